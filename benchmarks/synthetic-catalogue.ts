/** A catalogue of the size aimed at: copies of the real calculators, each with its own slug, title and description. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { globSync } from 'glob';
import { root } from './harness/root.js';

export interface SyntheticCatalogue {
  readonly root: string;
  /** Absolute paths of the copies. */
  readonly files: readonly string[];
  remove(): void;
}

/** The text of a calculator's file as its copy number `copy`; aliases go, for they must be unique. */
export function copyOf(text: string, copy: number): string {
  return text
    .replace(/^ {2}aliases: \[[^\]]*\],\n/m, '')
    .replace(/^( {2}title:\s*(['"`]))/m, `$1Copy ${copy}: `)
    .replace(/^( {2}description:\s*(['"`]))/m, `$1Copy ${copy}: `);
}

/**
 * Writes a temporary root whose plugins are those of a folder and copies of them, `size` calculators in all, or as many
 * as there are if those are more.
 */
export function writeSyntheticCatalogue(size: number, plugins = join(root, 'plugins')): SyntheticCatalogue {
  const originals = globSync('*/*/*.ts', { cwd: plugins })
    .filter((path) => basename(dirname(path)) !== 'shared')
    .sort();
  if (originals.length === 0) throw new Error('There is no calculator to copy.');

  const folder = mkdtempSync(join(tmpdir(), 'reckoner-codegen-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  cpSync(plugins, join(folder, 'plugins'), {
    recursive: true,
    filter: (path) => basename(path) !== 'node_modules',
  });
  mkdirSync(join(folder, 'node_modules/@reckoner'), { recursive: true });
  symlinkSync(join(root, 'engine'), join(folder, 'node_modules/@reckoner/engine'));
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));

  const files: string[] = [];
  for (let index = originals.length; index < size; index++) {
    const original = join(folder, 'plugins', originals[index % originals.length]!);
    const copy = Math.floor(index / originals.length);
    const file = original.replace(/\.ts$/, `-copy-${copy}.ts`);
    writeFileSync(file, copyOf(readFileSync(original, 'utf8'), copy));
    files.push(file);
  }
  return { root: folder, files, remove };
}

/** How many bytes the files of a folder have, all together; hidden folders have links to the same bytes. */
export function folderBytes(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? folderBytes(path) : readFileSync(path).length;
    })
    .reduce((sum, bytes) => sum + bytes, 0);
}
