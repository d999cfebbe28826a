import Example from './Example.astro';
import Procedure from './Procedure.astro';
import { vocabulary } from './vocabulary.ts';

/** What authors may write in MDX, examples and charts among it. */
export const playedVocabulary = { ...vocabulary, Example, Procedure };
