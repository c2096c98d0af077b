/** People who sign up, make and revoke keys and change their passwords, and remember what they were told is done. */
import { setTimeout as sleep } from 'node:timers/promises';
import { hashKey, randomBase62 } from '../../../server/src/accounts/key-text.js';
import type { Passwords } from '../../../server/src/accounts/passwords.js';
import type { Store } from '../../../server/src/store/store.js';
import { type Page, Visitor } from '../dashboard/visitor.js';

const KEYS = '/dashboard/keys';
/** Before anybody listens again. */
const RETRY_MS = 100;

type State = 'active' | 'revoked' | 'in doubt';

export class Customer extends Visitor {
  readonly email = `${randomBase62(12).toLowerCase()}@example.com`;
  /** Undefined until the sign-up was answered. */
  account: 'made' | undefined;
  /** Those that may be the right one: two while a change was not answered. */
  passwords: readonly string[] = [];
  readonly keys = new Map<string, State>();
  /** What was the right one before. */
  #earlier: string | undefined;
  /** Nothing will change any more. */
  isDone = false;

  /** All that one does, until the service does not answer any more. */
  async live(): Promise<void> {
    const first = randomBase62(16);
    // Each from an address of their own: how many sign up from one is bounded.
    const from = {
      'x-forwarded-for': `10.${1 + Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.7`,
    };
    await this.#send('/signup', '/signup', { email: this.email, password: first }, from);
    this.account = 'made';
    this.passwords = [first];
    await this.#send('/login', '/login', { email: this.email, password: first }, from);
    await this.#makeKey();
    const [key] = this.keys.keys();
    await this.#revoke(key!);
    await this.#makeKey();
    const next = randomBase62(16);
    this.passwords = [first, next];
    await this.#send('/dashboard/account', '/dashboard/account/password', { current: first, password: next }, from);
    this.passwords = [next];
    this.#earlier = first;
    this.isDone = true;
  }

  async #makeKey(): Promise<void> {
    const page = await this.#send(KEYS, KEYS, { name: 'mine' });
    this.keys.set(/rk_[0-9A-Za-z]{38}/.exec(page.text)![0], 'active');
  }

  async #revoke(key: string): Promise<void> {
    const list = await this.#read(KEYS);
    const path = /\/dashboard\/keys\/key_\w+\/revoke/.exec(list.text)![0];
    this.keys.set(key, 'in doubt');
    await this.#send(path, path, {});
    this.keys.set(key, 'revoked');
  }

  /** @throws where the service has no page to answer with. */
  async #read(path: string, headers = {}): Promise<Page> {
    const page = await this.get(path, headers);
    if (page.status >= 500) throw new Error(`${path} answered ${page.status}: ${page.text.slice(0, 2000)}`);
    return page;
  }

  /** @throws where the form was not taken, or there was no answer. */
  async #send(pagePath: string, action: string, fields: Record<string, string>, headers = {}): Promise<Page> {
    const page = await this.#read(pagePath, headers);
    const form = page.text.split('<form').find((part) => part.includes(`action="${action}"`)) ?? '';
    const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const answer = await this.post(
      action,
      { ...Object.fromEntries(hidden.map(([, name, value]) => [name!, value!])), ...fields },
      headers,
    );
    const isSentAway = answer.status === 303 && answer.headers.get('location')!.startsWith('/login');
    if (isSentAway && action.startsWith('/dashboard')) throw new Error(`${action} asks ${this.email} to log in.`);
    // A key is shown at once, and who signed up is asked to log in.
    if (answer.status === 303 || (answer.status === 200 && /rk_|Log in to go on/.test(answer.text))) return answer;
    throw new Error(`${action} answered ${answer.status}: ${answer.text.slice(0, 2000)}`);
  }

  /** What was told and is not so in the store. */
  async lostIn(store: Store, passwords: Passwords): Promise<readonly string[]> {
    if (this.account === undefined) return [];
    const account = await store.accountByEmail(this.email);
    if (account === undefined) return [`the account ${this.email}`];
    const lost: string[] = [];
    for (const [text, state] of this.keys) {
      const record = await store.keyByHash(hashKey(text));
      if (record?.accountId !== account.id) lost.push(`a key of ${this.email}`);
      else if (state !== 'in doubt' && (record.revokedAt !== null) !== (state === 'revoked'))
        lost.push(`that a key of ${this.email} is ${state}`);
    }
    const hash = await store.passwordHash(account.id);
    const fitting = await Promise.all(this.passwords.map((one) => passwords.matches(one, hash)));
    if (!fitting.includes(true)) {
      const isEarlier = this.#earlier !== undefined && (await passwords.matches(this.#earlier, hash));
      const acts = (await store.audit({ subject: account.id, limit: 9 })).map(({ action }) => action);
      lost.push(`the password of ${this.email} (${isEarlier ? 'the earlier' : 'none'} fits after ${acts.join(', ')})`);
    }
    return lost;
  }
}

/** So many at a time, one after the other; those whose service went away in the middle keep what they know. */
export class Customers {
  readonly all: Customer[] = [];
  /** What went wrong while the service was there. */
  readonly strange: string[] = [];
  #isOver = false;
  readonly #running: Promise<unknown>;

  constructor(url: string, count: number) {
    this.#running = Promise.all(Array.from({ length: count }, () => this.#run(url)));
  }

  async #run(url: string): Promise<void> {
    while (!this.#isOver) {
      const customer = new Customer({ url });
      this.all.push(customer);
      try {
        await customer.live();
      } catch (error) {
        // `fetch` reports a connection that ended as an error of this kind.
        if (!(error instanceof TypeError)) this.strange.push(String(error));
        await sleep(RETRY_MS);
      }
    }
  }

  async end(): Promise<readonly Customer[]> {
    this.#isOver = true;
    await this.#running;
    return this.all;
  }
}
