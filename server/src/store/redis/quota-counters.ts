/** Counters of units used by account and day. */
import { LRUCache } from 'lru-cache';
import { dayOf } from '../../clock.js';
import { deletedName } from '../deleted-name.js';
import { type Account, LEASE_MARGIN, type Lease, type QuotaStore, type Taken } from '../store.js';
import type { Connection } from './connection.js';
import { type Deliveries, numbers } from './deliveries.js';
import { removing, sweep, sweepScript } from './expiring.js';
import { RedisTrouble } from './failures.js';
import { inOrderOfText, type Part, rangeOf, row, rows, script } from './script.js';

const DAY_DIGITS = 8;
/** Leases of which it is not known what the store was told: more than a process has at a time. */
const MOST_UNKNOWN = 10_000;

const dayText = (day: number) => inOrderOfText(day, DAY_DIGITS);

/**
 * Counters and leases. A counter is called by its account and day, a lease by these and its own name. What deleted
 * accounts used on a day is kept until its end; whose it was is told by nothing but a hash of address and day.
 */
export const quotaRecords: Part = {
  keys: ['counterDays', 'counterRows', 'counters', 'deletedExpiries', 'leaseRows', 'leases', 'usedByDeleted'],
  uses: [rows],
  lua: `
local function used_of(counter) return tonumber(redis.call('HGET', K.counters, counter) or 0) end
local function set_used(counter, used)
  if used_of(counter) == used then return end
  if redis.call('HSET', K.counters, counter, digits(math.max(0, used))) == 0 then return end
  local _, day = fields(counter)
  redis.call('ZADD', K.counterRows, 0, counter)
  redis.call('ZADD', K.counterDays, tonumber(day), counter)
end
local function held_of(lease) return tonumber(redis.call('HGET', K.leases, lease) or 0) end
local function set_held(lease, units)
  if units > 0 then
    if redis.call('HSET', K.leases, lease, digits(units)) == 1 then redis.call('ZADD', K.leaseRows, 0, lease) end
  else
    if redis.call('HDEL', K.leases, lease) == 1 then redis.call('ZREM', K.leaseRows, lease) end
  end
end
local function remove_counter(counter)
  redis.call('HDEL', K.counters, counter)
  redis.call('ZREM', K.counterRows, counter)
  redis.call('ZREM', K.counterDays, counter)
  for _, lease in ipairs(rows_of(K.leaseRows, counter)) do set_held(lease, 0) end
end
local function deleted_name(email, day) return redis.sha1hex(day .. '\\n' .. email) end
local function quota_account_created(account, deleted, day)
  local used = redis.call('HGET', K.usedByDeleted, deleted)
  if not used then return end
  redis.call('HDEL', K.usedByDeleted, deleted)
  redis.call('ZREM', K.deletedExpiries, deleted)
  set_used(row(account, day), tonumber(used))
end
local function quota_account_deleted(account, email)
  for _, lease in ipairs(rows_of(K.leaseRows, account)) do set_held(lease, 0) end
  local counters = rows_of(K.counterRows, account)
  local last = counters[#counters]
  local used = last and used_of(last) or 0
  for _, counter in ipairs(counters) do remove_counter(counter) end
  if used == 0 then return end
  -- Leases included: otherwise an account could be left just before it is told what was spent of it.
  local _, day = fields(last)
  local deleted = deleted_name(email, day)
  redis.call('HSET', K.usedByDeleted, deleted, digits(used))
  redis.call('ZADD', K.deletedExpiries, (tonumber(day) + 1) * 86400000, deleted)
end`,
};

/** The name and the day that `quota_account_created` is told. */
export function deletedArguments({ email, createdAt }: Account): readonly [name: string, day: string] {
  const day = dayOf(createdAt);
  return [deletedName(email, day), dayText(day)];
}

/**
 * What is told of a lease has a number, and where its answer was lost, whoever tells more of that lease tells the numbers
 * and amounts of before as well, the latest first: `spent` has them all in it, and what the store has counted is taken
 * off. What it has not counted, it will not count any more, though it were still on its way.
 * Arguments: number, account, counter, lease, spent, how many of before, those, what is of the script itself, and what
 * may be forgotten; `told()` is nil for what was told already.
 */
const telling: Part = {
  keys: ['accounts'],
  uses: [quotaRecords, numbers],
  lua: `
local number, account, counter, lease, spent = ARGV[1], ARGV[2], ARGV[3], ARGV[4], tonumber(ARGV[5])
local own = 7 + 2 * tonumber(ARGV[6])
local function told()
  if not first(number) then return nil end
  for at = 7, own - 1, 2 do
    if not first(ARGV[at]) then return spent - tonumber(ARGV[at + 1]) end
  end
  return spent
end
local function exists() return redis.call('HEXISTS', K.accounts, account) == 1 end`,
};

const takeScript = script({
  keys: [],
  uses: [telling],
  lua: `
local limit, wanted, spare = tonumber(ARGV[own]), tonumber(ARGV[own + 1]), tonumber(ARGV[own + 2])
forget(own + 3)
-- Deleted since its key was looked at: nothing of it is left, nor comes back.
if not exists() then return { wanted, wanted, 0 } end
spent = told()
if not spent then return { 0, 0, 0 } end
local held = held_of(lease)
local before = used_of(counter) + math.max(0, spent - held)
local left = math.max(0, limit - before)
local granted = math.min(wanted, left)
if left >= (wanted + spare) * ${LEASE_MARGIN} then granted = granted + spare end
set_used(counter, before + granted)
local units = math.max(0, held - spent) + granted
if units ~= held then set_held(lease, units) end
local leased = 0
if granted == 0 then
  for _, one in ipairs(rows_of(K.leaseRows, counter)) do leased = leased + held_of(one) end
end
return { granted, before + granted, leased }`,
});

const settleScript = script({
  keys: [],
  uses: [telling],
  lua: `
forget(own)
if not exists() then return end
spent = told()
if not spent then return end
local held = held_of(lease)
set_used(counter, used_of(counter) + spent - held)
if held > 0 then set_held(lease, 0) end`,
});

const usedScript = script({
  keys: [],
  uses: [quotaRecords],
  lua: `
local found = { used_of(ARGV[1]) }
for _, lease in ipairs(rows_of(K.leaseRows, ARGV[1])) do
  local _, _, id = fields(lease)
  found[#found + 1] = id
  found[#found + 1] = held_of(lease)
end
return found`,
});

const leasesScript = script({ keys: ['leases'], lua: `return redis.call('HGETALL', K.leases)` });

const reclaimScript = script({
  keys: [],
  uses: [quotaRecords],
  lua: `
for _, lease in ipairs(ARGV) do
  local held = held_of(lease)
  if held > 0 then
    local account, day = fields(lease)
    local counter = row(account, day)
    set_used(counter, used_of(counter) - held)
    set_held(lease, 0)
  end
end`,
});

const usageScript = script({
  keys: [],
  uses: [quotaRecords],
  lua: `
local found = {}
for _, counter in ipairs(redis.call('ZREVRANGEBYLEX', K.counterRows, ARGV[2], ARGV[1], 'LIMIT', 0, ARGV[3])) do
  local _, day = fields(counter)
  found[#found + 1] = { tonumber(day), used_of(counter) }
end
return found`,
});

const sweepUsageScript = script({
  keys: [],
  uses: [quotaRecords, numbers],
  lua: `
forget_old()
local old = redis.call('ZRANGEBYSCORE', K.counterDays, '-inf', '(' .. ARGV[1], 'LIMIT', 0, ARGV[2])
for _, counter in ipairs(old) do remove_counter(counter) end
return #old`,
});

const DELETED = { records: 'usedByDeleted', expiries: 'deletedExpiries' } as const;
const sweepDeleted = sweepScript('deletedExpiries', 'remove_deleted', [removing('deleted', DELETED)]);

/** Numbers and amounts that the store may have been told of a lease, the latest first. */
type Told = readonly (string | number)[];

export function redisQuota(connection: Connection, deliveries: Deliveries): QuotaStore {
  const unknown = new LRUCache<string, Told>({ max: MOST_UNKNOWN });

  const nameOf = ({ accountId, day, id }: Pick<Lease, 'accountId' | 'day' | 'id'>) => row(accountId, dayText(day), id);
  const leaseOf = (name: string, units: string): Lease => {
    const [accountId = '', day, id = ''] = name.split('\t');
    return { accountId, day: Number(day), id, units: Number(units) };
  };

  return {
    async take({ accountId, day, limit, wanted, spare, lease, spent }) {
      const name = nameOf({ accountId, day, id: lease });
      const number = deliveries.number();
      const before = unknown.get(name) ?? [];
      const args = [number, accountId, row(accountId, dayText(day)), name, spent, before.length / 2, ...before];
      try {
        const answer = await connection.run<[number, number, number]>(
          takeScript,
          ...args,
          ...[limit, wanted, spare],
          ...deliveries.forgotten(),
        );
        unknown.delete(name);
        deliveries.answered(number);
        const [granted, used, leased] = answer;
        return { granted, used, leased } satisfies Taken;
      } catch (error) {
        if (error instanceof RedisTrouble && error.mayBeDone) unknown.set(name, [number, spent, ...before]);
        throw error;
      }
    },

    async settle({ accountId, day, lease, spent }) {
      const name = nameOf({ accountId, day, id: lease });
      const before = unknown.get(name) ?? [];
      const args = [accountId, row(accountId, dayText(day)), name, spent, before.length / 2, ...before];
      await deliveries.deliver(settleScript, ...args);
      unknown.delete(name);
    },

    async used(accountId, day) {
      const [used, ...rest] = await connection.run<[number, ...(string | number)[]]>(
        usedScript,
        row(accountId, dayText(day)),
      );
      const leases: { id: string; units: number }[] = [];
      for (let at = 0; at < rest.length; at += 2) leases.push({ id: String(rest[at]), units: Number(rest[at + 1]) });
      return { used, leases };
    },

    async leases() {
      const flat = await connection.run<string[]>(leasesScript);
      const leases: Lease[] = [];
      for (let at = 0; at < flat.length; at += 2) leases.push(leaseOf(flat[at]!, flat[at + 1]!));
      return leases;
    },

    async reclaim(leases) {
      await connection.run(reclaimScript, ...leases.map(nameOf));
    },

    async usage(accountId, days) {
      const [start, end] = rangeOf(accountId);
      const found = await connection.run<[number, number][]>(usageScript, start, end, days);
      return found.map(([day, used]) => ({ day, used }));
    },

    sweepUsage: (day, limit) => connection.run<number>(sweepUsageScript, day, limit),
    sweepUsedByDeleted: sweep(connection, sweepDeleted),
  };
}
