/** The sources of the code generation: its own, the bundling's and the engine's, whose change makes everything made from them stale. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from './list.mjs';

/** The three lie side by side in the project. */
export const bundlingFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const codegenFolder = path.resolve(bundlingFolder, '..', 'codegen');
export const engineFolder = path.resolve(bundlingFolder, '..', 'engine');

const SOURCE = /\.(tsx?|mjs|json)$/;

/** 16 hexadecimal digits that change with every source in these folders, and with the texts. */
export function foldersHash(folders, ...texts) {
  const digest = createHash('sha256');
  for (const folder of folders) {
    const sources = filesBelow(folder).filter((name) => SOURCE.test(name));
    for (const name of sources.sort()) {
      const text = readFileSync(path.join(folder, name));
      digest.update(`${name} ${text.length}\n`).update(text);
    }
  }
  for (const text of texts) digest.update(`${text.length}\n`).update(text);
  return digest.digest('hex').slice(0, 16);
}

/** The hash of the code generation's sources. */
export function sourcesHash() {
  return foldersHash([codegenFolder, bundlingFolder, engineFolder]);
}
