/**
 * Mail that is sent after the answer: whether there was any to send shows neither in an answer nor in its time. What waits
 * is in the store, where each message is claimed by one of all processes; a claim that a process did not live to end is
 * taken over by another. So each is sent at least once, unless it fails too often or gets too old.
 */
import type { Logger } from 'pino';
import { type Clock, HOUR_MS, MINUTE_MS } from '../clock.js';
import type { MailKind, MailStore, WaitingMail } from '../store/store.js';
import type { Mailer, Message } from './mail.js';

const AT_ONCE = 2;
/** How often a process looks for what others ordered, and for what is due again. */
const LOOK_MS = 1000;
/** Longer than a message is tried for, so that no other process takes over what is being sent. */
const CLAIM_MS = 5 * MINUTE_MS;
const LONGEST_TRY_MS = 2 * MINUTE_MS;
const PAUSES_MS = [
  5_000,
  30_000,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
];
const LONGEST_PAUSE_MS = Math.max(CLAIM_MS, ...PAUSES_MS);
const OLDEST_MS = 24 * HOUR_MS;
/** Whoever forgot a password does not wait for longer. */
const OLDEST_OF_KIND_MS: Partial<Record<MailKind, number>> = { 'reset-password': HOUR_MS };
const LONGEST_CLOSE_MS = 5000;

export interface OutboxParts {
  readonly store: MailStore;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mailer: Mailer;
  /** Writes a message when its turn comes; undefined: none is needed. */
  readonly write: (mail: WaitingMail) => Promise<Message | undefined>;
}

export class Outbox {
  readonly #parts: OutboxParts;
  readonly #timer: NodeJS.Timeout;
  readonly #running = new Set<Promise<void>>();
  readonly #ordering = new Set<Promise<void>>();
  #looking: Promise<void> | undefined;
  #closed = false;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => this.look(), LOOK_MS);
    this.#timer.unref();
  }

  get delivers(): boolean {
    return this.#parts.mailer.delivers;
  }

  /** Orders a message without waiting for it to be kept: for answers whose time must not tell that there is one. */
  later(kind: MailKind, to: string): void {
    const { store, clock, logger } = this.#parts;
    const ordering = store
      .orderMail({ kind, to, at: clock.now() })
      .then(
        () => this.look(),
        (error) => logger.error({ err: error, kind }, 'Mail could not be kept for sending.'),
      )
      .finally(() => this.#ordering.delete(ordering));
    this.#ordering.add(ordering);
  }

  /** Sends what is due, after the caller has gone on: for who has just ordered something with a change. */
  look(): void {
    if (this.#closed || this.#looking) return;
    this.#looking = this.#claim().finally(() => {
      this.#looking = undefined;
    });
  }

  async #claim(): Promise<void> {
    const { store, clock, logger } = this.#parts;
    try {
      while (!this.#closed && this.#running.size < AT_ONCE) {
        const now = clock.now();
        const mail = await store.claimMail(now, now + CLAIM_MS, now + LONGEST_PAUSE_MS);
        if (mail === undefined) return;
        const running = this.#run(mail).finally(() => {
          this.#running.delete(running);
          this.look();
        });
        this.#running.add(running);
      }
    } catch (error) {
      logger.error({ err: error }, 'Waiting mail could not be looked at.');
    }
  }

  async #run(mail: WaitingMail): Promise<void> {
    const { store, clock, logger, write } = this.#parts;
    const { kind, tries } = mail;
    try {
      try {
        const message = isTooOld(mail, clock.now()) ? undefined : await write(mail);
        if (message) await this.#send(message);
        await store.removeMail(mail);
      } catch (error) {
        const pause = isRefused(error) ? undefined : PAUSES_MS[tries - 1];
        const again = clock.now() + (pause ?? 0);
        if (pause === undefined || isTooOld(mail, again)) {
          logger.error({ err: plain(error), kind, tries }, 'Mail could not be sent.');
          await store.removeMail(mail);
        } else {
          logger.warn({ err: plain(error), kind, tries }, 'Mail could not be sent; it is tried again.');
          await store.postponeMail(mail, again);
        }
      }
    } catch (error) {
      // The claim ends by itself.
      logger.error({ err: error, kind }, 'What became of mail could not be kept.');
    }
  }

  async #send(message: Message): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' })), LONGEST_TRY_MS);
      timer.unref();
    });
    try {
      await Promise.race([this.#parts.mailer.send(message), tooLong]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Resolves when nothing is due. */
  async idle(): Promise<void> {
    for (;;) {
      await Promise.all(this.#ordering);
      this.look();
      await this.#looking;
      if (this.#running.size === 0) return;
      await Promise.all(this.#running);
    }
  }

  /** Ends what is being sent, for a few seconds at most; all else waits in the store for the next start. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise((resolve) => {
      timer = setTimeout(resolve, LONGEST_CLOSE_MS);
    });
    const ended = Promise.all([...this.#ordering, this.#looking]).then(() => Promise.all(this.#running));
    await Promise.race([ended, tooLong]);
    clearTimeout(timer);
    this.#parts.mailer.close();
  }
}

function isTooOld({ kind, at }: WaitingMail, now: number): boolean {
  return now - at > (OLDEST_OF_KIND_MS[kind] ?? OLDEST_MS);
}

/** Whether the address itself was refused for good. */
function isRefused(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
}

/** What an SMTP server answers may quote the address: only its code and kind are told. */
function plain(error: unknown): Error {
  const { code = 'unknown', responseCode = '' } = error as { code?: unknown; responseCode?: unknown };
  return new Error(`${String(code)} ${String(responseCode)}`.trim());
}
