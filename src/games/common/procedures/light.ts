const charts = (procedure: string, within: ParentNode) =>
  within.querySelectorAll(`svg.chart[data-procedure="${procedure}"]`);

/** Whether a page draws a procedure. */
export const isDrawn = (procedure: string, within: ParentNode = document): boolean =>
  charts(procedure, within).length > 0;

/** Lights the state in which the reader stands in the drawings of a procedure, and no other; `OUTSIDE` is in none. */
export function light(procedure: string, state: string, within: ParentNode = document): void {
  for (const chart of charts(procedure, within))
    for (const box of chart.querySelectorAll('[data-state]'))
      box.classList.toggle('here', box.getAttribute('data-state') === state);
}
