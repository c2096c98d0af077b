/** Request ids: the client's own where it is harmless, else a random prefix of the process and a counter. */
import { randomBase62 } from '../accounts/key-text.js';

const HARMLESS = /^[A-Za-z0-9._-]{1,64}$/;
const prefix = randomBase62(10);
let count = 0;

export function requestId(given: string | undefined): string {
  if (given !== undefined && HARMLESS.test(given)) return given;
  return `${prefix}-${(count++).toString(36)}`;
}
