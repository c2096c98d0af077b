/** Random secrets that browsers and links carry, and the hash that the store has of them. */
import { createHash, randomBytes } from 'node:crypto';

const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** A new secret: 32 random bytes. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text can be one of these secrets. */
export function isSecret(text: string | undefined): text is string {
  return text !== undefined && SECRET.test(text);
}

/** SHA-256 in hex: what is stored. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
