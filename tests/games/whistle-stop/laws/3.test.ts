import { laws } from './laws.ts';
import { whistleSubject } from './whistle-stop.ts';

// One file a seat count, so that they run beside each other.
laws({ ...whistleSubject, configs: whistleSubject.configs.filter(({ seats }) => seats === 3) });
