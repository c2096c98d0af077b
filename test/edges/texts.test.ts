/** What people write, how it is read, and how answers and refusals put it. */
import { describe, expect, it } from 'vitest';
import { ask } from './ask.js';
import { type Edge, expectEdge } from './expected.js';

const AT_5_PERCENT = { principal: 1000, years: 10 };

const EDGES: readonly Edge[] = [
  {
    is: 'a date with its month in words, and a time before noon',
    slug: 'countdown-to-date',
    inputs: { target: '20 November 2026', from: 'Nov 19th, 2026', fromTime: '8 am', targetTime: '8:30 p.m.' },
    values: { days: 1, hours: 12, minutes: 30 },
  },
  {
    is: 'a day that the calendar does not have',
    slug: 'countdown-to-date',
    inputs: { target: '31 February 2026' },
    refused: /the calendar has no 2026-02-31/,
  },
  {
    is: 'a date that is two days',
    slug: 'countdown-to-date',
    inputs: { target: '3/5/2026' },
    refused: /year-month-day/,
  },
  {
    is: 'a fraction of a percent is asked about',
    slug: 'compound-interest',
    inputs: { ...AT_5_PERCENT, rate: '1/2500' },
    refused: /1\/2500 of 1, or 1\/2500 %/,
    never: /0\.0004/,
  },
  // 1000 × (1 + 0.05/12)^120
  {
    is: 'a share of 1',
    slug: 'compound-interest',
    inputs: { ...AT_5_PERCENT, rate: '0.05 of 1' },
    values: { amount: 1647.01 },
  },
  {
    is: 'a time as on a clock is told as people tell it',
    slug: 'running-pace',
    inputs: { distance: '5 km', time: '25:30' },
    says: /5 km in 25\.5 min/,
    never: /1,530/,
  },
  {
    is: 'a slope as a fraction',
    slug: 'partially-full-pipe-flow',
    inputs: { diameter: 300, slope: '1/2500', depthRatio: 0.5 },
    values: { fullFlow: 19.34 },
  },
  {
    is: 'thousands as they were written',
    slug: 'led-series-resistor',
    inputs: { supply: 12, forward: 2, current: '10k' },
    refused: /"10k".*e3/,
  },
  {
    is: 'a resistance as it is printed on the part',
    slug: 'ohms-law',
    inputs: { resistance: '4R7', current: 2 },
    values: { voltage: 9.4 },
  },
  {
    is: 'two digits after a space',
    slug: 'scientific-expression-evaluator',
    inputs: { expression: '12 500 * 2' },
    values: { value: 25_000 },
  },
  {
    is: 'a tiny p-value',
    slug: 'anova-one-way',
    inputs: { group1: [1, 2, 3], group2: [100, 101, 102] },
    says: /p is 2\.8 × 10⁻⁸/,
  },
  {
    is: 'a tiny p of a t-test',
    slug: 'two-sample-t-test',
    inputs: { mean1: 10, deviation1: 1, n1: 50, mean2: 13, deviation2: 1, n2: 50 },
    says: /p is 4 × 10⁻²⁷/,
  },
  {
    is: 'a chance in millions',
    slug: 'lottery-odds',
    inputs: { numbers: 49, drawn: 6 },
    says: /13,983,816/,
    never: /0\.0000%/,
  },
  {
    is: 'microseconds',
    slug: 'rc-time-constant',
    inputs: { resistance: 1000, capacitance: '20 nF' },
    says: /0\.02 ms|20 µs/,
    never: /\b0\.000 /,
  },
  {
    is: 'a short download',
    slug: 'download-time',
    inputs: { size: '1 kB', speed: '1 Gbps' },
    never: /\b0\.00 min|\b0 s/,
  },
  {
    is: 'a density by its words',
    slug: 'screen-ppi',
    inputs: { width: 1920, height: 1080, diagonal: 24 },
    says: /91\.79 per inch/,
    never: /1\/in/,
  },
  {
    is: 'one unpaired electron',
    slug: 'electron-configuration-element',
    inputs: { element: 'Al' },
    says: /1 unpaired electron\b/,
  },
  { is: 'one way', slug: 'permutations-npr', inputs: { n: 1, r: 1 }, says: /1 way\b/ },
  { is: 'one credit', slug: 'gpa-college', inputs: { courses: [{ credits: 1, grade: 'A' }] }, says: /1 credit\b/ },
  { is: 'grams of short tons', slug: 'kinetic-energy', inputs: { mass: '1 ton_US', speed: 1 }, never: /ton_US/ },
  {
    is: 'values without their switch',
    slug: 'coefficient-of-variation',
    inputs: { sample: [1, 2, 3] },
    refused: /"data" is "summary"/,
  },
  // The 30-year loan of 100,000 that pays 599.55 a month costs half a percent a month.
  {
    is: 'a loan of 361 flows',
    slug: 'internal-rate-of-return',
    inputs: { flows: [-100_000, ...Array(360).fill(599.55)] },
    values: { rate: 0.5 },
  },
  {
    is: 'a thousand flows of a present value',
    slug: 'net-present-value',
    inputs: { investment: 1000, rate: 5, flows: Array(1000).fill(50) },
    values: { npv: 0 },
  },
  {
    is: '200 values of a sample',
    slug: 'mann-whitney-u',
    inputs: {
      sample1: Array.from({ length: 200 }, (_, i) => i),
      sample2: Array.from({ length: 200 }, (_, i) => i + 0.5),
    },
    values: { u: 199 * 100 },
  },
  {
    is: 'values in billions',
    slug: 'linear-regression',
    inputs: { points: [5e9, 9e9, 13e9].map((y, i) => ({ x: i, y })) },
    values: { slope: 4e9 },
  },
  // A doubling in a day: 2^365 − 1 in percent.
  {
    is: 'a rate far above any bank',
    slug: 'xirr',
    inputs: {
      flows: [
        { date: '2025-01-01', amount: -100 },
        { date: '2025-01-02', amount: 200 },
      ],
    },
    values: { rate: expect.closeTo(7.5153e111, -108) },
  },
  {
    is: 'a rate that no digit tells from the whole loss',
    slug: 'xirr',
    inputs: {
      flows: [
        { date: '2025-01-01', amount: -100 },
        { date: '2025-01-02', amount: 0.01 },
      ],
    },
    refused:
      /No value within the range that is searched fits these inputs: a solution, if there is one, is too extreme\./,
    never: /no solution/,
  },
  {
    is: 'a number just beyond its limit is not told as the limit',
    slug: 'kinetic-energy',
    inputs: { mass: 1.00000001e15, speed: 1 },
    refused: /at most 1 × 10¹⁵ kg; 1000000010000000 was sent/,
  },
  // 1e-9 of 100 is what is left after a period.
  {
    is: 'a rate near a total loss',
    slug: 'internal-rate-of-return',
    inputs: { flows: [-100, 1e-9] },
    values: { rate: expect.closeTo(1e-9 - 100, 12) },
  },
];

describe('texts', () => {
  it.each(EDGES)('$is', expectEdge);
});

it('takes ten groups in an analysis of variance', async () => {
  const groups = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`group${i + 1}`, [i, i + 1, i + 2]]));
  const { values } = await ask('anova-one-way', groups);
  // Means 1 apart, variance 1 within: 3 × 82.5/9 over 1.
  expect(values).toMatchObject({ between: 9, within: 20, f: expect.closeTo(27.5, 9) });
});
