/** The formatter, the types and the spelling of some files, by the tools that the whole project is held to. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface ToolRun {
  readonly name: string;
  readonly code: number;
  readonly output: string;
}

export function runTool(root: string, name: string, script: string, args: readonly string[]): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules', script), ...args], { cwd: root });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ name, code: code ?? 1, output }));
  });
}

const BIOME = '@biomejs/biome/bin/biome';
const TSC = 'typescript/bin/tsc';

/** Whether the project is held to a tool: it is installed, and told how. */
function has(root: string, script: string, config: string): boolean {
  return existsSync(path.join(root, config)) && existsSync(path.join(root, 'node_modules', script));
}

async function formatted(root: string, files: readonly string[], fix: boolean): Promise<ToolRun> {
  const run = await runTool(root, 'formatter', BIOME, ['check', '--colors=off', ...(fix ? ['--write'] : []), ...files]);
  if (run.code === 0) return run;
  const output = fix
    ? run.output
    : `${run.output.trimEnd()}\n\nWhat can be mended so is mended by: npm run check -- --fix ${files[0]}\n`;
  return { ...run, output };
}

/** A project of these files alone takes a fraction of the time of the whole one. */
async function typed(root: string, files: readonly string[]): Promise<ToolRun> {
  const folder = path.join(root, 'node_modules', '.cache', 'reckoner');
  mkdirSync(folder, { recursive: true });
  const config = path.join(folder, `types-${process.pid}.json`);
  const typeRoots = [path.join(root, 'node_modules', '@types')];
  const content = { extends: path.join(root, 'tsconfig.json'), include: [], files, compilerOptions: { typeRoots } };
  writeFileSync(config, JSON.stringify({ ...content, files: files.map((file) => path.join(root, file)) }));
  try {
    const run = await runTool(root, 'types', TSC, ['--noEmit', '--pretty', 'false', '-p', config]);
    return run;
  } finally {
    rmSync(config, { force: true });
  }
}

export interface ToolsReport {
  readonly failed: readonly ToolRun[];
  /** What was looked at, in words. */
  readonly done: readonly string[];
}

/**
 * Runs on files from the root what the project has of them. `spelling` says which of the files have words that are not
 * known yet.
 */
export async function runTools(
  root: string,
  files: readonly string[],
  { fix, spelling }: { readonly fix: boolean; readonly spelling: () => SpellingTask },
): Promise<ToolsReport> {
  const runs: Promise<ToolRun>[] = [];
  const done: string[] = [];
  if (files.length > 0 && has(root, BIOME, 'biome.json')) {
    done.push('formatter');
    runs.push(formatted(root, files, fix));
  }
  if (files.length > 0 && has(root, TSC, 'tsconfig.json')) {
    done.push('types');
    runs.push(typed(root, files));
  }
  if (files.length > 0 && has(root, CSPELL, 'cspell.json')) {
    done.push('spelling');
    runs.push(spelled(root, spelling()));
  }
  const failed = (await Promise.all(runs)).filter(({ code }) => code !== 0);
  return { failed, done };
}

const CSPELL = 'cspell/bin.mjs';

export interface SpellingTask {
  /** Files with words that nobody looked up yet. */
  readonly doubtful: readonly string[];
  /** To be called when all their words are right. */
  readonly passed: () => void;
}

async function spelled(root: string, { doubtful, passed }: SpellingTask): Promise<ToolRun> {
  if (doubtful.length === 0) return { name: 'spelling', code: 0, output: '' };
  const run = await runTool(root, 'spelling', CSPELL, [
    'lint',
    '--no-progress',
    '--no-summary',
    '--no-color',
    ...doubtful,
  ]);
  if (run.code === 0) passed();
  const mend = 'Set the words right; terms of art go to plugins/terms.txt.\n';
  return run.code === 0 ? run : { ...run, output: `${run.output.trimEnd()}\n${mend}` };
}
