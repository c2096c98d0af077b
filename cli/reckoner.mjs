#!/usr/bin/env node
/**
 * Runs the command line as it was compiled, or from its sources where those are all there is. Commands that calculate and
 * look up are bundled, so that they start at once.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const QUICK = ['calculate', 'search', 'describe', 'ask', 'completion', 'complete'];

const words = process.argv.slice(2);
const compiled = new URL('dist/main.js', import.meta.url);
const isCompiled = existsSync(compiled);

/** The file of the bundle; undefined where it cannot be made. */
async function quickFile() {
  if (isCompiled) return fileURLToPath(new URL('dist/quick/main.cjs', import.meta.url));
  const quick = await import('./tool/quick.mjs');
  return quick.quickFile().catch(() => undefined);
}

async function runQuickly() {
  const file = await quickFile();
  if (file === undefined) return false;
  const { KeptCode } = await import('./tool/kept-code.mjs');
  const code = new KeptCode(path.join(path.dirname(file), 'kept'));
  const text = `(function (exports, require, module, $url) {${readFileSync(file, 'latin1')}\n})`;
  const module = { exports: {} };
  const start = code.compile(text, file, 'main').runInThisContext();
  start(module.exports, createRequire(file), module, pathToFileURL(file).href);
  await module.exports.main(words, (...script) => code.compile(...script));
  code.keep();
  return true;
}

async function run() {
  process.setSourceMapsEnabled(true);
  if (!isCompiled) (await import('tsx/esm/api')).register();
  const { main } = await import(isCompiled ? compiled.href : new URL('src/main.ts', import.meta.url).href);
  await main(words);
}

// Whoever reads may have read enough, as `head` has.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });

if (!(QUICK.includes(words[0]) && (await runQuickly()))) await run();
