/** Replaces the files of a folder by new texts: only changed ones are touched, each in one step. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

function filesBelow(folder: string, prefix = ''): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  return entries.flatMap((entry) =>
    entry.isDirectory()
      ? filesBelow(path.join(folder, entry.name), `${prefix}${entry.name}/`)
      : [`${prefix}${entry.name}`],
  );
}

const STAGING = '.staging-';

/** What a run that was killed left behind. */
function removeStaging(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (name.startsWith(STAGING) && !isRunning(Number(name.slice(STAGING.length)))) {
      rmSync(path.join(folder, name), { recursive: true, force: true });
    }
  }
}

/** Whether there is a process of this id. */
export function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Makes the folder hold exactly `texts` (relative path to content) and the files named in `kept`. Everything is staged
 * before the first file is replaced. Returns the paths that changed.
 */
export function replaceFolder(folder: string, texts: ReadonlyMap<string, string>, kept: ReadonlySet<string>): string[] {
  removeStaging(folder);
  const changed = [...texts].filter(([name, text]) => {
    const file = path.join(folder, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  const staging = path.join(folder, `${STAGING}${process.pid}`);
  try {
    for (const [name, text] of changed) {
      mkdirSync(path.dirname(path.join(staging, name)), { recursive: true });
      writeFileSync(path.join(staging, name), text);
    }
    for (const [name] of changed) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      renameSync(path.join(staging, name), path.join(folder, name));
    }
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  const stale = filesBelow(folder).filter((name) => !texts.has(name) && !kept.has(name));
  for (const name of stale) rmSync(path.join(folder, name));
  for (const entry of existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory() && readdirSync(inside).length === 0) rmSync(inside, { recursive: true });
  }
  return [...changed.map(([name]) => name), ...stale];
}
