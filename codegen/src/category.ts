/** Everything that is made of one category whose files changed: its problems, its output files, what is remembered. */
import type { BegunBundle } from './bundle.js';
import { Cache, keysOf } from './cache.js';
import { categoryFiles } from './emit/category.js';
import { type Entry, entryOf } from './entry.js';
import { hash } from './hash.js';
import { type Inspected, inspect } from './inspect.js';
import type { LinkedText } from './linked.js';
import type { Problem } from './problem.js';
import { scratchFolder } from './program.js';
import type { CalculatorFile } from './scan.js';

/** Plain data: it may be sent to a thread. */
export interface CategoryTask {
  readonly root: string;
  readonly category: string;
  /** The folder of the cache. */
  readonly cache: string;
  readonly files: readonly CalculatorFile[];
  /** Slugs of those that have not passed as they are now. */
  readonly fresh: ReadonlySet<string>;
  /** Makes the texts without the calculators that have problems. */
  readonly keepGoing: boolean;
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
  cache.write(keysOf(category), Object.fromEntries(right.map(({ slug, key }) => [slug, key])));
}

/** `begun` is the bundle of all files where it is being made already. */
export async function makeCategory(task: CategoryTask, begun?: BegunBundle): Promise<CategoryMade> {
  const { root, category, files, fresh, keepGoing } = task;
  const cache = new Cache(task.cache);
  const all = passedBefore(task, cache);
  const known = new Map<string, LinkedText>();
  for (const { slug } of files) {
    const lifted = all.get(slug)?.lifted;
    if (lifted !== undefined) known.set(slug, lifted);
  }
  const inspection = await inspect({ root, scratch: scratchFolder(root), files, fresh, known }, begun);
  for (const one of inspection.inspected) all.set(one.slug, one);
  const right = files.flatMap(({ slug }) => all.get(slug) ?? []);
  if (fresh.size > 0) remember(category, right, cache);
  const { problems, bundle, program } = inspection;
  const made = { problems, key: hash(...right.map(({ key }) => key)), entries: right.map(entryOf) };
  if (right.length === 0 || (problems.length > 0 && !keepGoing)) return { ...made, texts: new Map() };
  const texts = [...categoryFiles(right, bundle, program!)];
  return { ...made, texts: new Map(texts.map(([name, text]) => [`${category}/${name}`, text])) };
}
