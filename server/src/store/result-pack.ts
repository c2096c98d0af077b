/**
 * Results that are written together, as one value of the store: to write one page for many costs a fraction of what it costs
 * to put each in its place among all. Each is its length, the time at which it expires, its key and its JSON.
 */
import type { StoredResult } from './store.js';

const LENGTH_BYTES = 4;
const EXPIRY_BYTES = 8;
const HEAD_BYTES = LENGTH_BYTES + EXPIRY_BYTES + 1;
/** Whoever looks for one reads the pack that it is in. */
const MOST_BYTES = 32 * 1024;

/** How long a result may be as bytes. */
export function mostBytes(key: string, { json }: StoredResult): number {
  return HEAD_BYTES + key.length + 3 * json.length;
}

/** Writes a result, which must have room there; returns where it ends. Keys have few characters, each of one byte. */
export function writeResult(bytes: Buffer, start: number, key: string, { expiresAt, json }: StoredResult): number {
  const keyStart = start + HEAD_BYTES;
  bytes.writeDoubleLE(expiresAt, start + LENGTH_BYTES);
  bytes[keyStart - 1] = key.length;
  bytes.write(key, keyStart, 'latin1');
  const jsonStart = keyStart + key.length;
  const end = jsonStart + bytes.write(json, jsonStart, 'utf8');
  bytes.writeUInt32LE(end - start, start);
  return end;
}

/** Results in packs, in their order. */
export function packsOf(results: Iterable<readonly [string, StoredResult]>): Buffer[] {
  const packs: Buffer[] = [];
  let bytes = Buffer.allocUnsafe(2 * MOST_BYTES);
  let end = 0;
  const finish = () => {
    if (end > 0) packs.push(bytes.subarray(0, end));
    end = 0;
  };
  for (const [key, result] of results) {
    const most = mostBytes(key, result);
    if (end + most > bytes.length || end > MOST_BYTES) {
      finish();
      bytes = Buffer.allocUnsafe(Math.max(most, 2 * MOST_BYTES));
    }
    end = writeResult(bytes, end, key, result);
  }
  finish();
  return packs;
}

/** The key of each result in a pack, and where it begins. */
export function eachKey(pack: Buffer, hear: (key: string, start: number) => void): void {
  for (let start = 0; start < pack.length; start += pack.readUInt32LE(start)) hear(keyAt(pack, start), start);
}

/** The result that begins there, if it is that of the key. */
export function resultAt(pack: Buffer, start: number, key: string): StoredResult | undefined {
  if (start >= pack.length || keyAt(pack, start) !== key) return undefined;
  const json = pack.toString('utf8', start + HEAD_BYTES + key.length, start + pack.readUInt32LE(start));
  return { expiresAt: pack.readDoubleLE(start + LENGTH_BYTES), json };
}

function keyAt(pack: Buffer, start: number): string {
  const keyStart = start + HEAD_BYTES;
  return pack.toString('latin1', keyStart, keyStart + pack[keyStart - 1]!);
}
