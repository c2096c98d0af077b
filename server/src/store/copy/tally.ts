/** Whether two stores have the same records, however they are ordered and written: how many of each kind, and a sum of hashes. */
import { createHash } from 'node:crypto';
import { wellFormed } from '../redis/script.js';
import type { Kind, StoreRecord } from './records.js';

const HASH_BYTES = 16;

interface Sum {
  count: number;
  readonly bits: Buffer;
}

export class Tally {
  readonly #sums = new Map<Kind, Sum>();

  add({ kind, value }: StoreRecord): void {
    const sum = this.#sums.get(kind) ?? { count: 0, bits: Buffer.alloc(HASH_BYTES) };
    this.#sums.set(kind, sum);
    const hash = createHash('sha256').update(canonical(value)).digest();
    for (let index = 0; index < HASH_BYTES; index++) sum.bits[index]! ^= hash[index]!;
    sum.count++;
  }

  get counts(): ReadonlyMap<Kind, number> {
    return new Map([...this.#sums].map(([kind, { count }]) => [kind, count]));
  }

  /** The kinds of which the other has not the same records. */
  differences(other: Tally): readonly Kind[] {
    const kinds = new Set([...this.#sums.keys(), ...other.#sums.keys()]);
    return [...kinds].filter((kind) => {
      const [one, two] = [this.#sums.get(kind), other.#sums.get(kind)];
      return one?.count !== two?.count || !one?.bits.equals(two!.bits as unknown as Uint8Array);
    });
  }
}

/** The same text for the same value, in whatever order its fields are, with a mark for each half of a character. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'string') return wellFormed(inner);
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
