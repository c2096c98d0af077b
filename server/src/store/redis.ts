/** The store of several machines: a Redis or Valkey server, one with replicas by Sentinel, or a cluster. */
import { type Clock, systemClock } from '../clock.js';
import { redisAccounts } from './redis/accounts.js';
import { redisActivity } from './redis/activity.js';
import { readStoreUrl, STORE_URL_FORM } from './redis/address.js';
import { redisAttempts } from './redis/attempts.js';
import { ActingScripts, redisAudit } from './redis/audit.js';
import { Changes } from './redis/changes.js';
import { Connection } from './redis/connection.js';
import { type CopiesWanted, NO_COPIES } from './redis/copies.js';
import { Deliveries } from './redis/deliveries.js';
import { noticesOf } from './redis/fitness.js';
import { redisIdempotent } from './redis/idempotent.js';
import { redisKeys } from './redis/keys.js';
import { redisMail } from './redis/mail.js';
import { redisQuota } from './redis/quota-counters.js';
import { RedisResults } from './redis/results.js';
import { recognize } from './redis/schema.js';
import { redisSecrets } from './redis/secrets.js';
import { redisSessions } from './redis/sessions.js';
import { redisTokens } from './redis/tokens.js';
import type { MailKind, Store } from './store.js';
import { StoreTrouble } from './trouble.js';

export interface RedisStoreOptions {
  /** Hears what an operator should know: a sentence. */
  readonly onNotice?: (sentence: string) => void;
  /** Called for each message that was to be sent and is not kept, as too many wait. */
  readonly onMailDropped?: (kind: MailKind) => void;
  /** 0 keeps no results; the server's own limit of memory bounds all others. */
  readonly resultsBytes?: number;
  /** Replicas that must have a change of an account or a key before it counts as made. */
  readonly copies?: CopiesWanted;
  /** Tells how long results still have. */
  readonly clock?: Clock;
}

/**
 * Opens the store that a URL leads to.
 * @throws StoreTrouble when there is none that can be used, and what to do.
 */
export async function openRedisStore(url: string, options: RedisStoreOptions = {}): Promise<Store> {
  const {
    onNotice = () => {},
    onMailDropped = () => {},
    resultsBytes,
    clock = systemClock,
    copies = NO_COPIES,
  } = options;
  const address = readStoreUrl(url);
  if (address === undefined) throw new StoreTrouble(`STORE_URL ${STORE_URL_FORM}.`);
  const connection = await Connection.open(address, { copies });
  const { changes, notices } = await begin(connection, copies);
  for (const notice of notices) onNotice(notice);
  const deliveries = new Deliveries(connection);
  const acting = new ActingScripts(connection, onMailDropped);
  const results = new RedisResults(connection, clock, resultsBytes !== 0, onNotice);
  return {
    ...redisAccounts(connection, acting, changes),
    ...redisKeys(connection, acting),
    ...redisSessions(connection),
    ...redisTokens(connection),
    ...redisAttempts(connection),
    ...redisMail(connection, onMailDropped),
    ...redisActivity(connection, deliveries),
    ...redisAudit(connection, acting),
    ...redisIdempotent(connection),
    ...redisSecrets(connection),
    ...redisQuota(connection, deliveries),
    ...results.methods,
    check: () => changes.check(),
    async close() {
      results.close();
      changes.close();
      await deliveries.close();
      await connection.close();
    },
  };
}

async function begin(connection: Connection, copies: CopiesWanted) {
  try {
    const servers = await connection.information();
    const notices = new Set(servers.flatMap((server) => noticesOf(server, copies.replicas)));
    await recognize(connection);
    return { notices, changes: await Changes.open(connection) };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
