/**
 * Of the syntax-tree library only the parser is used, and it loads faster by itself. Its names are bound and its enums
 * written out when the bundle is made: each mention of one would otherwise be a look into an object of thousands of getters.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const LIBRARY = /^ts-morph$/;
const IMPORT = "import { ts } from 'ts-morph'";

/** Those of which the sources name many members. */
const ENUMS = ['NodeFlags', 'SyntaxKind'];

const require = createRequire(import.meta.url);

export function parserFile() {
  const { resolve } = createRequire(require.resolve('ts-morph'));
  return path.join(path.dirname(resolve('@ts-morph/common')), 'typescript.js');
}

/** In the order of the parser's own, for the last of two names of a number is the one that the number gives. */
function enumText(name, members) {
  const named = Object.entries(members).filter(([member]) => Number.isNaN(Number(member)));
  return `export enum ${name} { ${named.map(([member, value]) => `${member} = ${value}`).join(', ')} }`;
}

function namesText() {
  const parser = require(parserFile());
  const names = Object.keys(parser).filter((name) => /^\w+$/.test(name) && name !== 'default' && !ENUMS.includes(name));
  return [
    `import { ts } from ${JSON.stringify(fileURLToPath(new URL('typescript.mjs', import.meta.url)))};`,
    ...ENUMS.map((name) => enumText(name, parser[name])),
    // In a call, so that what nobody names is left out.
    'const bound = (name) => ts[name];',
    ...names.map((name) => `const $${name} = /* @__PURE__ */ bound('${name}');`),
    `export { ${names.map((name) => `$${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}

export const parserAlone = {
  name: 'parser-alone',
  setup(build) {
    build.onResolve({ filter: LIBRARY }, () => ({ path: 'names', namespace: 'parser' }));
    build.onLoad({ filter: /./, namespace: 'parser' }, () => ({
      contents: namesText(),
      loader: 'ts',
      resolveDir: path.dirname(fileURLToPath(import.meta.url)),
    }));
    build.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8');
      if (!text.includes(IMPORT)) return undefined;
      return { contents: text.replace(IMPORT, "import * as ts from 'ts-morph'"), loader: 'ts' };
    });
  },
};
