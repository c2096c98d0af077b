/** Which processes have an LMDB file open. */
import { readFileSync, statSync } from 'node:fs';

/**
 * The processes that have a file open, this one too, as the kernel's list of locks has them: LMDB holds one on its lock file
 * as long as it is open, however the process ends. Processes of other containers are not in the list.
 *
 * Never by opening the lock file: closing it again would end this process's own locks on it.
 */
export function usersOf(file: string): readonly number[] {
  try {
    const { ino } = statSync(`${file}-lock`);
    // Twice: while others take and end locks, the kernel may leave some out.
    const lines = [1, 2].flatMap(() => readFileSync('/proc/locks', 'latin1').split('\n'));
    const ofFile = lines.map((line) => line.trim().split(/\s+/)).filter((words) => words[5]?.endsWith(`:${ino}`));
    return [...new Set(ofFile.map((words) => Number(words[4])).filter((pid) => pid > 0))];
  } catch {
    // No lock file, or not Linux.
    return [];
  }
}
