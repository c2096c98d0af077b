import { choice } from '@reckoner/engine';

/** How many units of the base currency are traded per lot. */
export const lotSize = choice(
  {
    standard: { label: 'Standard lot (100,000 units)', value: 100000, also: ['standard', 'standard lot', '100000'] },
    mini: { label: 'Mini lot (10,000 units)', value: 10000, also: ['mini', 'mini lot', '10000'] },
    micro: { label: 'Micro lot (1,000 units)', value: 1000, also: ['micro', 'micro lot', '1000'] },
    unit: { label: 'Units of the base currency', value: 1, also: ['unit', 'units', '1'] },
  },
  { label: 'Counted in', help: 'Units of the base currency, the first of the pair.', symbol: 'N', default: 'standard' },
);
