/** The frame of pages before log-in, and what all of their forms need. */
import type { ComponentChildren, VNode } from 'preact';
import type { LoggedIn } from '../../accounts/identity.js';
import { SESSION_LONGEST_MS } from '../../accounts/sessions.js';
import { DEVICE_MS, type Throttled } from '../../accounts/throttle.js';
import { checkBurst } from '../../api/access.js';
import { clearCookie, readCookie, setCookie } from '../../http/cookies.js';
import { anonymousForm, checkAnonymousForm } from '../../http/csrf.js';
import type { Exchange } from '../../http/exchange.js';
import { type HeaderLines, headers } from '../../http/headers.js';
import { Problem } from '../../http/problem.js';
import { type Form, readForm } from '../../http/read-form.js';
import type { Handler } from '../../http/routes.js';
import type { Services } from '../../services.js';
import { flashes, isFlashCode } from '../flash.js';
import type { FieldErrors } from './fields.js';

/** Requests that a page, or a form, is worth in the burst limit of its address. */
const PAGE_COST = 10;

export interface AuthPage {
  /** Without the site's name; also the page's heading. */
  readonly title: string;
  readonly status?: number;
  readonly headers?: HeaderLines;
  /** What the page says, with what its forms carry. */
  readonly content: (form: { readonly csrf: string }) => ComponentChildren;
}

export function sendAuthPage({ pages }: Pick<Services, 'pages'>, exchange: Exchange, page: AuthPage): void {
  const { title, status = 200, headers: lines = '', content } = page;
  const form = anonymousForm(exchange);
  const code = readCookie(exchange, 'flash');
  const body = (
    <div class="auth">
      {isFlashCode(code) ? (
        <p class="notice notice-good" role="status">
          {flashes[code]}
        </p>
      ) : null}
      <h1>{title}</h1>
      {content(form)}
    </div>
  );
  const flashLine = code === undefined ? '' : clearCookie(exchange, 'flash');
  pages.send(
    exchange,
    { title: status === 200 ? title : `Error: ${title}`, content: body, stylesheets: ['dashboard.css'] },
    { status, headers: form.headers + flashLine + lines },
  );
}

/** What concerns a form as a whole. */
export function FormError({ children }: { readonly children: ComponentChildren }): VNode {
  return (
    <p class="notice notice-bad" role="alert">
      {children}
    </p>
  );
}

/** GET of a page before log-in: the burst limit of its address is checked. */
export function anonymousPage(services: Services, handler: Handler): Handler {
  return (exchange) => {
    checkBurst(services, exchange, PAGE_COST);
    return handler(exchange);
  };
}

/** POST of a form before log-in: its token, its origin and the burst limit of its address are checked. */
export function anonymousPost(
  services: Services,
  handler: (exchange: Exchange, form: Form) => void | Promise<void>,
): Handler {
  return async (exchange) => {
    checkBurst(services, exchange, PAGE_COST);
    const form = await readForm(exchange);
    checkAnonymousForm(exchange, form);
    return handler(exchange, form);
  };
}

/** The cookies of a browser in which somebody has just logged in. */
export function loggedInCookies(exchange: Exchange, { secret, device }: LoggedIn): HeaderLines {
  return (
    setCookie(exchange, 'session', secret, SESSION_LONGEST_MS / 1000) +
    setCookie(exchange, 'device', device, DEVICE_MS / 1000)
  );
}

/** How long to wait, for a header and in words. */
export function waitOf({ clock }: Pick<Services, 'clock'>, { until }: Throttled) {
  const seconds = Math.max(1, Math.ceil((until - clock.now()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const words = minutes === 1 ? 'a minute' : minutes < 60 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
  return { words, headers: headers(['retry-after', String(seconds)]) };
}

/** The problem of who asked too often. */
export function tooManyAttempts(services: Pick<Services, 'clock'>, throttled: Throttled): Problem {
  const { words, headers: lines } = waitOf(services, throttled);
  return new Problem('too-many-attempts', `Too many attempts from your network. Try again in ${words}.`, {
    headers: lines,
  });
}

/** Whether there are errors at all. */
export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}
