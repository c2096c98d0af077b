/** Preferred numbers of resistors and capacitors, IEC 60063:2015. */
import { constant, floorNear } from '@reckoner/engine';

/** One decade of the E24 series (5 %). */
export const E24 = [
  1, 1.1, 1.2, 1.3, 1.5, 1.6, 1.8, 2, 2.2, 2.4, 2.7, 3, 3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.2, 6.8, 7.5, 8.2, 9.1, 10,
];

/** The smallest E24 resistance that is not below the value; rounding errors of the value do not push it a step up. */
export function nextE24(resistance: number) {
  const decade = 10 ** floorNear(Math.log10(resistance / constant(1, 'ohm')));
  const mantissa = resistance / constant(1, 'ohm') / decade;
  const step = E24.find((preferred) => preferred >= mantissa * (1 - 1e-12)) ?? 10;
  return step * decade * constant(1, 'ohm');
}
