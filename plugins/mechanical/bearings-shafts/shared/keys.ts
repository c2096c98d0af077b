/** Standard parallel keys by the diameter of the shaft. */

/** Shafts over `above` (mm) to the next row's; key width, height, depths in shaft and hub (mm). */
export interface Key {
  readonly above: number;
  readonly width: number;
  readonly height: number;
  readonly shaftDepth: number;
  readonly hubDepth: number;
}

const rows = (values: readonly (readonly [number, number, number, number, number])[]): readonly Key[] =>
  values.map(([above, width, height, shaftDepth, hubDepth]) => ({ above, width, height, shaftDepth, hubDepth }));

/** DIN 6885-1 (August 1968), deep pattern, with clearance at the back; up to 500 mm. */
export const DIN_KEYS = rows([
  [6, 2, 2, 1.2, 1],
  [8, 3, 3, 1.8, 1.4],
  [10, 4, 4, 2.5, 1.8],
  [12, 5, 5, 3, 2.3],
  [17, 6, 6, 3.5, 2.8],
  [22, 8, 7, 4, 3.3],
  [30, 10, 8, 5, 3.3],
  [38, 12, 8, 5, 3.3],
  [44, 14, 9, 5.5, 3.8],
  [50, 16, 10, 6, 4.3],
  [58, 18, 11, 7, 4.4],
  [65, 20, 12, 7.5, 4.9],
  [75, 22, 14, 9, 5.4],
  [85, 25, 14, 9, 5.4],
  [95, 28, 16, 10, 6.4],
  [110, 32, 18, 11, 7.4],
  [130, 36, 20, 12, 8.4],
  [150, 40, 22, 13, 9.4],
  [170, 45, 25, 15, 10.4],
  [200, 50, 28, 17, 11.4],
  [230, 56, 32, 20, 12.4],
  [260, 63, 32, 20, 12.4],
  [290, 70, 36, 22, 14.4],
  [330, 80, 40, 25, 15.4],
  [380, 90, 45, 28, 17.4],
  [440, 100, 50, 31, 19.5],
]);

/** Square keys of ASME B17.1-1967 in inches: shafts over, side; up to 6 1/2 in, half of the key in the shaft. */
const SQUARE_KEYS: readonly (readonly [number, number])[] = [
  [5 / 16, 3 / 32],
  [7 / 16, 1 / 8],
  [9 / 16, 3 / 16],
  [7 / 8, 1 / 4],
  [1.25, 5 / 16],
  [1.375, 3 / 8],
  [1.75, 1 / 2],
  [2.25, 5 / 8],
  [2.75, 3 / 4],
  [3.25, 7 / 8],
  [3.75, 1],
  [4.5, 1.25],
  [5.5, 1.5],
];

/** The same in millimeters. */
export const ASME_KEYS: readonly Key[] = SQUARE_KEYS.map(([above, side]) => ({
  above: 25.4 * above,
  width: 25.4 * side,
  height: 25.4 * side,
  shaftDepth: 12.7 * side,
  hubDepth: 12.7 * side,
}));
