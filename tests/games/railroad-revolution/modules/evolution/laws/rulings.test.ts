import { laws } from './laws.ts';
import { evolutionRulings } from './railroad-evolution.ts';

laws(evolutionRulings);
