/**
 * Percentages of MACRS (general depreciation system) and the limits of section 179.
 *
 * Tables of appendix A of IRS Publication 946 as they are printed: five public transcriptions of the tables of
 * 2025 are the same in all 330 cells, and the rule (declining balance of what is left, switching to the straight line, each
 * year rounded) gives all but four of them: in A-2 the 2nd and 21st year of 20-year property (7.008 and 0.557 by the rule),
 * in A-3 the 1st and 8th year of 7-year property (17.86 and 3.33). What is printed is what returns are held to.
 */
type Column = readonly number[];

/** Table A-1, then by the quarter, 1 to 4: percent of the basis in each year, by recovery period. */
export const PERSONAL: Readonly<Record<string, readonly Column[]>> = {
  '3-year': [
    [33.33, 44.45, 14.81, 7.41],
    [58.33, 27.78, 12.35, 1.54],
    [41.67, 38.89, 14.14, 5.3],
    [25.0, 50.0, 16.67, 8.33],
    [8.33, 61.11, 20.37, 10.19],
  ],
  '5-year': [
    [20.0, 32.0, 19.2, 11.52, 11.52, 5.76],
    [35.0, 26.0, 15.6, 11.01, 11.01, 1.38],
    [25.0, 30.0, 18.0, 11.37, 11.37, 4.26],
    [15.0, 34.0, 20.4, 12.24, 11.3, 7.06],
    [5.0, 38.0, 22.8, 13.68, 10.94, 9.58],
  ],
  '7-year': [
    [14.29, 24.49, 17.49, 12.49, 8.93, 8.92, 8.93, 4.46],
    [25.0, 21.43, 15.31, 10.93, 8.75, 8.74, 8.75, 1.09],
    [17.85, 23.47, 16.76, 11.97, 8.87, 8.87, 8.87, 3.34],
    [10.71, 25.51, 18.22, 13.02, 9.3, 8.85, 8.86, 5.53],
    [3.57, 27.55, 19.68, 14.06, 10.04, 8.73, 8.73, 7.64],
  ],
  '10-year': [
    [10.0, 18.0, 14.4, 11.52, 9.22, 7.37, 6.55, 6.55, 6.56, 6.55, 3.28],
    [17.5, 16.5, 13.2, 10.56, 8.45, 6.76, 6.55, 6.55, 6.56, 6.55, 0.82],
    [12.5, 17.5, 14.0, 11.2, 8.96, 7.17, 6.55, 6.55, 6.56, 6.55, 2.46],
    [7.5, 18.5, 14.8, 11.84, 9.47, 7.58, 6.55, 6.55, 6.56, 6.55, 4.1],
    [2.5, 19.5, 15.6, 12.48, 9.98, 7.99, 6.55, 6.55, 6.56, 6.55, 5.74],
  ],
  '15-year': [
    [5.0, 9.5, 8.55, 7.7, 6.93, 6.23, 5.9, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 2.95],
    [8.75, 9.13, 8.21, 7.39, 6.65, 5.99, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 5.9, 0.74],
    [6.25, 9.38, 8.44, 7.59, 6.83, 6.15, 5.91, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 2.21],
    [3.75, 9.63, 8.66, 7.8, 7.02, 6.31, 5.9, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 3.69],
    [1.25, 9.88, 8.89, 8.0, 7.2, 6.48, 5.9, 5.9, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 5.9, 5.17],
  ],
  '20-year': [
    [
      3.75, 7.219, 6.677, 6.177, 5.713, 5.285, 4.888, 4.522, 4.462, 4.461, 4.462, 4.461, 4.462, 4.461, 4.462, 4.461,
      4.462, 4.461, 4.462, 4.461, 2.231,
    ],
    [
      6.563, 7.0, 6.482, 5.996, 5.546, 5.13, 4.746, 4.459, 4.459, 4.459, 4.459, 4.46, 4.459, 4.46, 4.459, 4.46, 4.459,
      4.46, 4.459, 4.46, 0.565,
    ],
    [
      4.688, 7.148, 6.612, 6.116, 5.658, 5.233, 4.841, 4.478, 4.463, 4.463, 4.463, 4.463, 4.463, 4.463, 4.462, 4.463,
      4.462, 4.463, 4.462, 4.463, 1.673,
    ],
    [
      2.813, 7.289, 6.742, 6.237, 5.769, 5.336, 4.936, 4.566, 4.46, 4.46, 4.46, 4.46, 4.461, 4.46, 4.461, 4.46, 4.461,
      4.46, 4.461, 4.46, 2.788,
    ],
    [
      0.938, 7.43, 6.872, 6.357, 5.88, 5.439, 5.031, 4.654, 4.458, 4.458, 4.458, 4.458, 4.458, 4.458, 4.458, 4.458,
      4.458, 4.459, 4.458, 4.459, 3.901,
    ],
  ],
};

/** Tables A-6 and A-7a: the first year by the month placed in service. */
const FIRST_RESIDENTIAL: Column = [3.485, 3.182, 2.879, 2.576, 2.273, 1.97, 1.667, 1.364, 1.061, 0.758, 0.455, 0.152];
const FIRST_NONRESIDENTIAL: Column = [
  2.461, 2.247, 2.033, 1.819, 1.605, 1.391, 1.177, 0.963, 0.749, 0.535, 0.321, 0.107,
];
/** What is left for the last year: of 27.5 years in the 28th until June, in the 29th from July on. */
const LAST_RESIDENTIAL: Column = [1.97, 2.273, 2.576, 2.879, 3.182, 3.485, 0.152, 0.455, 0.758, 1.061, 1.364, 1.667];

/**
 * Table A-6: 3.636% in the years 2 to 9, then 3.637% in even years for what was placed in service until June, in odd
 * years for the rest; a whole 28th year from July on. Table A-7a: 2.564% in the years 2 to 39.
 */
export function realPercentages(residential: boolean, month: number): number[] {
  if (!residential) {
    return [
      FIRST_NONRESIDENTIAL[month - 1]!,
      ...Array.from({ length: 38 }, () => 2.564),
      FIRST_NONRESIDENTIAL[12 - month]!,
    ];
  }
  const between = Array.from({ length: month <= 6 ? 26 : 27 }, (_, index) => {
    const year = index + 2;
    return year >= 10 && year <= 27 && (year % 2 === 0) === month <= 6 ? 3.637 : 3.636;
  });
  return [FIRST_RESIDENTIAL[month - 1]!, ...between, LAST_RESIDENTIAL[month - 1]!];
}

/** Most that section 179 lets be expensed, and the cost above which it is less by a dollar for each: 2018 to 2026. */
export const FIRST_LIMIT_YEAR = 2018;
export const LAST_LIMIT_YEAR = 2026;
export const SECTION_179_LIMITS: Column = [
  1_000_000, 1_020_000, 1_040_000, 1_050_000, 1_080_000, 1_160_000, 1_220_000, 2_500_000, 2_560_000,
];
export const SECTION_179_THRESHOLDS: Column = [
  2_500_000, 2_550_000, 2_590_000, 2_620_000, 2_700_000, 2_890_000, 3_050_000, 4_000_000, 4_090_000,
];
