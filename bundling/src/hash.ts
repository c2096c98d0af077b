/** Content hashes: the key of every cached result and the version of every calculator. */
import { createHash } from 'node:crypto';

/** The first 16 hexadecimal digits of SHA-256 over the parts, in which no two splits of one text are the same. */
export function hash(...parts: readonly string[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(`${part.length}:`).update(part);
  return digest.digest('hex').slice(0, 16);
}
