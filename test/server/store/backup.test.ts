/** Backups while others write. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { runAdmin } from '../../../server/src/admin.js';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import { checkFile } from '../../../server/src/store/upkeep/check.js';
import { DATABASES } from '../../../server/src/store/upkeep/records.js';
import { temporaryDirectory, testAccount } from '../harness.js';
import { damages, fillStore } from './damage.js';
import { startWriters, type Writers } from './writers.js';

const folder = temporaryDirectory();
const fresh = (name: string) => mkdtempSync(join(folder, `${name}-`));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let writers: Writers | undefined;
afterEach(async () => {
  await writers?.end();
  writers = undefined;
});

async function admin(directory: string, ...words: string[]): Promise<{ code: number; said: string }> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const code = await runAdmin(words, { DATA_DIR: directory, INIT_CWD: folder }, say, say);
  return { code, said: lines.join('\n') };
}
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('store backup', () => {
  it('is whole and of one moment, while two processes write without end', async () => {
    const directory = fresh('load');
    writers = await startWriters(directory, 2);
    const target = join(fresh('copies'), 'backup');
    const counts: number[] = [];
    for (let round = 0; round < 8; round++) {
      const { code, said } = await admin(directory, 'store', 'backup', target, '--force');
      expect([code, said]).toEqual([
        0,
        expect.stringMatching(/backup is a copy of the store .* all of them looked at\.$/),
      ]);
      // Every index is right, the audit log is counted: nothing of a transaction is there without the rest.
      expect((await checkFile(target)).faults).toEqual([]);
      counts.push(await entriesOf(target));
    }
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.at(-1)).toBeGreaterThan(counts[0]!);
    expect([mode(target), readdirSync(join(target, '..')).sort()]).toEqual(['600', ['backup', 'backup-lock']]);
    // Results are not in it.
    expect(await databasesOf(target)).not.toContain(expect.stringMatching(/results/));
    // And the store is whole while it is written to.
    const checked = await admin(directory, 'store', 'check');
    expect([checked.code, checked.said]).toEqual([0, expect.stringMatching(/is whole: \d+ databases on \d+ pages\.$/)]);
  });

  it('leaves what is there alone, and nothing behind when it cannot be made', async () => {
    const directory = fresh('there');
    await fillStore(directory, 3);
    const copies = fresh('copies');
    const target = join(copies, 'backup');
    writeFileSync(target, 'precious');
    expect(await admin(directory, 'store', 'backup', target)).toEqual({
      code: 1,
      said: `${target} is there already. Give another name, or --force to replace it.`,
    });
    expect(readFileSync(target, 'utf8')).toBe('precious');
    expect((await admin(directory, 'store', 'backup', join(copies, 'no', 'backup'))).code).toBe(1);
    expect((await admin(directory, 'store', 'backup')).said).toBe('The name of a file is missing.');
    expect((await admin(fresh('empty'), 'store', 'backup', join(copies, 'other'))).said).toMatch(/There is no store/);
    expect((await admin(directory, 'store', 'backup', target, '--force')).code).toBe(0);
    expect(readdirSync(copies)).toEqual(['backup']);
  });

  it('is not made of a store that is damaged', async () => {
    const directory = fresh('damaged');
    await fillStore(directory, 20);
    const file = join(directory, 'reckoner.lmdb');
    const bytes = damages['zeros from the middle on']!(readFileSync(file) as never);
    writeFileSync(file, new Uint8Array(bytes));
    const { code, said } = await admin(directory, 'store', 'backup', join(directory, 'backup'));
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/is damaged: .* Look at it with `npm run admin -- store check`/),
    ]);
    const checked = await admin(directory, 'store', 'check');
    expect(checked).toEqual({
      code: 1,
      said: expect.stringMatching(/is all zeros[\s\S]*restore the latest backup with/),
    });
  });
});

describe('store restore', () => {
  it('puts back what was there when the copy was made, and keeps what was there since', async () => {
    const directory = fresh('back');
    await fillStore(directory, 5);
    expect((await admin(directory, 'store', 'backup', 'copy')).code).toBe(0);
    const later = openLmdbStore(directory);
    await later.createAccount(testAccount('later'));
    await later.close();
    const restored = await admin(directory, 'store', 'restore', 'copy');
    expect([restored.code, restored.said]).toEqual([
      0,
      expect.stringMatching(/What was there before is in \S+replaced-/),
    ]);
    const store = openLmdbStore(directory);
    expect([await store.account('later'), (await store.account('account1'))?.id]).toEqual([undefined, 'account1']);
    // And it is one to work with.
    expect((await store.createAccount(testAccount('new'))).ok).toBe(true);
    await store.close();
    const aside = readdirSync(directory).find((name) => /replaced-/.test(name))!;
    expect([mode(join(directory, aside)), mode(join(directory, 'reckoner.lmdb'))]).toEqual(['600', '600']);
    expect(await entriesOf(join(directory, aside), 'accounts')).toBe(6);
    expect((await checkFile(join(directory, 'reckoner.lmdb'))).faults).toEqual([]);
  });

  it('makes a store where there is none, or one that cannot be opened', async () => {
    const source = fresh('source');
    await fillStore(source, 5);
    expect((await admin(source, 'store', 'backup', join(source, 'copy'))).code).toBe(0);
    for (const before of [undefined, 'no store']) {
      const directory = join(fresh('none'), 'data');
      if (before !== undefined) {
        mkdirSync(directory);
        writeFileSync(join(directory, 'reckoner.lmdb'), before);
      }
      expect((await admin(directory, 'store', 'restore', join(source, 'copy'))).code).toBe(0);
      const store = openLmdbStore(directory);
      expect((await store.account('account1'))?.id).toBe('account1');
      await store.close();
    }
  });

  it('is refused while a process has the store open', async () => {
    const directory = fresh('open');
    writers = await startWriters(directory, 1);
    expect((await admin(directory, 'store', 'backup', join(directory, 'copy'))).code).toBe(0);
    const { code, said } = await admin(directory, 'store', 'restore', join(directory, 'copy'));
    expect([code, said]).toEqual([1, expect.stringMatching(/^The service is using the store \(process(es)? /)]);
    expect(said).toContain(String(writers.pids[0]));
    await writers.end();
    expect((await admin(directory, 'store', 'restore', join(directory, 'copy'))).code).toBe(0);
  });

  it('changes nothing when the copy is not whole', async () => {
    const directory = fresh('bad');
    await fillStore(directory, 30);
    expect((await admin(directory, 'store', 'backup', join(directory, 'copy'))).code).toBe(0);
    const whole = readFileSync(join(directory, 'copy'));
    const before = readFileSync(join(directory, 'reckoner.lmdb'));
    for (const [name, damage] of Object.entries(damages)) {
      const bad = join(directory, 'bad');
      writeFileSync(bad, new Uint8Array(damage(Buffer.from(new Uint8Array(whole)))));
      const { code, said } = await admin(directory, 'store', 'restore', bad);
      expect([code, said], name).toEqual([1, expect.stringMatching(/bad cannot be restored: /)]);
    }
    expect((await admin(directory, 'store', 'restore', join(directory, 'nothing'))).said).toMatch(/There is no file/);
    expect(readFileSync(join(directory, 'reckoner.lmdb')).equals(before as never)).toBe(true);
    expect(readdirSync(directory).filter((name) => /restoring|replaced/.test(name))).toEqual([]);
  });
});

describe('store check', () => {
  it('names records and indices that do not agree', async () => {
    const directory = fresh('records');
    await fillStore(directory, 10);
    const file = join(directory, 'reckoner.lmdb');
    const wrong: readonly [string, string, unknown, unknown][] = [
      ['emails', 'emails: 1 entry of no account: "nobody@example.com"', 'nobody@example.com', 'nobody'],
      ['passwords', 'passwords: 1 entry of no account: "nobody"', 'nobody', 'hash'],
      ['key-ids', 'key-ids: 1 entry of no key: "k"', 'k', 'no hash'],
      ['keys-of-account', 'keys-of-account: 1 entry of no key: ["account1",1,"k"]', ['account1', 1, 'k'], 'no hash'],
      ['session-expiries', 'session-expiries: 1 entry of nothing that expires then: [5,"s"]', [5, 's'], true],
      ['attempts', 'attempts: 1 entry not found by time or account', 'a', { count: 1, expiresAt: 5 }],
      [
        'idempotent',
        'idempotent: 1 entry not found by time or account',
        'a',
        { fingerprint: 'b', charged: 1, expiresAt: 5 },
      ],
      ['counter-days', 'counter-days: 1 entry of no counter: [5,"account1"]', [5, 'account1'], true],
      ['counters', 'counters: 1 entry of no account, below nothing', ['account1', 6], [-1, 0]],
      ['activity', 'activity: 1 entry of no account, of nothing', ['account1', 6, 'k', 'a'], 3],
      ['audit', 'audit: 22 entries, of which 21 were counted', 50, { id: 50, subject: 'account1' }],
      ['audit-of-account', 'audit-of-account: 1 entry of no entry', ['account1', 99], true],
      ['mail', 'mail: 1 entry not counted', [5, 5], { kind: 'x', to: 'a' }],
      ['secrets', 'secrets: 1 entry too short to be one', 'short', 'x'],
    ];
    expect((await checkFile(file)).faults).toEqual([]);
    const root = open({ path: file, maxDbs: 64 });
    for (const [name, , key, value] of wrong) await root.openDB({ name }).put(key as string, value);
    await root.close();
    const { faults } = await checkFile(file);
    for (const [, sentence] of wrong) expect(faults.join('\n')).toContain(sentence);
    const { code, said } = await admin(directory, 'store', 'check');
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/is not whole\. Keep a copy of it, stop the service, and restore/),
    ]);
  });

  it('knows every database that a store has', async () => {
    const directory = fresh('names');
    await openLmdbStore(directory).close();
    expect((await databasesOf(join(directory, 'reckoner.lmdb'))).sort()).toEqual([...DATABASES].sort());
  });

  it('finds nothing wrong after everything that a store does', async () => {
    const directory = fresh('all');
    await fillStore(directory, 40);
    const store = openLmdbStore(directory);
    for (let index = 0; index < 40; index += 2) {
      const id = `account${index}`;
      await store.takeAttempts([{ name: id, limit: 3, windowMs: 10 }], index);
      await store.putToken({ hash: `t${index}`, purpose: 'verify-email', accountId: id, expiresAt: index });
      await store.addActivity([{ accountId: id, day: index, keyId: 'k', slug: 'a', count: 2, at: 5 }]);
      await store.orderMail({ kind: 'verify-email', to: id, at: index });
      await store.redeemToken({ hash: `t${index}`, purpose: 'verify-email', now: index - 1 });
      if (index % 3 === 0) await store.deleteAccount(id, { at: 1, actor: id, action: 'account-deleted' });
    }
    await store.removeMail((await store.claimMail(5, 6, 10))!);
    await Promise.all([store.sweepAttempts(20, 5), store.sweepTokens(20, 5), store.sweepActivity(20, 5)]);
    await Promise.all([store.sweepSessions(1, 5), store.sweepUsage(30_000, 5), store.sweepUsedByDeleted(1, 5)]);
    await store.revokeKeyOf('key1', 'account1', 5);
    await store.renameKey('key3', 'account3', 'new');
    await store.close();
    expect((await checkFile(join(directory, 'reckoner.lmdb'))).faults).toEqual([]);
  });
});

async function entriesOf(path: string, name = 'audit'): Promise<number> {
  const root = open({ path, noSubdir: true, readOnly: true, maxDbs: 64 });
  const count = root.openDB({ name }).getKeysCount();
  await root.close();
  return count;
}

async function databasesOf(path: string): Promise<string[]> {
  const root = open({ path, noSubdir: true, readOnly: true, maxDbs: 64 });
  const names = [...root.getKeys()].map(String);
  await root.close();
  return names;
}
