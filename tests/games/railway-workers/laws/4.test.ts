import { laws } from './laws.ts';
import { workersSubject } from './railway-workers.ts';

// One file a seat count, so that they run beside each other.
laws({ ...workersSubject, configs: workersSubject.configs.filter(({ seats }) => seats === 4) });
