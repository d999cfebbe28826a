import ELK, { type ElkExtendedEdge, type ElkNode, type ElkPoint, type ElkPort } from 'elkjs/lib/elk.bundled.js';
import type { Chart, ChartTransition } from './chart.ts';
import { linesOf, widthOf } from './text.ts';

// All measures in CSS pixels at the drawing's natural width, which fits the column of a phone.
const BOX = 236;
const PAD = 12;
const SIZE = 14.5;
const LEADING = 18;
const SMALL = 13;
const ROW = 24;

const layout = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=3,left=3,bottom=3,right=3]',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.feedbackEdges': 'true',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.nodeSelfLoop': '16',
};

/** Where a way runs: down to the next box, ahead past some on the right, or back on the left. */
type Course = 'down' | 'ahead' | 'back';

interface Exit {
  readonly way: ChartTransition;
  readonly course: Course;
  readonly text: string;
}

interface Box {
  readonly id: string;
  readonly form: string;
  readonly head: readonly string[];
  /** Ways out that are told in rows of the box. */
  readonly rows: readonly Exit[];
  readonly exits: readonly Exit[];
  readonly headHeight: number;
  readonly height: number;
}

/** How a chart is drawn. */
export interface Drawing {
  /** The id of the procedure, by which `light` finds the drawing. */
  readonly procedure: string;
  /** Begins the ids of the drawing, so that two on a page do not meet. */
  readonly idPrefix: string;
  readonly title: string;
}

function boxesOf(chart: Chart): Box[] {
  const order = new Map(chart.states.map((state, i) => [state.id, i]));
  return chart.states.map((state, i) => {
    const exits = chart.ways
      .filter((way) => way.from === state.id)
      .map((way): Exit => {
        const to = order.get(way.to) ?? i;
        return { way, course: to <= i ? 'back' : to > i + 1 ? 'ahead' : 'down', text: way.says };
      });
    // The way down leaves through the bottom, so its row is the last.
    const rows = [
      ...exits.filter((one) => one.course !== 'down'),
      ...exits.filter((one) => one.course === 'down'),
    ].filter((one) => one.text !== '');
    for (const { text } of rows)
      if (widthOf(text, SMALL) > BOX - 2 * PAD - 18) throw new Error(`too long for a row of a chart: ${text}`);
    const head = linesOf(state.says, SIZE, BOX - 2 * PAD);
    const headHeight = head.length * LEADING + 2 * PAD - 6;
    return { id: state.id, form: state.form, head, rows, exits, headHeight, height: headHeight + rows.length * ROW };
  });
}

/** The ports of a box: in at the top or beside its head, out at the bottom or beside its row. */
function portsOf(box: Box): ElkPort[] {
  const at = (name: string, side: string, x: number, y: number): ElkPort => ({
    id: `${box.id}.${name}`,
    x,
    y,
    width: 0,
    height: 0,
    layoutOptions: { 'elk.port.side': side },
  });
  const middle = box.headHeight / 2;
  const beside = (exit: Exit) => {
    const row = box.rows.indexOf(exit);
    return row < 0 ? middle : box.headHeight + (row + 0.5) * ROW;
  };
  return [
    at('top', 'NORTH', BOX / 2, 0),
    at('bottom', 'SOUTH', BOX / 2, box.height),
    at('left', 'WEST', 0, middle),
    at('right', 'EAST', BOX, middle),
    ...box.exits.flatMap((exit, i) =>
      exit.course === 'down'
        ? []
        : [at(`out${i}`, exit.course === 'back' ? 'WEST' : 'EAST', exit.course === 'back' ? 0 : BOX, beside(exit))],
    ),
  ];
}

const edgesOf = (boxes: readonly Box[]): ElkExtendedEdge[] =>
  boxes.flatMap((box) =>
    box.exits.map(({ way, course }, i) => ({
      id: `${box.id}.${i}`,
      sources: [course === 'down' ? `${box.id}.bottom` : `${box.id}.out${i}`],
      targets: [`${way.to}.${course === 'down' ? 'top' : course === 'back' ? 'left' : 'right'}`],
    })),
  );

/** Lines that are not drawn: they keep all boxes in one column, in the order of the chart. */
const column = (boxes: readonly Box[]): ElkExtendedEdge[] =>
  boxes.slice(1).flatMap((box, i) => {
    const above = boxes[i];
    if (above === undefined || above.exits.some(({ course }) => course === 'down')) return [];
    return [{ id: `${above.id}.column`, sources: [`${above.id}.bottom`], targets: [`${box.id}.top`] }];
  });

const round = (n: number): number => Math.round(n * 10) / 10;
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A line through points, its corners rounded like a track's. */
function track(points: readonly ElkPoint[], radius = 10): string {
  return points
    .map((p, i) => {
      const before = points[i - 1];
      const after = points[i + 1];
      if (before === undefined) return `M${round(p.x)} ${round(p.y)}`;
      if (after === undefined) return `L${round(p.x)} ${round(p.y)}`;
      const toward = (q: ElkPoint): string => {
        const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
        const part = Math.min(radius, length / 2) / length;
        return `${round(p.x + (q.x - p.x) * part)} ${round(p.y + (q.y - p.y) * part)}`;
      };
      return `L${toward(before)}Q${round(p.x)} ${round(p.y)} ${toward(after)}`;
    })
    .join('');
}

function drawWay(edge: ElkExtendedEdge, way: ChartTransition): string {
  const section = edge.sections?.[0];
  if (section === undefined) throw new Error(`no line from ${way.from} to ${way.to}`);
  const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
  const end = section.endPoint;
  const last = points.at(-2) ?? section.startPoint;
  const turn = Math.round((Math.atan2(end.y - last.y, end.x - last.x) * 180) / Math.PI);
  return (
    `<g class="way" data-from="${way.from}" data-to="${way.to}"><path d="${track(points)}"/>` +
    `<path class="head" d="M0 0l-9-5v10z" transform="translate(${round(end.x)} ${round(end.y)}) rotate(${turn})"/></g>`
  );
}

function drawBox(box: Box, idPrefix: string, x: number, y: number): string {
  const text = (line: string, left: number, top: number, more = '') =>
    `<text x="${round(left)}" y="${round(top)}"${more}>${escaped(line)}</text>`;
  const rounded = box.form === 'begin' || box.form === 'end' ? Math.round(box.headHeight / 2) : 2;
  const head = box.head.map((line, i) => text(line, x + BOX / 2, y + PAD + 10 + i * LEADING, ' class="says"')).join('');
  const rows = box.rows
    .map(({ course, text: says }, i) => {
      const top = y + box.headHeight + i * ROW;
      const line = `<path class="rule" d="M${round(x)} ${round(top)}h${BOX}"/>`;
      const base = top + ROW / 2 + 4.5;
      if (course === 'back') return line + text(`‹ ${says}`, x + PAD, base, ' class="back"');
      if (course === 'ahead') return line + text(`${says} ›`, x + BOX - PAD, base, ' class="ahead"');
      return line + text(says, x + BOX / 2, base, ' class="down"');
    })
    .join('');
  return (
    `<g class="state ${box.form}" id="${idPrefix}-${box.id}" data-state="${box.id}">` +
    `<rect x="${round(x)}" y="${round(y)}" width="${BOX}" height="${box.height}" rx="${rounded}"/>${rows}${head}</g>`
  );
}

/** What the boxes mean, in rows below the drawing. */
const KEY: readonly (readonly [string, string])[] = [
  ['asked', 'a player chooses'],
  ['done', 'follows by itself'],
  ['place', 'where the example stands'],
];
const KEY_ROW = 22;

function drawKey(top: number): string {
  const row = ([form, says]: readonly [string, string], i: number) => {
    const y = top + 14 + i * KEY_ROW;
    return `<g class="${form}"><rect x="3" y="${y}" width="24" height="14" rx="2"/><text x="36" y="${y + 11.5}">${says}</text></g>`;
  };
  return `<g class="legend">${KEY.map(row).join('')}</g>`;
}

/**
 * A chart as an SVG element. Each state is a `<g class="state …" data-state="id" id="prefix-id">`, so that a page can light
 * the reader's place with the class `here`. Its look is `chart.css`. What it says must stand beside it in words.
 */
export async function draw(chart: Chart, { procedure, idPrefix, title }: Drawing): Promise<string> {
  const boxes = boxesOf(chart);
  const graph: ElkNode = {
    id: 'root',
    layoutOptions: layout,
    children: boxes.map((box) => ({
      id: box.id,
      width: BOX,
      height: box.height,
      ports: portsOf(box),
      layoutOptions: { 'elk.portConstraints': 'FIXED_POS' },
    })),
    edges: [...edgesOf(boxes), ...column(boxes)],
  };
  const laid = await new ELK().layout(graph);
  const ways = boxes.flatMap((box) => box.exits.map((exit) => exit.way));
  const lines = (laid.edges ?? []).slice(0, ways.length).map((edge, i) => drawWay(edge, ways[i] as ChartTransition));
  const placed = (laid.children ?? []).map((node, i) => drawBox(boxes[i] as Box, idPrefix, node.x ?? 0, node.y ?? 0));
  const width = Math.ceil(laid.width ?? 0);
  const drawn = Math.ceil(laid.height ?? 0);
  const height = drawn + 14 + KEY.length * KEY_ROW;
  return (
    `<svg class="chart" data-procedure="${procedure}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">` +
    `${lines.join('')}${placed.join('')}${drawKey(drawn)}</svg>`
  );
}
