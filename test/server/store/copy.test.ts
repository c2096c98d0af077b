/** `npm run admin -- store copy`: from and to folders and servers, at rest and under load, and what it refuses. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Passwords } from '../../../server/src/accounts/passwords.js';
import { runAdmin } from '../../../server/src/admin.js';
import { copyStore } from '../../../server/src/store/copy/copy-store.js';
import type { End } from '../../../server/src/store/copy/ends.js';
import { record, type StoreRecord } from '../../../server/src/store/copy/records.js';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import { openRedisStore } from '../../../server/src/store/redis.js';
import type { Store } from '../../../server/src/store/store.js';
import { checkFile } from '../../../server/src/store/upkeep/check.js';
import { freePort, temporaryDirectory, testAccount } from '../harness.js';
import { Customers } from '../processes/customers.js';
import { wholeService } from '../processes/service.js';
import { CONTRACT_NOW, storeContract } from './contract.js';
import { fillWithEverything, goOn, NOW, readEverything } from './copied-records.js';
import { fillStore } from './damage.js';
import { startCluster } from './redis-cluster.js';
import { isSkipped, RedisServer } from './redis-server.js';

const folder = temporaryDirectory();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let names = 0;
const newFolder = () => join(folder, `store${++names}`);

async function copy(from: string, to: string, ...more: readonly string[]) {
  const [said, complaints]: [string[], string[]] = [[], []];
  const environment = { INIT_CWD: folder, ADDRESS_OF_TEST: to };
  const words = ['store', 'copy', from, more.includes('env') ? 'env:ADDRESS_OF_TEST' : to];
  const code = await runAdmin(
    [...words, ...more.filter((word) => word !== 'env')],
    environment,
    (line) => said.push(line),
    (line) => complaints.push(line),
  );
  return { code, said: said.join('\n'), complaint: complaints.join('\n') };
}

const isAddress = (place: string) => place.startsWith('redis:');
const clock = { now: () => CONTRACT_NOW - 3_600_000, monotonic: () => 0 as never };
const openAt = async (place: string): Promise<Store> =>
  isAddress(place) ? openRedisStore(place, { clock }) : openLmdbStore(place);

async function inStore<T>(place: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openAt(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

describe('store copy of folders', () => {
  it('says what is wrong, and changes nothing', async () => {
    const [from, to] = [newFolder(), newFolder()];
    expect((await copy(from, to)).complaint).toMatch(/There is no store in FROM: .*reckoner\.lmdb is not there/);
    await inStore(from, (store) => store.createAccount(testAccount('a')));
    expect((await copy(from, from)).complaint).toBe('FROM and TO are the same store. Nothing was copied.');
    expect((await copy(from, 'redis:/127.0.0.1')).code).toBe(1);
    expect((await copy(from, 'http://127.0.0.1')).complaint).toMatch(
      /^TO is neither a folder nor an address: that must be/,
    );
    expect((await copy(from, 'env:NOT_THERE')).complaint).toBe('TO: NOT_THERE is not set.');
    expect((await copy(from, '')).complaint).toBe('TO is missing.');
    const away = await copy(from, `redis://:secret@127.0.0.1:${await freePort()}`);
    expect(away.complaint).toMatch(/of TO gives no usable connection \(.*Start the server or correct TO\.$/);
    expect(away.complaint).not.toContain('secret');
    await inStore(to, (store) => store.createAccount(testAccount('b')));
    expect((await copy(from, to)).complaint).toMatch(/There is a store in TO, and it is not empty: .*--force/);
    expect(await inStore(to, (store) => store.account('b'))).toBeDefined();
  });

  it('puts the copy in the place of another by --force alone, and keeps that', async () => {
    const [from, to] = [newFolder(), newFolder()];
    await inStore(from, (store) => store.createAccount(testAccount('a')));
    await inStore(to, (store) => store.createAccount(testAccount('b')));
    const { code, said } = await copy(from, to, '--force');
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/account\t1\n(?:.*\n)*What was there before is in .*\.replaced-/),
    ]);
    expect(await inStore(to, (store) => store.accounts({ limit: 9 }))).toEqual([testAccount('a')]);
    expect(readdirSync(to).filter((name) => /copying|restoring/.test(name))).toEqual([]);
  });

  it('takes a store that was only begun for an empty one, and none that is in use or of a later version', async () => {
    const [from, to] = [newFolder(), newFolder()];
    await inStore(from, (store) => store.createAccount(testAccount('a')));
    const begun = openLmdbStore(to);
    expect((await copy(from, to, '--force')).complaint).toMatch(/The service is using the store .*Stop it first/);
    await begun.close();
    expect((await copy(from, to)).code).toBe(0);
    const root = open({ path: join(from, 'reckoner.lmdb'), noSubdir: true });
    await root.openDB({ name: 'meta' }).put('schema', 2);
    await root.close();
    expect((await copy(from, newFolder())).complaint).toMatch(/was written by a later version .*schema 2/);
  });

  it('finds a record that did not arrive, or arrived otherwise', async () => {
    const all = ['a', 'b'].map((id) => record('account', testAccount(id)));
    const end = (change: (records: StoreRecord[]) => StoreRecord[]): End => {
      const kept: StoreRecord[] = [];
      return {
        identity: async () => [],
        read: async (_now, work) => work(all),
        assertFree: async () => {},
        write: async (_force, _now, work) => {
          await work({ write: async (records) => void kept.push(...records), records: () => change(kept) });
          return undefined;
        },
        close: async () => {},
      };
    };
    const options = { force: false, now: NOW, onProgress: () => {} };
    const copyWith = (change: (records: StoreRecord[]) => StoreRecord[]) =>
      copyStore(end(change), end(change), options);
    expect((await copyWith((records) => records.reverse())).counts).toEqual(new Map([['account', 2]]));
    const wrong = /The copy is not what was read \(account\), and is not to be used/;
    await expect(copyWith((records) => records.slice(1))).rejects.toThrow(wrong);
    await expect(copyWith(([first]) => [first!, record('account', testAccount('c'))])).rejects.toThrow(wrong);
  });
});

describe.skipIf(isSkipped)('store copy', () => {
  let server: RedisServer;
  let sentinel: RedisServer;
  let cluster: readonly RedisServer[] = [];
  const prefix = () => `${server.url}?prefix=copy${++names}`;
  const places: Readonly<Record<string, () => string>> = {
    folder: newFolder,
    server: prefix,
    'server that Sentinel names': () => `redis://127.0.0.1:${sentinel.port}?sentinel=main&prefix=copy${++names}`,
    cluster: () =>
      `redis://${cluster.map(({ port }) => `127.0.0.1:${port}`).join(',')}?cluster=true&prefix=copy${++names}`,
  };
  const place = (kind: string) => places[kind]!();
  beforeAll(async () => {
    server = await RedisServer.start();
    sentinel = await RedisServer.startSentinel(server);
    cluster = await startCluster();
  });
  afterAll(() => Promise.all([server, sentinel, ...cluster].map((one) => one?.remove())));

  describe.each([
    ['folder', 'server'],
    ['server', 'folder'],
    ['folder', 'folder'],
    ['server', 'server'],
    ['server that Sentinel names', 'cluster'],
    ['cluster', 'server that Sentinel names'],
    ['cluster', 'folder'],
    ['folder', 'cluster'],
  ])('from a %s to a %s', (source, target) => {
    it('has all that is durable, and goes on with it', async () => {
      const [from, to] = [place(source), place(target)];
      await inStore(from, fillWithEverything);
      const { code, said, complaint } = await copy(from, to, 'env');
      expect([code, complaint]).toEqual([0, '']);
      expect(said).toMatch(/^account\t3\npassword\t3\n/);
      expect(said).toMatch(/The copy has all of them, each compared with what was read\.$/);
      // Leases are ended in it, as after a crash of who had them.
      await inStore(from, async (store) => store.reclaim(await store.leases()));
      const everything = await inStore(from, readEverything);
      expect(await inStore(to, readEverything)).toEqual(everything);
      expect(everything).toMatchObject({ accounts: { length: 3 }, session: { hash: 'session' } });
      if (!isAddress(to)) expect((await checkFile(join(to, 'reckoner.lmdb'))).faults).toEqual([]);
      // Those that had expired are not in it: the source sweeps one more.
      const went = (await inStore(from, goOn)) as { sweptSessions: number };
      expect(await inStore(to, goOn)).toEqual({ ...went, sweptSessions: went.sweptSessions - 1 });
      expect(await inStore(to, (store) => store.result('result', 0))).toBeUndefined();
    });
  });

  describe.each(['folder', 'server'])('a copy in a %s', (target) => {
    storeContract(async () => {
      const [from, to] = [newFolder(), place(target)];
      await openLmdbStore(from).close();
      expect((await copy(from, to)).complaint).toBe('');
      return { store: await openAt(to), remove: () => {} };
    });
  });

  describe('with servers', () => {
    let from: string;
    let to: string;
    afterEach(() => server.ask('FLUSHALL'));
    const begin = async () => {
      [from, to] = [prefix(), prefix()];
      await inStore(from, (store) => store.createAccount(testAccount('a')));
    };

    it('refuses what is not empty, in use, the same, or nothing', async () => {
      await begin();
      expect((await copy(from, from)).complaint).toContain('FROM and TO are the same store');
      expect((await copy(from, from.replace('127.0.0.1', 'localhost'))).complaint).toContain('are the same store');
      expect((await copy(prefix(), to)).complaint).toMatch(/There is no store in FROM \(127\.0\.0\.1:\d+, prefix copy/);
      const store = await openRedisStore(to);
      expect((await copy(from, to, '--force')).complaint).toMatch(/A service is using the store in TO .*Stop it first/);
      await store.createAccount(testAccount('b'));
      await store.close();
      expect((await copy(from, to)).complaint).toMatch(/There is a store in TO .*it is not empty.*--force/);
      expect((await copy(from, to, '--force')).code).toBe(0);
      expect(await inStore(to, (one) => one.accounts({ limit: 9 }))).toEqual([testAccount('a')]);
    });

    it('is not taken for a store before it is whole', async () => {
      await begin();
      const key = `{${new URL(to).searchParams.get('prefix')}}:counts`;
      await server.ask(`HSET ${key} copying 1`);
      await expect(openRedisStore(to)).rejects.toThrow(/a copy into it is under way, or was ended before its end/);
      expect((await copy(to, newFolder())).complaint).toMatch(/A copy into FROM is under way/);
      expect((await copy(from, to)).code).toBe(0);
      expect(await inStore(to, (one) => one.account('a'))).toBeDefined();
    });

    it('refuses records of a later version, as the service does', async () => {
      await begin();
      await server.ask(`HSET {${new URL(from).searchParams.get('prefix')}}:counts schema 2`);
      const later = /written by a later version of the service \(schema 2; this one knows 1\)/;
      expect((await copy(from, to)).complaint).toMatch(later);
      await expect(openRedisStore(from)).rejects.toThrow(later);
    });
  });

  it.each(['folder', 'server'])(
    'has all that was answered before it began, while a service on a %s answers on',
    async (source) => {
      const service = await wholeService();
      const passwords = new Passwords();
      const from = source === 'folder' ? service.directory : prefix();
      const to = source === 'folder' ? prefix() : newFolder();
      try {
        await fillStore(service.directory, 600);
        if (source === 'server') expect((await copy(service.directory, from)).complaint).toBe('');
        await service.start({
          SIGN_UP: 'open',
          TRUST_PROXY: 'true',
          BASE_URL: 'https://calc.example',
          ...(source === 'server' && { STORE_URL: from }),
        });
        const customers = new Customers(service.url, 3);
        const clients = service.load(2, 0);
        await expect
          .poll(() => customers.all.filter((one) => one.isDone).length, { timeout: 60_000 })
          .toBeGreaterThan(5);
        for (let round = 0; round < 3; round++) {
          const done = customers.all.filter((one) => one.isDone);
          const before = clients.answered;
          const { code, complaint } = await copy(from, to, '--force');
          expect([code, complaint]).toEqual([0, '']);
          expect(clients.answered).toBeGreaterThan(before);
          const lost = await inStore(to, (store) => Promise.all(done.map((one) => one.lostIn(store, passwords))));
          expect(lost.flat()).toEqual([]);
          if (!isAddress(to)) expect((await checkFile(join(to, 'reckoner.lmdb'))).faults).toEqual([]);
        }
        await Promise.all([customers.end(), clients.end()]);
        expect([customers.strange, clients.strange, clients.lost]).toEqual([[], [], []]);
        expect(await service.running.stop()).toBe(0);
        // At rest it is the same to the last unit.
        const everything = await inStore(from, readEverything);
        expect((await copy(from, to, '--force')).code).toBe(0);
        expect(await inStore(to, readEverything)).toEqual(everything);
        expect(existsSync(join(service.directory, 'reckoner.lmdb'))).toBe(true);
      } finally {
        await service.remove();
      }
    },
  );
});
