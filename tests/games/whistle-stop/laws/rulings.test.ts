import { laws } from '../../../laws/laws.ts';
import { whistleRulings } from './subject.ts';

laws(whistleRulings);
