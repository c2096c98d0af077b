/**
 * Keeps commits away from a file of LMDB while a process opens it. LMDB for Node then sets the number of the latest transaction
 * for all processes without their lock (3.5.6, `mdb_env_open2`): a commit of that moment would be undone by the next one, or
 * leave pages that end a process. Whoever opens the file makes a mark beside it, and waits for what is under way; whoever
 * commits waits until the mark is gone.
 */
import { closeSync, existsSync, openSync, rmSync, statSync } from 'node:fs';
import { systemClock } from '../../clock.js';
import { PRIVATE_FILE } from './private.js';
import { usersOf } from './users.js';

/** Far longer than a commit takes. */
const UNDER_WAY_MS = 50;
/** A mark that is older is of a process that ended while it opened the file. */
const LONGEST_MS = 5000;
const LOOK_MS = 2;

const markOf = (path: string): string => `${path}-opening`;

/** Whether commits have to wait. */
export function isBeingOpened(path: string): boolean {
  return existsSync(markOf(path)) && !isLeft(markOf(path));
}

/** Opens the file and makes what has to be in it, while nobody else does or commits. */
export function openAlone<T>(path: string, open: () => T): T {
  const mark = markOf(path);
  if (!hasMarked(mark)) return open();
  try {
    if (usersOf(path).length > 0) sleep(UNDER_WAY_MS);
    return open();
  } finally {
    rmSync(mark, { force: true });
  }
}

/** False where there can be no mark: what is wrong with the folder is told when the file is opened. */
function hasMarked(mark: string): boolean {
  for (let waited = 0; waited < 2 * LONGEST_MS; waited += LOOK_MS) {
    try {
      closeSync(openSync(mark, 'wx', PRIVATE_FILE));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
    if (isLeft(mark)) rmSync(mark, { force: true });
    else sleep(LOOK_MS);
  }
  return false;
}

function isLeft(mark: string): boolean {
  const made = statSync(mark, { throwIfNoEntry: false })?.mtimeMs;
  // Either way: the clock may have been set back.
  return made !== undefined && Math.abs(systemClock.now() - made) > LONGEST_MS;
}

/** A file is opened before there is anything else to do. */
function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
