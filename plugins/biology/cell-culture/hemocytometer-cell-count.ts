import {
  defineCalculator,
  integer,
  list,
  mean,
  noResult,
  number,
  percent,
  quantity,
  roundTo,
  sum,
} from '@reckoner/engine';

/** One large square of the Neubauer chamber holds 10⁻⁴ mL. */
export default defineCalculator({
  title: 'Hemocytometer cell count',
  description: 'Cells per milliliter, viability and total cells from counts in the squares of a counting chamber.',
  keywords: ['haemocytometer', 'Neubauer chamber', 'trypan blue', 'viability', 'cell concentration'],
  inputs: {
    live: list(integer({ label: 'Cells', min: 0, max: 100000 }), {
      label: 'Live cells in each square',
      minItems: 1,
      maxItems: 100,
    }),
    dead: list(integer({ label: 'Cells', min: 0, max: 100000 }), {
      label: 'Dead (stained) cells in each square',
      minItems: 1,
      maxItems: 100,
      optional: true,
    }),
    dilution: number({
      label: 'Dilution factor',
      help: '2 when mixed with as much trypan blue.',
      symbol: 'f',
      min: 1,
      max: 1e6,
      default: 1,
    }),
    squareVolume: quantity('mL', {
      label: 'Volume over a square',
      unit: 'µL',
      symbol: 'V_s',
      min: 0.001,
      max: 10,
      usual: [0.004, 1],
      default: 0.1,
    }),
    volume: quantity('mL', { label: 'Volume of the suspension', symbol: 'V', min: 0, max: 1e6, optional: true }),
  },
  outputs: {
    concentration: quantity('1/mL', { label: 'Live cells', symbol: 'c', places: 0 }),
    total: quantity('1/mL', { label: 'Live and dead cells', places: 0, optional: true }),
    viability: percent({ label: 'Viability', places: 1, optional: true }),
    cells: number({ label: 'Live cells in the suspension', symbol: 'N', places: 0, optional: true }),
  },
  formula: ({ live, dead, dilution, squareVolume, volume }) => {
    const concentration = (mean(live) * dilution) / squareVolume;
    const cells = volume === undefined ? undefined : concentration * volume;
    if (dead === undefined) return { concentration, cells };
    if (dead.length !== live.length) throw noResult('Count live and dead cells in the same squares.');
    if (sum(live) + sum(dead) === 0) throw noResult('There are no cells in the squares.');
    const viability = sum(live) / (sum(live) + sum(dead));
    return { concentration, total: ((mean(live) + mean(dead)) * dilution) / squareVolume, viability, cells };
  },
  explanation: 'Of live cells the suspension holds {concentration}{viability?; {viability} of all cells are alive|}.',
  cautions: [
    {
      level: 'note',
      when: ({ live }) => sum(live) < 50,
      says: 'So few cells were counted that the error is more than 14% by chance alone: count more squares.',
    },
    {
      level: 'caution',
      when: ({ viability }) => roundTo(100 * (viability ?? 1), 1) < 70,
      says: 'Fewer than 70% of the cells are alive: most protocols ask for more before seeding or freezing.',
    },
  ],
  examples: [
    {
      inputs: { live: [45, 52, 48, 55], dead: [4, 6, 5, 5], dilution: 2, volume: 10 },
      results: { concentration: 1000000, total: 1100000, viability: 90.909091, cells: 1e7 },
      source: 'By hand: 50 × 2 × 10⁴; 200/220',
    },
    {
      inputs: { live: [31, 29, 33], dilution: 10 },
      results: { concentration: 3.1e6 },
      source: 'By hand: 31 × 10 × 10⁴',
    },
    { inputs: { live: [30, 40], dead: [1] }, noResult: 'same squares', source: 'By definition' },
    { inputs: { live: [0], dead: [0] }, noResult: 'no cells', source: 'By definition' },
    {
      inputs: { live: [5, 7], dead: [4, 4] },
      results: { concentration: 60000, viability: 60 },
      cautions: ['So few cells', 'Fewer than 70%'],
      source: 'By hand: 6 × 10⁴; 12/20',
    },
    {
      inputs: { live: [12, 14, 11, 13, 10], dilution: 2, squareVolume: 0.004 },
      results: { concentration: 6e6 },
      source: 'By hand: squares of 0.2 mm, 0.1 mm deep, have 0.004 mm³; 12 × 2/0.000004 mL',
    },
    {
      inputs: { live: [1167, 1166], dead: [500, 500] },
      results: { viability: 69.9969997 },
      source: 'Python: 2333 / 3333, shown as 70.0%',
    },
  ],
  references: [{ title: 'Freshney: Culture of Animal Cells, 7th ed., ch. 19', isbn: '978-1-118-87365-6' }],
});
