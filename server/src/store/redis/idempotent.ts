/** Requests that may be sent again, by a hash of their account and key, with what was charged for them. */
import type { IdempotentStore } from '../store.js';
import type { Connection } from './connection.js';
import { removing, sweep, sweepScript } from './expiring.js';
import { type Part, rows, script } from './script.js';

const KEYS = { records: 'idempotent', expiries: 'idempotentExpiries' } as const;

/** Texts of what was charged (0 while it is under way), the end, and the fingerprint. */
const idempotentRecords: Part = {
  keys: ['idempotent', 'idempotentExpiries'],
  uses: [rows],
  lua: `
local function any(name)
  local charged, expires, print = string.match(redis.call('HGET', K.idempotent, name) or '', '^(%d+) (%d+) (.*)$')
  return print and { print = print, charged = tonumber(charged), expires = tonumber(expires) }
end
local function put(name, print, charged, expires)
  redis.call('HSET', K.idempotent, name, charged .. ' ' .. expires .. ' ' .. print)
  redis.call('ZADD', K.idempotentExpiries, expires, name)
end`,
};

/** -1 where it begins, -2 where something else was asked, else what was charged. */
const beginScript = script({
  keys: [],
  uses: [idempotentRecords],
  lua: `
local name, print, now, till = unpack(ARGV)
local known = any(name)
if known and known.expires <= tonumber(now) then known = nil end
-- What was to end later than it can was begun before the clock was set back.
if not known or (known.charged == 0 and known.expires > tonumber(till)) then
  put(name, print, 0, till)
  return -1
end
if known.print ~= print then return -2 end
return known.charged`,
});

const finishScript = script({
  keys: [],
  uses: [idempotentRecords],
  lua: `
put(ARGV[1], ARGV[2], ARGV[3], ARGV[4])
return 1`,
});

const abandonScript = script({
  keys: [],
  uses: [idempotentRecords, removing('idempotent', KEYS)],
  lua: `
local known = any(ARGV[1])
if known and known.print == ARGV[2] and known.charged == 0 then remove_idempotent(ARGV[1]) end
return 1`,
});

const sweepScriptOfAll = sweepScript('idempotentExpiries', 'remove_idempotent', [removing('idempotent', KEYS)]);

export function redisIdempotent(connection: Connection): IdempotentStore {
  return {
    async beginIdempotent({ name, fingerprint }, now, until) {
      const told = await connection.run<number>(beginScript, name, fingerprint, now, until);
      if (told === -1) return 'begun';
      if (told === -2) return 'different';
      return told === 0 ? 'under-way' : told;
    },
    async finishIdempotent({ name, fingerprint }, charged, until) {
      await connection.run(finishScript, name, fingerprint, charged, until);
    },
    async abandonIdempotent({ name, fingerprint }) {
      await connection.run(abandonScript, name, fingerprint);
    },
    sweepIdempotent: sweep(connection, sweepScriptOfAll),
  };
}
