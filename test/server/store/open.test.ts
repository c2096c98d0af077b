/** Which store is opened, and what is loaded for it. */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../server/src/store/open.js';
import { temporaryDirectory } from '../harness.js';
import { isSkipped, RedisServer } from './redis-server.js';

const isLoaded = () => Object.keys(createRequire(import.meta.url).cache).some((file) => file.includes('/ioredis/'));

describe('openStore', () => {
  it('opens the one in a folder without loading the client of Redis', async () => {
    const dataDir = temporaryDirectory();
    const store = await openStore({ dataDir, storeUrl: undefined }, {});
    await store.check();
    expect(isLoaded()).toBe(false);
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it.skipIf(isSkipped)('opens the one on a server, and makes no folder', async () => {
    const server = await RedisServer.start();
    const store = await openStore({ dataDir: '/nowhere/at/all', storeUrl: server.url }, {});
    await store.check();
    expect(isLoaded()).toBe(true);
    await store.close();
    await server.remove();
  });
});
