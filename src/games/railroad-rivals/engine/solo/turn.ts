import { tell } from '../../../../kernel/draft.ts';
import type { Automatic, Choice } from '../../../../kernel/game.ts';
import { stockRefused, takeStock } from '../moves/drafting.ts';
import { beginPhase, drawTiles } from '../round.ts';
import { CONSTANTS } from '../tables/constants.ts';
import { RAILROADS } from '../tables/railroads.ts';
import type { TaskOf, Types } from '../types.ts';
import type { MoveOfKind } from '../vocabulary.ts';

/** Of the stock tiles drawn one is kept; the others leave the game. */
export const keepStock: Choice<Types, TaskOf<'keepStock'>, MoveOfKind<'takeStock'>> = {
  rule: 'solo-stocks',
  accepts: ['takeStock'],
  prompt: (_, { seat }) => ({ kind: 'keepStock', seat, rule: 'solo-stocks' }),
  candidates: ({ display }) =>
    RAILROADS.flatMap((railroad) => (display.stocks.includes(railroad) ? [{ kind: 'takeStock', railroad }] : [])),
  check: (state, { railroad }) => stockRefused(state, railroad, 'solo-stocks'),
  perform(draft, { railroad }, { seat }) {
    takeStock(draft, seat, railroad, 'solo-stocks');
    const { display, discards } = draft.state;
    const { stocks } = display;
    draft.state = {
      ...draft.state,
      display: { ...display, stocks: [] },
      discards: { ...discards, stocks: [...discards.stocks, ...stocks] },
    };
    tell(draft, { kind: 'stocksDiscarded', rule: 'solo-stocks', stocks });
  },
};

/** Three city tiles are drawn. */
export const drawCities: Automatic<Types, TaskOf<'drawCities'>> = {
  rule: 'solo-cities',
  settle(draft) {
    beginPhase(draft, 'cities');
    drawTiles(draft, CONSTANTS.soloCities, 0, 'solo-cities');
  },
};
