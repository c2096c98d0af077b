/** Where the catalogue is that commands without a server calculate with. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { currentGeneration } from '@reckoner/bundling/generations';

/** The package that brings a catalogue along. */
const PACKAGE = '@reckoner/catalogue/package.json';
const INDEX = 'catalogue.json';

function isCatalogue(folder: string): boolean {
  return existsSync(path.join(folder, INDEX));
}

/** The nearest `generated/` at or above a folder. */
function generatedAbove(from: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const generated = path.join(folder, 'generated');
    if (isCatalogue(generated)) return generated;
    if (folder === path.dirname(folder)) return undefined;
  }
}

/** What an installed package brought along, seen from a module or folder. */
function installedFor(from: string | URL): string | undefined {
  try {
    const generated = path.join(path.dirname(createRequire(from).resolve(PACKAGE)), 'generated');
    return isCatalogue(generated) ? generated : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The folder of the generated catalogue: what the environment names, that of the deployment or project in which the
 * command was typed, or what the installed `@reckoner/catalogue` has.
 * @throws RangeError where there is none.
 */
export function foundCatalogue(folder: string, environment: NodeJS.ProcessEnv = process.env): string {
  const named = environment.GENERATED_DIR;
  if (named !== undefined && named !== '') {
    if (isCatalogue(named)) return currentGeneration(named) ?? named;
    throw new RangeError(`GENERATED_DIR names ${named}, in which no catalogue was generated.`);
  }
  const found =
    generatedAbove(folder) ??
    installedFor(pathToFileURL(path.join(folder, 'package.json'))) ??
    installedFor(import.meta.url);
  if (found !== undefined) return currentGeneration(found) ?? found;
  throw new RangeError(
    `There is no catalogue in ${folder}, nor above it. Install one with \`npm install @reckoner/catalogue\`, go to a deployment in which \`reckoner generate\` was run, or name a service with --server.`,
  );
}
