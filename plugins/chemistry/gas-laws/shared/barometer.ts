import { constant, isAtLeast, isAtMost } from '@reckoner/engine';

/** Whether a pressure in kPa has the figure that a barometer shows in mmHg, some 760, or in hPa, some 1013. */
export const looksLikeBarometer = (pressure: number): boolean =>
  isAtLeast(pressure, constant(600000, 'Pa')) && isAtMost(pressure, constant(1060000, 'Pa'));
