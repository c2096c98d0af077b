/**
 * POST /api/v1/calculate against its peers, side by side, and beside itself on Node's own HTTP. Bare uWebSockets.js and bare hyper-express only parse the
 * request's JSON and send an answer of the same size; Fastify and Express do the same job with mathjs (`peers/job.ts`).
 */
import { type Measurement, median } from './harness/measurement.js';
import type { Generator } from './load/load.js';
import { loadInTurn, type Sample, speedRatio } from './load/side-by-side.js';
import { type Peer, peerTitles, withServers } from './peers/servers.js';

export const path = '/api/v1/calculate';

interface Case {
  readonly name: string;
  readonly title: string;
  /** The body; `{n}` is a number that no other request has. */
  readonly body: string;
  readonly aims: Partial<Record<Peer, number>>;
}

/** The number in a body has nine digits from `firstNumber` on, so that no two are equal as decimals. */
export const firstNumber = 100_000_000;
export const numbersPerLoad = 1_000_000;
const loadsPerCase = 100;

export const warmUpAnswers = 20_000;

export const cases: readonly Case[] = [
  {
    name: 'hit',
    title: 'Calculate, cache hit',
    body: '{"calculator":"body-mass-index","inputs":{"weight":70,"height":175}}',
    aims: { uws: 0.95, 'hyper-express': 0.85, 'fastify-mathjs': 2.5 },
  },
  {
    name: 'miss-float64',
    title: 'Calculate, cache miss, float64',
    body: '{"calculator":"body-mass-index","inputs":{"weight":70.{n},"height":175}}',
    aims: { uws: 0.4, 'fastify-mathjs': 2 },
  },
  {
    name: 'miss-decimal',
    title: 'Calculate, cache miss, decimal',
    body: '{"calculator":"compound-interest","inputs":{"principal":1000.{n},"rate":5,"years":10,"frequency":"monthly"}}',
    aims: { uws: 0.2, 'fastify-mathjs': 1.5 },
  },
];

export interface HttpOptions {
  readonly peers: readonly Peer[];
  /** Whether Reckoner is also measured with HTTP_TRANSPORT=node, and how long answers take. */
  readonly onNode: boolean;
  readonly generator: Generator;
  readonly rounds: number;
  /** Whole seconds of load on each server in each round. */
  readonly seconds: number;
}

/** Starts all servers, loads one at a time in turn, and stops them. */
export async function measureHttp({ peers, onNode, generator, rounds, seconds }: HttpOptions): Promise<Measurement[]> {
  const bodies = cases.map(({ body }) => body.replace('{n}', String(firstNumber)));
  return withServers({ peers, onNode, bodies }, async (servers) => {
    const measurements: Measurement[] = [];
    for (const [index, { name, title, body, aims }] of cases.entries()) {
      const samples = await loadInTurn(generator, servers.services, { rounds, warmUpAnswers }, (load, name) => ({
        ...{ path, body, seconds },
        headers: servers.headers(name),
        first: firstNumber + (index * loadsPerCase + load) * numbersPerLoad,
      }));
      for (const peer of peers) {
        measurements.push({
          id: `http/${name}/${peer}`,
          title: `${title}: against ${peerTitles[peer]}`,
          value: speedRatio(samples.reckoner, samples[peer]),
          unit: '×',
          better: 'higher',
          aim: aims[peer],
          margin: 0.35,
          detail: `${describe(samples.reckoner)} against ${describe(samples[peer])}`,
        });
      }
      if (!onNode) continue;
      measurements.push({
        id: `http/${name}/on-node`,
        title: `${title}: with HTTP_TRANSPORT=node on Node 24, against the default`,
        value: speedRatio(samples['reckoner-on-node'], samples.reckoner),
        unit: '×',
        better: 'higher',
        margin: 0.35,
        detail: `${describe(samples['reckoner-on-node'])} against ${describe(samples.reckoner)}`,
      });
    }
    return measurements;
  });
}

export function describe(samples: readonly Sample[]): string {
  const perSecond = median(samples.map((sample) => sample.perSecond));
  const microseconds = 1e6 / median(samples.map(({ speed }) => speed));
  return `${Math.round(perSecond).toLocaleString('en')}/s (${microseconds.toFixed(1)} µs each)`;
}
