/** A connection on which a test writes bytes as it likes, and hears what comes back. */
import { connect, type Socket } from 'node:net';

const LONGEST_WAIT_MS = 60_000;

export class RawConnection {
  readonly #socket: Socket;
  readonly closed: Promise<void>;
  #heard = '';
  #isClosed = false;
  #wake = () => {};

  private constructor(socket: Socket) {
    this.#socket = socket;
    this.closed = new Promise((resolve) => {
      socket.on('close', () => {
        this.#isClosed = true;
        this.#wake();
        resolve();
      });
    });
    socket.on('data', (chunk) => {
      this.#heard += chunk.toString('latin1');
      this.#wake();
    });
    // A reset is a way to close.
    socket.on('error', () => {});
  }

  static open(port: number): Promise<RawConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      socket.once('error', reject);
      socket.once('connect', () => resolve(new RawConnection(socket)));
    });
  }

  get heard(): string {
    return this.#heard;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Resolves when the bytes are on their way; also where the server has closed. */
  write(text: string): Promise<void> {
    return new Promise((resolve) => {
      if (this.#isClosed) resolve();
      else this.#socket.write(text, 'latin1', () => resolve());
    });
  }

  /** Waits until what came matches; says whether it did before the connection was closed. */
  async hears(pattern: RegExp): Promise<boolean> {
    const end = performance.now() + LONGEST_WAIT_MS;
    while (!pattern.test(this.#heard)) {
      if (this.#isClosed) return false;
      const left = end - performance.now();
      if (left <= 0) throw new Error(`Nothing came that matches ${pattern}, but: ${this.#heard.slice(0, 500)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return true;
  }

  /** Status codes of the answers so far. */
  get statuses(): readonly number[] {
    return [...this.#heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  }

  destroy(): void {
    this.#socket.destroy();
  }
}
