/** Pictures of things of a railway game on a grid of 20, as SVG path data, stroked with the colour of the text. */
export const icons = {
  share:
    'M7 14H2.5V4h15v10H13M6 7.500h8M10 10.500a2.300 2.300 0 1 1 0 4.600 2.300 2.300 0 0 1 0-4.600ZM8.500 14.700V18l1.500-.9 1.500.9v-3.300',
  exchange: 'M3 7h13l-3.500-3.500M17 13H4l3.500 3.500',
  rail: 'M7 2 4.500 18M13 2l2.500 16M6.200 5.500h7.600M5.500 10h9M4.700 14.500h10.600',
  office: 'M10 2v16M3.500 5.500h13M5.500 10h9M4.500 5.500V3.200M15.500 5.500V3.200M6.500 10V7.700M13.500 10V7.700',
  station: 'M3 17V8.500L10 3l7 5.500V17ZM8 17v-5h4v5',
  train:
    'M3 13.500V4h6.500v5H17v4.500zM14 9V5.500M5 6.500h2.500M8 15.700a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM16 15.700a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  promote: 'M10 14V3.500M5 8.500l5-5 5 5M4 17h12',
  advance: 'M2 17h4.500v-4.500H11V8h4.500V3.500H18',
  flip: 'M4.500 10a5.700 5.700 0 0 1 10.300-3.300M15.500 3v4h-4M15.500 10a5.700 5.700 0 0 1-10.300 3.300M4.500 17v-4h4',
  money: 'M2.500 5h15v10h-15zM10 7.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5ZM5 10h.1M15 10h.1',
  stack: 'M3 6.500h11V17H3zM6 6.500V3h11v10.500h-3',
  milestone: 'M5 18V3h10v15M5 7h10M3 18h14M8 10.500h4M8 14h4',
} as const;

export type IconName = keyof typeof icons;
