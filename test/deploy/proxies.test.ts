/** The service behind nginx, HAProxy and Caddy, as configured in `deploy/`. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, COMPOUND, freePort, startTestService, type TestService } from '../server/harness.js';
import { malformedMessages } from '../server/http/malformed-messages.js';
import { RawConnection } from '../server/http/raw-connection.js';
import { isInstalled, type ProxyName, RunningProxy } from './proxies.js';

const BURST = 40;
/** Of a batch. */
const MOST_BYTES = 1024 * 1024;
/** Far below what the service's parser waits for, or a proxy for it. */
const AT_ONCE_MS = 8000;
const isRequired = process.env.RECKONER_PROXY_TESTS === 'required';

/** A body in chunks is put together by a proxy that can, and else refused by the service. */
const CHUNKS: Readonly<Record<ProxyName, number>> = { nginx: 200, haproxy: 411, caddy: 411 };

/** Bytes without a line's end, and a body that is announced, may be waited for. */
const isWhole = (message: string) => message.includes('\n') && !message.endsWith('chunked\r\n\r\n');

/** What a proxy takes for the beginning of something, or passes on to the service, which then does. */
const WAITED_FOR: Readonly<Record<ProxyName, readonly string[]>> = {
  nginx: ['a control character in a value'],
  haproxy: ['the preface of HTTP/2'],
  caddy: ['a chunk that overflows'],
};

for (const name of ['nginx', 'haproxy', 'caddy'] as const) {
  describe.skipIf(!isRequired && !isInstalled(name))(`behind ${name}`, () => {
    let service: TestService;
    let proxy: RunningProxy;
    let port: number;
    let url: string;
    let key: string;
    const calculate = (body: unknown, headers: Record<string, string> = {}) =>
      ask(`${url}/api/v1/calculate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });

    beforeAll(async () => {
      service = await startTestService({ environment: { TRUST_PROXY: 'true', HOST: '127.0.0.1' } });
      ({ key } = await service.account());
      port = await freePort();
      url = `http://127.0.0.1:${port}`;
      proxy = new RunningProxy(name, { proxy: port, service: service.port });
      await proxy.answers(`${url}/health/live`);
    });
    afterAll(async () => {
      await proxy?.stop();
      await service?.close();
    });

    it('pages, lists and calculations are answered, many at a time', async () => {
      const page = await ask(`${url}/calculators/compound-interest`, { headers: { 'accept-encoding': 'br' } });
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect((await ask(`${url}/api/v1/calculators?q=interest`)).json.total).toBeGreaterThan(3);
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, at) =>
          calculate({ ...COMPOUND, inputs: { ...COMPOUND.inputs, principal: 1000 + at } }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect((await calculate('{')).json.code).toBe('invalid-json');
    });

    it('a body in chunks is put together, or refused with what to do', async () => {
      const connection = await RawConnection.open(port);
      const body = JSON.stringify(COMPOUND);
      await connection.write(
        `POST /api/v1/calculate HTTP/1.1\r\nHost: a\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\n` +
          `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
      );
      await connection.hears(/\r\n\r\n[\s\S]*\}/);
      connection.destroy();
      expect(connection.statuses).toEqual([CHUNKS[name]]);
      if (CHUNKS[name] === 411) expect(connection.heard).toContain('length-required');
    });

    it('a batch as long as the service takes is passed on, and a far longer one refused', async () => {
      const batch = JSON.stringify({ entries: [COMPOUND] }).padEnd(MOST_BYTES);
      const answer = await ask(`${url}/api/v1/calculate/batch`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: batch,
      });
      expect([answer.status, answer.json.entries.length]).toEqual([200, 1]);
      // By its length alone: none of it is waited for.
      const connection = await RawConnection.open(port);
      await connection.write(
        `POST /api/v1/calculate/batch HTTP/1.1\r\nHost: a\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\n` +
          `Content-Length: ${8 * MOST_BYTES}\r\n\r\n{`,
      );
      await connection.hears(/^HTTP\/1\.1 \d{3}/);
      connection.destroy();
      expect(connection.statuses).toEqual([413]);
    });

    it('metrics are not for everybody', async () => {
      expect((await ask(`${url}/metrics`)).status).toBe(404);
    });

    it('nothing that is malformed is met with silence, or delays anybody else', async () => {
      const silent: string[] = [];
      for (let at = 0; at < malformedMessages.length; at += 10)
        await Promise.all(
          malformedMessages.slice(at, at + 10).map(async ({ what, message }) => {
            const connection = await RawConnection.open(port);
            await connection.write(message);
            const timer = setTimeout(() => {
              if (isWhole(message)) silent.push(what);
              connection.destroy();
            }, AT_ONCE_MS);
            await connection.hears(/^HTTP\/1\.[01] \d{3}[\s\S]*\r\n\r\n/);
            clearTimeout(timer);
            connection.destroy();
            const start = performance.now();
            expect((await ask(`${url}/health/live`)).status).toBe(200);
            if (performance.now() - start > AT_ONCE_MS) silent.push(`the request after ${what}`);
          }),
        );
      expect(silent).toEqual(WAITED_FOR[name]);
    });

    it('clients are told apart by their address, whatever they claim', async () => {
      const limited = await startTestService({
        environment: { TRUST_PROXY: 'true', BURST_PER_ADDRESS: String(BURST) },
      });
      const limitedPort = await freePort();
      const other = new RunningProxy(name, { proxy: limitedPort, service: limited.port });
      const from = async (address: string) =>
        (
          await ask(`http://127.0.0.1:${limitedPort}/api/v1/calculators/unknown-${address}`, {
            headers: { 'x-forwarded-for': address, forwarded: `for=${address}` },
          }).catch(() => undefined)
        )?.status;
      await expect.poll(() => from('10.0.0.0')).toBe(404);
      const statuses = await Promise.all(Array.from({ length: 4 * BURST }, (_, at) => from(`10.0.${at}.1`)));
      expect(statuses).toContain(429);
      await other.stop();
      await limited.close();
    });

    if (name === 'haproxy')
      it('its health check passes', async () => {
        const state = () =>
          new Promise<string>((resolve, reject) => {
            const socket = connect(`${proxy.folder}/stats`, () => socket.write('show stat\n'));
            let text = '';
            socket.on('data', (part) => {
              text += part;
            });
            socket.on('end', () => resolve(text));
            socket.on('error', reject);
          });
        await expect.poll(state).toMatch(/^reckoner,one,.*,UP,.*,L7OK,200,/m);
      });

    it('a service that stops is told of at once, and found again', async () => {
      const store = await startTestService({ environment: { TRUST_PROXY: 'true' } });
      const ownPort = await freePort();
      const own = new RunningProxy(name, { proxy: ownPort, service: store.port });
      const status = async () => (await ask(`http://127.0.0.1:${ownPort}/health/live`).catch(() => undefined))?.status;
      await expect.poll(status).toBe(200);
      await store.close();
      await expect.poll(status).toBeGreaterThanOrEqual(502);
      const again = await startTestService({ port: store.port, environment: { TRUST_PROXY: 'true' } });
      await expect.poll(status).toBe(200);
      await own.stop();
      await again.close();
    });
  });
}
