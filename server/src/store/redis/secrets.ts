/** Random secrets of the service itself. */
import { randomBytes } from 'node:crypto';
import type { SecretStore } from '../store.js';
import type { Connection } from './connection.js';
import { script } from './script.js';

const secretScript = script({
  keys: ['secrets'],
  lua: `
redis.call('HSETNX', K.secrets, ARGV[1], ARGV[2])
return redis.call('HGET', K.secrets, ARGV[1])`,
});

export function redisSecrets(connection: Connection): SecretStore {
  return {
    secret: async (name) =>
      (await connection.field('secrets', name)) ??
      // Another process may have been first.
      connection.run<string>(secretScript, name, randomBytes(32).toString('base64url')),
  };
}
