import { laws } from '../../../laws/laws.ts';
import { revolutionSubject } from './subject.ts';

// One file a seat count, so that they run beside each other.
laws({ ...revolutionSubject, configs: revolutionSubject.configs.filter(({ seats }) => seats === 3) });
