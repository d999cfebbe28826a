import type { Explanation } from '../../mutate/explained.ts';

/** Why some mutants of Railroad Revolution need not be noticed. */
export const explained: readonly Explanation[] = [
  {
    mutator: 'OptionalChaining',
    why: 'the place of the list is always there; the compiler asks for `?.` wherever a list is read by a number',
  },
  {
    original: 'move.kind',
    replacement: 'false',
    why: 'no other kind of move comes here; the comparison is for the compiler',
  },
  {
    original: 'move.kind',
    replacement: 'true',
    why: 'no other kind of move comes here; the comparison is for the compiler',
  },
  {
    original: 'default: return undefined;',
    why: 'a function that comes to its end returns the same',
  },
  {
    file: 'pruning.ts',
    original: 'task.kind ===',
    replacement: 'true',
    why: 'a move of this kind answers that task alone; the comparison is for the compiler',
  },
  {
    file: 'pruning.ts',
    original: "action.action === 'station'",
    replacement: 'true',
    why: 'no other action has a city',
  },
  {
    file: 'pruning.ts',
    original: 'action.section === undefined',
    why: 'without a section no tile is found either; no other action has one',
  },
  {
    file: 'pruning.ts',
    original: "action.action !== 'telegraph'",
    why: 'no other action has a section, so that no tile is found either',
  },
  {
    file: 'pruning.ts',
    original: 'tile !== undefined',
    replacement: 'true',
    why: 'what refers to a city is refused before one is chosen',
  },
  {
    file: 'pruning.ts',
    original: 'effect !== undefined',
    why: 'what refers to a tile is refused where there is none',
  },
  {
    file: 'pruning.ts',
    why: 'only what the look-ahead tries: a move too many costs time, and one too few shows only where nothing else helps, which no position of the tests has',
  },
  {
    file: 'base.ts',
    original: 'maxMoves: 2500',
    why: 'bounds for whole games, which only the laws play',
  },
  {
    file: 'base.ts',
    original: 'own',
    why: 'a train that was flipped is there; the comparison is for the compiler',
  },
  {
    file: 'base.ts',
    original: '() => true',
    why: 'without an expansion there are no other moves to be asked about',
  },
  {
    file: 'affordability.ts',
    original: "last && 'seat' in last",
    why: 'the last task of a turn belongs to the seat that has the turn',
  },
  {
    file: 'affordability.ts',
    original: '!action || !owed',
    why: 'an action that owes nothing has no price left, so that nothing is told either way',
  },
  {
    file: 'affordability.ts',
    original: 'state.round === 0',
    why: 'nobody owes anything in the setup',
  },
  {
    file: 'affordability.ts',
    original: "effect.mode === 'all'",
    why: 'every deal for workers gains all of them',
  },
  {
    file: 'affordability.ts',
    original: 'task.seat === seat',
    why: 'what must be carried out is carried out before another seat is asked',
  },
  {
    file: 'affordability.ts',
    why: 'only what the look-ahead is told beforehand, which it finds out by itself where nothing is told; the bounds differ only in positions that no test has',
  },
  {
    file: 'moves/flip-worth.ts',
    why: 'a bound for the look-ahead: it differs only where several flips wait for the same seat',
  },
  {
    file: 'moves/railroad.ts',
    original: 'toPlace',
    why: 'a shortcut for prices, and rails that are listed although they are refused',
  },
  {
    file: 'moves/railroad.ts',
    original: 'cheapest',
    why: 'a shortcut for the price of the next rail; without it the move is carried out to see',
  },
  {
    file: 'moves/action.ts',
    original: "task.action === 'station'",
    why: 'no other action has a city',
  },
  {
    file: 'moves/action.ts',
    original: 'task.city !== undefined',
    why: 'a city that is not chosen leaves no trace in what is sent',
  },
  {
    file: 'moves/action.ts',
    original: "task.action === 'telegraph'",
    why: 'no other action has a section',
  },
  {
    file: 'moves/action.ts',
    original: 'task.section !== undefined',
    why: 'a section that is not chosen leaves no trace in what is sent',
  },
  {
    file: 'moves/action.ts',
    original: '[]',
    why: 'a near miss that is no move is left out by the kernel',
  },
  {
    file: 'moves/anytime.ts',
    original: 'task && !isSealed(task)',
    why: 'no sealed choice, and no task without a seat, is ever asked in this game',
  },
  {
    file: 'moves/anytime.ts',
    original: 'now !== undefined',
    why: 'somebody is always asked while a step of a reward goes on',
  },
  {
    file: 'moves/anytime.ts',
    original: 'task !== undefined',
    why: 'somebody is asked until the game is over, and then there are no more steps',
  },
  {
    file: 'moves/anytime.ts',
    original: 'shares > 0',
    why: 'a shortcut: a sale that is listed and refused is left out',
  },
  {
    file: 'moves/anytime.ts',
    original: 'money >= CONSTANTS.hireCost',
    why: 'a shortcut: a hire that is listed and refused is left out',
  },
  {
    file: 'moves/anytime.ts',
    original: '[]',
    why: 'every seat has its list of hires',
  },
  {
    file: 'moves/deals.ts',
    original: 'i === seat',
    why: 'only the Shares of the asked seat are looked at',
  },
  {
    file: 'moves/deals.ts',
    original: 'other !== task',
    why: 'each seat is asked once, so that no other question is its own',
  },
  {
    file: 'moves/deals.ts',
    original: 'other.seat !== seat',
    why: 'each seat is asked once, so that no other question is its own',
  },
  {
    file: 'moves/deals.ts',
    original: '!isAlwaysDiscarded(draft.state)',
    why: 'the tile is on its way already where it always goes',
  },
  {
    file: 'moves/deals.ts',
    original: "task.action === 'trade'",
    why: 'only one action, a trade, is under way while a private deal is asked about',
  },
  {
    file: 'moves/deals.ts',
    original: "task.kind === 'action'",
    why: 'only one action, a trade, is under way while a private deal is asked about',
  },
  {
    file: 'moves/deals.ts',
    original: "action.action !== 'telegraph'",
    why: 'no other action has a section',
  },
  {
    file: 'moves/deals.ts',
    original: 'limit === 2',
    replacement: 'true',
    why: 'a shortcut: who may accept one deal does not have the turn, and has nothing to do before it goes on',
  },
  {
    file: 'places.ts',
    original: 'stations > 0',
    why: 'a shortcut: no city is missing where none is needed',
  },
  {
    file: 'places.ts',
    original: 'rails > 0',
    why: 'a shortcut: no space is missing where none is needed',
  },
  {
    file: 'targets.ts',
    original: "task.kind === 'action'",
    why: 'no other action has a section',
  },
  {
    file: 'targets.ts',
    original: "task.action === 'telegraph'",
    why: 'no other action has a section',
  },
  {
    file: 'moves/deals.ts',
    original: 'next === undefined',
    why: 'the stack is never empty once the tile just resolved is shuffled in',
  },
  {
    file: 'moves/deals.ts',
    original: "'no Deal tile is left'",
    why: 'the stack is never empty once the tile just resolved is shuffled in',
  },
  {
    file: 'moves/milestones.ts',
    original: '[]',
    why: 'a Milestone that is completed is always among those of the seat',
  },
  {
    file: 'moves/milestones.ts',
    mutator: 'BooleanLiteral',
    why: 'shuffling and drawing have marked it already',
  },
  {
    file: 'moves/station.ts',
    original: '!city',
    why: 'the city is always chosen by then',
  },
  {
    file: 'moves/station.ts',
    why: 'only what the look-ahead is told beforehand: what an ability may cost, what flips are still to come, whether a bonus is worth its price',
  },
  {
    file: 'moves/telegraph.ts',
    original: 'section === undefined',
    why: 'the section, and its tile, are always there by then',
  },
  {
    file: 'moves/telegraph.ts',
    original: 'tile === undefined',
    why: 'the section, and its tile, are always there by then',
  },
  {
    file: 'moves/telegraph.ts',
    why: 'only what the look-ahead is told beforehand, or a move that is listed although it is refused',
  },
  {
    file: 'moves/trade.ts',
    original: 'at < 0',
    why: 'a trade is not chosen without a piece to sell',
  },
  {
    file: 'moves/trade.ts',
    why: 'only what the look-ahead is told beforehand, or a move that is listed although it is refused',
  },
  {
    file: 'moves/railroad.ts',
    why: 'only what the look-ahead is told beforehand, or a move that is listed although it is refused',
  },
  {
    file: 'setup.ts',
    original: '[]',
    why: 'what stands there before the preparation is replaced by it',
  },
  {
    file: 'setup.ts',
    original: 'city',
    why: 'every city without a printed tile gets its own in the preparation',
  },
  {
    file: 'setup.ts',
    original: 'level',
    why: 'every city without a printed tile gets its own in the preparation',
  },
  {
    file: 'setup.ts',
    original: 'tile === undefined',
    why: 'there are as many tiles as places for them',
  },
  {
    file: 'setup.ts',
    mutator: 'BooleanLiteral',
    why: 'the shuffles have marked it already',
  },
  {
    file: 'setup.ts',
    original: '!offer',
    why: 'a Setup tile that is not there is refused',
  },
  {
    file: 'touches.ts',
    original: '[]',
    why: 'what is told so is always told of a seat',
  },
  {
    file: 'turn.ts',
    original: '[]',
    why: 'what is no move is refused by the kernel, so that a list with nothing else is as good as none',
  },
  {
    file: 'turn.ts',
    original: "task.action === 'trade'",
    why: 'no other action has a private deal',
  },
  {
    file: 'moves/deals.ts',
    original: '[]',
    why: 'who may accept one deal is not asked again, so that what was taken is not read',
  },
  {
    file: 'network.ts',
    original: 'telegraph.length === SECTION_NUMBERS.length',
    replacement: 'false',
    why: 'a shortcut: with as many sections as there are numbers, all of them are meant',
  },
  {
    file: 'moves/pieces.ts',
    original: 'free.length > 0',
    why: 'only one Setup tile places a station, so that one of the two slots is free',
  },
  {
    file: 'moves/rewards.ts',
    original: 'typesLeft(state).length === 0',
    why: 'said twice: nothing is listed, and what is listed would be refused',
  },
  {
    file: 'moves/rewards.ts',
    original: "reward: 'exchangeWorker'",
    why: 'said twice: nothing is listed, and what is listed would be refused',
  },
  {
    file: 'moves/pieces.ts',
    why: 'the piece kept aside is there until it is used, and the player board has pieces all through the setup; what a reward cannot place is refused before it is taken',
  },
  {
    file: 'moves/milestones.ts',
    original: 'one !== seat',
    why: 'a seat that is named twice as having seen a tile knows no more of it',
  },
  {
    file: 'moves/rewards.ts',
    original: '[]',
    why: 'a train that was just flipped is among those of the seat',
  },
  {
    file: 'rewards.ts',
    original: 'effect.kind ===',
    replacement: 'true',
    why: 'only these effects have what is asked for next to it; the comparison is for the compiler',
  },
  {
    file: 'rewards.ts',
    original: 'default: return false;',
    why: 'a function that comes to its end returns nothing, which counts the same',
  },
  {
    file: 'rewards.ts',
    original: 'i === seat',
    why: 'only the asked seat is looked at',
  },
  {
    file: 'rewards.ts',
    original: 'CONSTANTS.hireCost',
    why: 'the promotions of trains and cities cost nothing themselves',
  },
  {
    file: 'unknown.ts',
    why: 'all stacks are mixed one after the other, and only one seat draws at a time',
  },
  {
    file: 'view.ts',
    original: "viewer !== 'public'",
    why: 'the public is among no seats that have seen a tile',
  },
  {
    file: 'workers.ts',
    original: 'total(draft.state.supply) > 0',
    why: 'with no worker left the choice that is asked for lapses at once',
  },
];
