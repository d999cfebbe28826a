import { laws } from '../../../../../laws/laws.ts';
import { evolutionRulings } from './subject.ts';

laws(evolutionRulings);
