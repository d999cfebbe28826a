import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { subject as toy } from '../kernel/toy/subject.ts';
import type { Subject } from './subject.ts';
import { findings, LAWS, smallest, titleOf } from './suite.ts';

// Plays every game under all laws, with other seeds each time, until the time is over. `node soak.ts <minutes> [seed]`.

/** What `laws/subject.ts` of each game exports, and of each of its modules; plain Node has no glob. */
async function subjectsOfGames(): Promise<readonly Subject[]> {
  const folder = fileURLToPath(new URL('../games/', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^[^/]+\/(modules\/[^/]+\/)?laws\/subject\.ts$/.test(path));
  const modules = files.sort().map((path) => import(pathToFileURL(folder + path).href));
  return (await Promise.all(modules)).flatMap(({ subjects }: { subjects: readonly Subject[] }) => subjects);
}

const minutes = Number(process.argv[2] ?? 10);
const first = Number(process.argv[3] ?? Date.now() % 2 ** 31);
if (!(minutes > 0) || !Number.isSafeInteger(first)) throw new RangeError('soak <minutes> [seed]: both are numbers');

const subjects = [toy, ...(await subjectsOfGames())];
const end = Date.now() + minutes * 60_000;
const over = () => Date.now() >= end;
const played = new Map<string, { games: number; moves: number }>();
let broken = 0;
console.log(`Soaking for ${minutes} min from seed ${first}.`);
for (let round = 0; !over(); round++)
  for (const subject of subjects)
    for (const config of subject.configs) {
      if (over()) break;
      const seed = (first + round) % 2 ** 31;
      const { found, plays, moves } = findings(subject, config, { plays: 25, seed, until: over });
      const { games, moves: before } = played.get(subject.name) ?? { games: 0, moves: 0 };
      played.set(subject.name, { games: games + plays, moves: before + moves });
      for (const number of new Set(found.map(({ law }) => law))) {
        broken += 1;
        const law = LAWS.find((one) => one.number === number);
        const small = law ? smallest(law, { ...subject, plays: 25 }, config, seed, 60) : '';
        const what = small || `law ${number}: ${found.find((one) => one.law === number)?.what}`;
        console.log(`${subject.name}, ${titleOf(config)}, seed ${seed}: ${what}`);
      }
    }
for (const [name, { games, moves }] of played) console.log(`${name}: ${games} games, ${moves} moves`);
console.log(broken === 0 ? 'No law is broken.' : `${broken} times a law is broken.`);
process.exitCode = broken === 0 ? 0 : 1;
