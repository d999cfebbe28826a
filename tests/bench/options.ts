import { StepFailed } from '../../src/commands/toolchain.mjs';

export const parts = ['engine', 'reading', 'examples', 'search', 'content'] as const;
export type Part = (typeof parts)[number];

export interface Options {
  /** Few rounds: to see whether all works, not to learn a figure. */
  readonly isQuick: boolean;
  /** The site that an earlier run built is used again. */
  readonly keeps: boolean;
  readonly parts: readonly Part[];
}

const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name);

/**
 * What the command line asks for: `--quick`, `--keep`, `--only engine,search`.
 * @throws StepFailed with a sentence where it asks for something else.
 */
export function optionsOf(args: readonly string[]): Options {
  let wanted: readonly Part[] = parts;
  const flags = new Set<string>();
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] as string;
    if (arg === '--only') {
      const names = (args[++i] ?? '').split(',');
      if (!names.every(isPart))
        throw new StepFailed(`--only takes some of ${parts.join(',')}, not ${names.join(',')}.`);
      wanted = parts.filter((part) => names.includes(part));
    } else if (arg === '--quick' || arg === '--keep') flags.add(arg);
    else throw new StepFailed(`The bench knows --quick, --keep and --only, not ${arg}.`);
  }
  return { isQuick: flags.has('--quick'), keeps: flags.has('--keep'), parts: wanted };
}
