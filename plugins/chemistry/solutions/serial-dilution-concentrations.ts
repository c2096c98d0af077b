import { constant, defineCalculator, integer, number, quantity, table } from '@reckoner/engine';

/** Every tube holds the one before, diluted by the same factor: C_n = C₀/fⁿ. */
export default defineCalculator({
  title: 'Serial dilution',
  description: 'Concentrations of a dilution series with the transfer and diluent volumes of each tube.',
  keywords: ['dilution series', 'dilution factor', 'tenfold dilution', 'twofold dilution', 'titration series'],
  inputs: {
    start: number({ label: 'Starting concentration', help: 'In any unit.', symbol: 'C_0', above: 0, max: 1e15 }),
    factor: number({ label: 'Dilution factor of a step', symbol: 'f', min: 1.01, max: 1e6, default: 10 }),
    steps: integer({ label: 'Tubes', symbol: 'n', min: 1, max: 24 }),
    volume: quantity('mL', {
      label: 'Volume kept in each tube',
      help: 'After the transfer to the next; the last keeps it too.',
      symbol: 'V',
      above: 0,
      max: 1e6,
      default: 1,
    }),
  },
  outputs: {
    series: table(
      {
        tube: integer({ label: 'Tube' }),
        dilution: number({ label: 'Dilution in all' }),
        concentration: number({ label: 'Concentration' }),
      },
      { label: 'Series' },
    ),
    last: number({ label: 'Concentration of the last tube', symbol: 'C_n' }),
    transfer: quantity('mL', { label: 'Transfer', symbol: 'V_t' }),
    diluent: quantity('mL', { label: 'Diluent in each tube', symbol: 'V_d' }),
  },
  formula: ({ start, factor, steps, volume }) => {
    const series = [];
    let dilution = 1;
    for (let tube = 1; tube <= steps; tube++) {
      dilution *= factor;
      series.push({ tube, dilution, concentration: start / dilution });
    }
    return { series, last: start / dilution, transfer: volume / (factor - 1), diluent: volume };
  },
  explanation: ({ steps }) =>
    steps === 1
      ? 'Put {diluent} of diluent into the tube and add {transfer} of the start.'
      : 'Put {diluent} of diluent into each of {steps} tubes, add {transfer} of the start to the first and carry {transfer} from one to the next.',
  cautions: [
    {
      level: 'caution',
      when: ({ transfer }) => transfer < constant(0.0005, 'mL'),
      says: 'Less than 0.5 µL cannot be carried over well: take a smaller factor with more tubes, or larger volumes.',
    },
  ],
  examples: [
    {
      inputs: { start: 1e6, steps: 5, volume: 9 },
      results: {
        last: 10,
        transfer: 1,
        diluent: 9,
        series: { length: 5, rows: { 0: { dilution: 10, concentration: 100000 }, 4: { dilution: 100000 } } },
      },
      source: 'By hand: 1 mL into 9 mL each time',
    },
    {
      inputs: { start: 200, factor: 2, steps: 8, volume: '100 µL' },
      results: { last: 0.78125, transfer: 0.1, diluent: 0.1, series: { rows: { 2: { concentration: 25 } } } },
      source: 'By hand: 200/2⁸; as much as there is diluent',
    },
    {
      inputs: { start: 1, factor: 1001, steps: 1, volume: '100 µL' },
      results: { transfer: 0.0001, last: 0.000999000999 },
      cautions: ['cannot be carried over'],
      source: 'By hand: 100/1000 µL; 1/1001',
    },
  ],
  notes: [
    'Mix well and change the tip at every step; errors multiply along the series. Discard the transfer volume from the last tube.',
  ],
  references: [{ title: 'Harris: Quantitative Chemical Analysis, 9th ed., §1-3', isbn: '978-1-4641-3538-5' }],
});
