/**
 * Results that all machines share for a while, each until the server ends it. They can be computed anew: where memory gets
 * scarce, none are kept any more, as the same memory holds what must not be lost.
 */
import type { Clock } from '../../clock.js';
import type { ResultStore, StoredResult } from '../store.js';
import type { Connection, Information } from './connection.js';

const LOOK_MS = 2000;
/** Of the server's memory, from when on none are kept. */
const SCARCE = 0.75;
/** The longest life of any. */
const MOST_MS = 2 ** 31;

export class RedisResults {
  readonly #connection: Connection;
  readonly #clock: Clock;
  readonly #onNotice: (sentence: string) => void;
  readonly #timer: NodeJS.Timeout | undefined;
  #isScarce = false;

  /** @param isKept Whether any are. */
  constructor(connection: Connection, clock: Clock, isKept: boolean, onNotice: (sentence: string) => void) {
    this.#connection = connection;
    this.#clock = clock;
    this.#onNotice = onNotice;
    if (!isKept) return;
    this.#timer = setInterval(() => void this.#look(), LOOK_MS);
    this.#timer.unref();
  }

  readonly methods: ResultStore = {
    result: async (key, now) => {
      if (this.#timer === undefined) return undefined;
      const text = await this.#connection.result(key);
      if (text === undefined) return undefined;
      const found = read(text);
      return found.expiresAt > now ? found : undefined;
    },
    putResults: async (results) => {
      if (this.#timer === undefined || this.#isScarce) return;
      const now = this.#clock.now();
      const kept = [...results].flatMap(([key, result]) => {
        const lifeMs = Math.min(MOST_MS, Math.floor(result.expiresAt - now));
        return lifeMs > 0 ? [[key, written(result), lifeMs] as const] : [];
      });
      await this.#connection.putResults(kept);
    },
    // The server does.
    sweepResults: async () => {},
  };

  close(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    const servers = await this.#connection.information().catch(() => undefined);
    // While it is away nothing is known of its memory, and nothing is written to it.
    if (servers === undefined) return;
    const isScarce = servers.some((one) => shareOfMemory(one) >= SCARCE);
    if (isScarce === this.#isScarce) return;
    this.#isScarce = isScarce;
    this.#onNotice(
      isScarce
        ? 'The server of STORE_URL has less than a quarter of its memory (maxmemory) left: no results are kept on it. Give it more.'
        : 'The server of STORE_URL has enough memory again: results are kept on it.',
    );
  }
}

/** 0 where there is no limit, or the server itself removes results first. */
function shareOfMemory(server: Information): number {
  const limit = Number(server.get('maxmemory') ?? 0);
  if (limit === 0 || server.get('maxmemory_policy') !== 'noeviction') return 0;
  return Number(server.get('used_memory') ?? 0) / limit;
}

function written({ expiresAt, json }: StoredResult): string {
  return `${expiresAt}\n${json}`;
}

function read(text: string): StoredResult {
  const end = text.indexOf('\n');
  return { expiresAt: Number(text.slice(0, end)), json: text.slice(end + 1) };
}
