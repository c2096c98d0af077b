/** Prometheus metrics: what is counted elsewhere in plain numbers is made into them when they are asked for. */
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { Durations, durationMetrics } from './durations.js';

/** What is counted for one route. */
export class RouteMetrics extends Durations {
  readonly byStatus: Record<number, number> = {};

  observe(status: number, ms: number): void {
    this.byStatus[status] = (this.byStatus[status] ?? 0) + 1;
    this.add(ms);
  }
}

/** What is counted for one operation of the store. */
export class StoreMetrics extends Durations {
  failures = 0;
}

export class Metrics {
  readonly registry = new Registry();
  readonly #routes = new Map<string, RouteMetrics>();
  readonly #store = new Map<string, StoreMetrics>();
  readonly #caches = new Map<string, () => { readonly entries: number; readonly bytes: number }>();
  /** Calculations by where their result came from. */
  readonly calculations = { hit: 0, miss: 0 };
  /** Calls of tools by name and outcome, one a line: no name has a space. */
  readonly #calls = new Map<string, number>();

  constructor(inFlight: () => number) {
    const routes = this.#routes;
    const store = this.#store;
    const { calculations } = this;
    const calls = this.#calls;
    const caches = this.#caches;
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    new Counter({
      name: 'reckoner_requests_total',
      help: 'Requests answered, by route and status.',
      labelNames: ['route', 'status'],
      registers,
      collect() {
        this.reset();
        for (const [route, { byStatus }] of routes)
          for (const [status, count] of Object.entries(byStatus)) this.inc({ route, status }, count);
      },
    });
    durationMetrics(
      this.registry,
      {
        name: 'reckoner_request_duration_seconds',
        help: 'Time from a request to its answer, by route',
        label: 'route',
      },
      routes,
    );
    durationMetrics(
      this.registry,
      {
        name: 'reckoner_store_duration_seconds',
        help: 'Time that the store took, by operation',
        label: 'operation',
      },
      store,
    );
    new Counter({
      name: 'reckoner_store_failures_total',
      help: 'Operations that the store failed in.',
      labelNames: ['operation'],
      registers,
      collect() {
        this.reset();
        for (const [operation, { failures }] of store) this.inc({ operation }, failures);
      },
    });
    new Counter({
      name: 'reckoner_calculations_total',
      help: 'Calculations answered, by whether their result was cached.',
      labelNames: ['cache'],
      registers,
      collect() {
        this.reset();
        this.inc({ cache: 'hit' }, calculations.hit);
        this.inc({ cache: 'miss' }, calculations.miss);
      },
    });
    new Counter({
      name: 'reckoner_tool_calls_total',
      help: 'Calls of tools by agents, by tool and outcome.',
      labelNames: ['tool', 'outcome'],
      registers,
      collect() {
        this.reset();
        for (const [name, count] of calls) {
          const [tool = '', outcome = ''] = name.split(' ');
          this.inc({ tool, outcome }, count);
        }
      },
    });
    for (const [name, help, of] of [
      ['reckoner_cache_entries', 'Entries that the caches in memory have.', 'entries'],
      ['reckoner_cache_bytes', 'Bytes that the caches in memory have.', 'bytes'],
    ] as const)
      new Gauge({
        name,
        help,
        labelNames: ['cache'],
        registers,
        collect() {
          for (const [cache, read] of caches) this.set({ cache }, read()[of]);
        },
      });
    new Gauge({
      name: 'reckoner_requests_in_flight',
      help: 'Requests whose answers are under way.',
      registers,
      collect() {
        this.set(inFlight());
      },
    });
  }

  /** All metrics in Prometheus's text format; one of several workers has this replaced by the sum of all. */
  text: () => Promise<string> = () => this.registry.metrics();

  countCall(tool: string, outcome: 'answered' | 'refused'): void {
    const name = `${tool} ${outcome}`;
    this.#calls.set(name, (this.#calls.get(name) ?? 0) + 1);
  }

  route(path: string): RouteMetrics {
    let route = this.#routes.get(path);
    if (!route) {
      route = new RouteMetrics();
      this.#routes.set(path, route);
    }
    return route;
  }

  storeOperation(name: string): StoreMetrics {
    let operation = this.#store.get(name);
    if (!operation) {
      operation = new StoreMetrics();
      this.#store.set(name, operation);
    }
    return operation;
  }

  /** What a cache holds at the moment that it is asked. */
  cache(name: string, read: () => { readonly entries: number; readonly bytes: number }): void {
    this.#caches.set(name, read);
  }
}
