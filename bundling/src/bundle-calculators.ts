/** Bundles calculators' files into one module with their definitions, for `generated/` and to look at them here. */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import type { Plugin } from 'esbuild';
import { BANNER } from './banner.js';
import { engineVersion } from './build-identity.js';
import { hash } from './hash.js';
import { mayBeRewritten } from './native/may-be-rewritten.js';
import type { CalculatorFile, ModuleFile } from './scan.js';

export function bySlug(one: CalculatorFile, other: CalculatorFile): number {
  return one.slug < other.slug ? -1 : 1;
}

/** Changes with everything that a result depends on: the file, its shared modules, the engine's version. */
export function versionOf(file: CalculatorFile): string {
  return hash(file.key, engineVersion);
}

/** Puts in place of modules what their native formulas are bundled from, where that may be another text. */
function native(files: readonly CalculatorFile[]): Plugin {
  const modules = new Map<string, ModuleFile>();
  for (const file of files)
    for (const one of [file, ...file.shared]) if (mayBeRewritten(one.text)) modules.set(one.path, one);
  const paths = [...modules.keys()].map((file) => file.replaceAll(/[^\w/-]/g, (character) => `\\${character}`));
  return {
    name: 'native',
    setup(build) {
      if (paths.length === 0) return;
      build.onLoad({ filter: new RegExp(`^(${paths.join('|')})$`) }, async ({ path: file }) => {
        // Loaded only now: the bundler reads the other files while the parser is loaded.
        const { nativeText } = await import('./native/text.js');
        const contents = nativeText(modules.get(file)!);
        return contents === undefined ? undefined : { contents, loader: 'ts' };
      });
    },
  };
}

/** Puts in place of every module another text, as TypeScript. */
function rewritten(files: readonly CalculatorFile[], rewrite: (module: ModuleFile) => string): Plugin {
  const modules = new Map(files.flatMap((file) => [file, ...file.shared].map((one) => [one.path, one])));
  return {
    name: 'rewritten',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
        const module = modules.get(file);
        return module && { contents: rewrite(module), loader: 'ts' };
      });
    },
  };
}

export interface BundleOptions {
  /** Ends with a source map, so that the place of what is thrown can be told. */
  readonly sourceMap?: boolean;
  /** What is bundled in place of a module's text. */
  readonly rewrite?: (module: ModuleFile) => string;
}

/** The text of an ES module that exports `calculators`, slug to Calculator without its lifted form. */
export async function bundleCalculators(
  root: string,
  files: readonly CalculatorFile[],
  { sourceMap = false, rewrite }: BundleOptions = {},
): Promise<string> {
  const esbuild = await import('esbuild');
  const imports = files.map((file, index) => `import d${index} from ${JSON.stringify(file.path)};`);
  const entries = files.map((file, index) => {
    const { slug, subcategory, plugin } = file;
    const facts = { slug, category: plugin.category, subcategory, ...(plugin.units && { units: plugin.units }) };
    return (
      `${JSON.stringify(slug)}: { ...${JSON.stringify(facts)}, version: ${JSON.stringify(versionOf(file))}, ` +
      `arithmetic: d${index}?.arithmetic ?? ${JSON.stringify(plugin.arithmetic)}, definition: d${index} }`
    );
  });
  const contents = `${imports.join('\n')}\nexport const calculators = {\n${entries.join(',\n')}\n};\n`;
  const built = await esbuild.build({
    stdin: { contents, resolveDir: root, loader: 'js', sourcefile: 'calculators.js' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    packages: 'external',
    preserveSymlinks: true,
    minifyWhitespace: true,
    ...(sourceMap && { sourcemap: 'inline', sourcesContent: false }),
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'silent',
    tsconfigRaw: {},
    plugins: [rewrite ? rewritten(files, rewrite) : native(files)],
    banner: { js: BANNER },
  });
  return built.outputFiles[0]!.text;
}

/** A bundle that is being made; `text` gives nothing when some file could not be bundled. */
export interface BegunBundle {
  readonly text: Promise<string | undefined>;
}

/** Sends all files to the bundler, which works while this thread does something else. */
export async function beginBundle(root: string, files: readonly CalculatorFile[]): Promise<BegunBundle> {
  await import('esbuild');
  const text = bundleCalculators(root, [...files].sort(bySlug)).catch(() => undefined);
  // Until then the request is only prepared.
  await new Promise((resolve) => setImmediate(resolve));
  return { text };
}

/** Names a module that is loaded once: threads load the same text at the same time, and each removes its file. */
let imported = 0;

const OLD_MS = 3_600_000;

/** Modules that a run which was killed left behind. */
function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    // Another process may be removing the same.
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (name.endsWith('.mjs') && Date.now() - modified > OLD_MS) rmSync(file, { force: true });
  }
}

/** Imports a module from its text; bare imports are resolved from `folder`, which must exist. */
export async function importText(folder: string, text: string): Promise<Record<string, unknown>> {
  mkdirSync(folder, { recursive: true });
  if (imported === 0) removeOld(folder);
  imported += 1;
  const file = path.join(folder, `${process.pid}-${threadId}-${imported}.mjs`);
  writeFileSync(file, text);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(file, { force: true });
  }
}
