/** Where the store of a service that is tried stands: in its folder, or on a server. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import { openRedisStore } from '../../../server/src/store/redis.js';
import type { Store } from '../../../server/src/store/store.js';
import { checkFile } from '../../../server/src/store/upkeep/check.js';
import { temporaryDirectory } from '../harness.js';
import { isSkipped, RedisServer } from '../store/redis-server.js';

export interface StorePlace {
  /** The folder of the service, which has the results alone where there is a server. */
  readonly directory: string;
  /** For the service. */
  readonly environment: Readonly<Record<string, string>>;
  open(): Promise<Store>;
  /** What is not sound, while nobody uses it. */
  faults(): Promise<readonly string[]>;
  /** Ends the server that has it as a crash does, and starts it on what it wrote. */
  crash?(): Promise<void>;
  remove(): Promise<void>;
}

export function inFolder(): StorePlace {
  const directory = temporaryDirectory();
  return {
    directory,
    environment: {},
    open: async () => openLmdbStore(directory),
    faults: async () => (await checkFile(join(directory, 'reckoner.lmdb'))).faults,
    remove: async () => rmSync(directory, { recursive: true, force: true }),
  };
}

/** On a server that writes each change to its disk before it answers. */
export async function onRedis(): Promise<StorePlace> {
  const directory = temporaryDirectory();
  const server = await RedisServer.start(['--appendonly', 'yes', '--appendfsync', 'always']);
  return {
    directory,
    environment: { STORE_URL: server.url },
    open: () => openRedisStore(server.url),
    faults: async () => [],
    crash: async () => {
      await server.kill();
      await server.start();
    },
    remove: async () => {
      await server.remove();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Those that are there on this machine. */
export const storePlaces: readonly { readonly name: string; readonly place: () => StorePlace | Promise<StorePlace> }[] =
  [{ name: 'in a folder', place: inFolder }, ...(isSkipped ? [] : [{ name: 'on a Redis server', place: onRedis }])];
