import { laws } from '../../laws/laws.ts';
import { toySubject } from './subject.ts';

laws(toySubject);
