/** Whether somebody else has the port. */
import { createServer } from 'node:net';

/**
 * Makes sure that nobody else listens: the server library would share the port without a word.
 * @throws Error when the port is taken.
 */
export function assertPortFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be listened on (${error.code})`;
      reject(new Error(`${host}:${port} ${reason}. Set PORT and HOST to something else, or stop what is there.`));
    });
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}
