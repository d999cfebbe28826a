import type { Seat } from '../../../kernel/agenda.ts';
import { draw, shuffle, tell } from '../../../kernel/draft.ts';
import type { Automatic } from '../../../kernel/game.ts';
import type { Rng } from '../../../kernel/rng.ts';
import { change } from '../../../kernel/seats.ts';
import { NO_STOCK } from './market.ts';
import type { D } from './player.ts';
import { EMPTY_SLOTS, pushRound } from './round.ts';
import type { RuleId } from './rules.ts';
import { CARD_IDS } from './tables/cards.ts';
import { CONSTANTS, PLAYER_COLOURS } from './tables/constants.ts';
import { playerCount } from './tables/player-counts.ts';
import { SITES, type SiteNumber } from './tables/sites.ts';
import type { Config, OpenSite, Player, State, TaskOf, Types } from './types.ts';

/**
 * What a player starts with; the coins come with the choice of the first player.
 * @rule player-pieces, same-eight-cards
 */
function startingPlayer(seat: Seat): Player {
  return {
    colour: PLAYER_COLOURS[seat] ?? 'red',
    coins: 0,
    facilities: NO_STOCK,
    tokens: { reroll: 0, plusOne: 0 },
    hand: CARD_IDS,
    slots: EMPTY_SLOTS,
    discard: [],
    dice: [],
  };
}

/**
 * The Project tiles of a game; with two players one is left out.
 * @rule project-seven
 */
function projectTiles(seats: number): readonly SiteNumber[] {
  return SITES.filter(({ removedWithTwo }) => seats > 2 || !removedWithTwo).map(({ number }) => number);
}

/**
 * The position before the first random step, with the preparation on its agenda.
 * @rule indicators-start-black, reroll-token-pile, plus-one-token-pile, middle-dice
 */
export function initialState(config: Config, rng: Rng): State {
  const { rerollTokens, plusOneTokens, middleDice } = playerCount(config.seats);
  return {
    config,
    rng,
    agenda: [{ kind: 'prepare' }],
    seats: Array.from({ length: config.seats }, (_, seat) => startingPlayer(seat)),
    projects: projectTiles(config.seats),
    round: 0,
    phase: 1,
    baton: 0,
    market: { structure: 'black', track: 'black', plan: 'black' },
    tokens: {
      reroll: rerollTokens,
      plusOne: plusOneTokens,
    },
    middle: middleDice,
    sites: [],
    shown: false,
    open: 0,
  };
}

/** A Construction site with empty warehouses. */
export function newSite(number: SiteNumber, seats: number): OpenSite {
  const empty = Array.from({ length: seats }, () => 0);
  return { number, warehouses: { structure: empty, track: empty } };
}

/** Turns up the top Project tile: its Construction site goes on the map. */
function openSite(draft: D, rule: RuleId): void {
  const [site, ...projects] = draft.state.projects;
  if (site === undefined) return;
  const sites = [...draft.state.sites, newSite(site, draft.state.config.seats)];
  draft.state = { ...draft.state, projects, sites };
  tell(draft, { kind: 'siteOpened', rule, site });
}

/** The first player takes the Baton and 20 coins, everybody else 22. */
function giveBaton(draft: D): void {
  const { seats } = draft.state.config;
  const baton = draw(draft, seats, 'first-player', 'firstPlayer');
  draft.state = { ...draft.state, baton };
  tell(draft, { kind: 'firstPlayerChosen', seat: baton, rule: 'first-player' });
  for (const seat of draft.state.seats.keys()) {
    const first = seat === baton;
    const coins = first ? CONSTANTS.coinsFirst : CONSTANTS.coinsOthers;
    change(draft, seat, { coins });
    tell(draft, { kind: 'coinsGiven', seat, rule: first ? 'first-player-coins' : 'other-players-coins', coins });
  }
}

/** The setup, as far as it is decided by chance. */
export const prepare: Automatic<Types, TaskOf<'prepare'>> = {
  rule: 'project-pile',
  settle(draft) {
    const projects = shuffle(draft, draft.state.projects, 'project-pile', 'projects');
    draft.state = { ...draft.state, projects };
    for (let i = 0; i < playerCount(draft.state.config.seats).sitesAtStart; i++)
      openSite(draft, i === 0 ? 'first-site' : 'second-site');
    giveBaton(draft);
    pushRound(draft);
  },
};
