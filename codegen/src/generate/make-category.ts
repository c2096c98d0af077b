/** Everything that is made of one category whose files changed: its problems, its output files, what is remembered. */

import { scratchFolder } from '@reckoner/bundling/build-identity';
import type { BegunBundle } from '@reckoner/bundling/bundle-calculators';
import { hash } from '@reckoner/bundling/hash';
import type { Problem } from '@reckoner/bundling/problem';
import type { CalculatorFile } from '@reckoner/bundling/scan';
import type { Ended } from '../check/ended.js';
import { type Inspected, type InspectionTask, inspect } from '../check/inspect.js';
import type { ResolvedModule } from '../lift/lifted-program.js';
import { Cache, keysOf, passedKey } from './cache.js';
import { type Entry, entryOf } from './catalogue-entry.js';
import { categoryFiles } from './emit/category-files.js';

/** Plain data: it may be sent to a process. */
export interface CategoryTask {
  readonly root: string;
  readonly category: string;
  /** The folder of the cache. */
  readonly cache: string;
  readonly files: readonly CalculatorFile[];
  /** Slugs of those that have not passed as they are now. */
  readonly fresh: ReadonlySet<string>;
  /** Slugs of those among them that are tried on many inputs, too. */
  readonly tried: ReadonlySet<string>;
  /** Makes the texts without the calculators that have problems. */
  readonly keepGoing: boolean;
  /** Modules in which a process had to be ended before. */
  readonly ended?: readonly Ended[];
}

export interface CategoryMade {
  readonly problems: readonly Problem[];
  /** Hash of the files of all calculators that are right. */
  readonly key: string;
  readonly entries: readonly Entry[];
  /** Output files by path in `generated/`; none where there are problems and nothing was said of going on. */
  readonly texts: ReadonlyMap<string, string>;
}

/** What is known of the calculators that passed in an earlier run, by slug. */
function passedBefore({ category, files, fresh }: CategoryTask, cache: Cache): Map<string, Inspected> {
  if (fresh.size === files.length) return new Map();
  const passed = cache.read<Record<string, Inspected>>(category) ?? {};
  return new Map(Object.entries(passed).filter(([slug]) => !fresh.has(slug)));
}

function remember(category: string, right: readonly Inspected[], cache: Cache): void {
  cache.write(category, Object.fromEntries(right.map((one) => [one.slug, one])));
  cache.write(keysOf(category), Object.fromEntries(right.map(({ slug, key, tried }) => [slug, passedKey(key, tried)])));
}

function inspectionOf({ root, files, fresh, tried, ended }: CategoryTask): InspectionTask {
  return { root, scratch: scratchFolder(root), files, fresh, tried, ...(ended && { ended }) };
}

/** Looks at the category without making or remembering anything. */
export async function checkCategory(task: CategoryTask, begun?: BegunBundle): Promise<CategoryMade> {
  const { problems, inspected } = await inspect(inspectionOf(task), begun);
  return { problems, key: '', entries: inspected.map(entryOf), texts: new Map() };
}

/** Loads the category with marks, for who watches the process. */
export async function findMarks(task: CategoryTask): Promise<CategoryMade> {
  await inspect({ ...inspectionOf(task), marks: true });
  return { problems: [], key: '', entries: [], texts: new Map() };
}

/** `begun` is the bundle of all files where it is being made already. */
export async function makeCategory(task: CategoryTask, begun?: BegunBundle): Promise<CategoryMade> {
  const { category, files, fresh, keepGoing } = task;
  const cache = new Cache(task.cache);
  const all = passedBefore(task, cache);
  const known = new Map<string, ResolvedModule>();
  for (const { slug } of files) {
    const lifted = all.get(slug)?.lifted;
    if (lifted !== undefined) known.set(slug, lifted);
  }
  const inspection = await inspect({ ...inspectionOf(task), known }, begun);
  for (const one of inspection.inspected) all.set(one.slug, one);
  const right = files.flatMap(({ slug }) => all.get(slug) ?? []);
  if (fresh.size > 0) remember(category, right, cache);
  const { problems, bundle, program } = inspection;
  const made = { problems, key: hash(...right.map(({ key }) => key)), entries: right.map(entryOf) };
  if (right.length === 0 || (problems.length > 0 && !keepGoing)) return { ...made, texts: new Map() };
  const texts = [...categoryFiles(right, files, bundle, program!)];
  return { ...made, texts: new Map(texts.map(([name, text]) => [`${category}/${name}`, text])) };
}
