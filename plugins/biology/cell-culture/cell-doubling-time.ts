import { defineCalculator, number, quantity, roundTo } from '@reckoner/engine';

/** Exponential growth N = N₀·2^(t/T_d); bacteria and cells alike. */
export default defineCalculator({
  title: 'Cell doubling time',
  description:
    'Doubling or generation time, growth rate and number of generations from two counts of cells or bacteria.',
  keywords: [
    'generation time',
    'bacterial growth',
    'population doublings',
    'specific growth rate',
    'exponential growth',
  ],
  aliases: ['bacterial-generation-time'],
  inputs: {
    initial: number({
      label: 'Count at the start',
      help: 'Cells, cells per mL or OD, the same for both.',
      symbol: 'N_0',
      min: 1e-9,
      max: 1e15,
    }),
    final: number({ label: 'Count at the end', symbol: 'N', min: 1e-9, max: 1e15 }),
    duration: quantity('s', { label: 'Time between them', unit: 'h', symbol: 't', min: 0.001, max: 1e6 }),
  },
  outputs: {
    doublingTime: quantity('s', { label: 'Doubling time', unit: 'h', symbol: 'T_d', places: 2 }),
    rate: quantity('1/s', { label: 'Specific growth rate', unit: '1/h', symbol: '\\mu', places: 4 }),
    generations: number({ label: 'Generations', symbol: 'n', places: 3 }),
  },
  formula: ({ initial, final, duration }) => {
    const growth = Math.log(final / initial);
    return { doublingTime: (duration * Math.LN2) / growth, rate: growth / duration, generations: growth / Math.LN2 };
  },
  explanation: 'The culture doubled every {doublingTime}, {generations} times in {duration}.',
  requires: [
    {
      that: ({ initial, final }) => final > initial,
      field: 'final',
      says: 'The count must have grown, from {initial} to more than that: there is no doubling time otherwise.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ generations }) => roundTo(generations, 3) < 1,
      says: 'The culture has not doubled once: the errors of both counts weigh heavily. Count again later.',
    },
  ],
  examples: [
    {
      inputs: { initial: 100000, final: 850000, duration: 72 },
      results: { doublingTime: 23.320119, rate: 0.029723141, generations: 3.0874628 },
      source: 'Python: 72/log2(8.5); ln(8.5)/72; log2(8.5)',
    },
    {
      inputs: { initial: 1000, final: 64000, duration: '2 h' },
      results: { generations: 6, doublingTime: 0.33333333 },
      source: 'Python: log2(64) = 6',
    },
    { inputs: { initial: 5, final: 5, duration: 1 }, refused: 'must have grown', source: 'By definition' },
    {
      inputs: { initial: 100, final: 150, duration: 10 },
      results: { generations: 0.5849625, doublingTime: 17.095113 },
      cautions: ['not doubled once'],
      source: 'Python: log2(1.5); 10/log2(1.5)',
    },
    {
      inputs: { initial: 425004, final: 850000, duration: 72 },
      results: { generations: 0.99998642 },
      source: 'Python: log2(850000 / 425004), shown as 1.000',
    },
  ],
  notes: ['Both counts must lie in exponential growth, without lag or crowding.'],
  references: [
    { title: 'Freshney: Culture of Animal Cells, 7th ed., ch. 20', isbn: '978-1-118-87365-6' },
    { title: 'Madigan et al.: Brock Biology of Microorganisms, 14th ed., §5.8' },
  ],
});
