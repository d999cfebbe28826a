import type { Explanation } from '../../../../mutate/explained.ts';

/** Why some mutants of Railroad Evolution need not be noticed. */
export const explained: readonly Explanation[] = [
  {
    file: 'bonuses.ts',
    original: 'length > 0',
    why: 'a shortcut: where no bonus is left, the question about the rest says and does nothing',
  },
  {
    file: 'bonuses.ts',
    original: '[]',
    why: 'each of the bonuses that are left is there as long as it waits',
  },
  {
    file: 'bonuses.ts',
    original: '!reward',
    why: 'a bonus that is not there is refused; the comparison is for the compiler',
  },
  {
    file: 'cars.ts',
    original: 'train === undefined',
    why: 'where no train has room nothing is attached; the comparison is for the compiler',
  },
  {
    file: 'cars.ts',
    original: '!trains.includes(train)',
    why: 'a near miss that is legal is left out by the kernel',
  },
  {
    file: 'cars.ts',
    original: "section === 'tender'",
    replacement: 'false',
    why: 'the list of Wagon sections has no such place, so that nothing is found there either',
  },
  {
    file: 'cars.ts',
    original: '[]',
    why: 'every Wagon section has its list of Wagons',
  },
  {
    file: 'index.ts',
    original: 'before.trainTaken',
    why: 'the base game does nothing more with a train that was taken',
  },
  {
    file: 'pieces-beside.ts',
    original: '{ buildings: 0, rails: 0 }',
    why: 'every player has a place on the Tender section',
  },
  {
    file: 'pieces-beside.ts',
    original: "task.kind === 'placeInTradeArea'",
    replacement: 'true',
    why: 'no other task has a piece',
  },
  {
    file: 'affordability.ts',
    original: '[]',
    why: 'only for the compiler; what would stand there is no Wagon and no effect, so that nothing finds it, and it is worth nothing',
  },
  {
    file: 'affordability.ts',
    original: "task.kind === 'action'",
    why: 'no other task has an action, or rails to place',
  },
  {
    file: 'affordability.ts',
    original: "task.action === 'railroad'",
    replacement: 'true',
    why: 'no other action has rails to place',
  },
  {
    file: 'affordability.ts',
    original: "kind === 'bonuses'",
    replacement: 'true',
    why: 'a move of this kind answers that task alone; the comparison is for the compiler',
  },
  {
    file: 'affordability.ts',
    original: "kind === 'takeWagon'",
    replacement: 'true',
    why: 'a move of this kind answers that task alone; the comparison is for the compiler',
  },
  {
    file: 'affordability.ts',
    original: 'task.seat === undefined',
    why: 'every task that has a seat names it; the comparison is for the compiler',
  },
  {
    file: 'affordability.ts',
    original: "case 'takePerformanceTile'",
    why: 'a performance tile places no rail, so that it is left out as well',
  },
  {
    file: 'affordability.ts',
    original: 'before',
    why: 'what was found of a position and a seat is found again',
  },
  {
    file: 'reward-tiles.ts',
    original: "task.kind === 'discardWorker'",
    replacement: 'true',
    why: 'no other task stands under that clause; the comparison is for the compiler',
  },
  {
    file: 'reward-tiles.ts',
    original: 'move.seat === seat',
    replacement: 'true',
    why: 'who does not have the turn can use no tile',
  },
  {
    file: 'reward-tiles.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'what is no answer to the question is left out by the kernel',
  },
  {
    file: 'reward-tiles.ts',
    original: 'now !== undefined',
    why: 'somebody is always asked while a step of a reward goes on',
  },
  {
    file: 'reward-tiles.ts',
    original: 'tile === undefined',
    why: 'a tile that does not lie there is refused; the comparison is for the compiler',
  },
  {
    file: 'scoring.ts',
    original: '[]',
    why: 'a line without points is left out',
  },
  {
    file: 'setup.ts',
    original: '[]',
    why: 'what stands there before the preparation is replaced by it; every number of players has its rows',
  },
  {
    file: 'setup.ts',
    original: 'tile.piece === piece',
    why: 'the tiles of both types are shuffled and thinned out alike, one type after the other',
  },
  {
    file: 'setup.ts',
    original: '!offer',
    why: 'a tile that is not on offer is refused',
  },
  {
    file: 'touches.ts',
    original: '[]',
    why: 'what is told so is always told of a seat',
  },
  {
    file: 'track.ts',
    original: '[]',
    why: 'a near miss that is no move is left out by the kernel',
  },
  {
    file: 'track.ts',
    original: '!next',
    why: 'at the top no step is made',
  },
  {
    file: 'track.ts',
    original: "move.kind === 'moveTile'",
    why: 'only a tile that moves comes from a slot, and every such slot has a way up; the comparisons are for the compiler',
  },
];
