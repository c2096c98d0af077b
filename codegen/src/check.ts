/** `npm run check`: one folder in about a second, or everything that the project holds its sources to. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Cache } from './cache.js';
import { checkCatalogue } from './catalogue-checks.js';
import { collect, groupByCategory } from './collect.js';
import { type Entry, entryFromText, entryOf } from './entry.js';
import { defaultCache } from './generate.js';
import { type Problem, ProblemsFound } from './problem.js';
import { scratchFolder, toolHash } from './program.js';
import { scan } from './scan.js';

const NOTHING_WRITTEN = '';

export interface CheckReport {
  readonly calculators: number;
}

function isWithin(file: string, folder: string): boolean {
  return file === folder || file.startsWith(folder + path.sep);
}

/**
 * Checks the calculators in these files and folders, whether or not they passed before.
 * @throws ProblemsFound
 * @throws RangeError when a path does not exist or holds no calculator.
 */
export async function checkPaths(root: string, paths: readonly string[]): Promise<CheckReport> {
  const folders = paths.map((given) => path.resolve(root, given));
  const missing = folders.findIndex((folder) => !existsSync(folder));
  if (missing >= 0) throw new RangeError(`There is nothing at ${paths[missing]}.`);
  const found = scan(root);
  const isAsked = (file: string) => folders.some((folder) => isWithin(file, folder) || isWithin(folder, file));
  const within = (file: string) => folders.some((folder) => isWithin(file, folder));
  const asked = found.calculators.filter(
    (file) => within(file.path) || file.shared.some((shared) => within(shared.path)),
  );
  const problems: Problem[] = found.problems.filter(({ file }) => isAsked(path.join(root, file)));
  if (asked.length === 0 && problems.length === 0) {
    throw new RangeError(
      `There is no calculator in ${paths.join(', ')}; expected <subcategory>/<slug>.ts in a plugin.`,
    );
  }
  const { inspect } = await import('./inspect.js');
  const slugs = new Set(asked.map((file) => file.slug));
  const entries: Entry[] = [];
  for (const [, files] of groupByCategory({ packages: found.packages, calculators: asked })) {
    const fresh = new Set(files.map((file) => file.slug));
    const inspection = await inspect({ root, scratch: scratchFolder(root), files, fresh });
    problems.push(...inspection.problems);
    entries.push(...inspection.inspected.map(entryOf));
  }
  const others = found.calculators.filter((file) => !slugs.has(file.slug)).map(entryFromText);
  const displays = new Set(asked.map((file) => file.display));
  problems.push(...checkCatalogue(found, [...others, ...entries]).filter(({ file }) => displays.has(file)));
  if (problems.length > 0) throw new ProblemsFound(problems, NOTHING_WRITTEN);
  return { calculators: asked.length };
}

interface ToolRun {
  readonly name: string;
  readonly code: number;
  readonly output: string;
}

function runTool(root: string, name: string, script: string, args: readonly string[]): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules', script), ...args], { cwd: root });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ name, code: code ?? 1, output }));
  });
}

/**
 * Formatter and linter, types, spelling, import directions, and every calculator. Returns the outputs of tools that failed.
 * @throws ProblemsFound
 */
export async function checkAll(root: string): Promise<CheckReport & { readonly failed: readonly ToolRun[] }> {
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
  const { problems, calculators } = await collect({ root, out: path.join(root, 'generated'), cache });
  const { checkImportDirections } = await import('./import-rules.js');
  const all = [...problems, ...checkImportDirections(root)];
  const failed = (await Promise.all(tools)).filter(({ code }) => code !== 0);
  if (all.length === 0) return { calculators, failed };
  const outputs = failed.map(({ name, output }) => `${name}:\n${output}`).join('\n');
  throw new ProblemsFound(all, outputs === '' ? NOTHING_WRITTEN : `\n${outputs}`);
}
