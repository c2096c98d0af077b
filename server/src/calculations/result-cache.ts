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

/** What is kept of an answer. */
interface Kept extends Omit<AnswerParts, keyof About> {
  readonly slug: string;
  /** Empty where it is computed again from the inputs. */
  readonly resultJson: string;
  readonly expiresAt: MonotonicTime;
}

/** What is computed again of a calculation of which only the inputs were kept, in the units of whoever asks. */
export type Again = Pick<AnswerParts, 'resultJson' | 'spokenUnits'>;

/** The inputs of a kept calculation. */
export type KeptInputs = Pick<AnswerParts, 'slug' | 'inputsJson'>;

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

  /**
   * The prepared answer under a key of `resultKey`, unless it expired.
   * @param again Computes the result, where only the inputs were kept.
   */
  async find(key: string, about: About, again: () => Again | undefined): Promise<PreparedAnswer | undefined> {
    const known = this.#known(key);
    if (known !== undefined) return known;
    const kept = await this.#kept(key);
    return kept && this.#remember(key, kept, about, kept.resultJson ? kept : again());
  }

  /** The same at once, where the store can tell without waiting. */
  findNow(
    key: string,
    about: About,
    again: () => Again | undefined,
  ): PreparedAnswer | undefined | Promise<PreparedAnswer | undefined> {
    const known = this.#known(key);
    if (known !== undefined) return known;
    if (this.#resultNow === undefined) return this.find(key, about, again);
    const now = this.#clock.now();
    const kept = this.#computedHere(key) ?? this.#fromStore(this.#resultNow(key, now), now);
    return kept && this.#remember(key, kept, about, kept.resultJson ? kept : again());
  }

  /** The same by the key alone. @param about What else the answer for a calculator has; undefined where there is none of this slug. */
  async findById(
    key: string,
    about: (slug: string) => About | undefined,
    again: (kept: KeptInputs) => Promise<Again | undefined>,
  ): Promise<PreparedAnswer | undefined> {
    const known = this.#known(key);
    if (known !== undefined) return known;
    const kept = await this.#kept(key);
    const told = kept && about(kept.slug);
    return told && this.#remember(key, kept, told, kept.resultJson ? kept : await again(kept));
  }

  /** An answer that was asked for again. */
  #known(key: string): PreparedAnswer | undefined {
    const answer = this.#answers.get(key);
    return answer && this.#clock.monotonic() < answer.expiresAt ? answer : undefined;
  }

  async #kept(key: string): Promise<Kept | undefined> {
    const now = this.#clock.now();
    return this.#computedHere(key) ?? this.#fromStore(await this.#store.result(key, now), now);
  }

  #computedHere(key: string): Kept | undefined {
    const computed = this.#computed.find(key);
    return computed && this.#clock.monotonic() < computed.expiresAt
      ? read(computed.json, computed.expiresAt)
      : undefined;
  }

  #fromStore(stored: StoredResult | undefined, now: number): Kept | undefined {
    if (!stored) return undefined;
    const left = stored.expiresAt - now;
    // With more than a whole life before it, it was written before the clock was set back: it may be of any age.
    if (left > this.#lifeMs) return undefined;
    return read(stored.json, later(this.#clock.monotonic(), left));
  }

  /** Keeps a result that was computed just now: at once for this process, a moment later for the others. */
  put(key: string, parts: AnswerParts): void {
    this.#put(key, parts, parts.resultJson);
  }

  /** The same for a result that costs less to compute again than to keep: only its inputs are kept. */
  putInputs(key: string, parts: AnswerParts): void {
    this.#put(key, parts, '');
  }

  #put(key: string, { inputsJson, spokenUnits, slug, charge }: AnswerParts, resultJson: string): void {
    if (this.#lifeMs === 0) return;
    const json = written({ resultJson, inputsJson, spokenUnits, slug, charge });
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

  /** A result that was kept, as the answer to all who ask again. */
  #remember(key: string, kept: Kept, about: About, result: Again | undefined): PreparedAnswer | undefined {
    if (result === undefined) return undefined;
    const { inputsJson, charge, expiresAt } = kept;
    const { resultJson, spokenUnits } = result;
    const answer = new PreparedAnswer({ ...about, resultJson, inputsJson, spokenUnits, charge }, expiresAt);
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

/** As it is kept: JSON has no line breaks of its own. */
function written({ resultJson, inputsJson, spokenUnits, slug, charge }: Omit<Kept, 'expiresAt'>): string {
  return `${resultJson}\n${inputsJson}\n${spokenUnits}\n${slug}\n${charge}`;
}

function read(json: string, expiresAt: MonotonicTime): Kept {
  const [resultJson = '', inputsJson = '', spokenUnits = '', slug = '', charge = ''] = json.split('\n');
  return { resultJson, inputsJson, spokenUnits, slug, charge: Number(charge) || 1, expiresAt };
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
