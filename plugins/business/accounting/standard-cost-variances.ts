import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isBelow,
  isNear,
  money,
  number,
  sum,
  table,
  text,
} from '@reckoner/engine';

const ZERO = constant(0, '$');
const HALF_CENT = constant(0.005, '$');

/** Above the standard is unfavorable; what reads as nothing is neither. */
function wordOf(variance: number): string {
  if (isNear(variance, 0 * HALF_CENT, HALF_CENT)) return 'None';
  return variance > 0 ? 'Unfavorable' : 'Favorable';
}

/** Over five times another, or under a fifth of it. */
const isFar = (value: number, other: number) => isAbove(value, 5 * other) || isBelow(5 * value, other);

/** Price on what was bought, quantity against what the actual output was allowed, each at the standard of the other. */
export default defineCalculator({
  title: 'Direct material and labor variances',
  description:
    'Material price and quantity variances and labor rate and efficiency variances, favorable or unfavorable, from standards for a unit and what was made, used and paid.',
  keywords: [
    'standard cost variance',
    'material price variance',
    'material quantity variance',
    'material usage variance',
    'labor rate variance',
    'labor efficiency variance',
    'variance analysis',
  ],
  related: ['overhead-absorption-rate', 'cost-of-goods-manufactured'],
  arithmetic: 'decimal',
  inputs: {
    scope: choice(
      { both: 'Materials and labor', materials: 'Materials alone', labor: 'Labor alone' },
      { label: 'Variances of', default: 'both' },
    ),
    output: number({
      label: 'Units made',
      help: 'The actual output, not the planned.',
      symbol: 'q',
      min: 0,
      max: 1e10,
    }),
    standardQuantity: number({
      label: 'Standard quantity of material for one unit',
      symbol: 's_q',
      min: 0,
      max: 1e9,
      when: { scope: ['both', 'materials'] },
    }),
    standardPrice: money({
      label: 'Standard price of the material',
      symbol: 'SP',
      per: 'each',
      min: 0,
      max: 1e9,
      usual: 'all',
      when: { scope: ['both', 'materials'] },
    }),
    used: number({
      label: 'Quantity used',
      symbol: 'AQ',
      min: 0,
      max: 1e12,
      when: { scope: ['both', 'materials'] },
    }),
    actualPrice: money({
      label: 'Actual price of the material',
      help: 'What was paid for a pound or piece: the cost of what was bought over its quantity.',
      symbol: 'AP',
      per: 'each',
      min: 0,
      max: 1e9,
      usual: 'all',
      when: { scope: ['both', 'materials'] },
    }),
    purchased: number({
      label: 'Quantity purchased',
      help: 'Where the price variance is taken as the material is bought; else what was used.',
      symbol: 'PQ',
      min: 0,
      max: 1e12,
      default: ({ used }) => used ?? 0,
      when: { scope: ['both', 'materials'] },
    }),
    standardHours: number({
      label: 'Standard hours for one unit',
      symbol: 's_h',
      min: 0,
      max: 1e6,
      when: { scope: ['both', 'labor'] },
    }),
    standardRate: money({
      label: 'Standard rate of an hour',
      symbol: 'SR',
      per: 'each',
      min: 0,
      max: 1e7,
      usual: 'all',
      when: { scope: ['both', 'labor'] },
    }),
    hours: number({ label: 'Hours worked', symbol: 'AH', min: 0, max: 1e11, when: { scope: ['both', 'labor'] } }),
    actualRate: money({
      label: 'Actual rate of an hour',
      symbol: 'AR',
      per: 'each',
      min: 0,
      max: 1e7,
      usual: 'all',
      when: { scope: ['both', 'labor'] },
    }),
  },
  outputs: {
    priceVariance: money({
      label: 'Material price variance (positive: unfavorable)',
      symbol: 'V_p',
      optional: true,
    }),
    quantityVariance: money({
      label: 'Material quantity variance (positive: unfavorable)',
      symbol: 'V_q',
      optional: true,
    }),
    rateVariance: money({
      label: 'Labor rate variance (positive: unfavorable)',
      symbol: 'V_r',
      optional: true,
    }),
    efficiencyVariance: money({
      label: 'Labor efficiency variance (positive: unfavorable)',
      symbol: 'V_e',
      optional: true,
    }),
    total: money({ label: 'All of them (positive: unfavorable)', symbol: 'V' }),
    variances: table(
      {
        name: text({ label: 'Variance' }),
        amount: money({ label: 'Amount' }),
        effect: text({ label: 'Effect' }),
      },
      { label: 'Variances' },
    ),
  },
  formula: (inputs) => {
    const { scope, output } = inputs;
    const priceVariance =
      scope === 'labor' ? undefined : inputs.purchased * (inputs.actualPrice - inputs.standardPrice);
    const quantityVariance =
      scope === 'labor' ? undefined : (inputs.used - inputs.standardQuantity * output) * inputs.standardPrice;
    const rateVariance = scope === 'materials' ? undefined : inputs.hours * (inputs.actualRate - inputs.standardRate);
    const efficiencyVariance =
      scope === 'materials' ? undefined : (inputs.hours - inputs.standardHours * output) * inputs.standardRate;
    const lines = [
      { name: 'Material price', variance: priceVariance },
      { name: 'Material quantity', variance: quantityVariance },
      { name: 'Labor rate', variance: rateVariance },
      { name: 'Labor efficiency', variance: efficiencyVariance },
    ].filter(({ variance }) => variance !== undefined);
    return {
      priceVariance,
      quantityVariance,
      rateVariance,
      efficiencyVariance,
      total: sum(lines.map(({ variance }) => variance!)),
      variances: lines.map(({ name, variance }) => ({ name, amount: Math.abs(variance!), effect: wordOf(variance!) })),
    };
  },
  shown: (inputs) => ({
    priceVariance:
      inputs.scope === 'labor' ? undefined : inputs.purchased * (inputs.actualPrice - inputs.standardPrice),
    quantityVariance:
      inputs.scope === 'labor'
        ? undefined
        : (inputs.used - inputs.standardQuantity * inputs.output) * inputs.standardPrice,
    rateVariance: inputs.scope === 'materials' ? undefined : inputs.hours * (inputs.actualRate - inputs.standardRate),
    efficiencyVariance:
      inputs.scope === 'materials'
        ? undefined
        : (inputs.hours - inputs.standardHours * inputs.output) * inputs.standardRate,
  }),
  stepwise: ['Together: the sum of the variances asked for.'],
  explanation: ({ scope }) => {
    const materials =
      'Materials: price {priceVariance|{|priceVariance|} favorable|without variance|{|priceVariance|} unfavorable}, quantity {quantityVariance|{|quantityVariance|} favorable|without variance|{|quantityVariance|} unfavorable}.';
    const labor =
      'Labor: rate {rateVariance|{|rateVariance|} favorable|without variance|{|rateVariance|} unfavorable}, efficiency {efficiencyVariance|{|efficiencyVariance|} favorable|without variance|{|efficiencyVariance|} unfavorable}.';
    const total = 'Together: {total|{|total|} favorable|without variance|{|total|} unfavorable}.';
    if (scope === 'materials') return `${materials} ${total}`;
    return scope === 'labor' ? `${labor} ${total}` : `${materials} ${labor} ${total}`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ used, standardQuantity, output }) =>
        used !== undefined && standardQuantity !== undefined && output > 0 && isFar(used, standardQuantity * output),
      says: 'The quantity used is over five times, or under a fifth of, the standard for what was made: is the standard that of one unit, and in the same unit of weight or length?',
    },
    {
      level: 'caution',
      when: ({ hours, standardHours, output }) =>
        hours !== undefined && standardHours !== undefined && output > 0 && isFar(hours, standardHours * output),
      says: 'The hours worked are over five times, or under a fifth of, the standard for what was made: is the standard that of one unit, in hours and not in minutes?',
    },
    {
      level: 'caution',
      when: ({ actualPrice, standardPrice }) =>
        actualPrice !== undefined &&
        standardPrice !== undefined &&
        standardPrice > 0 &&
        isFar(actualPrice, standardPrice),
      says: 'The actual price is over five times, or under a fifth of, the standard: is it the price of one pound or piece, not of all?',
    },
    {
      level: 'caution',
      when: ({ actualRate, standardRate }) =>
        actualRate !== undefined && standardRate !== undefined && standardRate > 0 && isFar(actualRate, standardRate),
      says: 'The actual rate is over five times, or under a fifth of, the standard: is it that of one hour, not the whole payroll?',
    },
    {
      level: 'caution',
      when: ({ standardPrice, standardRate }) => standardPrice === ZERO || standardRate === ZERO,
      says: 'At a standard price or rate of 0 no quantity and no hours make a variance: is the standard missing?',
    },
    {
      level: 'note',
      when: ({ purchased, used }) => purchased !== undefined && used !== undefined && purchased !== used,
      says: 'The price variance is on what was purchased, {purchased}, the quantity variance on what was used, {used}: their sum is no difference between actual and standard cost of one quantity.',
    },
    {
      level: 'note',
      when: ({ priceVariance, quantityVariance }) =>
        priceVariance !== undefined &&
        quantityVariance !== undefined &&
        wordOf(priceVariance) !== 'None' &&
        wordOf(quantityVariance) !== 'None' &&
        priceVariance > 0 !== quantityVariance > 0,
      says: 'Price and quantity go opposite ways: ask whether material of another quality is behind both.',
    },
    {
      level: 'note',
      when: ({ rateVariance, efficiencyVariance }) =>
        rateVariance !== undefined &&
        efficiencyVariance !== undefined &&
        wordOf(rateVariance) !== 'None' &&
        wordOf(efficiencyVariance) !== 'None' &&
        rateVariance > 0 !== efficiencyVariance > 0,
      says: 'Rate and efficiency go opposite ways: ask whether workers of another skill, or overtime, are behind both.',
    },
    {
      level: 'note',
      when: ({ output, used, hours }) => output === 0 && ((used ?? 0) > 0 || (hours ?? 0) > 0),
      says: 'Nothing was made, so that the standard allows nothing: all that was used is unfavorable.',
    },
  ],
  examples: [
    {
      inputs: {
        output: 10000,
        standardQuantity: 10,
        standardPrice: 0.75,
        used: 112000,
        actualPrice: 0.72,
        purchased: 200000,
        standardHours: 0.5,
        standardRate: 10,
        hours: 4600,
        actualRate: '10.20',
      },
      results: {
        priceVariance: -6000,
        quantityVariance: 9000,
        rateVariance: 920,
        efficiencyVariance: -4000,
        total: -80,
        variances: {
          length: 4,
          rows: {
            0: { amount: 6000, effect: 'Favorable' },
            1: { amount: 9000, effect: 'Unfavorable' },
            2: { amount: 920, effect: 'Unfavorable' },
            3: { amount: 4000, effect: 'Favorable' },
          },
        },
      },
      cautions: ['on what was purchased', 'material of another quality', 'workers of another skill'],
      source: 'Skandalis Company, a printed exercise; by hand 200000 × -0.03, 12000 × 0.75, 4600 × 0.20, -400 × 10',
    },
    {
      inputs: {
        scope: 'materials',
        output: 100,
        standardQuantity: 2,
        standardPrice: 5,
        used: 210,
        actualPrice: '5.10',
      },
      results: { priceVariance: 21, quantityVariance: 50, total: 71, variances: { length: 2 } },
      source: 'By hand: 210 × 5.10 - 200 × 5 = 71, of it 210 × 0.10',
    },
    {
      inputs: { scope: 'labor', output: 100, standardHours: 0.25, standardRate: 20, hours: 25, actualRate: 20 },
      results: {
        rateVariance: 0,
        efficiencyVariance: 0,
        total: 0,
        variances: { length: 2, rows: { 0: { amount: 0, effect: 'None' } } },
      },
      source: 'By hand: as the standard',
    },
    {
      inputs: { scope: 'labor', output: 100, standardHours: 15, standardRate: 20, hours: 25, actualRate: 500 },
      results: { rateVariance: 12000, efficiencyVariance: -29500, total: -17500 },
      cautions: ['in hours and not in minutes', 'not the whole payroll', 'workers of another skill'],
      source: 'By hand: 25 × 480, -1475 × 20; minutes for hours, the payroll for the rate',
    },
    {
      inputs: {
        scope: 'materials',
        output: 100,
        standardQuantity: 200,
        standardPrice: 5,
        used: 210,
        actualPrice: 1071,
      },
      results: { priceVariance: 223860, quantityVariance: -98950 },
      cautions: ['standard that of one unit', 'not of all', 'material of another quality'],
      source: 'By hand: 210 × 1066, (210 - 20000) × 5; totals for one unit',
    },
    {
      inputs: { scope: 'materials', output: 0, standardQuantity: 2, standardPrice: 5, used: 10, actualPrice: 5 },
      results: { priceVariance: 0, quantityVariance: 50, total: 50 },
      cautions: ['Nothing was made'],
      source: 'By hand: 10 × 5',
    },
    {
      inputs: { scope: 'labor', output: 100, standardHours: 1, standardRate: 20, hours: 0, actualRate: 20 },
      results: { rateVariance: 0, efficiencyVariance: -2000, total: -2000 },
      cautions: ['in hours and not in minutes'],
      source: 'By hand: -100 × 20; hours that were not entered',
    },
    {
      inputs: { scope: 'labor', output: 100, standardHours: 1, standardRate: 0, hours: 120, actualRate: 20 },
      results: { rateVariance: 2400, efficiencyVariance: 0, total: 2400 },
      cautions: ['is the standard missing'],
      source: 'By hand: 120 × 20; a standard of nothing',
    },
    {
      inputs: { scope: 'materials', output: 0, standardQuantity: 2, standardPrice: 5, used: 0, actualPrice: 5 },
      results: { priceVariance: 0, quantityVariance: 0, total: 0 },
      source: 'By hand: nothing made of nothing',
    },
  ],
  notes: [
    'Variances are signed as costs: above the standard is positive and unfavorable. Many textbooks print sizes with U and F alone.',
    'The standard is that for the units that were made, not for those that were planned.',
    'A variance says that something differed, not who is to answer for it.',
  ],
  references: [
    {
      title: 'OpenStax: Principles of Accounting, volume 2, ch. 8',
      url: 'https://openstax.org/books/principles-managerial-accounting/pages/8-key-terms',
    },
    { title: 'Horngren, Datar, Rajan: Cost Accounting, 15th ed., ch. 7' },
  ],
});
