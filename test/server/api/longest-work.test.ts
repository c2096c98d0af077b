/** What the most expensive requests take of the processor: 250 ms at most, with all that is read and written for them. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mainThreadSeconds, waitUntilReady } from '../../../benchmarks/harness/processes.js';
import { type Reckoner, startReckoner } from '../../../benchmarks/peers/reckoner.js';
import { root } from '../../packages/shell.js';
import { ask } from '../harness.js';

const LONGEST_MS = 250;
/** The first ones meet code that is new. */
const TIMES = 8;
const ENTRIES = 100;
const isTold = mainThreadSeconds(process.pid) !== undefined;

/** A service in a process of its own, whose time is its requests' alone. */
let reckoner: Reckoner;
beforeAll(async () => {
  reckoner = await startReckoner(undefined, { environment: { BASE_URL: 'https://calc.example' } });
  await waitUntilReady(reckoner, '/health/ready', 60);
});
afterAll(() => reckoner.stop());

const { slugs } = JSON.parse(readFileSync(`${root}/generated/catalogue.json`, 'utf8'));

/** Inputs of the calculator's first example, of which the first number is taken out. */
function exampleOf(slug: string) {
  const details = JSON.parse(readFileSync(`${root}/generated/${slugs[slug]}/details.json`, 'utf8'));
  const { inputs } = details[slug].examples[0] as { readonly inputs: Readonly<Record<string, unknown>> };
  const [input, value] = Object.entries(inputs).find(([, one]) => typeof one === 'number') as [string, number];
  const { [input]: _, ...others } = inputs;
  return { input, value, others };
}

type Request = (round: number) => object;

/** No two of its entries are the same, nor are two rounds. */
const batchOf = (entry: (number: number) => object): Request => {
  return (round) => ({ entries: Array.from({ length: ENTRIES }, (_, place) => entry(round * ENTRIES + place)) });
};

function calculations(slug: string, wanted: object): Request {
  const { input, value, others } = exampleOf(slug);
  return batchOf((number) => ({
    ...{ calculator: slug, inputs: { ...others, [input]: value * (1 + number / 1e5) } },
    ...wanted,
  }));
}

function sweepOf(slug: string) {
  const { input, value, others } = exampleOf(slug);
  return (number: number) => {
    const sweep = { input, from: value, to: value * (1.5 + number / 1e4), steps: 1000 };
    return { calculator: slug, inputs: others, sweep };
  };
}

const LATTICE = {
  calculator: 'binomial-option-pricing',
  inputs: { optionType: 'put', strike: 50, time: 0.5, timeUnit: 'years', riskFree: 10, volatility: 40, steps: 500 },
};

const BATCH = '/api/v1/calculate/batch';
const ONE = '/api/v1/calculate';
const EVERYTHING = { steps: true, sensitivities: true };

/** Those that took most when each twelfth calculator was asked for all of it. */
test.skipIf(!isTold).each<[string, string, Request]>([
  ['a batch of worked steps and sensitivities', BATCH, calculations('mortgage-affordability', EVERYTHING)],
  ['a batch of equations with worked steps', BATCH, calculations('ac-power-triangle', EVERYTHING)],
  ['a batch of long inputs with worked steps', BATCH, calculations('heat-loss-building-envelope', EVERYTHING)],
  ['a batch of 60 digits', BATCH, calculations('black-scholes', { precision: 60 })],
  [
    'a batch of lattices',
    BATCH,
    batchOf((spot) => ({ ...LATTICE, inputs: { ...LATTICE.inputs, spot: 40 + spot / 7 } })),
  ],
  ['a batch of sweeps of 1,000 points', BATCH, batchOf(sweepOf('power-factor-correction-capacitor'))],
  ['a batch of sweeps of equations', BATCH, batchOf(sweepOf('ac-power-triangle'))],
  ['a sweep of equations', ONE, sweepOf('dbm-watts-volts')],
  [
    'a sweep of lattices',
    ONE,
    (round) => ({ ...LATTICE, sweep: { input: 'spot', from: 40, to: 60 + round, steps: 1000 } }),
  ],
])('%s takes no longer', async (_, path, request) => {
  const headers = { 'content-type': 'application/json', 'x-api-key': reckoner.apiKey };
  const taken: number[] = [];
  for (let round = 0; round < TIMES; round++) {
    const before = mainThreadSeconds(reckoner.pid)!;
    const body = JSON.stringify(request(round));
    const { status } = await ask(`http://127.0.0.1:${reckoner.port}${path}`, { method: 'POST', headers, body });
    expect([200, 422]).toContain(status);
    taken.push((mainThreadSeconds(reckoner.pid)! - before) * 1000);
  }
  // It is work, and no refusal of the request as a whole.
  expect(Math.max(...taken)).toBeGreaterThan(10);
  expect(Math.min(...taken)).toBeLessThan(LONGEST_MS);
});
