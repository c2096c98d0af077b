/** Many clients that connect and say nothing, or next to nothing, while others want answers. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../harness.js';

/** What the system takes of connections that nobody has accepted yet is bounded. */
const AT_ONCE = 100;
const BYTE_MS = 1000;

export type Crowd = 'idle' | 'slow';

export interface CrowdFigures {
  readonly connected: number;
  /** Answers that others got meanwhile. */
  readonly answered: number;
  /** The longest that one of them waited, which is also what a busy machine takes. */
  readonly longestMs: number;
  /** Until the last of the crowd was left. */
  readonly leftAfterMs: number;
}

/**
 * Connects, and stays until the service has left everybody.
 * @param crowd `slow`: each sends the next byte of a header every second.
 */
export async function crowd(port: number, count: number, kind: Crowd): Promise<CrowdFigures> {
  const sockets: Socket[] = [];
  let open = 0;
  const join = async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    open++;
    socket.on('close', () => open--);
    socket.resume();
    sockets.push(socket);
    if (kind === 'slow') socket.write('GET /health/live HTTP/1.1\r\nHost: a\r\nX-A: ');
  };
  while (sockets.length < count)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, join));
  const begin = performance.now();
  let [answered, longestMs, nextByte] = [0, 0, begin];
  while (open > 0) {
    const asked = performance.now();
    const { status } = await ask(`http://127.0.0.1:${port}/api/v1/categories`);
    if (status !== 200) throw new Error(`Status ${status}`);
    answered++;
    longestMs = Math.max(longestMs, performance.now() - asked);
    if (kind === 'slow' && performance.now() >= nextByte) {
      nextByte += BYTE_MS;
      for (const socket of sockets) if (!socket.destroyed) socket.write('b');
    }
    await sleep(20);
  }
  return { connected: count, answered, longestMs, leftAfterMs: performance.now() - begin };
}
