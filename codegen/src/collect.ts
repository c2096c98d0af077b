/** Checks every calculator that changed since it last passed, and makes the texts of `generated/`. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Cache, keysOf, type PassedKeys } from './cache.js';
import { checkCatalogue } from './catalogue-checks.js';
import { makeCategories } from './categories.js';
import type { CategoryTask } from './category.js';
import { catalogueFiles } from './emit/catalogue.js';
import type { Entry } from './entry.js';
import { hash } from './hash.js';
import type { Problem } from './problem.js';
import { type CalculatorFile, type Scan, scan } from './scan.js';

export interface CategoryState {
  /** Hash of all its files. */
  readonly key: string;
  readonly entries: readonly Entry[];
  /** Output files with size and modification time, as they were written. */
  readonly outputs: Readonly<Record<string, string>>;
}

export type Index = Readonly<Record<string, CategoryState>>;

export interface Collected {
  readonly problems: readonly Problem[];
  readonly calculators: number;
  /** How many were checked; the others had passed before. */
  readonly checked: number;
  /** Output files to write, by path in `generated/`; empty when there are problems. */
  readonly texts: ReadonlyMap<string, string>;
  /** Output files that stay as they are. */
  readonly kept: ReadonlySet<string>;
  readonly states: Index;
}

export function groupByCategory({ packages, calculators }: Pick<Scan, 'packages' | 'calculators'>) {
  const groups = new Map<string, CalculatorFile[]>();
  for (const { category } of packages) groups.set(category, []);
  for (const file of calculators) groups.get(file.plugin.category)!.push(file);
  for (const files of groups.values()) files.sort((a, b) => (a.slug < b.slug ? -1 : 1));
  return new Map([...groups].filter(([, files]) => files.length > 0).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Changes whenever the file is written. */
export function stamp(file: string): string {
  if (!existsSync(file)) return 'missing';
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

export interface CollectOptions {
  readonly root: string;
  /** The output folder, to see which of its files are still those that were written. */
  readonly out: string;
  readonly cache: Cache;
  /** Makes the texts without the calculators that have problems. */
  readonly keepGoing?: boolean;
}

/** Slugs of the files that have not passed as they are now. */
function freshOf(category: string, files: readonly CalculatorFile[], cache: Cache): Set<string> {
  const passed = cache.read<PassedKeys>(keysOf(category)) ?? {};
  return new Set(files.filter(({ slug, key }) => passed[slug] !== key).map(({ slug }) => slug));
}

/** Nothing is written here but the cache and modules that are loaded once. */
export async function collect(options: CollectOptions): Promise<Collected> {
  const { root, out, cache, keepGoing = false } = options;
  const found = scan(root);
  const problems: Problem[] = [...found.problems];
  const index = cache.read<Index>('index') ?? {};
  const states: Record<string, CategoryState> = {};
  const texts = new Map<string, string>();
  const kept = new Set<string>();
  const tasks: CategoryTask[] = [];
  for (const [category, files] of groupByCategory(found)) {
    const known = index[category];
    const isCurrent = ([name, was]: [string, string]) => stamp(path.join(out, name)) === was;
    if (known?.key === hash(...files.map((file) => file.key)) && Object.entries(known.outputs).every(isCurrent)) {
      states[category] = known;
      for (const name of Object.keys(known.outputs)) kept.add(name);
    } else {
      tasks.push({ root, category, cache: cache.folder, files, fresh: freshOf(category, files, cache), keepGoing });
    }
  }

  const made = await makeCategories(tasks);
  for (const [place, { category }] of tasks.entries()) {
    const one = made[place]!;
    problems.push(...one.problems);
    states[category] = { key: one.key, entries: one.entries, outputs: {} };
    for (const [name, text] of one.texts) texts.set(name, text);
  }

  const entries = Object.values(states).flatMap((state) => state.entries);
  problems.push(...checkCatalogue(found, entries));
  const calculators = entries.length;
  const checked = tasks.reduce((sum, { fresh }) => sum + fresh.size, 0);
  if (problems.length > 0 && !keepGoing) return { problems, calculators, checked, texts: new Map(), kept, states };
  for (const [name, text] of catalogueFiles(found.packages, entries)) texts.set(name, text);
  return { problems, calculators, checked, texts, kept, states };
}
