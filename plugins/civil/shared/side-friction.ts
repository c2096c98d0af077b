/**
 * Largest side friction for design by the speed in km/h: Table 3-7 of AASHTO's Green Book (2011 and 2018), as it stands
 * alike in four public implementations.
 */
export const SIDE_FRICTION: readonly (readonly [number, number])[] = [
  [20, 0.35],
  [30, 0.28],
  [40, 0.23],
  [50, 0.19],
  [60, 0.17],
  [70, 0.15],
  [80, 0.14],
  [90, 0.13],
  [100, 0.12],
  [110, 0.11],
  [120, 0.09],
];
