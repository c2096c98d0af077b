/** What the server library does wrong by itself, and what this service does instead: one test for each. */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, COMPOUND, sendRaw, startTestService, TEST_TRANSPORT, type TestService } from '../harness.js';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  ({ key } = await service.account());
});

/** Sends a beginning and then one byte a second; resolves with the seconds until the server has enough of it. */
function dribble(begin: string): Promise<number> {
  const start = Date.now();
  return new Promise((resolve) => {
    const socket = connect(service.port, '127.0.0.1', () => socket.write(begin));
    const timer = setInterval(() => socket.write('a'), 1000);
    socket.on('error', () => {});
    socket.on('data', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      resolve((Date.now() - start) / 1000);
    });
  });
}

/** Sends a request cut at these places, a moment between the parts; resolves with the answer. */
function sendInParts(request: string, cuts: readonly number[]): Promise<string> {
  const ends = [...cuts, request.length];
  return new Promise((resolve, reject) => {
    const socket = connect({ port: service.port, host: '127.0.0.1', noDelay: true }, async () => {
      for (const [index, end] of ends.entries()) {
        socket.write(request.slice(ends[index - 1] ?? 0, end));
        await sleep(10);
      }
    });
    socket.on('error', reject);
    socket.on('data', (data) => {
      resolve(data.toString());
      socket.destroy();
    });
  });
}

describe('clients that send a byte a second', () => {
  const form = 'POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n';
  it('are left after ten seconds, wherever in the request they are', async () => {
    const waits = await Promise.all([
      dribble(''),
      dribble('GET / HTTP/1.1\r\nHost: x\r\nX-A: '),
      dribble(`${form}Content-Length: 5000\r\n\r\n`),
      dribble(post('Content-Type: application/json\r\nContent-Length: 5000\r\n', '{')),
    ]);
    expect(Math.max(...waits)).toBeLessThan(60);
    await expect.poll(() => service.services.http.inFlight.count).toBe(0);
  });
});

const body = JSON.stringify(COMPOUND);
const post = (headers: string, content: string) =>
  `POST /api/v1/calculate HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\n${headers}\r\n${content}`;
const json = 'Content-Type: application/json\r\n';

describe('a request without a key', () => {
  it('never gets as far as its body', async () => {
    const answer = await sendRaw(
      service.port,
      `POST /api/v1/calculate HTTP/1.1\r\nHost: x\r\n${json}Content-Length: 3\r\n\r\n{{{`,
      /missing-key/,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 401 [\s\S]*missing-key/);
  });
});

describe('methods', () => {
  const paths = [
    '/api/v1/calculators',
    '/api/v1/calculators/compound-interest',
    '/api/v1/categories',
    '/api/v1/openapi.json',
    '/health/live',
  ];

  it.each(paths)('HEAD %s has the headers of GET and no body', async (path) => {
    const get = await ask(`${service.url}${path}`, { headers: { 'accept-encoding': 'identity' } });
    const head = await ask(`${service.url}${path}`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(get.text)));
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
  });

  it.each([...paths, '/api/v1/calculate', '/api/v1/me', '/metrics'])(
    'OPTIONS %s is 204 without a length',
    async (path) => {
      const raw = await sendRaw(
        service.port,
        `OPTIONS ${path} HTTP/1.1\r\nHost: x\r\nOrigin: https://a.example\r\n\r\n`,
        /\r\n\r\n$/,
      );
      expect(raw).toMatch(/^HTTP\/1\.1 204 /);
      expect(raw).not.toMatch(/content-length/i);
      expect(raw).toMatch(/allow: [A-Z, ]*OPTIONS/);
      expect(raw.endsWith('\r\n\r\n')).toBe(true);
      expect(/access-control-allow-origin: \*/.test(raw)).toBe(path.startsWith('/api/v1'));
    },
  );

  it.each([
    ['DELETE', '/api/v1/calculators', 'GET, HEAD, OPTIONS'],
    ['PUT', '/api/v1/calculators/compound-interest', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/v1/calculate', 'POST, OPTIONS'],
    ['HEAD', '/api/v1/calculate', 'POST, OPTIONS'],
    ['POST', '/api/v1/me', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/health/ready', 'GET, HEAD, OPTIONS'],
  ])('%s %s is 405 with Allow', async (method, path, allow) => {
    const answer = await ask(`${service.url}${path}`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
    if (method !== 'HEAD') expect(answer.json.code).toBe('method-not-allowed');
  });

  it.each([
    '/nowhere',
    '/api',
    '/api/v1',
    '/api/v2/calculators',
    '/api/v1/calculators/',
    '/api/v1/calculators/a/b',
    '/.env',
    '/health',
  ])('%s is 404 with a problem', async (path) => {
    const answer = await service.get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.headers.get('access-control-allow-origin')).toBe(path.startsWith('/api/v1') ? '*' : null);
  });

  it('a person gets a page instead, but never under /api', async () => {
    const accept = { accept: 'text/html,application/xhtml+xml' };
    const page = await service.get('/nowhere', accept);
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    const problem = await service.get('/api/nowhere', accept);
    expect([problem.status, problem.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  });
});

describe('empty answers', () => {
  it('to HEAD keep the connection in step, whatever length they name', async () => {
    const head = 'HEAD /api/v1/categories HTTP/1.1\r\nHost: x\r\n\r\n';
    const raw = await sendRaw(service.port, `${head}${head}GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n`, /"live"/);
    expect(raw.match(/HTTP\/1\.1 200 /g)).toHaveLength(3);
    expect(raw.match(/\r\ncontent-length: \d+\r\n/gi)).toHaveLength(3);
  });

  it('304 has no length of its own making and keeps the connection in step', async () => {
    const { headers } = await service.get('/api/v1/categories', { 'accept-encoding': 'identity' });
    const get = (etag: string) => `GET /api/v1/categories HTTP/1.1\r\nHost: x\r\nIf-None-Match: ${etag}\r\n\r\n`;
    const raw = await sendRaw(service.port, get(headers.get('etag')!) + get('"other"'), /"categories"/);
    const [first, second] = raw.split(/(?=HTTP\/1\.1 200)/);
    expect(first).toMatch(/^HTTP\/1\.1 304 /);
    expect(first).not.toMatch(/content-length/i);
    expect(second).toContain('"categories"');
  });
});

describe('bodies', () => {
  it('over 64 KiB are 413 with a problem', async () => {
    const large = JSON.stringify({ ...COMPOUND, pad: 'x'.repeat(64 * 1024) });
    const declared = await service.calculate(key, large);
    expect([declared.status, declared.json.code]).toEqual([413, 'body-too-large']);
    expect(declared.headers.get('x-ratelimit-remaining')).toBe('10000');
  });

  it('of exactly 64 KiB are read', async () => {
    const pad = 64 * 1024 - Buffer.byteLength(body);
    const { status, json: answer } = await service.calculate(key, body + ' '.repeat(pad));
    expect([status, answer.calculator]).toEqual([200, 'compound-interest']);
    expect((await service.calculate(key, body + ' '.repeat(pad + 1))).status).toBe(413);
  });

  it('may come in parts, whether the key is known already or not', async () => {
    const request = post(`${json}Content-Length: ${body.length}\r\n`, body);
    const from = request.length - body.length;
    for (const cuts of [[from], [from, from + 1, from + 20, request.length - 1], [from + 5]]) {
      const answer = await sendInParts(request, cuts);
      expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*"calculator":"compound-interest"/);
    }
    const { key: other } = await service.account();
    expect(await sendInParts(request.replace(key, other), [from + 5])).toMatch(/^HTTP\/1\.1 200 /);
    const broken = await sendInParts(request.replace('{', '['), [from + 5]);
    expect(broken).toMatch(/^HTTP\/1\.1 400 [\s\S]*invalid-json/);
    expect(service.services.http.inFlight.count).toBe(0);
  });

  it.each([
    ['no type', ''],
    ['text/plain', 'Content-Type: text/plain\r\n'],
    ['a form', 'Content-Type: application/x-www-form-urlencoded\r\n'],
    ['another charset', 'Content-Type: application/json; charset=latin1\r\n'],
    ['a type that only begins like JSON', 'Content-Type: application/jsonp\r\n'],
    ['gzip', `${json}Content-Encoding: gzip\r\n`],
    ['brotli', `${json}Content-Encoding: br\r\n`],
  ])('with %s are 415', async (_, headers) => {
    const request = post(`${headers}Content-Length: ${body.length}\r\n`, body);
    const raw = await sendRaw(service.port, request, /"code"/);
    expect(raw).toMatch(/^HTTP\/1\.1 415 [\s\S]*unsupported-(media-type|encoding)/);
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"', 'application/json;'])(
    'of type %s are read',
    async (type) => {
      const raw = await sendRaw(
        service.port,
        post(`Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n`, body),
        /"calculatorUrl"/,
      );
      expect(raw).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  it('with two different lengths are refused and harm nobody', async () => {
    for (const [first, second] of [
      [body.length, 5],
      [5, body.length],
      [body.length, 60_000],
    ])
      expect(
        await sendRaw(service.port, post(`${json}Content-Length: ${first}\r\nContent-Length: ${second}\r\n`, body)),
      ).not.toMatch(/HTTP\/1\.1 (200|5)/);
    expect((await service.calculate(key, COMPOUND)).status).toBe(200);
  });

  it.each(['abc', '-5', '1e3', '99999999999999999999'])('with the length %s are refused', async (length) => {
    expect(await sendRaw(service.port, post(`${json}Content-Length: ${length}\r\n`, body))).not.toMatch(
      /HTTP\/1\.1 (200|5)/,
    );
    expect((await service.get('/health/live')).status).toBe(200);
  });

  const readable = TEST_TRANSPORT === 'node' ? ['chunked', 'Chunked'] : [];
  it.each(readable)('with the transfer coding %s are read, and the connection stays in step', async (coding) => {
    const half = body.length >> 1;
    const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
    const content = `${chunk(body.slice(0, half))}${chunk(body.slice(half))}0\r\n\r\n`;
    const request = post(`${json}Transfer-Encoding: ${coding}\r\n`, content);
    const raw = await sendRaw(service.port, `${request}GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n`, /"live"/);
    expect(raw).toMatch(/^HTTP\/1\.1 200 [\s\S]*"calculator":"compound-interest"[\s\S]*"live"/);
    const large = post(`${json}Transfer-Encoding: ${coding}\r\n`, `${chunk('x'.repeat(100_000)).repeat(12)}0\r\n\r\n`);
    expect(await sendRaw(service.port, large, /"code"/)).toMatch(/^HTTP\/1\.1 413 [\s\S]*body-too-large/);
    expect(service.services.http.inFlight.count).toBe(0);
  });

  const unreadable = ['chunked', 'gzip, chunked', 'Chunked', 'deflate', 'chunked, chunked'];
  it.each(unreadable.filter((coding) => !readable.includes(coding)))(
    'with the transfer coding %s are refused at once: nobody can tell where they end',
    async (coding) => {
      const content = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
      const form = 'POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n';
      // What Node's parser itself refuses has no problem.
      const refusal = TEST_TRANSPORT === 'node' ? /^HTTP\/1\.1 (411|400) / : /^HTTP\/1\.1 411 /;
      for (const request of [
        post(`${json}Transfer-Encoding: ${coding}\r\n`, content),
        `${form}Transfer-Encoding: ${coding}\r\n\r\n${content}`,
      ])
        expect(await sendRaw(service.port, request, /"code"|<\/html>|length: 0\r\n/)).toMatch(refusal);
      expect(service.services.http.inFlight.count).toBe(0);
    },
  );

  it('with a length and chunks are refused', async () => {
    const raw = await sendRaw(
      service.port,
      post(`${json}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n`, `0\r\n\r\n`),
    );
    expect(raw).not.toMatch(/HTTP\/1\.1 (200|5)/);
    expect((await service.get('/health/live')).status).toBe(200);
  });
});

describe('clients that go away', () => {
  it('before, in and after their body do no harm', async () => {
    const whole = post(`${json}Content-Length: ${body.length}\r\n`, body);
    for (const length of [20, whole.length - body.length, whole.length - 10, whole.length]) {
      for (let index = 0; index < 10; index++) {
        await new Promise<void>((resolve) => {
          const socket = connect(service.port, '127.0.0.1', () => {
            socket.write(whole.slice(0, length), () => {
              socket.destroy();
              resolve();
            });
          });
        });
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await service.calculate(key, COMPOUND)).status).toBe(200);
    expect(service.services.http.inFlight.count).toBe(0);
    expect(service.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });
});

describe('headers', () => {
  it('give every answer a request id: the client’s where it is harmless', async () => {
    const given = await service.get('/api/v1/categories', { 'x-request-id': 'trace-1.2_3' });
    expect(given.headers.get('x-request-id')).toBe('trace-1.2_3');
    const odd = await service.get('/nowhere', { 'x-request-id': 'a b"<' });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9A-Za-z]{10}-[0-9a-z]+$/);
    const ids = await Promise.all(Array.from({ length: 20 }, () => service.get('/health/live')));
    expect(new Set(ids.map((one) => one.headers.get('x-request-id'))).size).toBe(20);
  });

  it('cannot be added through what a client sends', async () => {
    const answer = await service.get('/api/v1/calculators?limit=1&q=a%0d%0aX-Evil:%201&category=%0d%0aX-Evil:1');
    expect(answer.headers.get('x-evil')).toBeNull();
  });

  it('let scripts of every origin send what the API asks for, and read what it says', async () => {
    const { status, headers } = await ask(`${service.url}/api/v1/calculate`, {
      method: 'OPTIONS',
      headers: { origin: 'https://a.example', 'access-control-request-method': 'POST' },
    });
    expect(status).toBe(204);
    const listed = (name: string) => headers.get(name)!.toLowerCase().split(', ');
    expect(listed('access-control-allow-methods')).toEqual(['post', 'options']);
    for (const name of ['content-type', 'x-api-key', 'if-none-match', 'x-request-id'])
      expect(listed('access-control-allow-headers')).toContain(name);
    expect(headers.get('access-control-max-age')).toBe('86400');
    // Without credentials this is every header, such as those of the quota.
    for (const answer of [await service.calculate(key, COMPOUND), await service.calculate(undefined, COMPOUND)])
      expect(answer.headers.get('access-control-expose-headers')).toBe('*');
  });

  it('open the API to every origin, and nothing else', async () => {
    expect((await service.get('/api/v1/categories')).headers.get('access-control-allow-origin')).toBe('*');
    const refused = await service.calculate(undefined, COMPOUND);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(refused.headers.get('access-control-allow-credentials')).toBeNull();
    expect((await service.get('/metrics')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('of 49 and more, or of 40 KB, get no 200 and do no harm', async () => {
    const many = Array.from({ length: 60 }, (_, index) => `X-H${index}: 1\r\n`).join('');
    await sendRaw(service.port, post(`${many}${json}Content-Length: ${body.length}\r\n`, body));
    await sendRaw(
      service.port,
      post(`X-Long: ${'x'.repeat(40_000)}\r\n${json}Content-Length: ${body.length}\r\n`, body),
    );
    expect((await service.calculate(key, COMPOUND)).status).toBe(200);
  });

  it('of 5 KB in two packets get an answer or none, and do no harm', async () => {
    const text = post(`X-Long: ${'x'.repeat(5000)}\r\n${json}Content-Length: ${body.length}\r\n`, body);
    await new Promise<void>((resolve) => {
      const socket = connect(service.port, '127.0.0.1', () => {
        socket.write(text.slice(0, 3000));
        setTimeout(() => socket.write(text.slice(3000)), 50);
        setTimeout(() => socket.destroy(), 200);
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve());
    });
    expect((await service.calculate(key, COMPOUND)).status).toBe(200);
  });

  it.each([
    'GARBAGE\r\n\r\n',
    'GET\r\n\r\n',
    '\0\0\0\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    `GET ${'/'.repeat(20_000)} HTTP/1.1\r\n\r\n`,
  ])('that are no HTTP (%.12j) do no harm', async (text) => {
    expect(await sendRaw(service.port, text)).not.toMatch(/HTTP\/1\.1 (200|500)/);
    expect((await service.get('/health/live')).status).toBe(200);
  });
});
