/** All that a store keeps for good, one record at a time and in a form that is neither that of files nor that of a server. */
import type { Account, ActivityRow, AuditEntry, KeyRecord, MailOrder, SessionRecord, TokenRecord } from '../store.js';

/** By their kinds. Results are not among them: they are computed anew. */
export interface RecordsByKind {
  readonly account: Account;
  readonly password: { readonly accountId: string; readonly hash: string };
  readonly key: KeyRecord;
  readonly session: SessionRecord;
  readonly token: TokenRecord;
  /** Units that processes have leased and told nobody of are not in it, as after a crash of them. */
  readonly usage: { readonly accountId: string; readonly day: number; readonly used: number };
  readonly 'last use': { readonly accountId: string; readonly keyId: string; readonly at: number };
  readonly activity: ActivityRow & { readonly accountId: string };
  readonly attempts: { readonly name: string; readonly count: number; readonly expiresAt: number };
  readonly 'use of a deleted account': { readonly name: string; readonly used: number; readonly expiresAt: number };
  readonly 'idempotency key': {
    readonly name: string;
    readonly fingerprint: string;
    readonly charged: number;
    readonly expiresAt: number;
  };
  readonly secret: { readonly name: string; readonly secret: string };
  readonly mail: MailOrder & { readonly id: number; readonly dueAt: number; readonly tries: number };
  readonly 'audit entry': AuditEntry;
  /** The last numbers that were given to mail and to entries of the audit log. */
  readonly numbers: { readonly audit: number; readonly mail: number };
}

export type Kind = keyof RecordsByKind;
export type StoreRecord = { [K in Kind]: { readonly kind: K; readonly value: RecordsByKind[K] } }[Kind];

export type Records = AsyncIterable<StoreRecord> | Iterable<StoreRecord>;

export function record<K extends Kind>(kind: K, value: RecordsByKind[K]): StoreRecord {
  return { kind, value } as StoreRecord;
}

/** Parts of a whole, each of so many at most. */
export async function* inBatches<T>(all: AsyncIterable<T> | Iterable<T>, size: number): AsyncGenerator<readonly T[]> {
  let batch: T[] = [];
  for await (const one of all) {
    batch.push(one);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
