/** Counts of attempts, each within a window that begins with its first. */
import type { AttemptStore } from '../store.js';
import type { Connection } from './connection.js';
import { removing, sweep, sweepScript } from './expiring.js';
import { type Part, rows, script } from './script.js';

const KEYS = { records: 'attempts', expiries: 'attemptExpiries' } as const;

/** Counts are texts of the count and the end of its window. */
const attemptRecords: Part = {
  keys: ['attempts', 'attemptExpiries'],
  uses: [rows],
  lua: `
local function any(name)
  local count, expires = string.match(redis.call('HGET', K.attempts, name) or '', '^(%d+) (%d+)$')
  return count and { count = tonumber(count), expires = tonumber(expires) }
end
local function put(name, count, expires)
  redis.call('HSET', K.attempts, name, digits(count) .. ' ' .. digits(expires))
  redis.call('ZADD', K.attemptExpiries, digits(expires), name)
end`,
};

const takeScript = script({
  keys: [],
  uses: [attemptRecords],
  lua: `
local now = tonumber(ARGV[1])
local function get(name)
  local known = any(name)
  return known and known.expires > now and known or nil
end
local till = 0
for at = 2, #ARGV, 3 do
  local name, limit, stop = ARGV[at], tonumber(ARGV[at + 1]), now + tonumber(ARGV[at + 2])
  local known = get(name)
  if known and known.expires > stop then
    known.expires = stop
    put(name, known.count, stop)
  end
  if known and known.count >= limit then till = math.max(till, known.expires) end
end
if till > 0 then return till end
for at = 2, #ARGV, 3 do
  local name = ARGV[at]
  local known = get(name) or { count = 0, expires = now + tonumber(ARGV[at + 2]) }
  put(name, known.count + 1, known.expires)
end
return 0`,
});

const returnScript = script({
  keys: [],
  uses: [attemptRecords],
  lua: `
for _, name in ipairs(ARGV) do
  local known = any(name)
  if known and known.count > 0 then put(name, known.count - 1, known.expires) end
end`,
});

const sweepAttempts = sweepScript('attemptExpiries', 'remove_attempts', [removing('attempts', KEYS)]);

export function redisAttempts(connection: Connection): AttemptStore {
  return {
    takeAttempts: (limits, now) =>
      connection.run<number>(
        takeScript,
        now,
        ...limits.flatMap(({ name, limit, windowMs }) => [name, limit, windowMs]),
      ),
    async returnAttempts(names) {
      await connection.run(returnScript, ...names);
    },
    sweepAttempts: sweep(connection, sweepAttempts),
  };
}
