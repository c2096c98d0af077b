import { choice, date, defineCalculator, measure, money, number, percent } from '@reckoner/engine';
import {
  couponPeriod,
  couponRate,
  couponsPerYear,
  dayCount,
  dirtyPrice,
  face,
  periodsOfTerm,
  redemption,
} from '../shared/bonds.js';

/** Present value of coupons and redemption at the yield; between coupon dates by the convention of the spreadsheets' PRICE. */
export default defineCalculator({
  title: 'Bond price',
  description:
    'Clean and dirty price of a fixed-coupon bond from coupon, yield and time to maturity or settlement and maturity dates.',
  keywords: ['bond valuation', 'clean price', 'dirty price', 'accrued interest', 'PRICE', 'present value of a bond'],
  inputs: {
    face,
    couponRate,
    redemption,
    yieldRate: percent({
      label: 'Yield to maturity a year',
      help: 'Compounded as often as coupons are paid.',
      symbol: 'y',
      min: -10,
      max: 100,
      usual: [0.1, 30],
    }),
    frequency: couponsPerYear,
    timeGiven: choice({ years: 'Years to maturity', dates: 'Dates' }, { label: 'Time is given as', default: 'years' }),
    years: measure('yr', {
      label: 'Time to maturity',
      symbol: 't',
      above: 0,
      max: 100,
      usual: [0.05, 50],
      when: { timeGiven: 'years' },
    }),
    settlement: date({
      label: 'Settlement date',
      min: '1900-01-01',
      max: '2200-12-31',
      when: { timeGiven: 'dates' },
    }),
    maturity: date({ label: 'Maturity date', min: '1900-01-01', max: '2200-12-31', when: { timeGiven: 'dates' } }),
    dayCount: { ...dayCount, when: { timeGiven: 'dates' } },
  },
  outputs: {
    price: money({ label: 'Clean price', symbol: 'P' }),
    perHundred: number({ label: 'Clean price per 100 of face value', places: 4 }),
    accrued: money({ label: 'Accrued interest' }),
    dirty: money({ label: 'Dirty price' }),
  },
  formula: ({
    face,
    couponRate,
    redemption,
    yieldRate,
    frequency,
    timeGiven,
    years,
    settlement,
    maturity,
    dayCount,
  }) => {
    const period =
      timeGiven === 'dates' ? couponPeriod(settlement, maturity, frequency, dayCount) : periodsOfTerm(years, frequency);
    const coupon = (face * couponRate) / frequency;
    const dirty = dirtyPrice(coupon, face * redemption, yieldRate / frequency, period);
    const accrued = coupon * period.accrued;
    const price = dirty - accrued;
    return { price, perHundred: (100 * price) / face, accrued, dirty };
  },
  stepwise: [
    'The coupons and the redemption are discounted at the yield per coupon period, over the part of a period until the first and whole periods after it: the dirty price.',
    'The accrued interest is the coupon times the part of its period that has passed.',
    'Price = dirty price - accrued interest.',
  ],
  explanation: ({ accrued }) =>
    accrued === 0
      ? 'At a yield of {yieldRate} the bond is worth {price}.'
      : 'At a yield of {yieldRate} the bond is worth {price}, and {dirty} with {accrued} of accrued interest.',
  requires: [
    {
      that: ({ settlement, maturity }) => settlement < maturity,
      field: 'maturity',
      says: 'The bond has matured at settlement: the maturity date, {maturity}, must be after {settlement}.',
    },
  ],
  examples: [
    {
      inputs: { couponRate: 6, yieldRate: 5, years: 10 },
      results: { price: 1077.95, perHundred: 107.7945811, accrued: 0, dirty: 1077.95 },
      source: 'Gnumeric: PV(0.05/2, 20, -30, -1000)',
    },
    {
      inputs: {
        face: 100,
        couponRate: 5.75,
        yieldRate: 6.5,
        timeGiven: 'dates',
        settlement: '2008-02-15',
        maturity: '2017-11-15',
      },
      results: { perHundred: 94.634361621 },
      source: 'Gnumeric: PRICE(DATE(2008,2,15), DATE(2017,11,15), 0.0575, 0.065, 100, 2, 0)',
    },
    {
      inputs: {
        face: 100,
        couponRate: 4,
        yieldRate: 5,
        timeGiven: 'dates',
        settlement: '2026-03-10',
        maturity: '2031-09-15',
        dayCount: 'actualActual',
      },
      results: { perHundred: 95.231835909 },
      source: 'Gnumeric: PRICE(…, 0.04, 0.05, 100, 2, 1)',
    },
    {
      inputs: {
        face: 100,
        couponRate: 4,
        yieldRate: 5,
        frequency: 'annual',
        timeGiven: 'dates',
        settlement: '2026-03-10',
        maturity: '2031-09-15',
        dayCount: 'actual360',
      },
      results: { perHundred: 95.194344144 },
      source: 'Gnumeric: PRICE(…, 0.04, 0.05, 100, 1, 2)',
    },
    {
      inputs: {
        face: 100,
        couponRate: 4,
        yieldRate: 5,
        frequency: 'annual',
        timeGiven: 'dates',
        settlement: '2026-03-10',
        maturity: '2031-09-15',
        dayCount: 'actual365',
      },
      results: { perHundred: 95.255227308 },
      source: 'Gnumeric: PRICE(…, 0.04, 0.05, 100, 1, 3)',
    },
    {
      inputs: {
        face: 100,
        couponRate: 4,
        yieldRate: 5,
        timeGiven: 'dates',
        settlement: '2026-03-10',
        maturity: '2031-09-15',
        dayCount: 'thirtyE360',
      },
      results: { perHundred: 95.231774592 },
      source: 'Gnumeric: PRICE(…, 0.04, 0.05, 100, 2, 4)',
    },
    {
      inputs: {
        face: 100,
        couponRate: 0.87,
        yieldRate: 8.08,
        timeGiven: 'dates',
        settlement: '2014-07-11',
        maturity: '2021-04-30',
      },
      results: { perHundred: 62.82521346 },
      source: 'Python: 14 coupons at month ends, 71 of 180 days accrued (Gnumeric: COUPDAYBS, COUPNUM) and 109 ahead',
    },
    {
      inputs: {
        face: 100,
        couponRate: 4,
        yieldRate: 5,
        timeGiven: 'dates',
        settlement: '2002-03-31',
        maturity: '2003-02-28',
        frequency: 'annual',
      },
      results: { accrued: 0.33, dirty: 99.44 },
      source: 'By hand: from 28 February 30 days of 360 have accrued (SIFMA); 104/(1 + 0.05 × 330/360)',
    },
    {
      inputs: {
        face: 100,
        couponRate: 4,
        yieldRate: 5,
        timeGiven: 'dates',
        settlement: '2026-02-28',
        maturity: '2031-02-28',
      },
      results: { perHundred: 95.62396803, accrued: 0 },
      source: 'Python: ten coupons of 2 and 100 at 2.5%; on the coupon date at the end of February nothing has accrued',
    },
    {
      inputs: {
        face: 100,
        couponRate: 4,
        yieldRate: 5,
        timeGiven: 'dates',
        settlement: '2026-03-10',
        maturity: '2027-08-28',
      },
      results: { accrued: 0.13, dirty: 98.73 },
      source:
        'By hand: not at month ends, 12 of 180 days since 28 February; (2 × 2.856023795 + 100/1.025³) × 1.025^(12/180)',
    },
    {
      inputs: {
        couponRate: 4,
        yieldRate: 5,
        timeGiven: 'dates',
        settlement: '2031-09-15',
        maturity: '2031-09-15',
      },
      refused: 'has matured',
      source: 'By hand: nothing is left to pay',
    },
    {
      inputs: { couponRate: 6, yieldRate: 5, years: '8 months', frequency: 'monthly', redemption: 105 },
      results: { price: 1054.91, accrued: 0 },
      source: 'Python: eight coupons of 5 and 1050 at 5%/12 a month',
    },
  ],
  notes: [
    'A term of years that is no whole number of coupon periods counts the first period as broken.',
    'In the last coupon period interest is simple; with 30/360 the days until the next coupon are those of the period that have not accrued.',
    'With 30/360 (US) the last day of February counts as a 30th where coupons are paid at month ends.',
  ],
  references: [
    { title: 'Fabozzi: Bond Markets, Analysis, and Strategies, chapter Pricing of Bonds' },
    { title: 'OASIS OpenFormula 1.2, §6.12 Financial functions: PRICE' },
    { title: 'MSRB Rule G-33: Calculations' },
  ],
});
