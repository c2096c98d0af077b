/** Files of the store are for its owner alone: they have addresses, hashes of passwords and the secrets of the service. */
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';

export const PRIVATE_FILE = 0o600;
const PRIVATE_DIRECTORY = 0o700;

/** Makes a directory that only its owner can look into. */
export function makePrivateDirectory(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: PRIVATE_DIRECTORY });
}

/**
 * Takes everybody else's rights to directories and files, where they have any.
 * @returns What is left open because it belongs to somebody else.
 */
export function closeToOthers(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => {
    if (!existsSync(path)) return false;
    const stats = statSync(path);
    if ((stats.mode & 0o077) === 0) return false;
    try {
      chmodSync(path, stats.isDirectory() ? PRIVATE_DIRECTORY : PRIVATE_FILE);
      return false;
    } catch {
      return true;
    }
  });
}
