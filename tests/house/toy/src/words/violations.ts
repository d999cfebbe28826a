import type { Tag } from '../../../../../src/games/common/words/words.ts';
import type { Seat } from '../../../../../src/kernel/agenda.ts';
import type { Facts, Violation } from '../../../../../src/kernel/rules.ts';
import type { Names } from './names.ts';

/** Why a move is refused: what is missing, and then the way out. */
export function violationWords(w: Tag, names: Names) {
  const number = (facts: Facts, name: string) => Number(facts[name] ?? 0);
  const first: { readonly [task: string]: string } = {
    load: w`First take a crate or pass.`,
    shunt: w`First shunt a crate.`,
    earn: w`First haul, roll or rest.`,
    bid: w`First bid for the signal.`,
    settleUp: w`First settle up.`,
  };
  const sentences: { readonly [code: string]: (facts: Facts, who: string) => string } = {
    notAsked: ({ asked }) => first[String(asked)] ?? w`You cannot do this now.`,
    gameOver: () => w`The game is over.`,
    noSuchSeat: (facts) => w`${names.seat(number(facts, 'seat'))} does not play.`,
    emptySlot: ({ slot }) => w`The offer is empty on the ${names.slot(String(slot))}. Take another crate or pass.`,
    noSuchCrate: ({ colour }, who) =>
      colour === undefined
        ? w`The yard has no such crate. Sell one that is there.`
        : w`${who} has no other ${names.colour(String(colour))} crate of this value. Shunt one that is in the yard.`,
    noCrew: (_, who) => w`${who} would have no crew. Keep or hire 1 crew.`,
    noCrewLeft: () => w`No crew is left to hire. Wait until a player returns one.`,
    unpaid: (_, who) => w`${who} could not pay by the end of the turn. Choose what leaves no debt.`,
    bidTooHigh: (facts, who) => w`${who} does not have ${names.coins(number(facts, 'coins'))}. Bid less.`,
    tooDear: (facts) => w`This costs ${names.coins(number(facts, 'price'))}. Earn or sell a crate first.`,
  };
  return ({ code, facts }: Pick<Violation, 'code' | 'facts'>, asked?: Seat): string => {
    const who = asked === undefined ? w`The player` : names.seat(asked);
    return Object.hasOwn(sentences, code) ? (sentences[code]?.(facts, who) ?? '') : w`The rules do not allow it.`;
  };
}
