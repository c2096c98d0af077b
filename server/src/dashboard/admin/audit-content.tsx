/** Operators: who changed what, the latest first. */
import type { ComponentChildren, VNode } from 'preact';
import type { AuditEntry } from '../../store/store.js';
import { Moment } from '../format.js';

export interface AuditTableProps {
  readonly entries: readonly AuditEntry[];
  /** An account's address with a link; its id where the account is gone. */
  readonly nameOfAccount: (id: string) => ComponentChildren;
  /** All entries are of one account, which the page names. */
  readonly ofOne?: boolean;
}

export function AuditTable({ entries, nameOfAccount, ofOne = false }: AuditTableProps): VNode {
  if (entries.length === 0) return <p class="empty">There are no entries.</p>;
  return (
    <section class="scroll" aria-label="Audit log entries" tabIndex={0}>
      <table class="audit">
        <thead>
          <tr>
            <th scope="col" class="number">
              No.
            </th>
            <th scope="col">Time</th>
            <th scope="col">Actor</th>
            {ofOne ? null : <th scope="col">Account</th>}
            <th scope="col">What was done</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td class="number">{entry.id}</td>
              <td>
                <Moment at={entry.at} />
              </td>
              <td>{nameOfAccount(entry.actor)}</td>
              {ofOne ? null : <td>{nameOfAccount(entry.subject)}</td>}
              <td>
                <strong>{entry.action}</strong>
                <Details entry={entry} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Details({ entry: { details, changes } }: { readonly entry: AuditEntry }): VNode | null {
  if (Object.keys(details).length + Object.keys(changes).length === 0) return null;
  return (
    <ul class="audit-details">
      {Object.entries(changes).map(([field, { from, to }]) => (
        <li key={field}>
          {field}: <span class="before">{show(field, from)}</span> → <span class="after">{show(field, to)}</span>
        </li>
      ))}
      {Object.entries(details).map(([name, value]) => (
        <li key={name}>
          {name}: {show(name, value)}
        </li>
      ))}
    </ul>
  );
}

/** Fields that end so are times. */
function show(field: string, value: string | number | null): ComponentChildren {
  if (value === null) return 'none';
  return field.endsWith('At') && typeof value === 'number' ? <Moment at={value} /> : String(value);
}

export interface AuditContentProps extends AuditTableProps {
  /** The address of the page with earlier entries; undefined on the last one. */
  readonly next: string | undefined;
  /** The account whose entries these are; undefined: of all. */
  readonly subject: string | undefined;
}

export function AuditContent({ entries, nameOfAccount, next, subject }: AuditContentProps): VNode {
  return (
    <>
      <h1>Audit log</h1>
      <p class="lead">
        Every change that operators make, and what concerns the safety of accounts. Entries are only ever added.
      </p>
      {subject === undefined ? null : (
        <p>
          Entries of {nameOfAccount(subject)}. <a href="/admin/audit">Show all</a>
        </p>
      )}
      <AuditTable entries={entries} nameOfAccount={nameOfAccount} ofOne={subject !== undefined} />
      {next === undefined ? null : (
        <p>
          <a class="button" href={next} rel="next">
            Earlier entries
          </a>
        </p>
      )}
    </>
  );
}
