/** The account holder's keys: listed, created, renamed, revoked. */
import { createHash } from 'node:crypto';
import type { VNode } from 'preact';
import { createKey } from '../../accounts/accounts.js';
import { randomBase62 } from '../../accounts/key-text.js';
import { keyRefusal } from '../../accounts/permissions.js';
import { DAY_MS, dayOf } from '../../clock.js';
import { Problem } from '../../http/problem.js';
import { pathText } from '../../http/query.js';
import type { Route } from '../../http/routes.js';
import type { Services } from '../../services.js';
import type { KeyRecord } from '../../store/store.js';
import { CsrfField } from '../auth/csrf-field.js';
import { accountForm, accountPage, type FormVisit, type Visit } from '../auth/require.js';
import { firstCall } from '../first-call.js';
import { goOn, sendDashboard } from '../frame.js';
import { RenameContent, RevokeContent } from './change-content.js';
import { CreatedContent } from './created-content.js';
import { readKeyName } from './key-name.js';
import type { KeyRow } from './key-table.js';
import { KeysContent, limitMessage } from './keys-content.js';

const PATH = '/dashboard/keys';
/** The field by which a form that is sent twice is known. */
const ONCE_FIELD = 'once';
const ONCE = /^[0-9A-Za-z]{16}$/;
/** Revoked keys are kept, so that they stay known as revoked: nobody may make any number of them. */
const CREATED_A_DAY = 100;

export function keyRoutes(services: Services): readonly Route[] {
  const { store, clock, catalogue, config } = services;

  async function list(visit: Visit, { status = 200, typed = '', error }: Typed = {}): Promise<void> {
    const { account, session } = visit;
    const content = (
      <KeysContent
        plan={config.plans.forAccount(account.plan)}
        rows={await keyRows(services, account.id)}
        now={clock.now()}
        hidden={
          <>
            <CsrfField session={session} />
            <input type="hidden" name={ONCE_FIELD} value={randomBase62(16)} />
          </>
        }
        typed={typed}
        error={error}
        refusal={keyRefusal(account, services.outbox.delivers)}
      />
    );
    sendDashboard(services, visit, { title: 'API keys', section: 'keys', content, status });
  }

  async function create(visit: FormVisit): Promise<void> {
    const { account, exchange, form } = visit;
    // The list says why.
    if (keyRefusal(account, services.outbox.delivers) !== undefined) return list(visit, { status: 422 });
    const typed = form.text('name');
    const name = readKeyName(typed);
    if (!name.ok) return list(visit, { status: 422, typed, error: name.reason });
    const now = clock.now();
    const limit = { name: `keys-created ${account.id}`, limit: CREATED_A_DAY, windowMs: DAY_MS };
    if ((await store.takeAttempts([limit], now)) > 0) {
      const error = `${CREATED_A_DAY} keys a day can be created, and today's are used up. Try again tomorrow.`;
      return list(visit, { status: 422, typed, error });
    }
    const id = keyId(account.id, form.text(ONCE_FIELD));
    const act = { at: now, actor: account.id, action: 'key-created', details: { name: name.value } };
    const created = await createKey(store, config.plans, account, name.value, now, { ...(id && { id }), act });
    if (created.ok) {
      const { text, record } = created.value;
      const content = <CreatedContent record={record} text={text} curl={await firstCall(catalogue, text)} />;
      return sendDashboard(services, visit, { title: 'Your new API key', section: 'keys', content });
    }
    switch (created.reason) {
      case 'id-taken':
        return goOn(services, exchange, PATH, 'key-shown-before');
      case 'too-many-keys': {
        const reason = limitMessage(config.plans.forAccount(account.plan));
        return list(visit, { status: 422, typed, error: `${reason} Revoke one, or change the plan.` });
      }
      case 'unknown-account':
        throw new Problem('unknown-path', 'This account has been deleted.');
    }
  }

  /** @throws Problem 404 for a key that another account has, as for one that nobody has. */
  async function ownKey({ account, exchange }: Visit): Promise<KeyRecord> {
    const record = await store.keyById(pathText(exchange, 'key') ?? '');
    if (record?.accountId !== account.id) throw noSuchKey();
    return record;
  }

  async function askName(visit: Visit, { status = 200, typed, error }: Typed = {}): Promise<void> {
    const record = await ownKey(visit);
    const hidden = <CsrfField session={visit.session} />;
    const content = <RenameContent record={record} hidden={hidden} typed={typed} error={error} />;
    sendDashboard(services, visit, { title: 'Rename an API key', section: 'keys', content, status });
  }

  async function rename(visit: FormVisit): Promise<void> {
    const { id } = await ownKey(visit);
    const typed = visit.form.text('name');
    const name = readKeyName(typed);
    if (!name.ok) return askName(visit, { status: 422, typed, error: name.reason });
    if (!(await store.renameKey(id, visit.account.id, name.value))) throw noSuchKey();
    goOn(services, visit.exchange, PATH, 'key-renamed');
  }

  async function askRevoke(visit: Visit): Promise<void> {
    const record = await ownKey(visit);
    if (record.revokedAt !== null) return goOn(services, visit.exchange, PATH, 'key-revoked');
    const content = await revokeContent(services, visit, record, PATH);
    sendDashboard(services, visit, { title: 'Revoke an API key', section: 'keys', content });
  }

  async function revoke(visit: FormVisit): Promise<void> {
    const { id } = await ownKey(visit);
    const at = clock.now();
    const act = { at, actor: visit.account.id, action: 'key-revoked' };
    if (!(await store.revokeKeyOf(id, visit.account.id, at, act))) throw noSuchKey();
    goOn(services, visit.exchange, PATH, 'key-revoked');
  }

  const shared = { page: true, cors: false };
  return [
    { path: PATH, ...shared, get: accountPage(services, (visit) => list(visit)), post: accountForm(services, create) },
    {
      path: `${PATH}/:key/rename`,
      ...shared,
      get: accountPage(services, (visit) => askName(visit)),
      post: accountForm(services, rename),
    },
    {
      path: `${PATH}/:key/revoke`,
      ...shared,
      get: accountPage(services, askRevoke),
      post: accountForm(services, revoke),
    },
  ];
}

/** A form that is shown again. */
interface Typed {
  readonly status?: number;
  readonly typed?: string;
  readonly error?: string;
}

export function noSuchKey(): Problem {
  return new Problem('unknown-path', 'There is no such API key. The list of keys has those that there are.');
}

/** The page that asks before a key is revoked; used by operators too. */
export async function revokeContent(
  { store, clock }: Services,
  { session, exchange }: Visit,
  record: KeyRecord,
  back: string,
): Promise<VNode> {
  const used = await store.keyLastUsed(record.accountId);
  return (
    <RevokeContent
      record={record}
      hidden={<CsrfField session={session} />}
      action={exchange.request.path}
      back={back}
      lastUsedAt={used.get(record.id)}
      now={clock.now()}
    />
  );
}

/** An account's keys with their use, the active ones first, the newest first among them. */
export async function keyRows({ store, activity, clock }: Services, accountId: string): Promise<readonly KeyRow[]> {
  await activity.write();
  const [keys, used, rows] = await Promise.all([
    store.keys(accountId),
    store.keyLastUsed(accountId),
    store.activity(accountId, dayOf(clock.now())),
  ]);
  const today = new Map<string, number>();
  for (const { keyId, count } of rows) today.set(keyId, (today.get(keyId) ?? 0) + count);
  const newestFirst = [...keys].reverse();
  const sorted = [
    ...newestFirst.filter(({ revokedAt }) => revokedAt === null),
    ...newestFirst.filter(({ revokedAt }) => revokedAt !== null),
  ];
  return sorted.map((key) => ({ key, lastUsedAt: used.get(key.id), today: today.get(key.id) ?? 0 }));
}

/** The id that one sending of the form leads to, however often it comes; undefined for a form that is not ours. */
function keyId(accountId: string, once: string): string | undefined {
  if (!ONCE.test(once)) return undefined;
  return `key_${createHash('sha256').update(`${accountId} ${once}`).digest('hex').slice(0, 16)}`;
}
