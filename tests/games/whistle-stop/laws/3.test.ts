import { laws } from '../../../laws/laws.ts';
import { whistleSubject } from './subject.ts';

// One file a seat count, so that they run beside each other.
laws({ ...whistleSubject, configs: whistleSubject.configs.filter(({ seats }) => seats === 3) });
