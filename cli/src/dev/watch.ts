/** Tells when an author has saved something. */
import type { EventEmitter } from 'node:events';
import type { Stats } from 'node:fs';
import path from 'node:path';
import { watch } from 'chokidar';

/** Editors write a file in several steps, and tools several files at once. */
const QUIET_MS = 60;

/** What is made of the sources, or installed. */
const MADE: ReadonlySet<string> = new Set(['node_modules', 'generated', 'assets', 'data', 'dist']);

function isWatched(root: string, file: string, stats: Stats | undefined): boolean {
  const segments = path.relative(root, file).split(path.sep);
  if (segments.some((name) => MADE.has(name) || (name.startsWith('.') && name !== '.' && name !== '..'))) return false;
  return stats?.isFile() !== true || /\.ts$|^package\.json$/.test(path.basename(file));
}

/** Calls `changed` once after each burst of changes. Resolves, when it watches, to a function that ends it. */
export async function watchSources(root: string, changed: () => void): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(root, {
    ignoreInitial: true,
    ignored: (file, stats) => !isWatched(root, file, stats),
  });
  // Its types are of a later Node, whose emitters name their events.
  const events = watcher as unknown as EventEmitter;
  events.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(changed, QUIET_MS);
  });
  await new Promise<void>((resolve) => events.once('ready', resolve));
  return () => {
    clearTimeout(timer);
    return watcher.close();
  };
}
