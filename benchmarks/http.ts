/**
 * POST /api/v1/calculate against its peers, side by side. Bare uWebSockets.js and bare hyper-express only parse the
 * request's JSON and send an answer of the same size; Fastify and Express do the same job with mathjs (`peers/job.ts`).
 */
import { join } from 'node:path';
import { onCore, serverCore } from './harness/cores.js';
import { type Measurement, median } from './harness/measurement.js';
import { type Service, startService, waitUntilReady } from './harness/processes.js';
import { root } from './harness/root.js';
import type { Generator } from './load/load.js';
import { loadInTurn, type Sample, speedRatio } from './load/side-by-side.js';
import { startReckoner } from './peers/reckoner.js';

const path = '/api/v1/calculate';

export const allPeers = ['uws', 'hyper-express', 'fastify-mathjs', 'express-mathjs'] as const;
export type Peer = (typeof allPeers)[number];
const peerTitles: Record<Peer, string> = {
  uws: 'bare uWebSockets.js',
  'hyper-express': 'bare hyper-express',
  'fastify-mathjs': 'Fastify + mathjs',
  'express-mathjs': 'Express + mathjs',
};

interface Case {
  readonly name: string;
  readonly title: string;
  /** The body; `{n}` is a number that no other request has. */
  readonly body: string;
  readonly aims: Partial<Record<Peer, number>>;
}

/** The number in a body has nine digits from `firstNumber` on, so that no two are equal as decimals. */
const firstNumber = 100_000_000;
const numbersPerLoad = 1_000_000;
const loadsPerCase = 100;

const warmUpAnswers = 20_000;

const cases: readonly Case[] = [
  {
    name: 'hit',
    title: 'Calculate, cache hit',
    body: '{"calculator":"body-mass-index","inputs":{"weight":70,"height":175}}',
    aims: { 'hyper-express': 0.85, 'fastify-mathjs': 2.5 },
  },
  {
    name: 'miss-float64',
    title: 'Calculate, cache miss, float64',
    body: '{"calculator":"body-mass-index","inputs":{"weight":70.{n},"height":175}}',
    aims: {},
  },
  {
    name: 'miss-decimal',
    title: 'Calculate, cache miss, decimal',
    body: '{"calculator":"compound-interest","inputs":{"principal":1000.{n},"rate":5,"years":10,"frequency":"monthly"}}',
    aims: {},
  },
];

export interface HttpOptions {
  readonly peers: readonly Peer[];
  readonly generator: Generator;
  readonly rounds: number;
  /** Whole seconds of load on each server in each round. */
  readonly seconds: number;
}

/** Starts all servers, loads one at a time in turn, and stops them. */
export async function measureHttp({ peers, generator, rounds, seconds }: HttpOptions): Promise<Measurement[]> {
  const services: Partial<Record<Peer | 'reckoner', Service>> = {};
  try {
    const reckoner = await startReckoner();
    services.reckoner = reckoner;
    await waitUntilReady(reckoner, '/health/ready', 30);
    const headers = { 'Content-Type': 'application/json', 'X-API-Key': reckoner.apiKey };
    const environment = { API_KEY: reckoner.apiKey, ANSWERS: JSON.stringify(await sampleAnswers(reckoner, headers)) };
    for (const peer of peers) {
      const script = join(root, 'benchmarks/peers', `${peer}.ts`);
      services[peer] = await startService(
        onCore(serverCore, [process.execPath, '--import', 'tsx', script]),
        environment,
      );
      await waitUntilReady(services[peer], '/health/ready', 20);
    }

    const measurements: Measurement[] = [];
    for (const [index, { name, title, body, aims }] of cases.entries()) {
      const samples = await loadInTurn(
        generator,
        services as Record<Peer | 'reckoner', Service>,
        { rounds, warmUpAnswers },
        (load) => ({
          ...{ path, headers, body, seconds },
          first: firstNumber + (index * loadsPerCase + load) * numbersPerLoad,
        }),
      );
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
    }
    return measurements;
  } finally {
    await Promise.all(Object.values(services).map((service) => service.stop()));
  }
}

function describe(samples: readonly Sample[]): string {
  const perSecond = median(samples.map((sample) => sample.perSecond));
  const microseconds = 1e6 / median(samples.map(({ speed }) => speed));
  return `${Math.round(perSecond).toLocaleString('en')}/s (${microseconds.toFixed(1)} µs each)`;
}

/** What Reckoner answers to each calculator's body, for the bare peers to send. */
async function sampleAnswers(
  { port }: Service,
  headers: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const { body } of cases) {
    const text = body.replace('{n}', String(firstNumber));
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: text });
    if (!answer.ok) throw new Error(`Reckoner answered ${answer.status} to ${text}: ${await answer.text()}`);
    const { calculator } = JSON.parse(text) as { calculator: string };
    answers[calculator] = await answer.json();
  }
  return answers;
}
