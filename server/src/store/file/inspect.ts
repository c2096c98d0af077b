/** Looks at a file of the store before LMDB maps it: what LMDB trusts and should not ends the process by a signal. */
import { statSync } from 'node:fs';
import { DamagedFile, PageFile } from './layout.js';
import { usersOf } from './users.js';
import { walkTrees } from './walk.js';

/** Some 50 ms. Of files with more the upper pages are walked, and `store check` does the rest. */
const PAGES_AT_START = 4096;

/**
 * Makes sure that a file, which must be there, can be opened.
 * @returns Whether it was made and nothing was written to it yet.
 * @throws DamagedFile saying what is wrong.
 */
export function assertSound(path: string, pages = PAGES_AT_START): 'fresh' | 'written' {
  if (!statSync(path).isFile()) throw new DamagedFile('it is no file');
  const file = new PageFile(path);
  try {
    // Under a process that writes, pages change while they are walked; it has looked at them itself.
    if (file.isFresh || usersOf(path).length > 0) return file.isFresh ? 'fresh' : 'written';
    const { faults } = walkTrees(file, file.meta(), pages);
    if (faults.length > 0 && usersOf(path).length === 0) throw new DamagedFile(faults.join(' '));
    return 'written';
  } finally {
    file.close();
  }
}
