/** An account's keys: what tells them apart, when they were used, and what can be done with each. */
import type { VNode } from 'preact';
import { dayOf } from '../../clock.js';
import type { KeyRecord } from '../../store/store.js';
import { Day, Moment, showCount } from '../format.js';

export interface KeyRow {
  readonly key: KeyRecord;
  readonly lastUsedAt: number | undefined;
  readonly today: number;
}

export interface KeyTableProps {
  readonly rows: readonly KeyRow[];
  readonly now: number;
  /** What can be done with a key that is not revoked: links under the key's address. */
  readonly actions: (key: KeyRecord) => readonly { readonly href: string; readonly text: string }[];
}

/** A key as it is recognized by. */
export function KeyHint({ hint }: Pick<KeyRecord, 'hint'>): VNode {
  return <code class="key-hint">rk_…{hint}</code>;
}

export function KeyTable({ rows, now, actions }: KeyTableProps): VNode {
  return (
    <section class="scroll" aria-label="Table of keys" tabIndex={0}>
      <table class="keys">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Key</th>
            <th scope="col">State</th>
            <th scope="col" class="number">
              Today
            </th>
            <th scope="col">Last used</th>
            <th scope="col">Created</th>
            <th scope="col">
              <span class="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, lastUsedAt, today }) => (
            <tr key={key.id} class={key.revokedAt === null ? undefined : 'revoked'}>
              <th scope="row" class="key-name">
                {nameOf(key)}
              </th>
              <td>
                <KeyHint hint={key.hint} />
              </td>
              <td>
                <KeyState revokedAt={key.revokedAt} />
              </td>
              <td class="number" data-label="Today">
                {showCount(today)}
              </td>
              <td data-label="Last used">
                {lastUsedAt === undefined ? 'Never' : <Moment at={lastUsedAt} now={now} />}
              </td>
              <td data-label="Created">
                <Day day={dayOf(key.createdAt)} />
              </td>
              <td class="actions">
                {key.revokedAt === null
                  ? actions(key).map(({ href, text }) => (
                      <a key={href} href={href}>
                        {text}
                        <span class="visually-hidden"> {nameOf(key)}</span>
                      </a>
                    ))
                  : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Keys made on the command line may have no name. */
export function nameOf({ name, hint }: Pick<KeyRecord, 'name' | 'hint'>): string {
  return name === '' ? `Key ending in ${hint}` : name;
}

function KeyState({ revokedAt }: Pick<KeyRecord, 'revokedAt'>): VNode {
  if (revokedAt === null) return <span class="badge badge-good">Active</span>;
  return (
    <span class="badge">
      Revoked <Day day={dayOf(revokedAt)} />
    </span>
  );
}
