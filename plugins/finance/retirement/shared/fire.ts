/** What calculators of financial independence ask for. */
import { percent } from '@reckoner/engine';

export const realReturn = percent({
  label: 'Return a year after inflation',
  symbol: 'i',
  min: 0,
  max: 20,
  default: 5,
  usual: [0.5, 12],
});

export const withdrawalRate = percent({
  label: 'Safe withdrawal rate',
  symbol: 'w',
  min: 0.5,
  max: 20,
  default: 4,
  usual: [2, 8],
});
