/** Loads generated modules, which import the engine: the one that is in use here, whatever this program runs from. */
import { realpath } from 'node:fs/promises';
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Put in when the service is bundled, see `tool/built.mjs`: what of the engine generated modules import, by file. */
declare const ENGINE_FILES: Readonly<Record<string, string>> | undefined;
declare const BUNDLE_URL: string;

let isRegistered = false;

/** In a bundle the engine is beside this file; an installed service has its own; among the sources there is one. */
function engineAddresses(): Readonly<Record<string, string>> | undefined {
  if (typeof ENGINE_FILES !== 'undefined')
    return Object.fromEntries(
      Object.entries(ENGINE_FILES).map(([name, file]) => [name, new URL(file, BUNDLE_URL).href]),
    );
  if (!import.meta.url.endsWith('.js')) return undefined;
  const names = ['@reckoner/engine', '@reckoner/engine/calculate/read/schema'];
  return Object.fromEntries(names.map((name) => [name, import.meta.resolve(name)]));
}

function registerEngine(): void {
  if (isRegistered) return;
  isRegistered = true;
  const data = engineAddresses();
  if (data === undefined) return;
  register('../../tool/engine-hooks.mjs', { parentURL: import.meta.url, data });
}

/** Links are followed first: a module imports its neighbors from where it really is. */
export async function importGenerated(file: string): Promise<unknown> {
  registerEngine();
  return import(pathToFileURL(await realpath(file)).href);
}
