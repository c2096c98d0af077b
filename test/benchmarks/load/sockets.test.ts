/** The generator of load on bare sockets: requests as bytes, and where an answer ends. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { LoadRequest } from '../../../benchmarks/load/load.js';
import { generateLoad, measureAnswer, requestWriter } from '../../../benchmarks/load/sockets.js';

const request: LoadRequest = {
  port: 80,
  path: '/x',
  headers: { 'X-API-Key': 'k' },
  body: '{"a":1}',
  first: 100,
  seconds: 1,
};

describe('measureAnswer', () => {
  it.each([
    { received: 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello', expected: { bytes: 43, ok: true } },
    { received: 'HTTP/1.1 429 Too Many\r\ncontent-length: 0\r\n\r\n', expected: { bytes: 44, ok: false } },
    { received: 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n', expected: undefined },
  ])('$received', ({ received, expected }) => {
    expect(measureAnswer(received)).toEqual(expected);
  });

  it('refuses an answer without Content-Length', () => {
    expect(() => measureAnswer('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n')).toThrow(
      'without Content-Length',
    );
  });
});

describe('requestWriter', () => {
  it('writes the same request each time', () => {
    const next = requestWriter(request);
    expect(next()).toBe('POST /x HTTP/1.1\r\nHost: 127.0.0.1:80\r\nX-API-Key: k\r\nContent-Length: 7\r\n\r\n{"a":1}');
    expect(next()).toBe(next());
  });

  it('puts a new number into each body', () => {
    const next = requestWriter({ ...request, body: '{"a":{n}}' });
    expect([next(), next()].map((text) => text.split('\r\n\r\n')[1])).toEqual(['{"a":101}', '{"a":102}']);
  });
});

describe('generateLoad', () => {
  it('counts the answers, and those that were not 200, and sends no body twice', async () => {
    const bodies: string[] = [];
    let refused = 0;
    const server = createServer((incoming, answer) => {
      let body = '';
      incoming.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      incoming.on('end', () => {
        bodies.push(body);
        if (bodies.length % 10 === 0) refused++;
        answer.writeHead(bodies.length % 10 === 0 ? 429 : 200, { 'Content-Length': 2 }).end('ok');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const result = await generateLoad({ ...request, port, body: '{"a":{n}}', seconds: 1 });
    server.close();
    server.closeAllConnections();
    expect(result.requests).toBeGreaterThan(0);
    // At most one answer on each of the 32 connections was under way at the end.
    expect(bodies.length - result.requests).toBeGreaterThanOrEqual(0);
    expect(bodies.length - result.requests).toBeLessThanOrEqual(32);
    expect(refused - result.failures).toBeGreaterThanOrEqual(0);
    expect(refused - result.failures).toBeLessThanOrEqual(32);
    expect(result.failures).toBeGreaterThan(0);
    expect(new Set(bodies).size).toBe(bodies.length);
  });
});
