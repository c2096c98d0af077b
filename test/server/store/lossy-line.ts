/** A line to a server on loopback that loses what goes one way, and can be cut. */

import { once } from 'node:events';
import { createConnection, createServer, type Server, type Socket } from 'node:net';

/** What gets lost: nothing, what is asked, or what is answered. */
export type Loss = 'nothing' | 'questions' | 'answers';

export class LossyLine {
  loss: Loss = 'nothing';
  /** Whether it connects nobody. */
  isDown = false;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  /** Those on which nothing comes through any more, though nobody is told. */
  readonly #stranded = new WeakSet<Socket>();

  private constructor(to: number) {
    this.#server = createServer((near) => {
      if (this.isDown) {
        near.destroy();
        return;
      }
      const far = createConnection(to, '127.0.0.1');
      for (const [from, other, lost] of [
        [near, far, 'questions'],
        [far, near, 'answers'],
      ] as const) {
        this.#sockets.add(from);
        from.on('data', (data: Uint8Array) => this.loss === lost || this.#stranded.has(from) || other.write(data));
        from.on('error', () => {});
        from.on('close', () => {
          this.#sockets.delete(from);
          other.destroy();
        });
      }
    });
  }

  /** @param to The server's port. */
  static async open(to: number): Promise<LossyLine> {
    const line = new LossyLine(to);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  get url(): string {
    return `redis://127.0.0.1:${(this.#server.address() as { port: number }).port}`;
  }

  /** Has all connections that there are stay open and lose everything; new ones are as they were. */
  strand(): void {
    for (const socket of this.#sockets) this.#stranded.add(socket);
  }

  /** Ends all connections; what was lost stays so. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.#server.close();
    this.cut();
  }
}
