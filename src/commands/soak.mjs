import { install, node, run } from './toolchain.mjs';

// npm run soak [-- minutes [seed]]: plays the games under all laws for a given time (10 minutes) with random seeds.
await install();
await run(node(), ['tests/laws/soak.ts', ...process.argv.slice(2)]);
