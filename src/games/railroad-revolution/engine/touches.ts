import type { Event } from './events.ts';
import type { Place } from './vocabulary.ts';

const place = (from: Place) => (from === 'supply' ? 'supply' : `board/${from}`);
const ownSection = (from: number | 'aside') => (from === 'aside' ? 'aside' : `sections/${from - 1}`);

/** The `/`-joined paths of the view that an event changes, each with all below it. */
export function touches(event: Event): readonly string[] {
  const at = (...paths: readonly string[]) =>
    'seat' in event ? paths.map((path) => `/seats/${event.seat}/${path}`) : [];
  switch (event.kind) {
    case 'paid':
    case 'moneyGained':
      return at('money');
    case 'shareSold':
      return at('shares', 'money');
    case 'sharesGained':
    case 'sharesDiscarded':
      return at('shares');
    case 'workersRecalled':
      return at('supply', 'board');
    case 'workerPlaced':
      return at('supply', `board/${event.action}`);
    case 'workerHired':
    case 'workerGained':
      return event.rule === 'setup-choice' ? at('supply') : [...at('supply'), '/supply'];
    case 'workerDiscarded':
      return [...at(place(event.from)), '/supply'];
    case 'workerExchanged': {
      const { worker, gained, from, to } = event;
      if (worker !== gained) return [...at(place(from), place(to)), '/supply'];
      return from === to ? [] : at(place(from), place(to));
    }
    case 'workerPromoted':
      return at(place(event.from), 'milestones');
    case 'railPlaced':
      return at('rails', ownSection(event.from));
    case 'stationBuilt':
      return [...at(ownSection(event.from)), `/cities/${event.city}/stations`];
    case 'officeBuilt':
      return [...at(ownSection(event.from)), `/telegraph/${event.section - 1}/offices`];
    case 'pieceSold':
      return at(`sections/${event.from - 1}`, 'box');
    case 'endTriggered':
      return ['/end'];
    case 'markerAdvanced':
      return at(`markers/${event.track}`);
    case 'trainTaken':
      return [...at('trains'), `/trains/${event.train}`];
    case 'trainFlipped':
      return at(`trains/${event.train}`);
    case 'dealTileDiscarded':
    case 'dealTileTurned':
      return ['/deals'];
    case 'milestoneCompleted':
      return at('milestones', 'completed');
    case 'managersDiscarded':
      return ['/supply'];
    case 'milestonesDrawn':
      return [`/milestones/${event.stack}`, '/drawn'];
    case 'milestoneTaken':
      return [...at('milestones'), ...(event.back > 0 ? [`/milestones/${event.stack}`] : []), '/drawn'];
    case 'setupTileTaken':
      return ['/setup'];
    case 'setupEnded':
      return ['/round', '/seats'];
    case 'roundBegun':
    case 'lastRoundBegun':
      return ['/round'];
    case 'cityTileLaid':
    case 'neutralStationPlaced':
      return [`/cities/${event.city}`];
    case 'telegraphTileLaid':
    case 'neutralOfficePlaced':
      return [`/telegraph/${event.section - 1}`];
    case 'startingMilestones':
      return [...at('milestones'), '/milestones'];
    case 'trainStacksCut':
      return ['/trains'];
    case 'setupTileLaid':
      return ['/setup', '/supply'];
    case 'firstPlayerChosen':
      return ['/first'];
    default:
      return [];
  }
}
