import { type Provenance, printed } from '../../../../../../kernel/provenance.ts';
import type { Grid, Kind, Value } from '../../../../../common/words/catalogue.ts';
import { counted, money, type Tag } from '../../../../../common/words/words.ts';
import type { Marks } from '../../../../words/catalogue/marks.ts';
import type { Names } from '../../../../words/names.ts';
import { EXTENSION_MOVES, EXTENSION_PIECES, EXTENSION_ROWS, type Row } from '../../engine/tables/extension.ts';
import {
  EXTENSION_MOVES_SOURCES,
  EXTENSION_PIECES_SOURCES,
  EXTENSION_ROWS_SOURCES,
  START_SLOT_SOURCES,
} from '../../engine/tables/sources/extension.ts';
import { CONNECTIONS_SOURCES, SECTIONS_SOURCES } from '../../engine/tables/sources/telegraph.ts';
import {
  TILE_ROWS_SOURCES,
  TILES_PER_ROW_SOURCES,
  TILES_REMOVED_SOURCES,
  TRACK_SPACES_SOURCES,
} from '../../engine/tables/sources/track.ts';
import { WAGON_LAYOUT_SOURCES } from '../../engine/tables/sources/wagons.ts';
import { CONNECTIONS, SECTIONS } from '../../engine/tables/telegraph.ts';
import {
  type SpaceNumber,
  TILE_ROWS,
  TILES_PER_ROW,
  TILES_REMOVED,
  TRACK_SPACES,
  type TrackSpace,
} from '../../engine/tables/track.ts';
import { TENDERS, WAGON_LAYOUT, WAGON_SECTIONS } from '../../engine/tables/wagons.ts';

/** The boards of Railroad Evolution, in words. */
export function evolutionBoards(w: Tag, names: Names, marks: Marks): Kind[] {
  const part = 'evolution';
  const workers = (n: number): string => counted(w, n, w`worker`, w`workers`);

  /** A value for each number of players. */
  const byPlayers = (
    table: Readonly<Record<number, number>>,
    origin: Provenance,
    told: (n: number) => string,
  ): Value[] =>
    Object.entries(table).map(([players, n]) => ({
      text: told(n),
      mark: marks.of(origin, players),
      players: [Number(players)],
    }));

  const costOf = ({ money: dollars, shares, workers: n }: TrackSpace): string | undefined =>
    dollars !== undefined
      ? money(dollars)
      : shares !== undefined
        ? names.shares(shares)
        : n === undefined
          ? undefined
          : workers(n);
  // The spaces of the table have its numbers, and no others.
  const originOfSpace = ({ index }: TrackSpace): Provenance => TRACK_SPACES_SOURCES[index as SpaceNumber];
  const gates = TRACK_SPACES.flatMap((space) => {
    const [field] = Object.keys(originOfSpace(space).fieldSources ?? {});
    return field === undefined ? [] : [{ text: costOf(space) ?? '', mark: marks.of(originOfSpace(space), field) }];
  });
  // What is paid is known; at which space is ours.
  const cost = (space: TrackSpace): Value[] => {
    const price = costOf(space);
    return price === undefined
      ? []
      : [{ text: w`cost: ${price}`, mark: marks.mark(originOfSpace(space)), rule: 'crossing-cost' }];
  };
  const beside = ({ index }: TrackSpace): Value[] =>
    TILE_ROWS.filter(({ space }) => space === index).map((row) =>
      row.extensionRow === undefined
        ? { text: w`a row of Reward tiles`, mark: marks.mark(TILE_ROWS_SOURCES[row.id]), rule: 'take-reward-tile' }
        : {
            text: w`a row of Performance tiles for row ${row.extensionRow}`,
            mark: marks.mark(TILE_ROWS_SOURCES[row.id]),
            rule: 'take-performance-tile',
          },
    );
  const spaces = TRACK_SPACES.map((space) => ({ space, values: [...cost(space), ...beside(space)] }));

  const moveTo = (row: Row): Value[] =>
    EXTENSION_MOVES.filter(({ to }) => to === row).flatMap((move) => [
      {
        text: w`from row ${move.from}: ${counted(w, move.points, w`point`, w`points`)}`,
        mark: marks.of(EXTENSION_MOVES_SOURCES[move.from], 'points'),
        rule: 'move-performance-tile',
      },
      ...(move.workers === 0
        ? []
        : [
            {
              text: w`and ${workers(move.workers)}`,
              mark: marks.of(EXTENSION_MOVES_SOURCES[move.from], 'workers'),
              rule: 'row-four-worker',
            },
          ]),
      ...(move.diagonal
        ? [
            {
              text: w`diagonally too`,
              mark: marks.of(EXTENSION_MOVES_SOURCES[move.from], 'diagonal'),
              rule: 'diagonal-move',
            },
          ]
        : []),
    ]);

  const connection = (section: number): Value[] =>
    CONNECTIONS.filter(({ between }) => between[0] === section).map((one) => ({
      text:
        one.perLevel === undefined
          ? w`a VP slot before section ${one.between[1]}`
          : w`${one.perLevel} VP a city level with section ${one.between[1]}`,
      mark: marks.mark(CONNECTIONS_SOURCES[one.between[0]]),
      rule: one.perLevel === undefined ? 'telegraph-vp-tiles' : 'connection-levels',
    }));

  return [
    {
      id: 'performance-track',
      part,
      title: w`Performance track`,
      says: w`1 track for all, with the tiles beside it. Our source names its 3 costs and its 5 rows; where they stand, and all VP, are ours.`,
      rules: ['move-marker', 'crossing-cost', 'take-performance-tile', 'take-reward-tile'],
      shape: 'board',
      pieces: [
        {
          id: 'track-spaces',
          title: w`Spaces, costs and rows`,
          figure: { kind: 'performanceTrack' },
          rows: [
            {
              id: 'track-vp-values',
              head: w`VP`,
              values: [
                {
                  text: TRACK_SPACES.flatMap(({ index, vp }) =>
                    vp === undefined ? [] : [w`space ${index}: ${vp}`],
                  ).join(', '),
                  mark: marks.mark(TRACK_SPACES_SOURCES[1]),
                  rule: 'track-highest-vp',
                },
              ],
            },
            { id: 'track-costs', head: w`Costs`, values: gates.map((gate) => ({ ...gate, rule: 'crossing-cost' })) },
            ...spaces
              .filter(({ values }) => values.length > 0)
              .map(({ space, values }) => ({
                id: `track-space-${space.index}`,
                head: w`Space ${space.index}`,
                values,
              })),
            {
              id: 'tiles-in-a-row',
              head: w`Tiles in a row`,
              values: byPlayers(TILES_PER_ROW, TILES_PER_ROW_SOURCES, (n) => w`${n}`),
            },
            {
              id: 'tiles-removed',
              head: w`Removed first`,
              values: byPlayers(
                TILES_REMOVED,
                TILES_REMOVED_SOURCES,
                (n) => w`${n} of each letter and each type`,
              ).filter(({ players }) => players?.[0] !== 4),
            },
          ],
        },
      ],
    },
    {
      id: 'extension-board',
      part,
      title: w`Board extension`,
      says: w`4 rows of slots for Performance tiles, and a place for 1 rail and 1 building. How many slots a row has, and the prices and numbers of the upper rows, are ours.`,
      rules: ['board-extension', 'move-performance-tile', 'row-multiplier'],
      shape: 'board',
      pieces: [
        {
          id: 'extension-rows',
          title: w`Rows`,
          figure: { kind: 'extension' },
          rows: [
            ...EXTENSION_ROWS.map((row) => ({
              id: `extension-row-${row.row.toLowerCase()}`,
              head: w`Row ${row.row}`,
              values: [
                {
                  text: counted(w, row.slots.length, w`slot`, w`slots`),
                  mark: marks.of(EXTENSION_ROWS_SOURCES[row.row], 'slots'),
                },
                row.multiplier === 1
                  ? {
                      text: w`multiplies nothing`,
                      mark: marks.of(EXTENSION_ROWS_SOURCES[row.row], 'multiplier'),
                      rule: 'row-multiplier',
                    }
                  : {
                      text: w`× ${row.multiplier}`,
                      mark: marks.of(EXTENSION_ROWS_SOURCES[row.row], 'multiplier'),
                      rule: 'row-multiplier',
                    },
                ...moveTo(row.row),
              ],
            })),
            {
              id: 'extension-start',
              head: w`First tile`,
              values: [
                {
                  text: w`row I, on the right`,
                  mark: marks.mark(START_SLOT_SOURCES),
                  rule: 'starting-performance-tile',
                },
              ],
            },
            {
              id: 'extension-kept',
              head: w`Pieces`,
              values: [
                {
                  text: w`${EXTENSION_PIECES.rails} rail and ${EXTENSION_PIECES.buildings} building`,
                  mark: marks.mark(EXTENSION_PIECES_SOURCES),
                  rule: 'extension-pieces',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'trade-area',
      part,
      title: w`Trade Area`,
      says: w`6 Wagon sections and the Tender section, where pieces go that players sell.`,
      rules: ['trade-area', 'wagon-section', 'tender-section'],
      shape: 'board',
      pieces: [
        {
          id: 'trade-sections',
          title: w`Sections`,
          figure: { kind: 'tradeArea' },
          rows: [
            ...WAGON_SECTIONS.map((n) => ({
              id: `wagon-section-${n}`,
              head: w`Wagon section ${n}`,
              values: Object.entries(WAGON_LAYOUT).map(([players, rows]) => ({
                text: (rows[n - 1] ?? 0) === 0 ? w`no Wagons` : counted(w, rows[n - 1] ?? 0, w`Wagon`, w`Wagons`),
                mark: marks.of(WAGON_LAYOUT_SOURCES, players),
                rule: 'wagon-rows',
                players: [Number(players)],
              })),
            })),
            {
              id: 'tender-section-place',
              head: w`Tender section`,
              values: [
                {
                  text: w`all ${TENDERS.length} Tenders, in a stack`,
                  mark: marks.mark(printed('E64')),
                  rule: 'tender-stack',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'evolution-line',
      part,
      title: w`Telegraph line of 7 sections`,
      says: w`No Deal icons, and telegraph tiles in the middle 5. The numbers of Shares are ours.`,
      rules: ['seven-sections', 'middle-telegraph-tiles', 'telegraph-vp-tiles', 'no-deal-sections'],
      shape: 'board',
      pieces: [
        {
          id: 'evolution-sections',
          title: w`Sections`,
          figure: { kind: 'evolutionLine' },
          rows: SECTIONS.map((section) => ({
            id: `evolution-section-${section.section}`,
            head: w`Section ${section.section}`,
            values: [
              {
                text: w`${names.shares(section.shares)}, and ${section.firstOfficeShares} more for the First Office`,
                mark: marks.of(SECTIONS_SOURCES, 'shares'),
                rule: 'telegraph-shares',
              },
              {
                text: section.hasTile ? w`a telegraph tile` : w`no telegraph tile`,
                mark: marks.of(SECTIONS_SOURCES, 'hasTile'),
                rule: 'middle-telegraph-tiles',
              },
              ...connection(section.section),
            ],
          })),
        },
      ],
    },
  ];
}

/** What scores in place of the tracks and of the 5 or 8 VP of a connection. */
export function evolutionScoring(w: Tag): Grid {
  const perLevel = CONNECTIONS.map(({ perLevel: vp = 0 }) => vp).find((vp) => vp > 0) ?? 0;
  const row = (head: string, text: string, rule: string) => ({ head, cells: [{ text, rule }] });
  return {
    id: 'evolution-scoring',
    part: 'evolution',
    title: w`What scores instead`,
    corner: w`For`,
    columns: [w`Victory points`],
    rows: [
      row(w`A connection with a VP tile`, w`VP of the tile × your Stations at its level`, 'vp-tile-connection'),
      row(w`The connection on the far right`, w`${perLevel} VP × different levels you reach`, 'connection-levels'),
      row(w`Your marker`, w`The highest VP that it has reached`, 'track-highest-vp'),
      row(w`Each Performance tile in row I`, w`VP of the tile × what it counts`, 'performance-tile-vp'),
      row(w`In a higher row`, w`The same × the number beside the row`, 'row-multiplier'),
    ],
  };
}
