/** Each generator of load sends what it is told to, and counts right answers alone. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { findGenerator, type LoadRequest, putUnderLoad } from '../../../benchmarks/load/load.js';

let server: Server;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** A server that keeps the bodies and key headers it got. */
async function recordingServer(status: number) {
  const bodies: string[] = [];
  const keys = new Set<unknown>();
  server = createServer((incoming, answer) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    incoming.on('end', () => {
      bodies.push(body);
      keys.add(incoming.headers['x-api-key']);
      answer.writeHead(status, { 'Content-Length': 2 }).end('ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, bodies, keys };
}

const request: Omit<LoadRequest, 'port'> = {
  path: '/x',
  headers: { 'X-API-Key': 'k' },
  body: '{"a":1.{n}}',
  first: 100,
  seconds: 1,
};

const generators = findGenerator() === 'wrk' ? (['wrk', 'sockets'] as const) : (['sockets'] as const);
describe.each(generators)('load by %s', (generator) => {
  it('sends the headers and each body once, and counts the answers', async () => {
    const { port, bodies, keys } = await recordingServer(200);
    const result = await putUnderLoad(generator, { ...request, port });
    expect(bodies).toContain('{"a":1.102}');
    expect(new Set(bodies).size).toBe(bodies.length);
    expect([...keys]).toEqual(['k']);
    expect(result.failures).toBe(0);
    expect(result.requests).toBeGreaterThan(0);
    expect(bodies.length - result.requests).toBeGreaterThanOrEqual(0);
    // wrk stops counting a little before it stops sending: on a slow machine what is under way on its connections is much.
    expect(bodies.length - result.requests).toBeLessThan(0.2 * bodies.length + 64);
  });

  it('takes no refusal for an answer', async () => {
    const { port } = await recordingServer(429);
    await expect(putUnderLoad(generator, { ...request, port })).rejects.toThrow(/requests to port \d+ failed/);
  });
});
