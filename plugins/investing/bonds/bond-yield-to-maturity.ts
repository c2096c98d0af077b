import {
  choice,
  date,
  defineCalculator,
  findRoot,
  isAbove,
  isBelow,
  measure,
  money,
  noResult,
  percent,
} from '@reckoner/engine';
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

/** The yield at which the bond price equation holds, compounded as often as coupons are paid (the spreadsheets' YIELD). */
export default defineCalculator({
  title: 'Bond yield to maturity',
  description:
    'Yield to maturity of a fixed-coupon bond from its clean price, coupon and time to maturity or settlement and maturity dates.',
  keywords: ['YTM', 'YIELD', 'redemption yield', 'bond equivalent yield', 'internal rate of return of a bond'],
  arithmetic: 'float64',
  inputs: {
    price: money({ label: 'Clean price', help: 'For the face value given.', symbol: 'P', above: 0, max: 1e12 }),
    face,
    couponRate,
    redemption,
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
    yieldToMaturity: percent({ label: 'Yield to maturity', symbol: 'y', places: 4 }),
    effectiveYield: percent({ label: 'Effective annual yield', symbol: 'y_e', places: 4 }),
    currentYield: percent({ label: 'Current yield', places: 4 }),
    accrued: money({ label: 'Accrued interest' }),
  },
  formula: ({ price, face, couponRate, redemption, frequency, timeGiven, years, settlement, maturity, dayCount }) => {
    const period =
      timeGiven === 'dates' ? couponPeriod(settlement, maturity, frequency, dayCount) : periodsOfTerm(years, frequency);
    const coupon = (face * couponRate) / frequency;
    const accrued = coupon * period.accrued;
    const error = (rate: number) => dirtyPrice(coupon, face * redemption, rate, period) / (price + accrued) - 1;
    if (error(-0.1) < 0) throw noResult('The price is so high that the yield is below -10% per coupon period.');
    if (error(10) > 0) throw noResult('The price is so low that the yield is over 1000% per coupon period.');
    const rate = findRoot(error, -0.1, 10);
    return {
      yieldToMaturity: rate * frequency,
      effectiveYield: (1 + rate) ** frequency - 1,
      currentYield: (face * couponRate) / price,
      accrued,
    };
  },
  stepwise: [
    'The yield per coupon period is the one at which coupons and redemption, discounted, are worth the price with the accrued interest; it is found by a search.',
    'The yield to maturity is that times the periods a year; the effective yield compounds them.',
  ],
  explanation: 'Bought at {price}, the bond yields {yieldToMaturity} a year to maturity ({effectiveYield} effective).',
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
      when: ({ price, face }) => isBelow(price, 0.3 * face) || isAbove(price, 3 * face),
      says: 'A price of {price} is far from the face value, {face}: give both for the same bond, such as 100 for a price quoted per 100.',
    },
  ],
  examples: [
    {
      inputs: { price: 950, couponRate: 6, years: 10 },
      results: { yieldToMaturity: 6.6939021802, currentYield: 6.315789474, accrued: 0 },
      source: 'Gnumeric: RATE(20, 30, -950, 1000)*2; by hand: 60/950',
    },
    {
      inputs: { price: 1100, couponRate: 6, years: 10, frequency: 'annual' },
      results: { yieldToMaturity: 4.7223575927, effectiveYield: 4.7223575927 },
      source: 'Gnumeric: RATE(10, 60, -1100, 1000)',
    },
    {
      inputs: {
        face: 100,
        price: 94.5,
        couponRate: 4,
        timeGiven: 'dates',
        settlement: '2026-03-10',
        maturity: '2031-09-15',
        dayCount: 'actualActual',
      },
      results: { yieldToMaturity: 5.158654244 },
      source: 'Gnumeric: YIELD(…, 0.04, 94.5, 100, 2, 1)',
    },
    {
      inputs: {
        face: 100,
        price: 95.04287,
        couponRate: 5.75,
        timeGiven: 'dates',
        settlement: '2008-02-15',
        maturity: '2016-11-15',
      },
      results: { yieldToMaturity: 6.500000688 },
      source: 'Gnumeric: YIELD(DATE(2008,2,15), DATE(2016,11,15), 0.0575, 95.04287, 100, 2, 0)',
    },
    {
      inputs: { price: 1e9, couponRate: 6, years: 1 },
      noResult: 'so high',
      source: 'By hand: a million times the face value',
    },
    {
      inputs: { price: 0.01, couponRate: 6, years: 1 },
      noResult: 'so low',
      source: 'By hand: the first coupon alone is 3000 times the price',
    },
    {
      inputs: { price: 1000, couponRate: 4, timeGiven: 'dates', settlement: '2031-09-16', maturity: '2031-09-15' },
      refused: 'has matured',
      source: 'By hand: nothing is left to pay',
    },
    {
      inputs: { price: 1020, couponRate: 6, years: 5, frequency: 'monthly', redemption: 105 },
      results: { yieldToMaturity: 6.383251771, effectiveYield: 6.573355148 },
      source: 'Python with scipy: brentq on 60 coupons of 5 and 1050',
    },
    {
      inputs: { price: 95, couponRate: 0, years: 1, frequency: 'annual' },
      results: { yieldToMaturity: 952.6315789 },
      cautions: ['quoted per 100'],
      source: 'By hand: 1000/95 - 1',
    },
  ],
  notes: ['Holds if the bond is kept to maturity and every coupon is reinvested at the same yield.'],
  references: [
    { title: 'Fabozzi: Bond Markets, Analysis, and Strategies, chapter Measuring Yield' },
    { title: 'OASIS OpenFormula 1.2, §6.12 Financial functions: YIELD' },
  ],
});
