/** Who a key belongs to, remembered until an account or key changes anywhere. */
import { LRUCache } from 'lru-cache';
import type { Store } from '../store/store.js';
import { hashKey, isKeyText } from './key-text.js';
import type { Plan, PlanTable } from './plans.js';

export type KeyState =
  | { readonly status: 'missing' | 'invalid' | 'revoked' | 'suspended' }
  | { readonly status: 'active'; readonly keyId: string; readonly accountId: string; readonly plan: Plan };

const MISSING: KeyState = { status: 'missing' };
const INVALID: KeyState = { status: 'invalid' };
const REVOKED: KeyState = { status: 'revoked' };
const SUSPENDED: KeyState = { status: 'suspended' };

export class KeyBook {
  readonly #store: Store;
  readonly #plans: PlanTable;
  /** By the key's text, which leaves memory with the entry. */
  readonly #known = new LRUCache<string, KeyState>({ max: 10_000 });
  #generation = 0;

  constructor(store: Store, plans: PlanTable) {
    this.#store = store;
    this.#plans = plans;
    store.onAccountsChanged(() => {
      this.#generation++;
      this.#known.clear();
    });
  }

  /** The state of a key as far as it can be told without the store; undefined: ask `find`. */
  known(text: string | undefined): KeyState | undefined {
    if (text === undefined || text === '') return MISSING;
    const state = this.#known.get(text);
    if (state !== undefined) return state;
    return isKeyText(text) ? undefined : INVALID;
  }

  async find(text: string): Promise<KeyState> {
    const generation = this.#generation;
    const state = await this.#read(text);
    // A change while the store was read may have made this answer old. Keys that do not exist are not worth a place.
    if (generation === this.#generation && state !== INVALID) this.#known.set(text, state);
    return state;
  }

  async #read(text: string): Promise<KeyState> {
    const record = await this.#store.keyByHash(hashKey(text));
    if (!record) return INVALID;
    if (record.revokedAt !== null) return REVOKED;
    const account = await this.#store.account(record.accountId);
    if (!account) return INVALID;
    if (account.suspendedAt !== null) return SUSPENDED;
    return {
      status: 'active',
      keyId: record.id,
      accountId: account.id,
      plan: this.#plans.forAccount(account.plan),
    };
  }
}
