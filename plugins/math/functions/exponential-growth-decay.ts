import { defineEquations, number, percent } from '@reckoner/engine';

/** x(t) = x₀ (1 + r)^t: any three give the fourth, with doubling or halving as the continuous rate. */
export default defineEquations({
  title: 'Exponential growth and decay',
  description:
    'Final value, initial value, rate or number of periods of exponential growth or decay from the other three.',
  keywords: ['growth rate', 'compound growth', 'half-life', 'doubling', 'continuous rate', 'CAGR'],
  variables: {
    initial: number({ label: 'Initial value', symbol: 'x_0', above: 0, max: 1e12 }),
    final: number({ label: 'Final value', symbol: 'x', above: 0, max: 1e12 }),
    rate: percent({
      label: 'Growth in each period',
      help: 'Negative for decay.',
      symbol: 'r',
      above: -100,
      max: 1000,
      usual: [-90, 300],
    }),
    periods: number({ label: 'Number of periods', symbol: 't', above: 0, max: 10000 }),
  },
  equations: ({ initial, final, rate, periods }) => [[final, initial * (1 + rate) ** periods]],
  figure: {
    kind: 'curve',
    title: 'Value over the periods',
    x: { of: 'periods', label: 'Periods' },
    y: { of: 'final', label: 'Value' },
    curve: ({ initial, final, rate, periods }) => ({
      from: 0,
      to: periods,
      lines: [{ y: (t) => initial * (1 + rate) ** t }],
      marks: [
        { x: 0, y: initial, label: 'Start' },
        { x: periods, y: final, label: 'End' },
      ],
    }),
  },
  explanation:
    '{rate|Falling by {|rate|}|Unchanged|Growing by {|rate|}} in each of {periods} {periods|period|periods}, {initial} becomes {final}.',
  examples: [
    {
      inputs: { initial: 100, rate: 5, periods: 10 },
      results: { final: 162.8894626777 },
      source: 'By hand: 1.05^10; Python 100 * 1.05**10',
    },
    { inputs: { initial: 80, final: 10, periods: 3 }, results: { rate: -50 }, source: 'By hand: (1/8)^(1/3) = 1/2' },
    {
      inputs: { initial: 100, final: 200, rate: 7 },
      results: { periods: 10.244768351 },
      source: 'Python math.log(2)/math.log(1.07)',
    },
    { inputs: { final: 121, rate: 10, periods: 2 }, results: { initial: 100 }, source: 'By hand: 121/1.21' },
  ],
  references: [
    {
      title: 'OpenStax: Algebra and Trigonometry 2e, §6.7 Exponential and Logarithmic Models',
    },
  ],
});
