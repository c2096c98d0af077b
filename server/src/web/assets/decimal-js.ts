/** decimal.js for browsers: without the methods that nothing calls, which are half of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, transform } from 'esbuild';

const ENGINE = dirname(fileURLToPath(import.meta.resolve('@reckoner/engine')));
const TRIGONOMETRY = join(ENGINE, 'arithmetic', 'decimal-trigonometry.ts');

/** The library as esbuild prints it: methods, functions, and functions that are static too, each a statement. */
const METHOD = /^P\.(\w+) = (?:P\.(\w+) = )?function\([^)]*\) \{\n[\s\S]*?\n\};\n/gm;
const FUNCTION = /^function (\w+)\([^)]*\) \{\n[\s\S]*?\n\}\n/gm;
const STATIC = /^ {2}\w+\.(\w+) = \1;\n/gm;

interface Part {
  readonly text: string;
  /** One of these in what is kept keeps the part. */
  readonly names: readonly string[];
}

function partsOf(library: string): Part[] {
  const named = (pattern: RegExp, isMethod: boolean) =>
    [...library.matchAll(pattern)].map(([text, ...names]) => ({
      text,
      names: names.filter((name) => name !== undefined).map((name) => (isMethod ? `.${name}` : name)),
    }));
  return [...named(METHOD, true), ...named(FUNCTION, false)];
}

/** Words, and words after a dot with their dot. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/(\.?)\b([A-Za-z]\w*)/g)].flatMap(([, dot, name]) => (dot ? [`.${name}`] : [name!]));
}

/** The library with what these texts call, and what that calls. */
export function reducedLibrary(library: string, callers: readonly string[]): string {
  const called = new Set(callers.flatMap(namesIn).filter((name) => name.startsWith('.')));
  const withStatics = library.replace(STATIC, (line, name: string) => (called.has(`.${name}`) ? line : ''));
  let dropped = partsOf(withStatics);
  const rest = dropped.reduce((text, part) => text.replace(part.text, () => ''), withStatics);
  // A method's own name in front of its function is no call.
  const known = new Set([...called, ...namesIn(rest)]);
  for (let found = true; found; ) {
    const kept = dropped.filter(({ names }) => names.some((name) => known.has(name)));
    found = kept.length > 0;
    dropped = dropped.filter((part) => !kept.includes(part));
    for (const { text } of kept) for (const name of namesIn(text)) known.add(name);
  }
  return dropped.reduce((text, part) => text.replace(part.text, () => ''), withStatics);
}

/** The engine's sources that may call methods of decimals. */
function callers(hasTrigonometry: boolean): string[] {
  return ['arithmetic', 'calculate', join('special', 'decimal')].flatMap((folder) =>
    readdirSync(join(ENGINE, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => (folder === 'arithmetic' ? /^decimal[\w-]*\.ts$/ : /\.ts$/).test(name))
      .map((name) => join(ENGINE, folder, name))
      .filter((path) => hasTrigonometry || path !== TRIGONOMETRY)
      .map((path) => readFileSync(path, 'utf8')),
  );
}

/** @param hasTrigonometry Whether circular and hyperbolic functions are there. */
export function decimalPlugin(hasTrigonometry: boolean): Plugin {
  return {
    name: 'decimal.js',
    setup(bundle) {
      bundle.onLoad({ filter: /[\\/]decimal\.mjs$/ }, async ({ path }) => {
        const { code } = await transform(readFileSync(path, 'utf8'), { legalComments: 'none', charset: 'utf8' });
        return { contents: reducedLibrary(code, callers(hasTrigonometry)), loader: 'js' };
      });
      if (hasTrigonometry) return;
      bundle.onLoad({ filter: /[\\/]decimal-trigonometry\.ts$/ }, ({ path }) =>
        path === TRIGONOMETRY ? { contents: 'export const trigonometry = {};', loader: 'js' } : undefined,
      );
    },
  };
}
