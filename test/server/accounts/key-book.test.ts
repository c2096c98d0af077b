/** Keys that are remembered in memory, while they change. */
import { expect, it } from 'vitest';
import { KeyBook } from '../../../server/src/accounts/key-book.js';
import { hashKey, newKeyText } from '../../../server/src/accounts/key-text.js';
import { planTables } from '../../../server/src/accounts/plans.js';
import type { KeyRecord, Store } from '../../../server/src/store/store.js';
import { testAccount } from '../harness.js';

it('does not remember what was read of a key while it changed', async () => {
  const text = newKeyText();
  let record: KeyRecord = {
    id: 'key_1',
    accountId: 'one',
    name: '',
    hash: hashKey(text),
    hint: text.slice(-4),
    createdAt: 1,
    revokedAt: null,
  };
  let tell = () => {};
  /** Ends the reading that is under way. */
  let read = () => {};
  const store = {
    onAccountsChanged: (listener: () => void) => {
      tell = listener;
      return () => {};
    },
    keyByHash: () => {
      const found = record;
      return new Promise<KeyRecord>((resolve) => {
        read = () => resolve(found);
      });
    },
    account: async () => testAccount('one'),
  };
  const book = new KeyBook(store as unknown as Store, planTables.X!);
  const find = () => {
    const found = book.find(text);
    read();
    return found;
  };

  const overtaken = book.find(text);
  record = { ...record, revokedAt: 2 };
  tell();
  read();
  expect((await overtaken).status).toBe('active');
  expect(book.known(text)).toBeUndefined();

  expect((await find()).status).toBe('revoked');
  expect(book.known(text)).toEqual({ status: 'revoked' });
  tell();
  expect(book.known(text)).toBeUndefined();
});
