/** Limits of validity that calculators of physics share. */
import { constant, isAbove, isAtLeast, isBelow, speedOfLight, standardGravity } from '@reckoner/engine';

/** From a tenth of the speed of light Newton's mechanics is off by about 1% or more. */
export const isRelativistic = (speed: number | undefined): boolean =>
  speed !== undefined && isAbove(Math.abs(speed), 0.1 * speedOfLight);

/** Above about a third of the speed of sound air is compressed on its way around a body or through a nozzle. */
export const isCompressed = (density: number, speed: number): boolean =>
  isBelow(density, 10) && isAbove(Math.abs(speed), 100);

/** More than people are known to have borne, 2 g for a day and 3 g for an hour: as much for longer, or more for as long. */
export const isMoreThanBorne = (acceleration: number, time: number): boolean =>
  isBeyond(acceleration, time, 2 * standardGravity, constant(86400, 's')) ||
  isBeyond(acceleration, time, 3 * standardGravity, constant(3600, 's'));

function isBeyond(acceleration: number, time: number, knownAcceleration: number, knownTime: number): boolean {
  return (
    isAtLeast(acceleration, knownAcceleration) &&
    isAtLeast(time, knownTime) &&
    (isAbove(acceleration, knownAcceleration) || isAbove(time, knownTime))
  );
}
