import { counted, listed, money, type Tag } from '../../common/words/words.ts';
import { CITIES, type CityId } from '../engine/tables/cities.ts';
import type { Action, PlayerColour, Worker } from '../engine/tables/constants.ts';
import { DEAL_TILES, type DealTileId } from '../engine/tables/deal-tiles.ts';
import type { Effect } from '../engine/tables/effects.ts';
import { MILESTONES, type MilestoneId } from '../engine/tables/milestones.ts';
import { SPACES, type SpaceId } from '../engine/tables/spaces.ts';
import type { TrackId } from '../engine/tables/tracks.ts';
import { TRAINS, type TrainId } from '../engine/tables/trains.ts';
import type { Place } from '../engine/vocabulary.ts';

type Offers = (typeof DEAL_TILES)[number]['offers'];
const offersOf = new Map<string, Offers>(DEAL_TILES.map(({ id, offers }) => [id, offers]));
const cityNames = new Map<string, string>(CITIES.map(({ id, name }) => [id, name]));
const endsOf = new Map<string, readonly [CityId, CityId]>(SPACES.map(({ id, ends }) => [id, ends]));
const vpOf = new Map<string, number>(MILESTONES.map(({ id, vp }) => [id, vp]));
const trainEffects = new Map<string, Effect>(TRAINS.map(({ id, effect }) => [id, effect]));

/** The names of the things of the game, for sentences. */
export function namesOf(w: Tag) {
  const colours: Readonly<Record<PlayerColour | 'neutral', string>> = {
    yellow: w`Yellow`,
    red: w`Red`,
    black: w`Black`,
    blue: w`Blue`,
    neutral: w`the neutral colour`,
  };
  const workers: Readonly<Record<Worker, string>> = {
    white: w`white`,
    purple: w`purple`,
    orange: w`orange`,
    grey: w`grey`,
    turquoise: w`turquoise`,
  };
  const withArticle: Readonly<Record<Worker, string>> = {
    white: w`a white worker`,
    purple: w`a purple worker`,
    orange: w`an orange worker`,
    grey: w`a grey worker`,
    turquoise: w`a turquoise worker`,
  };
  const actions: Readonly<Record<Action, string>> = {
    station: w`Station`,
    railroad: w`Railroad`,
    telegraph: w`Telegraph`,
    trade: w`Trade`,
  };
  const tracks: Readonly<Record<TrackId, string>> = {
    telegraph: w`Telegraph`,
    stations: w`Stations`,
    network: w`Network`,
  };
  const rewards: { readonly [reward: string]: string } = {
    primaryReward: w`the primary reward`,
    firstStationBonus: w`the First Station bonus`,
    telegraphTile: w`the telegraph tile`,
    flip: w`the flip`,
    workerEffect: w`the worker effect`,
    advance: w`the advancements`,
    promote: w`the promotion`,
    takeTrain: w`the train`,
    gainWorker: w`the worker`,
    gainWorkers: w`the workers`,
    gainWorkerOfChoice: w`the worker`,
    exchange: w`the exchange`,
    exchangeFor: w`the exchange`,
    exchangeWorker: w`the exchange`,
    discardWorker: w`the discard`,
    layRail: w`the rail`,
    placeRail: w`the rail`,
    layStation: w`the free Station`,
    placeStation: w`the free Station`,
    layOffice: w`the free office`,
    placeOffice: w`the free office`,
    gainMoney: w`the money`,
    gainShares: w`the Shares`,
    deal: w`the Deal`,
  };

  const city = (id: string) => cityNames.get(id) ?? id;
  const space = (id: SpaceId | string) => {
    const ends = endsOf.get(id);
    return ends ? `${city(ends[0])}–${city(ends[1])}` : id;
  };
  const shares = (n: number) => counted(w, n, w`Share`, w`Shares`);
  const workerCount = (n: number) => counted(w, n, w`worker`, w`workers`);
  const worker = (colour: Worker) => workers[colour];
  const aWorker = (colour: Worker) => withArticle[colour];
  const from = (place: Place) => (place === 'supply' ? w`the personal supply` : w`the ${actions[place]} space`);
  const several = (list: readonly Worker[]) => listed(w, list.map(aWorker));

  /** What a tile, city or worker gives, short enough for a button. */
  function effect(one: Effect): string {
    return 'promote' in one && one.promote !== undefined ? w`${gives(one)}, promote ${one.promote}` : gives(one);
  }

  function gives(one: Effect): string {
    switch (one.kind) {
      case 'advance':
        return counted(w, one.n, w`advancement`, w`advancements`);
      case 'gainShares':
        return w`gain ${shares(one.n)}`;
      case 'gainMoney':
        return w`gain ${money(one.amount)}`;
      case 'gainWorkers':
        return one.mode === 'all' ? w`gain ${several(one.workers)}` : w`gain ${one.workers.map(worker).join(w` or `)}`;
      case 'gainWorkerOfChoice':
        return w`gain a worker`;
      case 'exchangeWorker':
        return w`exchange a worker`;
      case 'promote':
        return one.max === 1 ? w`promote 1` : w`promote 1 or ${one.max}`;
      case 'flip':
        return one.times === 1 ? w`flip a train` : w`flip a train twice`;
      case 'takeTrain':
        return w`take a train`;
      case 'placeRail':
        return one.cost > 0 ? w`place a rail` : w`free rail`;
      case 'placeOffice':
        return w`free office`;
      case 'placeStation':
        return w`free Station`;
      case 'setupOffice':
        return w`first office`;
      case 'setupStation':
        return w`first Station`;
      case 'setupRail':
        return w`first rail`;
    }
  }

  /** The money that a reward costs; empty where it costs none. */
  function effectCost(one: Effect): string {
    if (one.kind === 'promote' && one.costEach > 0) return w`${money(one.costEach)} each`;
    const cost = 'cost' in one ? (one.cost ?? 0) : 0;
    return cost > 0 ? money(cost) : '';
  }

  const offer = (tile: DealTileId, number: number) => offersOf.get(tile)?.[number - 1];
  /** A Deal by what it gives. */
  const deal = (tile: DealTileId, number: number) => {
    const found = offer(tile, number);
    return found ? effect(found.effect) : w`Deal ${number}`;
  };
  /** What a Deal costs: its Shares, and money where the reward shows some. */
  const dealPrice = (tile: DealTileId, number: number) => {
    const found = offer(tile, number);
    if (!found) return '';
    const cost = effectCost(found.effect);
    return cost === '' ? shares(found.price) : w`${shares(found.price)} and ${cost}`;
  };
  /** What the front of a train brings. */
  const bonus = (id: TrainId) => {
    const found = trainEffects.get(id);
    if (!found) return '';
    const cost = effectCost(found);
    return cost === '' ? effect(found) : w`${effect(found)} for ${cost}`;
  };
  const train = (id: TrainId) => (trainEffects.has(id) ? w`the train “${bonus(id)}”` : w`a train`);
  const milestone = (id: MilestoneId) => w`the ${vpOf.get(id) ?? 0} VP milestone`;

  return {
    colour: (id: PlayerColour | 'neutral') => colours[id],
    worker,
    aWorker,
    several,
    action: (id: Action) => actions[id],
    track: (id: TrackId) => tracks[id],
    reward: (id: string) => rewards[id] ?? w`the reward`,
    city,
    space,
    section: (n: number) => w`telegraph section ${n}`,
    from,
    shares,
    workers: workerCount,
    effect,
    effectCost,
    deal,
    dealPrice,
    train,
    bonus,
    milestone,
  };
}

export type Names = ReturnType<typeof namesOf>;
