import { laws } from '../../../laws/laws.ts';
import { rulings } from './subject.ts';

laws(rulings);
