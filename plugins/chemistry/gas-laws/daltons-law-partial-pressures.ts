import {
  choice,
  constant,
  defineCalculator,
  gasConstant,
  noResult,
  percent,
  quantity,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';

/** pᵢ = xᵢp; the total is given or that of an ideal gas. */
export default defineCalculator({
  title: "Dalton's law of partial pressures",
  description:
    'Partial pressures and mole fractions of the gases in a mixture from their amounts and the total pressure or volume.',
  keywords: ['partial pressure', 'gas mixture', 'mole fraction', 'total pressure'],
  inputs: {
    gases: rows(
      {
        name: text({ label: 'Gas', minLength: 1, maxLength: 40 }),
        amount: quantity('mol', { label: 'Amount', min: 0, max: 1e9 }),
      },
      { label: 'Gases', maxItems: 30 },
    ),
    known: choice(
      { pressure: 'Total pressure', volume: 'Volume and temperature' },
      { label: 'Known', default: 'pressure' },
    ),
    pressure: quantity('Pa', {
      label: 'Total pressure',
      unit: 'kPa',
      symbol: 'p',
      above: 0,
      max: 1e7,
      usual: [0.0001, 1e5],
      when: { known: 'pressure' },
    }),
    volume: quantity('m^3', {
      label: 'Volume',
      unit: 'L',
      symbol: 'V',
      min: 0.001,
      max: 1e12,
      usual: [0.001, 1e9],
      when: { known: 'volume' },
    }),
    temperature: quantity('K', {
      label: 'Temperature',
      unit: '°C',
      symbol: 'T',
      min: -270,
      max: 5000,
      usual: [-200, 2500],
      when: { known: 'volume' },
    }),
  },
  outputs: {
    partial: table(
      {
        name: text({ label: 'Gas' }),
        fraction: percent({ label: 'Mole fraction', places: 3 }),
        pressure: quantity('Pa', { label: 'Partial pressure', unit: 'kPa' }),
      },
      { label: 'Gases' },
    ),
    total: quantity('Pa', { label: 'Total pressure', unit: 'kPa', symbol: 'p' }),
    amount: quantity('mol', { label: 'Amount in all', symbol: 'n' }),
  },
  formula: ({ gases, known, pressure, volume, temperature }) => {
    const amount = sum(gases.map((gas) => gas.amount));
    if (amount === 0) throw noResult('There is no gas.');
    const total = known === 'pressure' ? pressure : (amount * gasConstant * temperature) / volume;
    const partial = gases.map((gas) => ({
      name: gas.name,
      fraction: gas.amount / amount,
      pressure: (total * gas.amount) / amount,
    }));
    return { partial, total, amount };
  },
  figure: { kind: 'bars', table: 'partial', label: 'name', value: 'pressure' },
  explanation: 'The {amount} of gas have a total pressure of {total}.',
  cautions: [
    {
      level: 'note',
      when: ({ total }) => total > constant(1e7, 'Pa'),
      says: 'Above some 10 MPa real gases deviate from the law of ideal gases by several percent.',
    },
  ],
  examples: [
    {
      inputs: {
        gases: [
          { name: 'N2', amount: 3 },
          { name: 'O2', amount: 1 },
        ],
        pressure: 200,
      },
      results: {
        amount: 4,
        total: 200,
        partial: { length: 2, rows: { 0: { fraction: 75, pressure: 150 }, 1: { pressure: 50 } } },
      },
      source: 'By hand: three quarters of 200',
    },
    {
      inputs: {
        gases: [
          { name: 'He', amount: 0.5 },
          { name: 'Ar', amount: 1.5 },
        ],
        known: 'volume',
        volume: 50,
        temperature: 25,
      },
      results: { total: 99.158281, partial: { rows: { 0: { fraction: 25, pressure: 24.78957 } } } },
      source: 'Python with the CODATA gas constant: 2 × 8.314462618 × 298.15/50',
    },
    { inputs: { gases: [{ name: 'He', amount: 0 }], pressure: 100 }, noResult: 'no gas', source: 'By definition' },
    {
      inputs: { gases: [{ name: 'N2', amount: 10 }], known: 'volume', volume: 1, temperature: 25 },
      results: { total: 24789.57 },
      cautions: ['real gases deviate'],
      source: 'Python with the CODATA gas constant: 10 × 8.314462618 × 298.15',
    },
  ],
  references: [{ title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §1A', isbn: '978-0-19-969740-3' }],
});
