import { choice, defineCalculator, measure, number, roundTo } from '@reckoner/engine';

/** Velocity pressure of ASCE 7-16, eq. 26.10-1, and the pressure on a main wind force resisting system; feet, mph, psf. */
export default defineCalculator({
  title: 'Wind pressure (ASCE 7-16)',
  description:
    'Velocity pressure and design wind pressure on a building surface from wind speed, height, exposure and coefficients.',
  keywords: ['velocity pressure', 'qz', 'Kz', 'exposure category', 'MWFRS', 'wind load'],
  inputs: {
    speed: measure('mph', { label: 'Basic wind speed', usual: [85, 230], symbol: 'V', min: 20, max: 400 }),
    height: measure('ft', {
      label: 'Height above ground',
      help: 'Up to 15 ft the value at 15 ft holds.',
      symbol: 'z',
      min: 0,
      max: 1500,
    }),
    exposure: choice(
      { b: 'B: suburbs, woods', c: 'C: open terrain', d: 'D: flat coast' },
      { label: 'Exposure', default: 'c' },
    ),
    topography: number({ label: 'Topographic factor Kzt', symbol: 'K_{zt}', min: 1, max: 3, default: 1 }),
    directionality: number({
      label: 'Directionality factor Kd',
      help: 'Buildings 0.85.',
      symbol: 'K_d',
      min: 0.8,
      max: 1,
      default: 0.85,
    }),
    elevation: measure('ft', {
      label: 'Elevation of the ground above sea level',
      symbol: 'z_g',
      min: 0,
      max: 15000,
      default: 0,
    }),
    gust: number({ label: 'Gust effect factor', symbol: 'G', min: 0.5, max: 2, default: 0.85 }),
    external: number({
      label: 'External pressure coefficient Cp',
      help: 'Windward wall 0.8, leeward −0.5 to −0.2, side −0.7.',
      symbol: 'C_p',
      min: -3,
      max: 3,
      default: 0.8,
    }),
    internal: number({
      label: 'Internal pressure coefficient, ±',
      help: 'Enclosed 0.18, partially enclosed 0.55.',
      symbol: 'GC_{pi}',
      min: 0,
      max: 1,
      default: 0.18,
    }),
  },
  outputs: {
    velocityPressure: measure('psf', { label: 'Velocity pressure', symbol: 'q_z', places: 2 }),
    exposureCoefficient: number({ label: 'Exposure coefficient Kz', symbol: 'K_z', places: 3 }),
    largestPressure: measure('psf', {
      label: 'Pressure with internal suction',
      help: 'Negative: away from the surface.',
      symbol: 'p_1',
      places: 2,
    }),
    smallestPressure: measure('psf', {
      label: 'Pressure with internal pressure',
      help: 'Negative: away from the surface.',
      symbol: 'p_2',
      places: 2,
    }),
  },
  formula: (inputs) => {
    const { speed, height, exposure, topography, directionality, elevation, gust, external, internal } = inputs;
    const power = exposure === 'b' ? 7 : exposure === 'c' ? 9.5 : 11.5;
    const gradient = exposure === 'b' ? 1200 : exposure === 'c' ? 900 : 700;
    const effective = Math.min(Math.max(height, 15), gradient);
    const exposureCoefficient = 2.01 * (effective / gradient) ** (2 / power);
    const groundFactor = Math.exp(-0.0000362 * elevation);
    const velocityPressure = 0.00256 * exposureCoefficient * topography * directionality * groundFactor * speed ** 2;
    return {
      velocityPressure,
      exposureCoefficient,
      largestPressure: velocityPressure * (gust * external + internal),
      smallestPressure: velocityPressure * (gust * external - internal),
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ largestPressure, smallestPressure }) =>
        roundTo(Math.max(Math.abs(largestPressure), Math.abs(smallestPressure)), 2) < 16,
      says: 'Section 27.1.5 asks for at least 16 psf on the walls of an enclosed building (8 psf on roofs): it is more than this pressure.',
    },
  ],
  explanation: ({ smallestPressure }) =>
    smallestPressure < 0
      ? 'The velocity pressure is {velocityPressure} (Kz {exposureCoefficient}); on the surface {smallestPressure} to {largestPressure}, away from it where negative.'
      : 'The velocity pressure is {velocityPressure} (Kz {exposureCoefficient}); on the surface {smallestPressure} to {largestPressure}.',
  examples: [
    {
      inputs: { speed: 115, height: 30, exposure: 'b' },
      results: {
        velocityPressure: 20.161331,
        exposureCoefficient: 0.700591125,
        largestPressure: 17.338745,
        smallestPressure: 10.080666,
      },
      source: 'Python, from eq. 26.10-1; Table 26.10-1 prints Kz = 0.70',
    },
    {
      inputs: { speed: 120, height: 10, elevation: 5000, external: -0.7 },
      results: {
        velocityPressure: 22.195376,
        exposureCoefficient: 0.848884152,
        largestPressure: -9.211081,
        smallestPressure: -17.201416,
      },
      source: 'Python; Table 26.10-1 prints Kz = 0.85, Table 26.9-1 Ke = 0.83',
    },
    {
      inputs: { speed: 140, height: 60, exposure: 'd', topography: 1.2, internal: 0.55 },
      results: {
        velocityPressure: 67.102129,
        exposureCoefficient: 1.311112911,
        largestPressure: 82.535619,
        smallestPressure: 8.723277,
      },
      source: 'Python; Table 26.10-1 prints Kz = 1.31',
    },
    {
      inputs: { speed: 90, height: 10, exposure: 'b' },
      results: { velocityPressure: 10.12978, largestPressure: 8.71161, smallestPressure: 5.06489 },
      cautions: ['at least 16 psf'],
      source: 'Python: eq. 26.10-1 with Kz at 15 ft; 0.85 × 0.8 ± 0.18',
    },
    {
      inputs: { speed: 120, height: 30, directionality: 0.95, gust: 0.9 },
      results: {
        velocityPressure: 34.39926985,
        exposureCoefficient: 0.9822525426,
        largestPressure: 30.95934286,
        smallestPressure: 18.57560572,
      },
      source: 'Python, from eqs. 26.10-1 and 27.3-1; Table 26.10-1 prints Kz = 0.98',
    },
    {
      inputs: { speed: 110.471, height: 30, exposure: 'b' },
      results: { largestPressure: '16.00' },
      source: 'By hand: 17.34 psf of 115 mph × (110.471/115)², shown as the limit of 16.00',
    },
  ],
  notes: [
    'Takes the internal pressure at the same velocity pressure; leeward and side walls use the mean roof height. ASCE 7-22 moved Kd to the pressure equations.',
    'A licensed engineer must check the design.',
  ],
  references: [{ title: 'ASCE/SEI 7-16: Minimum Design Loads and Associated Criteria, 26.10 and 27.3' }],
});
