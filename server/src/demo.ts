/** Outside production an empty store gets a demo account, so that the first calculation is one paste away. */
import { createAccount, createKey } from './accounts/accounts.js';
import { randomBase62 } from './accounts/key-text.js';
import type { Services } from './services.js';

const SHOWN_FIRST = 'compound-interest';
const EMAIL = 'demo@example.com';

/** Makes the account where there is none yet; returns what to show, once. */
export async function makeDemoAccount(services: Services): Promise<string | undefined> {
  const { store, config, clock, catalogue } = services;
  if (config.production || (await store.hasAccounts())) return undefined;
  const plan = config.plans.plans[0]!;
  const password = randomBase62(12);
  const passwordHash = await services.passwords.hash(password);
  const account = await createAccount(store, EMAIL, plan, clock.now(), { passwordHash, verified: true });
  // Another process may have been first.
  if (!account.ok) return undefined;
  const key = await createKey(store, config.plans, account.value, 'demo', clock.now());
  if (!key.ok) return undefined;
  const slug = catalogue.resolve(SHOWN_FIRST) ?? catalogue.summaries[0]?.slug;
  const curl = slug === undefined ? '' : (await catalogue.detail(slug)).usage.curl.replace('YOUR_KEY', key.value.text);
  return [
    '',
    `A demo account was made (plan ${plan.name}). Its API key is shown this once:`,
    '',
    `  ${key.value.text}`,
    '',
    'Try it:',
    '',
    `  ${curl}`,
    '',
    `Or log in at ${config.baseUrl}/login as ${EMAIL}; the password is shown this once, too:`,
    '',
    `  ${password}`,
    '',
    '',
  ].join('\n');
}
