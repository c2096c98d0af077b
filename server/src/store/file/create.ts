/** Makes the files of a new store, each whole or not at all: a process that is killed meanwhile leaves none. */
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { freshPages } from './layout.js';
import { PRIVATE_FILE } from './private.js';

/** Room for some 500 readers. */
const LOCK_BYTES = 9 * 4096;

/** Nothing of what is there already: another process may have been first. */
export function createFiles(path: string): void {
  if (!existsSync(path)) create(path, freshPages());
  // LMDB would make it with holes, and write to them through memory, where a full disk ends the process by a signal.
  if (!existsSync(`${path}-lock`)) create(`${path}-lock`, new Uint8Array(LOCK_BYTES));
}

function create(path: string, bytes: Uint8Array): void {
  const temporary = `${path}.new-${process.pid}`;
  writeWhole(temporary, bytes);
  try {
    // Not a renaming, which would replace what another process made in the same moment.
    linkSync(temporary, path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EPERM' || code === 'ENOTSUP') renameSync(temporary, path);
    else if (code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  syncDirectory(dirname(path));
}

function writeWhole(path: string, bytes: Uint8Array): void {
  const descriptor = openSync(path, 'w', PRIVATE_FILE);
  try {
    for (let written = 0; written < bytes.length; )
      written += writeSync(descriptor, bytes, written, bytes.length - written);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Puts names of files on disk, as far as the file system can. */
export function syncDirectory(directory: string): void {
  const descriptor = openSync(directory, 'r');
  try {
    fsyncSync(descriptor);
  } catch {
    // Not every file system has it.
  } finally {
    closeSync(descriptor);
  }
}
