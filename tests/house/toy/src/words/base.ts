import type { Label, Tag, Words } from '../../../../../src/games/common/words/words.ts';
import type { Move, Toy } from '../engine/types.ts';
import { eventWords } from './events.ts';
import { namesOf } from './names.ts';
import { violationWords } from './violations.ts';

/** All that is said about Sidings without its expansion. */
export function baseWords(w: Tag): Words<Toy> {
  const names = namesOf(w);
  const kinds: Readonly<Record<Move['kind'], string>> = {
    take: w`Take a crate`,
    pass: w`Pass`,
    shunt: w`Shunt a crate`,
    haul: w`Haul`,
    roll: w`Roll`,
    rest: w`Rest`,
    bid: w`Bid for the signal`,
    hire: w`Hire crew`,
    sell: w`Sell a crate`,
  };

  return {
    seat: names.seat,
    kind: (kind) => kinds[kind],
    move(one, view): Label {
      switch (one.kind) {
        case 'take': {
          const crate = view.offer[one.slot];
          const label = w`Take the crate on the ${names.slot(one.slot)}`;
          return crate === undefined
            ? { label }
            : { label, detail: w`${names.crate(crate)}, ${names.coins(crate.value)}` };
        }
        case 'shunt':
          return { label: w`Shunt a crate of value ${one.value}` };
        case 'roll':
          return { label: w`Roll`, detail: w`0 to 3 coins` };
        case 'bid':
          return { label: w`Bid ${names.coins(one.coins)}` };
        case 'hire':
          return { label: w`${names.seat(one.seat)}: hire 1 crew`, detail: names.coins(2) };
        case 'sell':
          return { label: w`${names.seat(one.seat)}: sell the ${names.crate(one)}`, detail: names.coins(1) };
        default:
          return { label: kinds[one.kind] };
      }
    },
    event: eventWords(w, names),
    violation: (one, _, __, asked) => violationWords(w, names)(one, asked),
    prompt(one) {
      if (one.kind === 'over') return w`The game is over.`;
      const who = names.seat(one.seat);
      switch (one.kind) {
        case 'load':
          return w`${who} takes a crate or passes.`;
        case 'shunt':
          return w`${who} chooses a crate to shunt.`;
        case 'earn':
          return w`${who} hauls, rolls or rests.`;
        case 'settleUp':
          return w`${who} settles up: sell a crate or hire crew.`;
        case 'bid':
          return w`${who} bids for the signal in secret.`;
      }
    },
    target: (target) =>
      target === 'offer:left' || target === 'offer:right'
        ? w`the crate on the ${names.slot(target.slice(6))}`
        : w`the board`,
  };
}
