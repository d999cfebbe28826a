const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The address of a path of this site under the base it is built for. `path` begins with `/`; query and hash pass through. */
export function href(path: `/${string}`): string {
  return `${base}${path}`;
}
