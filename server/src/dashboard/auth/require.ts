/** Who may see a page or send its form: signed-in people, or operators. */
import type { SignedIn } from '../../accounts/sessions.js';
import { checkSessionBurst } from '../../api/access.js';
import { readCookie } from '../../http/cookies.js';
import { checkCsrf } from '../../http/csrf.js';
import type { Exchange } from '../../http/exchange.js';
import { nothingHere, Problem } from '../../http/problem.js';
import { type Form, readForm } from '../../http/read-form.js';
import { Redirect } from '../../http/redirect.js';
import type { Handler } from '../../http/routes.js';
import type { Services } from '../../services.js';
import { loginPath } from './next.js';

export interface Visit extends SignedIn {
  readonly exchange: Exchange;
}

export interface FormVisit extends Visit {
  /** Its CSRF token and its origin are checked. */
  readonly form: Form;
}

/** Who asks, where they are signed in. */
export function signedIn({ sessions }: Services, exchange: Exchange): Promise<SignedIn | undefined> {
  return sessions.find(readCookie(exchange, 'session'));
}

/**
 * Who asks.
 * @throws Redirect to the log-in page, and from there back to where a GET wanted to.
 */
async function requireSession(services: Services, exchange: Exchange): Promise<SignedIn> {
  const found = await signedIn(services, exchange);
  if (found) return found;
  const { method, path, query } = exchange.request;
  throw new Redirect(loginPath(method === 'POST' ? undefined : query ? `${path}?${query}` : path));
}

/**
 * Who asks, an operator who is not suspended.
 * @throws Problem 404 for everybody else, as for a path that is not there.
 */
async function requireOperator(services: Services, exchange: Exchange): Promise<SignedIn> {
  const found = await signedIn(services, exchange);
  if (found?.account.role === 'operator' && found.account.suspendedAt === null) return found;
  throw new Problem('unknown-path', nothingHere(exchange));
}

type Require = typeof requireSession;

/** Requests that a page, or a form, is worth in the burst limits: nobody turns pages as quickly as these allow. */
const PAGE_COST = 20;

const page =
  (require: Require) =>
  (services: Services, handler: (visit: Visit) => void | Promise<void>, cost = PAGE_COST): Handler =>
  async (exchange) => {
    const who = await require(services, exchange);
    checkSessionBurst(services, exchange, who.session.hash, cost);
    return handler({ exchange, ...who });
  };

const form =
  (require: Require) =>
  (services: Services, handler: (visit: FormVisit) => void | Promise<void>): Handler =>
  async (exchange) => {
    const who = await require(services, exchange);
    checkSessionBurst(services, exchange, who.session.hash, PAGE_COST);
    const sent = await readForm(exchange);
    checkCsrf(exchange, who.session, sent);
    return handler({ exchange, form: sent, ...who });
  };

/** GET of a page for who is signed in; `cost` is what it is worth in the burst limits. */
export const accountPage = page(requireSession);
/** POST of a form by who is signed in, with everything checked that proves it. */
export const accountForm = form(requireSession);
/** GET of a page for operators. */
export const operatorPage = page(requireOperator);
/** POST of a form by an operator. */
export const operatorForm = form(requireOperator);
