/** Lights the reader's place in the drawings of a procedure that stand in a page, and no other. */
export function light(procedure: string, place: string | undefined, within: ParentNode = document): void {
  for (const chart of within.querySelectorAll(`svg.chart[data-procedure="${procedure}"]`))
    for (const state of chart.querySelectorAll('[data-state]'))
      state.classList.toggle('here', state.getAttribute('data-state') === place);
}
