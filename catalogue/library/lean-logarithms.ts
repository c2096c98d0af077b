/** Conversion of units such as dB: it comes with the calculators that have such units. */
import type { logarithmic as engines } from '@reckoner/engine/units/logarithmic-conversion';

export let logarithmic: typeof engines;

export function knowLogarithms(given: typeof engines): void {
  logarithmic = given;
}
