/** Records that end at a time which the caller tells: in a hash, with a sorted set by time that finds those to remove. */
import type { Connection } from './connection.js';
import { type KeyName, type Part, type Script, script } from './script.js';

/** What has an end, and belongs to an account where `rows` is given. */
export interface ExpiringKeys {
  readonly records: KeyName;
  readonly expiries: KeyName;
}

/**
 * Removes what ended before a time, no more than so many.
 * @param remove The function of Lua that removes one, of `uses`.
 */
export function sweepScript(expiries: KeyName, remove: string, uses: readonly Part[]): Script {
  return script({
    keys: [expiries],
    uses,
    lua: `
local going = redis.call('ZRANGEBYSCORE', K.${expiries}, '-inf', '(' .. ARGV[1], 'LIMIT', 0, ARGV[2])
for _, name in ipairs(going) do ${remove}(name) end
return #going`,
  });
}

export function sweep(connection: Connection, made: Script): (now: number, limit: number) => Promise<number> {
  return (now, limit) => connection.run<number>(made, now, limit);
}

/** `remove_<name>(name)` for records that belong to nothing. */
export function removing(name: string, { records, expiries }: ExpiringKeys): Part {
  return {
    keys: [records, expiries],
    lua: `
local function remove_${name}(name)
  redis.call('HDEL', K.${records}, name)
  redis.call('ZREM', K.${expiries}, name)
end`,
  };
}
