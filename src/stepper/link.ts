import type { Branch } from './branch.ts';
import { LIMITS } from './cursor.ts';

/** The name of the parameter. It may stand several times in an address, once for each example. */
export const PARAMETER = 'x';

/** The form of the text below. A later form gets another digit. */
const FORM = '1';

/** Longer texts are refused unread. */
export const LONGEST = 4000;

/** A step of an example, as it is linked to. */
export interface Spot {
  readonly run: string;
  /** The fingerprint of the run's outline at the time of linking. */
  readonly fingerprint: string;
  readonly at: number;
  /** Set where the step, or what led to it, is the reader's own. */
  readonly branch?: Branch;
}

/** Why a link cannot be read. */
export type LinkFault = 'damaged' | 'oversized' | 'newer';

export type ReadLink = { readonly ok: true; readonly spot: Spot } | { readonly ok: false; readonly fault: LinkFault };

// In the query of an address `~ . : -` need no escape; the rest of a text is escaped, and `.`, which separates.
const encode = (text: string) =>
  encodeURIComponent(text)
    .replaceAll('%3A', ':')
    .replace(/[!'()*.]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The value of the parameter for a spot: `deal-resolution~1a3f9.3.7` is step 7 of run 3; a branch adds the frame that it
 * leaves the script at and its moves, `….3.7.4.declineDeal.sellShares:0:1`. `1` is the form, `a3f9` the fingerprint.
 */
export function formatLink(scenario: string, { run, fingerprint, at, branch }: Spot): string {
  const parts = [`${FORM}${encode(fingerprint)}`, encode(run), String(at)];
  if (branch) parts.push(String(branch.from), ...branch.moves.map(encode));
  return `${encode(scenario)}~${parts.join('.')}`;
}

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

const natural = (text: string | undefined): number | undefined =>
  text !== undefined && /^(0|[1-9]\d{0,3})$/.test(text) ? Number(text) : undefined;

/** The spot that `formatLink` wrote, without its scenario. */
function parseSpot(text: string): ReadLink {
  const damaged: ReadLink = { ok: false, fault: 'damaged' };
  if (!text.startsWith(FORM)) return /^[2-9]/.test(text) ? { ok: false, fault: 'newer' } : damaged;
  const parts = text.slice(FORM.length).split('.');
  const [fingerprint, run, at, from] = [
    decode(parts[0] ?? ''),
    decode(parts[1] ?? ''),
    natural(parts[2]),
    natural(parts[3]),
  ];
  if (!fingerprint || !run || at === undefined) return damaged;
  if (parts.length === 3) return { ok: true, spot: { run, fingerprint, at } };
  const moves: string[] = [];
  for (const part of parts.slice(4)) {
    const move = decode(part);
    if (!move) return damaged;
    moves.push(move);
  }
  if (from === undefined || moves.length === 0 || moves.length > LIMITS.moves) return damaged;
  return { ok: true, spot: { run, fingerprint, at, branch: { from, moves } } };
}

/** The values of the parameter in the query of an address, as they stand there. */
function values(search: string): string[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair.startsWith(`${PARAMETER}=`))
    .map((pair) => pair.slice(PARAMETER.length + 1));
}

/** Which scenario a value names; other software may have escaped its `~` and `:`. */
function scenarioOf(value: string): { readonly scenario: string; readonly rest: string } {
  const plain = value.replace(/%7e/gi, '~').replace(/%3a/gi, ':');
  const cut = plain.indexOf('~');
  return cut < 0
    ? { scenario: decode(plain) ?? '', rest: '' }
    : { scenario: decode(plain.slice(0, cut)) ?? '', rest: plain.slice(cut + 1) };
}

/** The scenarios that an address names, in its order; a value that cannot be read gives an empty name. */
export function linked(search: string): string[] {
  return values(search).map((value) => scenarioOf(value).scenario);
}

/** What an address (`location.search`) says of a scenario; `undefined` where it does not name it. */
export function readLink(search: string, scenario: string): ReadLink | undefined {
  const value = values(search).find((one) => scenarioOf(one).scenario === scenario);
  if (value === undefined) return undefined;
  if (value.length > LONGEST) return { ok: false, fault: 'oversized' };
  return parseSpot(scenarioOf(value).rest);
}

/** The query of an address with another spot for one scenario, or with none; everything else stays as it stands. */
export function withLink(search: string, scenario: string, spot: Spot | undefined): string {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
    .filter(
      (pair) =>
        !(pair.startsWith(`${PARAMETER}=`) && scenarioOf(pair.slice(PARAMETER.length + 1)).scenario === scenario),
    );
  if (spot) pairs.push(`${PARAMETER}=${formatLink(scenario, spot)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
