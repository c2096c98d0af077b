/** MD5 (RFC 1321). */
const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const CONSTANTS = Array.from({ length: 64 }, (_, i) => Math.floor(2 ** 32 * Math.abs(Math.sin(i + 1))));

export function md5(message: readonly number[]) {
  const length = message.length;
  const padded = [...message, 0x80];
  while (padded.length % 64 !== 56) padded.push(0);
  for (let i = 0; i < 8; i++) padded.push(Math.floor((length * 8) / 2 ** (8 * i)) % 256);
  let [a0, b0, c0, d0] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let start = 0; start < padded.length; start += 64) {
    const words = Array.from({ length: 16 }, (_, i) => {
      const [w, x, y, z] = padded.slice(start + 4 * i, start + 4 * i + 4) as [number, number, number, number];
      return w | (x << 8) | (y << 16) | (z << 24);
    });
    let [a, b, c, d] = [a0, b0, c0, d0];
    for (let i = 0; i < 64; i++) {
      const round = i >> 4;
      const mixes = [(b & c) | (~b & d), (d & b) | (~d & c), b ^ c ^ d, c ^ (b | ~d)];
      const places = [i, 5 * i + 1, 3 * i + 5, 7 * i];
      const sum = (a + mixes[round]! + CONSTANTS[i]! + words[places[round]! % 16]!) | 0;
      const shift = SHIFTS[4 * round + (i % 4)]!;
      [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
    }
    [a0, b0, c0, d0] = [(a0 + a) | 0, (b0 + b) | 0, (c0 + c) | 0, (d0 + d) | 0];
  }
  return [a0, b0, c0, d0].flatMap((word) => [0, 8, 16, 24].map((shift) => (word >>> shift) & 255));
}
