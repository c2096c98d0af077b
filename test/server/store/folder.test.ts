/** Folders in which no store can be, and what the service then says; nothing of one that is there is lost. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import { ask, COMPOUND, freePort, temporaryDirectory, testAccount } from '../harness.js';
import { type Running, runProgram, startProcess } from '../process.js';
import { canMount, makeSmallDisk } from './small-disk.js';

const NOBODY = 65_534;
const DISK_MEGABYTES = 256;
const folder = temporaryDirectory();
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** A folder with a store that has an account. */
async function storeIn(directory: string): Promise<string> {
  const store = openLmdbStore(directory);
  await store.createAccount(testAccount('one'));
  await store.close();
  return directory;
}

async function expectWhole(directory: string): Promise<void> {
  const store = openLmdbStore(directory);
  expect(await store.account('one')).toMatchObject(testAccount('one'));
  await store.close();
}

describe('a folder in which no store can be', () => {
  it('is refused where a file is in the way', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const directory of [file, join(file, 'data')])
      expect(() => openLmdbStore(directory)).toThrow(/The store cannot be in \S+: \S+file is a file\. Set DATA_DIR/);
  });

  // Only root may take somebody else's part.
  describe.skipIf(process.getuid?.() !== 0)('is refused where the user', () => {
    function asNobody(action: () => void): void {
      process.seteuid?.(NOBODY);
      try {
        action();
      } finally {
        process.seteuid?.(0);
      }
    }

    it('may not make it', () => {
      asNobody(() =>
        expect(() => openLmdbStore(join(folder, 'new'))).toThrow(/the user 65534, .* may not read and write .* chown/),
      );
    });

    it('may not write to the files of it, which stay as they are', async () => {
      const directory = await storeIn(join(folder, 'of-root'));
      asNobody(() => expect(() => openLmdbStore(directory)).toThrow(/may not read and write .*of-root/));
      chmodSync(directory, 0o777);
      asNobody(() => expect(() => openLmdbStore(directory)).toThrow(/may not read and write .*reckoner\.lmdb\. Give/));
      await expectWhole(directory);
    });
  });

  it.skipIf(!canMount)('is refused where its file system is read-only, with a store or without', async () => {
    const disk = makeSmallDisk(DISK_MEGABYTES);
    const directory = await storeIn(join(disk.directory, 'data'));
    const remount = (how: string) => execFileSync('mount', ['-o', `remount,${how}`, disk.directory]);
    remount('ro');
    for (const one of [directory, join(disk.directory, 'other')])
      expect(() => openLmdbStore(one)).toThrow(/file system is read-only\. Mount it for writing, or set DATA_DIR/);
    remount('rw');
    await expectWhole(directory);
    disk.remove();
  });

  it('is told of by the service itself, which ends with exit code 1', async () => {
    const file = join(folder, 'in-the-way');
    writeFileSync(file, '');
    const running = runProgram('main', [], { DATA_DIR: file, PORT: '18998', HOST: '127.0.0.1' });
    expect(await running.exited).toBe(1);
    expect(running.output()).toMatch(/^The store cannot be in \S+: \S+ is a file\. Set DATA_DIR to a folder\.\n$/);
  });
});

describe('a process without any more', () => {
  it('file descriptors refuses to open a store, and goes on with one that is open', async () => {
    const directory = await storeIn(join(folder, 'descriptors'));
    const child = spawn(
      'sh',
      ['-c', 'ulimit -n 256; exec "$0" --import tsx "$1" "$2"', process.execPath, script('exhausted.ts'), directory],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    let text = '';
    child.stdout.on('data', (part) => {
      text += part;
    });
    await once(child, 'close');
    expect(text.split('\n')).toEqual([
      expect.stringMatching(/^refused: The store cannot be in \S+: too many files are open\. Raise the limit/),
      'read and written',
      'opened when some were closed',
      '',
    ]);
  });

  it('places for readers refuses to open a store; one that is open goes on, and a kill frees the places', async () => {
    const directory = await storeIn(join(folder, 'readers'));
    const open = openLmdbStore(directory);
    expect(await open.account('one')).toBeDefined();
    const child = spawn(process.execPath, ['--import', 'tsx', script('readers.ts'), directory], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    const other = runProgram('admin', ['account', 'plan', '--email', 'one@example.com', '--plan', 'business'], {
      DATA_DIR: directory,
    });
    expect([await other.exited, other.output()]).toEqual([
      1,
      expect.stringMatching(/too many processes read it at this moment/),
    ]);
    expect((await open.updateAccount('one', { plan: 'developer' })).ok).toBe(true);
    expect(await open.account('one')).toMatchObject({ plan: 'developer' });
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    await open.close();
    const after = openLmdbStore(directory);
    expect(await after.account('one')).toMatchObject({ plan: 'developer' });
    await after.close();
  });
});

it('two services on one folder share accounts, keys and quotas', async () => {
  const directory = join(folder, 'shared');
  mkdirSync(directory);
  const running: Running[] = [];
  try {
    const ports: number[] = [];
    for (let one = 0; one < 2; one++) {
      const port = await freePort();
      running.push(await startProcess({ DATA_DIR: directory, HOST: '127.0.0.1', PORT: String(port) }));
      ports.push(port);
    }
    const key = /rk_\w+/.exec(running[0]!.output())![0];
    const calculate = (at: number) =>
      ask(`http://127.0.0.1:${ports[at % 2]}/api/v1/calculate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: JSON.stringify({ ...COMPOUND, inputs: { ...COMPOUND.inputs, principal: 1 + at } }),
      });
    const answers = await Promise.all(Array.from({ length: 150 }, (_, at) => calculate(at)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50);
    for (const one of running) expect(await one.stop()).toBe(0);
  } finally {
    for (const { child } of running) child.kill('SIGKILL');
  }
});
