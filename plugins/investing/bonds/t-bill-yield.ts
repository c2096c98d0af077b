import {
  addYears,
  choice,
  date,
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  money,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';

/** Bank discount on 360 days, the yields on the price, and the investment rate, as the US Treasury computes them. */
export default defineCalculator({
  title: 'Treasury bill yields',
  description:
    'Price, bank discount rate, money-market yield and bond equivalent yield of a US Treasury bill from its discount rate or price and its dates or days to maturity.',
  keywords: [
    'T-bill yield',
    'TBILLEQ',
    'TBILLPRICE',
    'TBILLYIELD',
    'coupon-equivalent yield',
    'investment rate',
    'bank discount rate',
    'bond equivalent yield',
  ],
  inputs: {
    given: choice(
      { discountRate: 'Discount rate', price: 'Price per 100' },
      { label: 'Given', default: 'discountRate' },
    ),
    quotedRate: percent({
      label: 'Quoted discount rate',
      help: 'Of the face value, on a year of 360 days.',
      symbol: 'd',
      min: -5,
      max: 30,
      usual: [0.1, 16],
      when: { given: 'discountRate' },
    }),
    quotedPrice: number({
      label: 'Price per 100 of face value',
      symbol: 'P',
      min: 60,
      max: 105,
      when: { given: 'price' },
    }),
    timeGiven: choice({ dates: 'Dates', days: 'Days' }, { label: 'Time is given as', default: 'dates' }),
    settlement: date({
      label: 'Settlement date',
      help: 'Of an auction, the issue date.',
      min: '1900-01-01',
      max: '2200-12-31',
      when: { timeGiven: 'dates' },
    }),
    maturity: date({ label: 'Maturity date', min: '1900-01-01', max: '2201-12-31', when: { timeGiven: 'dates' } }),
    days: integer({ label: 'Days to maturity', symbol: 'r', min: 1, max: 366, when: { timeGiven: 'days' } }),
    yearDays: choice(
      { regular: { label: '365', value: 365 }, leap: { label: '366', value: 366 } },
      {
        label: 'Days of the year from settlement',
        help: '366 where 29 February lies in the year after settlement.',
        symbol: 'y',
        default: 'regular',
        when: { timeGiven: 'days' },
      },
    ),
    face: money({ label: 'Face value', symbol: 'F', above: 0, max: 1e12, default: 1000 }),
  },
  outputs: {
    equivalent: percent({
      label: 'Bond equivalent yield',
      help: 'The investment rate of the Treasury.',
      symbol: 'i',
      places: 3,
    }),
    moneyMarket: percent({ label: 'Money-market yield', help: 'On the price, on a year of 360 days.', places: 3 }),
    discountRate: percent({ label: 'Discount rate', symbol: 'd', places: 3 }),
    effective: percent({ label: 'Effective annual yield', places: 3 }),
    price: number({ label: 'Price per 100', symbol: 'P', places: 6 }),
    cost: money({ label: 'Purchase price' }),
    interest: money({ label: 'Interest until maturity' }),
    daysLeft: integer({ label: 'Days from settlement to maturity', symbol: 'r' }),
  },
  formula: ({ given, quotedRate, quotedPrice, timeGiven, settlement, maturity, days, yearDays, face }) => {
    const daysLeft = timeGiven === 'dates' ? maturity - settlement : days;
    const year = timeGiven === 'dates' ? addYears(settlement, 1) - settlement : yearDays;
    const price = given === 'price' ? quotedPrice : 100 * (1 - (quotedRate * daysLeft) / 360);
    const discountRate = given === 'price' ? ((100 - price) / 100) * (360 / daysLeft) : quotedRate;
    const gain = (100 - price) / price;
    // P (1 + (r - y/2) i/y) (1 + i/2) = 100 beyond half a year: the root near the simple rate, without cancellation.
    const a = daysLeft / (2 * year) - 0.25;
    const b = daysLeft / year;
    const equivalent =
      2 * daysLeft <= year ? (gain * year) / daysLeft : (2 * gain) / (b + Math.sqrt(b ** 2 + 4 * a * gain));
    return {
      equivalent,
      moneyMarket: (gain * 360) / daysLeft,
      discountRate,
      effective: (1 + gain) ** (year / daysLeft) - 1,
      price,
      cost: (face * price) / 100,
      interest: face - (face * price) / 100,
      daysLeft,
    };
  },
  stepwise: [
    'Price = 100 × (1 - discount rate × days / 360).',
    'Money-market yield = (100 - price) / price × 360 / days.',
    'Bond equivalent yield up to half a year = (100 - price) / price × y / days, where y is 365, or 366 if the year after settlement has a 29 February.',
    'Beyond half a year it is the i with price × (1 + (days - y/2) × i / y) × (1 + i/2) = 100, as of a bond that pays interest after half a year.',
    'Effective annual yield = (100 / price)^(y / days) - 1.',
  ],
  explanation:
    '{daysLeft} {daysLeft|day|days} before maturity the bill costs {price} per 100 of face value: a discount rate of {discountRate} and a bond equivalent yield of {equivalent}.',
  requires: [
    {
      that: ({ settlement, maturity }) => settlement < maturity,
      field: 'maturity',
      says: 'The maturity date, {maturity}, must be after settlement, {settlement}.',
    },
    {
      that: ({ settlement, maturity }) => maturity - settlement <= 366,
      field: 'maturity',
      says: 'Treasury bills run for a year at most: {maturity} is more than a year after {settlement}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ equivalent }) => isBelow(equivalent, 0),
      says: 'The bill costs more than it pays: its yields are negative.',
    },
    {
      level: 'caution',
      when: ({ given, discountRate }) =>
        given === 'price' && (isAbove(roundTo(100 * discountRate, 3), 16) || isBelow(discountRate, -0.05)),
      says: 'The price is that of a discount rate of {discountRate}: check the price and the time.',
    },
  ],
  examples: [
    {
      inputs: { quotedRate: 7.61, settlement: '1989-11-24', maturity: '1990-02-22', face: 100 },
      results: { price: '98.097500', discountRate: 7.61, moneyMarket: 7.757588114, daysLeft: 90 },
      source: '31 CFR 356, Appendix B, §VI.A: 98.097500; money-market yield by hand',
    },
    {
      inputs: { given: 'price', quotedPrice: 95.934567, settlement: '1982-12-30', maturity: '1983-06-30' },
      results: { discountRate: '8.0415158', daysLeft: 182, cost: 959.35, interest: 40.65 },
      source: '31 CFR 356, Appendix B, §VI.C: 0.080415158',
    },
    {
      inputs: { given: 'price', quotedPrice: 99.559444, settlement: '1990-06-01', maturity: '1990-06-21' },
      results: { equivalent: 8.075725091, effective: 8.391457943 },
      source: '31 CFR 356, Appendix B, §VI.D.1: 8.076%; Python without rounding',
    },
    {
      inputs: { quotedRate: 7.65, settlement: '1990-06-07', maturity: '1991-06-06' },
      results: { price: '92.265000', equivalent: '8.2373244' },
      source: '31 CFR 356, Appendix B, §VI.D.2: 0.082373244',
    },
    {
      inputs: { quotedRate: 4, timeGiven: 'days', days: 183, yearDays: 'leap' },
      results: { equivalent: 4.151071793, effective: 4.194150286 },
      source: 'Python: exactly half a year, simple interest',
    },
    {
      inputs: { quotedRate: 4, timeGiven: 'days', days: 184, yearDays: 'leap' },
      results: { equivalent: 4.151074405, moneyMarket: 4.083484574 },
      source: 'Python: the equation of §VI.D.2 by bisection',
    },
    {
      inputs: { quotedRate: 4, timeGiven: 'days', days: 183 },
      results: { equivalent: 4.139495976 },
      source: 'Python: the equation of §VI.D.2 by bisection',
    },
    {
      inputs: { quotedRate: -0.3, timeGiven: 'days', days: 364 },
      results: { price: 100.303333333, equivalent: -0.3034764303 },
      cautions: ['yields are negative'],
      source: 'Python: the equation of §VI.D.2 by bisection',
    },
    {
      inputs: { given: 'price', quotedPrice: 95, timeGiven: 'days', days: 90 },
      results: { discountRate: 20 },
      cautions: ['check the price and the time'],
      source: 'By hand: 5 × 4',
    },
    {
      inputs: { quotedRate: 4, settlement: '2026-06-04', maturity: '2026-06-04' },
      refused: 'must be after',
      source: 'By hand',
    },
    {
      inputs: { quotedRate: 4, settlement: '2026-06-04', maturity: '2027-06-06' },
      refused: 'a year at most',
      source: 'By hand',
    },
  ],
  notes: [
    'Of US Treasury bills; bills of other countries use other days of the year, such as 365 in the United Kingdom.',
    'The function of spreadsheets for this yield takes 365 days up to half a year, also where 29 February lies in the year ahead.',
  ],
  references: [
    {
      title:
        '31 CFR Part 356, Appendix B, §VI: Computation of Purchase Price, Discount Rate, and Investment Rate (Coupon-Equivalent Yield) for Treasury Bills',
    },
    { title: 'OASIS OpenFormula 1.2, §6.12 Financial functions: TBILLEQ, TBILLPRICE, TBILLYIELD' },
  ],
});
