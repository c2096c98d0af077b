/** A running service for tests: its own store, port and clock, and ways to ask it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount, createKey } from '../../server/src/accounts/accounts.js';
import { type Clock, later, type MonotonicTime } from '../../server/src/clock.js';
import { type Config, readConfig } from '../../server/src/config.js';
import type { Message } from '../../server/src/mail/mail.js';
import { createLogger } from '../../server/src/observability/logger.js';
import { type Service, startService } from '../../server/src/service.js';
import { createServices, type Replacements, type Services } from '../../server/src/services.js';
import { openLmdbStore } from '../../server/src/store/lmdb.js';
import type { Account, Store } from '../../server/src/store/store.js';

/** What speaks HTTP in tests that start a service and do not say: every test of it is to pass on both. */
export const TEST_TRANSPORT = process.env.RECKONER_TEST_TRANSPORT ?? '';

/** A clock that stands still until it is moved. */
export class TestClock implements Clock {
  /** Whole, so that sums of milliseconds are exact. */
  #reading = 0 as unknown as MonotonicTime;
  constructor(public time = Date.parse('2026-03-10T12:00:00.000Z')) {}
  now(): number {
    return this.time;
  }
  monotonic(): MonotonicTime {
    return this.#reading;
  }
  /** Lets time pass. */
  advance(milliseconds: number): void {
    this.time += milliseconds;
    this.#reading = later(this.#reading, milliseconds);
  }
  /** Sets the wall clock forth or back, as a correction does: no time passes. */
  step(milliseconds: number): void {
    this.time += milliseconds;
  }
}

export function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'reckoner-test-'));
}

/** An account to put into a store by hand. */
export function testAccount(id: string): Account {
  const email = `${id}@example.com`;
  return { id, email, plan: 'hobby', createdAt: 1, emailVerifiedAt: null, role: 'user', suspendedAt: null };
}

/** Counts units of a day's quota as used. */
export function countUsed(store: Pick<Store, 'settle'>, accountId: string, day: number, count: number): Promise<void> {
  return store.settle({ accountId, day, lease: 'of a test', spent: count });
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

export interface TestService {
  readonly services: Services;
  readonly service: Service;
  readonly store: Store;
  readonly clock: Clock;
  readonly url: string;
  readonly port: number;
  /** Lines of the log. */
  readonly log: string[];
  /** Mail that was sent; see `mailed`. */
  readonly mail: Message[];
  /** Waits until all mail is sent, and returns the last message to an address. */
  mailed(to: string): Promise<Message | undefined>;
  account(plan?: string): Promise<{ readonly account: Account; readonly key: string }>;
  calculate(key: string | undefined, body: unknown, query?: string): Promise<Answer>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it freely
  readonly json: any;
}

export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(60_000), ...init });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson && text ? JSON.parse(text) : undefined,
  };
}

export interface TestOptions extends Replacements {
  /** A free one by default. */
  readonly port?: number;
  readonly environment?: Readonly<Record<string, string>>;
  readonly wrapStore?: (store: Store) => Store;
}

export async function startTestService(options: TestOptions = {}): Promise<TestService> {
  const directory = temporaryDirectory();
  const port = options.port ?? (await freePort());
  const config: Config = readConfig({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    BASE_URL: 'https://calc.example',
    DATA_DIR: directory,
    LOG_LEVEL: 'debug',
    BURST_PER_KEY: '0',
    BURST_PER_ADDRESS: '0',
    STOP_TIMEOUT_S: '5',
    HTTP_TRANSPORT: TEST_TRANSPORT,
    ...options.environment,
  });
  const log: string[] = [];
  const logger = createLogger(config.logLevel, { write: (line: string) => void log.push(line) });
  const clock = options.clock ?? new TestClock();
  const plain = openLmdbStore(directory);
  const store = options.wrapStore ? options.wrapStore(plain) : plain;
  const mail: Message[] = [];
  const mailer = options.mailer ?? {
    delivers: true,
    send: async (message: Message) => void mail.push(message),
    close() {},
  };
  const services = createServices(config, { logger, clock, store, mailer });
  const service = await startService(services);
  const url = `http://127.0.0.1:${port}`;
  let accounts = 0;
  return {
    services,
    service,
    store: plain,
    clock,
    url,
    port,
    log,
    mail,
    async mailed(to) {
      await services.outbox.idle();
      return mail.filter((message) => message.to === to).at(-1);
    },
    async account(plan = 'developer') {
      const created = await createAccount(
        plain,
        `user${++accounts}@example.com`,
        config.plans.find(plan)!,
        clock.now(),
        { verified: true },
      );
      if (!created.ok) throw new Error(created.reason);
      const key = await createKey(plain, config.plans, created.value, 'test', clock.now());
      if (!key.ok) throw new Error(key.reason);
      return { account: created.value, key: key.value.text };
    },
    calculate: (key, body, query = '') =>
      ask(`${url}/api/v1/calculate${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { 'x-api-key': key }) },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    get: (path, headers = {}) => ask(`${url}${path}`, { headers }),
    async close() {
      await service.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** No answer, or no more of it, comes after so long: only for what may go unanswered. */
const SILENCE_MS = 300;
const LONGEST_ANSWER_MS = 60_000;

/**
 * Sends bytes as they are and returns everything that comes back: until it matches `whole`, however long that takes a busy
 * machine, or where none is given until the server closes or falls silent.
 */
export function sendRaw(port: number, text: string, whole?: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    let answer = '';
    socket.setTimeout(whole ? LONGEST_ANSWER_MS : SILENCE_MS, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (whole?.test(answer)) socket.destroy();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(answer));
  });
}

export const COMPOUND = {
  calculator: 'compound-interest',
  inputs: { principal: 1000, rate: 5, years: 10, frequency: 'monthly' },
};
