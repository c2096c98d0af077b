/** What the user can mend is told in a sentence, without the stack of a fault of ours. */
import path from 'node:path';
import { ProblemsFound } from '@reckoner/bundling/problem';

/** What the system says of files, and what to do about it. */
const SYSTEM: Readonly<Record<string, (name: string) => string>> = {
  EACCES: (name) => `${name} may not be written or read by this user. Give it to the user, or run as one who may.`,
  EPERM: (name) => `${name} may not be changed by this user. Give it to the user, or run as one who may.`,
  EROFS: (name) => `${name} lies on a disk that is read-only. Work on a copy elsewhere.`,
  ENOTDIR: (name) => `${name}: a file stands where a folder is needed. Move the file away.`,
  EEXIST: (name) => `${name}: a file stands where a folder is needed. Move the file away.`,
  ENOENT: (name) => `There is no ${name}.`,
  EISDIR: (name) => `${name} is a folder where a file is needed. Move the folder away.`,
  ENOSPC: (name) => `There is no room on the disk of ${name}. Make room, and run it again.`,
};

/** What to tell of an error; undefined where it is a fault of the program, whose place matters. */
export function sentenceOf(root: string, error: unknown): string | undefined {
  if (error instanceof ProblemsFound || error instanceof RangeError) return error.message.trimEnd();
  if (!(error instanceof Error) || !('syscall' in error)) return undefined;
  const { code = '', path: file, message } = error as NodeJS.ErrnoException;
  if (file === undefined) return message;
  const inside = path.relative(root, file);
  return SYSTEM[code]?.(inside === '' || inside.startsWith('..') ? file : inside) ?? message;
}
