/** Prometheus metrics. Requests are counted in plain arrays and made into metrics when they are asked for. */
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** Upper ends of the duration buckets, in milliseconds. */
const BUCKETS_MS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 1000, 5000];

/** What is counted for one route. */
export class RouteMetrics {
  readonly byStatus: Record<number, number> = {};
  readonly buckets = new Float64Array(BUCKETS_MS.length + 1);
  totalMs = 0;

  observe(status: number, ms: number): void {
    this.byStatus[status] = (this.byStatus[status] ?? 0) + 1;
    this.totalMs += ms;
    let bucket = 0;
    while (bucket < BUCKETS_MS.length && ms > BUCKETS_MS[bucket]!) bucket++;
    this.buckets[bucket]!++;
  }
}

export class Metrics {
  readonly registry = new Registry();
  readonly #routes = new Map<string, RouteMetrics>();
  /** Calculations by where their result came from. */
  readonly calculations = { hit: 0, miss: 0 };
  /** Calls of tools by name and outcome, one a line: no name has a space. */
  readonly #calls = new Map<string, number>();

  constructor(inFlight: () => number) {
    const routes = this.#routes;
    const { calculations } = this;
    const calls = this.#calls;
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
    new Counter({
      name: 'reckoner_request_duration_seconds_bucket',
      help: 'Requests answered within a time, by route; cumulative.',
      labelNames: ['route', 'le'],
      registers,
      collect() {
        this.reset();
        for (const [route, { buckets }] of routes) {
          let sum = 0;
          buckets.forEach((count, index) => {
            sum += count;
            const le = index < BUCKETS_MS.length ? String(BUCKETS_MS[index]! / 1000) : '+Inf';
            this.inc({ route, le }, sum);
          });
        }
      },
    });
    new Counter({
      name: 'reckoner_request_duration_seconds_sum',
      help: 'Time spent on requests, by route.',
      labelNames: ['route'],
      registers,
      collect() {
        this.reset();
        for (const [route, { totalMs }] of routes) this.inc({ route }, totalMs / 1000);
      },
    });
    new Counter({
      name: 'reckoner_request_duration_seconds_count',
      help: 'Requests answered, by route.',
      labelNames: ['route'],
      registers,
      collect() {
        this.reset();
        for (const [route, { buckets }] of routes)
          this.inc(
            { route },
            buckets.reduce((sum, count) => sum + count, 0),
          );
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
}
