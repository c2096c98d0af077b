/** A disk of a few megabytes, to fill it. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface SmallDisk {
  readonly directory: string;
  /** Takes all of its room but so many bytes. */
  fill(left: number): Promise<void>;
  /** Gives the room back. */
  empty(): void;
  remove(): void;
}

/** Whether this machine lets us: only root may mount, and not in every container. */
export const canMount = (() => {
  try {
    makeSmallDisk(1).remove();
    return true;
  } catch {
    // In CI nothing may be left out without a word.
    if (process.env.CI === 'true' && process.getuid?.() === 0) throw new Error('A small disk cannot be mounted.');
    return false;
  }
})();

export function makeSmallDisk(megabytes: number): SmallDisk {
  const directory = mkdtempSync(join(tmpdir(), 'reckoner-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', directory], { stdio: 'ignore' });
  } catch (error) {
    rmSync(directory, { recursive: true });
    throw error;
  }
  const ballast = join(directory, 'ballast');
  return {
    directory,
    async fill(left) {
      rmSync(ballast, { force: true });
      const { bavail, bsize } = statfsSync(directory);
      // Refused at the end when others write meanwhile, or when nothing is to be left.
      const bytes = String(bavail * bsize - left + (left === 0 ? 1 : 0));
      await run('sh', ['-c', 'head -c "$0" /dev/zero > "$1"', bytes, ballast]).catch(() => {});
    },
    empty: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync('umount', ['-l', directory], { stdio: 'ignore' });
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
