/** Folders that stand for a project: plugins, an engine in node_modules, and what code generation makes of them. */
import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export function emptyRoot(): string {
  const root = mkdtempSync(path.join(realpathSync(tmpdir()), 'reckoner-root-'));
  mkdirSync(path.join(root, 'plugins'));
  mkdirSync(path.join(root, 'node_modules', '@reckoner'), { recursive: true });
  symlinkSync(path.resolve('engine'), path.join(root, 'node_modules', '@reckoner', 'engine'));
  return root;
}

export function addPlugin(root: string, folder: string, category: string): void {
  cpSync(folder, path.join(root, 'plugins', category), { recursive: true });
}

export function edit(root: string, file: string, change: (text: string) => string): void {
  const full = path.join(root, file);
  writeFileSync(full, change(readFileSync(full, 'utf8')));
}

export interface Ran {
  readonly calculators?: number;
  readonly checked?: number;
  readonly written?: readonly string[];
  readonly problems?: string;
  /** The answer of the calculation that was asked for. */
  readonly outcome?: unknown;
}

const program = path.resolve('test/codegen/generate-root.ts');

/** Generates the root in a process of its own; then calculates, when `calculate` names a calculator and its inputs. */
export function generateRoot(root: string, options: { keepGoing?: boolean; calculate?: [string, object] } = {}): Ran {
  const request = JSON.stringify({ root, ...options });
  return JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', program, request], { encoding: 'utf8' }));
}

/** The same while this process goes on. */
export async function generateMeanwhile(root: string): Promise<Ran> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    program,
    JSON.stringify({ root }),
  ]);
  return JSON.parse(stdout);
}

/** Path to text of every file below `generated/` that is not hidden. */
export function generatedFiles(root: string): Record<string, string> {
  const folder = path.join(root, 'generated');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('.'));
  const files = names.map((name) => path.join(folder, name)).filter((file) => statSync(file).isFile());
  return Object.fromEntries(files.sort().map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]));
}
