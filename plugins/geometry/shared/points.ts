/** Coordinates and vector components: plain numbers. */
import { list, number } from '@reckoner/engine';

export const coordinate = number({ label: 'Coordinate', min: -1e9, max: 1e9 });
/** Two or three components. */
export const vector = list(number({ label: 'Component', min: -1e9, max: 1e9 }), {
  label: 'Vector',
  minItems: 2,
  maxItems: 3,
});
