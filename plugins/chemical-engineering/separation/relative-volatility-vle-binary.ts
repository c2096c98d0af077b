import { choice, defineCalculator, number, quantity, table } from '@reckoner/engine';

/** y = αx/(1 + (α - 1)x), with α given or as the ratio of the vapor pressures (Raoult). */
export default defineCalculator({
  title: 'Binary vapor-liquid equilibrium',
  description:
    'Vapor composition over a binary liquid and the x-y table from the relative volatility or two vapor pressures.',
  keywords: ['relative volatility', 'x-y diagram', "Raoult's law", 'distillation', 'equilibrium curve'],
  inputs: {
    known: choice(
      { volatility: 'Relative volatility', pressures: 'Vapor pressures' },
      { label: 'Known', default: 'volatility' },
    ),
    volatility: number({
      label: 'Relative volatility',
      symbol: '\\alpha',
      min: 1,
      max: 10000,
      when: { known: 'volatility' },
    }),
    light: quantity('Pa', {
      label: 'Vapor pressure of the light component',
      unit: 'kPa',
      symbol: 'p_1',
      min: 0.0001,
      max: 1e6,
      when: { known: 'pressures' },
    }),
    heavy: quantity('Pa', {
      label: 'Vapor pressure of the heavy component',
      unit: 'kPa',
      symbol: 'p_2',
      min: 0.0001,
      max: 1e6,
      when: { known: 'pressures' },
    }),
    liquid: number({ label: 'Mole fraction of the light component in the liquid', symbol: 'x', min: 0, max: 1 }),
  },
  outputs: {
    vapor: number({ label: 'Mole fraction in the vapor', symbol: 'y', places: 4 }),
    alpha: number({ label: 'Relative volatility', symbol: '\\alpha', places: 4 }),
    curve: table(
      { x: number({ label: 'x', places: 2 }), y: number({ label: 'y', places: 4 }) },
      { label: 'Equilibrium curve' },
    ),
    pressure: quantity('Pa', { label: 'Total pressure over the liquid', unit: 'kPa', symbol: 'p', optional: true }),
  },
  formula: ({ known, volatility, light, heavy, liquid }) => {
    const alpha = known === 'pressures' ? light / heavy : volatility;
    const vaporOver = (x: number) => (alpha * x) / (1 + (alpha - 1) * x);
    const curve = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((tenths) => ({ x: tenths / 10, y: vaporOver(tenths / 10) }));
    const vapor = vaporOver(liquid);
    if (known === 'volatility') return { vapor, alpha, curve };
    return { vapor, alpha, curve, pressure: liquid * light + (1 - liquid) * heavy };
  },
  figure: {
    kind: 'curve',
    title: 'Vapor over liquid',
    x: { of: 'liquid', label: 'Light component in the liquid' },
    y: { of: 'vapor', label: 'Light component in the vapor' },
    curve: ({ alpha, liquid, vapor }) => ({
      from: 0,
      to: 1,
      lines: [
        { label: 'Equilibrium', y: (x) => (alpha * x) / (1 + (alpha - 1) * x) },
        { label: 'As the liquid', dashed: true, y: (x) => x },
      ],
      marks: [{ x: liquid, y: vapor, label: 'Here' }],
    }),
  },
  explanation: 'Over a liquid of {liquid} the vapor holds {vapor} of the light component.',
  requires: [
    {
      that: ({ light, heavy }) => light >= heavy,
      field: 'light',
      says: 'The light component must have the higher vapor pressure: {light} is below {heavy}.',
    },
  ],
  examples: [
    {
      inputs: { volatility: 2.5, liquid: 0.4 },
      results: { vapor: 0.625, alpha: 2.5, curve: { length: 11, rows: { 5: { x: 0.5, y: 0.71428571 } } } },
      source: 'By hand: 1/1.6; 1.25/1.75',
    },
    {
      inputs: { known: 'pressures', light: 180, heavy: 75, liquid: 0.25 },
      results: { vapor: 0.44444444, alpha: 2.4, pressure: 101.25 },
      source: 'By hand: 45 + 56.25; 45/101.25',
    },
    {
      inputs: { known: 'pressures', light: 75, heavy: 180, liquid: 0.25 },
      refused: 'higher vapor pressure',
      source: 'By definition',
    },
  ],
  notes: [
    'A constant relative volatility describes near-ideal mixtures, such as benzene and toluene; it has no azeotropes.',
  ],
  references: [{ title: 'McCabe, Smith, Harriott: Unit Operations of Chemical Engineering, 7th ed., ch. 21' }],
});
