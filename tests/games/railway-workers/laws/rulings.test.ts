import { laws } from '../../../laws/laws.ts';
import { workersRulings } from './subject.ts';

laws(workersRulings);
