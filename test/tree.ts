/** A copy of this project as a newcomer has it after `npm ci`: its own sources, nothing generated, the installed packages. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What a clone does not have. */
function isLeftOut(name: string): boolean {
  const ignored = readFileSync(path.join(root, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.replaceAll('/', ''));
  return name === '.git' || ignored.includes(name);
}

/** Packages as links to the real ones; those of the project are links to its folders, and so lead into the copy. */
function linkPackages(copy: string): void {
  const [from, to] = [root, copy].map((folder) => path.join(folder, 'node_modules')) as [string, string];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '.cache') continue;
    if (name === '@reckoner')
      cpSync(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(path.join(from, name), path.join(to, name));
  }
}

/** The path of a new copy; with what was built and checked before from the same sources, which spares most of the time. */
export function copyOfTree(): string {
  const copy = mkdtempSync(path.join(realpathSync(tmpdir()), 'reckoner-tree-'));
  for (const name of readdirSync(root)) {
    if (!isLeftOut(name))
      cpSync(path.join(root, name), path.join(copy, name), { recursive: true, verbatimSymlinks: true });
  }
  linkPackages(copy);
  const cache = 'node_modules/.cache/reckoner';
  if (existsSync(path.join(root, cache))) {
    cpSync(path.join(root, cache), path.join(copy, cache), { recursive: true, preserveTimestamps: true });
  }
  return copy;
}
