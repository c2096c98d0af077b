/** One process of the service: listens, and stops without losing an answer. */
import { operationsGroups, publicGroups, routesOf } from './app.js';
import { stopwatch } from './clock.js';
import { registerRoutes } from './http/routes.js';
import { transports } from './http/transport/create.js';
import type { Transport } from './http/transport/transport.js';
import type { Services } from './services.js';

/** How long a stopping process still answers on connections that were open: a request may be on its way. */
const LINGER_MS = 250;
/** What counts as a short turn of the event loop, and for how long one is waited for. */
const SHORT_TURN_MS = 0.1;
const LONGEST_SEARCH_MS = 500;

export interface Service {
  /** Says that the service is not ready, and goes on. */
  retire(): void;
  /** Takes no more connections; on those that are open it goes on. */
  close(): Promise<void>;
  /** Answers what is under way, gives back what is held, closes the store. Says whether everything was answered. */
  stop(): Promise<boolean>;
}

/** @param operations Whether this process serves OPERATIONS_PORT, where that is set. */
export async function startService(services: Services, operations = true): Promise<Service> {
  const { config, http, metrics } = services;
  const { inFlight } = http;
  const apart = config.operationsPort !== 0;
  const create = await transports(config.transport);
  const onError = (error: unknown) => http.logger.error({ err: error }, 'A request failed outside its handler.');
  const servers: Transport[] = [];
  const listen = async (port: number, groups: typeof publicGroups) => {
    const server = create({ onError });
    registerRoutes(server, http, metrics, routesOf(services, groups));
    await server.listen(port, config.host);
    servers.push(server);
  };
  await listen(config.port, apart ? publicGroups : [...publicGroups, ...operationsGroups]);
  if (apart && operations) await listen(config.operationsPort, operationsGroups);
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
  return { retire, close, stop };
}

/**
 * Connections that the system took and this process did not yet are reset when it closes its listening socket: it does
 * that right after a turn of the event loop, in which it takes all, that was a short one.
 */
async function closeListeners(servers: readonly Transport[]): Promise<void> {
  const searched = stopwatch();
  let turn: () => number;
  do {
    turn = stopwatch();
    await new Promise((resolve) => setImmediate(resolve));
  } while (turn() >= SHORT_TURN_MS && searched() <= LONGEST_SEARCH_MS);
  for (const server of servers) server.close();
}

async function stopService(services: Services, servers: readonly Transport[]): Promise<boolean> {
  const { inFlight } = services.http;
  inFlight.stopping = true;
  const timeoutMs = services.config.stopSeconds * 1000;
  const waited = stopwatch();
  await inFlight.drained(timeoutMs);
  await new Promise((resolve) => setTimeout(resolve, LINGER_MS));
  const drained = await inFlight.drained(timeoutMs - waited());
  // Whoever still has a connection learns now that nobody answers on it, and not while the store is closed.
  for (const server of servers) server.end();
  await services.close();
  return drained;
}
