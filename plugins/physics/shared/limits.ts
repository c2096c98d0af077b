/** Limits of validity that calculators of physics share. */
import { isAbove, isBelow, speedOfLight } from '@reckoner/engine';

/** From a tenth of the speed of light Newton's mechanics is off by about 1% or more. */
export const isRelativistic = (speed: number | undefined): boolean =>
  speed !== undefined && isAbove(Math.abs(speed), 0.1 * speedOfLight);

/** Above about a third of the speed of sound air is compressed on its way around a body or through a nozzle. */
export const isCompressed = (density: number, speed: number): boolean =>
  isBelow(density, 10) && isAbove(Math.abs(speed), 100);
