/** Factors of ISO 281, table 3, and of the catalogs of SKF and Koyo, for equivalent loads of ball bearings. */

/** f0 Fa/C0 of radial contact. */
export const RELATIVE_RADIAL = [0.172, 0.345, 0.689, 1.03, 1.38, 2.07, 3.45, 5.17, 6.89] as const;

const pairs = (at: readonly number[], values: readonly number[]): readonly (readonly [number, number])[] =>
  at.map((x, i) => [x, values[i]!] as const);

/** Deep groove ball bearings with Normal clearance, and with C3 (as for a contact angle of 10°). */
export const RADIAL_TABLES = {
  deep: {
    x: 0.56,
    limit: pairs(RELATIVE_RADIAL, [0.19, 0.22, 0.26, 0.28, 0.3, 0.34, 0.38, 0.42, 0.44]),
    y: pairs(RELATIVE_RADIAL, [2.3, 1.99, 1.71, 1.55, 1.45, 1.31, 1.15, 1.04, 1]),
  },
  deepC3: {
    x: 0.46,
    limit: pairs(RELATIVE_RADIAL, [0.29, 0.32, 0.36, 0.38, 0.4, 0.44, 0.49, 0.54, 0.54]),
    y: pairs(RELATIVE_RADIAL, [1.88, 1.71, 1.52, 1.41, 1.34, 1.23, 1.1, 1.01, 1]),
  },
} as const;

/** f0 Fa/C0 of a contact angle of 15°: those of radial contact over its cosine. */
const AT_15 = [0.178, 0.357, 0.714, 1.07, 1.43, 2.14, 3.57, 5.35, 7.14] as const;

/** Angular contact ball bearings of 15°. */
export const RELATIVE_15 = {
  limit: pairs(AT_15, [0.38, 0.4, 0.43, 0.46, 0.47, 0.5, 0.55, 0.56, 0.56]),
  single: pairs(AT_15, [1.47, 1.4, 1.3, 1.23, 1.19, 1.12, 1.02, 1, 1]),
  pairBelow: pairs(AT_15, [1.65, 1.57, 1.46, 1.38, 1.34, 1.26, 1.14, 1.12, 1.12]),
  pairAbove: pairs(AT_15, [2.39, 2.28, 2.11, 2, 1.93, 1.82, 1.66, 1.63, 1.63]),
} as const;

/** Angular contact ball bearings of larger angles; `static` is Y0 of a single one. */
export const ANGULAR = {
  angular25: { limit: 0.68, x: 0.41, y: 0.87, pairBelow: 0.92, pairX: 0.67, pairY: 1.41, static: 0.38 },
  angular30: { limit: 0.8, x: 0.39, y: 0.76, pairBelow: 0.78, pairX: 0.63, pairY: 1.24, static: 0.33 },
  angular40: { limit: 1.14, x: 0.35, y: 0.57, pairBelow: 0.55, pairX: 0.57, pairY: 0.93, static: 0.26 },
} as const;
