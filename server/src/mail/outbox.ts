/**
 * Mail that is sent after the answer: whether there was any to send shows neither in an answer nor in its time. What waits
 * is in memory only; who does not get a link asks for another.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Mailer, Message } from './mail.js';

const AT_ONCE = 2;
const MOST_WAITING = 1000;
const RETRY_AFTER_MS = [1000, 10_000, 60_000];
const LONGEST_CLOSE_MS = 5000;

/** Writes a message when its turn comes; undefined: none is needed. */
type Write = () => Promise<Message | undefined>;

export class Outbox {
  readonly #mailer: Mailer;
  readonly #logger: Logger;
  readonly #waiting: { readonly kind: string; readonly write: Write }[] = [];
  readonly #closing = new AbortController();
  #running = 0;
  #idle: (() => void)[] = [];

  constructor(mailer: Mailer, logger: Logger) {
    this.#mailer = mailer;
    this.#logger = logger;
  }

  get delivers(): boolean {
    return this.#mailer.delivers;
  }

  /** @param kind What the log calls it; the log never tells whose it is. */
  later(kind: string, write: Write): void {
    if (this.#waiting.length >= MOST_WAITING) {
      this.#logger.error({ kind }, 'Too much mail is waiting; a message was dropped.');
      return;
    }
    this.#waiting.push({ kind, write });
    setImmediate(() => this.#next());
  }

  #next(): void {
    if (this.#running >= AT_ONCE) return;
    const job = this.#waiting.shift();
    if (!job) return;
    this.#running++;
    this.#run(job.kind, job.write).finally(() => {
      this.#running--;
      if (this.#running === 0 && this.#waiting.length === 0) for (const resolve of this.#idle.splice(0)) resolve();
      this.#next();
    });
  }

  async #run(kind: string, write: Write): Promise<void> {
    try {
      const message = await write();
      if (message) await this.#send(kind, message);
    } catch (error) {
      this.#logger.error({ err: plain(error), kind }, 'Mail could not be sent.');
    }
  }

  async #send(kind: string, message: Message): Promise<void> {
    for (const pause of RETRY_AFTER_MS) {
      try {
        return await this.#mailer.send(message);
      } catch (error) {
        if (this.#closing.signal.aborted) throw error;
        this.#logger.warn({ err: plain(error), kind }, 'Mail could not be sent; it is tried again.');
        await sleep(pause, undefined, { signal: this.#closing.signal, ref: false }).catch(() => {});
      }
    }
    await this.#mailer.send(message);
  }

  /** Resolves when nothing waits. */
  async idle(): Promise<void> {
    if (this.#running === 0 && this.#waiting.length === 0) return;
    await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  /** Sends what waits, for a few seconds at most. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.race([this.idle(), sleep(LONGEST_CLOSE_MS, undefined, { ref: false })]);
    this.#mailer.close();
  }
}

/** What an SMTP server answers may quote the address: only its code and kind are told. */
function plain(error: unknown): Error {
  const { code = 'unknown', responseCode = '' } = error as { code?: unknown; responseCode?: unknown };
  return new Error(`${String(code)} ${String(responseCode)}`.trim());
}
