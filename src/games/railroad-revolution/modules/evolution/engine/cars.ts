import type { Seat } from '../../../../../kernel/agenda.ts';
import { tell as tellBase } from '../../../../../kernel/draft.ts';
import { playerOf } from '../../../../../kernel/seats.ts';
import type { D } from '../../../engine/company.ts';
import type { State } from '../../../engine/types.ts';
import type { Piece } from '../../../engine/vocabulary.ts';
import { choice, type MoveOfKind } from './asking.ts';
import { cite } from './cite.ts';
import { ask, extensionOf, partOf, setExtension, setPart, tell } from './part.ts';
import type { RuleId } from './rules.ts';
import {
  type CarId,
  type CarKind,
  kindOf,
  TRADE_SECTIONS,
  TRAIN_CAPACITY,
  type TradeSection,
} from './tables/wagons.ts';
import type { OwnCar, TradeArea, WagonSection } from './types.ts';
import { refuse } from './violations.ts';

/** The Wagons and Tenders at a train. */
export function carsAt(state: State, seat: Seat, train: number): readonly OwnCar[] {
  return extensionOf(state, seat).cars.filter((car) => car.train === train);
}

/** The Wagons and Tenders that wait for a train. */
export function looseCars(state: State, seat: Seat): readonly CarId[] {
  return extensionOf(state, seat).cars.flatMap(({ id, train }) => (train === undefined ? [id] : []));
}

const hasRoom = (state: State, seat: Seat, train: number, kind: CarKind): boolean =>
  carsAt(state, seat, train).filter(({ id }) => kindOf(id) === kind).length < TRAIN_CAPACITY[kind];

/**
 * Trains, face up or down, that have room for a Wagon or a Tender.
 * @rule one-wagon-one-tender
 */
function trainsFor(state: State, seat: Seat, kind: CarKind): number[] {
  const all = [...playerOf(state, seat).trains.keys()];
  return all.filter((train) => hasRoom(state, seat, train, kind));
}

/**
 * Attaches a Wagon or Tender that waits. It stays there.
 * @rule attached-for-good
 */
function attach(draft: D, seat: Seat, car: CarId, train: number, rule: RuleId): void {
  const { cars } = extensionOf(draft.state, seat);
  setExtension(draft, seat, {
    cars: cars.map((own) => (own.id === car ? { id: car, train: train } : own)),
  });
  tell(draft, { kind: 'carAttached', seat, rule, car, train });
}

/** Attaches one of these to one of these trains; where there is a choice, it is asked. */
function attachOne(draft: D, seat: Seat, cars: readonly CarId[], trains: readonly number[], rule: RuleId): void {
  const [car, another] = cars;
  const [train, other] = trains;
  if (car === undefined || train === undefined) return;
  if (another === undefined && other === undefined) attach(draft, seat, car, train, rule);
  else ask(draft, { kind: 'attach', seat, cars, trains });
}

/** A player gets a Wagon or Tender for the piece just placed; where no train has room, it is kept. */
function gainCar(draft: D, seat: Seat, car: CarId, section: TradeSection): void {
  const rule = section === 'tender' ? 'tender-section' : 'wagon-section';
  setExtension(draft, seat, { cars: [...extensionOf(draft.state, seat).cars, { id: car }] });
  tell(draft, { kind: 'carGained', seat, rule, car, section });
  const trains = trainsFor(draft.state, seat, kindOf(car));
  if (trains.length === 0) tell(draft, { kind: 'carKept', seat, rule: 'unattached-wagon', car });
  else attachOne(draft, seat, [car], trains, 'attach-wagon');
}

/** A train that was just taken gets a Wagon and a Tender of those that wait; Tenders are all alike. */
export function attachToNew(draft: D, seat: Seat, train: number): void {
  const loose = (kind: CarKind) => looseCars(draft.state, seat).filter((car) => kindOf(car) === kind);
  attachOne(draft, seat, loose('wagon'), [train], 'attach-to-new-train');
  attachOne(draft, seat, loose('tender').slice(0, 1), [train], 'attach-to-new-train');
}

/** Several wait only for a train that has just been taken. */
const attachRule = (cars: readonly CarId[]): RuleId => (cars.length > 1 ? 'attach-to-new-train' : 'attach-wagon');

/** Which Wagon or Tender goes to which train. */
export const attachChoice = choice<'attach', 'attach'>({
  rule: 'attach-wagon',
  accepts: ['attach'],
  prompt: ({ seat, cars }) => ({ kind: 'attach', seat, rule: attachRule(cars), cars }),
  candidates: (_, { cars, trains }) =>
    cars.flatMap((car) => trains.map((train): MoveOfKind<'attach'> => ({ kind: 'attach', car, train }))),
  *attempts(state, { seat, cars, trains }) {
    for (const car of cars)
      for (const train of playerOf(state, seat).trains.keys())
        if (!trains.includes(train)) yield { kind: 'attach', car, train };
  },
  check(state, { car, train }, { seat, cars, trains }) {
    if (!cars.includes(car)) return refuse('attach-wagon', 'carNotHere', { car });
    if (trains.includes(train)) return undefined;
    if (playerOf(state, seat).trains[train] && !hasRoom(state, seat, train, kindOf(car)))
      return refuse('one-wagon-one-tender', 'trainFull', { car, train });
    return refuse('attach-to-new-train', 'otherTrain', { train });
  },
  perform(draft, { car, train }, { seat, cars }) {
    attach(draft, seat, car, train, attachRule(cars));
  },
});

/** A piece that is sold goes to the Trade Area. */
export function soldPiece(draft: D, seat: Seat, piece: Piece, sale: { readonly from: number; readonly value: number }) {
  tellBase(draft, { kind: 'pieceSold', seat, rule: cite('trade-area'), piece, ...sale });
  ask(draft, { kind: 'placeInTradeArea', seat, piece });
}

const areaOf = (state: State): TradeArea => partOf(state).tradeArea;

function setSection(draft: D, section: number, parts: Partial<WagonSection>): void {
  const tradeArea = areaOf(draft.state);
  const sections = tradeArea.sections.map((one, i) => (i === section - 1 ? { ...one, ...parts } : one));
  setPart(draft, { tradeArea: { ...tradeArea, sections } });
}

function takeWagon(draft: D, seat: Seat, section: number, wagon: WagonSection['wagons'][number]): void {
  const { wagons } = areaOf(draft.state).sections[section - 1] as WagonSection;
  setSection(draft, section, { wagons: wagons.filter((one) => one !== wagon) });
  gainCar(draft, seat, wagon, section as TradeSection);
}

function placeOnTenderSection(draft: D, seat: Seat, piece: Piece): void {
  const tradeArea = areaOf(draft.state);
  const [tender, ...tenders] = tradeArea.tenders;
  const pieces = tradeArea.pieces.map((own, i) => {
    if (i !== seat) return own;
    return piece === 'rail' ? { ...own, rails: own.rails + 1 } : { ...own, buildings: own.buildings + 1 };
  });
  setPart(draft, { tradeArea: { ...tradeArea, tenders, pieces } });
  if (tender !== undefined) gainCar(draft, seat, tender, 'tender');
}

/** The section of the Trade Area for the piece just sold, and what lies beside it. */
export const tradeAreaChoice = choice<'placeInTradeArea', 'placeInTradeArea'>({
  rule: 'trade-area',
  accepts: ['placeInTradeArea'],
  prompt: ({ seat, piece }) => ({ kind: 'placeInTradeArea', seat, rule: 'trade-area', piece }),
  candidates: () => TRADE_SECTIONS.map((section) => ({ kind: 'placeInTradeArea', section })),
  check(state, { section }, { piece }) {
    if (section === 'tender' || areaOf(state).sections[section - 1]?.[piece] === undefined) return undefined;
    return refuse('wagon-section', 'sectionFull', { section, piece });
  },
  perform(draft, { section }, { seat, piece }) {
    const rule = section === 'tender' ? 'tender-section' : 'wagon-section';
    tell(draft, { kind: 'pieceStored', seat, rule, piece, section });
    if (section === 'tender') return placeOnTenderSection(draft, seat, piece);
    setSection(draft, section, { [piece]: seat });
    const [wagon, ...others] = areaOf(draft.state).sections[section - 1]?.wagons ?? [];
    if (wagon !== undefined && others.length === 0) takeWagon(draft, seat, section, wagon);
    else if (wagon !== undefined) ask(draft, { kind: 'takeWagon', seat, section });
  },
});

/** Which of the two Wagons beside the section. */
export const wagonChoice = choice<'takeWagon', 'takeWagon'>({
  rule: 'wagon-section',
  accepts: ['takeWagon'],
  prompt: ({ seat, section }) => ({ kind: 'takeWagon', seat, rule: 'wagon-section', section: section as TradeSection }),
  candidates: (state, { section }) =>
    (areaOf(state).sections[section - 1]?.wagons ?? []).map((wagon) => ({ kind: 'takeWagon', wagon })),
  check(state, { wagon }, { section }) {
    const there = areaOf(state).sections[section - 1]?.wagons.includes(wagon);
    return there ? undefined : refuse('wagon-section', 'wagonNotThere', { wagon });
  },
  perform: (draft, { wagon }, { seat, section }) => takeWagon(draft, seat, section, wagon),
});
