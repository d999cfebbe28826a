import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Closes a run with one line of its own: `N passed, N failed`, over all projects. */
export class Tally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    let passed = 0;
    // A file that cannot be loaded and an error outside any test have no test of their own, but they are failures.
    let failed = errors.length + Number(process.env.ROUNDHOUSE_FAILED_BEFORE ?? 0);
    for (const module of modules) {
      failed += module.errors().length;
      for (const suite of module.children.allSuites()) failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        if (state === 'failed') failed += 1;
      }
    }
    process.once('exit', () => process.stdout.write(`${passed} passed, ${failed} failed\n`));
  }
}
