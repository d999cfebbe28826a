import { laws } from '../../../laws/laws.ts';
import { revolutionRulings } from './subject.ts';

laws(revolutionRulings);
