/** The twelve railroads. Their ids are the printed codes without the sign in B&O and C&O. */
export const RAILROADS = ['ACL', 'ATSF', 'BO', 'CO', 'CBQ', 'IC', 'MP', 'NP', 'NYC', 'PRR', 'SP', 'UP'] as const;
export type Railroad = (typeof RAILROADS)[number];

/** What an edge of a city tile shows. */
export type Edge = Railroad | 'blank';

/** The code and the name of a railroad, as they are printed. */
export interface RailroadName {
  readonly code: string;
  readonly name: string;
}

export const RAILROAD_NAMES: Readonly<Record<Railroad, RailroadName>> = {
  ACL: { code: 'ACL', name: 'Atlantic Coast Line' },
  ATSF: { code: 'ATSF', name: 'Atchison, Topeka and Santa Fe' },
  BO: { code: 'B&O', name: 'Baltimore and Ohio' },
  CO: { code: 'C&O', name: 'Chesapeake and Ohio' },
  CBQ: { code: 'CBQ', name: 'Chicago, Burlington and Quincy' },
  IC: { code: 'IC', name: 'Illinois Central' },
  MP: { code: 'MP', name: 'Missouri Pacific' },
  NP: { code: 'NP', name: 'Northern Pacific' },
  NYC: { code: 'NYC', name: 'New York Central' },
  PRR: { code: 'PRR', name: 'Pennsylvania Railroad' },
  SP: { code: 'SP', name: 'Southern Pacific' },
  UP: { code: 'UP', name: 'Union Pacific' },
};
