import type { Types } from './types.ts';

const AREA = '/evolution/tradeArea';

/** The paths of the view that an event of the expansion changes; `undefined` where it changes none, and for the base game's. */
export function touches(event: Types['Event']): readonly string[] | undefined {
  const own = (...paths: readonly string[]) =>
    'seat' in event ? paths.map((path) => `/evolution/seats/${event.seat}/${path}`) : [];
  switch (event.kind) {
    // three events of the base game that change less here
    case 'pieceSold':
      return event.rule === 'trade-sale' ? undefined : [`/seats/${event.seat}/sections/${event.from - 1}`];
    case 'setupEnded':
      return event.rule === 'setup-leftovers' ? undefined : ['/round'];
    case 'workerGained':
      return (event.rule as string) === 'starting-performance-tile' ? [`/seats/${event.seat}/supply`] : undefined;
    case 'wagonsLaid':
      return [`${AREA}/sections/${event.section - 1}/wagons`];
    case 'tileRowLaid':
      return [`/evolution/rows/${event.row}`];
    case 'vpTileLaid':
      return ['/evolution/vpTiles'];
    case 'performanceTileOffered':
      return ['/evolution/offers', '/supply'];
    case 'performanceTileChosen':
      return ['/evolution/offers', ...own('tiles')];
    case 'pieceStored':
      return event.section === 'tender'
        ? [`${AREA}/pieces/${event.seat}`]
        : [`${AREA}/sections/${event.section - 1}/${event.piece}`];
    case 'carGained':
      return [
        ...own('cars'),
        event.section === 'tender' ? `${AREA}/tenders` : `${AREA}/sections/${event.section - 1}/wagons`,
      ];
    case 'carAttached':
      return own('cars');
    case 'markerMoved':
      return own('marker');
    case 'performanceTileTaken':
      return [...own('tiles'), `/evolution/rows/${event.row}`];
    case 'rewardTileTaken':
      return [...own('rewards'), `/evolution/rows/${event.row}`];
    case 'tileMoved':
      return own('tiles');
    case 'rewardTileUsed':
      return own('rewards', 'used');
    default:
      return undefined;
  }
}
