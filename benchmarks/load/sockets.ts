/**
 * A load generator on plain Node sockets, for machines without wrk: keep-alive connections with one request in flight
 * on each. It reads no more of an answer than its status and its Content-Length, to cost as little as it can.
 */
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { quantile } from '../harness/measurement.js';
import { connections, type LoadRequest, type LoadResult } from './load.js';

const headEnd = '\r\n\r\n';

/**
 * Size in bytes of the answer at the start of `received` (one character a byte) and whether it is a 200, or undefined
 * when its head is not complete. Throws on an answer without Content-Length.
 */
export function measureAnswer(received: string): { readonly bytes: number; readonly ok: boolean } | undefined {
  const end = received.indexOf(headEnd);
  if (end < 0) return undefined;
  const head = received.slice(0, end);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer without Content-Length:\n${head}`);
  return { bytes: end + headEnd.length + Number(length), ok: head.startsWith('200', 9) };
}

/** The function that writes the next request: the same text each time, or with a new number in the place of `{n}`. */
export function requestWriter({ path, headers, body, bodies, first, port }: LoadRequest): () => string {
  let number = first;
  const head = [`POST ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`]
    .concat(Object.entries(headers).map(([name, value]) => `${name}: ${value}`))
    .join('\r\n');
  const write = (text: string) => `${head}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
  if (bodies !== undefined) {
    const lines = readFileSync(bodies, 'utf8').trimEnd().split('\n');
    return () => {
      number++;
      return write(lines[number % lines.length]!.replaceAll('{n}', String(number)));
    };
  }
  const parts = body.split('{n}');
  if (parts.length === 1) {
    const prepared = write(body);
    return () => prepared;
  }
  return () => {
    number++;
    return write(parts.join(String(number)));
  };
}

/** Loads the server for the requested time; answers still under way at the end do not count. */
export function generateLoad(request: LoadRequest): Promise<LoadResult> {
  const nextRequest = requestWriter(request);
  const sockets: Socket[] = [];
  let requests = 0;
  let failures = 0;
  const durations: number[] = [];
  let stopped = false;
  const start = performance.now();

  return new Promise((resolve) => {
    const finish = () => {
      stopped = true;
      for (const socket of sockets) socket.destroy();
      const p99 = durations.length === 0 ? 0 : quantile(durations, 0.99);
      resolve({ requests, seconds: (performance.now() - start) / 1000, failures, p99 });
    };
    for (let index = 0; index < (request.connections ?? connections); index++) {
      let pending = '';
      let sentAt = 0;
      const send = () => {
        sentAt = performance.now();
        socket.write(nextRequest(), 'latin1');
      };
      const socket = connect({ port: request.port, host: '127.0.0.1', noDelay: true });
      socket.on('connect', send);
      socket.setEncoding('latin1');
      socket.on('data', (chunk: string) => {
        pending += chunk;
        const answer = measureAnswer(pending);
        if (answer === undefined || pending.length < answer.bytes) return;
        pending = pending.slice(answer.bytes);
        requests++;
        durations.push(performance.now() - sentAt);
        if (!answer.ok) failures++;
        if (!stopped) send();
      });
      const fail = () => {
        if (!stopped) failures++;
      };
      socket.on('error', fail);
      socket.on('end', fail);
      sockets.push(socket);
    }
    setTimeout(finish, request.seconds * 1000);
  });
}
