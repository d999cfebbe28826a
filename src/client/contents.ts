/** A list of pages that belong together. */
export interface ContentsGroup {
  title: string;
  href?: string;
  items: readonly ContentsItem[];
}

/** A page in the contents; without an address it is in preparation. */
export interface ContentsItem {
  label: string;
  href?: string;
  number?: number | string;
  current?: boolean;
}
