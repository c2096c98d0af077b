/** `npm run admin -- usage` and `audit`: what was calculated, and who changed what. */
import { Quota } from '../accounts/quota.js';
import { dateOf, dayOf, systemClock } from '../clock.js';
import type { AuditEntry } from '../store/store.js';
import { type Commands, needAccount, wholeOption } from './desk.js';

const DAYS_SHOWN = 30;
const ENTRIES_SHOWN = 50;

export const reportCommands: Commands = {
  async usage({ store, config, print }, options) {
    const account = await needAccount(store, options);
    const days = wholeOption('days', options.days, DAYS_SHOWN);
    const quota = new Quota(store, systemClock, () => {});
    const usedToday = await quota.used(account.id);
    const plan = config.plans.forAccount(account.plan);
    print(`${account.email}\t${plan.name}\t${plan.requestsPerDay ?? 'unlimited'} a day`);
    const today = dayOf(systemClock.now());
    print(`${dateOf(today)}\t${usedToday}`);
    for (const { day, used } of await store.usage(account.id, days))
      if (day !== today) print(`${dateOf(day)}\t${used}`);
  },

  async audit({ store, print }, options) {
    const limit = wholeOption('limit', options.limit, ENTRIES_SHOWN);
    const subject = options.email === undefined ? {} : { subject: (await needAccount(store, options)).id };
    for (const entry of await store.audit({ limit, ...subject })) {
      const email = (await store.account(entry.subject))?.email ?? 'deleted';
      const columns = [String(entry.id), new Date(entry.at).toISOString(), entry.actor, entry.action];
      print([...columns, `${entry.subject} (${email})`, described(entry)].join('\t').trimEnd());
    }
  },
};

function described({ details, changes }: AuditEntry): string {
  const text = (value: string | number | null) => JSON.stringify(value);
  return [
    ...Object.entries(changes).map(([field, { from, to }]) => `${field} ${text(from)} → ${text(to)}`),
    ...Object.entries(details).map(([name, value]) => `${name} ${text(value)}`),
  ].join(', ');
}
