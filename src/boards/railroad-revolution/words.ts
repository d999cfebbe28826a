import type { Effect } from '../../engine/railroad-revolution/tables/effects.ts';
import type { Condition, Milestone } from '../../engine/railroad-revolution/tables/milestones.ts';
import type { TrackCost } from '../../engine/railroad-revolution/tables/tracks.ts';
import { namesOf } from '../../words/railroad-revolution/names.ts';
import { counted, english, listed, money, type Tag } from '../../words/words.ts';

/** What stands on the boards themselves: short, for it must fit. Sentences about the game are in `src/words/`. */
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
  const places: { readonly [place: string]: string } = {
    supply: w`Supply`,
    station: names.action('station'),
    railroad: names.action('railroad'),
    telegraph: names.action('telegraph'),
    trade: names.action('trade'),
  };
  const colour = (name: string): string => (name === 'neutral' ? w`Neutral` : names.colour(name as 'red'));
  const rails = (n: number): string => counted(w, n, w`rail`, w`rails`);

  function condition(one: Condition): string {
    switch (one.kind) {
      case 'connectedCities':
        return w`connect ${one.n} of level ${one.level}`;
      case 'stations':
        return w`${counted(w, one.n, w`station`, w`stations`)} at level ${one.level}`;
      case 'dealRails':
        return w`${rails(one.n)} on a Deal icon`;
      case 'terrainRails':
        return one.triangles === 0
          ? w`${rails(one.n)} on plains`
          : w`${rails(one.n)} on ${counted(w, one.triangles, w`triangle`, w`triangles`)}`;
    }
  }

  return {
    city: names.city,
    space: names.space,
    section: (n: number) => w`Section ${n}`,
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
    vp: (n: number) => w`${n} VP`,
    dollars: (n: number) => money(n).slice(1),
    money,
    conditions: (tile: Milestone) => tile.conditions.map(condition).join(', '),
    place: (name: string) => places[name] ?? name,
    map: w`Map`,
    larger: w`Larger`,
    smaller: w`Smaller`,
    plains: w`plains`,
    triangle: w`$100 more`,
    terrain: (triangles: number) => (triangles === 0 ? w`plains` : counted(w, triangles, w`triangle`, w`triangles`)),
    dealIcon: w`Deal icon`,
    level: (n: number) => w`level ${n}`,
    rails: w`rails`,
    stations: w`stations`,
    offices: w`offices`,
    dealTile: w`Deal tile`,
    resolved: w`being resolved`,
    stack: (n: number, discarded: number) => w`stack ${n} · discarded ${discarded}`,
    accepted: (players: string) => w`accepted by ${players}`,
    seats: w`Players`,
    player: w`Player`,
    moneyHead: w`Money`,
    sharesHead: w`Shares`,
    available: w`Available workers`,
    all: w`all`,
    toDecide: w`to decide`,
    telegraph: w`Telegraph line`,
    connection: w`VP to the next section:`,
    tracks: w`Performance tracks`,
    track: names.track,
    slotCost: ({ money: dollars, variantMoney, shares, workers: n }: TrackCost, high: boolean): string => {
      if (dollars !== undefined) return money(high ? (variantMoney ?? dollars) : dollars);
      return shares !== undefined ? w`${shares} Sh` : w`${n ?? 0} W`;
    },
    boardOf: (player: string) => w`${player}: player board`,
    pieces: w`Pieces on the player board`,
    piecesLeft: (buildings: number, n: number) => w`${counted(w, buildings, w`building`, w`buildings`)}, ${rails(n)}`,
    trains: w`Trains`,
    faceDown: w`face down`,
    stacks: w`Trains to take`,
    milestones: w`Milestones`,
    manager: (kind: string, filled: boolean) => (filled ? w`${kind} manager` : w`place for a ${kind} manager`),
    completed: (n: number) => w`${n} completed`,
    rest: w`The rest of the table`,
    sectionShares: (n: number, first: number) =>
      w`${names.shares(n)} for an office, ${first} more for the first office`,
    slotCostTold: ({ shares, workers: n }: TrackCost): string =>
      shares !== undefined
        ? w`costs ${names.shares(shares)}`
        : n !== undefined
          ? w`costs ${counted(w, n, w`worker`, w`workers`)}`
          : '',
    key: {
      city: w`a city and its level`,
      reached: w`a city that the player to decide has reached`,
      terrain: w`terrain: $100 more for each triangle`,
      plains: w`plains: nothing more to pay`,
      deal: w`a Deal icon: building here resolves the Deal tile`,
      station: w`a Station, in its owner’s colour`,
      neutral: w`a Station of the neutral colour`,
      first: w`the First Station of a city`,
      pieces: (player: string) => w`rails and pieces of ${player}`,
      worker: (kind: string) => w`${kind} worker`,
      texts: [
        [w`stack 1 · discarded 7`, w`Deal tiles face down in the stack, and in the discard pile`],
        [w`all`, w`all available workers: in the supply and on the player board`],
        [w`3 + 1`, w`on the Telegraph line: 3 Shares for an office, 1 more for the first office of a section`],
        [w`5 in a circle`, w`on the Telegraph line: VP for offices in both sections beside it`],
        [w`1 Sh, 1 W, $100`, w`on a performance track: what the step costs in Shares, workers or money`],
      ] as readonly (readonly [string, string])[],
    },
    reconstructed: w`Reconstructed values`,
  };
}

/** The words of the boards as they stand. */
export const words = boardWords(english);
