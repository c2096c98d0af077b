/** /login and /logout. */
import type { VNode } from 'preact';
import { readEmail } from '../../accounts/email.js';
import { logIn } from '../../accounts/identity.js';
import { addressOf } from '../../http/client-address.js';
import { clearCookie, readCookie } from '../../http/cookies.js';
import type { Exchange } from '../../http/exchange.js';
import type { HeaderLines } from '../../http/headers.js';
import { queryText } from '../../http/query.js';
import type { Form } from '../../http/read-form.js';
import type { Route } from '../../http/routes.js';
import type { Services } from '../../services.js';
import { goOn } from '../frame.js';
import { anonymousPage, anonymousPost, FormError, loggedInCookies, sendAuthPage, waitOf } from './auth-page.js';
import { CsrfField } from './csrf-field.js';
import { EmailField, type FieldErrors, PasswordField } from './fields.js';
import { safeNext } from './next.js';
import { accountForm, type FormVisit, signedIn } from './require.js';

interface Typed {
  readonly status?: number;
  readonly headers?: HeaderLines;
  readonly email?: string;
  readonly error?: string;
  readonly errors?: FieldErrors;
}

export function loginRoutes(services: Services): readonly Route[] {
  const { pages, sessions, outbox, config } = services;

  function ask(exchange: Exchange, next: string, typed: Typed = {}): void {
    const { status = 200, headers = '', email, error, errors = {} } = typed;
    sendAuthPage(services, exchange, {
      title: 'Log in',
      status,
      headers,
      content: (session) => (
        <>
          {error === undefined ? null : <FormError>{error}</FormError>}
          <LoginForm session={session} email={email} next={next} errors={errors} />
          <p>
            <a href="/forgot">Forgot your password?</a>
          </p>
          {config.signUp ? (
            <p>
              No account yet? <a href="/signup">Create one</a>
            </p>
          ) : (
            <p>
              No account yet? <a href="/signup">How to get one</a>
            </p>
          )}
        </>
      ),
    });
  }

  async function enter(exchange: Exchange, form: Form): Promise<void> {
    const next = safeNext(form.text('next'));
    const typed = form.text('email').trim();
    const email = readEmail(typed);
    const password = form.text('password');
    if (email === undefined || password === '') {
      const errors: FieldErrors = {
        ...(email === undefined && { email: 'Enter the e-mail address of your account.' }),
        ...(password === '' && { password: 'Enter your password.' }),
      };
      return ask(exchange, next, { status: 422, email: typed, errors });
    }
    const address = addressOf(exchange);
    const result = await logIn(services, { email, password, address, device: readCookie(exchange, 'device') });
    if (result === 'wrong') {
      const error = outbox.delivers
        ? 'The address or the password is wrong, or the address is not confirmed: then a link is in your mail.'
        : 'The e-mail address or the password is wrong.';
      return ask(exchange, next, { status: 422, email, error });
    }
    if ('until' in result) {
      const { words, headers } = waitOf(services, result);
      const byMail = outbox.delivers ? ', or choose a new password by mail: that works at once' : '';
      const error = `Too many log-ins or wrong passwords. Try again in ${words}${byMail}.`;
      return ask(exchange, next, { status: 429, headers, email, error });
    }
    // Whoever was logged in with this browser is not any more.
    await sessions.end(readCookie(exchange, 'session'));
    pages.redirect(exchange, next, loggedInCookies(exchange, result));
  }

  async function leave({ exchange }: FormVisit): Promise<void> {
    await sessions.end(readCookie(exchange, 'session'));
    goOn(services, exchange, '/login', 'logged-out', clearCookie(exchange, 'session'));
  }

  return [
    {
      path: '/login',
      page: true,
      cors: false,
      get: anonymousPage(services, async (exchange) => {
        const next = safeNext(queryText(exchange, 'next'));
        if (await signedIn(services, exchange)) return pages.redirect(exchange, next);
        ask(exchange, next);
      }),
      post: anonymousPost(services, enter),
    },
    { path: '/logout', page: true, cors: false, post: accountForm(services, leave) },
  ];
}

export interface LoginFormProps {
  readonly session: { readonly csrf: string };
  readonly email: string | undefined;
  /** Where to after log-in. */
  readonly next: string;
  readonly errors: FieldErrors;
}

export function LoginForm({ session, email, next, errors }: LoginFormProps): VNode {
  return (
    <form method="post" action="/login">
      <CsrfField session={session} />
      <input type="hidden" name="next" value={next} />
      <EmailField errors={errors} value={email} focused={email === undefined} />
      <PasswordField name="password" label="Password" errors={errors} focused={email !== undefined} />
      <button type="submit" class="button primary">
        Log in
      </button>
    </form>
  );
}
