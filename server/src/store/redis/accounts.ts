/** Accounts by id and by address, and their passwords. */
import type { Account, AccountStore } from '../store.js';
import { activityRecords } from './activity.js';
import { type ActingScripts, actArguments, auditLog } from './audit.js';
import { type Changes, revisions } from './changes.js';
import type { Connection } from './connection.js';
import { keyRecords } from './keys.js';
import { deletedArguments, quotaRecords } from './quota-counters.js';
import { script, toJson } from './script.js';
import { sessionRecords } from './sessions.js';
import { tokenRecords } from './tokens.js';

/** Addresses that are looked at in one go, while nobody else is served. */
const LOOKED_AT = 1000;

const createScript = script({
  keys: ['accounts', 'addresses', 'emails', 'passwords'],
  uses: [auditLog, quotaRecords, revisions],
  lua: `
local id, email, json, has_password, password, deleted, day, head, details, mail = unpack(ARGV)
if redis.call('HEXISTS', K.emails, email) == 1 then
  unseen()
  return { 0, 'email-taken' }
end
redis.call('HSET', K.accounts, id, json)
redis.call('HSET', K.emails, email, id)
redis.call('ZADD', K.addresses, 0, email)
if has_password == '1' then redis.call('HSET', K.passwords, id, password) end
quota_account_created(id, deleted, day)
changed()
return { record(id, '{}', head, details, mail), false }`,
});

const byEmailScript = script({
  keys: ['accounts', 'emails'],
  lua: `
local id = redis.call('HGET', K.emails, ARGV[1])
return id and redis.call('HGET', K.accounts, id)`,
});

/** Looks at some addresses from one on: where to go on, unless that was all, then what was found. */
const listScript = script({
  keys: ['accounts', 'addresses', 'emails'],
  lua: `
local start, limit, part, wanted = ARGV[1], tonumber(ARGV[2]), ARGV[3], ARGV[4]
local found = { false }
local looked_at = redis.call('ZRANGEBYLEX', K.addresses, start, '+', 'LIMIT', 0, ${LOOKED_AT})
for _, email in ipairs(looked_at) do
  if #found > limit then return found end
  local id = redis.call('HGET', K.emails, email)
  if string.find(email, part, 1, true) or id == wanted then found[#found + 1] = redis.call('HGET', K.accounts, id) end
end
if #looked_at == ${LOOKED_AT} then found[1] = '(' .. looked_at[#looked_at] end
return found`,
});

const updateScript = script({
  keys: ['accounts'],
  uses: [auditLog, revisions],
  lua: `
local id, changes, head, details, mail = unpack(ARGV)
local json = redis.call('HGET', K.accounts, id)
if not json then
  unseen()
  return { 0, false }
end
local account, differences = cjson.decode(json), {}
for field, value in pairs(cjson.decode(changes)) do
  if account[field] ~= value then differences[field] = { from = account[field], to = value } end
  account[field] = value
end
json = cjson.encode(account)
redis.call('HSET', K.accounts, id, json)
changed()
return { record(id, cjson.encode(differences), head, details, mail), json }`,
});

const deleteScript = script({
  keys: ['accounts', 'addresses', 'emails', 'passwords'],
  uses: [activityRecords, auditLog, keyRecords, quotaRecords, revisions, sessionRecords, tokenRecords],
  lua: `
local id, head, details, mail = unpack(ARGV)
local json = redis.call('HGET', K.accounts, id)
if not json then
  unseen()
  return { 0, false }
end
local email = cjson.decode(json).email
remove_keys_of(id)
remove_sessions_of(id)
remove_tokens_of(id)
remove_activity_of(id)
quota_account_deleted(id, email)
redis.call('HDEL', K.passwords, id)
redis.call('HDEL', K.emails, email)
redis.call('ZREM', K.addresses, email)
redis.call('HDEL', K.accounts, id)
changed()
return { record(id, '{}', head, details, mail), json }`,
});

const setPasswordScript = script({
  keys: ['accounts', 'passwords'],
  uses: [auditLog, revisions, sessionRecords, tokenRecords],
  lua: `
local id, password, head, details, mail = unpack(ARGV)
local json = redis.call('HGET', K.accounts, id)
if not json then
  unseen()
  return { 0, false }
end
redis.call('HSET', K.passwords, id, password)
remove_sessions_of(id)
remove_tokens_of(id, 'reset-password')
changed()
return { record(id, '{}', head, details, mail), json }`,
});

const redeemScript = script({
  keys: ['accounts', 'passwords'],
  uses: [auditLog, revisions, sessionRecords, tokenRecords],
  lua: `
local hash, purpose, now, password = unpack(ARGV)
local id = take_token(hash, purpose, tonumber(now))
local json = id and redis.call('HGET', K.accounts, id)
if not json then
  unseen()
  return { 0, false }
end
local account, dropped = cjson.decode(json), 0
local function head(action)
  return '"at":' .. now .. ',"actor":' .. cjson.encode(id) .. ',"action":"' .. action .. '"'
end
if purpose == 'reset-password' then
  redis.call('HSET', K.passwords, id, password)
  remove_sessions_of(id)
  remove_tokens_of(id, 'reset-password')
  local mail = '{"kind":"password-changed","to":' .. cjson.encode(account.email) .. ',"at":' .. now .. '}'
  dropped = record(id, '{}', head('password-reset'), '{}', mail)
end
if account.emailVerifiedAt == cjson.null then
  account.emailVerifiedAt = tonumber(now)
  json = cjson.encode(account)
  redis.call('HSET', K.accounts, id, json)
  record(id, '{"emailVerifiedAt":{"from":null,"to":' .. now .. '}}', head('email-verified'), '{}', '')
end
changed()
return { dropped, json }`,
});

export function redisAccounts(connection: Connection, acting: ActingScripts, changes: Changes): AccountStore {
  const read = (json: string | null | undefined) =>
    json === null || json === undefined ? undefined : (JSON.parse(json) as Account);
  const known = <Reason extends string>(json: string | undefined, reason: Reason) =>
    json === undefined ? ({ ok: false, reason } as const) : ({ ok: true, value: JSON.parse(json) as Account } as const);

  return {
    async createAccount(account, passwordHash, act) {
      const { id, email } = account;
      const password = passwordHash === undefined ? ['0', ''] : ['1', passwordHash];
      const args = [id, email, toJson(account), ...password, ...deletedArguments(account), ...actArguments(act)];
      const reason = await acting.run(createScript, args, act?.mail?.kind);
      return reason === undefined ? { ok: true, value: account } : { ok: false, reason: 'email-taken' };
    },
    account: async (id) => read(await connection.field('accounts', id)),
    accountByEmail: async (email) => read(await connection.run<string | null>(byEmailScript, email.toLowerCase())),

    async accounts({ after, limit, query = '' }) {
      const wanted = query.trim();
      const found: Account[] = [];
      let start = after === undefined ? '-' : `(${after}`;
      while (start !== '' && found.length < limit) {
        const args = [start, limit - found.length, wanted.toLowerCase(), wanted];
        const [next, ...texts] = await connection.run<[string | null, ...string[]]>(listScript, ...args);
        for (const text of texts) found.push(JSON.parse(text) as Account);
        start = next ?? '';
      }
      return found;
    },

    hasAccounts: async () => (await connection.size('accounts')) > 0,
    onAccountsChanged: (listener) => changes.listen(listener),
    updateAccount: async (id, changed, act) =>
      known(
        await acting.run(updateScript, [id, toJson(changed), ...actArguments(act)], act?.mail?.kind),
        'unknown-account',
      ),
    deleteAccount: async (id, act) =>
      known(await acting.run(deleteScript, [id, ...actArguments(act)], act?.mail?.kind), 'unknown-account'),
    passwordHash: (accountId) => connection.field('passwords', accountId),
    setPassword: async (accountId, passwordHash, act) =>
      known(
        await acting.run(setPasswordScript, [accountId, passwordHash, ...actArguments(act)], act?.mail?.kind),
        'unknown-account',
      ),
    async redeemToken(redemption) {
      const { hash, purpose, now } = redemption;
      const password = redemption.purpose === 'reset-password' ? redemption.passwordHash : '';
      return known(await acting.run(redeemScript, [hash, purpose, now, password], 'password-changed'), 'unknown-token');
    },
  };
}
