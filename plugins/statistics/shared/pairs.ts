/** Pairs of x and y for regression and correlation. */
import { rows } from '@reckoner/engine';
import { datum } from './inference.js';

export const points = rows(
  { x: { ...datum, label: 'x' }, y: { ...datum, label: 'y' } },
  { label: 'Points', minItems: 3, maxItems: 10000 },
);
