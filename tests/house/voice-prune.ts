import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/commands/toolchain.mjs';
import { allPhrased } from './also.ts';
import { lists, type OldTexts, shrunk } from './old-texts.ts';
import { allOffences } from './voice.ts';

// npm run voice: takes out of the lists of old texts what is mended. It adds nothing.
const size = ({ sentences, clauses }: OldTexts): string =>
  `${Object.values(sentences).flat().length} sentences, ${clauses.length} clauses`;

const [offences, clauses] = [allOffences(), allPhrased()];
for (const [path, list] of lists()) {
  const left = shrunk(path, list, offences, clauses);
  writeFileSync(join(root, path), `${JSON.stringify(left, null, 2)}\n`);
  console.log(`${path}: ${size(list)} were listed; left ${size(left)}`);
}
