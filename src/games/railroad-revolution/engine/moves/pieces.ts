import { playerOf } from '../../../../kernel/seats.ts';
import { placeOffice, placeRail, placeStation } from '../building.ts';
import { pay, piecesLeft } from '../company.ts';
import { availableCities, cityRefused, networkAt, railSpaceRefused, sectionRefused, sectionsOf } from '../network.ts';
import { points } from '../points.ts';
import { CITIES, CITY, type CityId } from '../tables/cities.ts';
import type { SectionNumber } from '../tables/telegraph.ts';
import type { State } from '../types.ts';
import { type Refusal, refuse } from '../violations.ts';
import type { Move } from '../vocabulary.ts';
import { rewardChoice } from './rewards.ts';

const DOORSTEP = CITIES.filter((city) => city.level === 1).map((city) => city.id);

/** Why the setup building cannot go to a city: it takes a First Station slot of Washington or Charlotte. */
function setupCityRefused(state: State, city: CityId): Refusal {
  const free = DOORSTEP.filter((one) => state.cities[one].stations.length === 0);
  const may = free.length > 0 ? free : DOORSTEP;
  return may.includes(city) ? undefined : refuse('setup-station', 'setupPlace', { place: CITY[city].name });
}

/** Why the setup building cannot go to a section: it takes a First Office slot of a section with a Deal icon. */
function setupSectionRefused(state: State, section: SectionNumber): Refusal {
  const deals = points.telegraphLine(state.config).filter(({ deal }) => deal);
  const free = deals.filter((one) => state.telegraph[one.section - 1]?.offices.length === 0);
  const may = free.length > 0 ? free : deals;
  return may.some((one) => one.section === section)
    ? undefined
    : refuse('setup-office', 'setupPlace', { place: section });
}

/** The handlers of rewards that place a piece: of the player board, or the one kept aside. */
export const pieceTasks = {
  layRail: rewardChoice<'layRail', 'placeRail'>({
    rule: 'available-rail-space',
    move: 'placeRail',
    moves: (state, { seat }) => networkAt(state, seat).spaces.map((space) => ({ kind: 'placeRail', space })),
    check(state, { space }, { seat, rule, cost, aside }) {
      const company = playerOf(state, seat);
      if (!aside && piecesLeft(company, 'rail') === 0) return refuse('last-rail', 'noRailsLeft', {});
      const { money } = company;
      if (money < cost) return refuse(rule, 'money', { price: cost, money });
      return railSpaceRefused(state, seat, space);
    },
    perform(draft, { space }, { seat, rule, cost, aside }) {
      pay(draft, seat, cost, 'free-rail');
      placeRail(draft, seat, space, { aside, rule });
    },
    prompt: ({ seat, rule, must, cost, aside }) => ({ kind: 'layRail', seat, rule, cost, aside, may: !must }),
  }),
  layStation: rewardChoice<'layStation', 'buildStation'>({
    rule: 'available-city',
    move: 'buildStation',
    moves: (state, { seat }) => availableCities(state, seat).map((city): Build => ({ kind: 'buildStation', city })),
    check(state, { city }, { seat, aside }) {
      if (!aside && piecesLeft(playerOf(state, seat), 'building') === 0)
        return refuse('deal-station', 'noBuildingsLeft', {});
      return (state.round === 0 ? setupCityRefused(state, city) : undefined) ?? cityRefused(state, seat, city);
    },
    perform: (draft, { city }, { seat, rule, aside }) => void placeStation(draft, seat, city, { aside, rule }),
    prompt: ({ seat, rule, must, aside }) => ({ kind: 'layStation', seat, rule, aside, may: !must }),
  }),
  layOffice: rewardChoice<'layOffice', 'buildOffice'>({
    rule: 'one-office-a-section',
    move: 'buildOffice',
    moves: (state) => sectionsOf(state).map((section) => ({ kind: 'buildOffice', section })),
    check(state, { section }, { seat, aside }) {
      if (!aside && piecesLeft(playerOf(state, seat), 'building') === 0)
        return refuse('deal-office', 'noBuildingsLeft', {});
      return (aside ? setupSectionRefused(state, section) : undefined) ?? sectionRefused(state, seat, section);
    },
    perform: (draft, { section }, { seat, rule, aside }) => void placeOffice(draft, seat, section, { aside, rule }),
    prompt: ({ seat, rule, must, aside }) => ({ kind: 'layOffice', seat, rule, aside, may: !must }),
  }),
};

type Build = Extract<Move, { readonly kind: 'buildStation' }>;
