/** What the pages about one's own account say. */
import type { VNode } from 'preact';
import type { Account } from '../../store/store.js';
import { ConfirmationField, type FieldErrors, NewPasswordField, PasswordField } from './fields.js';

export interface AccountContentProps {
  readonly account: Account;
  /** What every form carries. */
  readonly hidden: VNode;
  readonly errors: FieldErrors;
  readonly mailDelivers: boolean;
}

export function AccountContent({ account, hidden, errors, mailDelivers }: AccountContentProps): VNode {
  return (
    <>
      <h1>Account</h1>
      <section class="panel" aria-labelledby="address">
        <h2 id="address">E-mail address</h2>
        <p class="breakable">
          {account.email}{' '}
          {account.emailVerifiedAt === null ? (
            <span class="badge">Not confirmed</span>
          ) : (
            <span class="badge badge-good">Confirmed</span>
          )}
        </p>
        {account.emailVerifiedAt !== null ? null : (
          <form method="post" action="/dashboard/account/verification">
            {hidden}
            <p>
              {mailDelivers
                ? 'API keys can be created once the address is confirmed: open the link that we sent to it.'
                : 'This service sends no mail, so nothing depends on it.'}
            </p>
            {mailDelivers ? (
              <button type="submit" class="button">
                Send the link again
              </button>
            ) : null}
          </form>
        )}
      </section>
      <section class="panel" aria-labelledby="password">
        <h2 id="password">Password</h2>
        <form method="post" action="/dashboard/account/password" class="stack">
          {hidden}
          <input type="text" name="username" value={account.email} autoComplete="username" readOnly hidden />
          <PasswordField name="current" label="Current password" errors={errors} />
          <NewPasswordField errors={errors} label="New password" />
          <p class="help">Every other browser that is logged in is logged out.</p>
          <button type="submit" class="button">
            Change the password
          </button>
        </form>
      </section>
      <section class="panel" aria-labelledby="delete">
        <h2 id="delete">Delete the account</h2>
        <p>The account goes for good, with its API keys and its statistics of use.</p>
        <p>
          <a class="button danger" href="/dashboard/account/delete">
            Delete the account…
          </a>
        </p>
      </section>
    </>
  );
}

export interface DeleteContentProps {
  readonly email: string;
  readonly hidden: VNode;
  readonly errors: FieldErrors;
}

export function DeleteContent({ email, hidden, errors }: DeleteContentProps): VNode {
  return (
    <>
      <h1>Delete the account</h1>
      <p>
        This cannot be undone. Every API key of the account stops working within a moment, and all that is known of it
        is removed.
      </p>
      <form method="post" action="/dashboard/account/delete" class="stack">
        {hidden}
        <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
        <ConfirmationField errors={errors} text={email} />
        <PasswordField name="current" label="Your password" errors={errors} />
        <p class="buttons">
          <button type="submit" class="button danger">
            Delete the account for good
          </button>
          <a class="button" href="/dashboard/account">
            Keep it
          </a>
        </p>
      </form>
    </>
  );
}
