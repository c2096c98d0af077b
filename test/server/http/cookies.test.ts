/** Cookies: their attributes, and reading what browsers send. */
import { describe, expect, it } from 'vitest';
import { clearCookie, cookieName, readCookie, setCookie } from '../../../server/src/http/cookies.js';
import type { Exchange } from '../../../server/src/http/exchange.js';

const exchange = (cookie?: string, baseUrl = 'https://calc.example') =>
  ({ request: { headers: cookie === undefined ? {} : { cookie } }, http: { baseUrl } }) as unknown as Exchange;

describe('cookies', () => {
  it('have every attribute that keeps them safe', () => {
    expect(setCookie(exchange(), 'session', 'a-b_c.1', 60)).toBe(
      '\r\nset-cookie: __Host-session=a-b_c.1; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=60',
    );
    expect(setCookie(exchange(), 'form', 'x')).not.toContain('Max-Age');
    expect(clearCookie(exchange(), 'session')).toContain(
      '__Host-session=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
    );
  });

  it('have neither prefix nor Secure over http, where browsers would drop them', () => {
    expect(cookieName('session', 'http://localhost:8080')).toBe('session');
    expect(setCookie(exchange('', 'http://localhost:8080'), 'session', 'x')).toBe(
      '\r\nset-cookie: session=x; Path=/; HttpOnly; SameSite=Lax',
    );
  });

  it.each(['a b', 'a;b', 'a\r\nset-cookie: b=c', 'ä', '"a"', 'x'.repeat(1025)])('refuse the value %j', (value) => {
    expect(() => setCookie(exchange(), 'flash', value)).toThrow('flash');
  });

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['other=1', undefined],
    ['__Host-session=abc', 'abc'],
    ['other=1; __Host-session=abc; more=2', 'abc'],
    ['other=1;__Host-session=abc', 'abc'],
    ['session=abc', undefined],
    ['x__Host-session=abc', undefined],
    ['__Host-session=', undefined],
    ['__Host-session=abc; __Host-session=abc', 'abc'],
    ['__Host-session=abc; __Host-session=def', undefined],
  ])('are read from %j', (cookie, value) => {
    expect(readCookie(exchange(cookie), 'session')).toBe(value);
  });
});
