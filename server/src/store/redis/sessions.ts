/** Sessions by hash, and which an account has. */
import type { SessionRecord, SessionStore } from '../store.js';
import type { Connection } from './connection.js';
import { sweep, sweepScript } from './expiring.js';
import { type Part, rangeOf, rows, script, toJson } from './script.js';

/** Of more than these, the one that was not used for longest ends: somebody may log in without end. */
const MOST_OF_ACCOUNT = 100;

/** `remove_session(hash)`, and `remove_sessions_of(account)`. */
export const sessionRecords: Part = {
  keys: ['sessionExpiries', 'sessions', 'sessionsOfAccount'],
  uses: [rows],
  lua: `
local function remove_session(hash)
  local session = redis.call('HGET', K.sessions, hash)
  redis.call('ZREM', K.sessionExpiries, hash)
  if not session then return end
  redis.call('HDEL', K.sessions, hash)
  redis.call('ZREM', K.sessionsOfAccount, row(cjson.decode(session).accountId, hash))
end
local function remove_sessions_of(account)
  for _, member in ipairs(rows_of(K.sessionsOfAccount, account)) do
    local _, hash = fields(member)
    remove_session(hash)
  end
end`,
};

const createScript = script({
  keys: ['passwords'],
  uses: [sessionRecords],
  lua: `
local hash, account, expires, json, password = unpack(ARGV)
if redis.call('HGET', K.passwords, account) ~= password then return 0 end
local others = {}
for place, member in ipairs(rows_of(K.sessionsOfAccount, account)) do
  local _, other = fields(member)
  others[place] = { hash = other, seen = cjson.decode(redis.call('HGET', K.sessions, other)).lastSeenAt }
end
table.sort(others, function(a, b) return a.seen < b.seen end)
for place = 1, #others - ${MOST_OF_ACCOUNT - 1} do remove_session(others[place].hash) end
redis.call('HSET', K.sessions, hash, json)
redis.call('ZADD', K.sessionExpiries, expires, hash)
redis.call('ZADD', K.sessionsOfAccount, 0, row(account, hash))
return 1`,
});

const touchScript = script({
  keys: ['sessions', 'sessionExpiries'],
  lua: `
local hash, seen, expires = unpack(ARGV)
local json = redis.call('HGET', K.sessions, hash)
if not json then return end
local session = cjson.decode(json)
session.lastSeenAt, session.expiresAt = tonumber(seen), tonumber(expires)
redis.call('HSET', K.sessions, hash, cjson.encode(session))
redis.call('ZADD', K.sessionExpiries, expires, hash)`,
});

const deleteScript = script({ keys: [], uses: [sessionRecords], lua: 'remove_session(ARGV[1])' });

const ofAccountScript = script({
  keys: ['sessions', 'sessionsOfAccount'],
  uses: [rows],
  lua: `
local found = {}
for _, member in ipairs(redis.call('ZRANGEBYLEX', K.sessionsOfAccount, ARGV[1], ARGV[2])) do
  local _, hash = fields(member)
  found[#found + 1] = redis.call('HGET', K.sessions, hash)
end
return found`,
});

const sweepSessions = sweepScript('sessionExpiries', 'remove_session', [sessionRecords]);

export function redisSessions(connection: Connection): SessionStore {
  return {
    async createSession(session, passwordHash) {
      const { hash, accountId, expiresAt } = session;
      return (
        (await connection.run<number>(createScript, hash, accountId, expiresAt, toJson(session), passwordHash)) === 1
      );
    },
    async session(hash, now) {
      const json = await connection.field('sessions', hash);
      const session = json === undefined ? undefined : (JSON.parse(json) as SessionRecord);
      return session !== undefined && session.expiresAt > now ? session : undefined;
    },
    async touchSession(hash, lastSeenAt, expiresAt) {
      await connection.run(touchScript, hash, lastSeenAt, expiresAt);
    },
    async deleteSession(hash) {
      await connection.run(deleteScript, hash);
    },
    async sessionsOf(accountId) {
      const found = await connection.run<string[]>(ofAccountScript, ...rangeOf(accountId));
      return found.map((json) => JSON.parse(json) as SessionRecord);
    },
    sweepSessions: sweep(connection, sweepSessions),
  };
}
