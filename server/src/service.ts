/** One process of the service: listens, and stops without losing an answer. */
import { createServer as createProbe } from 'node:net';
import type { Server } from 'hyper-express';
import { createServer, operationsGroups, publicGroups } from './app.js';
import type { Services } from './services.js';

/** How long a stopping process still answers on connections that were open: a request may be on its way. */
const LINGER_MS = 250;

export interface Service {
  readonly port: number;
  /** Answers what is under way, gives back what is held, closes the store. Says whether everything was answered. */
  stop(): Promise<boolean>;
}

/** @param operations Whether this process serves OPERATIONS_PORT, where that is set. */
export async function startService(services: Services, operations = true): Promise<Service> {
  const { config } = services;
  const apart = config.operationsPort !== 0;
  const main = createServer(services, apart ? publicGroups : [...publicGroups, ...operationsGroups]);
  await main.listen(config.port, config.host);
  const servers: Server[] = [main];
  if (apart && operations) {
    const other = createServer(services, operationsGroups);
    await other.listen(config.operationsPort, config.host);
    servers.push(other);
  }
  let stopped: Promise<boolean> | undefined;
  return { port: main.port, stop: () => (stopped ??= stopService(services, servers)) };
}

async function stopService(services: Services, servers: readonly Server[]): Promise<boolean> {
  const { inFlight } = services.http;
  inFlight.stopping = true;
  // Not server.shutdown(): it is done too early when a request comes in while it waits.
  for (const server of servers) server.close();
  const timeoutMs = services.config.stopSeconds * 1000;
  await inFlight.drained(timeoutMs);
  await new Promise((resolve) => setTimeout(resolve, LINGER_MS));
  const drained = await inFlight.drained(timeoutMs);
  await services.close();
  return drained;
}

/**
 * Makes sure that nobody else listens: the server library would share the port without a word.
 * @throws Error when the port is taken.
 */
export function assertPortFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createProbe();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be listened on (${error.code})`;
      reject(new Error(`${host}:${port} ${reason}. Set PORT and HOST to something else, or stop what is there.`));
    });
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}
