/** `npm run check`: one folder in about a second, or everything that the project holds its sources to. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { toolHash } from '@reckoner/bundling/build-identity';
import { type Problem, ProblemsFound } from '@reckoner/bundling/problem';
import { scan } from '@reckoner/bundling/scan';
import { checkCatalogue } from '../check/between-calculators.js';
import { Cache } from '../generate/cache.js';
import { type Entry, entryFromText } from '../generate/catalogue-entry.js';
import { collect, groupByCategory } from '../generate/collect.js';
import { defaultCache } from '../generate/generate.js';
import { makeCategories } from '../generate/make-categories.js';
import type { CategoryTask } from '../generate/make-category.js';
import { spellingTask } from './spelling.js';
import { runTool, runTools, type ToolRun } from './tools.js';

/** After the problems. */
function outputsOf(failed: readonly ToolRun[]): string {
  const outputs = failed.map(({ name, output }) => `${name}:\n${output}`).join('\n');
  return outputs === '' ? '' : `\n\n${outputs}`;
}

export interface CheckReport {
  readonly calculators: number;
  /** The tools that found something. */
  readonly failed: readonly ToolRun[];
  /** What was looked at besides the calculators' own checks, in words. */
  readonly done: readonly string[];
}

export interface CheckOptions {
  /** Mends what the formatter can mend. */
  readonly fix?: boolean;
}

function isWithin(file: string, folder: string): boolean {
  return file === folder || file.startsWith(folder + path.sep);
}

/**
 * Checks the calculators in these files and folders, whether or not they passed before.
 * @throws ProblemsFound
 * @throws RangeError when a path does not exist or holds no calculator.
 */
export async function checkPaths(
  root: string,
  paths: readonly string[],
  { fix = false }: CheckOptions = {},
): Promise<CheckReport> {
  const folders = paths.map((given) => path.resolve(root, given));
  const missing = folders.findIndex((folder) => !existsSync(folder));
  if (missing >= 0) throw new RangeError(`There is nothing at ${paths[missing]}.`);
  const found = scan(root);
  const isAsked = (file: string) => folders.some((folder) => isWithin(file, folder) || isWithin(folder, file));
  const within = (file: string) => folders.some((folder) => isWithin(file, folder));
  const asked = found.calculators.filter(
    (file) => within(file.path) || file.shared.some((shared) => within(shared.path)),
  );
  const problems: Problem[] = found.problems.filter(({ file, also }) =>
    [file, also].some((one) => one !== undefined && isAsked(path.join(root, one))),
  );
  if (asked.length === 0 && problems.length === 0) {
    const file = folders.findIndex((folder) => statSync(folder).isFile());
    if (file >= 0)
      throw new RangeError(
        `${paths[file]} is a file and no calculator, which lies at plugins/<category>/<subcategory>/<slug>.ts.`,
      );
    throw new RangeError(
      `There is no calculator in ${paths.join(', ')}; expected <subcategory>/<slug>.ts in a plugin.`,
    );
  }
  const modules = [...new Map(asked.flatMap((file) => [file, ...file.shared]).map((one) => [one.path, one])).values()];
  const looked = modules.filter(({ plugin }) => !plugin.installed);
  const spelling = () => {
    const others = [...found.calculators, ...found.shared].filter(
      (one) => !looked.some(({ path }) => path === one.path),
    );
    return spellingTask(root, looked, others, new Cache(defaultCache(root)));
  };
  const tools = runTools(
    root,
    looked.map(({ display }) => display),
    { fix, spelling },
  );
  const groups = [...groupByCategory({ packages: found.packages, calculators: asked })];
  const tasks = groups.map(([category, files]): CategoryTask => {
    const fresh = new Set(files.map((file) => file.slug));
    return { root, category, cache: '', files, fresh, tried: fresh, keepGoing: false };
  });
  const checked = await makeCategories(tasks, 'check');
  problems.push(...checked.flatMap((one) => one.problems));
  const slugs = new Set(asked.map((file) => file.slug));
  const entries: Entry[] = checked.flatMap((one) => one.entries);
  const others = found.calculators.filter((file) => !slugs.has(file.slug)).map(entryFromText);
  const displays = new Set(asked.map((file) => file.display));
  // Those that are asked for come last, so that what two have in common is told of them.
  const order = [...found.calculators].sort(
    (a, b) => Number(displays.has(a.display)) - Number(displays.has(b.display)),
  );
  const between = checkCatalogue({ ...found, calculators: order }, [...others, ...entries]);
  problems.push(...between.filter(({ file }) => displays.has(file)));
  const { failed, done } = await tools;
  if (problems.length > 0) throw new ProblemsFound(problems, outputsOf(failed));
  return { calculators: asked.length, failed, done };
}

/**
 * Formatter and linter, types, spelling, import directions, and every calculator. Returns the outputs of tools that failed.
 * @throws ProblemsFound
 */
export async function checkAll(root: string): Promise<CheckReport> {
  const tools = [
    runTool(root, 'biome', '@biomejs/biome/bin/biome', ['check', '.']),
    runTool(root, 'tsc', 'typescript/bin/tsc', ['--noEmit', '--pretty', 'false', '-p', '.']),
    runTool(root, 'tsc (browser)', 'typescript/bin/tsc', [
      '--noEmit',
      '--pretty',
      'false',
      '-p',
      'server/src/web/client',
    ]),
    runTool(root, 'cspell', 'cspell/bin.mjs', ['lint', '--no-progress', '--no-summary']),
  ];
  const cache = new Cache(path.join(defaultCache(root), toolHash()));
  const { problems, calculators } = await collect({ root, out: path.join(root, 'generated'), cache, tries: true });
  const { checkImportDirections } = await import('../check/import-directions.js');
  const { checkRecordedChanges } = await import('../check/recorded-changes.js');
  const all = [...problems, ...checkImportDirections(root), ...checkRecordedChanges(scan(root))];
  const failed = (await Promise.all(tools)).filter(({ code }) => code !== 0);
  if (all.length === 0) return { calculators, failed, done: ['formatter', 'types', 'spelling', 'imports'] };
  throw new ProblemsFound(all, outputsOf(failed));
}
