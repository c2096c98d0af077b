/** Looks at every page and every record of a store: what the start of the service has no time for. */
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { open, type RootDatabase } from 'lmdb';
import { DamagedFile, PageFile } from '../file/layout.js';
import { openAlone } from '../file/opening.js';
import { usersOf } from '../file/users.js';
import { type Walk, walkTrees } from '../file/walk.js';
import { StoreTrouble } from '../trouble.js';
import { faultsOfRecords } from './records.js';

const MOST_DATABASES = 64;
const ATTEMPTS = 3;
const PAUSE_MS = 20;

export interface Findings {
  readonly pages: number;
  readonly databases: number;
  /** One sentence each. */
  readonly faults: readonly string[];
}

/**
 * Looks at all of a file, also while the service works with it.
 * @throws StoreTrouble when there is no such file.
 */
export async function checkFile(path: string): Promise<Findings> {
  if (!existsSync(path)) throw new StoreTrouble(`There is no file ${path}.`);
  const nothing = { pages: 0, databases: 0 };
  let walk: Walk;
  try {
    walk = await walkAgain(path);
  } catch (error) {
    if (error instanceof DamagedFile) return { ...nothing, faults: [`The file is damaged: ${error.message}.`] };
    throw error;
  }
  const findings = { pages: walk.pages, databases: walk.databases.length };
  // LMDB would trust the pages that are wrong.
  if (walk.faults.length > 0) return { ...findings, faults: walk.faults };
  if (walk.databases.length === 0) return { ...findings, faults: ['There are no records in it.'] };
  const faults = await reading(path, async (root) => faultsOfRecords(root));
  return { ...findings, faults };
}

/** Opens a file for reading, and closes it again. */
export async function reading<T>(path: string, read: (root: RootDatabase) => Promise<T>): Promise<T> {
  const root = openAlone(path, () => open({ path, noSubdir: true, readOnly: true, maxDbs: MOST_DATABASES }));
  try {
    return await read(root);
  } finally {
    await root.close();
  }
}

/** A meta page that is read in the moment in which it is written makes no sense: what is wrong for good stays so. */
async function walkAgain(path: string): Promise<Walk> {
  for (let attempt = 1; ; attempt++) {
    try {
      const walk = usersOf(path).length === 0 ? walkAlone(path) : await walkInUse(path);
      if (walk.faults.length === 0 || attempt === ATTEMPTS) return walk;
    } catch (error) {
      if (!(error instanceof DamagedFile) || attempt === ATTEMPTS) throw error;
    }
    await sleep(PAUSE_MS);
  }
}

function walkAlone(path: string): Walk {
  const file = new PageFile(path);
  try {
    return walkTrees(file, file.meta());
  } finally {
    file.close();
  }
}

/** As long as a reader is at a state, LMDB leaves the pages of it and of all that follow as they are. */
function walkInUse(path: string): Promise<Walk> {
  return reading(path, async (root) => {
    const reader = root.useReadTransaction();
    try {
      const file = new PageFile(path);
      try {
        return walkTrees(file, file.latestMeta());
      } finally {
        file.close();
      }
    } finally {
      reader.done();
    }
  });
}
