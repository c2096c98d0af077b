/** API keys by hash, by id and by account. */
import type { KeyRecord, KeyStore } from '../store.js';
import { type ActingScripts, actArguments, auditLog } from './audit.js';
import { revisions } from './changes.js';
import type { Connection } from './connection.js';
import { inOrderOfText, type Part, rangeOf, row, rows, script, toJson, wellFormed } from './script.js';

/** `key_by_id(id)` and `remove_keys_of(account)`. */
export const keyRecords: Part = {
  keys: ['keyIds', 'keys', 'keysOfAccount'],
  uses: [rows],
  lua: `
local function key_by_id(id)
  local hash = redis.call('HGET', K.keyIds, id)
  local json = hash and redis.call('HGET', K.keys, hash)
  return json and cjson.decode(json)
end
local function remove_keys_of(account)
  for _, member in ipairs(rows_of(K.keysOfAccount, account)) do
    local _, _, id = fields(member)
    local hash = redis.call('HGET', K.keyIds, id)
    if hash then redis.call('HDEL', K.keys, hash) end
    redis.call('HDEL', K.keyIds, id)
    redis.call('ZREM', K.keysOfAccount, member)
  end
end`,
};

const createScript = script({
  keys: ['accounts'],
  uses: [keyRecords, auditLog, revisions],
  lua: `
local id, account, hash, member, json, limit, head, details, mail = unpack(ARGV)
local function refuse(reason)
  unseen()
  return { 0, reason }
end
if redis.call('HEXISTS', K.accounts, account) == 0 then return refuse('unknown-account') end
if redis.call('HEXISTS', K.keyIds, id) == 1 then return refuse('id-taken') end
local active = 0
for _, other in ipairs(rows_of(K.keysOfAccount, account)) do
  local _, _, other_id = fields(other)
  if key_by_id(other_id).revokedAt == cjson.null then active = active + 1 end
end
if active >= tonumber(limit) then return refuse('too-many-keys') end
redis.call('HSET', K.keys, hash, json)
redis.call('HSET', K.keyIds, id, hash)
redis.call('ZADD', K.keysOfAccount, 0, member)
changed()
return { record(account, '{}', head, with_key(details, id), mail), false }`,
});

const revocation: Part = {
  keys: [],
  uses: [keyRecords, auditLog, revisions],
  lua: `
local function revoke(key, now, head, details, mail)
  if not key or key.revokedAt ~= cjson.null then
    unseen()
    return { 0, key and cjson.encode(key) or false }
  end
  key.revokedAt = tonumber(now)
  local json = cjson.encode(key)
  redis.call('HSET', K.keys, key.hash, json)
  changed()
  return { record(key.accountId, '{}', head, with_key(details, key.id), mail), json }
end`,
};

const revokeScript = script({
  keys: [],
  uses: [revocation],
  lua: `
local hash, now, head, details, mail = unpack(ARGV)
local json = redis.call('HGET', K.keys, hash)
return revoke(json and cjson.decode(json), now, head, details, mail)`,
});

const revokeOfScript = script({
  keys: [],
  uses: [revocation],
  lua: `
local id, account, now, head, details, mail = unpack(ARGV)
local key = key_by_id(id)
return revoke(key and key.accountId == account and key, now, head, details, mail)`,
});

/** Nobody remembers names: nobody is told. */
const renameScript = script({
  keys: [],
  uses: [keyRecords],
  lua: `
local id, account, name = unpack(ARGV)
local key = key_by_id(id)
if not key or key.accountId ~= account then return false end
key.name = name
local json = cjson.encode(key)
redis.call('HSET', K.keys, key.hash, json)
return json`,
});

const ofAccountScript = script({
  keys: [],
  uses: [keyRecords],
  lua: `
local found = {}
for _, member in ipairs(redis.call('ZRANGEBYLEX', K.keysOfAccount, ARGV[1], ARGV[2])) do
  local _, _, id = fields(member)
  found[#found + 1] = redis.call('HGET', K.keys, redis.call('HGET', K.keyIds, id))
end
return found`,
});

const byIdScript = script({
  keys: ['keyIds', 'keys'],
  lua: `
local hash = redis.call('HGET', K.keyIds, ARGV[1])
return hash and redis.call('HGET', K.keys, hash)`,
});

export function redisKeys(connection: Connection, acting: ActingScripts): KeyStore {
  const read = (json: string | null | undefined) =>
    json === null || json === undefined ? undefined : (JSON.parse(json) as KeyRecord);

  return {
    async createKey(key, limit, act) {
      const { id, accountId, hash, createdAt } = key;
      const member = row(accountId, inOrderOfText(createdAt), id);
      const args = [id, accountId, hash, member, toJson(key), limit, ...actArguments(act)];
      const reason = await acting.run(createScript, args, act?.mail?.kind);
      if (reason === undefined) return { ok: true, value: key };
      return { ok: false, reason: reason as 'unknown-account' | 'id-taken' | 'too-many-keys' };
    },
    async keys(accountId) {
      const found = await connection.run<string[]>(ofAccountScript, ...rangeOf(accountId));
      return found.map((json) => JSON.parse(json) as KeyRecord);
    },
    keyByHash: async (hash) => read(await connection.field('keys', hash)),
    keyById: async (id) => read(await connection.run<string | null>(byIdScript, id)),
    revokeKey: async (hash, now, act) =>
      read(await acting.run(revokeScript, [hash, now, ...actArguments(act)], act?.mail?.kind)),
    revokeKeyOf: async (id, accountId, now, act) =>
      read(await acting.run(revokeOfScript, [id, accountId, now, ...actArguments(act)], act?.mail?.kind)),
    renameKey: async (id, accountId, name) =>
      read(await connection.runWithCopies<string | null>(renameScript, id, accountId, wellFormed(name))),
  };
}
