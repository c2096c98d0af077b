/**
 * Reads the records of a store on a server, also while services change it, and writes those of another onto a new one. What
 * belongs to one account is read at one moment: no key, session or count is read of an account that was not.
 */
import type { Argument, Connection } from '../redis/connection.js';
import { inOrderOfText, type KeyName, row, rows, script, toJson } from '../redis/script.js';
import type { AuditEntry, KeyRecord, MailOrder, SessionRecord, TokenRecord } from '../store.js';
import { record, type StoreRecord } from './records.js';

const ACCOUNTS_AT_ONCE = 50;
const ROWS_AT_ONCE = 1000;
const DAY_DIGITS = 8;

const addressesScript = script({
  keys: ['addresses', 'emails'],
  lua: `
local found = {}
for _, email in ipairs(redis.call('ZRANGEBYLEX', K.addresses, ARGV[1], '+', 'LIMIT', 0, ${ACCOUNTS_AT_ONCE})) do
  found[#found + 1] = email
  found[#found + 1] = redis.call('HGET', K.emails, email)
end
return found`,
});

/** Of each account its record, its password, and lists of what else it has; nothing of one that is gone. */
const accountsScript = script({
  keys: [
    'accounts',
    'counterRows',
    'counters',
    'keyIds',
    'keyLastUsed',
    'keyLastUsedRows',
    'keys',
    'keysOfAccount',
    'leaseRows',
    'leases',
    'passwords',
    'sessions',
    'sessionsOfAccount',
    'tokens',
    'tokensOfAccount',
  ],
  uses: [rows],
  lua: `
local function all(key, account, read)
  local found = {}
  for place, member in ipairs(rows_of(key, account)) do found[place] = read(member) end
  return found
end
local function of_second(records)
  return function(member)
    local _, hash = fields(member)
    return redis.call('HGET', records, hash)
  end
end
local function key_of(member)
  local _, _, id = fields(member)
  return redis.call('HGET', K.keys, redis.call('HGET', K.keyIds, id))
end
local function usage_of(counter)
  local used = tonumber(redis.call('HGET', K.counters, counter))
  for _, lease in ipairs(rows_of(K.leaseRows, counter)) do used = used - tonumber(redis.call('HGET', K.leases, lease)) end
  return { counter, digits(math.max(0, used)) }
end
local function last_use_of(member) return { member, redis.call('HGET', K.keyLastUsed, member) } end
local found = {}
for _, id in ipairs(ARGV) do
  local json = redis.call('HGET', K.accounts, id)
  if json then
    found[#found + 1] = {
      json,
      redis.call('HGET', K.passwords, id),
      all(K.keysOfAccount, id, key_of),
      all(K.sessionsOfAccount, id, of_second(K.sessions)),
      all(K.tokensOfAccount, id, of_second(K.tokens)),
      all(K.counterRows, id, usage_of),
      all(K.keyLastUsedRows, id, last_use_of)
    }
  end
end
return found`,
});
type Pair = readonly [name: string, number: string];
type Belongings = readonly [
  account: string,
  password: string | null,
  keys: readonly string[],
  sessions: readonly string[],
  tokens: readonly string[],
  usage: readonly Pair[],
  lastUses: readonly Pair[],
];

const activityScript = script({
  keys: ['activity', 'activityRows'],
  lua: `
local found = {}
for _, member in ipairs(redis.call('ZRANGEBYLEX', K.activityRows, ARGV[1], ARGV[2], 'LIMIT', 0, ${ROWS_AT_ONCE})) do
  found[#found + 1] = { member, redis.call('HGET', K.activity, member) }
end
return found`,
});

const mailScript = script({
  keys: ['counts', 'mail', 'mailDue', 'mailTries'],
  lua: `
local found = { redis.call('HGET', K.counts, 'mail') or '0' }
local due = redis.call('ZRANGE', K.mailDue, 0, -1, 'WITHSCORES')
for place = 1, #due, 2 do
  local id = due[place]
  found[#found + 1] = { id, due[place + 1], redis.call('HGET', K.mailTries, id) or '0', redis.call('HGET', K.mail, id) }
end
return found`,
});
type Mails = readonly [last: string, ...(readonly [id: string, dueAt: string, tries: string, order: string])[]];

/** @param now What has expired by then is left out. */
export async function* readRedis(connection: Connection, now: number): AsyncGenerator<StoreRecord> {
  // First, so that none is missing of what its number says; later ones have a higher one.
  const lastAudit = Number((await connection.field('counts', 'audit')) ?? 0);
  let start = '-';
  for (;;) {
    const found = await connection.run<string[]>(addressesScript, start);
    if (found.length === 0) break;
    start = `(${found.at(-2)}`;
    const ids = found.filter((_, index) => index % 2 === 1);
    for (const belongings of await connection.run<Belongings[]>(accountsScript, ...ids)) {
      const id = (JSON.parse(belongings[0]) as { id: string }).id;
      yield* recordsOf(id, belongings, now);
      yield* activityOf(connection, id);
    }
  }
  yield* expiringRecords(connection, now);
  for await (const [name, secret] of fieldsOf(connection, 'secrets')) yield record('secret', { name, secret });
  const [lastMail, ...mails] = await connection.run<Mails>(mailScript);
  for (const [id, dueAt, tries, order] of mails) {
    const mail = { ...(JSON.parse(order) as MailOrder), tries: Number(tries) };
    yield record('mail', { ...mail, id: Number(id), dueAt: Number(dueAt) });
  }
  for (let first = 1; first <= lastAudit; first += ROWS_AT_ONCE) {
    const last = Math.min(lastAudit, first + ROWS_AT_ONCE - 1);
    const ids = Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
    for (const json of await connection.fields('audit', ids))
      if (json !== null) yield record('audit entry', JSON.parse(json) as AuditEntry);
  }
  yield record('numbers', { audit: lastAudit, mail: Number(lastMail) });
}

function* recordsOf(accountId: string, belongings: Belongings, now: number): Generator<StoreRecord> {
  const [account, password, keys, sessions, tokens, usage, lastUses] = belongings;
  yield record('account', JSON.parse(account));
  if (password !== null) yield record('password', { accountId, hash: password });
  for (const json of keys) yield record('key', JSON.parse(json) as KeyRecord);
  for (const json of sessions) {
    const session = JSON.parse(json) as SessionRecord;
    if (session.expiresAt > now) yield record('session', session);
  }
  for (const json of tokens) {
    const token = JSON.parse(json) as TokenRecord;
    if (token.expiresAt > now) yield record('token', token);
  }
  for (const [counter, used] of usage)
    yield record('usage', { accountId, day: Number(counter.split('\t')[1]), used: Number(used) });
  for (const [member, at] of lastUses)
    yield record('last use', { accountId, keyId: member.split('\t')[1]!, at: Number(at) });
}

async function* activityOf(connection: Connection, accountId: string): AsyncGenerator<StoreRecord> {
  let start = `[${accountId}\t`;
  for (;;) {
    const found = await connection.run<Pair[]>(activityScript, start, `(${accountId}\n`);
    for (const [member, count] of found) {
      const [, day, keyId, slug] = member.split('\t');
      yield record('activity', { accountId, day: Number(day), keyId: keyId!, slug: slug!, count: Number(count) });
    }
    if (found.length < ROWS_AT_ONCE) return;
    start = `(${found.at(-1)![0]}`;
  }
}

async function* expiringRecords(connection: Connection, now: number): AsyncGenerator<StoreRecord> {
  for await (const [name, text] of fieldsOf(connection, 'attempts')) {
    const [count, expiresAt] = text.split(' ').map(Number) as [number, number];
    if (expiresAt > now) yield record('attempts', { name, count, expiresAt });
  }
  for await (const [name, text] of fieldsOf(connection, 'idempotent')) {
    const [charged, expires, ...fingerprint] = text.split(' ');
    const request = { name, fingerprint: fingerprint.join(' '), charged: Number(charged), expiresAt: Number(expires) };
    if (request.expiresAt > now) yield record('idempotency key', request);
  }
  for await (const [name, used] of fieldsOf(connection, 'usedByDeleted')) {
    const expiresAt = Number((await connection.score('deletedExpiries', name)) ?? 0);
    if (expiresAt > now) yield record('use of a deleted account', { name, used: Number(used), expiresAt });
  }
}

/** The fields of a hash, each once: a server may tell one twice while the hash grows. */
async function* fieldsOf(connection: Connection, name: KeyName): AsyncGenerator<readonly [string, string]> {
  const seen = new Set<string>();
  let cursor = '0';
  do {
    const [next, flat] = await connection.scan(name, cursor, ROWS_AT_ONCE);
    cursor = next;
    for (let index = 0; index < flat.length; index += 2) {
      const field = flat[index]!;
      if (seen.has(field)) continue;
      seen.add(field);
      yield [field, flat[index + 1]!];
    }
  } while (cursor !== '0');
}

type Command = readonly [name: string, key: KeyName, ...Argument[]];

/** Writes records, as they would be there if services had made them. */
export async function writeRedis(connection: Connection, records: readonly StoreRecord[]): Promise<void> {
  await connection.all(records.flatMap(commandsOf));
}

function commandsOf({ kind, value }: StoreRecord): readonly Command[] {
  switch (kind) {
    case 'account':
      return [
        ['hset', 'accounts', value.id, toJson(value)],
        ['hset', 'emails', value.email, value.id],
        ['zadd', 'addresses', 0, value.email],
      ];
    case 'password':
      return [['hset', 'passwords', value.accountId, value.hash]];
    case 'key':
      return [
        ['hset', 'keys', value.hash, toJson(value)],
        ['hset', 'keyIds', value.id, value.hash],
        ['zadd', 'keysOfAccount', 0, row(value.accountId, inOrderOfText(value.createdAt), value.id)],
      ];
    case 'session':
      return [
        ['hset', 'sessions', value.hash, toJson(value)],
        ['zadd', 'sessionExpiries', value.expiresAt, value.hash],
        ['zadd', 'sessionsOfAccount', 0, row(value.accountId, value.hash)],
      ];
    case 'token':
      return [
        ['hset', 'tokens', value.hash, toJson(value)],
        ['zadd', 'tokenExpiries', value.expiresAt, value.hash],
        ['zadd', 'tokensOfAccount', 0, row(value.accountId, value.hash)],
      ];
    case 'usage': {
      const counter = row(value.accountId, inOrderOfText(value.day, DAY_DIGITS));
      return [
        ['hset', 'counters', counter, value.used],
        ['zadd', 'counterRows', 0, counter],
        ['zadd', 'counterDays', value.day, counter],
      ];
    }
    case 'last use': {
      const member = row(value.accountId, value.keyId);
      return [
        ['hset', 'keyLastUsed', member, value.at],
        ['zadd', 'keyLastUsedRows', 0, member],
      ];
    }
    case 'activity': {
      const accountDay = row(value.accountId, inOrderOfText(value.day, DAY_DIGITS));
      const member = row(accountDay, value.keyId, value.slug);
      return [
        ['hset', 'activity', member, value.count],
        ['zadd', 'activityRows', 0, member],
        ['zadd', 'activityDays', value.day, accountDay],
      ];
    }
    case 'attempts':
      return [
        ['hset', 'attempts', value.name, `${value.count} ${value.expiresAt}`],
        ['zadd', 'attemptExpiries', value.expiresAt, value.name],
      ];
    case 'use of a deleted account':
      return [
        ['hset', 'usedByDeleted', value.name, value.used],
        ['zadd', 'deletedExpiries', value.expiresAt, value.name],
      ];
    case 'idempotency key':
      return [
        ['hset', 'idempotent', value.name, `${value.charged} ${value.expiresAt} ${value.fingerprint}`],
        ['zadd', 'idempotentExpiries', value.expiresAt, value.name],
      ];
    case 'secret':
      return [['hset', 'secrets', value.name, value.secret]];
    case 'mail': {
      const { id, dueAt, tries, kind: mailKind, to, at } = value;
      return [
        ['hset', 'mail', inOrderOfText(id), toJson({ kind: mailKind, to, at })],
        ['zadd', 'mailDue', dueAt, inOrderOfText(id)],
        ...(tries > 0 ? [['hset', 'mailTries', inOrderOfText(id), tries] as const] : []),
      ];
    }
    case 'audit entry':
      return [
        ['hset', 'audit', String(value.id), toJson(value)],
        ['zadd', 'auditOfAccount', 0, row(value.subject, inOrderOfText(value.id))],
      ];
    case 'numbers':
      return [['hset', 'counts', 'audit', value.audit, 'mail', value.mail]];
  }
}
