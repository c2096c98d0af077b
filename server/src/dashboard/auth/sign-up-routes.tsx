/** /signup: opening an account. The answer is the same whether or not the address has one. */
import type { VNode } from 'preact';
import { readEmail } from '../../accounts/email.js';
import { signUp } from '../../accounts/identity.js';
import { passwordProblem } from '../../accounts/passwords.js';
import { addressOf } from '../../http/client-address.js';
import type { Exchange } from '../../http/exchange.js';
import type { Form } from '../../http/read-form.js';
import type { Route } from '../../http/routes.js';
import type { Services } from '../../services.js';
import { Contact } from '../components/contact.js';
import { anonymousPage, anonymousPost, hasErrors, sendAuthPage, tooManyAttempts } from './auth-page.js';
import { CsrfField } from './csrf-field.js';
import { EmailField, type FieldErrors, NewPasswordField } from './fields.js';
import { LoginForm } from './login-routes.js';
import { DASHBOARD } from './next.js';
import { signedIn } from './require.js';

interface Typed {
  readonly status?: number;
  readonly email?: string;
  readonly errors?: FieldErrors;
}

export function signUpRoutes(services: Services): readonly Route[] {
  const { pages, throttle, outbox, config } = services;
  const free = config.plans.plans[0]!;

  function sayClosed(exchange: Exchange, status = 200): void {
    sendAuthPage(services, exchange, {
      title: 'Sign-up is closed',
      status,
      content: () => (
        <>
          <p>
            Accounts of this service are opened by its operator. Ask <Contact contact={config.contact} /> for one, and
            name your e-mail address{config.plans.plans.length > 1 ? ' and the plan that you want' : ''}: then log in,
            and create keys on your dashboard. <a href="/docs#quotas">The plans</a>
          </p>
          <p>Finding, reading and trying calculators on these pages needs no account.</p>
          <p>
            You have an account? <a href="/login">Log in</a>
          </p>
        </>
      ),
    });
  }

  function ask(exchange: Exchange, { status = 200, email, errors = {} }: Typed = {}): void {
    sendAuthPage(services, exchange, {
      title: 'Create an account',
      status,
      content: (session) => (
        <>
          <p class="quiet">
            {free.requestsPerDay === null ? 'Calculations without limit' : `${free.requestsPerDay} calculations a day`}{' '}
            over the API, {free.price ?? 'free. No card, no trial that ends'}.
          </p>
          <form method="post" action="/signup">
            <CsrfField session={session} />
            <EmailField errors={errors} value={email} focused />
            <NewPasswordField errors={errors} />
            <button type="submit" class="button primary">
              Create account
            </button>
          </form>
          <p>
            You have an account? <a href="/login">Log in</a>
          </p>
        </>
      ),
    });
  }

  async function create(exchange: Exchange, form: Form): Promise<void> {
    if (!config.signUp) return sayClosed(exchange, 403);
    const typed = form.text('email').trim();
    const email = readEmail(typed);
    const password = form.text('password');
    const wrongPassword = passwordProblem(password, email ?? '');
    const errors: FieldErrors = {
      ...(email === undefined && { email: 'Enter an e-mail address, such as name@example.com.' }),
      ...(wrongPassword !== undefined && { password: wrongPassword }),
    };
    if (email === undefined || hasErrors(errors)) return ask(exchange, { status: 422, email: typed, errors });
    const attempt = await throttle.signUp(addressOf(exchange));
    if ('until' in attempt) throw tooManyAttempts(services, attempt);
    await signUp(services, email, password);
    sendAuthPage(services, exchange, {
      title: outbox.delivers ? 'Check your mail' : 'Log in to go on',
      content: (session) => (
        <>
          {outbox.delivers ? <MailOnItsWay email={email} /> : <NoMail production={config.production} />}
          <LoginForm session={session} email={email} next={DASHBOARD} errors={{}} />
        </>
      ),
    });
  }

  return [
    {
      path: '/signup',
      page: true,
      cors: false,
      get: anonymousPage(services, async (exchange) => {
        if (await signedIn(services, exchange)) return pages.redirect(exchange, DASHBOARD);
        if (config.signUp) ask(exchange);
        else sayClosed(exchange);
      }),
      post: anonymousPost(services, create),
    },
  ];
}

function MailOnItsWay({ email }: { readonly email: string }): VNode {
  return (
    <>
      <p>
        We have sent a message to <strong>{email}</strong>. Open the link in it to confirm that the address is yours;
        then log in.
      </p>
      <p class="quiet">
        Nothing there after a few minutes? Look into the spam folder. Logging in before the address is confirmed sends
        another link.
      </p>
    </>
  );
}

function NoMail({ production }: { readonly production: boolean }): VNode {
  return (
    <p>
      Log in with the password that you have just chosen or, if the address had an account before, with the one that you
      chose then.{production ? null : ' Outside production, the link that confirms the address is in the log.'}
    </p>
  );
}
