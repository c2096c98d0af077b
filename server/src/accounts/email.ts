/** E-mail addresses as people type them. */
import * as v from 'valibot';

/** RFC 5321 allows no longer path. */
const LONGEST = 254;
const Email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(LONGEST), v.email());

/** The address in lowercase; undefined for what is none. */
export function readEmail(text: unknown): string | undefined {
  const parsed = v.safeParse(Email, text);
  return parsed.success ? parsed.output : undefined;
}
