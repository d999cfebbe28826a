// For the checkers that do not read Astro's files; Astro's own reads them and knows the properties of each.
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  // biome-ignore lint/style/noDefaultExport: this is how Astro's compiler exports a component
  export default component;
}

declare module 'subset-font' {
  /** A font with the letters of a text and no others. */
  // biome-ignore lint/style/noDefaultExport: this is how the library exports it
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { readonly targetFormat: 'woff2' | 'woff' | 'sfnt'; readonly keepFeatures?: readonly string[] },
  ): Promise<Uint8Array>;
}
