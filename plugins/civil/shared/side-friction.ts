/**
 * Largest side friction for design by the speed in km/h, of AASHTO's Green Book (2011 and 2018), as collections of design
 * values quote it.
 */
export const SIDE_FRICTION: readonly (readonly [number, number])[] = [
  [20, 0.35],
  [40, 0.23],
  [50, 0.19],
  [60, 0.17],
  [80, 0.14],
  [100, 0.12],
  [120, 0.09],
];
