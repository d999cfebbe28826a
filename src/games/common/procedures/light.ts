const charts = (procedure: string, within: ParentNode) =>
  within.querySelectorAll(`svg.chart[data-procedure="${procedure}"]`);

/** Whether a page draws a procedure. */
export const isDrawn = (procedure: string, within: ParentNode = document): boolean =>
  charts(procedure, within).length > 0;

/** Lights the reader's place in the drawings of a procedure that stand in a page, and no other. */
export function light(procedure: string, place: string | undefined, within: ParentNode = document): void {
  for (const chart of charts(procedure, within))
    for (const state of chart.querySelectorAll('[data-state]'))
      state.classList.toggle('here', state.getAttribute('data-state') === place);
}
