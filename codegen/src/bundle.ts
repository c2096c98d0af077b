/** Bundles calculators' files into one module with their definitions, for `generated/` and to look at them here. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import type { Plugin } from 'esbuild';
import { BANNER } from './banner.js';
import { hash } from './hash.js';
import { withoutLiteralTables } from './native-tables.js';
import type { CalculatorFile, ModuleFile } from './scan.js';

const engineManifest = new URL('../package.json', import.meta.resolve('@reckoner/engine'));
const engineVersion: string = JSON.parse(readFileSync(fileURLToPath(engineManifest), 'utf8')).version;

/** Changes with everything that a result depends on: the file, its shared modules, the engine's version. */
export function versionOf(file: CalculatorFile): string {
  return hash(file.key, engineVersion);
}

/** Puts in place of modules what their native formulas are bundled from, where that is another text. */
function replacing(texts: ReadonlyMap<string, string>): Plugin {
  const paths = [...texts.keys()].map((file) => file.replaceAll(/[^\w/-]/g, (character) => `\\${character}`));
  return {
    name: 'native',
    setup(build) {
      build.onLoad({ filter: new RegExp(`^(${paths.join('|')})$`) }, ({ path: file }) => {
        const contents = texts.get(file);
        return contents === undefined ? undefined : { contents, loader: 'ts' };
      });
    },
  };
}

function nativeTexts(files: readonly CalculatorFile[]): Map<string, string> {
  const texts = new Map<string, string>();
  const modules = new Map<string, ModuleFile>(
    [...files, ...files.flatMap(({ shared }) => shared)].map((file) => [file.path, file]),
  );
  for (const file of modules.values()) {
    const text = withoutLiteralTables(file);
    if (text !== undefined) texts.set(file.path, text);
  }
  return texts;
}

/** The text of an ES module that exports `calculators`, slug to Calculator without its lifted form. */
export async function bundleCalculators(root: string, files: readonly CalculatorFile[]): Promise<string> {
  const esbuild = await import('esbuild');
  const imports = files.map((file, index) => `import d${index} from ${JSON.stringify(file.path)};`);
  const entries = files.map((file, index) => {
    const { slug, subcategory, plugin } = file;
    const facts = { slug, category: plugin.category, subcategory };
    return (
      `${JSON.stringify(slug)}: { ...${JSON.stringify(facts)}, version: ${JSON.stringify(versionOf(file))}, ` +
      `arithmetic: d${index}?.arithmetic ?? ${JSON.stringify(plugin.arithmetic)}, definition: d${index} }`
    );
  });
  const texts = nativeTexts(files);
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
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'silent',
    tsconfigRaw: {},
    plugins: texts.size > 0 ? [replacing(texts)] : [],
    banner: { js: BANNER },
  });
  return built.outputFiles[0]!.text;
}

/** Names a module that is loaded once: threads load the same text at the same time, and each removes its file. */
let imported = 0;

/** Imports a module from its text; bare imports are resolved from `folder`, which must exist. */
export async function importText(folder: string, text: string): Promise<Record<string, unknown>> {
  mkdirSync(folder, { recursive: true });
  imported += 1;
  const file = path.join(folder, `${process.pid}-${threadId}-${imported}.mjs`);
  writeFileSync(file, text);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(file, { force: true });
  }
}
