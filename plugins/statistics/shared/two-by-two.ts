/** The four counts of a 2 × 2 table of exposure and outcome. */
import { integer } from '@reckoner/engine';

const count = { min: 0, max: 1e9 } as const;

export const exposed = integer({ label: 'Exposed, with the outcome', symbol: 'a', ...count });
export const exposedNot = integer({ label: 'Exposed, without the outcome', symbol: 'b', ...count });
export const unexposed = integer({ label: 'Not exposed, with the outcome', symbol: 'c', ...count });
export const unexposedNot = integer({ label: 'Not exposed, without the outcome', symbol: 'd', ...count });
