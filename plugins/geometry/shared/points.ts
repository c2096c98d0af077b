/** Coordinates and vector components: plain numbers. */
import { list, number } from '@reckoner/engine';

export const coordinate = number({ label: 'Coordinate', min: -1e9, max: 1e9 });
/** Zero for what rounding leaves where the parts of a component, of this size together, cancel. */
export const withoutRounding = (component: number, size: number) =>
  Math.abs(component) <= 1e-12 * size ? 0 : component;
/** Two or three components. */
export const vector = list(number({ label: 'Component', min: -1e9, max: 1e9 }), {
  label: 'Vector',
  minItems: 2,
  maxItems: 3,
});
