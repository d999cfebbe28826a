/**
 * The five kinds of worker on a grid of 24; shape and letter tell them apart, the colour only helps. A worker of `any` kind is
 * a figure without a letter.
 */
export const workerShapes: { readonly [kind: string]: string } = {
  white: 'M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19Z',
  purple: 'M12 1 23 12 12 23 1 12Z',
  orange: 'M3.500 3.500h17v17h-17z',
  grey: 'M6.500 2.500h11L23 12l-5.500 9.500h-11L1 12Z',
  any: 'M12 1.500a5 5 0 0 1 3.200 8.800c3.600 1.100 5.800 4.700 5.800 9.700v2.500H3V20c0-5 2.200-8.600 5.800-9.700A5 5 0 0 1 12 1.500Z',
  turquoise: 'M3 3h18v10.500L12 22l-9-8.500Z',
};
