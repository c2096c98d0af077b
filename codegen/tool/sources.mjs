/** The sources of the code generation: its own and the engine's, whose change makes everything made from them stale. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const codegenFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** The two lie side by side in the project. */
export const engineFolder = path.resolve(codegenFolder, '..', 'engine');

function sourcesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesBelow(inside);
    return /\.(tsx?|mjs|json)$/.test(entry.name) ? [inside] : [];
  });
}

/** 16 hexadecimal digits that change with every source in these folders, and with the texts. */
export function foldersHash(folders, ...texts) {
  const digest = createHash('sha256');
  for (const folder of folders) {
    for (const file of sourcesBelow(folder).sort()) {
      const text = readFileSync(file);
      digest.update(`${path.relative(folder, file)} ${text.length}\n`).update(text);
    }
  }
  for (const text of texts) digest.update(`${text.length}\n`).update(text);
  return digest.digest('hex').slice(0, 16);
}

/** The hash of the code generation's sources. */
export function sourcesHash() {
  return foldersHash([codegenFolder, engineFolder]);
}
