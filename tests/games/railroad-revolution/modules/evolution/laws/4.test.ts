import { laws } from './laws.ts';
import { evolutionSubject } from './railroad-evolution.ts';

// One file a seat count, so that they run beside each other.
laws({ ...evolutionSubject, configs: evolutionSubject.configs.filter(({ seats }) => seats === 4) });
