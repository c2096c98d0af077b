/**
 * Breakpoints of the US Air Quality Index: 40 CFR 58 Appendix G, table 2, as revised in 2024 for fine particles.
 * For each class: lowest and highest concentration, lowest and highest index.
 */
type Segment = readonly [low: number, high: number, indexLow: number, indexHigh: number];

export interface Pollutant {
  /** Steps of the truncated concentration for each unit: 10 for one decimal. */
  readonly steps: number;
  readonly segments: readonly Segment[];
}

export const POLLUTANTS: Readonly<Record<string, Pollutant>> = {
  pm25: {
    steps: 10,
    segments: [
      [0, 9, 0, 50],
      [9.1, 35.4, 51, 100],
      [35.5, 55.4, 101, 150],
      [55.5, 125.4, 151, 200],
      [125.5, 225.4, 201, 300],
      [225.5, 325.4, 301, 500],
    ],
  },
  pm10: {
    steps: 1,
    segments: [
      [0, 54, 0, 50],
      [55, 154, 51, 100],
      [155, 254, 101, 150],
      [255, 354, 151, 200],
      [355, 424, 201, 300],
      [425, 604, 301, 500],
    ],
  },
  ozone8: {
    steps: 1000,
    segments: [
      [0, 0.054, 0, 50],
      [0.055, 0.07, 51, 100],
      [0.071, 0.085, 101, 150],
      [0.086, 0.105, 151, 200],
      [0.106, 0.2, 201, 300],
    ],
  },
  ozone1: {
    steps: 1000,
    segments: [
      [0.125, 0.164, 101, 150],
      [0.165, 0.204, 151, 200],
      [0.205, 0.404, 201, 300],
      [0.405, 0.604, 301, 500],
    ],
  },
  carbonMonoxide: {
    steps: 10,
    segments: [
      [0, 4.4, 0, 50],
      [4.5, 9.4, 51, 100],
      [9.5, 12.4, 101, 150],
      [12.5, 15.4, 151, 200],
      [15.5, 30.4, 201, 300],
      [30.5, 50.4, 301, 500],
    ],
  },
  sulfurDioxide: {
    steps: 1,
    segments: [
      [0, 35, 0, 50],
      [36, 75, 51, 100],
      [76, 185, 101, 150],
      [186, 304, 151, 200],
      [305, 604, 201, 300],
      [605, 1004, 301, 500],
    ],
  },
  nitrogenDioxide: {
    steps: 1,
    segments: [
      [0, 53, 0, 50],
      [54, 100, 51, 100],
      [101, 360, 101, 150],
      [361, 649, 151, 200],
      [650, 1249, 201, 300],
      [1250, 2049, 301, 500],
    ],
  },
};
