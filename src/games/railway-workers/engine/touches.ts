import type { Event } from './events.ts';
import { slotIndex } from './tables/player-board.ts';

/** The `/`-joined paths of the view that an event changes, each with all below it. */
export function touches(event: Event): readonly string[] {
  const at = (...paths: readonly string[]) =>
    'seat' in event ? paths.map((path) => `/seats/${event.seat}/${path}`) : [];
  switch (event.kind) {
    case 'forced':
    case 'shuffled':
    case 'drawn':
    case 'diceKept':
    case 'gameEnded':
      return [];
    case 'sealed':
      return ['/choosing'];
    case 'firstPlayerChosen':
    case 'batonPassed':
      return ['/baton'];
    case 'passed':
      return [...at('coins'), '/turn'];
    case 'coinsGiven':
    case 'sumRaised':
      return at('coins');
    case 'siteOpened':
      return ['/sites', '/projects'];
    case 'roundBegun':
      return ['/round'];
    case 'cardsTakenBack':
      return ['/seats'];
    case 'indicatorTurned':
      return [`/market/${event.resource}`];
    case 'phaseBegun':
      return ['/phase', '/choosing'];
    case 'phaseCleared':
      return ['/seats', '/middle', '/shown', '/open', '/order', '/turn'];
    case 'cardsPlaced':
    case 'diceAssigned':
      return ['/seats', '/choosing'];
    case 'allReady':
    case 'assigningBegun':
      return ['/choosing'];
    case 'cardExchanged':
      return at('slots', 'cards');
    case 'cardsSwapped':
    case 'diceRearranged':
      return at('slots');
    case 'diceRolled':
      return at('dice', 'total');
    case 'fourthDieTaken':
      return [...at('dice'), '/middle'];
    case 'diceRerolled': {
      const { from, dice, total } = event;
      const same = dice.every((face, i) => face === from[i]);
      const before = from.reduce<number>((sum, face) => sum + face, 0);
      return at(...(same ? [] : ['dice']), ...(before === total ? [] : ['total']));
    }
    case 'dieRerolled':
      return event.from === event.to ? [] : at(`dice/${event.die - 1}`);
    case 'diceShown':
      return [...at('slots'), '/shown', '/choosing'];
    case 'cardTurned':
      return [...at(`slots/${slotIndex(event.slot)}`), '/open', '/order'];
    case 'orderSet':
      return ['/order'];
    case 'turnBegun':
    case 'turnEnded':
      return ['/turn'];
    case 'bought':
      return at('coins', `facilities/${event.resource}`);
    case 'boughtToWarehouse':
      return [...at('coins'), '/sites'];
  }
}
