import { category, defineCalculator, isAbove, isBelow, number, roundTo } from '@reckoner/engine';

/** Output of two inputs with constant elasticities. */
export default defineCalculator({
  title: 'Cobb-Douglas production',
  description:
    'Output of a Cobb-Douglas production function, marginal and average products of capital and labor, the marginal rate of technical substitution and returns to scale.',
  keywords: [
    'Cobb-Douglas function',
    'marginal product of labor',
    'marginal product of capital',
    'MRTS',
    'returns to scale',
    'MPK',
    'MPL',
  ],
  related: ['marginal-cost-and-revenue'],
  inputs: {
    productivity: number({
      label: 'Total factor productivity',
      symbol: 'A',
      help: 'The factor before capital and labor; 1 where there is none.',
      min: 0.000001,
      max: 1e9,
    }),
    capital: number({
      label: 'Capital',
      symbol: 'K',
      help: 'In any unit: machines, machine hours, dollars.',
      min: 0.000001,
      max: 1e15,
    }),
    labor: number({ label: 'Labor', symbol: 'L', help: 'In any unit: workers, hours.', min: 0.000001, max: 1e15 }),
    alpha: number({
      label: 'Exponent of capital',
      symbol: '\\alpha',
      help: 'Some books call the exponent of labor α: here α is that of capital.',
      min: 0.001,
      max: 3,
      usual: [0.1, 1],
    }),
    beta: number({
      label: 'Exponent of labor',
      symbol: '\\beta',
      help: '1 less the exponent of capital where returns to scale are constant.',
      min: 0.001,
      max: 3,
      usual: [0.1, 1],
    }),
  },
  outputs: {
    output: number({ label: 'Output', symbol: 'Y' }),
    marginalCapital: number({ label: 'Marginal product of capital', symbol: '\\mathrm{MP}_K' }),
    marginalLabor: number({ label: 'Marginal product of labor', symbol: '\\mathrm{MP}_L' }),
    averageCapital: number({ label: 'Average product of capital', symbol: '\\mathrm{AP}_K' }),
    averageLabor: number({ label: 'Average product of labor', symbol: '\\mathrm{AP}_L' }),
    substitution: number({
      label: 'Marginal rate of technical substitution (capital for one unit of labor)',
      symbol: '\\mathrm{MRTS}',
    }),
    scale: number({ label: 'Sum of the exponents', symbol: 's', places: 4 }),
    returns: category(['Increasing', 'Constant', 'Decreasing'], { label: 'Returns to scale', of: 'scale' }),
    doubled: number({ label: 'Output is multiplied by, when both inputs double', symbol: 'D', places: 4 }),
  },
  formula: ({ productivity, capital, labor, alpha, beta }) => {
    const output = productivity * capital ** alpha * labor ** beta;
    const scale = alpha + beta;
    const shown = roundTo(scale, 4);
    return {
      output,
      marginalCapital: (alpha * output) / capital,
      marginalLabor: (beta * output) / labor,
      averageCapital: output / capital,
      averageLabor: output / labor,
      substitution: (beta * capital) / (alpha * labor),
      scale,
      returns: shown > 1 ? 'Increasing' : shown < 1 ? 'Decreasing' : 'Constant',
      doubled: 2 ** scale,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Capital and labor that give this output',
    x: { of: 'labor', label: 'Labor' },
    y: { of: 'capital', label: 'Capital' },
    curve: ({ capital, labor, alpha, beta }) => ({
      from: 0.4 * labor,
      to: 2.5 * labor,
      lines: [{ y: (amount) => capital * (labor / amount) ** (beta / alpha) }],
      marks: [{ x: labor, y: capital, label: 'Here' }],
    }),
  },
  explanation: ({ returns }) => {
    const scale = {
      Increasing:
        'Returns to scale are increasing, as the exponents sum to {scale}: doubling both inputs multiplies output by {doubled}.',
      Constant: 'Returns to scale are constant, as the exponents sum to {scale}: doubling both inputs doubles output.',
      Decreasing:
        'Returns to scale are decreasing, as the exponents sum to {scale}: doubling both inputs multiplies output by {doubled}.',
    }[returns];
    return `With a productivity of {productivity}, capital of {capital} (exponent {alpha}) and labor of {labor} (exponent {beta}), output is {output}. At this point output rises by {marginalCapital} for each unit of capital and by {marginalLabor} for each unit of labor; a unit of labor stands in for {substitution} of capital. ${scale}`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ alpha, beta }) => alpha > 1 || beta > 1,
      says: 'An exponent above 1 means that each further unit of that input alone adds more than the one before: check it. Estimates of capital and labor lie below 1.',
    },
    {
      level: 'note',
      when: ({ scale }) => roundTo(scale, 4) > 1.5 || roundTo(scale, 4) < 0.5,
      says: 'The exponents sum to {scale}, far from the 1 of constant returns to scale: check both.',
    },
    {
      level: 'note',
      when: ({ capital, labor, alpha, beta }) => isCoarse(capital, alpha) || isCoarse(labor, beta),
      says: ({ capital, labor, alpha, beta }) =>
        isCoarse(capital, alpha) && isCoarse(labor, beta)
          ? 'A marginal product is the slope at this point: of so few units of capital and labor, a whole unit more of either adds noticeably less or more than told.'
          : isCoarse(capital, alpha)
            ? 'A marginal product is the slope at this point: of so few units of capital, a whole unit more adds noticeably less or more than told.'
            : 'A marginal product is the slope at this point: of so few units of labor, a whole unit more adds noticeably less or more than told.',
    },
    {
      level: 'caution',
      when: ({ capital, labor }) => isAbove(capital, 1e9 * labor) || isAbove(labor, 1e9 * capital),
      says: 'Capital of {capital} beside labor of {labor}: check the units. Productivity belongs to the units in which both were measured.',
    },
  ],
  examples: [
    {
      inputs: { productivity: 3, capital: 16, labor: 25, alpha: 0.5, beta: 0.5 },
      results: {
        output: 60,
        marginalCapital: 1.875,
        marginalLabor: 1.2,
        averageCapital: 3.75,
        averageLabor: 2.4,
        substitution: 0.64,
        scale: 1,
        returns: 'Constant',
        doubled: 2,
      },
      source: 'Y = 3√(LK) with MPL = 1.5√(K/L) and MPK = 1.5√(L/K) as printed by gauthmath.com; by hand at 16 and 25',
    },
    {
      inputs: { productivity: 5, capital: 100, labor: 9, alpha: 0.5, beta: 0.5 },
      results: { output: 150, marginalLabor: '8.333333', returns: 'Constant' },
      cautions: ['so few units of labor'],
      source: 'Q = 5√(LK) with K = 100 of numerade.com; by hand: 25/√L at 9',
    },
    {
      inputs: { productivity: 0.5, capital: 100, labor: 1000, alpha: 0.5, beta: 0.6 },
      results: { output: '315.4786722', scale: 1.1, returns: 'Increasing', doubled: '2.143547' },
      source: 'Python, math.exp and math.log: 0.5 × 10 × 10^1.8, 2^1.1',
    },
    {
      inputs: { productivity: 9, capital: 27, labor: 64, alpha: '1/3', beta: '1/3' },
      results: {
        output: 108,
        marginalCapital: '1.333333',
        marginalLabor: 0.5625,
        returns: 'Decreasing',
        doubled: '1.587401',
      },
      source: 'q = 9 L^(1/3) K^(1/3) of tutorsglobe.com; by hand: 9 × 3 × 4; 2^(2/3)',
    },
    {
      inputs: { productivity: 1, capital: 10, labor: 20, alpha: 1, beta: 2 },
      results: { output: 4000, marginalCapital: 400, marginalLabor: 400, substitution: 1, scale: 3, doubled: 8 },
      cautions: ['An exponent above 1', 'far from the 1', 'so few units of labor'],
      source: 'By hand: 10 × 400',
    },
    {
      inputs: { productivity: 1, capital: 5, labor: 25, alpha: 1, beta: 0.5 },
      results: { output: 25, marginalCapital: 5, marginalLabor: 0.5 },
      source: 'By hand: 5 × 5; each unit of capital adds the same 5, so that few are no matter',
    },
    {
      inputs: { productivity: 1, capital: 4, labor: 4, alpha: 0.5, beta: 0.5 },
      results: { output: 4, marginalCapital: 0.5, marginalLabor: 0.5 },
      cautions: ['a whole unit more of either'],
      source: 'By hand: 2 × 2; 0.5 × 4/4, where 2√5 - 4 is 0.472',
    },
    {
      inputs: { productivity: 1, capital: 16, labor: 100, alpha: 0.25, beta: 0.5 },
      results: { output: 20, marginalCapital: 0.3125, marginalLabor: 0.1 },
      cautions: ['so few units of capital'],
      source: 'By hand: 2 × 10; 0.25 × 20/16',
    },
    {
      inputs: { productivity: 1, capital: 1e14, labor: 10000, alpha: 0.5, beta: 0.5 },
      results: { output: 1e9, marginalCapital: 0.000005 },
      cautions: ['check the units'],
      source: 'By hand: √(10^18)',
    },
  ],
  notes: [
    'The exponents are the output elasticities: 1% more of that input alone gives about that many percent more output. With competitive prices and constant returns they are the shares of income.',
  ],
  references: [
    {
      title: 'Bounthavong: Cobb-Douglas production function and costs minimization problem (excerpt read)',
      url: 'https://mbounthavong.com/blog?category=Microeconomics',
    },
    { title: 'Varian: Intermediate Microeconomics, 9th ed., ch. 19 (cited unopened)' },
  ],
});

/** Whether one unit more adds at least some 2% less or more than the slope tells: about |1 - exponent| / (2 × amount). */
function isCoarse(amount: number, exponent: number) {
  return isBelow(amount, 25 * Math.abs(1 - exponent));
}
