import type { Part } from '../../../board/more.ts';
import type { View as BaseView } from '../../../engine/types.ts';
import { parseTarget } from '../engine/target-codec.ts';
import type { View } from '../engine/types.ts';

// What a step changes and is about, on the boards of the expansion. A view of the base game carries the expansion’s part.

/**
 * The targets on which something was placed last: `trade:…`, `car:…`, `step:…`, `row:…`, `reward:…`, and `extension:…` for a
 * performance tile in one of its slots.
 */
export function placed(view: BaseView, changed: readonly string[]): string[] {
  const { evolution } = view as View;
  const all = changed.flatMap((path) => {
    const [, root, what, key = '', field, part] = path.split('/');
    if (root !== 'evolution') return [];
    if (what === 'rows') return [`row:${key}`];
    if (what === 'tradeArea') return [key === 'sections' ? `trade:${Number(field) + 1}` : 'trade:tender'];
    const own = what === 'seats' ? evolution?.seats[Number(key)] : undefined;
    if (own === undefined) return [];
    if (field === 'marker') return [`step:${own.marker}`];
    if (field === 'tiles') return [`extension:${key}`];
    if (field === 'rewards') return own.rewards.slice(-1).map((tile) => `reward:${tile}`);
    const car = field === 'cars' ? own.cars[Number(part)] : undefined;
    return car === undefined ? [] : [`car:${car.id}`];
  });
  return [...new Set(all)];
}

/** The parts of the table on which targets are. */
export function partsOf(view: BaseView, targets: readonly string[]): Part[] {
  const { seats = [] } = (view as View).evolution ?? {};
  const parts = targets.flatMap((target): Part[] => {
    const at = parseTarget(target);
    const owns = (id: string) =>
      seats.findIndex(
        ({ cars, tiles, rewards }) =>
          cars.some((car) => car.id === id) ||
          Object.values(tiles).some((tile) => tile === id) ||
          rewards.some((tile) => tile === id),
      );
    switch (at?.kind) {
      case 'trade':
        return ['trade'];
      case 'car': {
        const owner = owns(at.car);
        return [owner < 0 ? 'trade' : owner];
      }
      case 'step':
      case 'row':
        return ['performance'];
      case 'performance':
      case 'reward': {
        const owner = owns(at.tile);
        return [owner < 0 ? 'performance' : `extension:${owner}`];
      }
      case 'slot':
      case 'extension':
        return [`extension:${at.seat}`];
      case 'setup':
        return ['offers'];
      default:
        return [];
    }
  });
  return [...new Set(parts)];
}

/** Where what the expansion asks is carried out: tiles go from the Performance track to the board extension, and move up there. */
export function stagesOf({ kind, seat }: { readonly kind: string; readonly seat?: number }): Part[] {
  switch (kind) {
    case 'placeInTradeArea':
    case 'takeWagon':
      return ['trade'];
    case 'attach':
    case 'bonuses':
      return seat === undefined ? [] : [seat];
    case 'advance':
    case 'takeTile':
      return seat === undefined ? ['performance'] : ['performance', `extension:${seat}`];
    case 'choosePerformanceTile':
      return ['offers'];
    default:
      return [];
  }
}
