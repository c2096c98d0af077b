/** Checks every calculator that changed since it last passed, and makes the texts of `generated/`. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { factsOf } from '@reckoner/bundling/composition/plugin-package';
import { hash } from '@reckoner/bundling/hash';
import type { Problem } from '@reckoner/bundling/problem';
import { type CalculatorFile, type Scan, scan } from '@reckoner/bundling/scan';
import { checkCatalogue } from '../check/between-calculators.js';
import { type Cache, keysOf, type PassedKeys, passedKey } from './cache.js';
import type { Entry } from './catalogue-entry.js';
import { catalogueFiles, catalogueKey } from './emit/catalogue-files.js';
import { makeCategories } from './make-categories.js';
import type { CategoryTask } from './make-category.js';
import { settleAliases } from './settle-aliases.js';

export interface CategoryState {
  /** Hash of all its files. */
  readonly key: string;
  readonly entries: readonly Entry[];
  /** Output files as they were written. */
  readonly outputs: Outputs;
}

/** By path in `generated/`. */
export type Outputs = Readonly<Record<string, Stamp>>;

/** The files about the whole catalogue. */
export interface CatalogueState {
  /** Hash of all that they are made from. */
  readonly key: string;
  readonly outputs: Outputs;
}

/** What the last run wrote. */
export interface Index {
  readonly categories: Readonly<Record<string, CategoryState>>;
  readonly catalogue: CatalogueState;
}

export interface Collected {
  readonly problems: readonly Problem[];
  readonly calculators: number;
  /** How many were checked; the others had passed before. */
  readonly checked: number;
  /** Output files to write, by path in `generated/`; empty when there are problems. */
  readonly texts: ReadonlyMap<string, string>;
  /** Output files that stay as they are. */
  readonly kept: ReadonlySet<string>;
  readonly states: Readonly<Record<string, CategoryState>>;
  readonly catalogue: CatalogueState;
  /** Whether the texts are made in spite of problems. */
  readonly keepGoing: boolean;
  /** Whether the configuration of the root says so. */
  readonly isTolerant: boolean;
}

export function groupByCategory({ packages, calculators }: Pick<Scan, 'packages' | 'calculators'>) {
  const groups = new Map<string, CalculatorFile[]>();
  for (const { category } of packages) groups.set(category, []);
  for (const file of calculators) groups.get(file.plugin.category)!.push(file);
  for (const files of groups.values()) files.sort((a, b) => (a.slug < b.slug ? -1 : 1));
  return new Map([...groups].filter(([, files]) => files.length > 0).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Of a file as it was written: the times and the size by which it is known at once, and the hash of its text. */
export interface Stamp {
  readonly state: string;
  readonly text: string;
}

/** Changes with every write, also with one that sets the file's own time back. */
function stateOf(file: string): string {
  const { size, mtimeMs, ctimeMs, ino } = statSync(file);
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/** Of a file in which `text` was just written. */
export function stamp(file: string, text: string): Stamp {
  return { state: stateOf(file), text: hash(text) };
}

/** Of a file that is as it was: a link to it that was made or removed since has changed its times. */
export function stampAgain(file: string, { text }: Stamp): Stamp {
  return { state: stateOf(file), text };
}

/** Whether it is still what was written: what was copied or moved has other times and the same text. */
function isAsWritten(file: string, { state, text }: Stamp): boolean {
  if (!existsSync(file)) return false;
  return stateOf(file) === state || hash(readFileSync(file, 'utf8')) === text;
}

function areAsWritten(out: string, outputs: Outputs): boolean {
  return Object.entries(outputs).every(([name, was]) => isAsWritten(path.join(out, name), was));
}

export interface CollectOptions {
  readonly root: string;
  /** The output folder, to see which of its files are still those that were written. */
  readonly out: string;
  readonly cache: Cache;
  /** Makes the texts without the calculators that have problems; the configuration of the root may say the same. */
  readonly keepGoing?: boolean;
  /** Tries every calculator on many inputs. Default: those that were installed. */
  readonly tries?: boolean;
}

/** Of the category's files as they are, and of what is told of their packages. */
function categoryKey(filesKey: string, files: readonly CalculatorFile[]): string {
  const plugins = [...new Set(files.map(({ plugin }) => plugin))];
  return hash(filesKey, ...plugins.map((plugin) => JSON.stringify(factsOf(plugin))));
}

/** Slugs of the files that have not passed as they are now, and of those that are tried. */
function freshOf(
  category: string,
  files: readonly CalculatorFile[],
  { cache, tries = false }: CollectOptions,
): Pick<CategoryTask, 'fresh' | 'tried'> {
  const passed = cache.read<PassedKeys>(keysOf(category)) ?? {};
  // What was installed is checked by nobody else here.
  const isTried = ({ plugin }: CalculatorFile): boolean => tries || plugin.installed;
  const hasPassed = (file: CalculatorFile): boolean =>
    passed[file.slug] === passedKey(file.key, true) || (!isTried(file) && passed[file.slug] === file.key);
  const fresh = files.filter((file) => !hasPassed(file));
  const slugs = (some: readonly CalculatorFile[]) => new Set(some.map(({ slug }) => slug));
  return { fresh: slugs(fresh), tried: slugs(fresh.filter(isTried)) };
}

/** Nothing is written here but the cache and modules that are loaded once. */
export async function collect(options: CollectOptions): Promise<Collected> {
  const { root, out, cache } = options;
  const found = scan(root);
  const isTolerant = found.configuration?.config.keepGoing ?? false;
  const keepGoing = options.keepGoing || isTolerant;
  const problems: Problem[] = [...found.problems];
  const index = cache.read<Index>('index');
  const states: Record<string, CategoryState> = {};
  const texts = new Map<string, string>();
  const kept = new Set<string>();
  const tasks: CategoryTask[] = [];
  for (const [category, files] of groupByCategory(found)) {
    const known = index?.categories[category];
    const key = categoryKey(hash(...files.map((file) => file.key)), files);
    const passing = freshOf(category, files, options);
    if (known?.key === key && passing.fresh.size === 0 && areAsWritten(out, known.outputs)) {
      states[category] = known;
      for (const name of Object.keys(known.outputs)) kept.add(name);
    } else {
      tasks.push({ root, category, cache: cache.folder, files, ...passing, keepGoing });
    }
  }

  const made = await makeCategories(tasks);
  for (const [place, { category, files }] of tasks.entries()) {
    const one = made[place]!;
    problems.push(...one.problems);
    states[category] = { key: categoryKey(one.key, files), entries: one.entries, outputs: {} };
    for (const [name, text] of one.texts) texts.set(name, text);
  }

  const all = Object.values(states).flatMap((state) => state.entries);
  const entries = settleAliases(found, all, (problem) => problems.push(problem));
  problems.push(...checkCatalogue(found, entries));
  const calculators = entries.length;
  const checked = tasks.reduce((sum, { fresh }) => sum + fresh.size, 0);
  const key = catalogueKey(found.packages, entries);
  const isCurrent = index?.catalogue.key === key && areAsWritten(out, index.catalogue.outputs);
  const catalogue = isCurrent ? index.catalogue : { key, outputs: {} };
  const sums = { problems, calculators, checked, kept, states, catalogue, keepGoing, isTolerant };
  if (problems.length > 0 && !keepGoing) return { ...sums, texts: new Map() };
  for (const name of Object.keys(catalogue.outputs)) kept.add(name);
  if (!isCurrent) for (const [name, text] of catalogueFiles(found.packages, entries)) texts.set(name, text);
  return { ...sums, texts };
}
