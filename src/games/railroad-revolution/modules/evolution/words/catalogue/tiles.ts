import { printed } from '../../../../../../kernel/provenance.ts';
import type { Kind } from '../../../../../common/words/catalogue.ts';
import { counted, sentence, type Tag } from '../../../../../common/words/words.ts';
import type { Effect } from '../../../../engine/tables/effects.ts';
import type { Marks } from '../../../../words/catalogue/marks.ts';
import type { Names } from '../../../../words/names.ts';
import { VP_TILES_SOURCES } from '../../engine/tables/sources/telegraph.ts';
import {
  PERFORMANCE_TILES_SOURCES,
  REWARD_LIMIT_SOURCES,
  REWARD_TILES_SOURCES,
} from '../../engine/tables/sources/tiles.ts';
import { TENDERS_SOURCES, TRAIN_CAPACITY_SOURCES, WAGONS_SOURCES } from '../../engine/tables/sources/wagons.ts';
import { VP_TILES } from '../../engine/tables/telegraph.ts';
import { PERFORMANCE_TILES, REWARD_LIMIT, REWARD_TILES } from '../../engine/tables/tiles.ts';
import { TENDERS, TRAIN_CAPACITY, WAGONS } from '../../engine/tables/wagons.ts';
import { evolutionNames } from '../names.ts';

/** The tiles of Railroad Evolution, in words. */
export function evolutionTiles(w: Tag, names: Names, marks: Marks): Kind[] {
  const part = 'evolution';
  const own = evolutionNames(w, names);
  const gives = (effect: Effect): string => {
    if (effect.kind === 'advance') return counted(w, effect.n, w`Advancement point`, w`Advancement points`);
    const cost = names.effectCost(effect);
    return sentence(cost === '' ? names.effect(effect) : w`${names.effect(effect)} for ${cost}`);
  };

  return [
    {
      id: 'vp-tiles',
      part,
      title: w`Telegraph VP tiles`,
      says: w`1 in each of the 5 slots between sections, at random: VP for each of your Stations in cities of a level.`,
      rules: ['telegraph-vp-tiles', 'vp-tile-connection'],
      shape: 'tiles',
      pieces: VP_TILES.map((tile) => ({
        id: `vp-tile-${tile.level}`,
        title: w`Level ${tile.level}`,
        figure: { kind: 'vpTile', id: tile.id },
        rows: [
          {
            head: w`Scores`,
            values: [
              { text: w`${tile.vp} VP`, mark: marks.of(VP_TILES_SOURCES[tile.id], 'vp'), rule: 'vp-tile-connection' },
              {
                text: w`for each Station in a level ${tile.level} city`,
                mark: marks.of(VP_TILES_SOURCES[tile.id], 'level'),
              },
            ],
          },
        ],
      })),
    },
    {
      id: 'wagons',
      part,
      title: w`Wagons`,
      says: w`A bonus more when the train is flipped face down. Our source shows the bonus of 1 Wagon; the others are ours.`,
      rules: ['attach-wagon', 'wagon-bonus', 'wagon-rows'],
      shape: 'tiles',
      pieces: WAGONS.map((wagon, at) => ({
        id: wagon.id,
        title: w`Wagon ${at + 1}`,
        figure: { kind: 'car', id: wagon.id },
        rows: [
          {
            head: w`Bonus`,
            values: [
              { text: gives(wagon.effect), mark: marks.of(WAGONS_SOURCES[wagon.id], 'effect'), rule: 'wagon-bonus' },
            ],
          },
        ],
      })),
    },
    {
      id: 'tenders',
      part,
      title: w`Tenders`,
      says: w`6 tiles alike, as far as our source shows.`,
      rules: ['attach-wagon', 'wagon-bonus', 'tender-stack'],
      shape: 'tiles',
      pieces: [
        {
          id: 'tender',
          title: w`Tender`,
          figure: { kind: 'car', id: TENDERS[0]?.id ?? '' },
          rows: [
            {
              head: w`Bonus`,
              values: TENDERS.slice(0, 1).map((tender) => ({
                text: gives(tender.effect),
                mark: marks.mark(TENDERS_SOURCES[tender.id]),
                rule: 'wagon-bonus',
              })),
            },
            {
              head: w`Number`,
              values: [
                {
                  text: w`${TENDERS.length} in the box`,
                  mark: marks.mark(printed('E44')),
                  rule: 'wagon-count',
                },
                { text: w`all with that bonus`, mark: marks.mark(TENDERS_SOURCES['tender-2']) },
              ],
            },
            {
              head: w`A train`,
              values: [
                {
                  text: w`${TRAIN_CAPACITY.tender} Tender beside ${TRAIN_CAPACITY.wagon} Wagon`,
                  mark: marks.mark(TRAIN_CAPACITY_SOURCES.tender),
                  rule: 'one-wagon-one-tender',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'performance-tiles',
      part,
      title: w`Performance tiles`,
      says: w`VP for each time that you meet what a tile asks for. Our source shows 2 of them; the others, and all letters, are ours.`,
      rules: ['performance-tile-rows', 'take-performance-tile', 'performance-tile-vp'],
      shape: 'tiles',
      pieces: PERFORMANCE_TILES.map((tile) => ({
        id: tile.id.toLowerCase(),
        title: w`Performance tile ${tile.letter}·${PERFORMANCE_TILES.filter(({ letter }) => letter === tile.letter).indexOf(tile) + 1}`,
        figure: { kind: 'performance', id: tile.id },
        rows: [
          {
            head: w`Scores`,
            values: [
              {
                text: own.scores(tile.id),
                mark: marks.of(PERFORMANCE_TILES_SOURCES[tile.id], 'vp'),
                rule: 'performance-tile-vp',
              },
            ],
          },
          {
            head: w`Letter`,
            values: [{ text: w`${tile.letter}`, mark: marks.of(PERFORMANCE_TILES_SOURCES[tile.id], 'letter') }],
          },
        ],
      })),
    },
    {
      id: 'reward-tiles',
      part,
      title: w`Reward tiles`,
      says: w`They place the rail or the building of your board extension. ${REWARD_TILES.length} tiles of 2 types.`,
      rules: ['take-reward-tile', 'use-reward-tile', 'reward-tile-rows'],
      shape: 'tiles',
      pieces: (['rail', 'building'] as const).map((piece) => {
        const all = REWARD_TILES.filter((tile) => tile.piece === piece);
        return {
          id: `reward-tile-${piece}`,
          title: piece === 'rail' ? w`Rail` : w`Building`,
          figure: { kind: 'reward', id: piece },
          rows: [
            {
              head: w`Places`,
              values: all.slice(0, 1).map((tile) => ({
                text: piece === 'rail' ? w`the rail of your extension` : w`the building of your extension`,
                mark: marks.of(REWARD_TILES_SOURCES[tile.id], 'effect'),
                rule: piece === 'rail' ? 'reward-rail' : 'reward-building',
              })),
            },
            {
              head: w`Number`,
              values: [
                {
                  text: w`${all.length} in the box`,
                  mark: marks.mark(printed('E36')),
                  rule: 'reward-tile-count',
                },
                {
                  text: w`${REWARD_LIMIT} a player in a game`,
                  mark: marks.mark(REWARD_LIMIT_SOURCES),
                  rule: 'reward-tile-limit',
                },
              ],
            },
          ],
        };
      }),
    },
  ];
}
