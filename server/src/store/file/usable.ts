/** Says in words why a store cannot be in a directory, where the system only has the name of an error. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StoreTrouble } from '../trouble.js';
import { makePrivateDirectory } from './private.js';

const { R_OK, W_OK, X_OK } = constants;

/**
 * Makes a directory that only its owner can look into, where there is none.
 * @throws StoreTrouble where there cannot be one, or it cannot be written to.
 */
export function makeUsableDirectory(directory: string): void {
  // Making it would say that what is in the way is not there, and on some file systems say nothing for ever.
  let nearest = resolve(directory);
  while (!existsSync(nearest)) nearest = dirname(nearest);
  inWords(directory, () => {
    if (!statSync(nearest).isDirectory())
      throw new StoreTrouble(`The store cannot be in ${directory}: ${nearest} is a file. Set DATA_DIR to a folder.`);
    accessSync(nearest, W_OK | X_OK);
    makePrivateDirectory(directory);
  });
}

/** @throws StoreTrouble where files that are there cannot be read or written. */
export function assertUsable(directory: string, files: readonly string[]): void {
  for (const file of files) if (existsSync(file)) inWords(directory, () => accessSync(file, R_OK | W_OK), file);
}

/** Runs `action`; what the system refuses is told in a sentence. */
export function inWords<T>(directory: string, action: () => T, what = directory): T {
  try {
    return action();
  } catch (error) {
    const reason = reasonOf(error, what);
    if (reason === undefined) throw error;
    throw new StoreTrouble(`The store cannot be in ${directory}: ${reason}`, { cause: error });
  }
}

function reasonOf(error: unknown, what: string): string | undefined {
  if (error instanceof StoreTrouble || !(error instanceof Error)) return undefined;
  const { code, message, path = what } = error as NodeJS.ErrnoException;
  const user = process.geteuid?.() ?? 'of the service';
  // LMDB's own errors have numbers for codes.
  switch (typeof code === 'string' ? code : message.split(':')[0]) {
    case 'EROFS':
    case 'Read-only file system':
      return 'its file system is read-only. Mount it for writing, or set DATA_DIR to another folder.';
    case 'EACCES':
    case 'EPERM':
    case 'Permission denied':
      return `the user ${user}, as whom the service runs, may not read and write ${path}. Give it to that user with chown.`;
    case 'EMFILE':
    case 'ENFILE':
    case 'Too many open files':
      return 'too many files are open. Raise the limit, such as with `ulimit -n 65536` or LimitNOFILE.';
    case 'MDB_READERS_FULL':
      return 'too many processes read it at this moment. Stop some, or set WORKERS lower.';
    default:
      return undefined;
  }
}
