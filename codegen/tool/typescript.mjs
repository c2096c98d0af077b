/**
 * TypeScript's parser for the bundle: compiled once, and from then on loaded as it was compiled. `PARSER_FILE` is
 * put in when the bundle is made.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

const compiledFile = fileURLToPath(new URL('typescript.compiled', import.meta.url));
const cachedData = existsSync(compiledFile) ? readFileSync(compiledFile) : undefined;
const text = `(function (exports, require, module, __filename, __dirname) {${readFileSync(PARSER_FILE, 'utf8')}\n})`;
const script = new Script(text, { filename: PARSER_FILE, cachedData });
const module = { exports: {} };
script.runInThisContext()(module.exports, createRequire(PARSER_FILE), module, PARSER_FILE, path.dirname(PARSER_FILE));

// At the end everything is compiled that was needed.
if (cachedData === undefined || script.cachedDataRejected) {
  process.once('exit', () => {
    const making = `${compiledFile}.${process.pid}`;
    writeFileSync(making, script.createCachedData());
    renameSync(making, compiledFile);
  });
}

export const ts = module.exports;
