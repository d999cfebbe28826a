import {
  askedFirst,
  count,
  type Lack,
  type LacksByCode,
  lacksBy,
  mark,
  nowhere,
  type Refused,
  seatOf,
  text,
  words,
} from '../../common/board/lacks.ts';
import { WORKERS } from '../engine/tables/constants.ts';
import { TRAIN_STACKS } from '../engine/tables/trains.ts';
import type { Company, View } from '../engine/types.ts';
import type { AnyCode } from '../words/violations.ts';
import { colourOf } from './changes.ts';

/** A refused move, whichever expansion is on the table: so it may be one that the base game does not have. */
export type Tried = Omit<Refused, 'view'> & { readonly view: View };

const companyOf = (tried: Tried): Company | undefined => tried.view.seats[seatOf(tried)];

/** A number of the player's row that is too small. */
export const short = (tried: Tried, cell: string, needed: string): readonly Lack[] =>
  mark('short', `row:${seatOf(tried)}:${cell}`, needed);
export const moneyShort = (tried: Tried, dollars: number): readonly Lack[] =>
  short(tried, 'money', words.needsMoney(dollars));
export const sharesShort = (tried: Tried, shares: number): readonly Lack[] =>
  short(tried, 'shares', words.needs(shares));
/** The pieces of a player board: none of a kind is left. */
const noPieces = (tried: Tried): readonly Lack[] => mark('missing', `pieces:${seatOf(tried)}`, words.none);
const actionPlace = (tried: Tried, action: string): string => `place:${seatOf(tried)}:${action}`;

/** The place of the action under way: its city or section, else the space of the player board. */
function underWay(tried: Tried): readonly string[] {
  const { city, section, action } = tried.asked as { city?: string; section?: number; action?: string };
  return [
    ...(city === undefined ? [] : [`city:${city}`]),
    ...(section === undefined ? [] : [`section:${section}`]),
    ...(action === undefined ? [] : [actionPlace(tried, action)]),
  ];
}

/** The worker that acts, on its space of the player board. */
function actingWorker(tried: Tried, worker: string): readonly string[] {
  const { action } = tried.asked as { action?: string };
  return action === undefined ? [] : [`worker:${seatOf(tried)}:${action}:${worker}`, actionPlace(tried, action)];
}

/** What a reward that would bring nothing lacks. */
function nothing(tried: Tried, reward: string): readonly Lack[] {
  const company = companyOf(tried);
  const left = (kind: 'rails' | 'buildings') => company?.sections.some((section) => section[kind] > 0) ?? true;
  switch (reward) {
    case 'promote':
      return (company?.milestones ?? []).map(({ id }) => ({ at: [`milestone:${id}`], kind: 'missing' }));
    case 'gainWorkers':
    case 'gainWorkerOfChoice':
    case 'exchangeWorker':
      return WORKERS.map((worker) => ({ at: [`supply:${worker}`], kind: 'missing' }));
    case 'takeTrain':
      return TRAIN_STACKS.map((front) => ({ at: [`stack:${front}`], kind: 'missing' }));
    case 'flip':
      return (company?.trains ?? []).map((_, i) => ({ at: [`train:${seatOf(tried)}:${i}`], kind: 'missing' }));
    case 'placeRail':
      return left('rails') ? [] : noPieces(tried);
    case 'placeStation':
    case 'placeOffice':
      return left('buildings') ? [] : noPieces(tried);
    default:
      return [];
  }
}

export const LACKS: LacksByCode<Tried, AnyCode> = {
  notAsked: askedFirst,
  notAMove: nowhere,
  gameOver: nowhere,
  notBegun: nowhere,
  noSuchSeat: nowhere,
  notYourDecision: ({ asked }) => ('seat' in asked ? mark('first', `seat:${asked.seat}`, words.first) : []),
  insideStep: (_, facts) => mark('first', `seat:${count(facts, 'asked')}`, words.first),
  noShares: (tried) => sharesShort(tried, 1),
  hireMoney: (tried, facts) => moneyShort(tried, count(facts, 'price')),
  noWorkerLeft: (_, facts) => mark('missing', `supply:${text(facts, 'worker')}`, words.none),
  noSuchWorker(tried, facts) {
    const [seat, from, worker] = [seatOf(tried), text(facts, 'from'), text(facts, 'worker')];
    const places = [`row:${seat}:${worker}`, `place:${seat}:${from}`];
    // The table of players counts those that are not used yet.
    return [{ at: from === 'supply' ? places : places.toReversed(), kind: 'missing', text: words.needs(1) }];
  },
  noRailsLeft: noPieces,
  noBuildingsLeft: noPieces,
  noPiecesLeft: noPieces,
  noRailSpace: nowhere,
  noCityAvailable: nowhere,
  noSectionAvailable: nowhere,
  actionPrice: (tried, facts) => moneyShort(tried, count(facts, 'price')),
  notInAction: (tried, facts) => mark('taken', actionPlace(tried, text(facts, 'action'))),
  mainActionDone: (tried, facts) => mark('taken', actionPlace(tried, text(facts, 'action')), words.done),
  mainActionOpen: (tried, facts) => mark('first', actionPlace(tried, text(facts, 'action')), words.first),
  mainActionFirst: (tried, facts) => mark('first', actionPlace(tried, text(facts, 'action')), words.first),
  unpaid: (tried, facts) => mark('first', `row:${seatOf(tried)}:money`, words.owes(count(facts, 'amount'))),
  nothingToPay: nowhere,
  freeAction: nowhere,
  money: (tried, facts) => moneyShort(tried, count(facts, 'price')),
  spaceTaken: (_, facts) => mark('taken', `space:${text(facts, 'space')}`),
  spaceNotConnected(_, facts) {
    const space = text(facts, 'space');
    // Neither end of it is in the network.
    return [...mark('gap', `space:${space}`), ...space.split('--').flatMap((city) => mark('missing', `city:${city}`))];
  },
  spaceJoinsLater: (_, facts) => mark('gap', `space:${text(facts, 'space')}`),
  cityNotConnected: (_, facts) => mark('gap', `city:${text(facts, 'city')}`),
  stationThere(tried, facts) {
    const city = text(facts, 'city');
    return [{ at: [`station:${city}:${companyOf(tried)?.colour}`, `city:${city}`], kind: 'taken' }];
  },
  officeThere(tried, facts) {
    const section = count(facts, 'section');
    return [{ at: [`office:${section}:${companyOf(tried)?.colour}`, `section:${section}`], kind: 'taken' }];
  },
  noSuchSection: nowhere,
  setupPlace: nowhere,
  setupTileGone: nowhere,
  notLeftmost: (tried, facts) => mark('first', `pieces:${seatOf(tried)}:${count(facts, 'section')}`, words.first),
  rewardTaken: (tried) => [{ at: underWay(tried), kind: 'taken', text: words.used }],
  rewardAgain: (tried, facts) => [{ at: actingWorker(tried, text(facts, 'worker')), kind: 'first', text: words.first }],
  notFirstStation({ view }, facts) {
    const city = text(facts, 'city');
    const [owner] = view.cities[city as 'miami']?.stations ?? [];
    const first = owner === undefined ? [] : [`station:${city}:${colourOf(view, owner)}`];
    return [{ at: [...first, `city:${city}`], kind: 'taken' }];
  },
  noTelegraphTile: (_, facts) => mark('missing', `section:${count(facts, 'section')}`),
  effectUsed: (tried, facts) => [{ at: actingWorker(tried, text(facts, 'worker')), kind: 'taken', text: words.used }],
  noAbility: (tried, facts) => [{ at: actingWorker(tried, text(facts, 'worker')), kind: 'gap' }],
  nothingToGain: (tried, facts) => nothing(tried, text(facts, 'reward')),
  noThirdRail: (tried, facts) => (count(facts, 'rails') === 0 ? noPieces(tried) : []),
  noSuchTrain: nowhere,
  trainStackEmpty: (_, facts) => mark('missing', `stack:${text(facts, 'train')}`, words.none),
  trackTop(tried, facts) {
    const track = text(facts, 'track');
    return [
      { at: [`slot:${track}:${companyOf(tried)?.markers[track as 'network']}`, `track:${track}`], kind: 'taken' },
    ];
  },
  trackMoney: (tried, facts) => moneyShort(tried, count(facts, 'price')),
  trackShares: (tried, facts) => sharesShort(tried, count(facts, 'price')),
  noManagerPlace: (_, facts) => mark('missing', `milestone:${text(facts, 'milestone')}`),
  notYourMilestone: (_, facts) => mark('taken', `milestone:${text(facts, 'milestone')}`),
  dealTaken: (_, facts) => mark('taken', `offer:${count(facts, 'offer')}`),
  dealShares: (tried, facts) => sharesShort(tried, count(facts, 'price')),
  dealMoney: (tried, facts) => moneyShort(tried, count(facts, 'price')),
  dealReward: (tried, facts) => [
    ...mark('gap', `offer:${count(facts, 'offer')}`),
    ...nothing(tried, text(facts, 'reward')),
  ],
  mustTake: askedFirst,
  notOffered: (_, facts) => mark('gap', `supply:${text(facts, 'worker')}`),
  notDrawn: askedFirst,
  notComplete: (_, facts) => mark('missing', `milestone:${text(facts, 'milestone')}`),
  fourWorkers: (tried, facts) =>
    short(tried, 'workers', words.leaves(count(facts, 'available'), count(facts, 'minimum'))),
};

/** What a refused move of the base game lacks. */
export const lacks = lacksBy(LACKS);
