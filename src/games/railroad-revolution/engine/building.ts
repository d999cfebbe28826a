import type { Seat } from '../../../kernel/agenda.ts';
import { tell } from '../../../kernel/draft.ts';
import { change, playerOf } from '../../../kernel/seats.ts';
import { type D, noteEnd, takePiece } from './company.ts';
import type { Origin } from './events.ts';
import type { RuleId } from './rules.ts';
import type { CityId } from './tables/cities.ts';
import type { SpaceId } from './tables/spaces.ts';
import type { SectionNumber } from './tables/telegraph.ts';
import type { Pieces } from './types.ts';
import type { Piece } from './vocabulary.ts';

/** Takes the piece to build with: the leftmost of the player board, or the one kept aside for the setup. */
function pieceFor(draft: D, seat: Seat, piece: Piece, aside: boolean): Origin {
  if (!aside) return takePiece(draft, seat, piece);
  const kept = playerOf(draft.state, seat).aside;
  const left: Pieces = piece === 'rail' ? { ...kept, rails: 0 } : { ...kept, buildings: 0 };
  change(draft, seat, { aside: left });
  return 'aside';
}

/** Places a rail in a space; `terrain` is what the space adds to a price, in dollars. */
export function placeRail(
  draft: D,
  seat: Seat,
  space: SpaceId,
  { aside = false, terrain = 0, rule }: { readonly aside?: boolean; readonly terrain?: number; readonly rule: RuleId },
): void {
  const from = pieceFor(draft, seat, 'rail', aside);
  change(draft, seat, { rails: [...playerOf(draft.state, seat).rails, space] });
  tell(draft, { kind: 'railPlaced', seat, rule, space, from, terrain });
  noteEnd(draft, seat);
}

/** Builds a station: the first of a city stands in the First Station slot, whoever granted it. Returns whether it does. */
export function placeStation(
  draft: D,
  seat: Seat,
  city: CityId,
  { aside = false, rule }: { readonly aside?: boolean; readonly rule: RuleId },
): boolean {
  const from = pieceFor(draft, seat, 'building', aside);
  const { cities } = draft.state;
  const there = cities[city];
  const first = there.stations.length === 0;
  draft.state = {
    ...draft.state,
    cities: { ...cities, [city]: { ...there, stations: [...there.stations, seat] } },
  };
  tell(draft, { kind: 'stationBuilt', seat, rule, city, from, first });
  noteEnd(draft, seat);
  return first;
}

/** Builds an office: the first of a section stands in the First Office slot, whoever granted it. Returns whether it does. */
export function placeOffice(
  draft: D,
  seat: Seat,
  section: SectionNumber,
  { aside = false, rule }: { readonly aside?: boolean; readonly rule: RuleId },
): boolean {
  const from = pieceFor(draft, seat, 'building', aside);
  const first = draft.state.telegraph[section - 1]?.offices.length === 0;
  const telegraph = draft.state.telegraph.map((there, i) =>
    i === section - 1 ? { ...there, offices: [...there.offices, seat] } : there,
  );
  draft.state = { ...draft.state, telegraph };
  tell(draft, { kind: 'officeBuilt', seat, rule, section, from, first });
  noteEnd(draft, seat);
  return first;
}
