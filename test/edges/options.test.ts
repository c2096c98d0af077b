/** Choices that engineers and accountants expect beside the textbook case. */
import { describe, expect, it } from 'vitest';
import { type Edge, expectEdge } from './expected.js';

const FLAT = { length: 0.25, expansion: 0.0033, viscosity: 16, diffusivity: 22, conductivity: 0.026, difference: 20 };
/** g β ΔT L³/(ν α). */
const RAYLEIGH = (9.80665 * 0.0033 * 20 * 0.25 ** 3) / (16e-6 * 22e-6);

/** A table of years, each with what it takes of a cost and what is left of it. */
function rows(cost: number, taken: readonly number[]) {
  let left = cost;
  return expect.objectContaining({
    rows: taken.map((amount, index) => {
      left = Math.round((left - amount) * 100) / 100;
      return [index + 1, amount, left];
    }),
  });
}

const EDGES: readonly Edge[] = [
  {
    is: 'a bolt by its thread',
    slug: 'bolt-torque-preload',
    inputs: { thread: 'M12', preloadFrom: 'torque', givenTorque: '60 ft lb' },
    // T/(K d) = 81.349/(0.2 × 0.012); ISO 898-1: 84.3 mm².
    values: { preload: 33.8954, tensileStressArea: 84.27 },
  },
  {
    is: 'a tap by its thread',
    slug: 'tap-drill-size',
    inputs: { thread: 'M10', chosenDrill: 8.5 },
    values: { chosenPercent: 76.98 },
  },
  { is: 'a pipe by size and schedule', slug: 'pipe-size-nps-dn', inputs: {}, values: { outside: 60.3, wall: 3.91 } },
  {
    is: 'the efficacy of one’s own lamp',
    slug: 'lumen-to-watt-efficacy',
    inputs: { lumens: 1000, lamp: 'own', ownEfficacy: 120 },
    values: { power: 1000 / 120 },
  },
  {
    is: 'a horizontal plate that is hot above',
    slug: 'natural-convection-surfaces',
    inputs: { ...FLAT, shape: 'upward' },
    values: { nusselt: 0.15 * RAYLEIGH ** (1 / 3) },
  },
  {
    is: 'a horizontal plate that is hot below',
    slug: 'natural-convection-surfaces',
    inputs: { ...FLAT, shape: 'downward' },
    values: { rayleigh: RAYLEIGH },
  },
  // ISA + 10 at 11 km: 216.65 + 10 K at the same pressure.
  {
    is: 'air warmer than the standard',
    slug: 'icao-standard-atmosphere',
    inputs: { altitude: 11_000, deviation: 10 },
    values: { temperature: 226.65, pressure: 226.32 },
  },
  {
    is: 'diluted earnings per share',
    slug: 'earnings-per-share',
    // 1,000 options at $10 buy back 500 shares at $20.
    inputs: {
      netIncome: 100_000,
      outstanding: [{ shares: 10_000, months: 12 }],
      optionShares: 1000,
      exercisePrice: 10,
      averagePrice: 20,
    },
    values: { diluted: 9.52 },
  },
  {
    is: 'an order of whole units',
    slug: 'economic-order-quantity',
    inputs: { demand: 1000, orderCost: 20, holdingCost: 3 },
    values: { whole: 115 },
  },
  {
    is: 'gates in a fence',
    slug: 'fence-materials',
    inputs: { length: 20, gates: 2 },
    values: { posts: 12, sections: 9 },
  },
  {
    is: 'stations of a vertical curve',
    slug: 'vertical-curve-elements',
    inputs: { gradeIn: 2, gradeOut: -3, curveLength: 100, interval: 20 },
    values: {
      stations: expect.objectContaining({
        // −1 + 0.02 x − 0.05 x²/(2 × 100) at x meters behind the start.
        rows: [0, 10, 30, 50, 70, 90, 100].map((x) => [
          x - 50,
          expect.closeTo(-1 + 0.02 * x - (0.05 * x ** 2) / 200, 9),
          expect.closeTo(2 - 0.05 * x, 9),
        ]),
      }),
    },
  },
  {
    is: 'payments at the start, and a balloon',
    slug: 'loan-payment',
    inputs: { amount: 10_000, rate: 6, term: 5, timing: 'start', balloon: 2000 },
    // Excel PMT(0.005; 60; −10000; 2000; 1)
    values: { payment: ((10_000 - 2000 / 1.005 ** 60) * 0.005) / (1 - 1.005 ** -60) / 1.005 },
  },
  {
    is: 'monthly coupons and a redemption above par',
    slug: 'bond-price',
    inputs: { couponRate: 5, yieldRate: 6, years: 3, redemption: 105, frequency: 'monthly' },
    // 50/12 a month for 36 months and 1050 at the end, at 0.5 %.
    values: { price: ((50 / 12) * (1 - 1.005 ** -36)) / 0.005 + 1050 / 1.005 ** 36 },
  },
  {
    is: 'a first year of four months',
    slug: 'depreciation-straight-line',
    inputs: { cost: 1000, life: 5, firstMonths: 4 },
    values: {
      yearly: 200,
      schedule: expect.objectContaining({
        rows: [
          [1, 66.67, 933.33],
          [2, 200, 733.33],
          [3, 200, 533.33],
          [4, 200, 333.33],
          [5, 200, 133.33],
          [6, 133.33, 0],
        ],
      }),
    },
  },
  {
    is: 'an exact table of payments',
    slug: 'loan-amortization-schedule',
    inputs: { amount: 1000, rate: 5, payments: 3 },
    values: {
      schedule: expect.objectContaining({
        rows: [
          [1, 336.11, 4.17, 331.95, 668.05],
          [2, 336.11, 2.78, 333.33, 334.72],
          [3, 336.11, 1.39, 334.72, 0],
        ],
      }),
    },
  },
  {
    is: 'a beam by its W shape',
    slug: 'steel-beam-flexure-aisc',
    // AISC Manual, Table 3-2: 358 kip-ft = 0.9 × 50 × 95.4/12, Lp = 1.76 × 1.26 √580/12 ft.
    inputs: { shape: 'W21X44', unbraced: 4 },
    values: { designMoment: 357.75, plasticLength: 4.4506 },
  },
  {
    is: 'a height above sea level in the standard atmosphere',
    slug: 'icao-standard-atmosphere',
    inputs: { altitude: 11_019.07, kind: 'geometric' },
    values: { geopotential: 11_000, pressure: 226.32 },
  },
  {
    is: 'known resistances without layers',
    slug: 'u-value-wall-assembly',
    inputs: { gaps: [5, 0.19], inside: 'roof' },
    values: { uValue: 1 / 5.33 },
  },
  {
    is: 'half a first year by declining balance',
    slug: 'depreciation-declining-balance',
    inputs: { cost: 1000, life: 5, firstMonths: 6 },
    // The half-year table of five years: 20, 32, 19.2, 11.52, 11.52, 5.76 %.
    values: { schedule: rows(1000, [200, 320, 192, 115.2, 115.2, 57.6]) },
  },
];

describe('engineers and accountants have an option for', () => {
  it.each(EDGES)('$is', expectEdge);
});
