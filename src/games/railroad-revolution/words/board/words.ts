import { counted, english, listed, money, type Tag } from '../../../common/words/words.ts';
import type { Effect } from '../../engine/tables/effects.ts';
import { namesOf } from '../names.ts';

/** What stands on the boards themselves: short, for it must fit. Sentences about the game stand beside them in `words/`. */
export function boardWords(w: Tag) {
  const names = namesOf(w);
  const workers: { readonly [kind: string]: string } = {
    white: w`white`,
    purple: w`purple`,
    orange: w`orange`,
    grey: w`grey`,
    turquoise: w`turquoise`,
    any: w`any`,
  };
  const colour = (name: string): string => (name === 'neutral' ? w`Neutral` : names.colour(name as 'red'));
  return {
    city: names.city,
    space: names.space,
    colour,
    worker: (kind: string) => workers[kind] ?? kind,
    colours: (list: readonly string[]) => (list.length === 0 ? w`none` : listed(w, list.map(colour))),
    reward: (effect: Effect) => {
      const text = names.effect(effect);
      return text.charAt(0).toUpperCase() + text.slice(1);
    },
    gain: w`Gain`,
    cost: names.effectCost,
    shares: names.shares,
    dollars: (n: number) => money(n).slice(1),
    money,
    vp: (n: number) => w`${n} VP`,
    map: w`Map`,
    larger: w`Larger`,
    smaller: w`Smaller`,
    terrain: (triangles: number) => (triangles === 0 ? w`plains` : counted(w, triangles, w`triangle`, w`triangles`)),
    dealIcon: w`Deal icon`,
    level: (n: number) => w`level ${n}`,
    rails: w`rails`,
    stations: w`stations`,
    dealTile: w`Deal tile`,
    resolved: w`being resolved`,
    stack: (n: number, discarded: number) => w`stack ${n} · discarded ${discarded}`,
    accepted: (players: string) => w`taken by ${players}`,
    seats: w`Players`,
    player: w`Player`,
    moneyHead: w`Money`,
    sharesHead: w`Shares`,
    available: w`Available workers`,
    /** Below the workers of the supply: those that stand on the player board. */
    used: (n: number) => w`+${n}`,
    usedSaid: (n: number) => w` unused, ${n} used`,
    all: w`all`,
    toDecide: w`to act`,
    telegraph: w`Telegraph line`,
    tracks: w`Performance tracks`,
    stacks: w`Trains to take`,
    drawn: w`Drawn milestones`,
    milestonesOf: (player: string) => w`Milestones of ${player}`,
    rest: w`Show all boards`,
    reconstructed: w`Reconstructed values`,
  };
}

/** The words of the boards as they stand. */
export const words = boardWords(english);
