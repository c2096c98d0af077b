/**
 * The latest results that this process computed, as bytes outside of the garbage collector's heap: kept as objects, each would
 * live long enough to be moved twice and then die old, which costs more than to compute it. The older half goes at once.
 */
import type { MonotonicTime } from '../clock.js';
import { ResultIndex } from '../store/result-index.js';
import { mostBytes, resultAt, writeResult } from '../store/result-pack.js';

const CHUNK_BYTES = 256 * 1024;

interface Half {
  readonly index: ResultIndex;
  /** The last of them is being written. */
  readonly chunks: Buffer[];
  end: number;
  count: number;
  bytes: number;
}

export interface Computed {
  readonly json: string;
  readonly expiresAt: MonotonicTime;
}

export class ComputedResults {
  readonly #mostCount: number;
  readonly #mostBytes: number;
  #newer = newHalf();
  #older = newHalf();
  /** Of halves that went, to be written again. */
  #spare: Buffer[] = [];

  /** @param most Results, and their bytes, in all. */
  constructor(most: number, bytes: number) {
    this.#mostCount = Math.max(1, most / 2);
    this.#mostBytes = bytes / 2;
  }

  add(key: string, json: string, expiresAt: MonotonicTime): void {
    const result = { expiresAt: expiresAt as unknown as number, json };
    const most = mostBytes(key, result);
    if (this.#newer.count >= this.#mostCount || this.#newer.bytes + most > this.#mostBytes) this.#turn();
    const half = this.#newer;
    let chunk = half.chunks.at(-1);
    if (chunk === undefined || half.end + most > chunk.length) {
      chunk = most > CHUNK_BYTES ? Buffer.allocUnsafe(most) : (this.#spare.pop() ?? Buffer.allocUnsafe(CHUNK_BYTES));
      half.chunks.push(chunk);
      half.end = 0;
      half.bytes += chunk.length;
    }
    half.index.add(key, half.chunks.length, half.end);
    half.end = writeResult(chunk, half.end, key, result);
    half.count++;
  }

  find(key: string): Computed | undefined {
    return findIn(this.#newer, key) ?? findIn(this.#older, key);
  }

  get size(): { readonly entries: number; readonly bytes: number } {
    const [newer, older] = [this.#newer, this.#older];
    return { entries: newer.count + older.count, bytes: newer.bytes + older.bytes };
  }

  #turn(): void {
    this.#spare = this.#older.chunks.filter(({ length }) => length === CHUNK_BYTES);
    this.#older = this.#newer;
    this.#newer = newHalf();
  }
}

function newHalf(): Half {
  return { index: new ResultIndex(), chunks: [], end: 0, count: 0, bytes: 0 };
}

function findIn({ index, chunks }: Half, key: string): Computed | undefined {
  const where = index.find(key);
  const found = where && resultAt(chunks[where.pack - 1]!, where.start, key);
  return found && { json: found.json, expiresAt: found.expiresAt as unknown as MonotonicTime };
}
