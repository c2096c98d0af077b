/** Which key calculated what on which day, and when each key was used last. */
import type { ActivityStore } from '../store.js';
import type { Connection } from './connection.js';
import { type Deliveries, numbers } from './deliveries.js';
import { inOrderOfText, type Part, rangeOf, row, rows, script } from './script.js';

const DAY_DIGITS = 8;

/** `remove_activity(row)`, and `remove_activity_of(account)`. */
export const activityRecords: Part = {
  keys: ['activity', 'activityDays', 'activityRows', 'keyLastUsed', 'keyLastUsedRows'],
  uses: [rows],
  lua: `
local function remove_activity(member)
  redis.call('HDEL', K.activity, member)
  redis.call('ZREM', K.activityRows, member)
end
local function remove_activity_of(account)
  for _, member in ipairs(rows_of(K.activityRows, account)) do
    local _, day = fields(member)
    remove_activity(member)
    redis.call('ZREM', K.activityDays, row(account, day))
  end
  for _, member in ipairs(rows_of(K.keyLastUsedRows, account)) do
    redis.call('HDEL', K.keyLastUsed, member)
    redis.call('ZREM', K.keyLastUsedRows, member)
  end
end`,
};

/** Six arguments an entry, after their number. */
const addScript = script({
  keys: ['accounts'],
  uses: [activityRecords, numbers],
  lua: `
local number, entries = ARGV[1], tonumber(ARGV[2])
forget(3 + 6 * entries)
if not first(number) then return end
for at = 3, 2 + 6 * entries, 6 do
  local account, day, key, slug, count, used = unpack(ARGV, at, at + 5)
  if redis.call('HEXISTS', K.accounts, account) == 1 then
    local member = row(account, day, key, slug)
    redis.call('HINCRBY', K.activity, member, count)
    if redis.call('ZADD', K.activityRows, 0, member) == 1 then
      redis.call('ZADD', K.activityDays, day, row(account, day))
    end
    local last = row(account, key)
    if tonumber(redis.call('HGET', K.keyLastUsed, last) or 0) < tonumber(used) then
      redis.call('HSET', K.keyLastUsed, last, used)
      redis.call('ZADD', K.keyLastUsedRows, 0, last)
    end
  end
end`,
});

const listScript = script({
  keys: ['activity', 'activityRows'],
  lua: `
local found = {}
for _, member in ipairs(redis.call('ZRANGEBYLEX', K.activityRows, ARGV[1], ARGV[2])) do
  found[#found + 1] = member
  found[#found + 1] = redis.call('HGET', K.activity, member)
end
return found`,
});

const lastUsedScript = script({
  keys: ['keyLastUsed', 'keyLastUsedRows'],
  lua: `
local found = {}
for _, member in ipairs(redis.call('ZRANGEBYLEX', K.keyLastUsedRows, ARGV[1], ARGV[2])) do
  found[#found + 1] = member
  found[#found + 1] = redis.call('HGET', K.keyLastUsed, member)
end
return found`,
});

const sweepScript = script({
  keys: [],
  uses: [activityRecords],
  lua: `
local day, limit, removed = ARGV[1], tonumber(ARGV[2]), 0
local old = redis.call('ZRANGEBYSCORE', K.activityDays, '-inf', '(' .. day, 'LIMIT', 0, limit)
for _, account_day in ipairs(old) do
  -- One more than may go, to see whether that is all of them.
  local range = { '[' .. account_day .. '\\t', '(' .. account_day .. '\\n' }
  local going = redis.call('ZRANGEBYLEX', K.activityRows, range[1], range[2], 'LIMIT', 0, limit - removed + 1)
  for place = 1, math.min(#going, limit - removed) do remove_activity(going[place]) end
  if #going > limit - removed then return limit end
  removed = removed + #going
  redis.call('ZREM', K.activityDays, account_day)
end
return removed`,
});

export function redisActivity(connection: Connection, deliveries: Deliveries): ActivityStore {
  return {
    async addActivity(batch) {
      const args = batch.flatMap(({ accountId, day, keyId, slug, count, at }) => [
        ...[accountId, inOrderOfText(day, DAY_DIGITS), keyId, slug],
        ...[count, at],
      ]);
      await deliveries.deliver(addScript, batch.length, ...args);
    },

    async activity(accountId, sinceDay, untilDay) {
      const start = `[${row(accountId, inOrderOfText(sinceDay, DAY_DIGITS))}`;
      const end =
        untilDay === undefined ? rangeOf(accountId)[1] : `(${row(accountId, inOrderOfText(untilDay, DAY_DIGITS))}`;
      const found = pairs(await connection.run<string[]>(listScript, start, end));
      return found.map(([member, count]) => {
        const [, day, keyId, slug] = member.split('\t');
        return { day: Number(day), keyId: keyId!, slug: slug!, count: Number(count) };
      });
    },

    async keyLastUsed(accountId) {
      const found = pairs(await connection.run<string[]>(lastUsedScript, ...rangeOf(accountId)));
      return new Map(found.map(([member, at]) => [member.split('\t')[1]!, Number(at)]));
    },

    sweepActivity: (day, limit) => connection.run<number>(sweepScript, day, limit),
  };
}

/** What a script returned one after the other. */
function pairs(flat: readonly string[]): (readonly [string, string])[] {
  return flat.flatMap((first, index) => (index % 2 === 0 ? [[first, flat[index + 1]!] as const] : []));
}
