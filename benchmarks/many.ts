/**
 * Many calculations in one request against as many requests, on one connection one after the other, as a client without a
 * batch would send them. No two calculations are the same, so that none is answered from the cache.
 */
import { Agent, request } from 'node:http';
import { interleave } from './harness/interleave.js';
import { type Measurement, median } from './harness/measurement.js';
import { processorSeconds, waitUntilReady } from './harness/processes.js';
import { type Reckoner, startReckoner } from './peers/reckoner.js';

const SINGLE = '/api/v1/calculate';

interface Case {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  readonly aim?: number;
  /** The single requests, and the one that has them all; `round` makes each new. */
  readonly singles: (round: number) => readonly object[];
  readonly together: (round: number) => { readonly path: string; readonly body: object };
}

/** A weight that no other round has, in kg. */
const weight = (round: number, index: number): number => Number((40 + round / 1e6 + index / 10).toFixed(6));
const principal = (round: number): number => 1000 + round / 100;

const bodyMass = (round: number, index: number) => ({
  calculator: 'body-mass-index',
  inputs: { weight: weight(round, index), height: 175 },
});

const cases: readonly Case[] = [
  {
    id: 'batch',
    title: 'Batch of 100',
    count: 100,
    singles: (round) => Array.from({ length: 100 }, (_, index) => bodyMass(round, index)),
    together: (round) => ({
      path: `${SINGLE}/batch`,
      body: { entries: Array.from({ length: 100 }, (_, index) => bodyMass(round, index + 200)) },
    }),
  },
  {
    id: 'sweep',
    title: 'Sweep of 1,000 points, float64',
    count: 1000,
    aim: 20,
    singles: (round) => Array.from({ length: 1000 }, (_, index) => bodyMass(round, index / 10)),
    together: (round) => ({
      path: SINGLE,
      body: {
        calculator: 'body-mass-index',
        inputs: { height: 175 },
        sweep: { input: 'weight', from: weight(round, 0), to: weight(round, 1000), steps: 1000 },
      },
    }),
  },
  {
    id: 'sweep-decimal',
    title: 'Sweep of 1,000 points, decimal',
    count: 1000,
    aim: 20,
    singles: (round) =>
      Array.from({ length: 1000 }, (_, index) => ({
        calculator: 'compound-interest',
        inputs: { principal: principal(round), rate: 1 + index / 200, years: 10 },
      })),
    together: (round) => ({
      path: SINGLE,
      body: {
        calculator: 'compound-interest',
        inputs: { principal: principal(round) + 1e6, years: 10 },
        sweep: { input: 'rate', from: 1, to: 6, steps: 1000 },
      },
    }),
  },
];

interface Sample {
  readonly wall: number;
  /** Processor time of the server; the wall's where the system does not tell. */
  readonly processor: number;
}

/** V8 has optimized what it will optimize after some thousand calculations. */
const WARM_UP = { singles: 3, together: 25 };

/** @param rounds How often each is timed. */
export async function measureMany(rounds: number): Promise<Measurement[]> {
  const reckoner = await startReckoner();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let made = 0;
  try {
    await waitUntilReady(reckoner, '/health/ready', 30);
    const measurements: Measurement[] = [];
    for (const { id, title, count, aim, singles, together } of cases) {
      const ways = {
        singles: async () => {
          for (const body of singles(++made)) await post(reckoner, agent, SINGLE, body);
        },
        together: async () => {
          const { path, body } = together(++made);
          await post(reckoner, agent, path, body);
        },
      };
      const names = ['singles', 'together'] as const;
      for (const name of names) for (let time = 0; time < WARM_UP[name]; time++) await ways[name]();
      const samples = await interleave(names, rounds, (name) => timed(reckoner, ways[name]));
      const ratio = (of: keyof Sample) => median(samples.singles.map((one, i) => one[of] / samples.together[i]![of]));
      const micro = (name: 'singles' | 'together', of: keyof Sample) =>
        ((median(samples[name].map((one) => one[of])) * 1e6) / count).toFixed(1);
      const shared = { unit: '×', better: 'higher', ...(aim === undefined ? {} : { aim }) } as const;
      measurements.push(
        {
          ...shared,
          id: `many/${id}/wall`,
          title: `${title}: speed against as many requests, as a client waits`,
          value: ratio('wall'),
          detail: `${micro('together', 'wall')} µs against ${micro('singles', 'wall')} µs each`,
        },
        {
          ...{ unit: '×', better: 'higher' },
          id: `many/${id}/processor`,
          title: `${title}: against as many requests, by the server's processor time`,
          value: ratio('processor'),
          detail: `${micro('together', 'processor')} µs against ${micro('singles', 'processor')} µs each`,
        },
      );
    }
    return measurements;
  } finally {
    agent.destroy();
    await reckoner.stop();
  }
}

async function timed({ pid }: Reckoner, work: () => Promise<void>): Promise<Sample> {
  const before = processorSeconds(pid);
  const start = performance.now();
  await work();
  const wall = (performance.now() - start) / 1000;
  const after = processorSeconds(pid);
  return { wall, processor: before === undefined || after === undefined ? wall : after - before };
}

/** Throws when the answer is not 200: the speed of refusals says nothing. */
function post({ port, apiKey }: Reckoner, agent: Agent, path: string, body: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      'x-api-key': apiKey,
      'content-length': Buffer.byteLength(text),
    };
    const sent = request({ port, host: '127.0.0.1', path, method: 'POST', headers, agent }, (answer) => {
      let told = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        told += part;
      });
      answer.on('end', () => {
        if (answer.statusCode === 200 && !told.includes('"success":false')) resolve();
        else reject(new Error(`${answer.statusCode} from ${path}: ${told.slice(0, 500)}`));
      });
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(text);
  });
}
