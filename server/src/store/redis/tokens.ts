/** Links that work once, by hash, and which an account has. */
import type { TokenRecord, TokenStore } from '../store.js';
import type { Connection } from './connection.js';
import { sweep, sweepScript } from './expiring.js';
import { type Part, rows, script, toJson } from './script.js';

/** `take_token(hash, purpose, now)` uses one up that works now and says whose it was; `remove_tokens_of(account, purpose)`. */
export const tokenRecords: Part = {
  keys: ['tokenExpiries', 'tokens', 'tokensOfAccount'],
  uses: [rows],
  lua: `
local function token_of(hash)
  local json = redis.call('HGET', K.tokens, hash)
  return json and cjson.decode(json)
end
local function remove_token(hash)
  local token = token_of(hash)
  redis.call('ZREM', K.tokenExpiries, hash)
  if not token then return end
  redis.call('HDEL', K.tokens, hash)
  redis.call('ZREM', K.tokensOfAccount, row(token.accountId, hash))
end
local function take_token(hash, purpose, now)
  local token = token_of(hash)
  if not token or token.purpose ~= purpose or token.expiresAt <= now then return nil end
  remove_token(hash)
  return token.accountId
end
local function remove_tokens_of(account, purpose)
  for _, member in ipairs(rows_of(K.tokensOfAccount, account)) do
    local _, hash = fields(member)
    if not purpose or token_of(hash).purpose == purpose then remove_token(hash) end
  end
end`,
};

const putScript = script({
  keys: ['accounts', 'tokenExpiries', 'tokens', 'tokensOfAccount'],
  uses: [rows],
  lua: `
local hash, account, expires, json = unpack(ARGV)
if redis.call('HEXISTS', K.accounts, account) == 0 then return 0 end
redis.call('HSET', K.tokens, hash, json)
redis.call('ZADD', K.tokenExpiries, expires, hash)
redis.call('ZADD', K.tokensOfAccount, 0, row(account, hash))
return 1`,
});

const sweepTokens = sweepScript('tokenExpiries', 'remove_token', [tokenRecords]);

export function redisTokens(connection: Connection): TokenStore {
  return {
    async putToken(token) {
      const { hash, accountId, expiresAt } = token;
      return (await connection.run<number>(putScript, hash, accountId, expiresAt, toJson(token))) === 1;
    },
    async token(hash, purpose, now) {
      const json = await connection.field('tokens', hash);
      const token = json === undefined ? undefined : (JSON.parse(json) as TokenRecord);
      return token?.purpose === purpose && token.expiresAt > now ? token : undefined;
    },
    sweepTokens: sweep(connection, sweepTokens),
  };
}
