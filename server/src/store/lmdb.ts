/** The embedded store: everything in one LMDB environment that every process of the machine opens. */
import { openAlone } from './file/opening.js';
import { makeUsableDirectory } from './file/usable.js';
import { lmdbAccounts } from './lmdb/accounts.js';
import { lmdbActivity } from './lmdb/activity.js';
import { lmdbAttempts } from './lmdb/attempts.js';
import { lmdbAudit } from './lmdb/audit.js';
import { Environment, type EnvironmentOptions, recordsFile } from './lmdb/environment.js';
import { lmdbIdempotent } from './lmdb/idempotent.js';
import { lmdbKeys } from './lmdb/keys.js';
import { lmdbMail } from './lmdb/mail.js';
import { lmdbQuota } from './lmdb/quota-counters.js';
import { ResultFile } from './lmdb/results.js';
import { lmdbSecrets } from './lmdb/secrets.js';
import { lmdbSessions } from './lmdb/sessions.js';
import { lmdbTokens } from './lmdb/tokens.js';
import type { MailKind, Store } from './store.js';

const RESULTS_BYTES = 256 * 1024 * 1024;

export interface StoreOptions extends EnvironmentOptions {
  /** Called for each message that was to be sent and is not kept, as too many wait. */
  readonly onMailDropped?: (kind: MailKind) => void;
  /** Most that the results of all processes take on the disk; 0 keeps none there. */
  readonly resultsBytes?: number;
}

/**
 * Opens the store in a directory, which is made where it is not there.
 * @throws StoreTrouble when there is one that cannot be opened, and what to do.
 */
export function openLmdbStore(directory: string, options: StoreOptions = {}): Store {
  makeUsableDirectory(directory);
  return openAlone(recordsFile(directory), () => storeIn(directory, options));
}

function storeIn(directory: string, options: StoreOptions): Store {
  const { onMailDropped = () => {}, onNotice = () => {}, resultsBytes = RESULTS_BYTES } = options;
  const environment = new Environment(directory, options);
  const results = new ResultFile(directory, resultsBytes, environment.room, onNotice);
  const accounts = lmdbAccounts(environment);
  const mail = lmdbMail(environment, onMailDropped);
  const audit = lmdbAudit(environment, mail.order);
  const keys = lmdbKeys(environment, audit, accounts.exists);
  const sessions = lmdbSessions(environment, accounts.passwordHash);
  const tokens = lmdbTokens(environment, accounts.exists);
  const activity = lmdbActivity(environment, accounts.exists);
  const quota = lmdbQuota(environment, accounts.exists);
  const accountMethods = accounts.methods(audit, {
    takeToken: tokens.take,
    passwordChanged(accountId) {
      sessions.removeOf(accountId);
      tokens.removeOf(accountId, 'reset-password');
    },
    accountCreated: quota.accountCreated,
    accountDeleted(account) {
      for (const part of [keys, sessions, tokens, activity]) part.removeOf(account.id);
      quota.accountDeleted(account);
    },
  });
  return {
    ...environment.upToDate(accountMethods, ['account', 'accountByEmail', 'passwordHash']),
    ...environment.upToDate(keys.methods, ['keys', 'keyByHash', 'keyById']),
    ...environment.upToDate(sessions.methods, ['session']),
    ...environment.upToDate(tokens.methods, ['token']),
    ...lmdbAttempts(environment),
    ...mail.methods,
    ...activity.methods,
    ...audit.methods,
    ...lmdbIdempotent(environment),
    ...lmdbSecrets(environment),
    ...quota.methods,
    ...results.methods,
    check: () => environment.check(),
    async close() {
      await results.close();
      await environment.close();
    },
  };
}
