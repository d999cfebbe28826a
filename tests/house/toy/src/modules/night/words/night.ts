import type { ModuleWords } from '../../../../../../../src/games/common/words/module-words.ts';
import type { Tag } from '../../../../../../../src/games/common/words/words.ts';
import { namesOf } from '../../../words/names.ts';
import type { Night } from '../engine/index.ts';

/** What is said about Night Trains. */
export function nightWords(w: Tag): ModuleWords<Night> {
  const names = namesOf(w);
  return {
    move(one) {
      if (one.kind === 'light') return { label: w`Light the lamp`, detail: names.coins(1) };
      if (one.kind === 'leaveDark') return { label: w`Leave the lamp dark` };
      if (one.kind === 'nightRun') return { label: w`Run by night`, detail: names.coins(3) };
      return one.kind === 'snuff'
        ? { label: w`${names.seat(one.seat)}: snuff the lamp`, detail: names.coins(1) }
        : undefined;
    },
    kind(kind) {
      if (kind === 'light' || kind === 'leaveDark') return w`Your lamp`;
      if (kind === 'nightRun') return w`Run by night`;
      return kind === 'snuff' ? w`Snuff a lamp` : undefined;
    },
    event(one) {
      if (one.kind === 'lampLit') return w`${names.seat(one.seat)} pays ${names.coins(1)} and lights the lamp.`;
      if (one.kind === 'lampSnuffed') return w`The lamp of ${names.seat(one.seat)} goes dark.`;
      return one.kind === 'ranByNight'
        ? w`${names.seat(one.seat)} runs by night and earns ${names.coins(one.coins)}.`
        : undefined;
    },
    violation({ code, facts }) {
      if (code === 'notAsked' && facts.asked === 'lamp') return w`First light the lamp or leave it dark.`;
      return code === 'lampDark'
        ? w`The lamp of ${names.seat(Number(facts.seat))} is dark. Light it first.`
        : undefined;
    },
    score: () => undefined,
    prompt: (one) =>
      one.kind === 'lamp' && 'seat' in one ? w`${names.seat(one.seat)} lights the lamp or leaves it dark.` : undefined,
    target: (target) =>
      target.startsWith('lamp:') ? w`the lamp of ${names.seat(Number(target.slice(5)))}` : undefined,
  };
}
