import Link from '../components/Link.astro';
import Provenance from '../components/Provenance.astro';
import AtAGlance from './AtAGlance.astro';
import Grid from './Grid.astro';
import Pieces from './Pieces.astro';
import Players from './Players.astro';
import Rule from './Rule.astro';
import Run from './Run.astro';
import Section from './Section.astro';
import See from './See.astro';
import Setup from './Setup.astro';
import Term from './Term.astro';
import With from './With.astro';

/**
 * What authors may write in MDX, for `<Content components={…} />`, but for examples and charts, whose style sheets only
 * the pages that show one should ask for. Run and Section are put in by the spine.
 */
export const vocabulary = {
  a: Link,
  AtAGlance,
  Grid,
  Pieces,
  Players,
  Provenance,
  Rule,
  Run,
  Section,
  See,
  Setup,
  Term,
  With,
};
