/** Results for some minutes from their computation: those of this process in front of the store that all share. */
import * as crypto from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type Clock, dayOf, later, type MonotonicTime } from '../clock.js';
import type { Store, StoredResult } from '../store/store.js';
import { ComputedResults } from './computed-results.js';
import { type AnswerParts, PreparedAnswer } from './prepared-answer.js';

const SWEEP_MS = 5000;
const SWEEP_BATCH = 500;
/** At most this many batches follow each other; what is left waits for the next time. */
const SWEEP_BATCHES = 100;
/** Results go to the store together, this long after the first of them: a transaction costs as much as several results. */
const WRITE_MS = 20;
/** More than this many waiting results are kept in this process alone: a slow store must not fill the memory. */
const MOST_WAITING = 5000;
const LARGEST_TOTAL_BYTES = 128 * 1024 * 1024;
/** Use is kept for this many days. */
const USAGE_DAYS = 400;

/** What of an answer follows from the calculator alone. */
type About = Pick<AnswerParts, 'slug' | 'calculatorUrl'>;

export class ResultCache {
  readonly #store: Store;
  readonly #resultNow: Store['resultNow'];
  readonly #clock: Clock;
  readonly #lifeMs: number;
  /** What was asked for again, as objects. */
  readonly #answers: LRUCache<string, PreparedAnswer>;
  /** What was computed here, as bytes: most of it nobody asks for again. */
  readonly #computed: ComputedResults;
  readonly #sweeper: NodeJS.Timeout;
  readonly #onError: (error: unknown) => void;
  #waiting = new Map<string, StoredResult>();
  #writing: Promise<void> | undefined;

  /** @param onError Hears why results could not be kept or expired ones could not be removed. */
  constructor(
    store: Store,
    clock: Clock,
    settings: { readonly cacheSeconds: number; readonly cacheEntries: number },
    onError: (error: unknown) => void,
  ) {
    this.#store = store;
    this.#resultNow = store.resultNow;
    this.#clock = clock;
    this.#lifeMs = settings.cacheSeconds * 1000;
    this.#answers = new LRUCache({
      max: settings.cacheEntries,
      maxSize: LARGEST_TOTAL_BYTES,
      sizeCalculation: (answer, key) => answer.size + key.length,
    });
    this.#computed = new ComputedResults(settings.cacheEntries, LARGEST_TOTAL_BYTES);
    this.#onError = onError;
    this.#sweeper = setInterval(() => this.sweep().catch(onError), SWEEP_MS);
    this.#sweeper.unref();
  }

  /** What of it is in this process's memory. */
  get size(): { readonly entries: number; readonly bytes: number } {
    const { entries, bytes } = this.#computed.size;
    return { entries: entries + this.#answers.size, bytes: bytes + this.#answers.calculatedSize };
  }

  /** The prepared answer under a key of `resultKey`, unless it expired. */
  async find(key: string, parts: About): Promise<PreparedAnswer | undefined> {
    return this.#find(key, () => parts);
  }

  /** The same at once, where the store can tell without waiting. */
  findNow(key: string, parts: About): PreparedAnswer | undefined | Promise<PreparedAnswer | undefined> {
    const known = this.#known(key, () => parts);
    if (known !== undefined) return known;
    if (this.#resultNow === undefined) return this.find(key, parts);
    const now = this.#clock.now();
    const stored = this.#resultNow(key, now);
    return stored && this.#take(key, stored, now, () => parts);
  }

  /** The same by the key alone. @param about What else the answer for a calculator has; undefined where there is none of this slug. */
  async findById(key: string, about: (slug: string) => About | undefined): Promise<PreparedAnswer | undefined> {
    return this.#find(key, about);
  }

  async #find(key: string, about: (slug: string) => About | undefined): Promise<PreparedAnswer | undefined> {
    const known = this.#known(key, about);
    if (known !== undefined) return known;
    const now = this.#clock.now();
    return this.#take(key, await this.#store.result(key, now), now, about);
  }

  /** What this process has: an answer that was asked for again, or a result that it computed. */
  #known(key: string, about: (slug: string) => About | undefined): PreparedAnswer | undefined {
    const reading = this.#clock.monotonic();
    const answer = this.#answers.get(key);
    if (answer && reading < answer.expiresAt) return answer;
    const computed = this.#computed.find(key);
    if (computed === undefined || !(reading < computed.expiresAt)) return undefined;
    return this.#remember(key, computed.json, computed.expiresAt, about);
  }

  /** What the store has, as an answer of this process. */
  #take(
    key: string,
    stored: StoredResult | undefined,
    now: number,
    about: (slug: string) => About | undefined,
  ): PreparedAnswer | undefined {
    if (!stored) return undefined;
    const left = stored.expiresAt - now;
    // With more than a whole life before it, it was written before the clock was set back: it may be of any age.
    if (left > this.#lifeMs) return undefined;
    return this.#remember(key, stored.json, later(this.#clock.monotonic(), left), about);
  }

  /** Keeps a result that was computed just now: at once for this process, a moment later for the others. */
  put(key: string, parts: AnswerParts): void {
    if (this.#lifeMs === 0) return;
    const { resultJson, inputsJson, spokenUnits, slug, charge } = parts;
    // JSON has no line breaks of its own.
    const json = `${resultJson}\n${inputsJson}\n${spokenUnits}\n${slug}\n${charge}`;
    // In place of an answer that has expired.
    this.#answers.delete(key);
    this.#computed.add(key, json, later(this.#clock.monotonic(), this.#lifeMs));
    if (this.#waiting.size >= MOST_WAITING) return;
    this.#waiting.set(key, { expiresAt: this.#clock.now() + this.#lifeMs, json });
    this.#writing ??= this.#writeSoon();
  }

  async #writeSoon(): Promise<void> {
    await sleep(WRITE_MS);
    await this.#write();
    this.#writing = this.#waiting.size > 0 ? this.#writeSoon() : undefined;
  }

  async #write(): Promise<void> {
    const results = this.#waiting;
    if (results.size === 0) return;
    this.#waiting = new Map();
    await this.#store.putResults(results).catch(this.#onError);
  }

  /** A result as it is kept, as the answer to all who ask again. */
  #remember(
    key: string,
    json: string,
    expiresAt: MonotonicTime,
    about: (slug: string) => About | undefined,
  ): PreparedAnswer | undefined {
    const [resultJson = '', inputsJson = '', spokenUnits = '', slug = '', charge = ''] = json.split('\n');
    const parts = about(slug);
    if (parts === undefined) return undefined;
    const told = { ...parts, resultJson, inputsJson, spokenUnits, charge: Number(charge) || 1 };
    const answer = new PreparedAnswer(told, expiresAt);
    this.#answers.set(key, answer);
    return answer;
  }

  /** Removes expired results, and counters that nobody looks at any more, in batches between which requests are answered. */
  async sweep(): Promise<void> {
    await this.#write();
    const now = this.#clock.now();
    await this.#store.sweepResults(now);
    await inBatches(() => this.#store.sweepUsage(dayOf(now) - USAGE_DAYS, SWEEP_BATCH));
  }

  /** Writes what is waiting. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    await this.#write();
  }
}

async function inBatches(sweepOne: () => Promise<number>): Promise<void> {
  for (let batch = 0; batch < SWEEP_BATCHES; batch++) if ((await sweepOne()) < SWEEP_BATCH) return;
}

/** What results of this version of a calculator are kept under, for everything that tells the calculation from others. */
export function resultKey(slug: string, version: string, calculation: string): string {
  // LMDB keys are short.
  return sha256(`${slug}\n${version}\n${calculation}`);
}

/** The types of Node's first releases of this line have not heard of it. */
const { hash } = crypto as { readonly hash?: (algorithm: string, data: string, encoding: 'base64url') => string };

/** At once where Node can: that takes a third of the time of a hash object, and leaves no garbage. */
const sha256 = hash
  ? (text: string) => hash('sha256', text, 'base64url')
  : (text: string) => crypto.createHash('sha256').update(text).digest('base64url');
