/** Copies a store while the service works with it, and puts a copy in its place again. */
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { typedCommand } from '@reckoner/bundling/typed-command';
import { syncDirectory } from '../file/create.js';
import { assertSound } from '../file/inspect.js';
import { DamagedFile } from '../file/layout.js';
import { makePrivateDirectory, PRIVATE_FILE } from '../file/private.js';
import { usersOf } from '../file/users.js';
import { StoreTrouble } from '../trouble.js';
import { checkFile, type Findings, reading } from './check.js';

export interface Copied extends Findings {
  readonly bytes: number;
}

/**
 * Writes a copy of a store's file, looks at all of it, and only then gives it its name. It is as the store was at one
 * moment, without free pages.
 * @throws StoreTrouble saying why there is no copy.
 */
export async function backUp(store: string, target: string, overwrite: boolean): Promise<Copied> {
  if (!existsSync(store)) throw new StoreTrouble(`There is no store: ${store} is not there.`);
  if (existsSync(target) && !overwrite)
    throw new StoreTrouble(`${target} is there already. Give another name, or --force to replace it.`);
  assertReadable(store);
  return inPrivateFolder(`${target}.partial-`, async (folder) => {
    const copy = path.join(folder, 'copy.lmdb');
    await reading(store, (root) => root.backup(copy, true));
    const copied = await verified(copy, 'The copy was not kept, as it is not as it should be');
    // A link, other than a renaming, is refused where there is such a file meanwhile.
    if (overwrite) renameSync(copy, target);
    else linkSync(copy, target);
    syncDirectory(path.dirname(target));
    return copied;
  });
}

/**
 * Puts a copy in the place of a store's file.
 * @returns What was restored, and where the file is now that was there before.
 * @throws StoreTrouble saying why nothing was changed.
 */
export async function restore(
  source: string,
  store: string,
  now: Date,
): Promise<Copied & { readonly aside: string | undefined }> {
  if (!existsSync(source)) throw new StoreTrouble(`There is no file ${source}.`);
  assertNotInUse(store);
  const directory = path.dirname(store);
  makePrivateDirectory(directory);
  return inPrivateFolder(path.join(directory, 'restoring-'), async (folder) => {
    const copy = path.join(folder, 'copy.lmdb');
    copyFileSync(source, copy);
    const copied = await verified(copy, `${source} cannot be restored`);
    // Looking at it took some time.
    assertNotInUse(store);
    const aside = existsSync(store) ? `${store}.replaced-${now.toISOString().replaceAll(':', '-')}` : undefined;
    // At no moment is there no file: a service that starts then would make an empty one.
    if (aside !== undefined) linkSync(store, aside);
    renameSync(copy, store);
    syncDirectory(directory);
    assertNotInUse(store, ' It has what was there before: stop it, and start it again.');
    return { ...copied, aside };
  });
}

export function assertNotInUse(store: string, then = ' Stop it first: it would go on with what is there now.'): void {
  const users = usersOf(store);
  if (users.length === 0) return;
  const processes = `${users.length === 1 ? 'process' : 'processes'} ${users.join(', ')}`;
  throw new StoreTrouble(`The service is using the store (${processes}).${then}`);
}

/** LMDB copies page by page, and trusts what it finds. */
function assertReadable(store: string): void {
  try {
    assertSound(store);
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    throw new StoreTrouble(
      `${store} is damaged: ${error.message}. Look at it with \`${typedCommand('admin store check')}\`.`,
    );
  }
}

async function verified(copy: string, sentence: string): Promise<Copied> {
  chmodSync(copy, PRIVATE_FILE);
  const descriptor = openSync(copy, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
  const findings = await checkFile(copy);
  if (findings.faults.length > 0) throw new StoreTrouble(`${sentence}: ${findings.faults.join(' ')}`);
  return { ...findings, bytes: statSync(copy).size };
}

/** Runs `work` with a folder that only the owner can look into, and removes it with what is left in it. */
export async function inPrivateFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(prefix);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
