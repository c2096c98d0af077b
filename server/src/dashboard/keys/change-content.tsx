/** The two things that can be done with a key, each with a page of its own that asks first. */
import type { VNode } from 'preact';
import type { KeyRecord } from '../../store/store.js';
import { Decision } from '../components/decision.js';
import { TextField } from '../components/field.js';
import { Moment } from '../format.js';
import { LONGEST_KEY_NAME } from './key-name.js';
import { KeyHint, nameOf } from './key-table.js';

interface ChangeProps {
  readonly record: KeyRecord;
  readonly hidden: VNode;
}

export interface RenameContentProps extends ChangeProps {
  readonly typed?: string;
  readonly error?: string | undefined;
}

export function RenameContent({ record, hidden, typed, error }: RenameContentProps): VNode {
  return (
    <>
      <h1>Rename an API key</h1>
      <section class="panel" aria-label="New name">
        <form method="post" action={`/dashboard/keys/${record.id}/rename`} class="stack">
          {hidden}
          <p>
            The key <KeyHint hint={record.hint} /> keeps working; only its name changes.
          </p>
          <TextField
            name="name"
            label="Name"
            value={typed ?? record.name}
            error={error}
            maxLength={LONGEST_KEY_NAME}
            required
          />
          <Decision label="Rename" kind="primary" back="/dashboard/keys" />
        </form>
      </section>
    </>
  );
}

export interface RevokeContentProps extends ChangeProps {
  readonly action: string;
  readonly back: string;
  readonly lastUsedAt: number | undefined;
  readonly now: number;
}

export function RevokeContent({ record, hidden, action, back, lastUsedAt, now }: RevokeContentProps): VNode {
  return (
    <>
      <h1>Revoke this API key?</h1>
      <section class="panel" aria-label="Revoke">
        <form method="post" action={action} class="stack">
          {hidden}
          <p>
            <strong class="key-name">{nameOf(record)}</strong> <KeyHint hint={record.hint} />
            {', '}
            {lastUsedAt === undefined ? (
              'never used.'
            ) : (
              <>
                last used <Moment at={lastUsedAt} now={now} />.
              </>
            )}
          </p>
          <p>
            Programs that still use it are answered with 403 within a moment. <strong>This cannot be undone.</strong>{' '}
            What it was used for stays in the statistics.
          </p>
          <Decision label="Revoke the key" kind="danger" back={back} />
        </form>
      </section>
    </>
  );
}
