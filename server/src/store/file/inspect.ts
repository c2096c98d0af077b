/** Looks at a file of the store before LMDB maps it: what LMDB trusts and should not ends the process by a signal. */
import { statSync } from 'node:fs';
import { DamagedFile, PageFile } from './layout.js';
import { usersOf } from './users.js';
import { walkTrees } from './walk.js';

/** Some 50 ms. Of files with more the upper pages are walked, and `store check` does the rest. */
const PAGES_AT_START = 4096;

/** Whoever begins to write while a file is looked at changes it under the eyes of who looks. */
const ATTEMPTS = 5;
const PAUSE_MS = 20;

/**
 * Makes sure that a file, which must be there, can be opened.
 * @returns Whether it was made and nothing was written to it yet.
 * @throws DamagedFile saying what is wrong.
 */
export function assertSound(path: string, pages = PAGES_AT_START): 'fresh' | 'written' {
  if (!statSync(path).isFile()) throw new DamagedFile('it is no file');
  for (let attempt = 1; ; attempt++) {
    try {
      return inspect(path, pages);
    } catch (error) {
      if (!(error instanceof DamagedFile) || attempt === ATTEMPTS) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}

function inspect(path: string, pages: number): 'fresh' | 'written' {
  const file = new PageFile(path);
  try {
    if (file.isFresh) return 'fresh';
    // Who has it open has looked at its pages, and changes them.
    if (usersOf(path).length > 0) return 'written';
    const { faults } = walkTrees(file, file.meta(), pages);
    if (faults.length > 0 && usersOf(path).length === 0) throw new DamagedFile(faults.join(' '));
    return 'written';
  } finally {
    file.close();
  }
}
