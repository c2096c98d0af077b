import { choice, defineCalculator, noResult, number, quantity } from '@reckoner/engine';

/** Solutions of dN/dt = rN and of dN/dt = rN(1 - N/K). */
export default defineCalculator({
  title: 'Exponential and logistic growth',
  description: 'Size and growth of a population after a time, without limit or towards a carrying capacity.',
  keywords: ['population growth', 'carrying capacity', 'intrinsic rate of increase', 'Verhulst', 'logistic equation'],
  inputs: {
    model: choice({ logistic: 'Logistic', exponential: 'Exponential' }, { label: 'Model', default: 'logistic' }),
    initial: number({ label: 'Initial size', symbol: 'N_0', min: 1e-6, max: 1e12 }),
    rate: quantity('1/yr', { label: 'Intrinsic rate of increase', symbol: 'r', min: -1000, max: 1000 }),
    capacity: number({ label: 'Carrying capacity', symbol: 'K', min: 1e-6, max: 1e12, when: { model: 'logistic' } }),
    time: quantity('yr', { label: 'Time', symbol: 't', min: 0, max: 10000 }),
  },
  outputs: {
    size: number({ label: 'Population size', symbol: 'N', places: 2 }),
    growth: quantity('1/yr', { label: 'Growth at that time', symbol: 'dN/dt' }),
    doublingTime: quantity('yr', { label: 'Doubling time without limit', symbol: 'T_d', optional: true }),
  },
  formula: ({ model, initial, rate, capacity, time }) => {
    const exponent = rate * time;
    if (Math.abs(exponent) > 300) throw noResult('The rate times the time is too large for any population.');
    const doublingTime = rate > 0 ? Math.LN2 / rate : undefined;
    if (model === 'exponential') {
      const size = initial * Math.exp(exponent);
      return { size, growth: rate * size, doublingTime };
    }
    const left = Math.exp(-exponent);
    const spread = initial + (capacity - initial) * left;
    if (spread <= 0)
      throw noResult('Above the capacity a negative rate lets the population grow beyond all bounds earlier.');
    const size = (capacity * initial) / spread;
    return { size, growth: rate * size * (1 - size / capacity), doublingTime };
  },
  figure: {
    kind: 'curve',
    title: 'Population over time',
    x: { of: 'time' },
    y: { of: 'size' },
    curve: ({ model, initial, rate, capacity, time, size }) => {
      const at = (t: number) =>
        model === 'exponential'
          ? initial * Math.exp(rate * t)
          : (capacity * initial) / (initial + (capacity - initial) * Math.exp(-rate * t));
      return {
        from: 0,
        to: model === 'exponential' ? 1.2 * time : 2 * time,
        lines: [
          { label: 'Population', y: at },
          ...(model === 'logistic' ? [{ label: 'Capacity', dashed: true, y: () => capacity }] : []),
        ],
        marks: [{ x: time, y: size, label: 't' }],
      };
    },
  },
  explanation:
    'After {time} the population is {size} and {growth|shrinks by {|growth|}|stays the same|grows by {|growth|}}.',
  examples: [
    {
      inputs: { initial: 50, rate: 0.4, capacity: 1000, time: 8 },
      results: { size: 563.5448, growth: 98.38482, doublingTime: 1.732868 },
      source: 'scipy.integrate.solve_ivp of dN/dt = 0.4 N(1 - N/1000); ln 2/0.4',
    },
    {
      inputs: { model: 'exponential', initial: 100, rate: -0.1, time: 10 },
      results: { size: 36.78794, growth: -3.678794 },
      source: 'Python: 100 e^-1',
    },
    {
      inputs: { initial: 1500, rate: 0.5, capacity: 1000, time: 2 },
      results: { size: 1139.765 },
      source: 'scipy.integrate.solve_ivp: a population above K shrinks',
    },
    {
      inputs: { initial: 1500, rate: -0.5, capacity: 1000, time: 2 },
      results: { size: 10648.9403 },
      source: 'scipy.integrate.solve_ivp: above K a negative rate lets a population grow',
    },
    {
      inputs: { initial: 1500, rate: -0.5, capacity: 1000, time: 3 },
      noResult: 'beyond all bounds',
      source: 'By hand: the size is infinite at t = 2 ln 3 = 2.197',
    },
    {
      inputs: { initial: 1e12, rate: -256, capacity: 1e12, time: 1 },
      results: { size: 1e12, growth: 0 },
      source: 'By definition: the capacity is an equilibrium',
    },
    {
      inputs: { model: 'exponential', initial: 1, rate: 10, time: 100 },
      noResult: 'too large',
      source: 'By hand: rt = 1000',
    },
  ],
  references: [{ title: 'Gotelli: A Primer of Ecology, 4th ed., ch. 1 and 2', isbn: '978-0-87893-318-1' }],
});
