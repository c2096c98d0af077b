/** SHA-3 (FIPS 202): the sponge of Keccak-f[1600]. */

const MASK64 = (1n << 64n) - 1n;
const left = (word: bigint, by: bigint) => ((word << by) | (word >> (64n - by))) & MASK64;

/** Round constants by the shift register of FIPS 202, algorithm 5. */
const ROUND_CONSTANTS = (() => {
  let register = 1;
  return Array.from({ length: 24 }, () => {
    let constant = 0n;
    for (let j = 0; j <= 6; j++) {
      if (register & 1) constant |= 1n << BigInt(2 ** j - 1);
      register = register & 0x80 ? ((register << 1) ^ 0x171) & 255 : register << 1;
    }
    return constant;
  });
})();

function keccak(lanes: bigint[]) {
  for (const constant of ROUND_CONSTANTS) {
    const columns = Array.from(
      { length: 5 },
      (_, x) => lanes[x]! ^ lanes[x + 5]! ^ lanes[x + 10]! ^ lanes[x + 15]! ^ lanes[x + 20]!,
    );
    for (let i = 0; i < 25; i++) lanes[i]! ^= columns[(i + 4) % 5]! ^ left(columns[(i + 1) % 5]!, 1n);
    let [x, y] = [1, 0];
    let moved = lanes[1]!;
    for (let t = 0; t < 24; t++) {
      [x, y] = [y, (2 * x + 3 * y) % 5];
      const rotated = left(moved, BigInt((((t + 1) * (t + 2)) / 2) % 64));
      moved = lanes[x + 5 * y]!;
      lanes[x + 5 * y] = rotated;
    }
    for (let row = 0; row < 25; row += 5) {
      const old = lanes.slice(row, row + 5);
      for (let i = 0; i < 5; i++) lanes[row + i] = old[i]! ^ (~old[(i + 1) % 5]! & MASK64 & old[(i + 2) % 5]!);
    }
    lanes[0]! ^= constant;
  }
}

/** A digest of 28, 32, 48 or 64 bytes. */
export function sha3(message: readonly number[], size: number) {
  const rate = 200 - 2 * size;
  const padded = [...message, 0x06];
  while (padded.length % rate !== 0) padded.push(0);
  padded[padded.length - 1]! |= 0x80;
  const lanes = Array<bigint>(25).fill(0n);
  for (let start = 0; start < padded.length; start += rate) {
    for (let i = 0; i < rate; i++) lanes[i >> 3]! ^= BigInt(padded[start + i]!) << BigInt(8 * (i % 8));
    keccak(lanes);
  }
  return Array.from({ length: size }, (_, i) => Number((lanes[i >> 3]! >> BigInt(8 * (i % 8))) & 255n));
}
