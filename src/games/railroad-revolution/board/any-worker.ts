/** A worker of any kind on a grid of 24: a figure without a letter. */
export const anyWorker =
  'M12 1.500a5 5 0 0 1 3.200 8.800c3.600 1.100 5.800 4.700 5.800 9.700v2.500H3V20c0-5 2.200-8.600 5.800-9.700A5 5 0 0 1 12 1.500Z';
