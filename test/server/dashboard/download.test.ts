/** The statistics as CSV: made only as fast as the client takes them. */
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ActivityRow, Store } from '../../../server/src/store/store.js';
import { startTestService, type TestService } from '../harness.js';
import { signedInVisitor, type Visitor } from './visitor.js';

const ROWS = 10_000;
const SLICES = 45;

let service: TestService;
let visitor: Visitor;
/** How many slices were read, and which of them fails. */
let slices: number;
let failing: number;
const sockets: Socket[] = [];

beforeEach(async () => {
  slices = 0;
  failing = 0;
  const row: Omit<ActivityRow, 'day'> = { keyId: 'key_1234', slug: 'a-calculator-with-a-name', count: 12_345 };
  const wrapStore = (store: Store): Store => ({
    ...store,
    async activity(_, sinceDay) {
      if (++slices === failing) throw new Error('Some secret of the disk.');
      return Array.from({ length: ROWS }, () => ({ ...row, day: sinceDay }));
    },
  });
  service = await startTestService({ wrapStore });
  ({ visitor } = await signedInVisitor(service));
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await service.close();
});

/** Asks, and does not read on after the first bytes of the answer. */
async function askAndStall(): Promise<Socket> {
  const socket = connect(service.port, '127.0.0.1');
  sockets.push(socket);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  socket.write(`GET /dashboard/usage.csv HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`);
  await new Promise<void>((resolve) => socket.once('readable', resolve));
  return socket;
}

/** Waits until no more slices are read. */
async function settled(): Promise<number> {
  for (let before = -1; before !== slices; ) {
    before = slices;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return slices;
}

describe('a download', () => {
  it('is whole', async () => {
    const { status, text } = await visitor.get('/dashboard/usage.csv');
    expect([status, text.split('\r\n').length]).toEqual([200, 1 + ROWS * SLICES + 1]);
    expect(text).toMatch(/^date,key_id,.*\r\n2025-12-11,key_1234,,,a-calculator-with-a-name,12345\r\n/);
  });

  it('is whole also where the service stops meanwhile', async () => {
    const socket = await askAndStall();
    let text = '';
    service.services.http.inFlight.stopping = true;
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    await expect.poll(() => text.endsWith('\r\n0\r\n\r\n'), { timeout: 60_000 }).toBe(true);
    expect(text.slice(text.indexOf('\r\n\r\n'))).not.toMatch(/connection/i);
  });

  it('waits for a client that does not read, and goes on with it', async () => {
    const socket = await askAndStall();
    expect(await settled()).toBeLessThan(SLICES / 2);
    let bytes = 0;
    let end = '';
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      end = (end + chunk.toString('latin1')).slice(-5);
    });
    await new Promise((resolve) => socket.once('end', resolve));
    expect([slices, end]).toEqual([SLICES, '0\r\n\r\n']);
    expect(bytes).toBeGreaterThan(ROWS * SLICES * 50);
  });

  it('ends when the client goes', async () => {
    (await askAndStall()).destroy();
    expect(await settled()).toBeLessThan(SLICES / 2);
    await expect.poll(() => service.services.http.inFlight.count).toBe(0);
  });

  it('is refused where the store fails at once, and breaks off where it fails later', async () => {
    failing = 1;
    expect((await visitor.get('/dashboard/usage.csv')).status).toBe(503);
    failing = slices + 5;
    await expect(visitor.get('/dashboard/usage.csv')).rejects.toThrow();
    expect(service.log.join('')).toContain('A request failed.');
    expect((await visitor.get('/dashboard/usage.csv')).status).toBe(200);
  });

  it('is under way three times at most for an account', async () => {
    const [first] = await Promise.all([askAndStall(), askAndStall(), askAndStall()]);
    const refused = await visitor.get('/dashboard/usage.csv');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    first.destroy();
    await settled();
    const again = await askAndStall();
    expect(again.read().toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    const { visitor: other } = await signedInVisitor(service);
    expect((await other.get('/dashboard/usage.csv?days=2')).status).toBe(200);
  });

  it('has no body for HEAD', async () => {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${service.url}/dashboard/usage.csv`, { method: 'HEAD', headers: { cookie } });
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'text/csv; charset=utf-8; header=present',
      '',
    ]);
  });
});
