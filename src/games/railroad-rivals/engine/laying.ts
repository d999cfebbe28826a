import type { Seat } from '../../../kernel/agenda.ts';
import { tell } from '../../../kernel/draft.ts';
import type { D } from './bag.ts';
import { isSolo } from './fits.ts';
import { contactsOf, linkOf } from './grid.ts';
import type { RuleId } from './rules.ts';
import type { CityId } from './tables/cities.ts';
import { CONSTANTS } from './tables/constants.ts';
import type { Link, Spot, State } from './types.ts';

/**
 * Whether a player has a locomotive left to mark a link.
 * @rule locomotive-limit
 */
function hasLocomotive({ config, links }: State, seat: Seat): boolean {
  if (config.rulings.locomotives === 'unlimited' || config.seats === 1) return true;
  return links.filter(({ owner }) => owner === seat).length < CONSTANTS.locomotives;
}

/**
 * Puts a tile on the table, and a locomotive on each link that it makes.
 * @rule link-owner, several-links, solo-links
 */
export function layCity(draft: D, seat: Seat, city: CityId, { x, y, turn }: Spot): void {
  const solo = isSolo(draft.state);
  const contacts = contactsOf(draft.state.map, city, { x, y, turn });
  draft.state = { ...draft.state, map: { ...draft.state.map, [city]: { x, y, turn, cubes: [] } } };
  const made = contacts.flatMap((contact) => {
    const railroad = linkOf(contact);
    return railroad === undefined ? [] : [{ railroad, to: contact.neighbour }];
  });
  const rule: RuleId = solo ? 'solo-links' : made.length > 1 ? 'several-links' : 'link-owner';
  for (const { railroad, to } of made) {
    const owned = hasLocomotive(draft.state, seat);
    const link: Link = { railroad, from: city, to, ...(owned ? { owner: seat } : {}) };
    draft.state = { ...draft.state, links: [...draft.state.links, link] };
    tell(draft, { kind: 'linkMade', seat, rule, railroad, city, to, owned });
  }
}
