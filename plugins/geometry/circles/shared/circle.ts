/** The circle that others meet: its center, at the origin unless it is given, and its radius. */
import { number } from '@reckoner/engine';
import { coordinate } from '../../shared/points.js';

export const circle = {
  centerX: { ...coordinate, label: 'x of the center', symbol: 'h', default: 0 },
  centerY: { ...coordinate, label: 'y of the center', symbol: 'k', default: 0 },
  radius: number({
    label: 'Radius',
    help: 'The root of the right-hand side of (x - h)² + (y - k)² = r².',
    symbol: 'r',
    min: 1e-6,
    max: 1e9,
  }),
};
