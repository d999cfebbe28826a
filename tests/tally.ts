import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/**
 * Counts a run over all projects. `npm test` names a file for the count in ROUNDHOUSE_TALLY and tells it at the end of
 * everything; a run of Vitest alone closes with the line `N passed, N failed` itself.
 */
export class Tally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    let passed = 0;
    // A file that cannot be loaded and an error outside any test have no test of their own, but they are failures.
    let failed = errors.length;
    for (const module of modules) {
      failed += module.errors().length;
      for (const suite of module.children.allSuites()) failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        if (state === 'failed') failed += 1;
      }
    }
    const file = process.env.ROUNDHOUSE_TALLY;
    if (file === undefined) process.once('exit', () => process.stdout.write(`${passed} passed, ${failed} failed\n`));
    else writeFileSync(file, JSON.stringify({ passed, failed }));
  }
}
