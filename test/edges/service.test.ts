/** Edges of reading, solving, propagating and telling, which all calculators share. */
import { describe, expect, it, test } from 'vitest';
import { ask } from './ask.js';
import { type Edge, expectEdge } from './expected.js';

const WET_AIR = { dryBulb: { value: 5, uncertainty: 0.3 }, givenHumidity: { value: 30, uncertainty: 2 } };
const CALL = { price: { value: 1.6912, uncertainty: 0.016912 }, spot: 100, strike: 105, time: 0.5, timeUnit: 'years' };

const EDGES: readonly Edge[] = [
  {
    is: 'a kilotonne is known',
    slug: 'kinetic-energy',
    inputs: { mass: '2 kilotonne', speed: 1 },
    says: /2 kilotonne/,
  },
  {
    is: 'a kilotonne can be asked for',
    slug: 'kinetic-energy',
    inputs: { mass: 2, speed: 1 },
    asked: { units: { mass: 'kilotonne' } },
    values: { mass: 2e-6 },
  },
  {
    is: 'a kt of a mass is a kilotonne',
    slug: 'kinetic-energy',
    inputs: { mass: '2 kt', speed: 1 },
    says: /kilotonne/,
  },
  {
    is: 'a kt of a speed is a knot',
    slug: 'kinetic-energy',
    inputs: { mass: 2, speed: '10 kt' },
    values: { energy: 26.4653 },
  },
  {
    is: 'propagated through the inverse of a table’s polynomial',
    slug: 'thermocouple-its90-voltage',
    inputs: { type: 'K', task: 'temperature', measured: { value: 2.7471, unit: 'mV', uncertainty: 0.0137355 } },
    uncertainties: { temperature: 0.33095 },
  },
  {
    is: 'propagated through a root search',
    slug: 'psychrometric-state-moist-air',
    inputs: WET_AIR,
    uncertainties: { dewPoint: 0.7875 },
  },
  {
    is: 'propagated to an implied volatility',
    slug: 'implied-volatility',
    inputs: { ...CALL, riskFree: 3 },
    uncertainties: { volatility: 0.065 },
  },
  {
    is: 'propagated through a default that follows another input',
    slug: 'beam-cantilever-end-load',
    inputs: { load: 5, span: { value: 3, uncertainty: 0.03 } },
    uncertainties: { fixedMoment: 0.15 },
  },
  {
    is: 'steps without names of functions inside',
    slug: 'deck-boards-count',
    inputs: { length: 4, width: 3 },
    asked: { steps: true },
    never: /[a-z]+[A-Z]\w*\(|function|=>/,
  },
  {
    is: 'a rate of -95 %',
    slug: 'internal-rate-of-return',
    inputs: { flows: [-100, 5] },
    values: { rate: -95 },
  },
  {
    is: 'a rate of 19,900 %',
    slug: 'internal-rate-of-return',
    inputs: { flows: [-1, 200] },
    values: { rate: 19_900 },
  },
  {
    is: 'a valid set of five values',
    slug: 'capacitor-charge-discharge-rc',
    inputs: { source: 12.601, resistance: 10_000, time: 0.1, voltage: 10.658272162641484, timeConstant: 0.053485 },
    values: { current: 1.9427e-4 },
  },
  {
    is: 'a gain beyond one told without the variables inside',
    slug: 'rc-high-pass-filter',
    inputs: { resistance: '1 kΩ', capacitance: '100 nF', gain: 1 },
    refused: /./,
    never: /would have to be/,
  },
  {
    is: 'a pitch as carpenters write it',
    slug: 'rafter-length-common',
    inputs: { buildingWidth: '24 ft', pitch: '6/12' },
    values: { plumbAngle: 26.565 },
  },
  {
    is: 'a slope in percent where the field is a plain slope',
    slug: 'partially-full-pipe-flow',
    inputs: { diameter: 300, slope: '1%', depthRatio: 0.5 },
    values: { fullFlow: 96.7 },
  },
  {
    is: 'a fraction where a percent is asked for',
    slug: 'sample-size-proportion',
    inputs: { proportion: { value: 0.3, unit: '1' } },
    values: { sampleSize: 323 },
  },
  {
    is: '0.05 in place of 5 %',
    slug: 'loan-payment',
    inputs: { amount: 200_000, rate: 0.05, term: 30 },
    cautions: /did you mean 5 ?%/i,
  },
  {
    is: 'a foot-pound in any order',
    slug: 'bolt-torque-preload',
    inputs: { nominalDiameter: 12, pitch: 1.75, preloadFrom: 'torque', givenTorque: '60 ft lb' },
    never: /not known/,
  },
  {
    is: 'numbers that stand apart in an expression',
    slug: 'scientific-expression-evaluator',
    inputs: { expression: '1 000 + 1' },
    values: { value: 1001 },
  },
  {
    is: 'a mixed number in an expression',
    slug: 'scientific-expression-evaluator',
    inputs: { expression: '2 1/2' },
    refused: /At column 3/,
  },
  {
    is: 'two points in a number',
    slug: 'scientific-expression-evaluator',
    inputs: { expression: '1.5.2' },
    refused: /column 4/,
  },
  {
    is: 'a rate in the unit that was asked for',
    slug: 'littles-law',
    inputs: { rate: '5 1/h', time: '30 min' },
    says: /5 .*30 min/,
    never: /0\.00138889|1,800/,
  },
  {
    is: 'a tiny probability',
    slug: 'poisson-distribution',
    inputs: { mean: 1, k: 20 },
    never: /\b0\.0000|\b0%/,
  },
  {
    is: 'fields of a mode that stands at its default',
    slug: 'two-sample-t-test',
    inputs: { sample1: [1, 2, 3], sample2: [2, 3, 4] },
    refused: /data.*values/,
  },
  { is: 'a list of 361 flows', slug: 'internal-rate-of-return', inputs: { flows: [-1000, ...Array(360).fill(5)] } },
];

describe('the service', () => {
  it.each(EDGES)('$is', expectEdge);
});

test.each(['lps', 'scfm', 'cumec', 'igpm', 'cusecs'])('%s is a flow', async (unit) => {
  const { refused } = await ask('pump-power-head', { flow: `3 ${unit}`, head: 10 });
  expect(refused).toEqual([]);
});
