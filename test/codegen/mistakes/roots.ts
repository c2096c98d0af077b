/** Roots with a mistake in each, and what the check as built says of it. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Mistake } from './table.js';

const here = path.resolve('test/codegen/mistakes');

/** A project with the category of `base/`, in which these packages are installed. */
export function projectRoot(packages: readonly string[] = ['@reckoner/engine']): string {
  const root = mkdtempSync(path.join(realpathSync(tmpdir()), 'reckoner-mistake-'));
  cpSync(path.join(here, 'base'), path.join(root, 'plugins'), { recursive: true });
  for (const name of packages) {
    const link = path.join(root, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(realpathSync(path.join('node_modules', name)), link);
  }
  return root;
}

/** Puts a mistake into a project. */
export function makeMistake(root: string, { edits = [], added = {} }: Mistake): void {
  for (const [name, from, to] of edits) {
    const file = path.join(root, 'plugins', 'motion', name);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(from)) throw new Error(`${name} has no “${from}”.`);
    writeFileSync(file, text.replace(from, to));
  }
  for (const [name, text] of Object.entries(added)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
}

export interface Said {
  readonly code: number | null;
  readonly text: string;
  readonly seconds: number;
}

/** What a command says on this root; `timeout` in ms ends what hangs. */
export function command(root: string, words: readonly string[], timeout = 120_000): Promise<Said> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, [path.join(here, 'command.mjs'), root, ...words], {
      timeout,
      killSignal: 'SIGKILL',
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, text, seconds: (performance.now() - start) / 1000 }));
  });
}
