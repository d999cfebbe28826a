import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import {
  headingOf,
  kindOf,
  kinds,
  type Part,
  type PartProps,
} from '../../../../../src/games/railroad-revolution/board/more.ts';
import { railroadRevolution as game, type Types } from '../../../../../src/games/railroad-revolution/engine/index.ts';
import { TRACKS } from '../../../../../src/games/railroad-revolution/engine/tables/tracks.ts';
import { aboutOf } from '../../../../../src/games/railroad-revolution/modules/evolution/board/about.ts';
import CarFace from '../../../../../src/games/railroad-revolution/modules/evolution/board/CarFace.svelte';
import {
  partsOf,
  placed,
  stagesOf,
} from '../../../../../src/games/railroad-revolution/modules/evolution/board/changes.ts';
import { evolution } from '../../../../../src/games/railroad-revolution/modules/evolution/board/more.ts';
import TileFace from '../../../../../src/games/railroad-revolution/modules/evolution/board/TileFace.svelte';
import {
  EXTENSION_ROWS,
  SLOTS,
} from '../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/extension.ts';
import { VP_TILE_IDS } from '../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/telegraph.ts';
import {
  PERFORMANCE_TILE_IDS,
  REWARD_TILE_IDS,
} from '../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/tiles.ts';
import {
  ROW_IDS,
  TRACK_SPACES,
} from '../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/track.ts';
import {
  CAR_IDS,
  TRADE_SECTIONS,
} from '../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/wagons.ts';
import type { View } from '../../../../../src/games/railroad-revolution/modules/evolution/engine/types.ts';
import { VOCABULARY } from '../../../../../src/games/railroad-revolution/modules/evolution/engine/vocabulary.ts';
import { scenario } from '../../../../../src/games/railroad-revolution/modules/evolution/scenarios/bonus-order.ts';
import { evolutionKeyWords } from '../../../../../src/games/railroad-revolution/modules/evolution/words/board/key-words.ts';
import { evolutionScoredWords } from '../../../../../src/games/railroad-revolution/modules/evolution/words/board/score-words.ts';
import {
  evolutionBoardWords,
  words,
} from '../../../../../src/games/railroad-revolution/modules/evolution/words/board/words.ts';
import { own as tracks } from '../../../../../src/games/railroad-revolution/words/board/track-words.ts';
import { differences } from '../../../../../src/kernel/json.ts';
import { playout } from '../../../../../src/kernel/playout.ts';
import { trackOf } from '../../../../../src/stepper/track.ts';
import { pseudo, unwrapped } from '../../../../stepper/pseudo.ts';

// The boards of Railroad Evolution: what they show of a position, and what of a step they mark.

const modules = ['evolution'];
const PARTS: readonly Part[] = ['telegraph', 'performance', 'trade', 'offers', 'stacks', 0, 1];

/** A whole game of `seats` players with the expansion, by chance. */
function played(seats: number, seed: number) {
  const tape = Array.from({ length: 400 }, (_, i) => (Math.imul(seed + 1, 2654435761) ^ Math.imul(i + 1, 40503)) >>> 1);
  return playout(game, game.setup(game.configure({ seats, modules }), seed), tape);
}
const games = [
  [2, 3],
  [3, 1],
  [4, 2],
].map(([seats = 2, seed = 0]) => played(seats, seed));
const walked = games.flatMap(({ plies }) => plies);
const viewOf = (state: Types['State']): View => game.view(state, 'public');
const starts = games.map(({ start }) => viewOf(start.state));
const ends = games.map(({ end }) => viewOf(end));

/** What shows each kind of part. */
const shown = new Map<string, Component<PartProps>>();
for (const [kind, load] of Object.entries({ ...kinds, ...evolution.kinds })) shown.set(kind, (await load())[0].default);
const html = (view: View, { parts = PARTS, ...more }: Partial<PartProps> & { readonly parts?: readonly Part[] } = {}) =>
  evolution
    .withOthers(view, parts)
    .filter((part) => typeof part === 'string' || view.seats[part])
    .map((part, i, all) => {
      const { text = '' } = evolution.heading(view, part, all[i - 1]) ?? headingOf(view, part) ?? {};
      const Part = shown.get(kindOf(part));
      if (!Part) throw new Error(`nothing shows ${part}`);
      return `<p>${text}</p>${render(Part, { props: { view, ...more, part } }).body}`;
    })
    .join('');
const targetsIn = (body: string) => [...body.matchAll(/data-target="([^"]+)"/g)].map(([, target = '']) => target);
/** What is said to somebody who does not see the board. */
const toldIn = (body: string) => body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('the boards of the expansion', () => {
  test('show the telegraph line of seven sections, one track, and nothing that only the base game has', () => {
    for (const view of [...starts, ...ends]) {
      const body = html(view);
      const targets = targetsIn(body);
      expect(targets.filter((target) => target.startsWith('section:'))).toEqual(
        [1, 2, 3, 4, 5, 6, 7].map((n) => `section:${n}`),
      );
      expect(targets.filter((target) => target.startsWith('track:'))).toEqual([]);
      for (const { id } of TRACKS) expect(toldIn(body)).not.toContain(`${tracks.track(id)} track`);
      expect(targets.filter((target) => target.startsWith('setup:setup-'))).toEqual([]);
    }
  });

  test('have a place for every target that a move of the expansion is about, as long as it is there', () => {
    const seen = new Set<string>();
    const kinds = new Set<string>();
    for (const { state } of walked.filter((_, i) => i % 5 === 0)) {
      const asked = game.legal(state).filter(({ kind }) => Object.hasOwn(VOCABULARY, kind));
      if (asked.length === 0) continue;
      const shown = new Set(targetsIn(html(viewOf(state), { parts: [...PARTS, 2, 3] })));
      for (const move of asked)
        for (const target of game.targets(state, move)) {
          // The slot of a tile is that tile's place.
          const isFull = target.startsWith('slot:') && !shown.has(target);
          if (!isFull) expect(shown, target).toContain(target);
          seen.add(target.split(':')[0] ?? '');
          kinds.add(move.kind);
        }
    }
    expect([...kinds].length).toBeGreaterThan(5);
    expect([...seen].sort()).toEqual(expect.arrayContaining(['car', 'performance', 'slot', 'step', 'train', 'trade']));
  });

  test('tell everything that they draw: tiles, cars, pieces, markers, costs, multipliers', () => {
    for (const [i, view] of [...starts, ...ends].entries()) {
      const { evolution } = view;
      if (!evolution) throw new Error('the expansion is not played');
      const narration = toldIn(
        html(view, { parts: [...PARTS, 2, 3].filter((part) => typeof part === 'string' || part < view.seats.length) }),
      );
      const here = [
        ...ROW_IDS.flatMap((row) => evolution.rows[row]),
        ...evolution.seats.flatMap((own) => [...Object.values(own.tiles), ...own.rewards]),
      ];
      for (const tile of here)
        expect(narration, `${i} ${tile}`).toContain(
          tile.startsWith('perf') ? words.own.scores(tile as 'perf-A1') : words.own.reward(tile as 'reward-rail-1'),
        );
      for (const { id } of evolution.seats.flatMap(({ cars }) => cars)) expect(narration).toContain(words.own.car(id));
      for (const id of evolution.vpTiles) expect(narration).toContain(words.vpTile(id));
      for (const { index } of TRACK_SPACES) expect(narration).toContain(`${words.space(index)}:`);
      for (const cost of [words.money(300), words.shares(2), words.aWorker])
        expect(narration).toContain(words.stepCost(cost));
      for (const { row, multiplier } of EXTENSION_ROWS) {
        expect(narration).toContain(words.row(row));
        if (multiplier > 1) expect(narration).toContain(words.times(multiplier));
      }
    }
  });

  test('draw every tile, Wagon and Tender, each as itself', () => {
    const faces = [
      ...[...PERFORMANCE_TILE_IDS, ...REWARD_TILE_IDS].map((id) => render(TileFace, { props: { id } }).body),
      ...CAR_IDS.map((id) => render(CarFace, { props: { id } }).body),
    ];
    for (const face of faces) expect(face).toMatch(/<svg[^>]*aria-hidden="true"[^>]*>.*<path/s);
    for (const face of faces) expect(face).not.toMatch(/undefined|NaN/);
    const performance = faces.slice(0, PERFORMANCE_TILE_IDS.length);
    expect(new Set(performance).size).toBe(performance.length);
    // The picture alone tells them apart too.
    expect(new Set(performance.map((face) => face.replace(/<span.*$/s, ''))).size).toBe(performance.length);
  });

  test('frame what may be chosen and fill what is pointed at or has just been placed', () => {
    const [view] = starts as [View];
    const classes = (body: string, target: string) => {
      const [tag = ''] = body.match(new RegExp(`<[^>]*data-target="${target}"[^>]*>`)) ?? [];
      return /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
    };
    const [row] = view.evolution?.rows['perf-row-1'] ?? [];
    for (const target of ['trade:1', 'trade:tender', 'step:1', `performance:${row}`, 'slot:0:I-1', 'section:3']) {
      const plain = classes(html(view), target);
      expect(plain, target).not.toContain('choosable');
      expect(plain, target).not.toContain('lit');
      expect(classes(html(view, { choosable: [target] }), target), target).toContain('choosable');
      expect(classes(html(view, { lit: [target] }), target), target).toContain('lit');
    }
    expect(classes(html(view, { placed: ['trade:2'] }), 'trade:2')).toContain('lit');
    expect(classes(html(view, { placed: ['extension:1'] }), 'extension:1')).toContain('lit');
  });

  test('have no style attribute, and show an extension once, beside the player board or alone', () => {
    const [view] = starts as [View];
    expect(html(view)).not.toMatch(/\sstyle=/);
    const count = (parts: readonly Part[]) =>
      targetsIn(html(view, { parts })).filter((one) => one === 'extension:0').length;
    expect([count([0]), count(['extension:0']), count([0, 'extension:0'])]).toEqual([1, 1, 1]);
  });
});

describe('what a step of the expansion changes', () => {
  const { frames } = trackOf(game, scenario, '2');
  const changes = frames.map(({ state }, i) => {
    const before = frames[i - 1]?.state ?? state;
    return placed(viewOf(state), differences(viewOf(before), viewOf(state)));
  });
  const whenMade = (kind: string, nth = 0) =>
    changes[
      frames
        .map(({ narration }, i) => ('move' in narration && narration.move.kind === kind ? i : -1))
        .filter((i) => i >= 0 && frames[i]?.narration.kind === 'move')[nth] ?? 0
    ];

  test.each([
    ['placeInTradeArea', ['trade:1']],
    ['takeWagon', ['car:wagon-5', 'trade:1']],
    ['attach', ['car:wagon-5']],
    ['moveMarker', ['step:4']],
    ['takeRewardTile', ['reward:reward-building-1', 'row:reward-row-1']],
    ['moveTile', ['extension:0']],
  ])('is marked where it lies: %s', (kind, targets) => {
    expect(whenMade(kind)).toEqual(targets);
  });

  test('nothing is marked for what the base game changes', () => {
    expect(whenMade('sellPiece')).toEqual([]);
    expect(placed(viewOf((frames[0] as (typeof frames)[0]).state), ['/seats/0/money', '/cities/miami'])).toEqual([]);
  });

  test('every car that came is marked, also with a train just taken', () => {
    const view = viewOf((frames[0] as (typeof frames)[0]).state);
    const company = view.seats[1];
    if (!company || !view.evolution) throw new Error('no second player');
    const seats = view.seats.map((one, i) =>
      i === 1 ? { ...one, trains: [...one.trains, { front: 'train-money', faceUp: true }] } : one,
    );
    const own = view.evolution.seats.map((one, i) =>
      i === 1
        ? {
            ...one,
            cars: [
              { id: 'wagon-12', train: company.trains.length },
              { id: 'wagon-9', train: 0 },
            ],
          }
        : one,
    );
    const taken = { ...view, seats, evolution: { ...view.evolution, seats: own } } as View;
    expect(placed(taken, differences(view, taken))).toEqual(['car:wagon-12', 'car:wagon-9']);
  });
});

describe('where a target of the expansion is', () => {
  const view = viewOf((trackOf(game, scenario, '2').frames[0] as { state: Types['State'] }).state);
  test.each([
    ['trade:3', 'trade'],
    ['car:wagon-5', 'trade'],
    ['car:wagon-9', 1],
    ['step:4', 'performance'],
    ['row:perf-row-1', 'performance'],
    ['performance:perf-A3', 'extension:0'],
    [`performance:${view.evolution?.rows['perf-row-1'][0]}`, 'performance'],
    ['reward:reward-rail-1', 'extension:0'],
    ['reward:reward-rail-2', 'performance'],
    ['slot:1:II-1', 'extension:1'],
    ['extension:1', 'extension:1'],
    ['setup:perf-A1', 'offers'],
  ] as const)('%s is on %s', (target, part) => {
    expect(partsOf(view, [target, target])).toEqual([part]);
  });

  test('what the base game’s boards have is left to them', () => {
    expect(partsOf(view, ['city:miami', 'section:1', 'train:0:1', 'worker:0:supply:white'])).toEqual([]);
  });

  test('what is asked is carried out on the board that it is about', () => {
    const stages = [
      'placeInTradeArea',
      'takeWagon',
      'attach',
      'bonuses',
      'takeTile',
      'advance',
      'choosePerformanceTile',
    ];
    expect(stages.map((kind) => stagesOf({ kind, seat: 1 }))).toEqual([
      ['trade'],
      ['trade'],
      [1],
      [1],
      ['performance', 'extension:1'],
      ['performance', 'extension:1'],
      ['offers'],
    ]);
    expect(stagesOf({ kind: 'action', seat: 1 })).toEqual([]);
  });
});

describe('what an example is about', () => {
  const view = viewOf((trackOf(game, scenario, '2').frames[0] as { state: Types['State'] }).state);
  test.each([
    ['the places of its steps, in their order', ['section:1', 'train:1:0', 'section:2'], [], ['telegraph', 1]],
    ['two parts and no more', ['step:4', 'slot:1:I-1', 'train:0:0'], [], ['performance', 'extension:1']],
    ['not what is pointed at in passing', ['train:0:0', 'train:0:1', 'train:0:0', 'section:2'], [], [0]],
    ['not the board that a piece comes from onto the map', ['piece:0:rail'], ['placeRail'], ['map']],
    ['the map first, where it begins there', ['city:miami', 'section:2'], [], ['map', 'telegraph']],
    ['the map last, where a move happens on it', ['section:2'], ['placeWorker', 'placeRail'], ['telegraph', 'map']],
    ['the map alone, where nothing else is pointed at', ['offer:1'], ['buildStation'], ['map']],
    ['nothing but the table that is always shown', ['offer:1'], ['hireWorker'], []],
    ['the board of those whose workers it is about', ['worker:0:supply:white'], ['hireWorker'], [0]],
    ['that board before the map', Array<string>(5).fill('worker:1:trade:white').concat('city:miami'), [], [1, 'map']],
    ['not the workers that every example places', ['worker:0:supply:white', 'city:miami'], [], ['map']],
  ] as const)('is %s', (_, places, moves, parts) => {
    expect(aboutOf(view, places, moves)).toEqual(parts);
  });

  test('are the Milestones of whoever holds one that is pointed at', () => {
    const held = view.seats[1]?.milestones[0]?.id;
    expect(held).toBeDefined();
    expect(aboutOf(view, [`milestone:${held}`], [])).toEqual(['milestones:1']);
  });
});

test('all words of the boards come through the tag, so that they can be translated', () => {
  const own = evolutionBoardWords(pseudo);
  const { texts, icons, counted, ...signs } = evolutionKeyWords(pseudo);
  const narration = [
    ...Object.values(own).filter((value) => typeof value === 'string'),
    ...Object.values(signs),
    ...texts.flat(),
    ...icons.map(([, says]) => says),
    ...counted.map(([, says]) => says),
    ...evolutionScoredWords(pseudo).map(([what]) => what),
    ...VP_TILE_IDS.map(own.vpTile),
    ...SLOTS.map(own.empty),
    ...TRADE_SECTIONS.map(own.own.section),
    own.perLevel(4),
    own.pieceOf('rail', own.colour('red')),
    own.pieceOf('building', undefined),
    own.piecesOf(own.colour('red'), { rails: 1, buildings: 2 }),
    own.up('IV', 4, 1),
    own.tendersLeft(0),
    own.tendersLeft(3),
    own.rowFor('II'),
    own.extensionOf(own.colour('blue')),
  ];
  expect(narration.flatMap((text) => unwrapped(text, ['VP', 'II', 'III', 'IV']))).toEqual([]);
  expect(narration.length).toBeGreaterThan(60);
});
