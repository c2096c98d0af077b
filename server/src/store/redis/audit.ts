/** The audit log: entries under a number that counts up, and which concern an account. */
import type { Act, AuditEntry, AuditStore, MailKind } from '../store.js';
import type { Argument, Connection } from './connection.js';
import { mailJson, mailOrders } from './mail.js';
import { inOrderOfText, type Part, rangeOf, type Script, script, toJson } from './script.js';

/**
 * `record(subject, changes, time_and_actor, details, mail)`, JSON all but the first, adds an entry where there is an act,
 * and orders its mail; returns 1 where that was dropped. `with_key(details, id)` names a key in details.
 */
export const auditLog: Part = {
  keys: ['audit', 'auditOfAccount', 'counts'],
  uses: [mailOrders],
  lua: `
local function record(subject, changes, head, details, mail)
  if head == '' then return 0 end
  local id = redis.call('HINCRBY', K.counts, 'audit', 1)
  local text = '{"id":' .. string.format('%.0f', id) .. ',' .. head .. ',"subject":' .. cjson.encode(subject)
    .. ',"details":' .. details .. ',"changes":' .. changes .. '}'
  redis.call('HSET', K.audit, string.format('%.0f', id), text)
  redis.call('ZADD', K.auditOfAccount, 0, subject .. '\\t' .. string.format('%016.0f', id))
  return order(mail)
end
local function with_key(details, id)
  local rest = string.sub(details, 2)
  return '{"key":' .. cjson.encode(id) .. (rest == '}' and '' or ',') .. rest
end`,
};

/** An act as the last three arguments of a script; nothing where there is none. */
export function actArguments(act: Act | undefined): readonly [head: string, details: string, mail: string] {
  if (act === undefined) return ['', '{}', ''];
  const { at, actor, action, details = {}, mail } = act;
  const head = toJson({ at, actor, action }).slice(1, -1);
  return [head, toJson(details), mail === undefined ? '' : mailJson(mail)];
}

/** Runs a script that records an act; its answer is whether mail was dropped, then what it returns. */
export class ActingScripts {
  readonly #connection: Connection;
  readonly #onDropped: (kind: MailKind) => void;

  constructor(connection: Connection, onDropped: (kind: MailKind) => void) {
    this.#connection = connection;
    this.#onDropped = onDropped;
  }

  /** @param kind Of the mail that is ordered. */
  async run(made: Script, args: readonly Argument[], kind: MailKind | undefined): Promise<string | undefined> {
    const [dropped, answer] = await this.#connection.runWithCopies<[number, string | null]>(made, ...args);
    if (dropped > 0 && kind !== undefined) this.#onDropped(kind);
    return answer ?? undefined;
  }
}

const appendScript = script({
  keys: [],
  uses: [auditLog],
  lua: `return { record(ARGV[1], '{}', ARGV[2], ARGV[3], ARGV[4]), false }`,
});

/** Entries from one on down; nothing is ever removed, so none is missing in between. */
const latestScript = script({
  keys: ['audit', 'counts'],
  lua: `
local start, limit = tonumber(ARGV[1]), tonumber(ARGV[2])
start = math.min(start, tonumber(redis.call('HGET', K.counts, 'audit') or 0))
local found = {}
for id = start, math.max(1, start - limit + 1), -1 do
  found[#found + 1] = redis.call('HGET', K.audit, string.format('%.0f', id))
end
return found`,
});

const ofAccountScript = script({
  keys: ['audit', 'auditOfAccount'],
  lua: `
local last, first, limit = ARGV[1], ARGV[2], ARGV[3]
local found = {}
for _, member in ipairs(redis.call('ZREVRANGEBYLEX', K.auditOfAccount, last, first, 'LIMIT', 0, limit)) do
  found[#found + 1] = redis.call('HGET', K.audit, digits(tonumber(string.sub(member, -16))))
end
return found`,
  uses: [{ keys: [], lua: `local function digits(number) return string.format('%.0f', number) end` }],
});

export function redisAudit(connection: Connection, acting: ActingScripts): AuditStore {
  return {
    async appendAudit(subject, act) {
      await acting.run(appendScript, [subject, ...actArguments(act)], act.mail?.kind);
    },
    async audit({ before, limit, subject }) {
      const start = before === undefined ? Number.MAX_SAFE_INTEGER : before - 1;
      const texts =
        subject === undefined
          ? await connection.run<string[]>(latestScript, start, limit)
          : await connection.run<string[]>(ofAccountScript, lastOf(subject, start), rangeOf(subject)[0], limit);
      return texts.map((text) => JSON.parse(text) as AuditEntry);
    },
  };
}

/** The end of the range of an account's entries up to one. */
function lastOf(subject: string, id: number): string {
  return `[${subject}\t${inOrderOfText(id)}`;
}
