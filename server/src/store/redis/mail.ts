/** Mail that waits: orders, how often each was tried, and when it is due. */
import type { MailKind, MailOrder, MailStore } from '../store.js';
import type { Connection } from './connection.js';
import { inOrderOfText, type Part, script, toJson } from './script.js';

const MOST_WAITING = 10_000;

/** `order(mail)` keeps the JSON of an order, to be sent whatever the clock says; 1: it was dropped, as too many wait. */
export const mailOrders: Part = {
  keys: ['counts', 'mail', 'mailDue'],
  lua: `
local function order(mail)
  if mail == '' then return 0 end
  if redis.call('ZCARD', K.mailDue) >= ${MOST_WAITING} then return 1 end
  local id = string.format('%016.0f', redis.call('HINCRBY', K.counts, 'mail', 1))
  redis.call('HSET', K.mail, id, mail)
  redis.call('ZADD', K.mailDue, 0, id)
  return 0
end`,
};

const orderScript = script({ keys: [], uses: [mailOrders], lua: 'return order(ARGV[1])' });

const claimScript = script({
  keys: ['mail', 'mailDue', 'mailTries'],
  lua: `
local now, till, latest = ARGV[1], ARGV[2], ARGV[3]
local id = redis.call('ZRANGEBYSCORE', K.mailDue, '-inf', now, 'LIMIT', 0, 1)[1]
  or redis.call('ZREVRANGEBYSCORE', K.mailDue, '+inf', '(' .. latest, 'LIMIT', 0, 1)[1]
if not id then return false end
redis.call('ZADD', K.mailDue, till, id)
return { id, redis.call('HINCRBY', K.mailTries, id, 1), redis.call('HGET', K.mail, id) }`,
});

const claims: Part = {
  keys: ['mailDue'],
  lua: `
local function is_claimed(id, till) return tonumber(redis.call('ZSCORE', K.mailDue, id) or -1) == tonumber(till) end`,
};

const postponeScript = script({
  keys: ['mailDue'],
  uses: [claims],
  lua: `
local id, till, due = ARGV[1], ARGV[2], ARGV[3]
if is_claimed(id, till) then redis.call('ZADD', K.mailDue, due, id) end`,
});

const removeScript = script({
  keys: ['mail', 'mailDue', 'mailTries'],
  uses: [claims],
  lua: `
local id, till = ARGV[1], ARGV[2]
if not is_claimed(id, till) then return end
redis.call('ZREM', K.mailDue, id)
redis.call('HDEL', K.mail, id)
redis.call('HDEL', K.mailTries, id)`,
});

/** @param onDropped Called for each message that is not kept because too many wait. */
export function redisMail(connection: Connection, onDropped: (kind: MailKind) => void): MailStore {
  return {
    async orderMail(order) {
      if ((await connection.run<number>(orderScript, mailJson(order))) > 0) onDropped(order.kind);
    },
    async claimMail(now, until, latest) {
      const found = await connection.run<[string, number, string] | null>(claimScript, now, until, latest);
      if (found === null) return undefined;
      const [id, tries, order] = found;
      return { ...(JSON.parse(order) as MailOrder), id: Number(id), tries, until };
    },
    async postponeMail({ id, until }, dueAt) {
      await connection.run(postponeScript, inOrderOfText(id), until, dueAt);
    },
    async removeMail({ id, until }) {
      await connection.run(removeScript, inOrderOfText(id), until);
    },
  };
}

export function mailJson({ kind, to, at }: MailOrder): string {
  return toJson({ kind, to, at });
}
