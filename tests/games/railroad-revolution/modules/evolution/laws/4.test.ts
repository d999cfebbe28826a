import { laws } from '../../../../../laws/laws.ts';
import { evolutionSubject } from './subject.ts';

// One file a seat count, so that they run beside each other.
laws({ ...evolutionSubject, configs: evolutionSubject.configs.filter(({ seats }) => seats === 4) });
