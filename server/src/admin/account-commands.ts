/** `npm run admin -- account …`: opening accounts, their plans, roles, suspension and passwords. */

import { newToken } from '../accounts/account-mail.js';
import { createAccount } from '../accounts/accounts.js';
import { systemClock } from '../clock.js';
import type { Role } from '../store/store.js';
import { ADMIN, AdminError, actNow, type Command, type Commands, needAccount, needEmail, needPlan } from './desk.js';

const LONGEST_REASON = 200;

const setRole =
  (role: Role): Command =>
  async ({ store, print }, options) => {
    const account = await needAccount(store, options);
    if (account.role !== role) await store.updateAccount(account.id, { role }, actNow('role-changed'));
    print(`${account.email} is ${role === 'operator' ? 'an operator' : 'an ordinary user'}.`);
  };

export const accountCommands: Commands = {
  async 'account create'({ store, config, print }, options) {
    const email = needEmail(options);
    const plan = needPlan(config, options);
    const created = await createAccount(store, email, plan, systemClock.now(), { verified: true, actor: ADMIN });
    if (!created.ok) throw new AdminError(`There is an account of ${email} already.`);
    print(`Account ${created.value.id} of ${created.value.email} is on the plan ${plan.name}.`);
  },

  async 'account plan'({ store, config, print }, options) {
    const account = await needAccount(store, options);
    const plan = needPlan(config, options);
    await store.updateAccount(account.id, { plan: plan.id }, actNow('plan-changed'));
    print(`${account.email} is on the plan ${plan.name}.`);
  },

  'account operator': setRole('operator'),
  'account user': setRole('user'),

  async 'account suspend'({ store, print }, options) {
    const account = await needAccount(store, options);
    const reason = (options.reason ?? '').trim().slice(0, LONGEST_REASON);
    if (reason === '') throw new AdminError('--reason is missing: it goes into the audit log.');
    if (account.suspendedAt === null)
      await store.updateAccount(
        account.id,
        { suspendedAt: systemClock.now() },
        actNow('account-suspended', { reason }),
      );
    print(`${account.email} is suspended.`);
  },

  async 'account resume'({ store, print }, options) {
    const account = await needAccount(store, options);
    if (account.suspendedAt !== null)
      await store.updateAccount(account.id, { suspendedAt: null }, actNow('account-resumed'));
    print(`${account.email} is not suspended.`);
  },

  async 'account password'({ store, config, print }, options) {
    const account = await needAccount(store, options);
    const token = await newToken({ store, clock: systemClock }, account.id, 'reset-password');
    if (token === undefined) throw new AdminError(`There is no account of ${account.email}.`);
    await store.appendAudit(account.id, actNow('reset-link-made'));
    print('Whoever opens this link chooses a new password. It works once, for one hour:');
    print(`${config.baseUrl}/reset?token=${token}`);
  },
};
