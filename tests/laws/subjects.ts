import { evolutionRulings, evolutionSubject } from '../games/railroad-revolution/modules/evolution/laws/subject.ts';
import { revolutionRulings, revolutionSubject } from '../games/railroad-revolution/laws/subject.ts';
import { workersRulings, workersSubject } from '../games/railway-workers/laws/subject.ts';
import type { Subject } from './subject.ts';
import { toySubject } from '../kernel/toy/subject.ts';
import { whistleRulings, whistleSubject } from '../games/whistle-stop/laws/subject.ts';

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
