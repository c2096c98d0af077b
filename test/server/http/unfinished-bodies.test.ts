/** Answers to requests whose body has not come yet: at any pace, on every path, and nothing that ends the process. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsGroups, publicGroups } from '../../../server/src/app.js';
import { COMPOUND, startTestService, type TestService } from '../harness.js';
import { RawConnection } from './raw-connection.js';

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE'];
/** More than the server library keeps of a body before it stops listening. */
const PART = 'x'.repeat(7000);
const PARTS = 9;
const NEXT = 'GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n';

let service: TestService;
let key: string;
let paths: readonly string[];
beforeAll(async () => {
  service = await startTestService();
  ({ key } = await service.account());
  const routes = [...publicGroups, ...operationsGroups].flatMap((group) => group(service.services));
  const filled = routes.map(({ path }) => path.replace(':slug', 'compound-interest').replace(/:\w+/g, 'a'));
  paths = [...new Set([...filled, '/nowhere', '/api/v1/nowhere'])];
});
afterAll(() => service.close());

const head = (method: string, path: string, length: number, more = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: a\r\nIf-None-Match: *\r\nContent-Length: ${length}\r\n${more}\r\n`;

/** Does it for every path and method, some at a time. */
async function everywhere(action: (method: string, path: string) => Promise<void>): Promise<void> {
  const cases = paths.flatMap((path) => METHODS.map((method) => [method, path] as const));
  for (let at = 0; at < cases.length; at += 20)
    await Promise.all(cases.slice(at, at + 20).map(([method, path]) => action(method, path)));
}

/** Whether an answer has to wait for the body: it is taken from nobody else. */
const readsBody = (method: string, path: string) =>
  method === 'POST' && /^\/(login|signup|forgot|reset|verify)/.test(path);

describe('a body that comes slowly', () => {
  it('is not waited for where nobody reads it, on any path, and the connection stays in step', async () => {
    const odd: string[] = [];
    await everywhere(async (method, path) => {
      const connection = await RawConnection.open(service.port);
      await connection.write(head(method, path, PART.length * PARTS));
      await connection.write(PART);
      if (!readsBody(method, path) && !(await connection.hears(/\r\n\r\n/)))
        odd.push(`${method} ${path}: closed without an answer`);
      for (let part = 1; part < PARTS; part++) await connection.write(PART);
      await connection.write(NEXT);
      if (!(await connection.hears(/"status":"live"/))) odd.push(`${method} ${path}: ${connection.heard.slice(0, 80)}`);
      connection.destroy();
    });
    expect(odd).toEqual([]);
  });

  it('is refused with the answer where it is much: the connection is to be closed', async () => {
    const odd: string[] = [];
    await everywhere(async (method, path) => {
      const connection = await RawConnection.open(service.port);
      const type = 'Content-Type: application/x-www-form-urlencoded\r\n';
      await connection.write(head(method, path, 1e9, type) + PART);
      await connection.hears(/\r\n\r\n/);
      if (connection.statuses.length !== 1 || !/\r\nconnection: close\r\n/i.test(connection.heard))
        odd.push(`${method} ${path}: ${connection.heard.slice(0, 200)}`);
    });
    expect(odd).toEqual([]);
  });

  it('may end at any place', async () => {
    await everywhere(async (method, path) => {
      for (const parts of [0, 1, 4]) {
        const connection = await RawConnection.open(service.port);
        const json = `Content-Type: application/json\r\nX-API-Key: ${key}\r\n`;
        await connection.write(head(method, path, PART.length * PARTS, json) + PART.repeat(parts));
        if (parts === 1) await sleep(5);
        connection.destroy();
      }
    });
    await expect.poll(() => service.services.http.inFlight.count).toBe(0);
    expect((await service.calculate(key, COMPOUND)).status).toBe(200);
    expect(service.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  it('is read to its end where it is needed, also while the key is looked up', async () => {
    const { key: unknown } = await service.account();
    const body = JSON.stringify(COMPOUND).padEnd(60_000);
    for (const one of [unknown, key]) {
      const connection = await RawConnection.open(service.port);
      const json = `Content-Type: application/json\r\nX-API-Key: ${one}\r\n`;
      await connection.write(head('POST', '/api/v1/calculate', body.length, json));
      for (let at = 0; at < body.length; at += 6000) {
        expect(connection.heard).toBe('');
        await connection.write(body.slice(at, at + 6000));
        await sleep(2);
      }
      expect(await connection.hears(/"calculator":"compound-interest"/)).toBe(true);
      expect(connection.statuses).toEqual([200]);
      connection.destroy();
    }
  });

  it('is refused at once without a key, with a revoked one, at the wrong type and beyond the limit', async () => {
    const json = 'Content-Type: application/json\r\n';
    const cases: readonly (readonly [status: number, headers: string, length: number])[] = [
      [401, json, 60_000],
      [401, `${json}X-API-Key: rk_wrong\r\n`, 60_000],
      [415, `X-API-Key: ${key}\r\n`, 60_000],
      [413, `${json}X-API-Key: ${key}\r\n`, 1_100_000],
      [413, `${json}X-API-Key: ${key}\r\n`, 1e9],
    ];
    for (const [status, headers, length] of cases) {
      const connection = await RawConnection.open(service.port);
      await connection.write(head('POST', '/api/v1/calculate', length, headers) + PART);
      expect(await connection.hears(/"code":"[\w-]+"/)).toBe(true);
      expect(connection.statuses).toEqual([status]);
      connection.destroy();
    }
  });
});
