/** Operators: all accounts, by address, with a search. */
import type { VNode } from 'preact';
import type { Plan } from '../../accounts/plans.js';
import { dayOf } from '../../clock.js';
import type { Account } from '../../store/store.js';
import { Day, showCount } from '../format.js';

export interface AccountRow {
  readonly account: Account;
  readonly plan: Plan;
  /** Calculations of the day. */
  readonly today: number;
}

export interface AccountsContentProps {
  readonly rows: readonly AccountRow[];
  readonly query: string;
  /** The address of the page that follows; undefined on the last one. */
  readonly next: string | undefined;
  /** Whether pages come before this one. */
  readonly continued: boolean;
}

export function AccountsContent({ rows, query, next, continued }: AccountsContentProps): VNode {
  return (
    <>
      <h1>Accounts</h1>
      <search>
        <form method="get" action="/admin" class="inline-form">
          <div class="field">
            <label for="field-q">Part of the address, or the id of an account</label>
            <input id="field-q" name="q" type="search" value={query} autoComplete="off" />
          </div>
          <button type="submit" class="button primary">
            Search
          </button>
        </form>
      </search>
      {rows.length === 0 ? <NoAccounts query={query} continued={continued} /> : <AccountTable rows={rows} />}
      <nav class="buttons" aria-label="Pages">
        {continued ? (
          <a class="button" href={query === '' ? '/admin' : `/admin?q=${encodeURIComponent(query)}`}>
            First page
          </a>
        ) : null}
        {next === undefined ? null : (
          <a class="button" href={next} rel="next">
            Next page
          </a>
        )}
      </nav>
    </>
  );
}

function NoAccounts({ query, continued }: Pick<AccountsContentProps, 'query' | 'continued'>): VNode {
  if (continued) return <p class="empty">There are no more accounts.</p>;
  return (
    <p class="empty">{query === '' ? 'There are no accounts yet.' : `No account has “${query}” in its address.`}</p>
  );
}

function AccountTable({ rows }: Pick<AccountsContentProps, 'rows'>): VNode {
  return (
    <section class="scroll" aria-label="Accounts" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col">Plan</th>
            <th scope="col">State</th>
            <th scope="col" class="number">
              Today
            </th>
            <th scope="col">Created</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ account, plan, today }) => (
            <tr key={account.id}>
              <th scope="row">
                <a href={accountPath(account.id)}>{account.email}</a>
              </th>
              <td>{plan.name}</td>
              <td>
                <AccountState account={account} />
              </td>
              <td class="number">{showCount(today)}</td>
              <td>
                <Day day={dayOf(account.createdAt)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function accountPath(id: string): string {
  return `/admin/accounts/${encodeURIComponent(id)}`;
}

export function AccountState({ account }: { readonly account: Account }): VNode {
  return (
    <>
      {account.suspendedAt === null ? (
        <span class="badge badge-good">Active</span>
      ) : (
        <span class="badge badge-bad">Suspended</span>
      )}
      {account.role === 'operator' ? <span class="badge">Operator</span> : null}
      {account.emailVerifiedAt === null ? <span class="badge">Not verified</span> : null}
    </>
  );
}
