/** What every command of `npm run admin` works with, and how it reads its options. */
import { readEmail } from '../accounts/email.js';
import { systemClock } from '../clock.js';
import type { Config } from '../config.js';
import type { Account, Act, Store } from '../store/store.js';

/** What was asked for cannot be done; the message says why. */
export class AdminError extends Error {}

export interface Options {
  readonly email?: string;
  readonly plan?: string;
  readonly name?: string;
  readonly key?: string;
  readonly days?: string;
  readonly reason?: string;
  readonly limit?: string;
  readonly force?: boolean;
}

export interface Desk {
  readonly store: Store;
  readonly config: Config;
  readonly print: (line: string) => void;
}

export type Command = (desk: Desk, options: Options) => Promise<void>;
export type Commands = Readonly<Record<string, Command>>;

/** Who acts, for the audit log: whoever may run this command. */
export const ADMIN = 'admin';

export function actNow(action: string, details: Act['details'] = {}): Act {
  return { at: systemClock.now(), actor: ADMIN, action, details };
}

export function needEmail(options: Options): string {
  const email = readEmail(options.email);
  if (email === undefined) throw new AdminError('--email is missing or is not an address.');
  return email;
}

export function needPlan(config: Config, options: Options) {
  const plan = options.plan === undefined ? undefined : config.plans.find(options.plan.toLowerCase());
  if (!plan) throw new AdminError(`--plan must be one of ${config.plans.plans.map((one) => one.id).join(', ')}.`);
  return plan;
}

export async function needAccount(store: Store, options: Options): Promise<Account> {
  const email = needEmail(options);
  const account = await store.accountByEmail(email);
  if (!account) throw new AdminError(`There is no account of ${email}.`);
  return account;
}

/** A whole number from 1 to 9999. */
export function wholeOption(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new AdminError(`--${name} must be a whole number from 1 to 9999.`);
  return Number(text);
}
