/** Tells the store what was spent of leases that end. What it does not take is kept and told again: none of it is lost. */
import type { QuotaStore, Settlement } from '../store/store.js';

const RETRY_MS = 1000;

export class Settlements {
  readonly #store: Pick<QuotaStore, 'settle'>;
  readonly #onError: (error: unknown) => void;
  readonly #running = new Set<Promise<void>>();
  /** What the store did not take, by account, day and lease. */
  readonly #owed = new Map<string, Settlement>();
  #timer: NodeJS.Timeout | undefined;

  /** @param onError Hears why the store takes none, once each time that all of it was tried. */
  constructor(store: Pick<QuotaStore, 'settle'>, onError: (error: unknown) => void) {
    this.#store = store;
    this.#onError = onError;
  }

  settle(settlement: Settlement): void {
    const running = this.#tell(settlement).finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async #tell(settlement: Settlement): Promise<void> {
    try {
      await this.#store.settle(settlement);
    } catch (error) {
      this.#owe(settlement, error);
    }
  }

  /** Resolves when everything so far was tried. */
  async tried(): Promise<void> {
    await Promise.all(this.#running);
  }

  /** Tries once more; what the store does not take now is lost. */
  async close(): Promise<void> {
    await this.tried();
    this.#retry();
    await this.tried();
    clearTimeout(this.#timer);
  }

  #owe(settlement: Settlement, error: unknown): void {
    const { accountId, day, lease, spent } = settlement;
    const name = JSON.stringify([accountId, day, lease]);
    const before = this.#owed.get(name)?.spent ?? 0;
    if (this.#owed.size === 0) this.#onError(error);
    this.#owed.set(name, { ...settlement, spent: before + spent });
    this.#timer ??= setTimeout(() => this.#retry(), RETRY_MS).unref();
  }

  #retry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const owed = [...this.#owed.values()];
    this.#owed.clear();
    for (const settlement of owed) this.settle(settlement);
  }
}
