import { category, choice, defineCalculator, measure, number, percent, roundTo } from '@reckoner/engine';

/** nmol/L of thyroxine in 1 µg/dL (molar mass 776.9 g/mol). */
const THYROXINE_MOLAR = 12.87;

/** The three ways of laboratories: T3 uptake in percent, its ratio to a normal serum, T-uptake as binding capacity. */
export default defineCalculator({
  title: 'Free thyroxine index',
  description: 'Free thyroxine index (FTI, T7) from total thyroxine and T3 uptake, its ratio, or the binding capacity.',
  keywords: ['FTI', 'T7', 'T3 resin uptake', 'THBR', 'thyroid function', 'free T4 index'],
  related: ['thyroid-fti-levothyroxine-dose'],
  inputs: {
    units: choice({ conventional: 'µg/dL', si: 'nmol/L' }, { label: 'Thyroxine is in', default: 'conventional' }),
    thyroxine: measure('µg/dL', {
      label: 'Total thyroxine (T4)',
      symbol: 'T_4',
      min: 0.1,
      max: 60,
      usual: [1, 25],
      confusedWith: { 'nmol/L': THYROXINE_MOLAR },
      when: { units: 'conventional' },
    }),
    thyroxineMolar: measure('nmol/L', {
      label: 'Total thyroxine (T4)',
      symbol: 'T_{4,SI}',
      min: 1.3,
      max: 770,
      usual: [26, 320],
      confusedWith: { 'µg/dL': 1 / THYROXINE_MOLAR },
      when: { units: 'si' },
    }),
    uptakeAs: choice(
      {
        percent: { label: 'T3 uptake in percent', also: ['T3 resin uptake', 'T3U'] },
        ratio: { label: 'Ratio to normal serum (THBR)', also: ['THBR', 'Hormone binding ratio'] },
        capacity: { label: 'Binding capacity (T-uptake, TBI)', also: ['T-uptake', 'TBI', 'Thyroxine binding index'] },
      },
      { label: 'Binding is given as', default: 'percent' },
    ),
    uptake: percent({
      label: 'T3 uptake',
      symbol: 'U',
      min: 5,
      max: 80,
      usual: [15, 60],
      when: { uptakeAs: 'percent' },
    }),
    ratio: number({
      label: 'Thyroid hormone binding ratio',
      symbol: 'R',
      min: 0.1,
      max: 4,
      usual: [0.5, 2],
      when: { uptakeAs: 'ratio' },
    }),
    capacity: number({
      label: 'Thyroxine binding capacity',
      symbol: 'C',
      min: 0.2,
      max: 4,
      usual: [0.5, 2],
      when: { uptakeAs: 'capacity' },
    }),
    low: number({
      label: 'Lower limit of your laboratory',
      help: 'Of the index by thyroxine in µg/dL, if you know it.',
      symbol: 'L',
      min: 0,
      max: 30,
      usual: [0.8, 8],
      optional: true,
    }),
    high: number({
      label: 'Upper limit of your laboratory',
      symbol: 'H',
      min: 0.1,
      max: 60,
      usual: [2.5, 22],
      optional: true,
    }),
  },
  outputs: {
    index: number({ label: 'Free thyroxine index', symbol: '\\mathrm{FTI}', places: 2 }),
    reading: category(['Low', 'Within the limits', 'High'], {
      label: 'Against your laboratory',
      optional: true,
    }),
  },
  formula: ({ units, thyroxine, thyroxineMolar, uptakeAs, uptake, ratio, capacity, low, high }) => {
    const total = units === 'si' ? thyroxineMolar / THYROXINE_MOLAR : thyroxine;
    const index = uptakeAs === 'percent' ? total * uptake : uptakeAs === 'ratio' ? total * ratio : total / capacity;
    const shownIndex = roundTo(index, 2);
    return {
      index,
      reading:
        low === undefined || high === undefined
          ? undefined
          : shownIndex < low
            ? 'Low'
            : shownIndex > high
              ? 'High'
              : 'Within the limits',
    };
  },
  explanation: ({ reading }) =>
    reading === undefined
      ? 'The free thyroxine index, by thyroxine in µg/dL, is {index}. Compare it with the range of the laboratory that measured the binding.'
      : 'The free thyroxine index is {index}. Against the limits of your laboratory, {low} to {high}: {reading}.',
  requires: [
    {
      that: ({ low, high }) => low < high,
      field: 'low',
      says: 'The lower limit, {low}, must be below the upper limit, {high}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ low, high }) => (low === undefined) !== (high === undefined),
      says: 'One limit alone is not used: send both of them.',
    },
    {
      level: 'caution',
      when: ({ uptakeAs, low, high }) =>
        low !== undefined &&
        high !== undefined &&
        (uptakeAs === 'percent' ? low > 3.5 || high > 7 : low < 3 || high < 7),
      says: 'These limits look like those of another way of giving the binding: with T3 uptake in percent the index is about 2 to 4, with a ratio or the binding capacity about 5 to 13. Check which one your laboratory means.',
    },
    {
      level: 'note',
      when: ({ reading }) => reading === 'Within the limits',
      says: 'Thyroid disease is not ruled out by this: TSH and free thyroxine tell.',
    },
  ],
  examples: [
    {
      inputs: { thyroxine: 8, uptake: 30 },
      results: { index: 2.4 },
      source: 'LOINC, Free Thyroxine Index Variants, 1: T4 × T3 uptake (%)/100; by hand: 8 × 0.3',
    },
    {
      inputs: { thyroxine: 15, uptakeAs: 'ratio', ratio: 0.7, low: 4.8, high: 12.7 },
      results: { index: 10.5, reading: 'Within the limits' },
      cautions: ['TSH and free thyroxine tell'],
      source: 'LOINC, Free Thyroxine Index Variants, 2: T4 × ratio; by hand: 15 × 0.7',
    },
    {
      inputs: { thyroxine: 18, uptakeAs: 'capacity', capacity: 0.9, low: 4.8, high: 12.7 },
      results: { index: 20, reading: 'High' },
      source: 'LOINC, Free Thyroxine Index Variants, 3: T4 / T-uptake; Mayo Clinic: 4.8 to 12.7 for adults',
    },
    {
      inputs: { units: 'si', thyroxineMolar: 51.48, uptake: 25, low: 1.7, high: 4.2 },
      results: { index: 1, reading: 'Low' },
      source: 'By hand: 51.48/12.87 = 4; 4 × 0.25; ARUP: 1.7 to 4.2',
    },
    {
      inputs: { thyroxine: 8, uptake: 30, low: 4.8, high: 12.7 },
      results: { index: 2.4, reading: 'Low' },
      cautions: ['another way of giving'],
      source: 'Limits of the Mayo Clinic, for the binding capacity; by hand: 8 × 0.3',
    },
    {
      inputs: { thyroxine: 9, uptake: 35, low: 1.7 },
      results: { index: 3.15 },
      cautions: ['One limit alone'],
      source: 'By hand: 9 × 0.35',
    },
    {
      inputs: { thyroxine: 9, uptake: 35, low: 5, high: 4 },
      refused: 'must be below the upper limit',
      source: 'By definition',
    },
  ],
  notes: [
    'Ranges belong to the method: for adults ARUP gives 1.7 to 4.2 with T3 uptake in percent, the Mayo Clinic 4.8 to 12.7 with the binding capacity. Direct free thyroxine and TSH have mostly taken its place. Not reliable in severe illness.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title: 'LOINC: Technical Briefs, Free Thyroxine Index Variants',
      url: 'https://loinc.org/kb/users-guide/loinc-technical-briefs/free-thyroxine-index-variants/',
    },
    { title: 'ARUP Laboratories: Thyroid Panel (T7)', url: 'https://ltd.aruplab.com/Tests/Pub/0070141' },
    {
      title: 'Mayo Clinic Laboratories: Free Thyroxine Index (FTI), Serum',
      url: 'https://mayocliniclabs.com/test-catalog/Overview/62583',
    },
  ],
});
