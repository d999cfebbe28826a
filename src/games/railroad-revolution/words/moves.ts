import type { Over } from '../../../kernel/game.ts';
import { type Label, money, sentence, type Tag } from '../../common/words/words.ts';
import type { Prompt } from '../engine/prompts.ts';
import { CITY_TILES } from '../engine/tables/city-tiles.ts';
import { CONSTANTS } from '../engine/tables/constants.ts';
import { MILESTONES, type MilestoneId } from '../engine/tables/milestones.ts';
import { SETUP_TILES } from '../engine/tables/setup-tiles.ts';
import { SPACES } from '../engine/tables/spaces.ts';
import { SECTIONS } from '../engine/tables/telegraph.ts';
import type { View } from '../engine/types.ts';
import type { Move, MoveKind } from '../engine/vocabulary.ts';
import { conditionWords } from './conditions.ts';
import type { Names } from './names.ts';

const spaceOf = new Map<string, (typeof SPACES)[number]>(SPACES.map((space) => [space.id, space]));
const tileOf = new Map<string, (typeof CITY_TILES)[number]>(CITY_TILES.map((tile) => [tile.id, tile]));
const sectionOf = new Map<number, (typeof SECTIONS)[number]>(SECTIONS.map((section) => [section.section, section]));
const sideOf = new Map(SETUP_TILES.flatMap(({ sides }) => sides.map((side) => [side.id, side.effect] as const)));

/** Moves as they stand on buttons, and the headings of their kinds. */
export function moveWords(w: Tag, names: Names, seat: (seat: number, view: View) => string) {
  const kinds: Readonly<Record<MoveKind, string>> = {
    chooseSetupTile: w`Take a setup tile`,
    recall: w`Take all workers back`,
    placeWorker: w`Place a worker`,
    placeRail: w`Place a rail`,
    buildStation: w`Build a Station`,
    buildOffice: w`Build an office`,
    sellPiece: w`Sell a piece`,
    pay: w`Pay`,
    takePrimaryReward: w`Take the primary reward`,
    takeFirstStationBonus: w`Take the First Station bonus`,
    takeTelegraphTile: w`Use the telegraph tile`,
    useWorker: w`Use the worker’s effect`,
    finishAction: w`Finish the action`,
    flipTrain: w`Flip a train`,
    takeTrain: w`Take a train`,
    promoteWorker: w`Promote a worker`,
    discardWorker: w`Discard a worker`,
    exchangeWorker: w`Return a worker`,
    gainWorker: w`Gain a worker`,
    advance: w`Advance a marker`,
    acceptDeal: w`Take a Deal`,
    declineDeal: w`Decline`,
    decline: w`Take no more`,
    completeMilestone: w`Complete a milestone`,
    chooseMilestone: w`Keep a milestone`,
    sellShare: w`Sell a Share`,
    hireWorker: w`Hire a worker`,
  };

  const labelled = (label: string, ...details: readonly string[]): Label => {
    const detail = details.filter((one) => one !== '').join(' · ');
    return detail === '' ? { label } : { label, detail };
  };

  const condition = conditionWords(w);
  const milestoneOf = (id: MilestoneId) => MILESTONES.find((one) => one.id === id);
  /** What a milestone asks for: several are worth the same. */
  const asksFor = (id: MilestoneId) => milestoneOf(id)?.conditions.map(condition).join(', ') ?? '';
  /** A milestone of a player by what it is worth, and by what it asks for where another of theirs is worth the same. */
  function ownMilestone(id: MilestoneId, view: View, seat: number | undefined): string {
    const worth = (one: MilestoneId) => milestoneOf(one)?.vp;
    const others = (view.seats[seat ?? -1]?.milestones ?? []).filter((one) => one.id !== id);
    const name = names.milestone(id);
    return others.some((one) => worth(one.id) === worth(id)) ? w`${name} (${asksFor(id)})` : name;
  }

  /** What a piece costs that a reward places, and not an action: its terrain and its Deal icon do not count. */
  const rewarded = (cost: number) => (cost > 0 ? money(cost) : w`free`);

  /** Which train that is, and what its flip brings. */
  function flipped(at: number, view: View, seat: number | undefined): readonly string[] {
    const train = seat === undefined ? undefined : view.seats[seat]?.trains[at];
    if (!train) return [];
    return train.faceUp ? [names.bonus(train.front)] : [w`turns face up`];
  }

  function move(one: Move, view: View, asked?: Prompt | Over): Label {
    const seatAsked = asked && 'seat' in asked ? asked.seat : undefined;
    switch (one.kind) {
      case 'chooseSetupTile': {
        const offer = view.setup.find(({ tile }) => tile === one.tile);
        const effect = offer && sideOf.get(offer.side);
        if (!offer || !effect) return labelled(w`A setup tile`);
        return labelled(names.effect(effect), names.aWorker(offer.worker));
      }
      case 'placeWorker':
        return labelled(sentence(w`${names.worker(one.worker)} worker on ${names.action(one.action)}`));
      case 'placeRail': {
        if (asked?.kind === 'layRail') return labelled(names.space(one.space), rewarded(asked.cost));
        const space = spaceOf.get(one.space);
        const terrain = space && space.triangles > 0 ? w`terrain ${money(space.triangles * 100)}` : '';
        return labelled(names.space(one.space), terrain, space?.deal ? w`Deal icon` : '');
      }
      case 'buildStation': {
        if (asked?.kind === 'layStation') return labelled(w`Station in ${names.city(one.city)}`, rewarded(0));
        const tile = tileOf.get(view.cities[one.city].tile);
        return labelled(w`Station in ${names.city(one.city)}`, tile ? money(tile.cost) : '');
      }
      case 'buildOffice': {
        if (asked?.kind === 'layOffice') return labelled(w`Office in section ${one.section}`, rewarded(0));
        const section = sectionOf.get(one.section);
        return labelled(w`Office in section ${one.section}`, section?.deal ? w`Deal icon` : '');
      }
      case 'sellPiece':
        return labelled(one.piece === 'rail' ? w`Sell a rail` : w`Sell a building`);
      case 'flipTrain':
        return labelled(w`Flip train ${one.train + 1}`, ...flipped(one.train, view, seatAsked));
      case 'takeTrain':
        return labelled(w`Take ${names.train(one.train)}`);
      case 'promoteWorker':
        return labelled(
          w`Promote ${names.aWorker(one.worker)}`,
          w`from ${names.from(one.from)}`,
          w`to ${ownMilestone(one.milestone, view, seatAsked)}`,
        );
      case 'discardWorker':
        return labelled(w`Discard ${names.aWorker(one.worker)}`, w`from ${names.from(one.from)}`);
      case 'exchangeWorker':
        return labelled(w`Return ${names.aWorker(one.worker)}`, w`from ${names.from(one.from)}`);
      case 'gainWorker':
        return labelled(w`Gain ${names.aWorker(one.worker)}`);
      case 'advance':
        return labelled(w`Up on ${names.track(one.track)}`);
      case 'acceptDeal':
        return labelled(
          w`Take “${names.deal(view.deals.tile, one.offer)}”`,
          names.dealPrice(view.deals.tile, one.offer),
        );
      case 'useWorker':
        return labelled(one.as === 'white' ? w`Promote with the worker` : w`Use the worker’s own ability`);
      case 'completeMilestone':
        return labelled(w`Complete ${names.milestone(one.milestone)}`, asksFor(one.milestone));
      case 'chooseMilestone':
        return labelled(w`Keep ${names.milestone(one.milestone)}`, asksFor(one.milestone));
      case 'sellShare':
        return labelled(w`${seat(one.seat, view)} sells a Share`, w`for ${money(CONSTANTS.shareSale)}`);
      case 'hireWorker':
        return labelled(
          w`${seat(one.seat, view)} hires ${names.aWorker(one.worker)}`,
          w`for ${money(CONSTANTS.hireCost)}`,
        );
      case 'decline':
        // Of steps and flips some may have been taken; all else is offered anew each time.
        return labelled(kinds[asked?.kind === 'advance' || asked?.kind === 'flip' ? one.kind : 'declineDeal']);
      default:
        return labelled(kinds[one.kind]);
    }
  }

  return { move, kind: (kind: MoveKind) => kinds[kind] };
}
