import { availableWorkers } from './company.ts';
import { networkOf, officesOf, stationsOf } from './network.ts';
import { points } from './points.ts';
import { workersInGame } from './setup.ts';
import { ACTIONS, CONSTANTS, WORKERS, type Worker } from './tables/constants.ts';
import { DEAL_TILE_IDS } from './tables/deal-tiles.ts';
import { STACK_IDS } from './tables/milestones.ts';
import { TRACK, TRACK_IDS } from './tables/tracks.ts';
import { TRAIN_IDS, TRAIN_STACKS, type TrainId } from './tables/trains.ts';
import type { Company, State } from './types.ts';
import { hasPlaceFor } from './workers.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

function workersOfType(state: State, worker: Worker): number {
  const ofCompany = (company: Company) =>
    company.supply[worker] +
    sum(ACTIONS.map((action) => company.board[action][worker])) +
    company.milestones.flatMap(({ managers }) => managers).filter((manager) => manager === worker).length;
  return (
    state.supply[worker] +
    sum(state.seats.map(ofCompany)) +
    points.setupWorkers(state).filter((offer) => offer.worker === worker).length
  );
}

function trainsOfFront(state: State, front: TrainId): number {
  const stack = TRAIN_STACKS.find((one) => one === front);
  return (
    (stack ? state.trains[stack] : 0) +
    sum(state.seats.map(({ trains }) => trains.filter((train) => train.front === front).length))
  );
}

function milestonesInGame(state: State): number {
  const drawn = state.agenda.flatMap((task) => (task.kind === 'replaceMilestone' ? task.drawn : []));
  return (
    drawn.length +
    sum(STACK_IDS.map((stack) => state.milestones[stack].length)) +
    sum(state.seats.map(({ milestones, completed }) => milestones.length + completed.length))
  );
}

/** Rails of a player wherever they are. */
function railsOf(state: State, seat: number): number {
  const { sections, rails, aside, box } = state.seats[seat] as Company;
  const onBoard = sum(sections.map((section) => section.rails));
  return onBoard + rails.length + aside.rails + box.rails + points.piecesBeside(state, seat).rails;
}

/** Buildings of a player wherever they are. */
function buildingsOf(state: State, seat: number): number {
  const { sections, aside, box } = state.seats[seat] as Company;
  const onBoard = stationsOf(state, seat).length + officesOf(state, seat).length;
  const left = sum(sections.map(({ buildings }) => buildings));
  return left + onBoard + aside.buildings + box.buildings + points.piecesBeside(state, seat).buildings;
}

/** Every piece by kind, wherever it is; no move changes these counts. Money and Shares are not limited, so not counted. */
export function inventory(state: State): { readonly [piece: string]: number } {
  const count: { [piece: string]: number } = {};
  for (const worker of WORKERS) count[`worker:${worker}`] = workersOfType(state, worker);
  for (const front of TRAIN_IDS) count[`train:${front}`] = trainsOfFront(state, front);
  for (const [seat, company] of state.seats.entries()) {
    count[`rail:${company.colour}`] = railsOf(state, seat);
    count[`building:${company.colour}`] = buildingsOf(state, seat);
  }
  count.milestone = milestonesInGame(state);
  count.dealTile = 1 + state.deals.stack.length + state.deals.discard.length;
  return count;
}

/** True while a seat is in the midst of something that may take its workers below four for a moment. */
function inTheMidst(state: State, seat: number): boolean {
  return (
    state.round === 0 || state.agenda.some((task) => 'seat' in task && task.seat === seat && task.kind !== 'endTurn')
  );
}

function faultsOf(state: State, seat: number, company: Company): string[] {
  const wrong: string[] = [];
  const who = company.colour;
  if (company.money < 0) wrong.push(`${who} has $${company.money}`);
  if (company.shares < 0) wrong.push(`${who} has ${company.shares} Shares`);
  const kinds = [company.supply, ...ACTIONS.map((action) => company.board[action])];
  if (kinds.some((workers) => WORKERS.some((worker) => workers[worker] < 0)))
    wrong.push(`${who} has fewer than no workers somewhere`);
  if (company.sections.some((section) => section.rails < 0 || section.buildings < 0))
    wrong.push(`${who} has fewer than no pieces in a section`);
  const rails = railsOf(state, seat);
  const buildings = buildingsOf(state, seat);
  if (rails !== CONSTANTS.railsPerColour) wrong.push(`${who} has ${rails} rails in all`);
  if (buildings !== CONSTANTS.buildingsPerColour) wrong.push(`${who} has ${buildings} buildings in all`);
  if (new Set(company.rails).size !== company.rails.length) wrong.push(`${who} has two rails in a space`);
  if (!isJoined(company)) wrong.push(`${who} has a rail that is not connected to the network`);
  for (const track of TRACK_IDS)
    if (!TRACK[track].slots[company.markers[track]]) wrong.push(`${who} has a marker off the ${track} track`);
  for (const own of company.milestones) {
    const placed = own.managers.every((worker, i) =>
      hasPlaceFor({ id: own.id, managers: own.managers.slice(0, i) }, worker),
    );
    if (!placed) wrong.push(`${who} has a wrong manager on ${own.id}`);
  }
  if (availableWorkers(company) < CONSTANTS.minAvailableWorkers && !inTheMidst(state, seat))
    wrong.push(`${who} has fewer than ${CONSTANTS.minAvailableWorkers} available workers`);
  return wrong;
}

/** True where every rail could have been laid after those before it in some order. */
function isJoined({ rails }: Company): boolean {
  const laid: Company['rails'][number][] = [];
  const left = new Set(rails);
  for (let grew = true; grew; ) {
    grew = false;
    for (const space of networkOf([...laid]).spaces)
      if (left.delete(space)) {
        laid.push(space);
        grew = true;
      }
  }
  return left.size === 0;
}

/** What is wrong with a position, in sentences; nothing for every position that can be reached. */
export function faults(state: State): readonly string[] {
  const wrong = state.seats.flatMap((company, seat) => faultsOf(state, seat, company));
  const inGame = workersInGame(state.config.seats);
  for (const worker of WORKERS) {
    const count = workersOfType(state, worker);
    if (count !== inGame[worker]) wrong.push(`${count} ${worker} workers are in the game instead of ${inGame[worker]}`);
    if (state.supply[worker] < 0) wrong.push(`fewer than no ${worker} workers are in the common supply`);
  }
  for (const stack of TRAIN_STACKS)
    if (state.trains[stack] < 0) wrong.push(`fewer than no trains are in the stack ${stack}`);
  const deals = [state.deals.tile, ...state.deals.stack, ...state.deals.discard];
  if (new Set(deals).size !== deals.length || deals.length !== DEAL_TILE_IDS.length)
    wrong.push(`${deals.length} Deal tiles are in the game, or one lies there twice`);
  const milestones = state.seats.flatMap((company) => [
    ...company.milestones.map(({ id }) => id),
    ...company.completed,
  ]);
  const stacked = STACK_IDS.flatMap((stack) => state.milestones[stack].map(({ id }) => id));
  if (new Set([...milestones, ...stacked]).size !== milestones.length + stacked.length)
    wrong.push('a Milestone is in the game twice');
  for (const [city, { stations }] of Object.entries(state.cities))
    if (new Set(stations).size !== stations.length) wrong.push(`two stations of one player stand in ${city}`);
  for (const [i, { offices }] of state.telegraph.entries())
    if (new Set(offices).size !== offices.length) wrong.push(`two offices of one player stand in section ${i + 1}`);
  return wrong;
}
