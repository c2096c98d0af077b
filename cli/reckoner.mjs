#!/usr/bin/env node
/**
 * Runs the command line as it was compiled, or from its sources where those are all there is. Commands that calculate and
 * look up are bundled, so that they start at once.
 */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const QUICK = ['calculate', 'search', 'describe', 'ask', 'completion', 'complete'];

const words = process.argv.slice(2);
const compiled = new URL('dist/main.js', import.meta.url);
const isCompiled = existsSync(compiled);

async function address() {
  if (QUICK.includes(words[0])) {
    if (isCompiled) return new URL('dist/quick/main.js', import.meta.url).href;
    const { quickFile } = await import('./tool/quick.mjs');
    const file = await quickFile().catch(() => undefined);
    if (file !== undefined) return pathToFileURL(file).href;
  }
  process.setSourceMapsEnabled(true);
  if (isCompiled) return compiled.href;
  (await import('tsx/esm/api')).register();
  return new URL('src/main.ts', import.meta.url).href;
}

const { main } = await import(await address());
await main(words);
