/** One process of the service: listens, and stops without losing an answer. */
import type { Server } from 'hyper-express';
import { createServer, operationsGroups, publicGroups } from './app.js';
import { stopwatch } from './clock.js';
import type { Services } from './services.js';

/** How long a stopping process still answers on connections that were open: a request may be on its way. */
const LINGER_MS = 250;
/** What counts as a short turn of the event loop, and for how long one is waited for. */
const SHORT_TURN_MS = 0.1;
const LONGEST_SEARCH_MS = 500;

/** What the library's types leave out: closes all connections. */
type Closable = Server['uws_instance'] & { close(): void };

export interface Service {
  readonly port: number;
  /** Says that the service is not ready, and goes on. */
  retire(): void;
  /** Takes no more connections; on those that are open it goes on. */
  close(): Promise<void>;
  /** Answers what is under way, gives back what is held, closes the store. Says whether everything was answered. */
  stop(): Promise<boolean>;
}

/** @param operations Whether this process serves OPERATIONS_PORT, where that is set. */
export async function startService(services: Services, operations = true): Promise<Service> {
  const { config } = services;
  const { inFlight } = services.http;
  const apart = config.operationsPort !== 0;
  const main = createServer(services, apart ? publicGroups : [...publicGroups, ...operationsGroups]);
  await main.listen(config.port, config.host);
  const { port } = main;
  const servers: Server[] = [main];
  if (apart && operations) {
    const other = createServer(services, operationsGroups);
    await other.listen(config.operationsPort, config.host);
    servers.push(other);
  }
  let closed: Promise<void> | undefined;
  let stopped: Promise<boolean> | undefined;
  const retire = () => {
    inFlight.retiring = true;
  };
  const close = () => {
    retire();
    closed ??= closeListeners(servers);
    return closed;
  };
  const stop = () => {
    stopped ??= close().then(() => stopService(services, servers));
    return stopped;
  };
  return { port, retire, close, stop };
}

/**
 * Connections that the system took and this process did not yet are reset when it closes its listening socket: it does
 * that right after a turn of the event loop, in which it takes all, that was a short one.
 */
async function closeListeners(servers: readonly Server[]): Promise<void> {
  const searched = stopwatch();
  let turn: () => number;
  do {
    turn = stopwatch();
    await new Promise((resolve) => setImmediate(resolve));
  } while (turn() >= SHORT_TURN_MS && searched() <= LONGEST_SEARCH_MS);
  // Not server.shutdown(): it is done too early when a request comes in while it waits.
  for (const server of servers) server.close();
}

async function stopService(services: Services, servers: readonly Server[]): Promise<boolean> {
  const { inFlight } = services.http;
  inFlight.stopping = true;
  const timeoutMs = services.config.stopSeconds * 1000;
  const waited = stopwatch();
  await inFlight.drained(timeoutMs);
  await new Promise((resolve) => setTimeout(resolve, LINGER_MS));
  const drained = await inFlight.drained(timeoutMs - waited());
  // Whoever still has a connection learns now that nobody answers on it, and not while the store is closed.
  for (const server of servers) (server.uws_instance as Closable).close();
  await services.close();
  return drained;
}
