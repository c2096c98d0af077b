/** Processes that write to a store until they are ended. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import { testAccount } from '../harness.js';

const SCRIPT = fileURLToPath(new URL('./tally.ts', import.meta.url));

export interface Writers {
  readonly pids: readonly number[];
  end(): Promise<void>;
}

/** Starts them, and waits until they write. */
export async function startWriters(directory: string, count: number): Promise<Writers> {
  const names = Array.from({ length: count }, (_, index) => `writer${index}`);
  const store = openLmdbStore(directory);
  for (const name of names) await store.createAccount(testAccount(name));
  await store.close();
  const children: ChildProcess[] = names.map((name) =>
    spawn(process.execPath, ['--import', 'tsx', SCRIPT, directory, name], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  await Promise.all(children.map((child) => once(child.stdout!, 'data')));
  return {
    pids: children.map(({ pid }) => pid!),
    async end() {
      await Promise.all(
        children.splice(0).map((child) => {
          const ended = once(child, 'exit');
          // They write at every moment, and a process that ends by itself then may hang.
          child.kill('SIGKILL');
          return ended;
        }),
      );
    },
  };
}
