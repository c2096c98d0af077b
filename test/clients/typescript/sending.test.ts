/** How the TypeScript client sends: again where that helps, in time, not after the caller gave up, and to nobody else. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ConnectionError,
  type Fetch,
  ProblemError,
  Reckoner,
  type TransportOptions,
  UnexpectedAnswerError,
} from '../../../clients/typescript/src/index.js';
import { freePort } from '../../server/harness.js';

interface Sent {
  readonly address: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly redirect: string;
}

const ANSWER = { success: true, calculator: 'x', result: { results: {}, explanation: '' } };

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
}

function problem(code: string, status: number, retryAfter?: string): Response {
  const body = {
    type: '',
    title: 'T',
    status,
    detail: `It is ${code}.`,
    instance: 'i',
    success: false,
    code,
    errors: [],
  };
  return answer(status, body, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
}

/** A client whose requests get these answers, one after the other; what it sent. */
function client(answers: readonly (Response | Error)[], options: Partial<TransportOptions> = {}) {
  const sent: Sent[] = [];
  const fetch = (async (address: string, init: Sent) => {
    sent.push({ ...init, address });
    const next = answers[sent.length - 1]!;
    if (next instanceof Error) throw next;
    return next;
  }) as unknown as Fetch;
  return { sent, reckoner: new Reckoner({ baseUrl: 'https://calc.example/base/', key: 'k', fetch, ...options }) };
}

/** Runs a call while the clock of timers runs ahead. Resolves to what it came to and the waits between attempts. */
async function waited<T>(call: Promise<T>): Promise<{ value?: T; error?: unknown; waited: number }> {
  const start = Date.now();
  const settled = call.then(
    (value) => ({ value, waited: Date.now() - start }),
    (error: unknown) => ({ error, waited: Date.now() - start }),
  );
  await vi.runAllTimersAsync();
  return settled;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a request has the key, JSON, and nothing by which it could go elsewhere', async () => {
  const { sent, reckoner } = client([answer(200, ANSWER)]);
  await waited(reckoner.calculate('a', { b: 1 }));
  expect(sent).toEqual([
    expect.objectContaining({
      address: 'https://calc.example/base/api/v1/calculate',
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-api-key': 'k',
        'idempotency-key': expect.stringMatching(/^[\da-f]{32}$/),
      },
      body: '{"calculator":"a","inputs":{"b":1}}',
      redirect: 'manual',
      credentials: 'omit',
    }),
  ]);
});

describe('sends again', () => {
  test('after what Retry-After asks for and a little by chance', async () => {
    const { sent, reckoner } = client([problem('burst-exceeded', 429, '2'), answer(200, ANSWER)]);
    expect(await waited(reckoner.me())).toMatchObject({ value: ANSWER, waited: 2250 });
    expect(sent).toHaveLength(2);
  });

  test('after a date in Retry-After', async () => {
    const date = new Date(Math.ceil(Date.now() / 1000) * 1000 + 3000).toUTCString();
    const { reckoner } = client([problem('store-unavailable', 503, date), answer(200, ANSWER)]);
    const { waited: ms } = await waited(reckoner.me());
    expect(ms).toBeGreaterThan(3000);
    expect(ms).toBeLessThan(4500);
  });

  test('after a connection that failed and an answer of a proxy, each time later', async () => {
    const { sent, reckoner } = client([new TypeError('fetch failed'), answer(502, '<html>'), answer(200, ANSWER)]);
    expect(await waited(reckoner.me())).toMatchObject({ value: ANSWER, waited: 250 + 500 });
    expect(sent).toHaveLength(3);
  });

  test('so often and no more', async () => {
    const { sent, reckoner } = client(
      Array.from({ length: 9 }, () => problem('store-unavailable', 503, '1')),
      {
        retries: 4,
      },
    );
    expect((await waited(reckoner.me())).error).toMatchObject({ code: 'store-unavailable', retryAfter: 1 });
    expect(sent).toHaveLength(5);
  });

  test.each([
    ['what is wrong with the request', problem('invalid-inputs', 422)],
    ['a key that is wrong', problem('invalid-key', 401)],
    ['a fault of the service', problem('internal-error', 500)],
    ['a quota whose day ends in hours', problem('quota-exceeded', 429, '43200')],
  ])('but not %s', async (_, refused) => {
    const { sent, reckoner } = client([refused]);
    expect((await waited(reckoner.me())).error).toBeInstanceOf(ProblemError);
    expect(sent).toHaveLength(1);
  });
});

describe('gives up', () => {
  test('before it sends', async () => {
    const { sent, reckoner } = client([]);
    const { error } = await waited(reckoner.me({ signal: AbortSignal.abort(new Error('no more')) }));
    expect([error, sent]).toEqual([new Error('no more'), []]);
  });

  test('while it waits for another attempt', async () => {
    const { sent, reckoner } = client([problem('burst-exceeded', 429, '20')]);
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('no more')), 1000);
    const { error, waited: ms } = await waited(reckoner.me({ signal: controller.signal }));
    expect([error, ms, sent.length]).toEqual([new Error('no more'), 1000, 1]);
  });

  test('while an answer is under way, and when one comes too late', async () => {
    vi.useRealTimers();
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const reckoner = new Reckoner({ baseUrl, retries: 0, timeout: 200 });
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('no more')), 20);
    await expect(reckoner.me({ signal: controller.signal })).rejects.toThrow('no more');
    await expect(reckoner.me()).rejects.toMatchObject({ name: 'ConnectionError', reason: 'timeout' });
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
    const nobody = new Reckoner({ baseUrl: `http://127.0.0.1:${await freePort()}`, retries: 0 });
    const gone = await nobody.me().catch((error: unknown) => error);
    expect(gone).toBeInstanceOf(ConnectionError);
    expect(gone).toMatchObject({ reason: 'unreachable', message: expect.stringContaining('ECONNREFUSED') });
  });
});

test.each([
  ['a page of a proxy', answer(200, '<html>'), 'answered with status 200, not as Reckoner does'],
  ['another service', answer(404, { error: 'x' }), 'answered with status 404, not as Reckoner does'],
  [
    'an address that leads elsewhere',
    answer(301, '', { location: 'https://b.example/' }),
    'leads to https://b.example/',
  ],
])('%s is told as such', async (_, other, message) => {
  const { sent, reckoner } = client([other]);
  const { error } = await waited(reckoner.me());
  expect(error).toBeInstanceOf(UnexpectedAnswerError);
  expect((error as Error).message).toContain(message);
  expect(sent).toHaveLength(1);
});

test.each(['calc.example.com', 'ftp://calc.example.com', ''])('%j is no address', (baseUrl) => {
  expect(() => new Reckoner({ baseUrl })).toThrow(/baseUrl must be an address such as https:/);
});
