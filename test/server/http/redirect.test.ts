/** What clients send comes back in a Location only as it may stand there. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locationHeader } from '../../../server/src/http/redirect.js';
import { startTestService, TEST_TRANSPORT, type TestService } from '../harness.js';
import { RawConnection } from './raw-connection.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

describe('a location', () => {
  it.each([
    ['/a?b=c%20d', '/a?b=c%20d'],
    ['/a?b=\u0001\u007f', '/a?b=%01%7F'],
    ['/a?b=\r\nX: y', '/a?b=%0D%0AX:%20y'],
    ['/a?b=é…𝄞', '/a?b=%C3%A9%E2%80%A6%F0%9D%84%9E'],
    ['/a?b=\ud800', '/a?b=%EF%BF%BD'],
  ])('of %j is %j', (location, encoded) => expect(locationHeader(location)).toBe(`\r\nlocation: ${encoded}`));

  it.each(['\x7f', '\xe9', '\xff\xfe'])('of a former slug keeps a query with %j', async (odd) => {
    const connection = await RawConnection.open(service.port);
    const [alias, slug] = Object.entries(service.services.catalogue.aliases)[0]!;
    await connection.write(`GET /calculators/${alias}?a=${odd} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await connection.hears(/\r\n\r\n/);
    connection.destroy();
    // Node's parser takes no such bytes.
    expect(connection.statuses).toEqual([TEST_TRANSPORT === 'node' ? 400 : 301]);
    if (TEST_TRANSPORT === 'node') return;
    expect(connection.heard).toMatch(new RegExp(`\r\nlocation: /calculators/${slug}\\?a=[%0-9A-F]+\r\n`));
  });
});
