import { printed } from '../../../../kernel/provenance.ts';
import type { Kind, Value } from '../../../common/words/catalogue.ts';
import { listed, money, sentence, type Tag } from '../../../common/words/words.ts';
import { CITY } from '../../engine/tables/cities.ts';
import { CITY_TILES, type CityTile } from '../../engine/tables/city-tiles.ts';
import { CONSTANTS, TRAINS_PER_STACK } from '../../engine/tables/constants.ts';
import { DEAL_TILES } from '../../engine/tables/deal-tiles.ts';
import type { DealReward, Effect, FirstStationBonus } from '../../engine/tables/effects.ts';
import { type Condition, MILESTONES, type Milestone } from '../../engine/tables/milestones.ts';
import { SETUP_TILES } from '../../engine/tables/setup-tiles.ts';
import { CITY_TILES_SOURCES } from '../../engine/tables/sources/city-tiles.ts';
import { CONSTANTS_SOURCES, TRAINS_PER_STACK_SOURCES } from '../../engine/tables/sources/constants.ts';
import { DEAL_TILES_SOURCES } from '../../engine/tables/sources/deal-tiles.ts';
import { MILESTONES_SOURCES } from '../../engine/tables/sources/milestones.ts';
import { SETUP_SIDE_SOURCES, SETUP_TILES_SOURCES } from '../../engine/tables/sources/setup-tiles.ts';
import { TELEGRAPH_TILES_SOURCES } from '../../engine/tables/sources/telegraph.ts';
import { TRAINS_SOURCES } from '../../engine/tables/sources/trains.ts';
import { TELEGRAPH_TILES } from '../../engine/tables/telegraph.ts';
import { TRAINS } from '../../engine/tables/trains.ts';
import { conditionWords } from '../conditions.ts';
import type { Names } from '../names.ts';
import type { Marks } from './marks.ts';

/** The clause of what a Deal gives. */
function dealRule(effect: DealReward): string {
  switch (effect.kind) {
    case 'exchangeWorker':
      return 'deal-exchange';
    case 'placeOffice':
      return 'deal-office';
    case 'takeTrain':
      return 'deal-train';
    case 'placeRail':
      return 'deal-rail';
    case 'promote':
      return 'deal-promote';
    case 'gainWorkers':
      return 'deal-workers';
    case 'placeStation':
      return 'deal-station';
    case 'flip':
      return effect.times === 1 ? 'deal-flip' : 'deal-double-flip';
    case 'advance':
      return 'deal-advance';
  }
}

/** The clause of what a First Station brings. */
function bonusRule(effect: FirstStationBonus): string {
  switch (effect.kind) {
    case 'flip':
      return 'bonus-flip';
    case 'takeTrain':
      return 'bonus-train';
    case 'gainShares':
      return effect.promote === undefined ? 'bonus-shares' : 'bonus-share-and-promotion';
    case 'gainWorkerOfChoice':
      return 'bonus-worker';
    case 'exchangeWorker':
      return 'bonus-exchange';
    case 'promote':
      return 'bonus-promote';
    case 'advance':
      return effect.promote === undefined ? 'bonus-advance' : 'bonus-advance-and-promotion';
  }
}

const conditionRule = {
  connectedCities: 'condition-connected',
  stations: 'condition-stations',
  dealRails: 'condition-deal-rails',
  terrainRails: 'condition-terrain',
} as const satisfies Record<Condition['kind'], string>;

/** The tiles of the game, in words. */
export function tileKinds(
  w: Tag,
  names: Names,
  marks: Marks,
): Record<'city' | 'telegraph' | 'trains' | 'deals' | 'milestones' | 'setup', Kind> {
  const conditionOf = conditionWords(w);
  /** What a tile gives, with what may come with it and what it costs. */
  const gives = (effect: Effect): string => {
    const what = names.effect(effect);
    const cost = names.effectCost(effect);
    return cost === '' ? what : w`${what} for ${cost}`;
  };

  const cityTile = (tile: CityTile, at: number) => {
    const nth = String.fromCharCode(97 + CITY_TILES.filter(({ level }) => level === tile.level).indexOf(tile));
    const reward: Value = {
      text: sentence(gives(tile.primary)),
      mark: marks.of(CITY_TILES_SOURCES[tile.id], 'primary'),
      rule: 'mode' in tile.primary && tile.primary.mode === 'oneOf' ? 'slash-reward' : 'primary-reward',
    };
    return {
      id: `city-tile-${tile.fixedCity ?? `${tile.level}${nth}`}`,
      title:
        tile.fixedCity === undefined ? w`City tile ${tile.level}${nth}` : w`${CITY[tile.fixedCity].name}, on the board`,
      figure: { kind: 'city', id: CITY_TILES[at]?.id ?? '' },
      rows: [
        {
          head: w`Cost`,
          values: [
            { text: money(tile.cost), mark: marks.of(CITY_TILES_SOURCES[tile.id], 'cost'), rule: 'station-cost' },
          ],
        },
        { head: w`Reward`, values: [reward] },
        {
          head: w`First Station`,
          values: [
            {
              text: sentence(gives(tile.firstStation)),
              mark: marks.of(CITY_TILES_SOURCES[tile.id], 'firstStation'),
              rule: bonusRule(tile.firstStation),
            },
          ],
        },
      ],
    };
  };

  const managers = ({ managers: all }: Milestone): string => {
    const kinds = all.map((kind) => (kind === 'any' ? w`any worker` : names.aWorker(kind)));
    return sentence(
      kinds.every((kind) => kind === w`any worker`) && kinds.length > 1
        ? w`any ${kinds.length} workers`
        : listed(w, kinds),
    );
  };

  return {
    city: {
      id: 'city-tiles',
      title: w`City tiles`,
      says: w`One for each city: what a Station costs there, what it brings, and what the first Station brings as well. 13 are shuffled by level, 2 are printed on the board.`,
      rules: ['city-tiles-laid', 'primary-reward', 'first-station-bonus'],
      shape: 'tiles',
      pieces: CITY_TILES.map(cityTile),
    },
    telegraph: {
      id: 'telegraph-tiles',
      title: w`Telegraph tiles`,
      says: w`One in each section without a Deal icon. Whoever builds there may discard a worker for its bonus.`,
      rules: ['telegraph-tiles-laid', 'telegraph-tile'],
      shape: 'tiles',
      pieces: TELEGRAPH_TILES.map((tile) => {
        const rule = tile.id.replace(/^tt/, 'telegraph-tile');
        const origin = TELEGRAPH_TILES_SOURCES[tile.id];
        const number = marks.of(origin, 'effect.n');
        const isOwn = origin.fieldSources?.['effect.n'] !== undefined;
        const bonus: Value = { text: sentence(gives(tile.effect)), mark: marks.mark(origin), rule };
        return {
          id: rule,
          title: sentence(names.effect(tile.effect)),
          figure: { kind: 'telegraph', id: tile.id },
          rows: [
            {
              head: w`Bonus`,
              values: isOwn
                ? [
                    { text: w`Advancements`, mark: marks.mark(origin), rule },
                    { text: w`Their number: ${'n' in tile.effect ? tile.effect.n : 0}`, mark: number },
                  ]
                : [bonus],
            },
          ],
        };
      }),
    },
    trains: {
      id: 'trains',
      title: w`Trains`,
      says: w`Face up it has its bonus, and counts 8 VP when the game ends. Flipped for the bonus it lies face down and counts nothing, until it is flipped up again.`,
      rules: ['take-train', 'flip-face-down', 'train-vp'],
      shape: 'tiles',
      pieces: TRAINS.map((train) => ({
        id: train.id,
        title: sentence(names.effect(train.effect)),
        figure: { kind: 'train', id: train.id },
        rows: [
          {
            head: w`Face up`,
            values: [
              {
                text: sentence(gives(train.effect)),
                mark: marks.of(TRAINS_SOURCES[train.id], 'effect'),
                rule: train.id,
              },
              { text: w`${CONSTANTS.trainVp} VP`, mark: marks.mark(CONSTANTS_SOURCES.trainVp), rule: 'train-vp' },
            ],
          },
          {
            head: w`Face down`,
            values: [{ text: w`no bonus, no VP`, mark: marks.mark(printed('B451')), rule: 'flip-face-up' }],
          },
          {
            head: w`Number`,
            values: [
              { text: w`${train.count} in the box`, mark: marks.of(TRAINS_SOURCES[train.id], 'count') },
              ...(train.starter
                ? [
                    {
                      text: w`1 for each player`,
                      mark: marks.of(TRAINS_SOURCES[train.id], 'count'),
                      rule: 'starting-train',
                    },
                  ]
                : Object.entries(TRAINS_PER_STACK).map(([players, n]) => ({
                    text: w`${n} in the stack`,
                    mark: marks.of(TRAINS_PER_STACK_SOURCES, players),
                    rule: 'train-stack-size',
                    players: [Number(players)],
                  }))),
            ],
          },
        ],
      })),
    },
    deals: {
      id: 'deal-tiles',
      title: w`Deal tiles`,
      says: w`Each offers 2 Deals: a price in Shares, and what it buys. Which rewards share a tile, and their prices, are ours.`,
      rules: ['deal-tile', 'deal-price', 'deal-stack'],
      shape: 'tiles',
      pieces: DEAL_TILES.map((tile, at) => ({
        id: tile.id,
        title: w`Deal tile ${at + 1}`,
        figure: { kind: 'deal', id: tile.id },
        rows: tile.offers.map((offer, n) => ({
          head: names.shares(offer.price),
          values: [
            {
              text: sentence(gives(offer.effect)),
              mark: marks.mark(DEAL_TILES_SOURCES[tile.id].offers[n] ?? DEAL_TILES_SOURCES[tile.id]),
              rule: dealRule(offer.effect),
            },
          ],
        })),
      })),
    },
    milestones: {
      id: 'milestones',
      title: w`Milestones`,
      says: w`Conditions on the map, the managers that are needed, and VP once both are there. 38 tiles in 5 stacks. Nearly all that they ask for and score is ours.`,
      rules: ['milestone-needs', 'milestone-completed', 'milestone-replacement'],
      shape: 'tiles',
      pieces: MILESTONES.map((tile) => ({
        id: `milestone-${tile.id.toLowerCase()}`,
        title: w`Milestone ${tile.id.replace('-', '·')}`,
        figure: { kind: 'milestone', id: tile.id },
        rows: [
          {
            head: w`Worth`,
            values: [
              { text: w`${tile.vp} VP`, mark: marks.of(MILESTONES_SOURCES[tile.id], 'vp'), rule: 'milestone-vp' },
            ],
          },
          {
            head: w`Asks`,
            values: tile.conditions.map((condition) => ({
              text: sentence(conditionOf(condition)),
              mark: marks.of(MILESTONES_SOURCES[tile.id], 'conditions'),
              rule: conditionRule[condition.kind],
            })),
          },
          {
            head: w`Needs`,
            values: [
              { text: managers(tile), mark: marks.of(MILESTONES_SOURCES[tile.id], 'managers'), rule: 'manager-types' },
            ],
          },
          ...(MILESTONES_SOURCES[tile.id].fieldSources?.stack === undefined
            ? []
            : [
                {
                  head: w`Stack`,
                  values: [
                    {
                      text: tile.stack,
                      mark: marks.of(MILESTONES_SOURCES[tile.id], 'stack'),
                      rule: 'milestone-stacks',
                    },
                  ],
                },
              ]),
        ],
      })),
    },
    setup: {
      id: 'setup-tiles',
      title: w`Setup tiles`,
      says: w`4 tiles with 8 sides. Each player picks 1, with the worker that lies beside it. Which sides share a tile is ours.`,
      rules: ['setup-tiles-drawn', 'setup-choice'],
      shape: 'tiles',
      pieces: SETUP_TILES.map((tile, at) => ({
        id: `setup-tile-${at + 1}`,
        title: w`Setup tile ${at + 1}`,
        figure: { kind: 'setup', id: tile.id },
        rows: [
          ...tile.sides.map((side, n) => {
            const origin = SETUP_SIDE_SOURCES[side.id];
            const isKnown = origin.fieldSources?.['effect.kind'] !== undefined;
            return {
              id: side.id,
              head: n === 0 ? w`One side` : w`The other`,
              values: isKnown
                ? [
                    { text: w`Gain money`, mark: marks.of(origin, 'effect.kind'), rule: side.id },
                    { text: sentence(names.effect(side.effect)), mark: marks.mark(origin) },
                  ]
                : [{ text: sentence(names.effect(side.effect)), mark: marks.mark(origin), rule: side.id }],
            };
          }),
          {
            head: w`Tile`,
            values: [{ text: w`These 2 sides on one tile`, mark: marks.mark(SETUP_TILES_SOURCES[tile.id]) }],
          },
        ],
      })),
    },
  };
}
