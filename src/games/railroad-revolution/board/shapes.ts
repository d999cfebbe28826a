/** The five kinds of worker on a grid of 24; shape and letter tell them apart, the colour only helps. */
export const workerShapes: { readonly [kind: string]: string } = {
  white: 'M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19Z',
  purple: 'M12 1 23 12 12 23 1 12Z',
  orange: 'M3.500 3.500h17v17h-17z',
  grey: 'M6.500 2.500h11L23 12l-5.500 9.500h-11L1 12Z',
  turquoise: 'M3 3h18v10.500L12 22l-9-8.500Z',
};
