import { laws } from '../../laws/laws.ts';
import { subject } from './subject.ts';

laws(subject);
