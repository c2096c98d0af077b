/** Cookies: read by name, written with every attribute that keeps them safe. */
import type { Exchange } from './exchange.js';
import { type HeaderLines, headers } from './headers.js';

/**
 * `session` and `form` prove who sent a form, `device` that it logged in before, `flash` names what to say once, `units` is
 * the unit system that a reader chose.
 */
export type CookieName = 'session' | 'form' | 'device' | 'flash' | 'units';

const SAFE_VALUE = /^[A-Za-z0-9._-]{0,1024}$/;

/**
 * The name as browsers see it. Over https `__Host-` makes sure that no other host and no plain http can have set it. Over
 * http there is neither prefix nor `Secure`: some browsers would drop the cookie, also on localhost.
 */
export function cookieName(name: CookieName, baseUrl: string): string {
  return baseUrl.startsWith('https:') ? `__Host-${name}` : name;
}

/** A cookie's value; undefined where it is not there, or there more than once with different values. */
export function readCookie({ request, http }: Exchange, name: CookieName): string | undefined {
  const header = request.headers.cookie;
  if (header === undefined) return undefined;
  const start = `${cookieName(name, http.baseUrl)}=`;
  const values = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start))
    .map((pair) => pair.slice(start.length));
  const [first] = values;
  return first !== undefined && first !== '' && values.every((value) => value === first) ? first : undefined;
}

/**
 * The line that sets a cookie: for `maxAgeS` seconds, or until the browser is closed.
 * @throws Error for a value that is more than letters, digits, dots, hyphens and underscores.
 */
export function setCookie({ http }: Exchange, name: CookieName, value: string, maxAgeS?: number): HeaderLines {
  if (!SAFE_VALUE.test(value)) throw new Error(`The value of the cookie ${name} has characters that are not allowed.`);
  const age = maxAgeS === undefined ? '' : `; Max-Age=${maxAgeS}`;
  const secure = http.baseUrl.startsWith('https:') ? '; Secure' : '';
  const text = `${cookieName(name, http.baseUrl)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}${age}`;
  return headers(['set-cookie', text]);
}

/** The line that removes a cookie. */
export function clearCookie(exchange: Exchange, name: CookieName): HeaderLines {
  return setCookie(exchange, name, '', 0);
}
