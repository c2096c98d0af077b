/** The frame of the dashboard's pages: its navigation, what just happened, and why an account may be suspended. */
import type { ComponentChildren, VNode } from 'preact';
import type { Account } from '../store/store.js';

export const sections = [
  { id: 'overview', path: '/dashboard', title: 'Overview' },
  { id: 'keys', path: '/dashboard/keys', title: 'API keys' },
  { id: 'usage', path: '/dashboard/usage', title: 'Usage' },
  { id: 'plan', path: '/dashboard/plan', title: 'Plan' },
  { id: 'account', path: '/dashboard/account', title: 'Account' },
] as const;

const operatorSections = [
  { id: 'accounts', path: '/admin', title: 'Accounts' },
  { id: 'audit', path: '/admin/audit', title: 'Audit log' },
] as const;

export type Section = (typeof sections)[number]['id'] | (typeof operatorSections)[number]['id'];

export interface LayoutProps {
  readonly account: Pick<Account, 'email' | 'role' | 'suspendedAt'>;
  readonly section: Section;
  /** What the change before this page did. */
  readonly flash?: string | undefined;
  /** The form that ends the session. */
  readonly logout: VNode;
  readonly children: ComponentChildren;
}

export function Layout({ account, section, flash, logout, children }: LayoutProps): VNode {
  return (
    <div class="dash">
      <aside class="dash-side">
        <nav aria-label="Dashboard">
          <NavList items={sections} current={section} />
        </nav>
        {account.role === 'operator' ? (
          <nav aria-label="Operators">
            <p class="dash-nav-title">Operators</p>
            <NavList items={operatorSections} current={section} />
          </nav>
        ) : null}
        <div class="dash-who">
          <p class="quiet">
            <Email address={account.email} />
          </p>
          {logout}
        </div>
      </aside>
      <div class="dash-main">
        {flash === undefined ? null : (
          <p class="notice notice-good" role="status">
            {flash}
          </p>
        )}
        {account.suspendedAt == null ? null : (
          <p class="notice notice-bad" role="alert">
            This account is suspended: its API keys are answered with 403. Ask the operator of this service why, and
            what can be done.
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

/** Broken before the @ where it must be. */
function Email({ address }: { readonly address: string }): VNode {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

interface NavListProps {
  readonly items: readonly { readonly id: Section; readonly path: string; readonly title: string }[];
  readonly current: Section;
}

function NavList({ items, current }: NavListProps): VNode {
  return (
    <ul class="dash-nav">
      {items.map(({ id, path, title }) => (
        <li key={id}>
          <a href={path} aria-current={id === current ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
