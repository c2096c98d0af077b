/** Damages that nobody thought of, the same for the same seed. */
import type { Damage } from './damage.js';

/** Flips of some bits, near each other or anywhere, bytes that are overwritten, and ends that are missing. */
export function randomDamages(seed: number, count: number): Readonly<Record<string, Damage>> {
  const random = generator(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return Object.fromEntries(
    Array.from({ length: count }, (_, index): [string, Damage] => {
      const [kind, at, first, second] = [index % 4, random(), random(), below(32)];
      return [
        `${seed}.${index}`,
        (bytes) => {
          const length = bytes.length;
          if (kind === 0) return bytes.subarray(0, Math.floor(at * length));
          // Meta pages and the heads of pages are where it matters.
          const page = Math.floor(kind === 1 ? at * 2 : (at * length) / 4096) * 4096;
          const start = Math.min(page + Math.floor(first * (kind === 2 ? 64 : 300)), length - 64);
          for (let byte = start; byte <= start + second; byte++)
            bytes[byte] = kind === 3 ? (byte * 31 + second) & 0xff : bytes[byte]! ^ (1 << ((byte + second) % 8));
          return bytes;
        },
      ];
    }),
  );
}

/** Mulberry32. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
