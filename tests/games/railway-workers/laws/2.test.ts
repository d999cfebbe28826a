import { laws } from '../../../laws/laws.ts';
import { workersSubject } from './subject.ts';

// One file a seat count, so that they run beside each other.
laws({ ...workersSubject, configs: workersSubject.configs.filter(({ seats }) => seats === 2) });
