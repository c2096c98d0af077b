import {
  category,
  choice,
  defineCalculator,
  isAbove,
  isNear,
  number,
  sumOfProducts,
  table,
  text,
} from '@reckoner/engine';

/** Ricardo's two producers and two goods with constant opportunity costs. */
export default defineCalculator({
  title: 'Comparative advantage',
  description:
    'Opportunity costs of two goods for two producers, who has the comparative and the absolute advantage in which, and the range of terms of trade from which both gain.',
  keywords: [
    'opportunity cost',
    'terms of trade',
    'specialization',
    'absolute advantage',
    'Ricardian model',
    'production possibilities',
  ],
  inputs: {
    given: choice(
      {
        output: { label: 'Output: units of each good that can be made', also: ['output', 'production', 'capacity'] },
        input: {
          label: 'Input: hours (or workers) that one unit takes',
          also: ['input', 'hours', 'hours per unit', 'workers', 'labor', 'labor hours', 'time'],
        },
      },
      { label: 'Figures are' },
    ),
    a1: number({
      label: 'Good A of producer 1',
      symbol: 'a_1',
      help: 'Output if all time goes into A, or the hours for one unit of A.',
      min: 0.000001,
      max: 1e12,
    }),
    b1: number({ label: 'Good B of producer 1', symbol: 'b_1', min: 0.000001, max: 1e12 }),
    a2: number({ label: 'Good A of producer 2', symbol: 'a_2', min: 0.000001, max: 1e12 }),
    b2: number({ label: 'Good B of producer 2', symbol: 'b_2', min: 0.000001, max: 1e12 }),
  },
  outputs: {
    specialization: category(
      ['Producer 1 in A, producer 2 in B', 'Producer 1 in B, producer 2 in A', 'No comparative advantage'],
      { label: 'Comparative advantage' },
    ),
    cost1: number({ label: 'Opportunity cost of one A for producer 1, in B', symbol: 'c_1' }),
    cost2: number({ label: 'Opportunity cost of one A for producer 2, in B', symbol: 'c_2' }),
    low: number({
      label: 'Price of one A, in B, above which both gain',
      symbol: 'p_{\\min}',
      optional: true,
    }),
    high: number({
      label: 'Price of one A, in B, below which both gain',
      symbol: 'p_{\\max}',
      optional: true,
    }),
    gain: number({
      label: 'Gain of both together, in B, from each A moved to the cheaper producer',
      symbol: 'g',
    }),
    costs: table(
      {
        producer: text({ label: 'Producer' }),
        costA: number({ label: 'One A costs, in B' }),
        costB: number({ label: 'One B costs, in A' }),
      },
      { label: 'Opportunity costs' },
    ),
    absoluteA: category(['Producer 1', 'Producer 2', 'Neither'], {
      label: 'Absolute advantage in A, with the same time or workers',
    }),
    absoluteB: category(['Producer 1', 'Producer 2', 'Neither'], {
      label: 'Absolute advantage in B, with the same time or workers',
    }),
  },
  formula: ({ given, a1, b1, a2, b2 }) => {
    const cost1 = given === 'output' ? b1 / a1 : a1 / b1;
    const cost2 = given === 'output' ? b2 / a2 : a2 / b2;
    // Above 0 where one A costs producer 2 more B than producer 1.
    const more = given === 'output' ? sumOfProducts([b2, a1], [-1, b1, a2]) : sumOfProducts([a2, b1], [-1, a1, b2]);
    const gain = Math.abs(given === 'output' ? more / (a1 * a2) : more / (b1 * b2));
    return {
      specialization:
        more > 0
          ? 'Producer 1 in A, producer 2 in B'
          : more < 0
            ? 'Producer 1 in B, producer 2 in A'
            : 'No comparative advantage',
      cost1,
      cost2,
      low: more > 0 ? cost1 : more < 0 ? cost2 : undefined,
      high: more > 0 ? cost2 : more < 0 ? cost1 : undefined,
      gain,
      costs: [
        { producer: 'Producer 1', costA: cost1, costB: 1 / cost1 },
        { producer: 'Producer 2', costA: cost2, costB: 1 / cost2 },
      ],
      absoluteA: better(given, a1, a2),
      absoluteB: better(given, b1, b2),
    };
  },
  stepwise: [
    'By outputs, one A costs b/a of B; by hours for one unit, it costs a/b of B. One B costs the reciprocal.',
    'Each producer has the comparative advantage in the good that costs it less than the other. Both gain from prices of A between their two costs.',
  ],
  explanation: ({ given, specialization, cost1, cost2 }) => {
    const figures =
      given === 'output'
        ? 'Producer 1 can make {a1} of A or {b1} of B; producer 2 can make {a2} of A or {b2} of B.'
        : 'The hours or workers for one A are {a1} and for one B {b1} with producer 1, {a2} and {b2} with producer 2.';
    const costs = 'For producer 1 one A costs {cost1} of B, for producer 2 it costs {cost2}.';
    if (specialization === 'No comparative advantage')
      return `${figures} One A costs both producers the same, {cost1} of B: neither has a comparative advantage, and neither gains from trade of A for B.`;
    if (isNear(cost1, cost2, 0.00001 * cost1))
      return `${figures} One A costs both producers all but the same, {cost1} of B: they gain next to nothing from trade of A for B.`;
    const who =
      specialization === 'Producer 1 in A, producer 2 in B'
        ? 'Producer 1 has the comparative advantage in A, producer 2 in B'
        : 'Producer 1 has the comparative advantage in B, producer 2 in A';
    return `${figures} ${costs} ${who}; both gain where one A is traded for more than {low} and less than {high} of B.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ cost1, cost2 }) => isAbove(cost1, 50 * cost2) || isAbove(cost2, 50 * cost1),
      says: 'One A costs one producer more than 50 times as much B as the other: check that each good has one unit for both (tons, not tons beside kilograms) and that the figures of A and B are in their fields.',
    },
    {
      level: 'caution',
      when: ({ a1, a2, b1, b2 }) =>
        (isAbove(a1, 50 * a2) && isAbove(b1, 50 * b2)) || (isAbove(a2, 50 * a1) && isAbove(b2, 50 * b1)),
      says: 'One producer has more than 50 times the figures of the other in both goods. Opportunity costs are right whatever their sizes; absolute advantage is only where both figures are for the same time or the same workers.',
    },
  ],
  examples: [
    {
      inputs: { given: 'output', a1: 3, b1: 1, a2: 1, b2: 2 },
      results: {
        specialization: 'Producer 1 in A, producer 2 in B',
        cost1: '0.3333333',
        cost2: 2,
        low: '0.3333333',
        high: 2,
        gain: '1.666667',
        absoluteA: 'Producer 1',
        absoluteB: 'Producer 2',
        costs: { rows: { 0: { costB: 3 }, 1: { costA: 2, costB: 0.5 } } },
      },
      source: 'qammunity.org, Richland and Prosperity, printed: wheat 0.33 and 2 of wine, wine 3 and 0.5 of wheat',
    },
    {
      inputs: { given: 'output', a1: 100, b1: 50, a2: 120, b2: 60 },
      results: {
        specialization: 'No comparative advantage',
        cost1: 0.5,
        cost2: 0.5,
        gain: 0,
        absoluteA: 'Producer 2',
        absoluteB: 'Producer 2',
      },
      source: 'directorymate.com, wheat and wine, printed: 0.5 in both countries',
    },
    {
      inputs: { given: 'input', a1: 100, b1: 120, a2: 90, b2: 80 },
      results: {
        specialization: 'Producer 1 in A, producer 2 in B',
        cost1: '0.8333333',
        cost2: 1.125,
        low: '0.8333333',
        high: 1.125,
        gain: '0.2916667',
        absoluteA: 'Producer 2',
        absoluteB: 'Producer 2',
      },
      source:
        'Ricardo, Principles of Political Economy, ch. 7: cloth and wine of England (100, 120) and Portugal (90, 80); by hand',
    },
    {
      inputs: { given: 'output', a1: 10, b1: 40, a2: 10, b2: 20 },
      results: {
        specialization: 'Producer 1 in B, producer 2 in A',
        cost1: 4,
        cost2: 2,
        low: 2,
        high: 4,
        gain: 2,
        absoluteA: 'Neither',
        absoluteB: 'Producer 1',
      },
      source: 'By hand: 40/10, 20/10',
    },
    {
      inputs: { given: 'input', a1: 6, b1: 2, a2: 8, b2: 8 },
      results: {
        specialization: 'Producer 1 in B, producer 2 in A',
        cost1: 3,
        cost2: 1,
        absoluteA: 'Producer 1',
        absoluteB: 'Producer 1',
      },
      source: 'By hand: 6/2, 8/8',
    },
    {
      inputs: { given: 'input', a1: 0.1, b1: 0.2, a2: 0.3, b2: 0.6 },
      results: { specialization: 'No comparative advantage', gain: 0 },
      source: 'By hand: one half twice',
    },
    {
      inputs: { given: 'output', a1: 3, b1: 6, a2: 1, b2: 2.000001 },
      results: { specialization: 'Producer 1 in A, producer 2 in B', cost1: 2, gain: 0.000001 },
      source: 'By hand: 2 and 2.000001',
    },
    {
      inputs: { given: 'output', a1: 10, b1: 400, a2: 1000, b2: 200 },
      results: { cost1: 40, cost2: 0.2 },
      cautions: ['more than 50 times as much B'],
      source: 'By hand',
    },
    {
      inputs: { given: 'output', a1: 1000, b1: 4000, a2: 10, b2: 20 },
      results: { cost1: 4, cost2: 2 },
      cautions: ['figures of the other in both goods'],
      source: 'By hand',
    },
  ],
  notes: [
    'Opportunity costs are taken as the same for every unit (a straight production possibilities frontier), and carriage and tariffs as none; they narrow the range.',
  ],
  references: [
    {
      title: 'Opportunity cost, comparative advantage and terms of trade (page read)',
      url: 'https://sites.google.com/view/mr-welchs-ap-macro-class/basic-concepts/opportunity-cost-comparative-advantage-and-terms-of-trade',
    },
    {
      title: 'Ricardo: On the Principles of Political Economy and Taxation, 1817, ch. 7 (excerpt read at Econlib)',
      url: 'http://dev.econlib.org/library/closerlookricardoca.html',
    },
  ],
});

function better(given: 'output' | 'input', first: number, second: number) {
  if (first === second) return 'Neither';
  return first > second === (given === 'output') ? 'Producer 1' : 'Producer 2';
}
