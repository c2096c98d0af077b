/** Random secrets of the service itself. */
import { randomBytes } from 'node:crypto';
import type { Database } from 'lmdb';
import type { SecretStore } from '../store.js';
import type { Environment } from './environment.js';

export function lmdbSecrets(environment: Environment): SecretStore {
  const secrets: Database<string, string> = environment.database('secrets');
  return {
    secret: async (name) =>
      secrets.get(name) ??
      environment.durably(() => {
        // Another process may have been first.
        const known = secrets.get(name);
        if (known !== undefined) return known;
        const made = randomBytes(32).toString('base64url');
        secrets.put(name, made);
        return made;
      }),
  };
}
