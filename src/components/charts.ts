import { type Chart, chartOf } from '../games/common/procedures/chart.ts';
import { draw } from '../games/common/procedures/draw.ts';
import { siteProcedure } from '../spine/site.ts';

interface Drawn {
  readonly title: string;
  readonly summary: string;
  readonly chart: Chart;
  readonly svg: string;
}

const drawn = new Map<string, Promise<Drawn>>();

/** The chart of a procedure and its drawing, which is made once however many pages show it. */
export function drawnProcedure(game: string, id: string): Promise<Drawn> | undefined {
  const key = `${game}/${id}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const procedure = siteProcedure(game, id);
  if (procedure === undefined) return undefined;
  const { title, summary, machine } = procedure;
  const chart = chartOf(machine);
  const drawing = draw(chart, { procedure: id, idPrefix: `p-${id}`, title: `Flowchart: ${title}` });
  const made = drawing.then((svg) => ({ title, summary, chart, svg }));
  drawn.set(key, made);
  return made;
}
