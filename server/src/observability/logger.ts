/** The log: JSON lines on standard output, with everything secret struck out. */
import { type DestinationStream, type Logger, pino } from 'pino';

/** Names under which a secret could reach the log, at the top and one level down. */
const SECRET = ['x-api-key', 'authorization', 'cookie', 'set-cookie', 'key', 'apiKey', 'password', 'email', 'hash'];
const paths = SECRET.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.headers["${name}"]`]);
const KEY_TEXT = /rk_[0-9A-Za-z]{6,}/g;

/** Strikes out API keys inside a text, wherever they come from. */
function withoutKeys(text: string): string {
  return text.replace(KEY_TEXT, 'rk_[redacted]');
}

/** What waits for a reader that stands still, in bytes; lines beyond that are dropped. */
const MOST_WAITING = 8 * 2 ** 20;

/** Written at once: of a process that is killed, the last lines are those that matter. */
function standardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: true });
}

/**
 * Standard output for a process that must go on though nobody reads it, such as a full pipe: nothing waits for the reader.
 * Whoever ends the process waits for `written` first.
 */
export class PatientOutput implements DestinationStream {
  readonly #output: ReturnType<typeof pino.destination>;
  #isWritten = true;
  #isBroken = false;

  constructor() {
    this.#output = pino.destination({ dest: 1, sync: false, maxLength: MOST_WAITING });
    this.#output.on('drain', () => {
      this.#isWritten = true;
    });
    this.#output.on('error', (error: NodeJS.ErrnoException) => {
      // Nobody reads it any more, nor ever will.
      if (error.code === 'EPIPE') this.#isBroken = true;
    });
  }

  // Alone, as pino would have the last line of a process written at once, and wait for the reader.
  write(line: string): void {
    this.#isWritten = false;
    this.#output.write(line);
  }

  /** Resolves as soon as everything is written, or after this time; says whether it is. */
  written(limitMs: number): Promise<boolean> {
    if (this.#isWritten || this.#isBroken) return Promise.resolve(true);
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), limitMs);
      const done = () => {
        clearTimeout(timer);
        resolve(true);
      };
      this.#output.once('drain', done);
      this.#output.once('error', done);
    });
  }
}

export function createLogger(level: string, destination: DestinationStream = standardOutput()): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    redact: { paths, censor: '[redacted]' },
    serializers: {
      err: (error: unknown) => ({
        type: error instanceof Error ? error.name : typeof error,
        message: withoutKeys(error instanceof Error ? error.message : String(error)),
        stack: error instanceof Error ? withoutKeys(error.stack ?? '') : undefined,
        cause: error instanceof Error && error.cause ? withoutKeys(String(error.cause)) : undefined,
      }),
    },
    hooks: {
      // An API key may also be part of a path or message that a client chose.
      streamWrite: withoutKeys,
    },
  };
  return pino(options, destination);
}
