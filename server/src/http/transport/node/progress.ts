/** Ends connections whose bodies come too slowly; Node bounds how long a head may take, and that a body comes at all. */
import type { Socket } from 'node:net';

const SPAN_MS = 10_000;
const SWEEP_MS = 1000;
/** So much of a body has to come within a span, or its end. */
const LEAST_BYTES = 16 * 1024;

/** A body that is coming. */
export interface Source {
  readonly socket: Socket;
  /** Of what came in this span. */
  bytes: number;
  /** How many sweeps this span has lasted. */
  sweeps: number;
}

export class Progress {
  readonly #coming = new Set<Source>();
  readonly #timer: NodeJS.Timeout;

  constructor() {
    this.#timer = setInterval(() => this.#sweep(), SWEEP_MS);
    this.#timer.unref();
  }

  begin(socket: Socket): Source {
    const source: Source = { socket, bytes: 0, sweeps: 0 };
    this.#coming.add(source);
    return source;
  }

  end(source: Source): void {
    this.#coming.delete(source);
  }

  /** Time is counted in sweeps: while the process stands still no client is late. */
  #sweep(): void {
    for (const source of this.#coming) {
      source.sweeps++;
      if (source.bytes >= LEAST_BYTES) {
        source.bytes = 0;
        source.sweeps = 0;
      } else if (source.sweeps * SWEEP_MS >= SPAN_MS) source.socket.destroy();
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
