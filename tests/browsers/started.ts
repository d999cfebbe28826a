import { type ChildProcess, spawn } from 'node:child_process';

/** Ends a program and waits until it has ended. */
export async function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = new Promise((resolve) => program.once('exit', resolve));
  program.kill();
  await gone;
}

/** Starts a program and waits until it has written what `ready` finds, for `seconds` at most. */
export async function started(
  file: string,
  args: readonly string[],
  ready: RegExp,
  { env = {}, seconds = 60 }: { env?: Record<string, string>; seconds?: number } = {},
): Promise<{ program: ChildProcess; said: string }> {
  const program = spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let written = '';
  const said = new Promise<string>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`${file} is not ready after ${seconds} s: ${written}`)),
      seconds * 1000,
    );
    const read = (part: Buffer) => {
      written += part.toString();
      const found = ready.exec(written);
      if (found === null) return;
      clearTimeout(late);
      resolve(found[1] ?? found[0]);
    };
    program.stdout.on('data', read);
    program.stderr.on('data', read);
    program.once('error', reject);
    program.once('exit', (code) => reject(new Error(`${file} ended with ${code}: ${written}`)));
  });
  try {
    return { program, said: await said };
  } catch (error) {
    program.kill();
    throw error;
  }
}
