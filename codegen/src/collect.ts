/** Checks every calculator that changed since it last passed, and makes the texts of `generated/`. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Cache, CategoryCache } from './cache.js';
import { checkCatalogue } from './catalogue-checks.js';
import { catalogueFiles } from './emit/catalogue.js';
import { categoryFiles } from './emit/category.js';
import { type Entry, entryOf } from './entry.js';
import { hash } from './hash.js';
import type { Inspected, Inspection, InspectionTask } from './inspect.js';
import { inspectAll } from './inspect-all.js';
import type { LinkedText } from './linked.js';
import type { Problem } from './problem.js';
import { scratchFolder } from './program.js';
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

/** A category that is not as it was when its files were last written. */
interface Changed {
  readonly category: string;
  readonly passed: CategoryCache;
  readonly task: InspectionTask;
}

function changedCategory({ root, cache }: CollectOptions, category: string, files: readonly CalculatorFile[]): Changed {
  const passed = cache.read<CategoryCache>(category) ?? {};
  const fresh = new Set(files.filter((file) => passed[file.slug]?.key !== file.key).map((file) => file.slug));
  const known = new Map<string, LinkedText>();
  for (const { slug } of files) {
    const lifted = fresh.has(slug) ? undefined : passed[slug]?.lifted;
    if (lifted !== undefined) known.set(slug, lifted);
  }
  return { category, passed, task: { root, scratch: scratchFolder(root), files, fresh, known } };
}

/** What is known of a category's calculators that are right, by slug in order; remembered for the next run. */
function remember({ category, passed, task }: Changed, { inspected }: Inspection, cache: Cache): Inspected[] {
  const all = new Map(Object.entries(passed).filter(([slug]) => !task.fresh.has(slug)));
  for (const one of inspected) all.set(one.slug, one);
  const right = task.files.flatMap((file) => all.get(file.slug) ?? []);
  if (task.fresh.size > 0) cache.write(category, Object.fromEntries(right.map((one) => [one.slug, one])));
  return right;
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
  const changed: Changed[] = [];
  for (const [category, files] of groupByCategory(found)) {
    const known = index[category];
    const isCurrent = ([name, was]: [string, string]) => stamp(path.join(out, name)) === was;
    if (known?.key === hash(...files.map((file) => file.key)) && Object.entries(known.outputs).every(isCurrent)) {
      states[category] = known;
      for (const name of Object.keys(known.outputs)) kept.add(name);
    } else changed.push(changedCategory(options, category, files));
  }

  const inspections = await inspectAll(changed.map(({ task }) => task));
  for (const [place, one] of changed.entries()) {
    const inspection = inspections[place]!;
    const right = remember(one, inspection, cache);
    problems.push(...inspection.problems);
    states[one.category] = { key: hash(...right.map(({ key }) => key)), entries: right.map(entryOf), outputs: {} };
    if (right.length === 0 || (inspection.problems.length > 0 && !keepGoing)) continue;
    const files = categoryFiles(right, inspection.bundle, inspection.program!);
    for (const [name, text] of files) texts.set(`${one.category}/${name}`, text);
  }

  const entries = Object.values(states).flatMap((state) => state.entries);
  problems.push(...checkCatalogue(found, entries));
  const calculators = entries.length;
  const checked = changed.reduce((sum, { task }) => sum + task.fresh.size, 0);
  if (problems.length > 0 && !keepGoing) return { problems, calculators, checked, texts: new Map(), kept, states };
  for (const [name, text] of catalogueFiles(found.packages, entries)) texts.set(name, text);
  return { problems, calculators, checked, texts, kept, states };
}
