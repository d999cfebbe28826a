/** The anchor of a run of a scenario that is told as text. */
export const transcriptId = (scenario: string, run: string): string => `told-${scenario}-${run}`;

/** The anchor of an example. */
export const exampleId = (scenario: string): string => `example-${scenario}`;
