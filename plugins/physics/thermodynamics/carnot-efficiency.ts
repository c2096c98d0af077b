import { defineCalculator, number, percent, quantity } from '@reckoner/engine';

/** Upper limits of any heat engine, refrigerator and heat pump between two temperatures. */
export default defineCalculator({
  title: 'Carnot efficiency and COP',
  description: 'Largest efficiency of a heat engine and COP of a refrigerator and heat pump between two temperatures.',
  keywords: ['heat engine', 'thermal efficiency', 'coefficient of performance', 'heat pump', 'refrigerator'],
  inputs: {
    hot: quantity('K', { label: 'Hot temperature', unit: '°C', symbol: 'T_h', above: -273.15, max: 1e9 }),
    cold: quantity('K', { label: 'Cold temperature', unit: '°C', symbol: 'T_c', above: -273.15, max: 1e9 }),
    heat: quantity('J', { label: 'Heat taken from the hot side', symbol: 'Q_h', min: 0, optional: true }),
  },
  outputs: {
    efficiency: percent({ label: 'Carnot efficiency', symbol: '\\eta' }),
    refrigerator: number({ label: 'COP of a refrigerator', symbol: '\\mathrm{COP}_R' }),
    heatPump: number({ label: 'COP of a heat pump', symbol: '\\mathrm{COP}_{HP}' }),
    work: quantity('J', { label: 'Largest work', symbol: 'W', optional: true }),
    rejected: quantity('J', { label: 'Heat given to the cold side', symbol: 'Q_c', optional: true }),
  },
  formula: ({ hot, cold, heat }) => {
    const limits = {
      efficiency: 1 - cold / hot,
      refrigerator: cold / (hot - cold),
      heatPump: hot / (hot - cold),
    };
    if (heat === undefined) return limits;
    return { ...limits, work: heat * (1 - cold / hot), rejected: (heat * cold) / hot };
  },
  figure: {
    kind: 'curve',
    title: 'Efficiency over the hot temperature',
    x: { of: 'hot' },
    y: { of: 'efficiency' },
    curve: ({ hot, cold, efficiency }) => ({
      from: cold,
      to: cold + 2 * (hot - cold),
      lines: [{ y: (at) => 1 - cold / at }],
      marks: [{ x: hot, y: efficiency, label: 'η' }],
    }),
  },
  explanation:
    'Between {hot} and {cold} no engine is better than {efficiency}, no refrigerator than {refrigerator}, no heat pump than {heatPump}.',
  requires: [
    {
      that: ({ hot, cold }) => hot > cold,
      field: 'hot',
      says: 'The hot temperature, {hot}, must exceed the cold one, {cold}.',
    },
  ],
  examples: [
    {
      inputs: { hot: '500 K', cold: '300 K', heat: 1000 },
      results: { efficiency: 40, refrigerator: 1.5, heatPump: 2.5, work: 400, rejected: 600 },
      source: 'By hand: 1 - 300/500; 300/200; 500/200',
    },
    {
      inputs: { hot: 20, cold: -5 },
      results: { efficiency: 8.52805731, refrigerator: 10.726, heatPump: 11.726 },
      source: 'By hand: 25/293.15; 268.15/25; 293.15/25',
    },
    { inputs: { hot: 10, cold: 20 }, refused: 'must exceed', source: 'By definition' },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §20-2 and §20-3' }],
});
