/** The two ends of a copy: a folder or the address of a server, opened as one that is read or as one that is written. */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { assertSound } from '../file/inspect.js';
import { DamagedFile } from '../file/layout.js';
import { openAlone } from '../file/opening.js';
import { makePrivateDirectory } from '../file/private.js';
import { Environment, recordsFile } from '../lmdb/environment.js';
import { readStoreUrl, STORE_URL_FORM } from '../redis/address.js';
import { StoreTrouble } from '../trouble.js';
import { assertNotInUse, backUp, inPrivateFolder, restore } from '../upkeep/backup.js';
import { reading } from '../upkeep/check.js';
import { DATABASES } from '../upkeep/records.js';
import { readLmdb, writeLmdb } from './lmdb-records.js';
import type { Records, StoreRecord } from './records.js';

type EndName = 'FROM' | 'TO';

export interface Target {
  write(records: readonly StoreRecord[]): Promise<void>;
  /** What was written. */
  records(): Records;
}

export interface End {
  /** Whatever this is equal for at both ends is one store; undefined where there is nothing yet. */
  identity(): Promise<readonly string[]>;
  /** Reads the records while `work` lasts. @throws StoreTrouble where there are none to read. */
  read<T>(now: number, work: (records: Records) => Promise<T>): Promise<T>;
  /** @throws StoreTrouble unless the store may be written. Nothing is changed yet. */
  assertFree(force: boolean): Promise<void>;
  /** Makes an empty store, which is the one at this end when `work` is done. @returns A sentence about what was there. */
  write(force: boolean, now: number, work: (target: Target) => Promise<void>): Promise<string | undefined>;
  close(): Promise<void>;
}

/** @param text A folder, an address, or `env:NAME` for what a variable of the environment has. */
export async function openEnd(
  name: EndName,
  text: string,
  directory: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<End> {
  const variable = /^env:(\w+)$/.exec(text)?.[1];
  const value = variable === undefined ? text : environment[variable];
  if (value === undefined || value === '')
    throw new StoreTrouble(variable === undefined ? `${name} is missing.` : `${name}: ${variable} is not set.`);
  if (!/^(?:[a-z]+:\/\/|rediss?:)/i.test(value)) return folderEnd(path.resolve(directory, value));
  const address = readStoreUrl(value);
  if (address === undefined)
    throw new StoreTrouble(`${name} is neither a folder nor an address: that ${STORE_URL_FORM}.`);
  const { serverEnd } = await import('./server-end.js');
  return serverEnd(name, address);
}

function folderEnd(directory: string): End {
  const file = recordsFile(directory);
  return {
    identity: async () => (existsSync(directory) ? [realpathSync(directory)] : []),

    async read(now, work) {
      if (!existsSync(file)) throw new StoreTrouble(`There is no store in FROM: ${file} is not there.`);
      // What is read is a copy of one moment: a long look at the store itself would have its file grow meanwhile.
      return inPrivateFolder(`${file}.copying-`, async (folder) => {
        await backUp(file, recordsFile(folder), false);
        return withEnvironment(folder, (environment) => work(readLmdb(environment, now)));
      });
    },

    async assertFree(force) {
      assertNotInUse(file);
      if (!force && existsSync(file) && !(await isEmpty(file)))
        throw new StoreTrouble(
          `There is a store in TO, and it is not empty: ${file}. Give another folder, or --force to put the copy in its ` +
            'place; what is there now is kept beside it.',
        );
    },

    async write(_force, now, work) {
      makePrivateDirectory(directory);
      return inPrivateFolder(`${file}.copying-`, async (folder) => {
        await withEnvironment(folder, (environment) =>
          work({
            write: (records) => writeLmdb(environment, records),
            records: () => readLmdb(environment, now),
          }),
        );
        const { aside } = await restore(recordsFile(folder), file, new Date(now));
        return aside === undefined ? undefined : `What was there before is in ${aside}.`;
      });
    },
    close: async () => {},
  };
}

async function withEnvironment<T>(folder: string, work: (environment: Environment) => Promise<T>): Promise<T> {
  const environment = openAlone(recordsFile(folder), () => new Environment(folder));
  try {
    return await work(environment);
  } finally {
    await environment.close();
  }
}

/** Whether there are no records in a file, such as one that a service began and was ended. */
async function isEmpty(file: string): Promise<boolean> {
  try {
    if (assertSound(file) === 'fresh') return true;
  } catch (error) {
    if (error instanceof DamagedFile) return false;
    throw error;
  }
  return reading(file, async (root) => {
    const names = DATABASES.filter((name) => name !== 'meta');
    const opened = names.map((name) => root.openDB({ name, create: false } as never));
    return opened.every((database) => database === undefined || database.getKeysCount({ limit: 1 }) === 0);
  });
}
