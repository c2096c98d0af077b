/** Records that expire, with an index by time that finds those to remove. */
import type { Database } from 'lmdb';
import type { Environment } from './environment.js';

export class Expiring<T extends { readonly expiresAt: number }> {
  readonly #environment: Environment;
  readonly #records: Database<T, string>;
  /** [expiry, key] to nothing. */
  readonly #expiries: Database<boolean, [number, string]>;
  readonly #onRemoved: (key: string, record: T) => void;

  /** @param onRemoved Removes, in the same transaction, what else points to a record. */
  constructor(
    environment: Environment,
    names: { readonly records: string; readonly expiries: string },
    onRemoved: (key: string, record: T) => void = () => {},
  ) {
    this.#environment = environment;
    this.#records = environment.database(names.records);
    this.#expiries = environment.database(names.expiries);
    this.#onRemoved = onRemoved;
  }

  /** A record that has not expired. */
  get(key: string, now: number): T | undefined {
    const record = this.#records.get(key);
    return record && record.expiresAt > now ? record : undefined;
  }

  /** A record, expired or not. */
  any(key: string): T | undefined {
    return this.#records.get(key);
  }

  /** Only inside a transaction, as `remove`. */
  put(key: string, record: T): void {
    const before = this.#records.get(key);
    if (before && before.expiresAt !== record.expiresAt) this.#expiries.remove([before.expiresAt, key]);
    this.#records.put(key, record);
    if (before?.expiresAt !== record.expiresAt) this.#expiries.put([record.expiresAt, key], true);
  }

  remove(key: string): T | undefined {
    const record = this.#records.get(key);
    if (!record) return undefined;
    this.#records.remove(key);
    this.#expiries.remove([record.expiresAt, key]);
    this.#onRemoved(key, record);
    return record;
  }

  async sweep(now: number, limit: number): Promise<number> {
    const going = [...this.#expiries.getKeys({ end: [now] as never, limit })];
    if (going.length === 0) return 0;
    await this.#environment.transaction(() => {
      for (const entry of going) {
        const [expiresAt, key] = entry;
        // The record may have been written anew since.
        if (this.#records.get(key)?.expiresAt === expiresAt) this.remove(key);
        else this.#expiries.remove(entry);
      }
    });
    return going.length;
  }
}
