/** Folders named by the hash of what they are made from, each made once and complete when it is there. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const DAY_MS = 86_400_000;

function removeOld(folders, current, keptDays) {
  for (const name of readdirSync(folders)) {
    const folder = path.join(folders, name);
    // Another process may be removing the same.
    const modified = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
    if (folder === current || modified === undefined || Date.now() - modified <= keptDays * DAY_MS) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The folder in `folders` for this hash, made by `make(folder)` where it is missing. Others are removed when they are
 * older than `keptDays`.
 */
export async function madeFolder(folders, hash, make, keptDays = 1) {
  const folder = path.join(folders, hash);
  if (existsSync(folder)) return folder;
  mkdirSync(folders, { recursive: true });
  const making = mkdtempSync(path.join(folders, '.making-'));
  try {
    await make(making);
    // Another user may run what this one made.
    chmodSync(making, 0o755);
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    // Another process may have been faster.
    if (!existsSync(folder)) throw error;
  }
  removeOld(folders, folder, keptDays);
  return folder;
}
