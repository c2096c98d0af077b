/** The store that the configuration names: in a folder of this machine, or on a server that several machines share. */
import type { Config } from '../config.js';
import { openLmdbStore, type StoreOptions } from './lmdb.js';
import type { Store } from './store.js';

/** @throws StoreTrouble when it cannot be opened, and what to do. */
export async function openStore(
  { storeUrl, storeCopies, dataDir }: Pick<Config, 'storeUrl' | 'dataDir'> & Partial<Pick<Config, 'storeCopies'>>,
  options: StoreOptions,
): Promise<Store> {
  if (storeUrl === undefined) return openLmdbStore(dataDir, options);
  // Its client takes memory and time at start.
  const { openRedisStore } = await import('./redis.js');
  return openRedisStore(storeUrl, storeCopies === undefined ? options : { ...options, copies: storeCopies });
}
