import {
  choice,
  defineCalculator,
  findRoot,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  isNear,
  measure,
  money,
  noResult,
  percent,
  roundNear,
  roundTo,
} from '@reckoner/engine';

/** Value of 1 at the end of each period, also at a rate next to zero. */
function annuity(rate: number, periods: number): number {
  return isNear(rate, 0, 1e-15) ? periods : -Math.expm1(-periods * Math.log1p(rate)) / rate;
}

const ofBond = { when: { given: 'bond' } } as const;

/** The yield at which the net proceeds are worth coupons and face value, less the tax that interest saves. */
export default defineCalculator({
  title: 'Cost of debt',
  description:
    'After-tax cost of debt from a bond’s price, coupon, term and flotation cost, or from an interest rate, with the yield before tax.',
  keywords: ['after-tax cost of debt', 'pre-tax cost of debt', 'flotation cost of bonds', 'cost of new debt'],
  related: ['wacc', 'bond-yield-to-maturity', 'cost-of-equity'],
  inputs: {
    given: choice(
      {
        bond: { label: 'A bond', also: ['bond', 'yield to maturity'] },
        rate: { label: 'An interest rate', also: ['loan', 'rate'] },
      },
      { label: 'Given', default: 'bond' },
    ),
    price: money({
      label: 'Price that investors pay',
      symbol: 'P',
      help: 'For the face value given, without accrued interest.',
      above: 0,
      max: 1e12,
      ...ofBond,
    }),
    face: money({ label: 'Face value', symbol: 'F', above: 0, max: 1e12, default: 1000, ...ofBond }),
    couponRate: percent({ label: 'Coupon rate a year', symbol: 'c', min: 0, max: 100, usual: [0.25, 25], ...ofBond }),
    years: measure('yr', { label: 'Time to maturity', symbol: 'T', above: 0, max: 100, usual: [1, 50], ...ofBond }),
    flotation: percent({
      label: 'Flotation cost',
      symbol: 'f',
      help: 'Of the price: $25 on a bond sold at $1,000 are 2.5%.',
      min: 0,
      max: 50,
      usual: [0.25, 15],
      default: 0,
      ...ofBond,
    }),
    rate: percent({
      label: 'Interest rate a year',
      symbol: 'r',
      help: 'Before tax, at which the company would borrow today.',
      min: 0,
      max: 200,
      usual: [0.5, 40],
      when: { given: 'rate' },
    }),
    frequency: choice(
      {
        annual: { label: 'Annually', value: 1 },
        semiannual: { label: 'Semiannually', value: 2 },
        quarterly: { label: 'Quarterly', value: 4 },
        monthly: { label: 'Monthly', value: 12 },
      },
      { label: 'Interest is paid', symbol: 'm', default: 'semiannual' },
    ),
    taxRate: percent({ label: 'Marginal tax rate', symbol: 't', min: 0, max: 60, usual: [5, 50] }),
  },
  outputs: {
    afterTax: percent({ label: 'After-tax cost of debt', symbol: 'k_d', places: 3 }),
    beforeTax: percent({ label: 'Cost of debt before tax', symbol: 'y', places: 3 }),
    effective: percent({ label: 'Effective annual cost before tax', symbol: 'y_e', places: 3 }),
    effectiveAfterTax: percent({ label: 'Effective annual cost after tax', symbol: 'k_e', places: 3 }),
    proceeds: money({ label: 'Net proceeds', symbol: 'N', optional: true }),
    marketYield: percent({ label: 'Yield to the investors', symbol: 'y_0', places: 3, optional: true }),
  },
  formula: (inputs) => {
    const { taxRate, frequency } = inputs;
    if (inputs.given === 'rate') {
      const effective = Math.expm1(frequency * Math.log1p(inputs.rate / frequency));
      return {
        afterTax: inputs.rate * (1 - taxRate),
        beforeTax: inputs.rate,
        effective,
        effectiveAfterTax: effective * (1 - taxRate),
      };
    }
    const { price, face, couponRate, years, flotation } = inputs;
    const periods = Math.max(1, roundNear(years * frequency));
    const coupon = (face * couponRate) / frequency;
    const proceeds = price * (1 - flotation);
    const error = (rate: number, paid: number) =>
      (coupon * annuity(rate, periods) + face * (1 + rate) ** -periods) / paid - 1;
    if (error(-0.1, price) < 0) throw noResult('The price is so high that the yield is below -10% per period.');
    if (error(10, proceeds) > 0) throw noResult('The price is so low that the yield is over 1000% per period.');
    const yieldOf = (paid: number) => {
      const root = findRoot((rate) => error(rate, paid), -0.1, 10);
      return isNear(root, 0, 1e-14) ? 0 : root;
    };
    const perPeriod = yieldOf(proceeds);
    const beforeTax = perPeriod * frequency;
    const effective = Math.expm1(frequency * Math.log1p(perPeriod));
    return {
      afterTax: beforeTax * (1 - taxRate),
      beforeTax,
      effective,
      effectiveAfterTax: effective * (1 - taxRate),
      proceeds,
      marketYield: yieldOf(price) * frequency,
    };
  },
  shown: ({ beforeTax, effective, taxRate }) => ({
    afterTax: beforeTax * (1 - taxRate),
    beforeTax: undefined,
    effective: undefined,
    effectiveAfterTax: effective * (1 - taxRate),
    marketYield: undefined,
  }),
  stepwise: [
    'The net proceeds are the price less the flotation cost.',
    'The cost per period is the rate at which the coupons and the face value, discounted, are worth the net proceeds; it is found by a search. Times the periods a year it is the cost before tax; compounded over them, the effective one. The yield to the investors is that of the full price.',
    'The tax that the interest saves is taken off: × (1 - tax rate).',
  ],
  explanation: ({ given, frequency, flotation, couponRate }) => {
    const often =
      frequency === 1 ? 'annually' : frequency === 2 ? 'semiannually' : frequency === 4 ? 'quarterly' : 'monthly';
    const paid = couponRate === 0 ? `with interest compounded ${often}` : `with interest paid ${often}`;
    const end = `the debt costs {beforeTax} a year before tax and {afterTax} after tax at {taxRate}; as effective annual rates {effective} and {effectiveAfterTax}.`;
    if (given === 'rate') return `At an interest rate of {rate}, ${paid}, ${end}`;
    const cost =
      (flotation ?? 0) > 0
        ? ', {proceeds} after a flotation cost of {flotation} (investors earn {marketYield})'
        : ', without flotation cost';
    return `Sold at {price}${cost}, with a coupon of {couponRate} on {face} for {years}, ${paid}, ${end}`;
  },
  requires: [
    {
      that: ({ price, face, couponRate, years }) =>
        couponRate < 0.01 || isAtMost(price, face * (1 + couponRate * years)),
      field: 'price',
      says: 'A price of {price} is above all that the bond pays, face value and coupons: check price, face value, coupon and term.',
    },
    {
      that: ({ price, face, couponRate }) =>
        couponRate < 0.01 || isAtLeast(price, 0.2 * face) || isAtMost(face * couponRate, 0.1 * price),
      field: 'price',
      says: 'A price of {price} is less than a fifth of the face value, {face}: for a price quoted per 100 give a face value of 100. The yield of a bond in such distress is no cost of debt.',
    },
    {
      that: ({ years, frequency }) =>
        isAbove(years * frequency, 0.5) && isNear(years * frequency, roundNear(years * frequency), 1e-6),
      field: 'years',
      says: 'The time to maturity, {years}, must be a whole number of interest periods: round it to the next interest date.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ price, face }) =>
        price !== undefined && face !== undefined && (isBelow(price, 0.3 * face) || isAbove(price, 3 * face)),
      says: 'A price of {price} is far from the face value, {face}: give both for the same bond, such as a face value of 100 for a price quoted per 100.',
    },
    {
      level: 'caution',
      when: ({ beforeTax, marketYield }) => roundTo(100 * (marketYield ?? beforeTax), 3) > 15,
      says: 'Interest above 15% is promised more than expected: with default likely, the expected cost of debt is lower than this.',
    },
    {
      level: 'caution',
      when: ({ beforeTax }) => roundTo(100 * beforeTax, 3) < 0,
      says: 'The yield is negative: the price is above all that the bond pays. Check price, coupon and term.',
    },
    {
      level: 'caution',
      when: ({ given, couponRate, beforeTax }) =>
        given === 'bond' &&
        couponRate !== undefined &&
        couponRate > 0 &&
        isBelow(3 * beforeTax, couponRate) &&
        beforeTax >= 0,
      says: 'The yield is less than a third of the coupon rate, {couponRate}: check that the price belongs to this face value and term.',
    },
    {
      level: 'note',
      when: ({ flotation, taxRate }) => (flotation ?? 0) > 0 && taxRate > 0,
      says: 'The tax saved by writing off the flotation cost over the term is not counted: it makes the cost a little lower.',
    },
  ],
  examples: [
    {
      inputs: { price: 1000, couponRate: 9, years: 25, flotation: 2, frequency: 'annual', taxRate: 35 },
      results: {
        beforeTax: 9.207038074,
        afterTax: 5.984574748,
        effective: 9.207038074,
        proceeds: 980,
        marketYield: '9.00000',
      },
      cautions: ['writing off the flotation cost'],
      source: 'A solved textbook problem: 9.207038074% and 5.98%',
    },
    {
      inputs: { price: 1000, couponRate: 9, years: 25, flotation: 11, frequency: 'annual', taxRate: 35 },
      results: { beforeTax: 10.2336862709, afterTax: 6.651896076, proceeds: 890 },
      cautions: ['writing off the flotation cost'],
      source: 'The same problem at 11%: 10.2336862709% and 6.65%',
    },
    {
      inputs: { price: 950, couponRate: 6, years: 10, taxRate: 25 },
      results: { beforeTax: 6.6939021802, afterTax: 5.02042663515, marketYield: 6.6939021802 },
      source: 'Gnumeric: RATE(20, 30, -950, 1000)*2; × 0.75',
    },
    {
      inputs: { price: 100, face: 100, couponRate: 8, years: 5, frequency: 'quarterly', taxRate: 30 },
      results: { beforeTax: '8.00000', afterTax: '5.60000', effective: 8.243216 },
      source: 'By hand: at par the coupon rate; 1.02^4 - 1',
    },
    {
      inputs: { given: 'rate', rate: 6, frequency: 'monthly', taxRate: 21 },
      results: { beforeTax: 6, afterTax: 4.74, effective: 6.167781186, effectiveAfterTax: 4.872547137 },
      source: 'By hand: 6 × 0.79; Python: 1.005^12 - 1',
    },
    {
      inputs: { price: 250, couponRate: 5, years: 10, frequency: 'annual', taxRate: 25 },
      results: { beforeTax: 27.83676543 },
      cautions: ['far from the face value', 'promised more than expected'],
      source: 'Python with scipy: brentq on ten coupons of 50 and 1000',
    },
    {
      inputs: { price: 98.5, couponRate: 5, years: 10, taxRate: 25 },
      refused: 'give a face value of 100',
      source: 'By definition: a price quoted per 100',
    },
    {
      inputs: { price: 1000, couponRate: 9, years: 1, flotation: 8, frequency: 'annual', taxRate: 25 },
      results: { beforeTax: 18.47826087, afterTax: 13.85869565, marketYield: '9.00000' },
      cautions: ['writing off the flotation cost'],
      source: 'By hand: 1090/920 - 1; investors earn the coupon',
    },
    {
      inputs: { price: 199, couponRate: 1, years: 30, frequency: 'annual', taxRate: 25 },
      results: { beforeTax: 8.35412884 },
      cautions: ['far from the face value'],
      source: 'Python with scipy: brentq on 30 coupons of 10 and 1000',
    },
    {
      inputs: { price: 1020, couponRate: 0.5, years: 2, frequency: 'annual', taxRate: 0 },
      results: { beforeTax: -0.49261683 },
      cautions: ['yield is negative'],
      source: 'Python with scipy: brentq on 5 and 1005',
    },
    {
      inputs: { price: 1500, couponRate: 5, years: 5, taxRate: 0 },
      refused: 'above all that the bond pays',
      source: 'By hand: 1250 in all',
    },
    {
      inputs: { price: 1400, couponRate: 10, years: 5, frequency: 'annual', taxRate: 25 },
      results: { beforeTax: 1.60958728 },
      cautions: ['less than a third'],
      source: 'Python with scipy: brentq on five coupons of 100 and 1000',
    },
    {
      inputs: { price: 950, couponRate: 6, years: 10.3, taxRate: 25 },
      refused: 'whole number of interest periods',
      source: 'By definition',
    },
    {
      inputs: { price: 1000, couponRate: 0, years: 2, frequency: 'annual', taxRate: 25 },
      results: { beforeTax: 0, afterTax: 0, effective: 0 },
      source: 'By hand: what is paid comes back, and no more',
    },
    {
      inputs: { price: 1e9, couponRate: 0, years: 1, taxRate: 25 },
      noResult: 'so high',
      source: 'By hand: a million times the face value',
    },
    {
      inputs: { price: 0.01, couponRate: 0, years: 1, taxRate: 25 },
      noResult: 'so low',
      source: 'By hand: 100,000 times the price within a year',
    },
  ],
  notes: [
    'The cost of debt for a WACC is what new debt costs today, not the coupon of old debt.',
    'Most textbooks put the nominal cost into a WACC; beside a cost of equity, which is an effective one, the effective cost is the more exact.',
    'Interest saves tax only where there is profit to be taxed and no rule limits its deduction (in the United States section 163(j), as of 2026).',
    'A WACC that asks for the cost of debt before tax takes the tax off by itself: give it the cost before tax, not the one after tax.',
  ],
  references: [
    {
      title:
        'Brigham, Daves: Intermediate Financial Management, cost of debt and flotation costs; a solved problem of it opened',
      url: 'https://wizedu.com/questions/883504/the-cost-of-debt-and-flotation-costs-suppose-a',
    },
  ],
});
