import type { Slot } from '../../engine/railroad-revolution/modules/evolution/tables/extension.ts';
import {
  PERFORMANCE_TILE,
  type PerformanceTileId,
  type RewardTileId,
} from '../../engine/railroad-revolution/modules/evolution/tables/tiles.ts';
import type { CarId, TradeSection } from '../../engine/railroad-revolution/modules/evolution/tables/wagons.ts';
import type { Types, View } from '../../engine/railroad-revolution/modules/evolution/types.ts';
import { type EvolutionMove, VOCABULARY } from '../../engine/railroad-revolution/modules/evolution/vocabulary.ts';
import { counted, type ModuleWords, sentence, type Tag } from '../words.ts';
import { evolutionMoves } from './evolution/moves.ts';
import { evolutionNames } from './evolution/names.ts';
import { evolutionEvents, evolutionPrompts, evolutionRefusals, evolutionScore } from './evolution/sentences.ts';
import type { Names } from './names.ts';

const isOwn = (move: Types['Move']): move is EvolutionMove => Object.hasOwn(VOCABULARY, move.kind);

/** What is said about the expansion, and about what the base game says otherwise where it is played. */
export function evolutionWords(w: Tag, names: Names, seat: (seat: number, view: View) => string): ModuleWords<Types> {
  const own = evolutionNames(w, names);
  const { move, kinds } = evolutionMoves(w, names, own, seat);
  const events = evolutionEvents(w, own, seat);
  const refusals = evolutionRefusals(w, names, own, seat);
  const prompts = evolutionPrompts(w, own, seat);
  const points = (n: number) => counted(w, n, w`Advancement point`, w`Advancement points`);

  return {
    move(one, view) {
      if (isOwn(one)) return move(one, view);
      // no section of this line has a Deal icon
      return view.evolution && one.kind === 'buildOffice' ? { label: w`Office in section ${one.section}` } : undefined;
    },
    kind: (kind) => (Object.hasOwn(kinds, kind) ? kinds[kind as EvolutionMove['kind']] : undefined),
    event(one, view) {
      if (view.evolution && one.kind === 'rewardDeclined') {
        if (one.reward === 'advance') return w`${seat(one.seat, view)} lets the points that are left lapse.`;
        if (one.reward === 'bonuses') return w`${seat(one.seat, view)} leaves the other bonuses of the train.`;
      }
      return events(one, view);
    },
    violation: (one, _, view, asked) => {
      const text = refusals(one, view, asked === undefined ? w`the player` : seat(asked, view));
      return text === undefined ? undefined : sentence(text);
    },
    score: evolutionScore(w, own, seat),
    prompt(one, view) {
      if (view.evolution && one.kind === 'advance') return w`${seat(one.seat, view)} has ${points(one.left)} left.`;
      return prompts(one, view);
    },
    target(target, view) {
      const [what = '', id = '', last = ''] = target.split(':');
      switch (what) {
        case 'setup':
          return Object.hasOwn(PERFORMANCE_TILE, id) ? own.performance(id as PerformanceTileId) : undefined;
        case 'performance':
          return own.performance(id as PerformanceTileId);
        case 'trade':
          return own.section((id === 'tender' ? id : Number(id)) as TradeSection);
        case 'car':
          return own.car(id as CarId);
        case 'step':
          return w`space ${id} of the Performance track`;
        case 'slot':
          return w`${own.slot(last as Slot)} of ${seat(Number(id), view)}`;
        case 'reward':
          return own.reward(id as RewardTileId);
        default:
          return undefined;
      }
    },
  };
}
