/** The page of keys: a form for a new one, then all there are. */
import type { VNode } from 'preact';
import type { KeyRefusal } from '../../accounts/permissions.js';
import type { Plan } from '../../accounts/plans.js';
import { TextField } from '../components/field.js';
import { countOf } from '../format.js';
import { LONGEST_KEY_NAME } from './key-name.js';
import { type KeyRow, KeyTable } from './key-table.js';

export interface KeysContentProps {
  readonly plan: Plan;
  readonly rows: readonly KeyRow[];
  readonly now: number;
  /** Hidden fields of the form that creates a key. */
  readonly hidden: VNode;
  /** What was typed as a name, and what is wrong with it. */
  readonly typed?: string;
  readonly error?: string | undefined;
  /** Why no key can be created before something else is done. */
  readonly refusal?: KeyRefusal | undefined;
}

export function KeysContent(props: KeysContentProps): VNode {
  const { plan, rows } = props;
  const active = rows.filter(({ key }) => key.revokedAt === null).length;
  return (
    <>
      <h1>API keys</h1>
      <p class="lead">
        A key goes with every calculation, in the header X-API-Key. Give each program its own, so that one can be
        revoked without the others.
      </p>
      <section class="panel" aria-labelledby="create">
        <h2 id="create">{rows.length === 0 ? 'Create your first API key' : 'Create an API key'}</h2>
        {props.refusal !== undefined ? (
          <Refusal reason={props.refusal} />
        ) : active >= plan.keys ? (
          <LimitReached plan={plan} />
        ) : (
          <CreateForm {...props} active={active} />
        )}
      </section>
      {rows.length === 0 ? (
        <p class="empty">There are no keys yet. The first is yours in a moment: name it above.</p>
      ) : (
        <section aria-labelledby="keys">
          <h2 id="keys">Your keys</h2>
          <KeyTable rows={rows} now={props.now} actions={actionsOf} />
        </section>
      )}
    </>
  );
}

function actionsOf({ id }: { readonly id: string }): { href: string; text: string }[] {
  return [
    { href: `/dashboard/keys/${id}/rename`, text: 'Rename' },
    { href: `/dashboard/keys/${id}/revoke`, text: 'Revoke' },
  ];
}

function CreateForm({ plan, active, hidden, typed, error }: KeysContentProps & { active: number }): VNode {
  return (
    <form method="post" action="/dashboard/keys" class="inline-form">
      {hidden}
      <TextField
        name="name"
        label="Name"
        hint="Where the key is used, such as “Web shop” or “Nightly report”."
        value={typed ?? ''}
        error={error}
        maxLength={LONGEST_KEY_NAME}
        required
      />
      <button type="submit" class="button primary">
        Create key
      </button>
      <p class="quiet">
        {active} of {countOf(plan.keys, 'key')} of the plan {plan.name} in use.
      </p>
    </form>
  );
}

function Refusal({ reason }: { readonly reason: KeyRefusal }): VNode {
  if (reason === 'suspended')
    return <p class="notice notice-bad">No keys can be created while the account is suspended.</p>;
  return (
    <p class="notice notice-warning">
      Confirm your e-mail address first: open the link that we sent to it, or{' '}
      <a href="/dashboard/account">have it sent again</a>.
    </p>
  );
}

export function limitMessage(plan: Plan): string {
  const use = plan.keys === 1 ? 'it is' : 'all are';
  return `The plan ${plan.name} has ${countOf(plan.keys, 'key')}, and ${use} in use.`;
}

function LimitReached({ plan }: { readonly plan: Plan }): VNode {
  return (
    <p class="notice">
      {limitMessage(plan)} Revoke a key that you no longer need, or <a href="/dashboard/plan">change the plan</a>.
    </p>
  );
}
