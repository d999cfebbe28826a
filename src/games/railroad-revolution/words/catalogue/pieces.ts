import { printed } from '../../../../kernel/provenance.ts';
import type { Kind, Value } from '../../../common/words/catalogue.ts';
import { counted, money, sentence, type Tag } from '../../../common/words/words.ts';
import {
  BOX,
  CONSTANTS,
  NEUTRAL_OFFICES,
  NEUTRAL_STATIONS,
  WORKER_COUNTS,
  WORKERS,
} from '../../engine/tables/constants.ts';
import { BOARD_SECTIONS } from '../../engine/tables/player-board.ts';
import {
  BOX_SOURCES,
  CONSTANTS_SOURCES,
  NEUTRAL_STATIONS_SOURCES,
  WORKER_COUNTS_SOURCES,
} from '../../engine/tables/sources/constants.ts';
import type { Names } from '../names.ts';
import type { Marks } from './marks.ts';

/** Where the rulebook lists the types of worker. */
const PROFESSIONS = printed('B260');
/** Where it fills the player boards. */
const FILLED = printed('B67');

/** The workers and all that is no tile and no board, in words. */
export function pieceKinds(w: Tag, names: Names, marks: Marks): Record<'workers' | 'pieces', Kind> {
  const counts = Object.keys(NEUTRAL_STATIONS).map(Number);
  const fewer = counts.filter((players) => players < Math.max(...counts));

  const professions = {
    white: [w`No speciality`, 'white-effect'],
    purple: [w`Foreman`, 'worker-kinds'],
    orange: [w`Accountant`, 'worker-kinds'],
    grey: [w`Negotiator`, 'worker-kinds'],
    turquoise: [w`Engineer`, 'worker-kinds'],
  } as const;

  /** How many white workers are in play, at each count. */
  const whiteInPlay = counts.map(
    (players): Value => ({
      text: w`${players * CONSTANTS.startWhiteWorkers} in play`,
      mark: marks.mark({ ...CONSTANTS_SOURCES.startWhiteWorkers, source: 'derived' }),
      rule: 'unused-components',
      players: [players],
    }),
  );

  const neutral = fewer.map((players): Value => {
    const stations = NEUTRAL_STATIONS[players]?.length ?? 0;
    const offices = NEUTRAL_OFFICES[players]?.length ?? 0;
    return {
      text: w`${stations + offices} neutral ones stand on the board: ${stations} in cities and ${offices} on the telegraph line`,
      mark: marks.of(NEUTRAL_STATIONS_SOURCES, String(players)),
      rule: 'neutral-stations',
      players: [players],
    };
  });

  const sum = (what: 'buildings' | 'rails'): number => BOARD_SECTIONS.reduce((all, one) => all + one[what], 0);
  const banknotes = Object.entries(BOX.banknotes);

  return {
    workers: {
      id: 'worker-pieces',
      title: w`Workers`,
      says: w`Shape and letter tell them apart here as well as their colour.`,
      rules: ['worker-kinds', 'worker-count', 'starting-workers'],
      shape: 'tiles',
      pieces: WORKERS.map((kind) => ({
        id: `worker-${kind}`,
        title: sentence(names.worker(kind)),
        figure: { kind: 'worker', id: kind },
        rows: [
          {
            head: w`Kind`,
            values: [{ text: professions[kind][0], mark: marks.mark(PROFESSIONS), rule: professions[kind][1] }],
          },
          {
            head: w`Number`,
            values: [
              {
                text: w`${WORKER_COUNTS[kind]} in the box`,
                mark: marks.mark(WORKER_COUNTS_SOURCES),
                rule: 'worker-count',
              },
              ...(kind === 'white' ? whiteInPlay : []),
            ],
          },
        ],
      })),
    },
    pieces: {
      id: 'pieces',
      title: w`Pieces`,
      says: w`What each player and the supply have. In the drawings each colour has a pattern of its own.`,
      rules: ['player-colours', 'common-supply'],
      shape: 'tiles',
      pieces: [
        {
          id: 'piece-building',
          title: w`Buildings`,
          figure: { kind: 'piece', id: 'building' },
          rows: [
            {
              head: w`Number`,
              values: [
                {
                  text: w`${CONSTANTS.buildingsPerColour} of each colour`,
                  mark: marks.mark(CONSTANTS_SOURCES.buildingsPerColour),
                },
                {
                  text: w`${sum('buildings')} on the player board, ${CONSTANTS.asideBuildings} kept aside`,
                  mark: marks.mark(FILLED),
                  rule: 'player-board-pieces',
                },
                ...neutral,
              ],
            },
          ],
        },
        {
          id: 'piece-rail',
          title: w`Rails`,
          figure: { kind: 'piece', id: 'rail' },
          rows: [
            {
              head: w`Number`,
              values: [
                {
                  text: w`${CONSTANTS.railsPerColour} of each colour`,
                  mark: marks.mark(CONSTANTS_SOURCES.railsPerColour),
                },
                {
                  text: w`${sum('rails')} on the player board, 1 in the opening space, ${CONSTANTS.asideRails} kept aside`,
                  mark: marks.mark(FILLED),
                  rule: 'opening-rail',
                },
              ],
            },
          ],
        },
        {
          id: 'piece-marker',
          title: w`Performance markers`,
          figure: { kind: 'piece', id: 'marker' },
          rows: [
            {
              head: w`Number`,
              values: [
                {
                  text: w`${BOX.markers / BOX.playerBoards} of each colour`,
                  mark: marks.mark(BOX_SOURCES.markers),
                  rule: 'starting-markers',
                },
              ],
            },
          ],
        },
        {
          id: 'piece-share',
          title: w`Shares`,
          figure: { kind: 'piece', id: 'share' },
          rows: [
            {
              head: w`Number`,
              values: [
                {
                  text: w`${BOX.shareTokens} tokens, not limited`,
                  mark: marks.mark(BOX_SOURCES.shareTokens),
                  rule: 'unlimited-money-and-shares',
                },
                {
                  text: w`${CONSTANTS.startShares} for each player`,
                  mark: marks.mark(CONSTANTS_SOURCES.startShares),
                  rule: 'starting-shares',
                },
              ],
            },
          ],
        },
        {
          id: 'piece-money',
          title: w`Banknotes`,
          figure: { kind: 'piece', id: 'money' },
          rows: [
            {
              head: w`Number`,
              values: [
                {
                  text: banknotes.map(([value, n]) => w`${n} of ${money(Number(value))}`).join(', '),
                  mark: marks.mark(BOX_SOURCES.banknotes),
                  rule: 'unlimited-money-and-shares',
                },
                {
                  text: w`${money(CONSTANTS.startMoney)} for each player`,
                  mark: marks.mark(CONSTANTS_SOURCES.startMoney),
                  rule: 'starting-money',
                },
              ],
            },
          ],
        },
        {
          id: 'piece-first-player',
          title: w`First Player tile`,
          figure: { kind: 'piece', id: 'first' },
          rows: [
            {
              head: w`Number`,
              values: [
                {
                  text: counted(w, BOX.firstPlayerTiles, w`tile`, w`tiles`),
                  mark: marks.mark(BOX_SOURCES.firstPlayerTiles),
                  rule: 'first-player',
                },
              ],
            },
          ],
        },
      ],
    },
  };
}
