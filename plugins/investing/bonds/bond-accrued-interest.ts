import { date, days360, defineCalculator, integer, isAbove, isBelow, money, percent } from '@reckoner/engine';
import { couponDate, couponPeriod, couponRate, couponsPerYear, dayCount, days360Us, face } from '../shared/bonds.js';

/** The coupon of the period times the part of it that has passed, which the day count says. */
export default defineCalculator({
  title: 'Bond accrued interest',
  description:
    'Accrued interest of a fixed-coupon bond at settlement from coupon, maturity and day count, with the days that have accrued, the coupon dates around settlement and the dirty price.',
  keywords: [
    'accrued coupon',
    'dirty price',
    'invoice price',
    'ACCRINT',
    'day count convention',
    '30/360',
    'days accrued',
  ],
  inputs: {
    face,
    couponRate,
    frequency: couponsPerYear,
    settlement: date({ label: 'Settlement date', min: '1900-01-01', max: '2200-12-31' }),
    maturity: date({
      label: 'Maturity date',
      help: 'Coupon dates are counted back from it; on a month’s last day, all are month ends.',
      min: '1900-01-01',
      max: '2200-12-31',
    }),
    dayCount,
    price: money({
      label: 'Clean price',
      help: 'For the face value given.',
      symbol: 'P',
      above: 0,
      max: 1e12,
      optional: true,
    }),
  },
  outputs: {
    accrued: money({ label: 'Accrued interest', symbol: 'AI' }),
    daysAccrued: integer({ label: 'Days accrued', help: 'As the day count counts them.' }),
    part: percent({ label: 'Part of a coupon', places: 4 }),
    coupon: money({ label: 'Coupon of a period', symbol: 'C' }),
    previous: date({ label: 'Previous coupon date' }),
    next: date({ label: 'Next coupon date' }),
    dirty: money({ label: 'Dirty price', optional: true }),
  },
  formula: ({ face, couponRate, frequency, settlement, maturity, dayCount, price }) => {
    const period = couponPeriod(settlement, maturity, frequency, dayCount);
    const previous = couponDate(maturity, (period.coupons * 12) / frequency);
    const next = couponDate(maturity, ((period.coupons - 1) * 12) / frequency);
    const daysAccrued =
      dayCount === 'thirty360'
        ? days360Us(previous, settlement, maturity)
        : dayCount === 'thirtyE360'
          ? days360(previous, settlement, '30E/360')
          : settlement - previous;
    const coupon = (face * couponRate) / frequency;
    const accrued = coupon * period.accrued;
    const results = { accrued, daysAccrued, part: period.accrued, coupon, previous, next };
    return price === undefined ? results : { ...results, dirty: price + accrued };
  },
  stepwise: [
    'Coupon dates are counted back from maturity, as month ends where it is one: settlement lies between two of them, or on the first of the two.',
    'With 30/360 and 30E/360 the part of a coupon is the days of 30-day months since the previous coupon, over 360 days divided by the coupons a year; with 30/360 (US) the last day of February counts as a 30th where coupons are paid at month ends.',
    'With actual/actual it is the calendar days since the previous coupon over those of the coupon period; with actual/360 and actual/365 over 360 or 365 days divided by the coupons a year.',
    'Accrued interest = coupon × that part. Dirty price = clean price + accrued interest.',
  ],
  explanation:
    'By {dayCount} {daysAccrued} {daysAccrued|day has|days have} passed since the coupon date of {previous}: the accrued interest is {accrued}, with a coupon of {coupon} a period{dirty?, and the dirty price {dirty}|}.',
  requires: [
    {
      that: ({ settlement, maturity }) => settlement < maturity,
      field: 'maturity',
      says: 'The bond has matured at settlement: the maturity date, {maturity}, must be after {settlement}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ price, face }) => price !== undefined && (isBelow(price, 0.3 * face) || isAbove(price, 3 * face)),
      says: 'A price of {price} is far from the face value, {face}: give both for the same bond, such as 100 for a price quoted per 100.',
    },
    {
      level: 'caution',
      when: ({ part }) => isAbove(part, 1),
      says: 'By this day count more than one coupon has accrued before it is paid: check the day count against the terms of the bond.',
    },
    {
      level: 'note',
      when: ({ dayCount }) => dayCount === 'actual360' || dayCount === 'actual365',
      says: 'Where coupons, too, are paid by the days of this count, the next one is not exactly {coupon}; the accrued interest is the same.',
    },
  ],
  examples: [
    {
      inputs: { couponRate: 4, settlement: '2026-03-10', maturity: '2030-08-28' },
      results: { accrued: 1.33, daysAccrued: 12, previous: '2026-02-28' },
      source: 'By hand: not at month ends, February stays as it is: 30 + 10 - 28',
    },
    {
      inputs: { couponRate: 4, settlement: '2026-03-31', maturity: '2030-08-31' },
      results: { accrued: 3.33, daysAccrued: 30, previous: '2026-02-28' },
      source: 'SIFMA 30/360 as Kalotay tells it (Day Count Conventions): at month ends both days are a 30th',
    },
    {
      inputs: {
        face: 150000,
        couponRate: 6.75,
        settlement: '2000-08-15',
        maturity: '2005-05-15',
        dayCount: 'actualActual',
      },
      results: { accrued: 2531.25, daysAccrued: 92, part: 50 },
      source: '31 CFR 356, Appendix B, §I.D: 92 of 184 days, $2,531.25',
    },
    {
      inputs: { couponRate: 6, settlement: '2026-03-10', maturity: '2031-09-10', price: 95 },
      results: { accrued: 0, dirty: 95 },
      cautions: ['quoted per 100'],
      source: 'By hand: settlement on a coupon date',
    },
    {
      inputs: { couponRate: 4, settlement: '2026-03-10', maturity: '2031-09-15', dayCount: 'actualActual', price: 950 },
      results: {
        accrued: 19.45,
        daysAccrued: 176,
        part: 97.23756906,
        coupon: 20,
        previous: '2025-09-15',
        next: '2026-03-15',
        dirty: 969.45,
      },
      source: 'QuantLib: ActualActual(ISMA) on a schedule back from maturity; 20 × 176/181',
    },
    {
      inputs: { couponRate: 4, settlement: '2026-03-10', maturity: '2031-09-15' },
      results: { accrued: 19.44, daysAccrued: 175, part: 97.22222222 },
      source: 'QuantLib: Thirty360(USA)',
    },
    {
      inputs: {
        couponRate: 4,
        settlement: '2026-03-10',
        maturity: '2031-09-15',
        dayCount: 'actual360',
        frequency: 'annual',
      },
      results: { accrued: 19.56, daysAccrued: 176, part: 48.88888889, next: '2026-09-15' },
      cautions: ['not exactly'],
      source: 'QuantLib: Actual360',
    },
    {
      inputs: {
        couponRate: 4,
        settlement: '2026-03-10',
        maturity: '2031-09-15',
        dayCount: 'actual365',
        frequency: 'annual',
      },
      results: { accrued: 19.29, daysAccrued: 176, part: 48.21917808 },
      cautions: ['not exactly'],
      source: 'QuantLib: Actual365Fixed',
    },
    {
      inputs: { couponRate: 4, settlement: '2026-08-30', maturity: '2031-02-28', dayCount: 'thirtyE360' },
      results: { accrued: 20.22, daysAccrued: 182, part: 101.1111111, previous: '2026-02-28', next: '2026-08-31' },
      cautions: ['more than one coupon'],
      source: 'QuantLib: Thirty360(European)',
    },
    {
      inputs: { face: 1000000, couponRate: 0.87, settlement: '2014-07-11', maturity: '2021-04-30' },
      results: { accrued: 1715.83, daysAccrued: 71, part: 39.44444444 },
      source: 'QuantLib: Thirty360(USA)',
    },
    {
      inputs: { couponRate: 4, settlement: '2026-02-28', maturity: '2031-02-28', price: 990 },
      results: { accrued: 0, daysAccrued: 0, part: 0, dirty: 990, previous: '2026-02-28', next: '2026-08-31' },
      source: 'By hand: settlement on a coupon date, the end of February',
    },
    {
      inputs: { couponRate: 4, settlement: '2031-09-15', maturity: '2031-09-15' },
      refused: 'has matured',
      source: 'By hand: nothing is left to accrue',
    },
  ],
  notes: [
    'Which day count holds is written in the terms of the bond. Commonly: actual/actual for US Treasury notes and bonds and many government bonds, 30/360 for US corporate and municipal bonds.',
    'Holds in regular coupon periods: not in a longer or shorter first one, nor where the bond trades ex-dividend.',
  ],
  references: [
    {
      title: 'Kalotay: Day Count Conventions',
      url: 'http://kalotay.com/SupportingDocumentation/BondOAS/daycounts.html',
    },
    { title: 'OASIS OpenFormula 1.2, §6.12 Financial functions: COUPDAYBS, COUPDAYS, COUPPCD, COUPNCD' },
    { title: '31 CFR Part 356, Appendix B, §I' },
  ],
});
