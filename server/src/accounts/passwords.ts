/** Passwords: which are allowed, and how they are hashed and checked: argon2id, a few at a time. */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { RETRY_SOON } from '../http/headers.js';
import { Problem } from '../http/problem.js';
import { commonPasswords } from './common-passwords.js';
import { randomBase62 } from './key-text.js';

/** OWASP's first choice for argon2id, which is the library's default variant: 19 MiB, twice over. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const SHORTEST = 8;
const LONGEST = 200;
/** The other half of the processors answers requests meanwhile. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
const MOST_WAITING = 50;

/** The same text, however a keyboard composes it. */
const normalized = (password: string) => password.normalize('NFKC');

/** What is wrong with a password for an address, as a sentence to its holder; undefined when nothing is. */
export function passwordProblem(password: string, email: string): string | undefined {
  const text = normalized(password);
  const length = [...text].length;
  if (length < SHORTEST) return `Use at least ${SHORTEST} characters.`;
  if (length > LONGEST) return `Use at most ${LONGEST} characters.`;
  const lower = text.toLowerCase();
  if (lower === email || lower === email.split('@')[0]) return 'Use something else than your e-mail address.';
  if (commonPasswords.has(lower) || new Set(lower).size < 3)
    return 'This password is among the first that others would try. Use another, such as four random words.';
  return undefined;
}

/** Hashes and checks; what would take too much of the machine at once waits, and is refused when too much waits. */
export class Passwords {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  /** Of a password that nobody has: checked where there is none, so that it takes as long. */
  #nobodys: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(normalized(password), ARGON2));
  }

  /** Whether a password is the one that was hashed; never where nothing was, but after the same time. */
  async matches(password: string, hashed: string | undefined): Promise<boolean> {
    this.#nobodys ??= hash(randomBase62(32), ARGON2);
    const against = hashed ?? (await this.#nobodys);
    // What is too long to be a password is not worth the work, whoever asks.
    const right = await this.#inTurn(() => verify(against, normalized(password.slice(0, 4 * LONGEST))));
    return right && hashed !== undefined;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= AT_ONCE) {
      if (this.#waiting.length >= MOST_WAITING)
        throw new Problem('burst-exceeded', 'Too many log-ins at once. Try again in a few seconds.', {
          headers: RETRY_SOON,
        });
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running++;
    try {
      return await work();
    } finally {
      // Whoever waited longest takes over the place.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
