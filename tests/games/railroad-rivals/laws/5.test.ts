import { laws } from '../../../laws/laws.ts';
import { subject } from './subject.ts';

// One file a seat count, so that they run beside each other.
laws(subject, 5);
