/** Compiles the `src/` of a staged package to `dist/`: JavaScript, types, and maps of both to the sources beside it. */
import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './workspaces.js';

const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/** @param isPure Knows nothing of Node. @throws Error with what the compiler said. */
export async function compile(folder: string, isPure: boolean): Promise<void> {
  const { compilerOptions } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8'));
  const config = path.join(folder, 'tsconfig.json');
  const options = {
    ...compilerOptions,
    noEmit: false,
    allowImportingTsExtensions: false,
    types: isPure ? [] : ['node'],
    rootDir: 'src',
    outDir: 'dist',
    declaration: true,
    declarationMap: true,
    sourceMap: true,
  };
  // The browser's code is bundled from its sources by the service.
  const exclude = ['src/web/client'];
  writeFileSync(config, JSON.stringify({ compilerOptions: options, include: ['src'], exclude }));
  try {
    await promisify(execFile)(process.execPath, [compiler, '--pretty', 'false', '-p', folder], { cwd: root });
  } catch (error) {
    throw new Error(`${path.basename(folder)} was not compiled:\n${(error as { stdout?: string }).stdout ?? error}`);
  } finally {
    rmSync(config);
  }
}
