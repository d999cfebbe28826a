import { laws } from './laws.ts';
import { revolutionSubject } from './railroad-revolution.ts';

// One file a seat count, so that they run beside each other.
laws({ ...revolutionSubject, configs: revolutionSubject.configs.filter(({ seats }) => seats === 3) });
