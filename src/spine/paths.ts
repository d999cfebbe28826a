/** An address within the site, before the base it is built for. */
export type Path = `/${string}`;

export const gamePath = (game: string): Path => `/${game}/`;
export const chapterPath = (game: string, chapter: string, anchor?: string): Path =>
  `/${game}/rules/${chapter}/${anchor === undefined ? '' : `#${anchor}`}`;
export const clausePath = (game: string, clause: string): Path => `/${game}/c/${clause}/`;
export const codePath = (game: string, rule: string): Path => `/${game}/code/${rule}/`;
export const examplesPath = (game: string): Path => `/${game}/examples/`;
export const examplePath = (game: string, scenario: string): Path => `/${game}/examples/${scenario}/`;
export const embedPath = (game: string, scenario: string): Path => `/embed/${game}/${scenario}/`;
export const coursePath = (game: string): Path => `/${game}/learn/`;
export const lessonPath = (game: string, lesson: string): Path => `/${game}/learn/${lesson}/`;
export const faqsPath = (game: string): Path => `/${game}/faq/`;
export const faqPath = (game: string, slug: string): Path => `/${game}/faq/${slug}/`;
export const rulingsPath = (game: string): Path => `/${game}/rulings/`;
export const rulingPath = (game: string, slug: string): Path => `/${game}/rulings/${slug}/`;
export const proceduresPath = (game: string): Path => `/${game}/procedures/`;
export const procedurePath = (game: string, name: string): Path => `/${game}/procedures/${name}/`;
/** The catalogue of a game's components, or one of them in it. */
export const componentsPath = (game: string, anchor?: string): Path =>
  `/${game}/components/${anchor === undefined ? '' : `#${anchor}`}`;
export const referencePath = (game: string): Path => `/${game}/reference/`;
/** The sheet of a module. */
export const moduleSheetPath = (game: string, module: string): Path => `/${game}/reference/${module}/`;
export const printPath = (game: string): Path => `/${game}/print/`;
export const stripsPath = (game: string, chapter: string): Path => `/${game}/rules/${chapter}/strips.json`;
export const previewsPath = (game: string): Path => `/${game}/previews.json`;
export const glossaryPath: Path = '/glossary/';
export const termPath = (term: string): Path => `${glossaryPath}#${term}`;
/** The search of a game, or of all games. */
export const searchPath = (game?: string): Path => (game === undefined ? '/search/' : `/${game}/search/`);
export const searchIndexPath = (game: string): Path => `/search/${game}.json`;
/** The games that can be searched. */
export const searchGamesPath: Path = '/search/games.json';
/** What a search tells a table with other readings than ours. */
export const searchReadingsPath = (game: string): Path => `/search/readings/${game}.json`;
/** The records of the full text, which the build hands to Pagefind and does not publish. */
export const fullRecordsPath: Path = '/search/records.json';
/** The folder of the full text. Pagefind takes what stands before it for the base of the site. */
export const fullTextPath: Path = '/pagefind/';
