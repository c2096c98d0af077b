/** Links that work once, by hash, and which an account has. */
import type { Database } from 'lmdb';
import type { TokenPurpose, TokenRecord, TokenStore } from '../store.js';
import { type Environment, rangeOf } from './environment.js';
import { Expiring } from './expiring.js';

export interface Tokens {
  readonly methods: TokenStore;
  /** Removes a link that works now, and says whose it was; only inside a transaction. */
  take(hash: string, purpose: TokenPurpose, now: number): string | undefined;
  /** Voids an account's links, all or those for one purpose; only inside a transaction. */
  removeOf(accountId: string, purpose?: TokenPurpose): void;
}

/** @param accountExists Asked inside a transaction. */
export function lmdbTokens(environment: Environment, accountExists: (id: string) => boolean): Tokens {
  /** [account, hash] to nothing. */
  const ofAccount: Database<boolean, [string, string]> = environment.database('tokens-of-account');
  const tokens = new Expiring<TokenRecord>(
    environment,
    { records: 'tokens', expiries: 'token-expiries' },
    (hash, { accountId }) => ofAccount.remove([accountId, hash]),
  );

  function find(hash: string, purpose: TokenPurpose, now: number): TokenRecord | undefined {
    const token = tokens.get(hash, now);
    return token?.purpose === purpose ? token : undefined;
  }

  const methods: TokenStore = {
    putToken: (token) =>
      environment.durably(() => {
        if (!accountExists(token.accountId)) return false;
        tokens.put(token.hash, token);
        ofAccount.put([token.accountId, token.hash], true);
        return true;
      }),
    token: async (hash, purpose, now) => find(hash, purpose, now),
    sweepTokens: (now, limit) => tokens.sweep(now, limit),
  };

  return {
    methods,
    take: (hash, purpose, now) => (find(hash, purpose, now) ? tokens.remove(hash)?.accountId : undefined),
    removeOf(accountId, purpose) {
      for (const [, hash] of [...ofAccount.getKeys(rangeOf(accountId))])
        if (purpose === undefined || tokens.any(hash)?.purpose === purpose) tokens.remove(hash);
    },
  };
}
