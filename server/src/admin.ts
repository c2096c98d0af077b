/** `npm run admin`: accounts, plans, keys and use, on the same store as the running server. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { createAccount, createKey } from './accounts/accounts.js';
import { hashKey, isKeyText } from './accounts/key-text.js';
import { Quota } from './accounts/quota.js';
import { dateOf, dayOf, systemClock } from './clock.js';
import { type Config, readConfig } from './config.js';
import { openLmdbStore } from './store/lmdb.js';
import type { Account, Store } from './store/store.js';

const USAGE = `Usage: npm run admin -- <command>

  account create --email E --plan P    Adds an account.
  account plan --email E --plan P      Changes an account's plan.
  key create --email E [--name N]      Adds a key and prints it, once.
  key list --email E                   Lists keys, without their text.
  key revoke --key KEY_OR_ID           Ends a key, within a moment in every process.
  usage --email E [--days N]           Calculations by day, UTC.
`;

const DAYS_SHOWN = 30;
const NAME_LENGTH = 100;

/** What was asked for cannot be done; the message says why. */
class AdminError extends Error {}

interface Options {
  readonly email?: string;
  readonly plan?: string;
  readonly name?: string;
  readonly key?: string;
  readonly days?: string;
}

/** What a command works with. */
interface Desk {
  readonly store: Store;
  readonly config: Config;
  readonly print: (line: string) => void;
}

type Command = (desk: Desk, options: Options) => Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  async 'account create'({ store, config, print }, options) {
    const email = needEmail(options);
    const plan = needPlan(config, options);
    const created = await createAccount(store, email, plan, Date.now());
    if (!created.ok) throw new AdminError(`There is an account of ${email} already.`);
    print(`Account ${created.value.id} of ${created.value.email} is on the plan ${plan.name}.`);
  },
  async 'account plan'({ store, config, print }, options) {
    const account = await needAccount(store, options);
    const plan = needPlan(config, options);
    await store.updateAccount(account.id, { plan: plan.id });
    print(`${account.email} is on the plan ${plan.name}.`);
  },
  async 'key create'({ store, config, print }, options) {
    const account = await needAccount(store, options);
    const name = (options.name ?? '').slice(0, NAME_LENGTH);
    const created = await createKey(store, config.plans, account, name, Date.now());
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
    const revoked = hash === undefined ? undefined : await store.revokeKey(hash, Date.now());
    if (!revoked) throw new AdminError('There is no such key.');
    print(`Key ${revoked.id} is revoked.`);
  },
  async usage({ store, config, print }, options) {
    const account = await needAccount(store, options);
    const days = v.safeParse(
      v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)),
      options.days ?? String(DAYS_SHOWN),
    );
    if (!days.success) throw new AdminError('--days must be a whole number from 1 to 9999.');
    const quota = new Quota(store, systemClock, () => {});
    const usedToday = await quota.used(account.id);
    const plan = config.plans.forAccount(account.plan);
    print(`${account.email}\t${plan.name}\t${plan.requestsPerDay ?? 'unlimited'} a day`);
    const today = dayOf(Date.now());
    print(`${dateOf(today)}\t${usedToday}`);
    for (const { day, used } of await store.usage(account.id, days.output))
      if (day !== today) print(`${dateOf(day)}\t${used}`);
  },
};

function needEmail(options: Options): string {
  const parsed = v.safeParse(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email()), options.email);
  if (!parsed.success) throw new AdminError('--email is missing or is not an address.');
  return parsed.output;
}

function needPlan(config: Config, options: Options) {
  const plan = options.plan === undefined ? undefined : config.plans.find(options.plan.toLowerCase());
  if (!plan) throw new AdminError(`--plan must be one of ${config.plans.plans.map((one) => one.id).join(', ')}.`);
  return plan;
}

async function needAccount(store: Store, options: Options): Promise<Account> {
  const email = needEmail(options);
  const account = await store.accountByEmail(email);
  if (!account) throw new AdminError(`There is no account of ${email}.`);
  return account;
}

/** Runs one command line. Returns the exit code: 0 done, 1 not possible, 2 not understood. */
export async function runAdmin(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  print: (line: string) => void,
  complain: (line: string) => void,
): Promise<number> {
  const text = { type: 'string' } as const;
  let parsed: ReturnType<typeof parseArgs>;
  try {
    const options = { email: text, plan: text, name: text, key: text, days: text };
    parsed = parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    complain(`${(error as Error).message}\n\n${USAGE}`);
    return 2;
  }
  const command = commands[parsed.positionals.join(' ')];
  if (!command) {
    complain(USAGE);
    return 2;
  }
  try {
    const config = readConfig(environment);
    const store = openLmdbStore(config.dataDir);
    try {
      await command({ store, config, print }, parsed.values as Options);
    } finally {
      await store.close();
    }
    return 0;
  } catch (error) {
    complain((error as Error).message);
    return 1;
  }
}

if (process.argv[1] !== undefined && fileURLToPath(import.meta.url) === process.argv[1]) {
  process.exitCode = await runAdmin(
    process.argv.slice(2),
    process.env,
    (line) => process.stdout.write(`${line}\n`),
    (line) => process.stderr.write(`${line}\n`),
  );
}
