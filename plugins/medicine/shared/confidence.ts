/** The confidence of an interval that is estimated from counts. */
import { percent } from '@reckoner/engine';

export const confidence = percent({
  label: 'Confidence',
  symbol: '\\gamma',
  min: 50,
  max: 99.9,
  default: 95,
  usual: [80, 99.9],
});
