/** `npm run admin -- key …`: making, listing and revoking keys. */
import { createKey } from '../accounts/accounts.js';
import { hashKey, isKeyText } from '../accounts/key-text.js';
import { systemClock } from '../clock.js';
import { AdminError, actNow, type Commands, needAccount } from './desk.js';

const NAME_LENGTH = 100;

export const keyCommands: Commands = {
  async 'key create'({ store, config, print }, options) {
    const account = await needAccount(store, options);
    const name = (options.name ?? '').slice(0, NAME_LENGTH);
    const act = actNow('key-created', { name });
    const created = await createKey(store, config.plans, account, name, systemClock.now(), { act });
    if (!created.ok) {
      const plan = config.plans.forAccount(account.plan);
      throw new AdminError(`The plan ${plan.name} allows ${plan.keys} keys, and ${account.email} has as many.`);
    }
    print(created.value.text);
  },

  async 'key list'({ store, print }, options) {
    const account = await needAccount(store, options);
    for (const key of await store.keys(account.id)) {
      const state = key.revokedAt === null ? 'active' : `revoked ${new Date(key.revokedAt).toISOString()}`;
      print([key.id, `rk_…${key.hint}`, new Date(key.createdAt).toISOString(), state, key.name].join('\t'));
    }
  },

  async 'key revoke'({ store, print }, options) {
    if (!options.key) throw new AdminError('--key is missing: give a key or its id.');
    const hash = isKeyText(options.key) ? hashKey(options.key) : (await store.keyById(options.key))?.hash;
    const revoked =
      hash === undefined ? undefined : await store.revokeKey(hash, systemClock.now(), actNow('key-revoked'));
    if (!revoked) throw new AdminError('There is no such key.');
    print(`Key ${revoked.id} is revoked.`);
  },
};
