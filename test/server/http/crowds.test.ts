/** Clients that only take places: the long form is in `torture/crowds.test.ts`. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../harness.js';
import { type Crowd, crowd } from './crowds.js';
import { RawConnection } from './raw-connection.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

describe('a crowd', () => {
  it.each<[number, Crowd]>([
    [1000, 'idle'],
    [300, 'slow'],
  ])('of %i %s clients keeps nobody from an answer, and is left after some seconds', async (count, kind) => {
    const { answered, leftAfterMs } = await crowd(service.port, count, kind);
    expect(answered).toBeGreaterThan(3);
    expect(leftAfterMs).toBeLessThan(60_000);
    await expect.poll(() => service.services.http.inFlight.count).toBe(0);
  });
});

describe('requests that come all at once', () => {
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

  it('on one connection are answered in their order', async () => {
    const connection = await RawConnection.open(service.port);
    const paths = ['/health/live', '/nowhere', '/nowhere', '/health/live', '/nowhere', '/health/live', '/health/live'];
    await connection.write([...paths, '/api/v1/categories'].map(request).join(''));
    expect(await connection.hears(/"categories"[\s\S]*\}$/)).toBe(true);
    expect(connection.statuses).toEqual([...paths.map((path) => (path === '/nowhere' ? 404 : 200)), 200]);
    connection.destroy();
  });

  it('and have one among them that is malformed are answered up to it at most, and nothing after it', async () => {
    const connection = await RawConnection.open(service.port);
    const wrong = 'GET /health/live HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n';
    await connection.write(`${request('/health/live').repeat(3)}${wrong}${request('/api/v1/categories')}`);
    await connection.closed;
    // Who breaks off has no right to what came before.
    expect([200, 200, 200, 400].join()).toContain(connection.statuses.join());
    expect(connection.heard).not.toContain('"categories"');
  });
});
