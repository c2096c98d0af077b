/** /dashboard/account: the address, the password, and the end of the account. */
import { changePassword, confirmPassword, deleteAccount, sendVerification } from '../../accounts/identity.js';
import { passwordProblem } from '../../accounts/passwords.js';
import { clearCookie } from '../../http/cookies.js';
import type { HeaderLines } from '../../http/headers.js';
import { Problem } from '../../http/problem.js';
import { Redirect } from '../../http/redirect.js';
import type { Route } from '../../http/routes.js';
import type { Services } from '../../services.js';
import { goOn, sendDashboard } from '../frame.js';
import { AccountContent, DeleteContent } from './account-content.js';
import { hasErrors, loggedInCookies, waitOf } from './auth-page.js';
import { CsrfField } from './csrf-field.js';
import type { FieldErrors } from './fields.js';
import { accountForm, accountPage, type FormVisit, type Visit } from './require.js';

const PATH = '/dashboard/account';

export function accountRoutes(services: Services): readonly Route[] {
  const { outbox } = services;

  function show(visit: Visit, errors: FieldErrors = {}, headers: HeaderLines = ''): void {
    const hidden = <CsrfField session={visit.session} />;
    const content = (
      <AccountContent account={visit.account} hidden={hidden} errors={errors} mailDelivers={outbox.delivers} />
    );
    sendDashboard(services, visit, { title: 'Account', section: 'account', content, ...statusOf(errors), headers });
  }

  function askDelete(visit: Visit, errors: FieldErrors = {}, headers: HeaderLines = ''): void {
    const hidden = <CsrfField session={visit.session} />;
    const content = <DeleteContent email={visit.account.email} hidden={hidden} errors={errors} />;
    sendDashboard(services, visit, {
      title: 'Delete the account',
      section: 'account',
      content,
      ...statusOf(errors),
      headers,
    });
  }

  /** What is wrong with the password that was typed to confirm something; nothing when it is the right one. */
  async function wrongPassword({ account, session, form }: FormVisit) {
    const right = await confirmPassword(services, account.id, session.hash, form.text('current'));
    if (right === true) return undefined;
    if (right === false) return { error: 'This is not your password.', headers: '' };
    const { words, headers } = waitOf(services, right);
    return { error: `Too many wrong passwords. Try again in ${words}.`, headers };
  }

  async function change(visit: FormVisit): Promise<void> {
    const { account, form, exchange } = visit;
    const password = form.text('password');
    const problem = passwordProblem(password, account.email);
    if (problem !== undefined) return show(visit, { password: problem });
    const wrong = await wrongPassword(visit);
    if (wrong) return show(visit, { current: wrong.error }, wrong.headers);
    const loggedIn = await changePassword(services, account, password);
    if (!loggedIn) throw new Redirect('/login');
    goOn(services, exchange, PATH, 'password-changed', loggedInCookies(exchange, loggedIn));
  }

  function resend({ account, exchange }: FormVisit): void {
    if (account.emailVerifiedAt === null) sendVerification(services, account);
    goOn(services, exchange, PATH, 'verification-sent');
  }

  async function remove(visit: FormVisit): Promise<void> {
    const { account, form, exchange } = visit;
    // Otherwise the same address could sign up anew.
    if (account.suspendedAt !== null)
      throw new Problem('account-suspended', 'A suspended account can only be deleted by the operator.');
    const errors: FieldErrors =
      form.text('confirmation').trim().toLowerCase() === account.email
        ? {}
        : { confirmation: `Type ${account.email} as it stands here.` };
    if (hasErrors(errors)) return askDelete(visit, errors);
    const wrong = await wrongPassword(visit);
    if (wrong) return askDelete(visit, { current: wrong.error }, wrong.headers);
    await deleteAccount(services, account);
    const forgotten = clearCookie(exchange, 'session') + clearCookie(exchange, 'device');
    goOn(services, exchange, '/login', 'account-deleted', forgotten);
  }

  const shared = { page: true, cors: false };
  return [
    { path: PATH, ...shared, get: accountPage(services, (visit) => show(visit)) },
    { path: `${PATH}/password`, ...shared, post: accountForm(services, change) },
    { path: `${PATH}/verification`, ...shared, post: accountForm(services, resend) },
    {
      path: `${PATH}/delete`,
      ...shared,
      get: accountPage(services, (visit) => askDelete(visit)),
      post: accountForm(services, remove),
    },
  ];
}

const statusOf = (errors: FieldErrors) => (hasErrors(errors) ? { status: 422 } : {});
