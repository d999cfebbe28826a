import type { Seat } from '../../../kernel/agenda.ts';
import { playerOf } from '../../../kernel/seats.ts';
import { areBlank, contactsOf, EDGES_OF, gridOf, linkOf, TURNS_OF } from './grid.ts';
import type { Way } from './prompts.ts';
import type { RuleId } from './rules.ts';
import { CITY_TILES, type CityId } from './tables/cities.ts';
import type { CityMap, State } from './types.ts';
import { type Refusal, refuse } from './violations.ts';
import type { MoveOfKind } from './vocabulary.ts';

// Where a tile fits, and why it does not elsewhere.

type PlaceCity = MoveOfKind<'placeCity'>;

export const isSolo = ({ config }: Pick<State, 'config'>): boolean => config.seats === 1;

/**
 * The tiles of which a player places one: the whole hand, or in solitaire those drawn.
 * @rule any-city-in-hand, solo-place
 */
export function tilesToPlace(state: State, seat: Seat): readonly CityId[] {
  return isSolo(state) ? state.display.cities : playerOf(state, seat).hand;
}

/** Whether a tile has an edge that could match one facing an empty space: its other sides never matter. */
function canMatch(map: CityMap, city: CityId): boolean {
  const { open } = gridOf(map);
  return CITY_TILES[city].edges.some((edge) => edge !== 'blank' && open.has(edge));
}

const canPairBlanks = (map: CityMap, city: CityId): boolean =>
  gridOf(map).open.has('blank') && CITY_TILES[city].edges.includes('blank');

/** The tile that decides how all have to be placed, and the way. */
interface Duty {
  readonly way: Way;
  /** The first tile that can be placed so. */
  readonly city?: CityId;
}

/**
 * How a player has to place one of some tiles: by a railroad where any tile can match one, else blank to blank.
 * @rule must-match, blank-to-blank, pass-placing
 */
export function dutyOf(map: CityMap, tiles: readonly CityId[]): Duty {
  const matching = tiles.find((city) => canMatch(map, city));
  if (matching !== undefined) return { way: 'match', city: matching };
  const blank = tiles.find((city) => canPairBlanks(map, city));
  return blank === undefined ? { way: 'none' } : { way: 'blank', city: blank };
}

/** The same for the start tiles of the solitaire challenge, which lie anywhere beside a city where none can match. */
export function startDutyOf(map: CityMap, tiles: readonly CityId[]): Duty {
  const duty = dutyOf(map, tiles);
  return duty.way === 'match' ? duty : { way: 'beside' };
}

/** Every way in which each of some tiles can lie on each space beside a city: tile by tile, space by space. */
export function* placements(map: CityMap, tiles: readonly CityId[]): Generator<PlaceCity, void> {
  const { spaces } = gridOf(map);
  for (const city of tiles)
    for (const { x, y } of spaces) for (const turn of TURNS_OF[city]) yield { kind: 'placeCity', city, x, y, turn };
}

/** Of these ways those that a duty asks for: where equal edges meet, and not two blank ones unless blanks are to meet. */
export function* fitting(map: CityMap, tiles: readonly CityId[], { way }: Duty): Generator<PlaceCity, void> {
  const { spaces, facing } = gridOf(map);
  for (const city of tiles)
    for (const { x, y } of spaces) {
      const beside = facing({ x, y });
      for (const turn of TURNS_OF[city]) {
        const edges = EDGES_OF[city][turn];
        const meets = ({ at, theirs }: (typeof beside)[number]) =>
          edges?.[at] === theirs && (theirs !== 'blank' || way === 'blank');
        if (way === 'beside' || beside.some(meets)) yield { kind: 'placeCity', city, x, y, turn };
      }
    }
}

/** Why a tile cannot lie on a space at all, whatever it touches there. */
function spotRefused(map: CityMap, move: PlaceCity): Refusal {
  const { city, turn } = move;
  const there = gridOf(map).cityAt(move);
  if (there !== undefined) return refuse('no-stacking', 'spaceTaken', { city: there });
  if (!TURNS_OF[city].includes(turn)) return refuse('tile-rotation', 'sameTurn', { city });
  return undefined;
}

/**
 * Why a tile that a player has cannot be placed so; `rule` is the clause that makes a match compulsory.
 * @rule beside-a-city, one-match-enough
 */
export function placementRefused(
  map: CityMap,
  move: PlaceCity,
  duty: Duty,
  rule: Extract<RuleId, 'must-match' | 'challenge-links'> = 'must-match',
): Refusal {
  const { city } = move;
  const refused = spotRefused(map, move);
  if (refused) return refused;
  const contacts = contactsOf(map, city, move);
  const [first] = contacts;
  if (first === undefined) return refuse('beside-a-city', 'notBeside', {});
  if (duty.way === 'beside' || contacts.some(linkOf)) return undefined;
  if (duty.way !== 'match')
    return contacts.some(areBlank) ? undefined : refuse('blank-to-blank', 'noBlankPair', { city, way: duty.way });
  if (contacts.some(areBlank)) return refuse(rule, 'mustMatch', { city, matching: duty.city ?? city });
  const { neighbour, own, theirs } = first;
  return refuse('railroad-match', 'noMatch', { city, neighbour, own, theirs });
}
