import { execFileSync } from 'node:child_process';
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';
import { root } from '../../src/commands/toolchain.mjs';
import { versionOf } from './others.ts';

/** What a figure depends on, in lines of Markdown. No name of the machine and no path on it. */
export function about(chromium: string): string {
  const [first] = cpus();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  let commit = 'not in a repository';
  try {
    // What the bench wrote itself is no change of what was measured.
    const changed = git('status', '--porcelain', '--', ':!tests/bench/RESULTS.md');
    commit = `\`${git('rev-parse', '--short=12', 'HEAD')}\`${changed === '' ? '' : ' with changes that are not committed'}`;
  } catch {
    // A copy without its history can be measured as well.
  }
  const load = loadavg()[0] ?? 0;
  return [
    `- commit ${commit}, measured on ${new Date().toISOString().slice(0, 10)}`,
    `- machine: ${cpus().length} cores ${first?.model.trim() ?? ''} (${platform()} ${arch()}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB; load ${load.toFixed(1)} when it began`,
    `- Node ${process.versions.node}, Chromium ${chromium}`,
    `- astro ${versionOf('astro', root)}, svelte ${versionOf('svelte', root)}; boardgame.io ${versionOf('boardgame.io')}, Starlight ${versionOf('@astrojs/starlight')} on astro ${versionOf('astro')}`,
  ].join('\n');
}
