import { laws } from './laws.ts';
import { revolutionRulings } from './railroad-revolution.ts';

laws(revolutionRulings);
