/** The form of what is kept. A later form gets a higher number and reads this one. */
const FORM = 1;

/** Longer texts are refused unread. */
const LONGEST = 4000;

/** The steps of a setup that are done, by their places. */
export type Ticks = ReadonlySet<string>;

/** `newer`: a later form of the site wrote it, and can read it still. */
export type TicksFault = 'damaged' | 'newer';

export type ReadTicks =
  | { readonly ok: true; readonly ticks: Ticks }
  | { readonly ok: false; readonly fault: TicksFault };

/** The key of a game in `localStorage`. */
export const ticksKey = (game: string): string => `roundhouse:setup:${game}`;

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What is ticked, as text. */
export function formatTicks(ticks: Ticks): string {
  return JSON.stringify({ form: FORM, done: [...ticks].sort() });
}

/** What `formatTicks` wrote. It is taken whole or not at all. */
export function parseTicks(text: string): ReadTicks {
  const damaged: ReadTicks = { ok: false, fault: 'damaged' };
  if (text.length > LONGEST) return damaged;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return damaged;
  }
  if (typeof value !== 'object' || value === null || !('form' in value)) return damaged;
  const { form } = value;
  if (Number.isInteger(form) && (form as number) > FORM) return { ok: false, fault: 'newer' };
  const done: unknown = 'done' in value ? value.done : undefined;
  const isWhole =
    form === FORM && Array.isArray(done) && done.every((one) => typeof one === 'string' && NAME.test(one));
  return isWhole ? { ok: true, ticks: new Set(done as string[]) } : damaged;
}

/** What a device keeps of one setup, whoever writes there meanwhile. */
export interface TicksStore {
  /** What is kept now, and what is wrong with it. */
  read(): { readonly ticks: Ticks; readonly fault?: TicksFault };
  /** Keeps ticks; none leaves nothing. False where nothing can be kept: storage is closed or full, or holds a later form. */
  write(ticks: Ticks): boolean;
}

/**
 * The store of one setup. What a later form of the site has kept is never written over; what is damaged stays until the reader
 * ticks again.
 * @param device `localStorage`; throws where the browser closes it
 */
export function ticksStore(device: () => Storage, key: string): TicksStore {
  const read = (): ReturnType<TicksStore['read']> => {
    try {
      const text = device().getItem(key);
      const found = text === null ? undefined : parseTicks(text);
      if (found === undefined) return { ticks: new Set() };
      return found.ok ? { ticks: found.ticks } : { ticks: new Set(), fault: found.fault };
    } catch {
      return { ticks: new Set() };
    }
  };
  return {
    read,
    write(ticks) {
      if (read().fault === 'newer') return false;
      try {
        if (ticks.size === 0) device().removeItem(key);
        else device().setItem(key, formatTicks(ticks));
        return true;
      } catch {
        return false;
      }
    },
  };
}
