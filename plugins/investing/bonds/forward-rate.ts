import { choice, defineCalculator, isAbove, isBelow, measure, number, percent, roundTo } from '@reckoner/engine';

const spotRate = { min: -10, max: 100, usual: [0.1, 30] } as const;

/** What a deposit from the first time to the second has to yield so that rolling over is worth as much as the longer term. */
export default defineCalculator({
  title: 'Forward rate',
  description:
    'Forward interest rate between two future times that two spot rates imply, with the discount factors, by annual, periodic, continuous or simple compounding.',
  keywords: ['implied forward rate', 'forward yield', 'forward rate agreement', 'spot and forward rates', 'FRA rate'],
  inputs: {
    rate1: percent({ label: 'Spot rate of the shorter term', symbol: 's_1', ...spotRate }),
    time1: measure('yr', { label: 'Shorter term', symbol: 't_1', above: 0, max: 100, usual: [0.02, 50] }),
    rate2: percent({ label: 'Spot rate of the longer term', symbol: 's_2', ...spotRate }),
    time2: measure('yr', { label: 'Longer term', symbol: 't_2', above: 0, max: 100, usual: [0.02, 50] }),
    compounding: choice(
      {
        annual: 'Annual',
        semiannual: 'Semiannual',
        quarterly: 'Quarterly',
        monthly: 'Monthly',
        continuous: 'Continuous',
        simple: { label: 'None (simple interest)', also: ['simple', 'money market'] },
      },
      { label: 'Compounding', help: 'Of both spot rates and of the forward rate.', default: 'annual' },
    ),
  },
  outputs: {
    forward: percent({ label: 'Forward rate a year', symbol: 'f', places: 4 }),
    growth: percent({ label: 'Interest between the two times', places: 4 }),
    discount1: number({ label: 'Discount factor of the shorter term', symbol: 'd_1', places: 6 }),
    discount2: number({ label: 'Discount factor of the longer term', symbol: 'd_2', places: 6 }),
  },
  formula: ({ rate1, time1, rate2, time2, compounding }) => {
    const span = time2 - time1;
    const growthOf = (rate: number, years: number) => {
      if (compounding === 'continuous') return Math.exp(rate * years);
      if (compounding === 'simple') return 1 + rate * years;
      const perYear =
        compounding === 'annual' ? 1 : compounding === 'semiannual' ? 2 : compounding === 'quarterly' ? 4 : 12;
      return (1 + rate / perYear) ** (perYear * years);
    };
    const rateOf = (factor: number) => {
      if (compounding === 'continuous') return Math.log(factor) / span;
      if (compounding === 'simple') return (factor - 1) / span;
      const perYear =
        compounding === 'annual' ? 1 : compounding === 'semiannual' ? 2 : compounding === 'quarterly' ? 4 : 12;
      return perYear * (factor ** (1 / (perYear * span)) - 1);
    };
    const growth1 = growthOf(rate1, time1);
    const growth2 = growthOf(rate2, time2);
    return {
      forward: rateOf(growth2 / growth1),
      growth: growth2 / growth1 - 1,
      discount1: 1 / growth1,
      discount2: 1 / growth2,
    };
  },
  explanation:
    'From {time1} until {time2} the spot rates imply a forward rate of {forward} a year: the shorter term followed by an investment at it gives as much as the longer term.',
  requires: [
    {
      that: ({ time1, time2 }) => time1 < time2,
      field: 'time2',
      says: 'The longer term, {time2}, must be longer than the shorter one, {time1}.',
    },
    {
      that: ({ compounding, rate1, time1 }) => compounding !== 'simple' || isAbove(1 + rate1 * time1, 0.1),
      field: 'rate1',
      says: 'With simple interest of {rate1} next to nothing or less would be left after {time1}.',
    },
    {
      that: ({ compounding, rate2, time2 }) => compounding !== 'simple' || isAbove(1 + rate2 * time2, 0.1),
      field: 'rate2',
      says: 'With simple interest of {rate2} next to nothing or less would be left after {time2}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ compounding, time2 }) => compounding === 'simple' && time2 > 1,
      says: 'Simple interest is usual for terms of up to a year: over {time2} check that both rates are quoted so.',
    },
    {
      level: 'caution',
      when: ({ forward }) => isBelow(forward, -0.02),
      says: 'The forward rate of {forward} is far below zero: check that both are spot (zero-coupon) rates of the same curve and the terms are right.',
    },
    {
      level: 'caution',
      when: ({ forward }) => isAbove(roundTo(100 * forward, 4), 40),
      says: 'The forward rate of {forward} is very high: check that both are spot (zero-coupon) rates of the same curve and the terms are right.',
    },
  ],
  examples: [
    {
      inputs: { rate1: 6.3, time1: 1, rate2: 6.9, time2: 2 },
      results: { forward: 7.503386642, growth: 7.503386642, discount1: 0.9407337723, discount2: 0.8750736156 },
      source: 'QuantLib: InterestRate.impliedRate; by hand 1.069²/1.063 - 1',
    },
    {
      inputs: { rate1: 4, time1: 2, rate2: 5, time2: 5.5, compounding: 'semiannual' },
      results: { forward: 5.573627913, growth: 21.21652574 },
      source: 'QuantLib: InterestRate.impliedRate',
    },
    {
      inputs: { rate1: 2, time1: 0.25, rate2: 2.5, time2: 1, compounding: 'quarterly' },
      results: { forward: 2.666804826, growth: 2.013467969 },
      source: 'QuantLib: InterestRate.impliedRate',
    },
    {
      inputs: { rate1: 2, time1: 1, rate2: 1.5, time2: 3, compounding: 'monthly' },
      results: { forward: 1.250078, growth: 2.530337723 },
      source: 'QuantLib: InterestRate.impliedRate',
    },
    {
      inputs: { rate1: 3, time1: 1, rate2: 4, time2: 2, compounding: 'continuous' },
      results: { forward: 5, growth: 5.127109638, discount2: 0.9231163464 },
      source: 'By hand: (2 × 4 - 3)/1; exp(0.05)',
    },
    {
      inputs: { rate1: 3, time1: '6 months', rate2: 3.5, time2: '9 months', compounding: 'simple' },
      results: { forward: 4.433497537, growth: 1.108374384 },
      source: 'By hand: (1.02625/1.015 - 1)/0.25',
    },
    {
      inputs: { rate1: 2, time1: 1, rate2: 3, time2: 3, compounding: 'simple' },
      results: { forward: 3.431372549 },
      cautions: ['Simple interest is usual'],
      source: 'By hand: (1.09/1.02 - 1)/2',
    },
    {
      inputs: { rate1: 5, time1: 5, rate2: 1, time2: 5.5 },
      results: { forward: -31.50764154 },
      cautions: ['far below zero'],
      source: 'QuantLib: InterestRate.impliedRate',
    },
    {
      inputs: { rate1: 3, time1: 1, rate2: 25, time2: 2, compounding: 'continuous' },
      results: { forward: 47 },
      cautions: ['very high'],
      source: 'By hand: 2 × 25 - 3',
    },
    { inputs: { rate1: 3, time1: 2, rate2: 4, time2: 2 }, refused: 'must be longer', source: 'By hand' },
    {
      inputs: { rate1: -10, time1: 9, rate2: 4, time2: 12, compounding: 'simple' },
      refused: 'left after',
      source: 'By hand',
    },
    {
      inputs: { rate1: 4, time1: 9, rate2: -10, time2: 10, compounding: 'simple' },
      refused: 'left after',
      source: 'By hand',
    },
  ],
  notes: [
    'A forward rate is what the rates of today imply, no forecast: the market also asks for a premium for risk and for liquidity.',
    'Times are by the day count of the rates: on actual/360, 91 days are 0.2528 years.',
    'Spot rates are those of zero-coupon bonds or deposits; par yields of coupon bonds are to be turned into them first.',
  ],
  references: [
    {
      title: 'Fabozzi: Bond Markets, Analysis, and Strategies',
    },
    { title: 'Hull: Options, Futures, and Other Derivatives' },
  ],
});
