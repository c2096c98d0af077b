/** What the use of a deleted account is kept under, in every kind of store. */
import { createHash } from 'node:crypto';

const DAY_DIGITS = 8;

/** A hash of an address and a day, which scripts of a server make as well: what is kept of one day says nothing of another. */
export function deletedName(email: string, day: number): string {
  return createHash('sha1')
    .update(`${String(day).padStart(DAY_DIGITS, '0')}\n${email}`)
    .digest('hex');
}
