import { category, defineCalculator, money, number, percent, roundTo, sumOfProducts } from '@reckoner/engine';
import { isFarFrom } from './shared/elasticity.js';

/** Midpoint (arc) formula with income in place of the price. */
export default defineCalculator({
  title: 'Income elasticity of demand',
  description:
    'Income elasticity by the midpoint formula from the quantity demanded at two incomes, and whether the good is a luxury, a necessity or inferior.',
  keywords: ['YED', 'normal good', 'inferior good', 'luxury good', 'necessity', 'Engel curve'],
  related: ['price-elasticity-of-demand', 'cross-price-elasticity'],
  inputs: {
    income1: money({ label: 'First income', symbol: 'I_1', min: 0.01, max: 1e15, digits: 8 }),
    income2: money({
      label: 'Second income',
      symbol: 'I_2',
      help: 'For a period of the same length, and at the same prices (real income).',
      min: 0.01,
      max: 1e15,
      digits: 8,
    }),
    quantity1: number({ label: 'Quantity at the first income', symbol: 'Q_1', min: 0.0001, max: 1e12 }),
    quantity2: number({ label: 'Quantity at the second income', symbol: 'Q_2', min: 0.0001, max: 1e12 }),
  },
  outputs: {
    elasticity: number({ label: 'Income elasticity (midpoint)', symbol: 'E_I', places: 3 }),
    class: category(
      [
        'Normal good: luxury',
        'Normal good: unit elastic',
        'Normal good: necessity',
        'Unresponsive to income',
        'Inferior good',
      ],
      { label: 'Behaves as', of: 'elasticity' },
    ),
    fromFirst: number({ label: 'By percent changes from the first point', symbol: 'E_1', places: 3 }),
    quantityChange: percent({ label: 'Change of the quantity', symbol: 'q', places: 2 }),
    incomeChange: percent({ label: 'Change of income', symbol: 'i', places: 2 }),
  },
  formula: ({ income1, income2, quantity1, quantity2 }) => {
    const quantityRise = sumOfProducts([quantity2], [-1, quantity1]);
    const incomeRise = sumOfProducts([income2], [-1, income1]);
    const elasticity = (quantityRise / (quantity1 + quantity2)) * ((income1 + income2) / incomeRise);
    return {
      elasticity,
      class: quantityRise === 0 ? 'Unresponsive to income' : classOf(elasticity),
      fromFirst: (quantityRise / quantity1) * (income1 / incomeRise),
      quantityChange: quantityRise / quantity1,
      incomeChange: incomeRise / income1,
    };
  },
  explanation: ({ income1, income2, quantity1, quantity2, class: kind }) => {
    const income = `Income ${income2 > income1 ? 'rises' : 'falls'} from {income1} to {income2}, by {|incomeChange|},`;
    if (quantity1 === quantity2)
      return `${income} and the quantity stays at {quantity1}: the income elasticity is 0, and between these points demand does not respond to income.`;
    return `${income} and the quantity ${quantity2 > quantity1 ? 'rises' : 'falls'} from {quantity1} to {quantity2}, by {|quantityChange|}: the midpoint income elasticity is {elasticity}. ${MEANING[kind]}`;
  },
  requires: [
    {
      that: ({ income1, income2 }) => income1 !== income2,
      field: 'income2',
      says: 'The two incomes are the same: the elasticity needs a change of income.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ income1, income2 }) => isFarFrom(income1, income2),
      says: 'One income, {income1} or {income2}, is more than twice the other: check their digits and that both are of a month or both of a year; a good can be a luxury at one end of so wide a range and inferior at the other.',
    },
    {
      level: 'caution',
      when: ({ quantity1, quantity2 }) => isFarFrom(quantity1, quantity2),
      says: 'One quantity, {quantity1} or {quantity2}, is more than twice the other: check their digits and that both are for periods of equal length.',
    },
    {
      level: 'caution',
      when: ({ incomeChange }) => roundTo(100 * Math.abs(incomeChange), 2) < 1,
      says: 'Income changes by only {|incomeChange|}: a small error or a chance change of the quantity is multiplied into a large one of the elasticity.',
    },
    {
      level: 'caution',
      when: ({ elasticity }) => roundTo(Math.abs(elasticity), 3) > 5,
      says: 'An income elasticity of {elasticity} is seldom seen: check the figures, and that nothing but income changed between the points.',
    },
    {
      level: 'note',
      when: ({ elasticity }) => elasticity !== 0 && roundTo(Math.abs(elasticity), 3) < 0.1,
      says: 'An elasticity of {elasticity} is near zero: with measured data it may be chance, and its sign does not settle whether the good is normal or inferior.',
    },
  ],
  examples: [
    {
      inputs: { income1: 15000, income2: 20000, quantity1: 1000, quantity2: 2000 },
      results: {
        elasticity: '2.333333',
        class: 'Normal good: luxury',
        fromFirst: 3,
        quantityChange: 100,
        incomeChange: '33.33333',
      },
      source: 'socratic.org, printed: 2.33 by the midpoint formula, a luxury; from the first point by hand: 1 / (1/3)',
    },
    {
      inputs: { income1: 40000, income2: 35000, quantity1: 400, quantity2: 350 },
      results: { elasticity: 1, class: 'Normal good: unit elastic', fromFirst: 1, incomeChange: -12.5 },
      source: 'biayaku.com, printed: (50/750) / (5000/75000) = 1',
    },
    {
      inputs: { income1: 40000, income2: 50000, quantity1: 100, quantity2: 110 },
      results: { elasticity: 0.4285714, class: 'Normal good: necessity', fromFirst: 0.4, quantityChange: 10 },
      source: 'By hand: (10/210) × (90/10) = 3/7',
    },
    {
      inputs: { income1: 40000, income2: 50000, quantity1: 100, quantity2: 80 },
      results: { elasticity: -1, class: 'Inferior good', fromFirst: -0.8, quantityChange: -20, incomeChange: 25 },
      source: 'By hand: (-20/180) × 9',
    },
    {
      inputs: { income1: 40000, income2: 50000, quantity1: 100, quantity2: 100 },
      results: { elasticity: 0, class: 'Unresponsive to income', fromFirst: 0 },
      source: 'By hand: the quantity stays',
    },
    {
      inputs: { income1: 2, income2: 8, quantity1: 10, quantity2: 20 },
      results: { elasticity: '0.5555556', class: 'Normal good: necessity', fromFirst: '0.3333333' },
      cautions: ['One income'],
      source: 'smartsolve.ai, printed: (2/3) / 1.2 = 0.5556, of tenths of these quantities',
    },
    {
      inputs: { income1: 40000, income2: 50000, quantity1: 100, quantity2: 210 },
      results: { elasticity: '3.193548', class: 'Normal good: luxury', fromFirst: 4.4 },
      cautions: ['One quantity'],
      source: 'By hand: (110/310) × 9 = 99/31',
    },
    {
      inputs: { income1: 40000, income2: 40200, quantity1: 100, quantity2: 104 },
      results: { elasticity: '7.862745', class: 'Normal good: luxury', fromFirst: 8, incomeChange: 0.5 },
      cautions: ['by only', 'seldom seen'],
      source: 'By hand: (4/204) × (80200/200) = 401/51',
    },
    {
      inputs: { income1: 50000, income2: 40000, quantity1: 102, quantity2: 81 },
      results: { elasticity: '1.032787', class: 'Normal good: luxury', fromFirst: '1.029412' },
      source: 'By hand: (21/183) × 9; (21/102) / (1/5)',
    },
    {
      inputs: { income1: 40000, income2: 60000, quantity1: 100, quantity2: 149 },
      results: { elasticity: '0.9839357', class: 'Normal good: necessity', fromFirst: 0.98 },
      source: 'By hand: (49/249) × 5; 0.49 / 0.5',
    },
    {
      inputs: { income1: 50000, income2: 40000, quantity1: 1000, quantity2: 800.01 },
      results: { elasticity: '0.9999444', class: 'Normal good: unit elastic', fromFirst: 0.99995 },
      source: 'By hand: (199.99/1800.01) × 9, 1.000 as shown',
    },
    {
      inputs: { income1: 40000, income2: 60000, quantity1: 1000, quantity2: 1499 },
      results: { elasticity: '0.9983994', class: 'Normal good: necessity', fromFirst: 0.998 },
      source: 'By hand: (499/2499) × 5',
    },
    {
      inputs: { income1: 40000, income2: 50000, quantity1: 1000, quantity2: 1001 },
      results: { elasticity: 0.0044977511, class: 'Normal good: necessity', fromFirst: 0.004 },
      cautions: ['near zero'],
      source: 'By hand: (1/2001) × 9',
    },
    {
      inputs: { income1: 3.456, income2: 3.464, quantity1: 100, quantity2: 102 },
      results: { elasticity: '8.564356', incomeChange: '0.2314815' },
      cautions: ['Income changes by only', 'seldom seen'],
      source: 'By hand: 0.008/3.456; (2/202) × (6.92/0.008), in thousands that differ by less than ten',
    },
    {
      inputs: { income1: 40000, income2: 40000, quantity1: 50, quantity2: 60 },
      refused: 'a change of income',
      source: 'By definition',
    },
  ],
  notes: [
    'Prices and tastes are taken as unchanged between the two points. Over years, use real incomes: at 3% more pay and 3% higher prices nobody is richer.',
    'The class is of this stretch of income: the same good may be a luxury to poor and inferior to rich households.',
  ],
  references: [
    {
      title: 'Income elasticity by the midpoint formula, worked example (page read)',
      url: 'https://socratic.org/questions/what-are-some-examples-of-public-goods-and-how-they-could-affect-the-performance',
    },
    { title: 'Mankiw: Principles of Economics, 8th ed., §5-1 (cited unopened)', isbn: '978-1-305-58512-6' },
  ],
});

const MEANING = {
  'Normal good: luxury': 'More is bought at a higher income, and in greater proportion: a normal good, here a luxury.',
  'Normal good: unit elastic': 'The quantity moves about in proportion to income: a normal good.',
  'Normal good: necessity':
    'More is bought at a higher income, but in smaller proportion: a normal good, here a necessity.',
  'Unresponsive to income': '',
  'Inferior good': 'Less is bought at a higher income: an inferior good, here.',
};

function classOf(elasticity: number) {
  if (elasticity < 0) return 'Inferior good';
  const shown = roundTo(elasticity, 3);
  if (shown === 1) return 'Normal good: unit elastic';
  return shown > 1 ? 'Normal good: luxury' : 'Normal good: necessity';
}
