/** What the program knows of itself, whether it runs from its sources or as the bundle that is made from them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { engineFolder, sourcesHash } from '../tool/sources.mjs';

/** Put in when the bundle is made; see `tool/built.mjs`. */
declare const BUILT: { readonly hash: string; readonly engineVersion: string } | undefined;

export const isBuilt = typeof BUILT !== 'undefined';

/** Hash of the program: the code generation's and the engine's sources, whose change makes every result stale. */
export function toolHash(): string {
  return isBuilt ? BUILT!.hash : sourcesHash();
}

function readEngineVersion(): string {
  return JSON.parse(readFileSync(path.join(engineFolder, 'package.json'), 'utf8')).version;
}

export const engineVersion: string = isBuilt ? BUILT!.engineVersion : readEngineVersion();

/** A folder for modules that are loaded once; the engine that they import must be the program's own. */
export function scratchFolder(root: string): string {
  if (isBuilt) return path.join(path.dirname(fileURLToPath(import.meta.url)), 'scratch');
  return path.join(root, 'node_modules', '.cache', 'reckoner', 'scratch');
}
