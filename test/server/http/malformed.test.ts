/** What is no request, or leaves a doubt about where it ends, is answered and closed at once, and never taken for two. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../harness.js';
import { malformedMessages, SMUGGLED } from './malformed-messages.js';
import { RawConnection } from './raw-connection.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const ofFate = (fate: string) => malformedMessages.filter((one) => one.fate === fate);

describe('a message', () => {
  it('is one of at least 120', () => expect(malformedMessages.length).toBeGreaterThanOrEqual(120));

  it.each(ofFate('refused'))('with $what is refused and the connection closed', async ({ message, status }) => {
    const connection = await RawConnection.open(service.port);
    const start = performance.now();
    await connection.write(message);
    await connection.closed;
    // Far below the time after which the parser gives up on its own.
    expect(performance.now() - start).toBeLessThan(5000);
    if (connection.statuses.length === 0 && message.includes(SMUGGLED)) return;
    expect(connection.statuses).toEqual([
      status ?? expect.toSatisfy((one: number) => one === 505 || (one >= 400 && one < 500)),
    ]);
    expect(connection.heard).toMatch(/\r\nconnection: close\r\n/i);
    expect(connection.heard.match(/\r\ncontent-length:/gi)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it.each(ofFate('answered'))(
    'with $what is answered, and the connection stays in step',
    async ({ message, status }) => {
      const connection = await RawConnection.open(service.port);
      await connection.write(message);
      expect(await connection.hears(/\r\n\r\n/)).toBe(true);
      if (status !== undefined) expect(connection.statuses).toEqual([status]);
      await connection.write('GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n');
      expect(await connection.hears(/"status":"live"/)).toBe(true);
      connection.destroy();
    },
  );

  const waits = ofFate('waits');
  it.runIf(waits.length > 0)(
    'that the parser takes for the beginning of one is closed when nothing more comes',
    async () => {
      const closed = await Promise.all(
        waits.map(async ({ message }) => {
          const connection = await RawConnection.open(service.port);
          await connection.write(message);
          await connection.closed;
          return connection.statuses;
        }),
      );
      expect(closed).toEqual(closed.map(() => []));
    },
  );
});
