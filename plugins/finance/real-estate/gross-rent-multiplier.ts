import { defineEquations, isAbove, isAtMost, money, number, percent, roundTo } from '@reckoner/engine';

/** GRM = price / gross rent of a year, with the screens that US investors use beside it. */
export default defineEquations({
  title: 'Gross rent multiplier',
  description:
    'Gross rent multiplier from price and rent, the value by the multiplier of comparable sales, and the 1% and 50% rule screens.',
  keywords: ['GRM', 'gross income multiplier', '1% rule', '50% rule', 'price to rent', 'one percent rule'],
  related: ['cap-rate', 'rental-yield', 'rental-property-cash-flow'],
  variables: {
    price: money({ label: 'Price', symbol: 'P', above: 0, max: 1e12 }),
    monthlyRent: money({
      label: 'Rent a month',
      help: 'Of all units, before vacancy and expenses.',
      symbol: 'R_m',
      above: 0,
      max: 1e11,
    }),
    annualRent: money({ label: 'Rent a year', symbol: 'R', above: 0, max: 1e12 }),
    multiplier: number({
      label: 'Gross rent multiplier',
      help: 'Price over the rent of a year.',
      symbol: 'GRM',
      above: 0,
      max: 1e5,
      usual: [2, 60],
      places: 2,
    }),
    rentShare: percent({
      label: 'Rent a month over price',
      symbol: 'q',
      above: 0,
      max: 1000,
      usual: [0.1, 5],
      places: 2,
    }),
    halfIncome: money({
      label: 'Net operating income by the 50% rule',
      help: 'Half of the rent of a year.',
      symbol: 'NOI_{50}',
      above: 0,
      max: 1e12,
    }),
    halfCapRate: percent({
      label: 'Cap rate by the 50% rule',
      symbol: 'c_{50}',
      above: 0,
      max: 1000,
      usual: [0.5, 30],
      places: 2,
    }),
    marketMultiplier: number({
      label: 'Multiplier of comparable sales',
      help: 'By the rent of a year as well.',
      symbol: 'GRM_c',
      above: 0,
      max: 1e5,
      usual: [2, 60],
      places: 2,
      optional: true,
    }),
    impliedValue: money({
      label: 'Value by comparable sales',
      symbol: 'V',
      above: 0,
      max: 1e15,
      optional: true,
    }),
  },
  equations: ({
    price,
    monthlyRent,
    annualRent,
    multiplier,
    rentShare,
    halfIncome,
    halfCapRate,
    marketMultiplier,
    impliedValue,
  }) => [
    [annualRent, 12 * monthlyRent],
    [multiplier, price / annualRent],
    [rentShare, monthlyRent / price],
    [halfIncome, 0.5 * annualRent],
    [halfCapRate, halfIncome / price],
    [impliedValue, marketMultiplier * annualRent],
  ],
  explanation: ({ rentShare, price, impliedValue }) => {
    const share = roundTo(100 * rentShare, 2);
    const screen =
      share >= 1
        ? 'a rent of {rentShare} of it a month passes the 1% rule'
        : 'a rent of {rentShare} of it a month falls short of the 1% rule';
    const size = `A price of {price} is {multiplier} times the rent of {annualRent} a year; ${screen}, and the 50% rule leaves {halfIncome} a year before loan payments.`;
    if (impliedValue === undefined) return size;
    const [value, asked] = [roundTo(impliedValue, 2), roundTo(price, 2)];
    if (value === asked) return `${size} Comparable sales at {marketMultiplier} times put it at the same value.`;
    return value > asked
      ? `${size} Comparable sales at {marketMultiplier} times put it at {impliedValue}, above that price.`
      : `${size} Comparable sales at {marketMultiplier} times put it at {impliedValue}, below that price.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ multiplier, marketMultiplier }) =>
        isAbove(multiplier, 60) || (marketMultiplier !== undefined && isAbove(marketMultiplier, 60)),
      says: 'A multiplier above 60 looks like one by the rent of a month, as some quote it: divide it by 12; and check that the rent that was given is that of the period its field names.',
    },
    {
      level: 'caution',
      when: ({ rentShare }) => isAbove(rentShare, 0.04),
      says: 'A rent of {rentShare} of the price a month would pay for the property in about two years or less: check that it is that of a month, not of a year.',
    },
    {
      level: 'note',
      when: ({ rentShare }) => roundTo(100 * rentShare, 2) >= 1 && isAtMost(rentShare, 0.04),
      says: 'The 1% rule is a first screen of US investors: it looks at neither taxes, repairs nor interest. Reckon the cash flow before an offer.',
    },
  ],
  examples: [
    {
      inputs: { price: 240000, monthlyRent: 2000 },
      results: { annualRent: 24000, multiplier: 10, rentShare: 0.8333333333, halfIncome: 12000, halfCapRate: 5 },
      source: 'By hand: 240000/24000; 2000/240000; 12000/240000',
    },
    {
      inputs: { price: 100000, monthlyRent: 2000, marketMultiplier: 5 },
      results: { annualRent: 24000, multiplier: '4.166666667', rentShare: 2, halfIncome: 12000, impliedValue: 120000 },
      cautions: ['first screen of US investors'],
      source:
        'BiggerPockets forum, “50% rule or 2% rule?”: of 2000 a month on 100000, 1000 a month for expenses; by hand: 5 × 24000',
    },
    {
      inputs: { multiplier: 9, annualRent: 30000, marketMultiplier: 8 },
      results: { price: 270000, monthlyRent: 2500, rentShare: 0.9259259259, impliedValue: 240000 },
      source: 'By hand: 9 × 30000; 8 × 30000',
    },
    {
      inputs: { price: 300000, rentShare: 1, impliedValue: 300000 },
      results: { monthlyRent: 3000, multiplier: '8.333333333', marketMultiplier: '8.333333333' },
      cautions: ['first screen of US investors'],
      source: 'By hand: 300000/36000 on both sides',
    },
    {
      inputs: { price: 240000, annualRent: 2000 },
      results: { multiplier: 120 },
      cautions: ['by the rent of a month', 'far above the usual'],
      source: 'By hand: the rent of a month as that of a year',
    },
    {
      inputs: { price: 240000, monthlyRent: 24000 },
      results: { multiplier: '0.8333333333', rentShare: 10 },
      cautions: ['in about two years', '“Gross rent multiplier”', 'price”: 10.00%', 'rule”: 60.00%'],
      source: 'By hand: the rent of a year as that of a month',
    },
    {
      inputs: { halfIncome: 15000, halfCapRate: 6 },
      results: { price: 250000, annualRent: 30000 },
      cautions: ['first screen of US investors'],
      source: 'By hand: 15000/0.06',
    },
  ],
  notes: [
    'Gross rent is before vacancy and expenses: two properties compare by it only where their expenses are alike.',
    'The 50% rule, half of the rent for all costs but the loan, is a rough guess: an older building, high taxes or utilities that the owner pays take more.',
  ],
  references: [
    {
      title:
        'Appraisal Institute: The Appraisal of Real Estate, chapter on direct capitalization: gross income multipliers',
    },
    { title: 'Gallinelli: What Every Real Estate Investor Needs to Know About Cash Flow, McGraw Hill, 2004' },
  ],
});
