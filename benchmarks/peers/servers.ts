/** Reckoner and its peers, each its own process, started together and stopped together. */
import { join } from 'node:path';
import { onCore, serverCore } from '../harness/cores.js';
import { type Service, startService, waitUntilReady } from '../harness/processes.js';
import { generatedFolder, laterNode, root } from '../harness/root.js';
import { startReckoner } from './reckoner.js';

export const allPeers = ['uws', 'hyper-express', 'fastify-mathjs', 'express-mathjs'] as const;
export type Peer = (typeof allPeers)[number];
export const peerTitles: Record<Peer, string> = {
  uws: 'bare uWebSockets.js',
  'hyper-express': 'bare hyper-express',
  'fastify-mathjs': 'Fastify + mathjs',
  'express-mathjs': 'Express + mathjs',
};
export type Server = Peer | 'reckoner' | 'reckoner-on-node';

export interface Servers {
  readonly services: Readonly<Record<Server, Service>>;
  /** Of a calculation's request. */
  headers(name: Server): Readonly<Record<string, string>>;
}

export interface ServerOptions {
  readonly peers: readonly Peer[];
  /** Whether there is also Reckoner with HTTP_TRANSPORT=node. */
  readonly onNode: boolean;
  /** Calculations whose answers the bare peers send, by calculator. */
  readonly bodies: readonly string[];
}

export async function withServers<T>(
  { peers, onNode, bodies }: ServerOptions,
  work: (servers: Servers) => Promise<T>,
): Promise<T> {
  const services: Partial<Record<Server, Service>> = {};
  try {
    const reckoner = await startReckoner();
    services.reckoner = reckoner;
    await waitUntilReady(reckoner, '/health/ready', 30);
    const headers = { 'Content-Type': 'application/json', 'X-API-Key': reckoner.apiKey };
    const answers = await sampleAnswers(reckoner, headers, bodies);
    const environment = { API_KEY: reckoner.apiKey, ANSWERS: JSON.stringify(answers) };
    for (const peer of peers) {
      const script = join(root, 'benchmarks/peers', `${peer}.ts`);
      services[peer] = await startService(
        onCore(serverCore, [process.execPath, '--import', 'tsx', script]),
        environment,
      );
      await waitUntilReady(services[peer], '/health/ready', 20);
    }
    let otherKey = '';
    if (onNode) {
      const other = await startReckoner(generatedFolder, { node: laterNode, environment: { HTTP_TRANSPORT: 'node' } });
      services['reckoner-on-node'] = other;
      otherKey = other.apiKey;
      await waitUntilReady(other, '/health/ready', 30);
    }
    return await work({
      services: services as Servers['services'],
      headers: (name) => (name === 'reckoner-on-node' ? { ...headers, 'X-API-Key': otherKey } : headers),
    });
  } finally {
    await Promise.all(Object.values(services).map((service) => service.stop()));
  }
}

/** What Reckoner answers to each calculator's body, for the bare peers to send. */
async function sampleAnswers(
  { port }: Service,
  headers: Readonly<Record<string, string>>,
  bodies: readonly string[],
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const body of bodies) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/calculate`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`Reckoner answered ${answer.status} to ${body}: ${await answer.text()}`);
    const { calculator } = JSON.parse(body) as { calculator: string };
    answers[calculator] = await answer.json();
  }
  return answers;
}
