/** SHA-1 and SHA-2 (FIPS 180-4). */

const MASK64 = (1n << 64n) - 1n;

function primes(count: number) {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

/** The first 64 bits of the fraction of the square or cube root of a number, by exact integer roots. */
function rootFraction(n: number, degree: 2n | 3n) {
  const scaled = BigInt(n) << (64n * degree);
  let [low, high] = [0n, 1n << 70n];
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** degree <= scaled) low = middle;
    else high = middle;
  }
  return low & MASK64;
}

const PRIMES = primes(80);
const K64 = PRIMES.map((prime) => rootFraction(prime, 3n));
const H64 = PRIMES.slice(0, 8).map((prime) => rootFraction(prime, 2n));
const K32 = K64.map((value) => Number(value >> 32n) | 0);
const H32 = H64.map((value) => Number(value >> 32n) | 0);
/** SHA-224 starts with the second 32 bits of the 9th to 16th primes' roots, SHA-384 with all 64. */
const H384 = PRIMES.slice(8, 16).map((prime) => rootFraction(prime, 2n));
const H224 = H384.map((value) => Number(value & 0xffffffffn) | 0);

/** A one bit, zeros and the length in bits, up to whole blocks. */
function pad(message: readonly number[], block: number) {
  const padded = [...message, 0x80];
  // The length takes an eighth of a block; its upper half is zero for any text here.
  while (padded.length % block !== block - block / 8) padded.push(0);
  while (padded.length % block !== block - 8) padded.push(0);
  for (let i = 7; i >= 0; i--) padded.push(Math.floor((message.length * 8) / 2 ** (8 * i)) % 256);
  return padded;
}

const word32 = (bytes: readonly number[], at: number) =>
  (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
const bytes32 = (words: readonly number[]) =>
  words.flatMap((word) => [24, 16, 8, 0].map((shift) => (word >>> shift) & 255));
const right = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const left = (word: number, by: number) => (word << by) | (word >>> (32 - by));

export function sha1(message: readonly number[]) {
  const padded = pad(message, 64);
  let state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  for (let start = 0; start < padded.length; start += 64) {
    const w = Array.from({ length: 16 }, (_, i) => word32(padded, start + 4 * i));
    for (let i = 16; i < 80; i++) w.push(left(w[i - 3]! ^ w[i - 8]! ^ w[i - 14]! ^ w[i - 16]!, 1));
    let [a, b, c, d, e] = state as [number, number, number, number, number];
    for (let i = 0; i < 80; i++) {
      const part = Math.floor(i / 20);
      const mix = part === 0 ? (b & c) | (~b & d) : part === 2 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d;
      const constant = [0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6][part]!;
      [a, b, c, d, e] = [(left(a, 5) + mix + e + constant + w[i]!) | 0, a, left(b, 30), c, d];
    }
    state = [a, b, c, d, e].map((value, i) => (value + state[i]!) | 0);
  }
  return bytes32(state);
}

function sha2Of32(message: readonly number[], initial: readonly number[]) {
  const padded = pad(message, 64);
  let state = [...initial];
  for (let start = 0; start < padded.length; start += 64) {
    const w = Array.from({ length: 16 }, (_, i) => word32(padded, start + 4 * i));
    for (let i = 16; i < 64; i++) {
      const [x, y] = [w[i - 15]!, w[i - 2]!];
      const s0 = right(x, 7) ^ right(x, 18) ^ (x >>> 3);
      const s1 = right(y, 17) ^ right(y, 19) ^ (y >>> 10);
      w.push((w[i - 16]! + s0 + w[i - 7]! + s1) | 0);
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const t1 = (h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & f) ^ (~e & g)) + K32[i]! + w[i]!) | 0;
      const t2 = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g];
    }
    state = [a, b, c, d, e, f, g, h].map((value, i) => (value + state[i]!) | 0);
  }
  return bytes32(state);
}

const right64 = (word: bigint, by: bigint) => ((word >> by) | (word << (64n - by))) & MASK64;

function sha2Of64(message: readonly number[], initial: readonly bigint[]) {
  const padded = pad(message, 128);
  let state = [...initial];
  for (let start = 0; start < padded.length; start += 128) {
    const w = Array.from({ length: 16 }, (_, i) =>
      padded.slice(start + 8 * i, start + 8 * i + 8).reduce((total, byte) => (total << 8n) | BigInt(byte), 0n),
    );
    for (let i = 16; i < 80; i++) {
      const [x, y] = [w[i - 15]!, w[i - 2]!];
      const s0 = right64(x, 1n) ^ right64(x, 8n) ^ (x >> 7n);
      const s1 = right64(y, 19n) ^ right64(y, 61n) ^ (y >> 6n);
      w.push((w[i - 16]! + s0 + w[i - 7]! + s1) & MASK64);
    }
    let [a, b, c, d, e, f, g, h] = state as [bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint];
    for (let i = 0; i < 80; i++) {
      const t1 =
        h + (right64(e, 14n) ^ right64(e, 18n) ^ right64(e, 41n)) + ((e & f) ^ (~e & MASK64 & g)) + K64[i]! + w[i]!;
      const t2 = (right64(a, 28n) ^ right64(a, 34n) ^ right64(a, 39n)) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(t1 + t2) & MASK64, a, b, c, (d + t1) & MASK64, e, f, g];
    }
    state = [a, b, c, d, e, f, g, h].map((value, i) => (value + state[i]!) & MASK64);
  }
  return state.flatMap((word) => [56n, 48n, 40n, 32n, 24n, 16n, 8n, 0n].map((shift) => Number((word >> shift) & 255n)));
}

export const sha224 = (message: readonly number[]) => sha2Of32(message, H224).slice(0, 28);
export const sha256 = (message: readonly number[]) => sha2Of32(message, H32);
export const sha384 = (message: readonly number[]) => sha2Of64(message, H384).slice(0, 48);
export const sha512 = (message: readonly number[]) => sha2Of64(message, H64);
