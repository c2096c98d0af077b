/** What others made for browsers, as it is served: see `vendor/README.md`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { hash } from '@reckoner/bundling/hash';
import type { BuiltFile } from './bundler.js';
import { WEB } from './sources.js';

/** The name by which pages ask for Scalar's API reference. */
export const SCALAR = 'scalar.js';

/** Its last line names a source map that is not served. */
const SOURCE_MAP = '\n//# sourceMappingURL=';

export function scalarFile(): BuiltFile {
  const script = brotliDecompressSync(new Uint8Array(readFileSync(join(WEB, 'vendor/scalar.js.br')))).toString();
  const end = script.lastIndexOf(SOURCE_MAP);
  const text = end < 0 ? script : `${script.slice(0, end)}\n`;
  return {
    file: `scalar-${hash(text).slice(0, 8).toUpperCase()}.js`,
    contents: new TextEncoder().encode(text),
    imports: [],
    entryPoint: SCALAR,
    exports: [],
    sources: [],
  };
}
