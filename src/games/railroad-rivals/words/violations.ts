import type { Facts, Violation } from '../../../kernel/rules.ts';
import { sentence, type Tag } from '../../common/words/words.ts';
import type { CityId } from '../engine/tables/cities.ts';
import type { Cube } from '../engine/tables/constants.ts';
import type { Edge, Railroad } from '../engine/tables/railroads.ts';
import type { Types, View } from '../engine/types.ts';
import type { ViolationCode } from '../engine/violations.ts';
import type { Names } from './names.ts';

/** Codes of the game, and those that the kernel adds to any. */
export type AnyCode = ViolationCode | 'notAsked' | 'notAMove' | 'gameOver';

const number = (facts: Facts, name: string) => Number(facts[name] ?? 0);
const text = (facts: Facts, name: string) => String(facts[name] ?? '');

/** Why a move is refused, as a sentence that says what is missing. */
export function violationWords(w: Tag, names: Names) {
  const city = (facts: Facts, name = 'city') => names.city(text(facts, name) as CityId);
  const edge = (facts: Facts, name: string) => names.edge(text(facts, name) as Edge);
  const railroad = (facts: Facts) => names.railroad(text(facts, 'railroad') as Railroad);
  const cube = (facts: Facts) => names.cube(text(facts, 'cube') as Cube);

  /** What has to be done first, by what is asked. */
  const first: { readonly [task: string]: string } = {
    setCube: w`First choose the next cube of the row.`,
    startCity: w`First place a start tile.`,
    bid: w`First bid, or pass.`,
    draft: w`First take a tile.`,
    keepStock: w`First choose the stock tile you keep.`,
    place: w`First place a city tile, or pass if none fits.`,
    deliver: w`First deliver a cube.`,
  };

  /** When a move can be made. */
  const when: { readonly [move: string]: string } = {
    bid: w`You bid only after the tiles are drawn, from turn 2 on.`,
    passBid: w`You pass a bid only during the bidding.`,
    takeCity: w`You take a city tile only when you draft.`,
    takeStock: w`You take a stock tile only when you draft.`,
    placeCity: w`You place a city tile only in the third phase, once each turn.`,
    passPlacing: w`You pass only when you must place a city tile.`,
    deliver: w`You deliver only after all players have placed or passed, once each turn.`,
    declineDelivery: w`There is no delivery to decline now.`,
    setCube: w`You set the row only before the first turn of a solitaire game.`,
  };

  const sentences: Readonly<Record<AnyCode, (facts: Facts, view: View) => string>> = {
    notAsked: (facts) =>
      [when[text(facts, 'move')] ?? w`You cannot do this now.`, first[text(facts, 'asked')] ?? ''].join(' ').trim(),
    notAMove: () => w`This game has no such move.`,
    gameOver: () => w`The game is over.`,
    cubeNotLeft: (facts) => w`No ${cube(facts)} is left to set. Choose one of the colours left.`,
    bidTooLow: (facts) =>
      w`A bid of ${number(facts, 'points')} does not beat ${number(facts, 'high')}. Bid at least ${number(facts, 'high') + 1}, or pass: each bid must be higher than the bid before.`,
    bidOverScore: (facts) =>
      w`You have only ${names.points(number(facts, 'score'))}. Bid no more than that, or pass: the winner pays the bid on the score track.`,
    cityNotDrawn: (facts) =>
      w`${city(facts)} is not face up in the middle. Choose a city tile that is: only drawn tiles can be taken.`,
    stockNotDrawn: (facts) =>
      w`No stock tile of the ${railroad(facts)} is face up in the middle. Choose one that is: only drawn tiles can be taken.`,
    cityTaken: () => w`You have taken a city tile this turn. Take a stock tile: each player drafts one of each type.`,
    stockTaken: () => w`You have taken a stock tile this turn. Take a city tile: each player drafts one of each type.`,
    stocksOnly: () =>
      w`No city tiles are left to draft. Take a stock tile: once city tiles run short, each player drafts 2 stock tiles.`,
    notInHand: (facts) => w`You do not have ${city(facts)} in hand. Choose a city tile you have.`,
    spaceTaken: (facts) => w`${city(facts)} is on this space. Choose an empty space: tiles are never stacked.`,
    notBeside: () => w`No city is next to this space. Choose a space next to a city on the table.`,
    sameTurn: (facts) => w`${city(facts)} looks the same with a smaller turn. Choose that one.`,
    mustMatch: (facts) =>
      text(facts, 'city') === text(facts, 'matching')
        ? w`Only blank edges meet here, and ${city(facts)} can match a railroad elsewhere. Place it there: a match is compulsory if you can make one.`
        : w`Only blank edges meet here, and ${city(facts, 'matching')} can match a railroad. Place a tile that matches: a match is compulsory if you can make one.`,
    noMatch: (facts) =>
      w`No railroad of ${city(facts)} matches here: ${edge(facts, 'own')} meets ${edge(facts, 'theirs')} of ${city(facts, 'neighbour')}. Turn the tile, or choose another space or tile: one side must match.`,
    noBlankPair: (facts) =>
      text(facts, 'way') === 'none'
        ? w`No tile of yours can match a railroad, and none has a blank edge that can meet a blank edge. Pass: you place no tile this turn.`
        : w`No tile of yours can match a railroad, and no blank edge of ${city(facts)} meets a blank edge here. Choose a space where blank edges meet.`,
    canPlace: (facts) =>
      text(facts, 'way') === 'match'
        ? w`${city(facts)} can match a railroad. Place a tile that matches: you pass only if none fits.`
        : w`${city(facts)} can be placed blank edge to blank edge. Place a tile so: you pass only if none fits.`,
    cityNotLaid: (facts) => w`${city(facts)} is not on the table. Choose a city that is.`,
    noCube: (facts) => w`${city(facts)} has no ${cube(facts)}. Choose a cube that is on a city.`,
    notNeighbours: (facts) =>
      w`${city(facts)} and ${city(facts, 'to')} are not next to each other. A cube travels over 1 link, to the next city.`,
    noLink: (facts) =>
      w`${city(facts)} and ${city(facts, 'to')} have no link: ${edge(facts, 'own')} meets ${edge(facts, 'theirs')}. Choose a link: only matching railroads make one.`,
    mustDeliver: () => w`A cube can be delivered. Deliver one: each player delivers 1 cube each turn.`,
  };

  return ({ code, facts }: Violation<Types['Rule']>, view: View): string =>
    Object.hasOwn(sentences, code) ? sentence(sentences[code as AnyCode](facts, view)) : w`The rule does not allow it.`;
}
