/** Reinforcing bars by their names: nominal diameter in mm, area in mm² and mass in kg/m. */
export interface RebarSize {
  readonly system: 'us' | 'metric' | 'canada';
  readonly name: string;
  readonly diameter: number;
  readonly area: number;
  readonly mass: number;
}

const INCH = 25.4;
const POUND_A_FOOT = 0.45359237 / 0.3048;

const us = (name: string, inches: number, squareInches: number, poundsAFoot: number): RebarSize => ({
  system: 'us',
  name,
  diameter: inches * INCH,
  area: squareInches * INCH ** 2,
  mass: poundsAFoot * POUND_A_FOOT,
});

/** The mass at 7850 kg/m³ of the area. */
const metric = (name: string, diameter: number): RebarSize => ({
  system: 'metric',
  name,
  diameter,
  area: (Math.PI / 4) * diameter ** 2,
  mass: 0.00785 * (Math.PI / 4) * diameter ** 2,
});

const canada = (name: string, diameter: number, area: number): RebarSize => ({
  system: 'canada',
  name,
  diameter,
  area,
  mass: 0.00785 * area,
});

/** ASTM A615/A615M, EN 10080 and CSA G30.18, as found alike in several public tables. */
export const REBAR_SIZES = {
  us3: us('No. 3', 0.375, 0.11, 0.376),
  us4: us('No. 4', 0.5, 0.2, 0.668),
  us5: us('No. 5', 0.625, 0.31, 1.043),
  us6: us('No. 6', 0.75, 0.44, 1.502),
  us7: us('No. 7', 0.875, 0.6, 2.044),
  us8: us('No. 8', 1, 0.79, 2.67),
  us9: us('No. 9', 1.128, 1, 3.4),
  us10: us('No. 10', 1.27, 1.27, 4.303),
  us11: us('No. 11', 1.41, 1.56, 5.313),
  us14: us('No. 14', 1.693, 2.25, 7.65),
  us18: us('No. 18', 2.257, 4, 13.6),
  d6: metric('6 mm', 6),
  d8: metric('8 mm', 8),
  d10: metric('10 mm', 10),
  d12: metric('12 mm', 12),
  d14: metric('14 mm', 14),
  d16: metric('16 mm', 16),
  d18: metric('18 mm', 18),
  d20: metric('20 mm', 20),
  d22: metric('22 mm', 22),
  d25: metric('25 mm', 25),
  d28: metric('28 mm', 28),
  d32: metric('32 mm', 32),
  d36: metric('36 mm', 36),
  d40: metric('40 mm', 40),
  d50: metric('50 mm', 50),
  ca10: canada('10M', 11.3, 100),
  ca15: canada('15M', 16, 200),
  ca20: canada('20M', 19.5, 300),
  ca25: canada('25M', 25.2, 500),
  ca30: canada('30M', 29.9, 700),
  ca35: canada('35M', 35.7, 1000),
  ca45: canada('45M', 43.7, 1500),
  ca55: canada('55M', 56.4, 2500),
} as const;
