/** Whether a server may be trusted with the store: what it does when its memory is used up, and when it ends. */
import { StoreTrouble } from '../trouble.js';
import type { Information } from './connection.js';

const LEAST_VERSION = 7;

/** What an operator should know of a server that is good enough. @throws StoreTrouble for one that is not. */
export function noticesOf(server: Information, replicas = 0): readonly string[] {
  const version = server.get('redis_version') ?? '';
  if (!(Number.parseInt(version, 10) >= LEAST_VERSION))
    throw new StoreTrouble(
      `The store cannot be opened: the server of STORE_URL is of version ${version || 'unknown'}. Use Redis ${LEAST_VERSION} ` +
        'or later, or Valkey.',
    );
  const policy = server.get('maxmemory_policy') ?? '';
  if (policy.startsWith('allkeys-'))
    throw new StoreTrouble(
      `The store cannot be opened: the server of STORE_URL removes any record when its memory is used up ` +
        `(maxmemory-policy ${policy}). Set maxmemory-policy noeviction, and keep other data on another server.`,
    );
  const notices: string[] = [];
  if (server.get('aof_enabled') !== '1')
    notices.push(
      'The server of STORE_URL has appendonly off: when it ends it loses what came after its last snapshot, accounts and ' +
        'keys as well. Set appendonly yes.',
    );
  const connected = Number(server.get('connected_slaves') ?? 0);
  if (connected < replicas)
    notices.push(
      `The server of STORE_URL has ${connected} of the ${replicas} replicas that STORE_WAIT_REPLICAS asks for: no change of ` +
        'an account or a key is confirmed until it has them.',
    );
  return notices;
}
