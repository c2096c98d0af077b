import { choice, constant, defineCalculator, isBelow, number, quantity } from '@reckoner/engine';

/** Basic rating life of ISO 281 with the life modification factor for reliability a1 of its edition of 2007. */
export default defineCalculator({
  title: 'Bearing life L10',
  description: 'Rating life of a ball or roller bearing in revolutions and hours from its load rating, load and speed.',
  keywords: ['L10h', 'dynamic load rating', 'ISO 281', 'bearing rating life', 'C/P', 'B10'],
  inputs: {
    loadRating: quantity('N', {
      label: 'Basic dynamic load rating',
      usual: [0.05, 30000],
      unit: 'kN',
      symbol: 'C',
      above: 0.001,
      max: 1e5,
    }),
    radialLoad: quantity('N', {
      label: 'Radial load',
      usual: [0.001, 10000],
      unit: 'kN',
      symbol: 'F_r',
      min: 0.001,
      max: 1e5,
    }),
    axialLoad: quantity('N', { label: 'Axial load', unit: 'kN', symbol: 'F_a', min: 0, max: 1e5, default: 0 }),
    radialFactor: number({
      label: 'Factor X',
      help: 'From the catalog, with Y.',
      symbol: 'X',
      min: 0.1,
      max: 10,
      default: 1,
    }),
    axialFactor: number({ label: 'Factor Y', symbol: 'Y', min: 0, max: 10, default: 0 }),
    type: choice(
      {
        ball: { label: 'Ball bearing (p = 3)', value: 3 },
        roller: { label: 'Roller bearing (p = 10/3)', value: 10 / 3 },
      },
      { label: 'Bearing', default: 'ball' },
    ),
    speed: quantity('rpm', { label: 'Speed', usual: [0.1, 200000], symbol: 'n', min: 0.01, max: 1e6 }),
    reliability: choice(
      {
        r90: { label: '90%', value: 1 },
        r95: { label: '95%', value: 0.64 },
        r96: { label: '96%', value: 0.55 },
        r97: { label: '97%', value: 0.47 },
        r98: { label: '98%', value: 0.37 },
        r99: { label: '99%', value: 0.25 },
      },
      { label: 'Reliability', default: 'r90' },
    ),
  },
  outputs: {
    hours: quantity('min', { label: 'Life at this reliability', unit: 'h', symbol: 'L_{nh}', places: 0 }),
    ratingLife: number({ label: 'Rating life L10, million revolutions', symbol: 'L_{10}', places: 1 }),
    ratingHours: quantity('min', { label: 'Rating life L10h', unit: 'h', symbol: 'L_{10h}', places: 0 }),
    equivalentLoad: quantity('N', { label: 'Equivalent load', unit: 'kN', symbol: 'P' }),
  },
  formula: ({ loadRating, radialLoad, axialLoad, radialFactor, axialFactor, type, speed, reliability }) => {
    const equivalentLoad = radialFactor * radialLoad + axialFactor * axialLoad;
    const ratingLife = (loadRating / equivalentLoad) ** type;
    const ratingHours = (ratingLife * constant(1e6, 'rev')) / speed;
    return { hours: reliability * ratingHours, ratingLife, ratingHours, equivalentLoad };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ axialLoad, axialFactor }) => axialLoad > 0 && axialFactor === 0,
      says: 'The axial load is not counted, as the factor Y is 0: take X and Y from the catalog, unless it is small enough (Fa/Fr up to e).',
    },
    {
      level: 'caution',
      when: ({ equivalentLoad, radialLoad }) => isBelow(equivalentLoad, radialLoad),
      says: 'The equivalent load is below the radial load: X and Y of the catalog hold for Fa/Fr above e only; else X is 1 and Y is 0.',
    },
    {
      level: 'caution',
      when: ({ equivalentLoad, loadRating }) => equivalentLoad > loadRating / 2,
      says: 'The load is over half the dynamic rating, up to which the equation holds: check the static rating too.',
    },
    {
      level: 'caution',
      when: ({ equivalentLoad, loadRating, type }) => isBelow(equivalentLoad, (type === 3 ? 0.01 : 0.02) * loadRating),
      says: 'So small a load lets balls and rollers slide, which wears them long before this life: ball bearings need about 1% of the dynamic rating, roller bearings 2%.',
    },
  ],
  explanation:
    'Under {equivalentLoad} nine in ten bearings last {ratingLife} million revolutions, {ratingHours}; with a reliability of {reliability} the life is {hours}.',
  examples: [
    {
      inputs: { loadRating: 35.1, radialLoad: 5, speed: 1500 },
      results: { hours: 3843.8712, ratingLife: 345.948408, ratingHours: 3843.8712, equivalentLoad: 5 },
      source: 'By hand: (35.1/5)³ = 7.02³; × 10⁶/(60 × 1500)',
    },
    {
      inputs: { loadRating: 35.1, radialLoad: 5, speed: 1500, reliability: 'r99' },
      results: { hours: 960.9678, ratingLife: 345.948408 },
      source: 'By hand: 0.25 × 3843.8712',
    },
    {
      inputs: {
        loadRating: 60,
        radialLoad: 6,
        axialLoad: 4,
        radialFactor: 0.56,
        axialFactor: 1.5,
        type: 'roller',
        speed: 900,
        reliability: 'r95',
      },
      results: { equivalentLoad: 9.36, ratingLife: 489.310654, ratingHours: 9061.308411, hours: 5799.237383 },
      source: 'Python: (60/9.36)^(10/3), a1 = 0.64 of ISO 281:2007, Table 12',
    },
    {
      inputs: { loadRating: 10, radialLoad: 8, axialLoad: 1, radialFactor: 0.9, speed: 1000 },
      results: { ratingLife: 2.679184, equivalentLoad: 7.2 },
      cautions: ['is not counted', 'below the radial load', 'check the static rating'],
      source: 'By hand: (10/7.2)³',
    },
    {
      inputs: { loadRating: 50, radialLoad: 0.8, speed: 1000, type: 'roller' },
      results: { ratingLife: 968872.7124, equivalentLoad: 0.8 },
      cautions: ['balls and rollers slide'],
      source: 'Python: (50/0.8)^(10/3); 0.8 of 50 kN is 1.6%',
    },
  ],
  notes: ['Good lubrication and clean oil; contamination and lubrication enter with a_ISO, not here.'],
  references: [
    { title: 'ISO 281:2007: Rolling bearings: Dynamic load ratings and rating life, clauses 5 and 6' },
    { title: 'SKF: Rolling bearings: requisite minimum load, 0.01 C for ball and 0.02 C for roller bearings' },
  ],
});
