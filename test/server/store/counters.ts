/** Processes that change one number of a store at once, and are each told that it was done. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Environment } from '../../../server/src/store/lmdb/environment.js';
import { temporaryDirectory } from '../harness.js';

const COUNT = fileURLToPath(new URL('./count.ts', import.meta.url));
const OPEN = fileURLToPath(new URL('./open.ts', import.meta.url));
const PROCESSES = 4;
/** What each of them is told was done. */
const TIMES = 1500;

async function run(script: string, directory: string, times: number): Promise<void> {
  const args = ['--import', 'tsx', script, directory, String(times)];
  const [code, signal] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`A process of ${script} ended by ${code ?? signal}.`);
}

/** How many of the changes that were confirmed are not in the store afterwards. @param openings By a process beside them. */
export async function lostChanges(openings: number): Promise<number> {
  const directory = temporaryDirectory();
  const counting = Array.from({ length: PROCESSES }, () => run(COUNT, directory, TIMES));
  await Promise.all([...counting, run(OPEN, directory, openings)]);
  const environment = new Environment(directory);
  const next = await environment.transaction(() => environment.count('raised'));
  await environment.close();
  rmSync(directory, { recursive: true, force: true });
  return PROCESSES * TIMES + 1 - next;
}
