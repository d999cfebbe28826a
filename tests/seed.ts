import fc from 'fast-check';

// The same cases in every run, so that a red test is red for whoever repeats it. Other ones on demand:
// ROUNDHOUSE_SEED=7 npm test, or all the time with `npm run soak`.
fc.configureGlobal({ seed: Number(process.env.ROUNDHOUSE_SEED ?? 1846) });
