import {
  defineCalculator,
  flag,
  isAbove,
  isAtLeast,
  isAtMost,
  noResult,
  number,
  percent,
  roundTo,
  text,
} from '@reckoner/engine';
import { coarseGrained, type Fines, fineGrained, finesOf } from '../shared/uscs.js';

/** For the class, percentages count to the nearest 0.1, as they are shown. */
export default defineCalculator({
  title: 'Soil classification (USCS)',
  description:
    'Group symbol and name of a soil by the Unified Soil Classification System from sieve passings and Atterberg limits.',
  keywords: ['ASTM D2487', 'unified soil classification', 'plasticity chart', 'A-line', 'Atterberg limits', 'CL', 'SM'],
  inputs: {
    passing4: percent({
      label: 'Passing No. 4 (4.75 mm)',
      help: 'Of what passes the sieve of 75 mm.',
      symbol: 'F_4',
      min: 0,
      max: 100,
      usual: [2, 100],
    }),
    passing200: percent({
      label: 'Passing No. 200 (0.075 mm)',
      symbol: 'F_{200}',
      min: 0,
      max: 100,
      usual: [0.5, 100],
    }),
    uniformity: number({
      label: 'Coefficient of uniformity',
      help: 'D60/D10; needed up to 12% of fines.',
      symbol: 'C_u',
      min: 1,
      max: 10000,
      optional: true,
    }),
    curvature: number({
      label: 'Coefficient of curvature',
      help: 'D30²/(D10·D60); needed up to 12% of fines.',
      symbol: 'C_c',
      min: 0.001,
      max: 1000,
      optional: true,
    }),
    nonplastic: flag({ label: 'Fines are nonplastic' }),
    liquidLimit: percent({
      label: 'Liquid limit',
      help: 'Needed from 5% of fines on, unless they are nonplastic.',
      symbol: 'w_L',
      min: 1,
      max: 500,
      usual: [12, 200],
      optional: true,
    }),
    plasticLimit: percent({
      label: 'Plastic limit',
      symbol: 'w_P',
      min: 1,
      max: 300,
      usual: [8, 100],
      optional: true,
    }),
    driedLimit: percent({
      label: 'Liquid limit after oven drying',
      help: 'Only where the fines may be organic.',
      symbol: 'w_{L,d}',
      min: 1,
      max: 500,
      usual: [8, 200],
      optional: true,
    }),
  },
  outputs: {
    symbol: text({ label: 'Group symbol' }),
    name: text({ label: 'Group name' }),
    gravel: percent({ label: 'Gravel', places: 1 }),
    sand: percent({ label: 'Sand', places: 1 }),
    fines: percent({ label: 'Fines', places: 1 }),
    plasticity: percent({ label: 'Plasticity index', symbol: 'I_P', places: 1, optional: true }),
    aLine: percent({ label: 'A-line at the liquid limit', places: 3, optional: true }),
  },
  formula: ({ passing4, passing200, uniformity, curvature, nonplastic, liquidLimit, plasticLimit, driedLimit }) => {
    const shares = { gravel: 1 - passing4, sand: passing4 - passing200, fines: passing200 };
    const gravel = roundTo(100 * shares.gravel, 1);
    const sand = roundTo(100 * shares.sand, 1);
    const share = roundTo(100 * shares.fines, 1);
    const measured = liquidLimit !== undefined && plasticLimit !== undefined && !nonplastic;
    const plasticity = measured ? roundTo(100 * (liquidLimit - plasticLimit), 1) : 0;
    const limit = measured ? roundTo(100 * liquidLimit, 1) : 0;
    if (share >= 5 && !measured && !nonplastic)
      throw noResult(
        'From 5% of fines on, the liquid and the plastic limit are needed, or that the fines are nonplastic.',
      );
    // Without what rounding leaves of 30 % over 40 %.
    const organic = measured && driedLimit !== undefined && roundTo(driedLimit / liquidLimit, 4) < 0.75;
    const fine: Fines = finesOf(limit, plasticity, organic);
    const chart = measured
      ? { plasticity: liquidLimit - plasticLimit, aLine: Math.max(0.04, 0.73 * (liquidLimit - 0.2)) }
      : {};
    if (share >= 50) return { ...fineGrained(fine, gravel, sand), ...shares, ...chart };
    if (share <= 12 && (uniformity === undefined || curvature === undefined))
      throw noResult('Up to 12% of fines, the coefficients of uniformity and of curvature are needed.');
    const wellGraded =
      uniformity !== undefined &&
      curvature !== undefined &&
      uniformity >= (gravel > sand ? 4 : 6) &&
      curvature >= 1 &&
      curvature <= 3;
    return { ...coarseGrained(gravel, sand, share, wellGraded, fine), ...shares, ...chart };
  },
  stepwise: [
    'Gravel is what the No. 4 sieve retains, fines are what passes No. 200, sand is the rest.',
    'With half or more of fines the soil is fine-grained: the plasticity chart (A-line: PI = 4 up to a liquid limit of 25.5, then 0.73·(LL − 20); liquid limit 50; between PI 4 and 7 above it silty clay) gives silt or clay; less than 15% of coarser grains is not named, 15% up to 30% is “with sand” or “with gravel”, more “sandy” or “gravelly”.',
    'Else it is gravel or sand, whichever is more. Up to 12% of fines it is well graded with Cᵤ of at least 4 (sand 6) and C_c from 1 to 3, else poorly graded; from 5% on the fines are named too, above 12% they alone.',
    'Fines are organic where oven drying lowers the liquid limit to less than three quarters.',
  ],
  explanation: 'The soil is {symbol}, {name}: {gravel} of gravel, {sand} of sand and {fines} of fines.',
  requires: [
    {
      that: ({ passing4, passing200 }) => passing200 <= passing4,
      field: 'passing200',
      says: 'What passes No. 200, {passing200}, must not exceed what passes No. 4.',
    },
    {
      that: ({ liquidLimit, plasticLimit }) => plasticLimit <= liquidLimit,
      field: 'plasticLimit',
      says: 'The plastic limit, {plasticLimit}, must not exceed the liquid limit. Fines that cannot be rolled into threads are nonplastic.',
    },
    {
      that: ({ liquidLimit, driedLimit }) => isAtMost(driedLimit, 1.2 * liquidLimit),
      field: 'driedLimit',
      says: 'Oven drying does not raise the liquid limit: check {driedLimit}.',
    },
    {
      // Of D10 ≤ D30 ≤ D60, with room for rounded figures.
      that: ({ uniformity, curvature }) =>
        isAtMost(curvature, 1.1 * uniformity) && isAtLeast(curvature * uniformity, 0.9),
      field: 'curvature',
      says: 'D30 lies between D10 and D60, so that the coefficient of curvature lies between 1/Cᵤ and Cᵤ: check {curvature}, and whether the two are interchanged.',
    },
    {
      that: ({ nonplastic }, given) => !nonplastic || !given.plasticLimit,
      field: 'plasticLimit',
      says: 'Nonplastic fines have no limits: leave {plasticLimit} away, or say that they are plastic.',
    },
    {
      that: ({ nonplastic }, given) => !nonplastic || !given.driedLimit,
      field: 'driedLimit',
      says: 'Nonplastic fines have no limits: leave {driedLimit} away, or say that they are plastic.',
    },
    {
      that: ({ nonplastic }, given) => !nonplastic || !given.liquidLimit,
      field: 'liquidLimit',
      says: 'Nonplastic fines have no limits: leave {liquidLimit} away, or say that they are plastic.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ plasticity, liquidLimit }) =>
        plasticity !== undefined &&
        liquidLimit !== undefined &&
        (isAbove(plasticity, 0.9 * (liquidLimit - 0.08) + 0.0005) || liquidLimit < 0.16),
      says: 'The soil lies beyond the U-line, a liquid limit of 16 up to PI = 7, then PI = 0.9·(LL − 8), which natural soils do not reach: check the limits.',
    },
  ],
  examples: [
    {
      inputs: { passing4: 85.72, passing200: 47.88, liquidLimit: 34.1, plasticLimit: 21.1 },
      results: {
        symbol: 'SC',
        name: 'clayey sand',
        gravel: 14.28,
        sand: 37.84,
        fines: 47.88,
        plasticity: 13,
        aLine: 10.293,
      },
      source: 'Documentation of the package geolysis; 0.73 × 14.1',
    },
    {
      inputs: {
        passing4: 92.17,
        passing200: 10.29,
        uniformity: 11.43,
        curvature: 1.61,
        liquidLimit: 30.8,
        plasticLimit: 20.7,
      },
      results: { symbol: 'SW-SC', name: 'well-graded sand with clay' },
      source: 'Documentation of the package geolysis',
    },
    {
      inputs: { passing4: 85, passing200: 51, liquidLimit: 40, plasticLimit: 10 },
      results: { symbol: 'CL', name: 'sandy lean clay with gravel', plasticity: 30 },
      cautions: ['beyond the U-line'],
      source: 'Documentation of the R package geotech',
    },
    {
      inputs: { passing4: 44, passing200: 25, liquidLimit: 24, plasticLimit: 19 },
      results: { symbol: 'GC-GM', name: 'silty, clayey gravel with sand' },
      source: 'Public MATLAB tools for D2487: 25% of fines CL-ML, 19% of sand',
    },
    {
      inputs: { passing4: 30, passing200: 3, uniformity: 8.5, curvature: 1.2 },
      results: { symbol: 'GW', name: 'well-graded gravel with sand' },
      source: 'ASTM D2487, figure 3',
    },
    {
      inputs: { passing4: 40, passing200: 4, uniformity: 3.9, curvature: 1.2 },
      results: { symbol: 'GP', name: 'poorly graded gravel with sand' },
      source: 'ASTM D2487, figure 3',
    },
    {
      inputs: { passing4: 95, passing200: 4.9, uniformity: 6, curvature: 3 },
      results: { symbol: 'SW', name: 'well-graded sand' },
      source: 'ASTM D2487, figure 3: both limits belong to it',
    },
    {
      inputs: { passing4: 80, passing200: 5, uniformity: 5.9, curvature: 2, nonplastic: true },
      results: { symbol: 'SP-SM', name: 'poorly graded sand with silt and gravel' },
      source: 'ASTM D2487, figure 3',
    },
    {
      inputs: { passing4: 36, passing200: 12, uniformity: 20, curvature: 2, liquidLimit: 24, plasticLimit: 18 },
      results: { symbol: 'GW-GC', name: 'well-graded gravel with silty clay and sand' },
      source: 'ASTM D2487, figure 3',
    },
    {
      inputs: { passing4: 90, passing200: 12.1, nonplastic: true },
      results: { symbol: 'SM', name: 'silty sand' },
      source: 'ASTM D2487, figure 3',
    },
    {
      inputs: { passing4: 100, passing200: 90, liquidLimit: 60, plasticLimit: 25 },
      results: { symbol: 'CH', name: 'fat clay', plasticity: 35, aLine: '29.20' },
      source: 'ASTM D2487, figure 1a; 0.73 × 40',
    },
    {
      inputs: { passing4: 100, passing200: 85, liquidLimit: 50, plasticLimit: 35 },
      results: { symbol: 'MH', name: 'elastic silt with sand' },
      source: 'ASTM D2487, figure 1a: 15% of sand is named, a liquid limit of 50 is high',
    },
    {
      inputs: { passing4: 70, passing200: 70, liquidLimit: 30, plasticLimit: 25 },
      results: { symbol: 'ML', name: 'gravelly silt' },
      source: 'ASTM D2487, figure 1a: 0.73 × 10 = 7.3 > 5; 30% of gravel',
    },
    {
      inputs: { passing4: 80, passing200: 60, liquidLimit: 25, plasticLimit: 20 },
      results: { symbol: 'CL-ML', name: 'sandy silty clay with gravel' },
      source: 'ASTM D2487, figure 1a: as much sand as gravel counts as sandy',
    },
    {
      inputs: { passing4: 100, passing200: 95, liquidLimit: 45, plasticLimit: 20, driedLimit: 30 },
      results: { symbol: 'OL', name: 'organic clay' },
      source: 'ASTM D2487, figure 1b: 30/45 = 0.67',
    },
    {
      inputs: { passing4: 100, passing200: 80, liquidLimit: 80, plasticLimit: 50, driedLimit: 50 },
      results: { symbol: 'OH', name: 'organic silt with sand' },
      source: 'ASTM D2487, figure 1b: 0.63; 30 < 43.8',
    },
    {
      inputs: { passing4: 100, passing200: 30, liquidLimit: 45, plasticLimit: 20, driedLimit: 30 },
      results: { symbol: 'SC', name: 'clayey sand with organic fines' },
      source: 'ASTM D2487, table 1, footnote',
    },
    {
      inputs: { passing4: 90, passing200: 60, liquidLimit: 40, plasticLimit: 20, driedLimit: 30 },
      results: { symbol: 'CL', name: 'sandy lean clay' },
      source: 'ASTM D2487, table 1: 30/40 is not below 0.75',
    },
    {
      inputs: { passing4: 100, passing200: 80, liquidLimit: 24, plasticLimit: 20.5 },
      results: { symbol: 'ML', name: 'silt with sand', plasticity: 3.5, aLine: 4 },
      source: 'ASTM D2487, figure 4: the A-line is level at 4 up to a liquid limit of 25.5',
    },
    {
      inputs: { passing4: 100, passing200: 80, liquidLimit: 15, plasticLimit: 11 },
      results: { symbol: 'CL-ML', name: 'silty clay with sand', aLine: 4 },
      cautions: ['beyond the U-line'],
      source: 'ASTM D2487, figure 4: the U-line is upright at a liquid limit of 16',
    },
    {
      inputs: { passing4: 50.05, passing200: 50.05, nonplastic: true },
      results: { symbol: 'ML', name: 'gravelly silt', sand: 0 },
      source: 'By hand: what passes both sieves alike has no sand, however it is rounded',
    },
    {
      inputs: { passing4: 80, passing200: 4, uniformity: 1.6, curvature: 11 },
      refused: 'are interchanged',
      source: 'By definition: D30 is at most D60',
    },
    {
      inputs: { passing4: 90, passing200: 60, plasticLimit: 20, nonplastic: true },
      refused: 'have no limits',
      source: 'By definition',
    },
    {
      inputs: { passing4: 90, passing200: 60, driedLimit: 20, nonplastic: true },
      refused: 'have no limits',
      source: 'By definition',
    },
    {
      inputs: { passing4: 90, passing200: 20 },
      noResult: 'liquid and the plastic limit are needed',
      source: 'ASTM D2487, figure 3',
    },
    {
      inputs: { passing4: 90, passing200: 8, nonplastic: true },
      noResult: 'coefficients of uniformity',
      source: 'ASTM D2487, figure 3',
    },
    {
      inputs: { passing4: 50, passing200: 60 },
      refused: 'must not exceed what passes No. 4',
      source: 'By definition',
    },
    {
      inputs: { passing4: 90, passing200: 60, liquidLimit: 20, plasticLimit: 25 },
      refused: 'must not exceed the liquid limit',
      source: 'By definition',
    },
    {
      inputs: { passing4: 90, passing200: 60, liquidLimit: 40, plasticLimit: 20, driedLimit: 60 },
      refused: 'does not raise',
      source: 'By definition',
    },
    {
      inputs: { passing4: 90, passing200: 60, liquidLimit: 40, plasticLimit: 20, nonplastic: true },
      refused: 'have no limits',
      source: 'By definition',
    },
  ],
  notes: [
    'For the part that passes the sieve of 75 mm; peat (PT) and other highly organic soils are told by eye, and cobbles or boulders are named besides.',
  ],
  references: [
    {
      title:
        'ASTM D2487: Standard Practice for Classification of Soils for Engineering Purposes (USCS), table 1 and figures 1 to 4; names and limits stand alike in at least three independent public implementations (the R package geotech, BorczeAngelov/SoilClassificationTool-D2487 and others)',
    },
    { title: 'Das: Principles of Geotechnical Engineering, 8th ed., §5.5' },
  ],
});
