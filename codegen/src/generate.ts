/** Scans, checks and writes `generated/`: everything that follows from the calculators' files, or nothing. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { BANNER } from './bundle.js';
import { Cache, type CategoryCache, toolHash } from './cache.js';
import { checkCatalogue } from './catalogue-checks.js';
import { catalogueFiles, neighbours } from './emit/catalogue.js';
import { stableJson } from './emit/json.js';
import { type Entry, entryOf } from './entry.js';
import { hash } from './hash.js';
import type { Inspected } from './inspect.js';
import { type Problem, ProblemsFound } from './problem.js';
import { type CalculatorFile, type Scan, scan } from './scan.js';
import { replaceFolder } from './write.js';

export interface GenerateOptions {
  /** The folder with `plugins/` and `node_modules/`. */
  readonly root: string;
  /** Default: `generated` in the root. */
  readonly out?: string;
  /** Default: `node_modules/.cache/reckoner` in the root. */
  readonly cache?: string;
}

export interface GenerateReport {
  readonly calculators: number;
  /** How many were checked in this run; the others had passed before. */
  readonly checked: number;
  /** Paths in the output folder that changed. */
  readonly written: readonly string[];
}

interface CategoryState {
  /** Hash of all its files. */
  readonly key: string;
  readonly entries: readonly Entry[];
  /** Output files with size and modification time, as they were written. */
  readonly outputs: Readonly<Record<string, string>>;
}

type Index = Readonly<Record<string, CategoryState>>;

function groupByCategory({ packages, calculators }: Scan): Map<string, CalculatorFile[]> {
  const groups = new Map<string, CalculatorFile[]>();
  for (const { category } of packages) groups.set(category, []);
  for (const file of calculators) groups.get(file.plugin.category)!.push(file);
  for (const files of groups.values()) files.sort((a, b) => (a.slug < b.slug ? -1 : 1));
  return new Map([...groups].filter(([, files]) => files.length > 0).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function stamp(file: string): string {
  if (!existsSync(file)) return 'missing';
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

/** The details of a category, with the neighbours of each calculator filled in. */
function detailsText(inspected: readonly Inspected[]): string {
  const entries = inspected.map(entryOf);
  const details = inspected.map(({ slug, detail }, index) => {
    const entry = entries[index]!;
    const siblings = entries.filter(({ subcategory }) => subcategory === entry.subcategory);
    const related = detail.related.length > 0 ? detail.related : neighbours(entry, siblings);
    return [slug, { ...detail, related }];
  });
  return stableJson(Object.fromEntries(details));
}

function validatorsText(slugs: readonly string[]): string {
  const thunks = slugs.map((slug) => {
    const key = JSON.stringify(slug);
    return `  ${key}: () => inputsSchema(calculators[${key}].definition.inputs),`;
  });
  return `${BANNER}
import { inputsSchema } from '@reckoner/engine/calculate/schema';
import { calculators } from './calculators.js';

export const validators = {
${thunks.join('\n')}
};
`;
}

export async function generate(options: GenerateOptions): Promise<GenerateReport> {
  const { root } = options;
  const out = options.out ?? path.join(root, 'generated');
  const cacheFolder = options.cache ?? path.join(root, 'node_modules', '.cache', 'reckoner');
  const tool = toolHash();
  const cache = new Cache(cacheFolder, tool);
  const found = scan(root);
  const problems: Problem[] = [...found.problems];
  const index = cache.read<Index>('index') ?? {};

  const states: Record<string, CategoryState> = {};
  const texts = new Map<string, string>();
  const kept = new Set<string>();
  let checked = 0;
  for (const [category, files] of groupByCategory(found)) {
    const key = hash(...files.map((file) => file.key));
    const known = index[category];
    if (
      known?.key === key &&
      Object.entries(known.outputs).every(([name, was]) => stamp(path.join(out, name)) === was)
    ) {
      states[category] = known;
      for (const name of Object.keys(known.outputs)) kept.add(name);
      continue;
    }
    const passed = cache.read<CategoryCache>(category) ?? {};
    const fresh = new Set(files.filter((file) => passed[file.slug]?.key !== file.key).map((file) => file.slug));
    checked += fresh.size;
    const { inspect, scratchFolder } = await import('./inspect.js');
    const inspection = await inspect({ root, scratch: scratchFolder(root), files, fresh, versions: new Map() });
    problems.push(...inspection.problems);
    const all = new Map(Object.entries(passed).filter(([slug]) => !fresh.has(slug)));
    for (const one of inspection.inspected) all.set(one.slug, one);
    const inspected = files.flatMap((file) => all.get(file.slug) ?? []);
    if (fresh.size > 0) cache.write(category, Object.fromEntries(inspected.map((one) => [one.slug, one])));
    states[category] = { key, entries: inspected.map(entryOf), outputs: {} };
    texts.set(`${category}/calculators.js`, inspection.bundle ?? '');
    texts.set(`${category}/details.json`, detailsText(inspected));
    texts.set(`${category}/validators.js`, validatorsText(inspected.map(({ slug }) => slug)));
  }

  const entries = Object.values(states).flatMap((state) => state.entries);
  problems.push(...checkCatalogue(found, entries));
  if (problems.length > 0) throw new ProblemsFound(problems);

  for (const [name, text] of catalogueFiles(found.packages, entries)) texts.set(name, text);
  const written = replaceFolder(out, texts, kept);
  for (const category of Object.keys(states)) {
    const names = [...texts.keys()].filter((name) => name.startsWith(`${category}/`));
    if (names.length === 0) continue;
    const outputs = Object.fromEntries(names.map((name) => [name, stamp(path.join(out, name))]));
    states[category] = { ...states[category]!, outputs };
  }
  cache.write('index', states);
  return { calculators: entries.length, checked, written };
}
