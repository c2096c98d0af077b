/**
 * Makes sure that a form was sent by a page of this site: by where the browser says that it comes from, and by a field
 * that only who can read the page knows. The field is derived from a secret that the browser has as a cookie: that of the
 * session, or before log-in one that is only for this. So a form of one session is worth nothing in another.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isSecret, newSecret } from '../accounts/secrets.js';
import { readCookie, setCookie } from './cookies.js';
import type { Exchange } from './exchange.js';
import type { HeaderLines } from './headers.js';
import { Problem } from './problem.js';
import type { Form } from './read-form.js';

/** The name of the field. */
export const CSRF_FIELD = 'csrf';

/** What forms carry whose browser has this secret. */
export function csrfTokenOf(secret: string): string {
  return createHmac('sha256', secret).update('form').digest('base64url');
}

/**
 * The token of forms on pages before log-in, and the header line that gives the browser its secret, where it has none.
 */
export function anonymousForm(exchange: Exchange): { readonly csrf: string; readonly headers: HeaderLines } {
  const known = readCookie(exchange, 'form');
  if (isSecret(known)) return { csrf: csrfTokenOf(known), headers: '' };
  const secret = newSecret();
  return { csrf: csrfTokenOf(secret), headers: setCookie(exchange, 'form', secret) };
}

/**
 * Checks a form of a page before log-in.
 * @throws Problem 403.
 */
export function checkAnonymousForm(exchange: Exchange, form: Form): void {
  const secret = readCookie(exchange, 'form');
  checkForm(exchange, isSecret(secret) ? csrfTokenOf(secret) : undefined, form);
}

/**
 * Checks a form of a page after log-in.
 * @throws Problem 403.
 */
export function checkCsrf(exchange: Exchange, session: { readonly csrf: string }, form: Form): void {
  checkForm(exchange, session.csrf, form);
}

/**
 * Checks a form on pages that are the same for many, which can carry no token: it may do no more than what its sender sees.
 * @throws Problem 403.
 */
export function checkOwnOrigin(exchange: Exchange): void {
  checkOrigin(exchange);
}

function checkForm(exchange: Exchange, expected: string | undefined, form: Form): void {
  checkOrigin(exchange);
  if (expected === undefined || !equal(form.text(CSRF_FIELD), expected))
    throw new Problem(
      'form-refused',
      'This form is out of date. Go back, reload the page and send it again; cookies must be allowed for this site.',
    );
}

/**
 * Refuses what a browser sends for another site, and what no browser sends: one header of the two is always there.
 * @throws Problem 403.
 */
function checkOrigin({ request, http }: Exchange): void {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  const sameSite = site === undefined || site === 'same-origin';
  const sameOrigin = origin === undefined || isOwn(origin, http.baseUrl, host);
  if (sameSite && sameOrigin && (site !== undefined || origin !== undefined)) return;
  throw new Problem('form-refused', `This form must be sent from a page of ${new URL(http.baseUrl).origin}.`);
}

/** Of this service as configured, or as the browser reached it: a page elsewhere cannot choose the header Host. */
function isOwn(origin: string, baseUrl: string, host: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  return origin === new URL(baseUrl).origin || new URL(origin).host === host;
}

function equal(one: string, other: string): boolean {
  const [a, b] = [new Uint8Array(Buffer.from(one)), new Uint8Array(Buffer.from(other))];
  return a.length === b.length && timingSafeEqual(a, b);
}
