import type { Provenance } from '../../../../kernel/provenance.ts';
import type { Kind, Mark, Value } from '../../../common/words/catalogue.ts';
import { counted, money, type Tag } from '../../../common/words/words.ts';
import { CITIES } from '../../engine/tables/cities.ts';
import { NEUTRAL_OFFICES, NEUTRAL_STATIONS } from '../../engine/tables/constants.ts';
import { BOARD_SECTIONS } from '../../engine/tables/player-board.ts';
import { CITIES_SOURCES } from '../../engine/tables/sources/cities.ts';
import { NEUTRAL_OFFICES_SOURCES, NEUTRAL_STATIONS_SOURCES } from '../../engine/tables/sources/constants.ts';
import { BOARD_SECTIONS_SOURCES } from '../../engine/tables/sources/player-board.ts';
import { SPACES_SOURCES } from '../../engine/tables/sources/spaces.ts';
import { CONNECTIONS_SOURCES, SECTIONS_SOURCES } from '../../engine/tables/sources/telegraph.ts';
import { TRACKS_SOURCES } from '../../engine/tables/sources/tracks.ts';
import { SPACES } from '../../engine/tables/spaces.ts';
import { CONNECTIONS, SECTIONS, type SectionNumber } from '../../engine/tables/telegraph.ts';
import { TRACKS, type Track, type TrackCost } from '../../engine/tables/tracks.ts';
import type { Names } from '../names.ts';
import type { Marks } from './marks.ts';

/** The player counts at which a neutral building stands somewhere, each with its mark. */
function neutralAt<P>(table: Readonly<Record<number, readonly P[]>>, place: P): number[] {
  return Object.entries(table).flatMap(([players, places]) => (places.includes(place) ? [Number(players)] : []));
}

/** The boards of the game, in words. */
export function boardKinds(
  w: Tag,
  names: Names,
  marks: Marks,
): Record<'map' | 'telegraph' | 'tracks' | 'player', Kind> {
  const terrain = (triangles: number): string =>
    triangles === 0 ? w`plains` : counted(w, triangles, w`triangle`, w`triangles`);

  const neutralStation = (players: number): Value => ({
    text: w`a neutral Station stands first`,
    mark: marks.of(NEUTRAL_STATIONS_SOURCES, String(players)),
    rule: 'neutral-stations',
    players: [players],
  });
  const neutralOffice = (players: number): Value => ({
    text: w`a neutral office stands first`,
    mark: marks.of(NEUTRAL_OFFICES_SOURCES, String(players)),
    rule: 'neutral-offices',
    players: [players],
  });

  const multiplied: Readonly<Record<Track['multiplies'], readonly [text: string, rule: string]>> = {
    offices: [w`times your offices`, 'offices-score'],
    stations: [w`times your Stations`, 'stations-score'],
    level5CitiesConnected: [w`times the level 5 cities that your network reaches`, 'network-score'],
  };

  /** The VP of the slots, those of one origin together. */
  function slots(track: Track): Value[] {
    const runs: { vp: number[]; from: number; mark: Mark }[] = [];
    for (const [slot, { vp }] of track.slots.entries()) {
      const mark = marks.mark(TRACKS_SOURCES[track.id].slots[slot] ?? TRACKS_SOURCES[track.id]);
      const last = runs.at(-1);
      if (last !== undefined && JSON.stringify(last.mark) === JSON.stringify(mark)) last.vp.push(vp);
      else runs.push({ vp: [vp], from: slot, mark });
    }
    return runs.map(({ vp, from, mark }) => ({
      text:
        vp.length === 1
          ? w`slot ${from}: ${vp[0] ?? 0} VP`
          : w`slots ${from} to ${from + vp.length - 1}: ${vp.join(', ')} VP`,
      mark,
      ...(from === 0 ? { rule: 'track-vp' } : {}),
    }));
  }

  function cost({ enterSlot, money: dollars, variantMoney, shares, workers }: TrackCost, origin: Provenance): Value[] {
    if (dollars !== undefined) {
      const amount: Value = {
        text: w`a step costs ${money(dollars)}`,
        mark: marks.of(origin, 'money'),
        rule: 'track-money',
      };
      const place: Value = { text: w`it is the step to slot ${enterSlot}`, mark: marks.mark(origin) };
      const harder: Value = {
        text: w`${money(variantMoney ?? dollars)} instead`,
        mark: marks.of(origin, 'variantMoney'),
        rule: 'track-cost-variant',
        part: 'track-costs',
      };
      return [amount, harder, place];
    }
    return [
      shares !== undefined
        ? {
            text: w`the step to slot ${enterSlot} costs ${names.shares(shares)}`,
            mark: marks.mark(origin),
            rule: 'track-shares',
          }
        : {
            text: w`the step to slot ${enterSlot} costs ${counted(w, workers ?? 0, w`worker`, w`workers`)}`,
            mark: marks.mark(origin),
            rule: 'track-worker',
          },
    ];
  }

  const positions: Readonly<Record<Track['position'], string>> = {
    left: w`the left track`,
    middle: w`the middle track`,
    right: w`the right track`,
  };

  const connection = (section: SectionNumber): Value[] =>
    CONNECTIONS.filter(({ between }) => between[0] === section).map((one) => ({
      text: w`${one.vp} VP with section ${one.between[1]}`,
      mark: marks.mark(CONNECTIONS_SOURCES[one.between[0]]),
      rule: 'telegraph-connections',
    }));

  return {
    map: {
      id: 'map',
      title: w`Map`,
      says: w`15 cities, and the rail spaces between them.`,
      rules: ['shared-board', 'available-city', 'available-rail-space', 'terrain-price'],
      shape: 'board',
      pieces: [
        {
          id: 'cities',
          title: w`Cities`,
          figure: { kind: 'map' },
          rows: CITIES.map((city) => ({
            id: `city-${city.id}`,
            head: city.name,
            values: [
              { text: w`its name`, mark: marks.of(CITIES_SOURCES[city.id], 'name') },
              { text: w`level ${city.level}`, mark: marks.of(CITIES_SOURCES[city.id], 'level') },
              ...neutralAt(NEUTRAL_STATIONS, city.id).map(neutralStation),
            ],
          })),
        },
        {
          id: 'rail-spaces',
          title: w`Rail spaces`,
          figure: { kind: 'terrain' },
          rows: SPACES.map((space) => {
            const ends = marks.of(SPACES_SOURCES[space.id], 'ends');
            return {
              id: `space-${space.id}`,
              head: names.space(space.id),
              values: [
                ...(ends.kind === 'reconstructed' ? [] : [{ text: w`its ends`, mark: ends, rule: 'opening-rail' }]),
                { text: terrain(space.triangles), mark: marks.of(SPACES_SOURCES[space.id], 'triangles') },
                ...(space.deal ? [{ text: w`Deal icon`, mark: marks.of(SPACES_SOURCES[space.id], 'deal') }] : []),
              ],
            };
          }),
        },
      ],
    },
    telegraph: {
      id: 'telegraph-line',
      title: w`Telegraph line`,
      says: w`8 sections in a row. A section shows the Shares for an office, and in white those that the First Office adds.`,
      rules: ['telegraph-line', 'telegraph-shares', 'first-office-bonus', 'telegraph-connections'],
      shape: 'board',
      pieces: [
        {
          id: 'telegraph-sections',
          title: w`Sections`,
          figure: { kind: 'line' },
          rows: SECTIONS.map((section) => ({
            id: `section-${section.section}`,
            head: w`Section ${section.section}`,
            values: [
              {
                text: w`${names.shares(section.shares)}, and ${section.firstOfficeShares} more for the First Office`,
                mark: marks.of(SECTIONS_SOURCES[section.section], 'shares'),
                rule: 'telegraph-shares',
              },
              section.deal
                ? {
                    text: w`Deal icon`,
                    mark: marks.of(SECTIONS_SOURCES[section.section], 'deal'),
                    rule: 'office-then-deal',
                  }
                : { text: w`a telegraph tile`, mark: marks.of(SECTIONS_SOURCES[section.section], 'hasTile') },
              ...neutralAt(NEUTRAL_OFFICES, section.section).map(neutralOffice),
              ...connection(section.section),
            ],
          })),
        },
      ],
    },
    tracks: {
      id: 'performance-tracks',
      title: w`Performance tracks`,
      says: w`3 tracks. A marker starts in slot 0; above some slots stands what the step costs. That there are 9 slots, and which of them cost something, is ours.`,
      rules: ['three-tracks', 'advance-marker', 'track-vp'],
      shape: 'board',
      pieces: [
        {
          id: 'track-slots',
          title: w`Slots and costs`,
          figure: { kind: 'tracks' },
          rows: TRACKS.map((track) => {
            const [times, rule] = multiplied[track.multiplies];
            return {
              id: `track-${track.id}`,
              head: names.track(track.id),
              values: [
                {
                  text: w`${positions[track.position]}, ${times}`,
                  mark: marks.of(TRACKS_SOURCES[track.id], 'multiplies'),
                  rule,
                },
                ...slots(track),
                ...track.costs.flatMap((one, at) =>
                  cost(one, TRACKS_SOURCES[track.id].costs[at] ?? TRACKS_SOURCES[track.id]),
                ),
              ],
            };
          }),
        },
      ],
    },
    player: {
      id: 'player-board',
      title: w`Player board`,
      says: w`12 buildings and 15 rails stand in 8 sections at the top; below are the 4 action spaces. Selling starts at the left, and the end of the game at the company logo.`,
      rules: ['player-board-pieces', 'player-board-sections', 'trade-money', 'end-trigger'],
      shape: 'board',
      pieces: [
        {
          id: 'board-sections',
          title: w`Sections`,
          figure: { kind: 'player' },
          rows: BOARD_SECTIONS.map((one) => ({
            id: `board-section-${one.section}`,
            head: w`Section ${one.section}`,
            values: [
              {
                text: w`${money(one.value)} a piece`,
                mark: marks.of(BOARD_SECTIONS_SOURCES[one.section], 'value'),
                rule: 'trade-money',
              },
              {
                text: w`${counted(w, one.buildings, w`building`, w`buildings`)} and ${counted(w, one.rails, w`rail`, w`rails`)}, ${one.leftOfLogo ? w`left of the logo` : w`right of the logo`}`,
                mark: marks.of(BOARD_SECTIONS_SOURCES[one.section], 'buildings'),
              },
            ],
          })),
        },
      ],
    },
  };
}
