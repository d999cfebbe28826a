import type { Edge } from './railroads.ts';

/** The cities of the 37 tiles. */
export const CITY_IDS = [
  'chicago',
  'st-louis',
  'cincinnati',
  'pittsburgh',
  'cleveland',
  'indianapolis',
  'el-paso',
  'washington',
  'denver',
  'minneapolis',
  'new-york',
  'boston',
  'buffalo',
  'philadelphia',
  'baltimore',
  'richmond',
  'norfolk',
  'charleston',
  'savannah',
  'jacksonville',
  'atlanta',
  'louisville',
  'detroit',
  'memphis',
  'new-orleans',
  'kansas-city',
  'omaha',
  'dallas',
  'houston',
  'cheyenne',
  'billings',
  'spokane',
  'seattle',
  'portland',
  'salt-lake-city',
  'los-angeles',
  'san-francisco',
] as const;
export type CityId = (typeof CITY_IDS)[number];

/** The sides of a tile or of a space, clockwise. */
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

/** Quarter turns clockwise from the way in which a tile is printed. */
export const TURNS = [0, 1, 2, 3] as const;
export type Turn = (typeof TURNS)[number];

/** A city tile: its edges clockwise from the north as printed, and the number of cubes that it gets. */
export interface CityTile {
  readonly edges: readonly [Edge, Edge, Edge, Edge];
  readonly cubes: number;
}

export const CITY_TILES: Readonly<Record<CityId, CityTile>> = {
  chicago: { edges: ['CBQ', 'NYC', 'IC', 'ATSF'], cubes: 3 },
  'st-louis': { edges: ['NYC', 'BO', 'IC', 'MP'], cubes: 2 },
  cincinnati: { edges: ['NYC', 'BO', 'CO', 'PRR'], cubes: 2 },
  pittsburgh: { edges: ['PRR', 'PRR', 'BO', 'BO'], cubes: 2 },
  cleveland: { edges: ['blank', 'NYC', 'NYC', 'PRR'], cubes: 2 },
  indianapolis: { edges: ['NYC', 'PRR', 'BO', 'CO'], cubes: 1 },
  'el-paso': { edges: ['ATSF', 'SP', 'blank', 'SP'], cubes: 1 },
  washington: { edges: ['BO', 'PRR', 'ACL', 'CO'], cubes: 2 },
  denver: { edges: ['UP', 'CBQ', 'ATSF', 'blank'], cubes: 2 },
  minneapolis: { edges: ['NP', 'CBQ', 'CBQ', 'NP'], cubes: 2 },
  'new-york': { edges: ['NYC', 'blank', 'PRR', 'BO'], cubes: 3 },
  boston: { edges: ['blank', 'blank', 'NYC', 'NYC'], cubes: 2 },
  buffalo: { edges: ['blank', 'NYC', 'PRR', 'NYC'], cubes: 1 },
  philadelphia: { edges: ['PRR', 'blank', 'BO', 'PRR'], cubes: 2 },
  baltimore: { edges: ['PRR', 'blank', 'BO', 'BO'], cubes: 1 },
  richmond: { edges: ['ACL', 'CO', 'ACL', 'CO'], cubes: 1 },
  norfolk: { edges: ['CO', 'blank', 'ACL', 'CO'], cubes: 1 },
  charleston: { edges: ['ACL', 'blank', 'ACL', 'blank'], cubes: 1 },
  savannah: { edges: ['ACL', 'blank', 'ACL', 'IC'], cubes: 1 },
  jacksonville: { edges: ['ACL', 'blank', 'ACL', 'blank'], cubes: 1 },
  atlanta: { edges: ['blank', 'ACL', 'IC', 'IC'], cubes: 2 },
  louisville: { edges: ['PRR', 'CO', 'IC', 'BO'], cubes: 1 },
  detroit: { edges: ['blank', 'NYC', 'PRR', 'CO'], cubes: 2 },
  memphis: { edges: ['IC', 'blank', 'IC', 'MP'], cubes: 1 },
  'new-orleans': { edges: ['IC', 'blank', 'SP', 'MP'], cubes: 2 },
  'kansas-city': { edges: ['CBQ', 'MP', 'ATSF', 'UP'], cubes: 2 },
  omaha: { edges: ['IC', 'CBQ', 'MP', 'UP'], cubes: 1 },
  dallas: { edges: ['ATSF', 'MP', 'SP', 'MP'], cubes: 1 },
  houston: { edges: ['ATSF', 'MP', 'blank', 'SP'], cubes: 1 },
  cheyenne: { edges: ['CBQ', 'UP', 'CBQ', 'UP'], cubes: 1 },
  billings: { edges: ['blank', 'NP', 'CBQ', 'NP'], cubes: 1 },
  spokane: { edges: ['blank', 'NP', 'UP', 'NP'], cubes: 1 },
  seattle: { edges: ['NP', 'NP', 'UP', 'blank'], cubes: 1 },
  portland: { edges: ['NP', 'UP', 'SP', 'blank'], cubes: 1 },
  'salt-lake-city': { edges: ['blank', 'UP', 'UP', 'SP'], cubes: 1 },
  'los-angeles': { edges: ['SP', 'UP', 'ATSF', 'blank'], cubes: 3 },
  'san-francisco': { edges: ['SP', 'SP', 'ATSF', 'blank'], cubes: 2 },
};
