import type { Over } from '../../../../../kernel/game.ts';
import type { ModuleWords } from '../../../../common/words/module-words.ts';
import { type Label, money, sentence, type Tag } from '../../../../common/words/words.ts';
import type { Names } from '../../../words/names.ts';
import { timingWords } from '../../../words/timing.ts';
import { PERFORMANCE_TILE, type PerformanceTileId } from '../engine/tables/tiles.ts';
import { TRACK_SPACES } from '../engine/tables/track.ts';
import { parseTarget } from '../engine/target-codec.ts';
import type { Types, View } from '../engine/types.ts';
import { type EvolutionMove, VOCABULARY } from '../engine/vocabulary.ts';
import { evolutionMoves } from './moves.ts';
import { evolutionNames } from './names.ts';
import { evolutionEvents, evolutionPrompts, evolutionRefusals, evolutionScore, evolutionTiming } from './sentences.ts';

const isOwn = (move: Types['Move']): move is EvolutionMove => Object.hasOwn(VOCABULARY, move.kind);

/** What is said about the expansion, and about what the base game says otherwise where it is played. */
export function evolutionWords(w: Tag, names: Names, seat: (seat: number, view: View) => string): ModuleWords<Types> {
  const own = evolutionNames(w, names);
  const { move, kinds } = evolutionMoves(w, names, own, seat);
  const events = evolutionEvents(w, own, seat);
  const refusals = evolutionRefusals(w, names, own, seat);
  const prompts = evolutionPrompts(w, own, seat);
  const { notAsked } = timingWords(w, evolutionTiming(w));

  /** What the next step of a marker costs. */
  function nextStep(marker: number): string {
    const { money: dollars, shares, workers } = TRACK_SPACES[marker] ?? {};
    if (dollars !== undefined) return w`The next space of the track costs ${money(dollars)}.`;
    if (shares !== undefined) return w`The next space of the track costs ${names.shares(shares)}.`;
    return workers === undefined ? '' : w`The next space of the track costs ${names.workers(workers)}.`;
  }

  /** A flip, with the bonuses of what the train has. */
  function flip(at: number, view: View, asked: Types['Prompt'] | Over | undefined): Label {
    const label = w`Flip train ${at + 1}`;
    const seatAsked = asked && 'seat' in asked ? asked.seat : undefined;
    const train = seatAsked === undefined ? undefined : view.seats[seatAsked]?.trains[at];
    if (seatAsked === undefined || !train) return { label };
    if (!train.faceUp) return { label, detail: w`turns face up` };
    return { label, detail: [own.front(train.front), ...own.carsOf(seatAsked, at, view)].join(' · ') };
  }

  return {
    move(one, view, asked) {
      if (isOwn(one)) return move(one, view, asked);
      if (view.evolution && one.kind === 'flipTrain') return flip(one.train, view, asked);
      // no section of this line has a Deal icon
      return view.evolution && one.kind === 'buildOffice' && asked?.kind !== 'layOffice'
        ? { label: w`Office in section ${one.section}` }
        : undefined;
    },
    kind: (kind) => (Object.hasOwn(kinds, kind) ? kinds[kind as EvolutionMove['kind']] : undefined),
    event(one, view) {
      // The base game has no words for moves of the expansion.
      if (one.kind === 'forced' && isOwn(one.move))
        return w`${seat(one.seat, view)} has only one answer: “${move(one.move, view).label}”.`;
      if (view.evolution && one.kind === 'setupEnded')
        return w`The setup is complete. The rails and buildings kept aside stay on the extensions.`;
      if (view.evolution && one.kind === 'rewardDeclined') {
        if (one.reward === 'advance') return w`${seat(one.seat, view)} lets the points that are left lapse.`;
        if (one.reward === 'rewardTiles') return w`${seat(one.seat, view)} uses no more Reward tiles now.`;
        if (one.reward === 'bonuses') return w`${seat(one.seat, view)} leaves the other bonuses of the train.`;
      }
      return events(one, view);
    },
    violation: (one, _, view, asked) => {
      if (view.evolution && one.code === 'notAsked') return notAsked(one.facts, view);
      if (one.code === 'notAsked' && Object.hasOwn(VOCABULARY, String(one.facts.move)))
        return w`Only Railroad Evolution has this move, and this game is played without it.`;
      const text = refusals(one, view, asked === undefined ? w`the player` : seat(asked, view));
      return text === undefined ? undefined : sentence(text);
    },
    score: evolutionScore(w, own, seat),
    prompt(one, view) {
      if (view.evolution && one.kind === 'advance') {
        const told = w`${seat(one.seat, view)} has ${own.points(one.left)} left.`;
        return [told, nextStep(view.evolution.seats[one.seat]?.marker ?? 0)].filter((text) => text !== '').join(' ');
      }
      return prompts(one, view);
    },
    target(target, view) {
      const at = parseTarget(target);
      switch (at?.kind) {
        case 'setup':
          return Object.hasOwn(PERFORMANCE_TILE, at.tile) ? own.performance(at.tile as PerformanceTileId) : undefined;
        case 'performance':
          return own.performance(at.tile);
        case 'trade':
          return own.section(at.section);
        case 'car':
          return own.car(at.car);
        case 'row':
          return own.row(at.row);
        case 'extension':
          return w`the board extension of ${seat(at.seat, view)}`;
        case 'step':
          return w`space ${at.space} of the Performance track`;
        case 'slot':
          return w`${own.slot(at.slot)} of the extension of ${seat(at.seat, view)}`;
        case 'reward':
          return own.reward(at.tile);
        default:
          return undefined;
      }
    },
  };
}
