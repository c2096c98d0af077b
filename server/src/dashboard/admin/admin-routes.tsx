/** What operators see and change: accounts, their plans, suspension and keys, and the log of all of it. */
import { dayOf } from '../../clock.js';
import { Problem } from '../../http/problem.js';
import { pathText, queryText, queryWhole } from '../../http/query.js';
import type { Route } from '../../http/routes.js';
import type { Services } from '../../services.js';
import type { Account, KeyRecord } from '../../store/store.js';
import { CsrfField } from '../auth/csrf-field.js';
import { type FormVisit, operatorForm, operatorPage, type Visit } from '../auth/require.js';
import { goOn, sendDashboard } from '../frame.js';
import { keyRows, noSuchKey, revokeContent } from '../keys/key-routes.js';
import { dayFigures } from '../usage/figures.js';
import { QuotaMeter } from '../usage/meter.js';
import { AccountContent, LONGEST_REASON, SuspendContent } from './account-content.js';
import { AccountsContent, accountPath } from './accounts-content.js';
import { AuditContent } from './audit-content.js';
import { namesIn } from './names.js';

const ACCOUNTS_SHOWN = 50;
const ENTRIES_SHOWN = 50;
const ENTRIES_OF_ACCOUNT = 10;
const DAYS = 30;

export function adminRoutes(services: Services): readonly Route[] {
  const { store, clock, config, planChanges } = services;

  async function listAccounts(visit: Visit): Promise<void> {
    const query = queryText(visit.exchange, 'q') ?? '';
    const after = queryText(visit.exchange, 'after');
    const found = await store.accounts({ query, limit: ACCOUNTS_SHOWN + 1, ...(after !== undefined && { after }) });
    const shown = found.slice(0, ACCOUNTS_SHOWN);
    const day = dayOf(clock.now());
    const rows = await Promise.all(
      shown.map(async (account) => ({
        account,
        plan: config.plans.forAccount(account.plan),
        today: (await store.used(account.id, day)).used,
      })),
    );
    const last = shown.at(-1);
    const next =
      found.length > ACCOUNTS_SHOWN && last
        ? `/admin?${new URLSearchParams({ ...(query && { q: query }), after: last.email })}`
        : undefined;
    const content = <AccountsContent rows={rows} query={query} next={next} continued={after !== undefined} />;
    sendDashboard(services, visit, { title: 'Accounts', section: 'accounts', content });
  }

  /** @throws Problem 404. */
  async function accountOf({ exchange }: Visit): Promise<Account> {
    const account = await store.account(pathText(exchange, 'account') ?? '');
    if (!account) throw noSuchAccount();
    return account;
  }

  async function showAccount(visit: Visit): Promise<void> {
    const account = await accountOf(visit);
    const [figures, keys, entries] = await Promise.all([
      dayFigures(services, account.id, DAYS),
      keyRows(services, account.id),
      store.audit({ subject: account.id, limit: ENTRIES_OF_ACCOUNT }),
    ]);
    const now = clock.now();
    const plan = config.plans.forAccount(account.plan);
    const content = (
      <AccountContent
        account={account}
        plan={plan}
        plans={config.plans.plans}
        figures={figures}
        meter={<QuotaMeter plan={plan} used={figures.used} day={dayOf(now)} now={now} />}
        keys={keys}
        entries={entries}
        nameOfAccount={await namesIn(store, entries)}
        now={now}
        hidden={<CsrfField session={visit.session} />}
        own={account.id === visit.account.id}
      />
    );
    sendDashboard(services, visit, { title: account.email, section: 'accounts', content });
  }

  async function changePlan(visit: FormVisit): Promise<void> {
    const { id } = await accountOf(visit);
    const plan = visit.form.text('plan');
    const changed = await planChanges.apply({ accountId: id, plan, actor: visit.account.id, at: clock.now() });
    if (!changed.ok) {
      if (changed.reason === 'unknown-account') throw noSuchAccount();
      const plans = config.plans.plans.map((one) => one.id).join(', ');
      throw new Problem('invalid-request', `There is no such plan. There are: ${plans}.`);
    }
    goOn(services, visit.exchange, accountPath(id), 'plan-changed');
  }

  async function askSuspend(visit: Visit, error?: string): Promise<void> {
    const account = await accountOf(visit);
    if (account.suspendedAt !== null) {
      goOn(services, visit.exchange, accountPath(account.id), 'account-suspended');
      return;
    }
    const keys = await store.keys(account.id);
    const content = (
      <SuspendContent
        account={account}
        activeKeys={keys.filter(({ revokedAt }) => revokedAt === null).length}
        hidden={<CsrfField session={visit.session} />}
        error={error}
      />
    );
    const status = error === undefined ? 200 : 422;
    sendDashboard(services, visit, { title: 'Suspend an account', section: 'accounts', content, status });
  }

  async function suspend(visit: FormVisit): Promise<void> {
    const account = await accountOf(visit);
    if (account.id === visit.account.id)
      throw new Problem(
        'invalid-request',
        'Operators cannot suspend their own account: nobody might be left to resume it.',
      );
    const reason = visit.form.text('reason').trim().slice(0, LONGEST_REASON);
    if (reason === '') return askSuspend(visit, 'Say why: the reason goes into the audit log.');
    if (account.suspendedAt === null) {
      const at = clock.now();
      const act = { at, actor: visit.account.id, action: 'account-suspended', details: { reason } };
      await store.updateAccount(account.id, { suspendedAt: at }, act);
    }
    goOn(services, visit.exchange, accountPath(account.id), 'account-suspended');
  }

  async function resume(visit: FormVisit): Promise<void> {
    const account = await accountOf(visit);
    if (account.suspendedAt !== null) {
      const act = { at: clock.now(), actor: visit.account.id, action: 'account-resumed' };
      await store.updateAccount(account.id, { suspendedAt: null }, act);
    }
    goOn(services, visit.exchange, accountPath(account.id), 'account-resumed');
  }

  async function keyOf(visit: Visit): Promise<KeyRecord> {
    const { id } = await accountOf(visit);
    const record = await store.keyById(pathText(visit.exchange, 'key') ?? '');
    if (record?.accountId !== id) throw noSuchKey();
    return record;
  }

  async function askRevoke(visit: Visit): Promise<void> {
    const record = await keyOf(visit);
    const back = accountPath(record.accountId);
    if (record.revokedAt !== null) return goOn(services, visit.exchange, back, 'key-revoked');
    const content = await revokeContent(services, visit, record, back);
    sendDashboard(services, visit, { title: 'Revoke an API key', section: 'accounts', content });
  }

  async function revoke(visit: FormVisit): Promise<void> {
    const { id, accountId } = await keyOf(visit);
    const at = clock.now();
    if (!(await store.revokeKeyOf(id, accountId, at, { at, actor: visit.account.id, action: 'key-revoked' })))
      throw noSuchKey();
    goOn(services, visit.exchange, accountPath(accountId), 'key-revoked');
  }

  async function showAudit(visit: Visit): Promise<void> {
    const before = queryWhole(visit.exchange, 'before', 1, 999_999_999);
    const subject = queryText(visit.exchange, 'account');
    const wanted = {
      limit: ENTRIES_SHOWN + 1,
      ...(before !== undefined && { before }),
      ...(subject !== undefined && { subject }),
    };
    const found = await store.audit(wanted);
    const entries = found.slice(0, ENTRIES_SHOWN);
    const last = entries.at(-1);
    const more = new URLSearchParams({ ...(subject !== undefined && { account: subject }), before: String(last?.id) });
    const content = (
      <AuditContent
        entries={entries}
        nameOfAccount={await namesIn(store, entries, subject)}
        next={found.length > ENTRIES_SHOWN ? `/admin/audit?${more}` : undefined}
        subject={subject}
      />
    );
    sendDashboard(services, visit, { title: 'Audit log', section: 'audit', content });
  }

  const shared = { page: true, cors: false };
  const one = '/admin/accounts/:account';
  return [
    { path: '/admin', ...shared, get: operatorPage(services, listAccounts) },
    { path: '/admin/audit', ...shared, get: operatorPage(services, showAudit) },
    { path: one, ...shared, get: operatorPage(services, showAccount) },
    { path: `${one}/plan`, ...shared, post: operatorForm(services, changePlan) },
    {
      path: `${one}/suspend`,
      ...shared,
      get: operatorPage(services, (visit) => askSuspend(visit)),
      post: operatorForm(services, suspend),
    },
    { path: `${one}/resume`, ...shared, post: operatorForm(services, resume) },
    {
      path: `${one}/keys/:key/revoke`,
      ...shared,
      get: operatorPage(services, askRevoke),
      post: operatorForm(services, revoke),
    },
  ];
}

function noSuchAccount(): Problem {
  return new Problem('unknown-path', 'There is no such account; it may have been deleted.');
}
