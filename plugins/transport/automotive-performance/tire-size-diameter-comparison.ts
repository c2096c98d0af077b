import { defineCalculator, percent, quantity, roundTo } from '@reckoner/engine';

const width = { unit: 'mm', min: 50, max: 500 } as const;

/** Metric tire code: width in mm, height in percent of it, rim in inches. */
export default defineCalculator({
  title: 'Tire size comparison',
  description: 'Diameter and sidewall of two tire sizes, their difference and the speed at an indicated speed.',
  keywords: ['tyre size', 'wheel size', 'speedometer error', 'plus sizing'],
  inputs: {
    width1: quantity('m', {
      usual: [60, 420],
      label: 'Width of the first tire',
      regional: false,
      symbol: 'w_1',
      ...width,
    }),
    aspect1: percent({ usual: [20, 100], label: 'Aspect ratio of the first tire', symbol: 'a_1', min: 10, max: 120 }),
    rim1: quantity('m', {
      usual: [8, 28],
      label: 'Rim of the first tire',
      regional: false,
      unit: 'in',
      symbol: 'r_1',
      min: 5,
      max: 40,
    }),
    width2: quantity('m', {
      usual: [60, 420],
      label: 'Width of the second tire',
      regional: false,
      symbol: 'w_2',
      ...width,
    }),
    aspect2: percent({ usual: [20, 100], label: 'Aspect ratio of the second tire', symbol: 'a_2', min: 10, max: 120 }),
    rim2: quantity('m', {
      usual: [8, 28],
      label: 'Rim of the second tire',
      regional: false,
      unit: 'in',
      symbol: 'r_2',
      min: 5,
      max: 40,
    }),
    indicated: quantity('m/s', {
      label: 'Indicated speed',
      unit: 'km/h',
      symbol: 'v_i',
      min: 0,
      max: 1000,
      default: 100,
    }),
  },
  outputs: {
    diameter1: quantity('m', { label: 'Diameter of the first tire', unit: 'mm', symbol: 'd_1', places: 1 }),
    diameter2: quantity('m', { label: 'Diameter of the second tire', unit: 'mm', symbol: 'd_2', places: 1 }),
    difference: percent({ label: 'Difference of diameter', symbol: '\\delta', places: 2 }),
    actual: quantity('m/s', {
      label: 'Speed on the second tire',
      help: 'With a speedometer set for the first.',
      unit: 'km/h',
      symbol: 'v',
      places: 1,
    }),
    sidewall1: quantity('m', {
      label: 'Sidewall of the first tire',
      regional: false,
      unit: 'mm',
      symbol: 's_1',
      places: 1,
    }),
    sidewall2: quantity('m', {
      label: 'Sidewall of the second tire',
      regional: false,
      unit: 'mm',
      symbol: 's_2',
      places: 1,
    }),
  },
  formula: ({ width1, aspect1, rim1, width2, aspect2, rim2, indicated }) => {
    const sidewall1 = width1 * aspect1;
    const sidewall2 = width2 * aspect2;
    const diameter1 = rim1 + 2 * sidewall1;
    const diameter2 = rim2 + 2 * sidewall2;
    return {
      diameter1,
      diameter2,
      // Twelve decimals: what rounding leaves of the same diameter is no difference.
      difference: roundTo(diameter2 / diameter1 - 1, 12),
      actual: (indicated * diameter2) / diameter1,
      sidewall1,
      sidewall2,
    };
  },
  explanation:
    'The second tire is {difference|{|difference|} smaller|as large as the first|{|difference|} larger}; at an indicated {indicated} the vehicle moves at {actual}.',
  cautions: [
    {
      level: 'caution',
      when: ({ difference }) => roundTo(100 * difference, 2) > 3,
      says: 'More than 3% larger: the vehicle is faster than the speedometer says, and the tire may rub. Many places do not allow it.',
    },
    {
      level: 'caution',
      when: ({ difference }) => roundTo(100 * difference, 2) < -3,
      says: 'More than 3% smaller: speedometer and odometer read too much, and the load rating may be too low. Check what is allowed.',
    },
  ],
  examples: [
    {
      inputs: { width1: 205, aspect1: 55, rim1: 16, width2: 225, aspect2: 45, rim2: 17 },
      results: {
        diameter1: 631.9,
        diameter2: 634.3,
        difference: 0.3798069,
        actual: 100.3798,
        sidewall1: 112.75,
        sidewall2: 101.25,
      },
      source: 'By hand: 406.4 + 2 × 112.75; 431.8 + 2 × 101.25',
    },
    {
      inputs: { width1: 185, aspect1: 65, rim1: 15, width2: 185, aspect2: 65, rim2: 15, indicated: '60 mph' },
      results: { diameter1: 621.5, difference: 0, actual: 96.56064 },
      source: 'By hand: 381 + 240.5; the same tire',
    },
    {
      inputs: { width1: 205, aspect1: 55, rim1: 16, width2: 225, aspect2: 60, rim2: 16 },
      results: { diameter2: 676.4, difference: 7.0422535 },
      cautions: ['may rub'],
      source: 'By hand: 406.4 + 270; 676.4/631.9',
    },
    {
      inputs: { width1: 225, aspect1: 60, rim1: 16, width2: 205, aspect2: 55, rim2: 16 },
      results: { difference: -6.5789474 },
      cautions: ['load rating'],
      source: 'By hand: 631.9/676.4',
    },
    {
      inputs: { width1: 205, aspect1: 60, rim1: 15, width2: 246, aspect2: 50, rim2: 15 },
      results: { sidewall1: 123, sidewall2: 123, difference: 0 },
      source: 'By hand: 205 × 0.6 and 246 × 0.5 are 123',
    },
    {
      inputs: { width1: 200, aspect1: 50, rim1: 20, width2: 222.73, aspect2: 50, rim2: 20 },
      results: { diameter1: 708, difference: 3.2104519774 },
      cautions: ['may rub'],
      source: 'By hand: 22.73/708',
    },
    {
      inputs: { width1: 200, aspect1: 50, rim1: 20, width2: 221.24, aspect2: 50, rim2: 20 },
      results: { difference: 3 },
      source: 'By hand: 21.24/708 is exactly 3%',
    },
  ],
  references: [{ title: 'ETRTO Standards Manual: tire designation and dimensions' }],
});
