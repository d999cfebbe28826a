import { evolutionRulings, evolutionSubject } from './railroad-evolution.ts';
import { revolutionRulings, revolutionSubject } from './railroad-revolution.ts';
import { workersRulings, workersSubject } from './railway-workers.ts';
import type { Subject } from './subject.ts';
import { toySubject } from './toy.ts';
import { whistleRulings, whistleSubject } from './whistle-stop.ts';

/** Every game under the laws. */
export const subjects: readonly Subject[] = [
  toySubject,
  revolutionSubject,
  revolutionRulings,
  evolutionSubject,
  evolutionRulings,
  workersSubject,
  workersRulings,
  whistleSubject,
  whistleRulings,
];
