/** Operators: one account, what it uses and has, and what can be done with it. */
import type { ComponentChildren, VNode } from 'preact';
import type { Plan } from '../../accounts/plans.js';
import type { Account, AuditEntry } from '../../store/store.js';
import { Decision } from '../components/decision.js';
import { TextField } from '../components/field.js';
import { countOf, Moment } from '../format.js';
import { type KeyRow, KeyTable } from '../keys/key-table.js';
import { UsageChart } from '../usage/chart.js';
import type { DayFigures } from '../usage/figures.js';
import { AccountState, accountPath } from './accounts-content.js';
import { AuditTable } from './audit-content.js';

/** Of the reason why an account is suspended. */
export const LONGEST_REASON = 200;

export interface AccountContentProps {
  readonly account: Account;
  readonly plan: Plan;
  readonly plans: readonly Plan[];
  readonly figures: DayFigures;
  readonly meter: VNode;
  readonly keys: readonly KeyRow[];
  readonly entries: readonly AuditEntry[];
  readonly nameOfAccount: (id: string) => ComponentChildren;
  readonly now: number;
  /** Hidden fields of forms. */
  readonly hidden: VNode;
  /** The operator's own account is not suspended here. */
  readonly own: boolean;
}

export function AccountContent(props: AccountContentProps): VNode {
  const { account, figures, keys, now } = props;
  const path = accountPath(account.id);
  return (
    <>
      <p>
        <a href="/admin">All accounts</a>
      </p>
      <h1 class="breakable">{account.email}</h1>
      <p class="lead">
        <AccountState account={account} /> <code>{account.id}</code>, created <Moment at={account.createdAt} />
        {account.suspendedAt === null ? null : (
          <>
            , suspended <Moment at={account.suspendedAt} />
          </>
        )}
      </p>
      <div class="panels">
        <section class="panel" aria-labelledby="today">
          <h2 id="today">Today</h2>
          {props.meter}
        </section>
        <PlanForm {...props} />
      </div>
      <section class="panel" aria-labelledby="usage">
        <h2 id="usage">Last {figures.days.length} days</h2>
        <p>{countOf(figures.total, 'calculation')}.</p>
        {figures.total === 0 ? null : <UsageChart days={figures.days} />}
      </section>
      <section aria-labelledby="keys">
        <h2 id="keys">API keys</h2>
        {keys.length === 0 ? (
          <p class="empty">The account has no keys.</p>
        ) : (
          <KeyTable
            rows={keys}
            now={now}
            actions={({ id }) => [{ href: `${path}/keys/${id}/revoke`, text: 'Revoke' }]}
          />
        )}
      </section>
      <Suspension {...props} />
      <section aria-labelledby="audit">
        <h2 id="audit">Audit log of this account</h2>
        <AuditTable entries={props.entries} nameOfAccount={props.nameOfAccount} ofOne />
        <p>
          <a href={`/admin/audit?account=${encodeURIComponent(account.id)}`}>All entries</a>
        </p>
      </section>
    </>
  );
}

function PlanForm({ account, plan, plans, hidden }: AccountContentProps): VNode {
  return (
    <section class="panel" aria-labelledby="plan">
      <h2 id="plan">Plan</h2>
      <form method="post" action={`${accountPath(account.id)}/plan`} class="inline-form">
        {hidden}
        <div class="field">
          <label for="field-plan">Plan of the account</label>
          <select id="field-plan" name="plan">
            {plans.map(({ id, name }) => (
              <option key={id} value={id} selected={id === plan.id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" class="button">
          Change plan
        </button>
      </form>
    </section>
  );
}

function Suspension({ account, own, hidden }: AccountContentProps): VNode {
  const path = accountPath(account.id);
  if (own) return <p class="quiet">This is your own account: another operator, or the command line, may suspend it.</p>;
  return (
    <section class="panel" aria-labelledby="state">
      <h2 id="state">{account.suspendedAt === null ? 'Suspend' : 'Resume'}</h2>
      {account.suspendedAt === null ? (
        <>
          <p>
            The keys of a suspended account are answered with 403 within a moment. Its holder can log in, and sees that
            it is suspended.
          </p>
          <p>
            <a class="button danger" href={`${path}/suspend`}>
              Suspend the account
            </a>
          </p>
        </>
      ) : (
        <form method="post" action={`${path}/resume`}>
          {hidden}
          <p>Its keys work again within a moment.</p>
          <button type="submit" class="button">
            Resume the account
          </button>
        </form>
      )}
    </section>
  );
}

export interface SuspendContentProps {
  readonly account: Account;
  readonly activeKeys: number;
  readonly hidden: VNode;
  readonly error?: string | undefined;
}

export function SuspendContent({ account, activeKeys, hidden, error }: SuspendContentProps): VNode {
  const path = accountPath(account.id);
  return (
    <>
      <h1>Suspend this account?</h1>
      <section class="panel" aria-label="Suspend">
        <form method="post" action={`${path}/suspend`} class="stack">
          {hidden}
          <p>
            <strong class="breakable">{account.email}</strong> has {countOf(activeKeys, 'active key')}, which will be
            answered with 403 within a moment.
          </p>
          <TextField
            name="reason"
            label="Reason"
            hint="For the audit log; operators see it, the account’s holder does not."
            error={error}
            maxLength={LONGEST_REASON}
            required
          />
          <Decision label="Suspend the account" kind="danger" back={path} />
        </form>
      </section>
    </>
  );
}
