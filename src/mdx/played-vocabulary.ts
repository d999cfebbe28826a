import { vocabulary } from './vocabulary.ts';
import Example from './Example.astro';
import Procedure from './Procedure.astro';

/** What authors may write in MDX, examples and charts among it. */
export const playedVocabulary = { ...vocabulary, Example, Procedure };
