/**
 * What the program knows of itself, whether it runs from its sources, as the bundle that is made from them, or as installed
 * packages.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourcesHash } from '../tool/sources.mjs';
import { hash } from './hash.js';

/** Put in when the bundle is made; see `tool/built.mjs`. */
declare const BUILT: { readonly hash: string; readonly engineVersion: string } | undefined;

const isBuilt = typeof BUILT !== 'undefined';

function readEngineVersion(): string {
  return createRequire(import.meta.url)('@reckoner/engine/package.json').version;
}

export const engineVersion: string = isBuilt ? BUILT!.engineVersion : readEngineVersion();

/** The hash of the sources that the packages were made from; undefined where the sources themselves are there. */
function packedHash(): string | undefined {
  try {
    return JSON.parse(readFileSync(new URL('../packed.json', import.meta.url), 'utf8')).hash;
  } catch {
    return undefined;
  }
}

/** Hash of the program: the code generation's and the engine's sources, whose change makes every result stale. */
export function toolHash(): string {
  if (isBuilt) return BUILT!.hash;
  const packed = packedHash();
  // The engine that is installed may be a later one.
  return packed === undefined ? sourcesHash() : hash(packed, engineVersion);
}

/** A folder for modules that are loaded once; the engine that they import must be the program's own. */
export function scratchFolder(root: string): string {
  if (isBuilt) return path.join(path.dirname(fileURLToPath(import.meta.url)), 'scratch');
  return path.join(root, 'node_modules', '.cache', 'reckoner', 'scratch');
}
