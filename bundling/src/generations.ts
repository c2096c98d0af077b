/**
 * Generations: beside the files of a folder that is made again and again (`generated/`, `assets/`), a hidden folder for
 * each state that they were in, of hard links to the same bytes. A program that goes on reading while they are made reads
 * one of these from beginning to end: they are complete before `current` names them, and nothing in them changes.
 */
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const FOLDER = '.generations';
const CURRENT = 'current';
/** For so long after it was last in use a generation stays. */
const RETIRED_MS = 86_400_000;

/** Where the state that was last written stays as it is; undefined where the folder came without its generations. */
export function currentGeneration(out: string): string | undefined {
  const name = currentName(out);
  return name === undefined ? undefined : path.join(out, FOLDER, name);
}

/** Says that a generation is in use, which must be repeated within a day. False where it is not allowed to. */
export function holdGeneration(generation: string, now = Date.now()): boolean {
  try {
    utimesSync(generation, now / 1000, now / 1000);
    return true;
  } catch {
    return false;
  }
}

/** The folder that a generation is of, and when it was last made or looked at; undefined of a folder that is none. */
export function generationOf(folder: string): { readonly out: string; readonly time: number } | undefined {
  const generations = path.dirname(folder);
  if (path.basename(generations) !== FOLDER) return undefined;
  try {
    return { out: path.dirname(generations), time: statSync(path.join(generations, CURRENT)).mtimeMs };
  } catch {
    return undefined;
  }
}

function currentName(out: string): string | undefined {
  try {
    return readFileSync(path.join(out, FOLDER, CURRENT), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Gives `file` the content of `source` in one step, if it has not got it. */
function link(source: string, file: string): void {
  if (existsSync(file) && statSync(file).ino === statSync(source).ino) return;
  const draft = `${file}.${process.pid}`;
  // One that was left over may be linked to what must not be written to.
  rmSync(draft, { force: true });
  try {
    linkSync(source, draft);
  } catch {
    // Not every file system has links.
    copyFileSync(source, draft);
  }
  renameSync(draft, file);
}

/** Makes the files of `out` that have these names the current generation, and removes those that nobody holds. */
export function addGeneration(out: string, name: string, files: Iterable<string>, now = Date.now()): void {
  const folder = path.join(out, FOLDER);
  for (const file of files) {
    const target = path.join(folder, name, file);
    mkdirSync(path.dirname(target), { recursive: true });
    link(path.join(out, file), target);
  }
  const before = currentName(out);
  // Its day begins now.
  if (before !== undefined && before !== name) holdGeneration(path.join(folder, before), now);
  // Also where nothing is new: when it was written is when it was last looked at.
  const draft = path.join(folder, `${CURRENT}.${process.pid}`);
  writeFileSync(draft, `${name}\n`);
  renameSync(draft, path.join(folder, CURRENT));
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === name) continue;
    const generation = path.join(folder, entry.name);
    if (now - statSync(generation).mtimeMs > RETIRED_MS) rmSync(generation, { recursive: true, force: true });
  }
}
