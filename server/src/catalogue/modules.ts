/** Loads generated modules, which import the engine: the one that is in use here, whatever this program runs from. */
import { realpath } from 'node:fs/promises';
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Put in when the service is bundled, see `tool/built.mjs`: what of the engine generated modules import, by file. */
declare const ENGINE_FILES: Readonly<Record<string, string>> | undefined;
declare const BUNDLE_URL: string;

let isRegistered = false;

/** In a bundle the engine is beside this file; among the sources it is found as any package is. */
function registerEngine(): void {
  if (isRegistered || typeof ENGINE_FILES === 'undefined') return;
  isRegistered = true;
  const addresses = Object.entries(ENGINE_FILES).map(([name, file]) => [name, new URL(file, BUNDLE_URL).href]);
  const data: unknown = Object.fromEntries(addresses);
  register('../../tool/engine-hooks.mjs', { parentURL: import.meta.url, data });
}

/** Links are followed first: a module imports its neighbors from where it really is. */
export async function importGenerated(file: string): Promise<unknown> {
  registerEngine();
  return import(pathToFileURL(await realpath(file)).href);
}
