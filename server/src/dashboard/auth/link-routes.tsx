/** What links by mail lead to: /verify confirms an address, /forgot asks for a link and /reset sets a new password. */
import type { VNode } from 'preact';
import { readEmail } from '../../accounts/email.js';
import { accountOfToken, resetPassword, sendReset, verifyEmail } from '../../accounts/identity.js';
import { passwordProblem } from '../../accounts/passwords.js';
import { addressOf } from '../../http/client-address.js';
import { readCookie } from '../../http/cookies.js';
import type { Exchange } from '../../http/exchange.js';
import { queryText } from '../../http/query.js';
import type { Form } from '../../http/read-form.js';
import type { Route } from '../../http/routes.js';
import type { Services } from '../../services.js';
import { goOn } from '../frame.js';
import { anonymousPage, anonymousPost, loggedInCookies, sendAuthPage, tooManyAttempts } from './auth-page.js';
import { CsrfField } from './csrf-field.js';
import { EmailField, type FieldErrors, NewPasswordField } from './fields.js';
import { DASHBOARD } from './next.js';
import { signedIn } from './require.js';

export function linkRoutes(services: Services): readonly Route[] {
  const { outbox, throttle, config, sessions } = services;

  /** A GET changes nothing: programs that look through mail open every link in it. */
  async function showVerify(exchange: Exchange): Promise<void> {
    const token = queryText(exchange, 'token') ?? '';
    if (!(await accountOfToken(services, token, 'verify-email'))) return sayVerifyExpired(exchange);
    sendAuthPage(services, exchange, {
      title: 'Confirm your e-mail address',
      content: (session) => (
        <form method="post" action="/verify">
          <CsrfField session={session} />
          <input type="hidden" name="token" value={token} />
          <p>Only confirm it if you opened the account yourself.</p>
          <button type="submit" class="button primary">
            Confirm the address
          </button>
        </form>
      ),
    });
  }

  function sayVerifyExpired(exchange: Exchange): void {
    sendAuthPage(services, exchange, {
      title: 'This link does not work any more',
      status: 422,
      content: () => (
        <p>
          It was used already, or is older than a day. If your address still has to be confirmed,{' '}
          <a href="/login">log in</a>: that sends another link.
        </p>
      ),
    });
  }

  async function verify(exchange: Exchange, form: Form): Promise<void> {
    if (!(await verifyEmail(services, form.text('token')))) return sayVerifyExpired(exchange);
    goOn(services, exchange, (await signedIn(services, exchange)) ? DASHBOARD : '/login', 'email-verified');
  }

  function askForgot(exchange: Exchange, { email, errors = {} }: { email?: string; errors?: FieldErrors } = {}): void {
    sendAuthPage(services, exchange, {
      title: 'Choose a new password',
      status: errors.email === undefined ? 200 : 422,
      content: (session) => (
        <>
          <p>We send you a link with which you choose a new password.</p>
          <form method="post" action="/forgot">
            <CsrfField session={session} />
            <EmailField errors={errors} value={email} focused />
            <button type="submit" class="button primary">
              Send the link
            </button>
          </form>
          <p>
            <a href="/login">Back to log-in</a>
          </p>
        </>
      ),
    });
  }

  async function forgot(exchange: Exchange, form: Form): Promise<void> {
    const typed = form.text('email').trim();
    const email = readEmail(typed);
    if (email === undefined)
      return askForgot(exchange, { email: typed, errors: { email: 'Enter the e-mail address of your account.' } });
    const attempt = await throttle.askForMail(addressOf(exchange));
    if ('until' in attempt) throw tooManyAttempts(services, attempt);
    sendReset(services, email);
    sendAuthPage(services, exchange, {
      title: outbox.delivers ? 'Check your mail' : 'No mail is sent here',
      content: () =>
        outbox.delivers ? (
          <p>
            If <strong>{email}</strong> has an account, a link to choose a new password is on its way to it. It works
            for one hour.
          </p>
        ) : (
          <NoMail production={config.production} contact={config.contact} />
        ),
    });
  }

  function askReset(exchange: Exchange, token: string, email: string, errors: FieldErrors = {}): void {
    sendAuthPage(services, exchange, {
      title: 'Choose a new password',
      status: errors.password === undefined ? 200 : 422,
      content: (session) => (
        <>
          <p>
            For <strong>{email}</strong>. Every browser that is logged in to the account is logged out.
          </p>
          <form method="post" action="/reset">
            <CsrfField session={session} />
            <input type="hidden" name="token" value={token} />
            {/* For password managers. */}
            <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
            <NewPasswordField errors={errors} label="New password" focused />
            <button type="submit" class="button primary">
              Set the password
            </button>
          </form>
        </>
      ),
    });
  }

  function sayResetExpired(exchange: Exchange): void {
    sendAuthPage(services, exchange, {
      title: 'This link does not work any more',
      status: 422,
      content: () => (
        <p>
          It was used already, or is older than an hour. <a href="/forgot">Ask for another</a>.
        </p>
      ),
    });
  }

  async function showReset(exchange: Exchange): Promise<void> {
    const token = queryText(exchange, 'token') ?? '';
    const account = await accountOfToken(services, token, 'reset-password');
    return account ? askReset(exchange, token, account.email) : sayResetExpired(exchange);
  }

  async function reset(exchange: Exchange, form: Form): Promise<void> {
    const token = form.text('token');
    const password = form.text('password');
    const account = await accountOfToken(services, token, 'reset-password');
    if (!account) return sayResetExpired(exchange);
    const problem = passwordProblem(password, account.email);
    if (problem !== undefined) return askReset(exchange, token, account.email, { password: problem });
    const loggedIn = await resetPassword(services, token, password);
    if (!loggedIn) return sayResetExpired(exchange);
    await sessions.end(readCookie(exchange, 'session'));
    goOn(services, exchange, DASHBOARD, 'password-changed', loggedInCookies(exchange, loggedIn));
  }

  const shared = { page: true, cors: false };
  return [
    { path: '/verify', ...shared, get: anonymousPage(services, showVerify), post: anonymousPost(services, verify) },
    {
      path: '/forgot',
      ...shared,
      get: anonymousPage(services, (exchange) => askForgot(exchange)),
      post: anonymousPost(services, forgot),
    },
    { path: '/reset', ...shared, get: anonymousPage(services, showReset), post: anonymousPost(services, reset) },
  ];
}

function NoMail({
  production,
  contact,
}: {
  readonly production: boolean;
  readonly contact: string | undefined;
}): VNode {
  if (!production)
    return <p>Outside production, the link is in the log of the service, if the address has an account.</p>;
  return (
    <p>
      This service sends no mail. Its operator can give you a link to choose a new password
      {contact === undefined ? '.' : `: ${contact}.`}
    </p>
  );
}
