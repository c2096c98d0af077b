/**
 * The code generation as one bundle, which starts in a fraction of the time that its sources take. It is made at the
 * first use after a change of them, and kept in `node_modules/.cache`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { madeFolder } from '../../bundling/tool/folder.mjs';
import { NODE_BUNDLE } from '../../bundling/tool/node-bundle.mjs';
import { optimizeRarely } from '../../bundling/tool/rarely-optimized.mjs';
import { codegenFolder, engineFolder, foldersHash, sourcesHash } from '../../bundling/tool/sources.mjs';
import { parserAlone, parserFile } from './parser-alone.mjs';

const builds = path.resolve(codegenFolder, '..', 'node_modules', '.cache', 'reckoner', 'tool');

async function build(folder, hash) {
  const esbuild = await import('esbuild');
  const source = path.join(codegenFolder, 'src');
  const { version: engineVersion } = JSON.parse(readFileSync(path.join(engineFolder, 'package.json'), 'utf8'));
  await esbuild.build({
    ...NODE_BUNDLE,
    entryPoints: {
      index: path.join(source, 'index.ts'),
      cli: path.join(source, 'command-line', 'main.ts'),
      'category-process': path.join(source, 'generate', 'category-process.ts'),
      engine: path.join(engineFolder, 'src', 'index.ts'),
    },
    outdir: folder,
    sourcemap: 'linked',
    sourcesContent: false,
    tsconfigRaw: {},
    external: ['esbuild'],
    plugins: [parserAlone],
    define: { BUILT: JSON.stringify({ hash, engineVersion }), PARSER_FILE: JSON.stringify(parserFile()) },
  });
  // Calculators and lifted formulas are loaded from below this folder, and must meet the engine of this bundle.
  const engine = path.join(folder, 'node_modules', '@reckoner', 'engine');
  mkdirSync(engine, { recursive: true });
  const manifest = { name: '@reckoner/engine', type: 'module', exports: { '.': './index.js' } };
  writeFileSync(path.join(engine, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(engine, 'index.js'), "export * from '../../../engine.js';\n");
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
}

/** The folder of the bundle of the sources as they are now. */
function builtTool() {
  const hash = sourcesHash();
  // The bundle names the parser's file: a project that was moved needs another, but not other results.
  const name = foldersHash([], hash, codegenFolder);
  return madeFolder(builds, name, (folder) => build(folder, hash));
}

/** Imports `cli.js` or `index.js` of the bundle. */
export async function importBuilt(name) {
  optimizeRarely();
  return import(pathToFileURL(path.join(await builtTool(), name)).href);
}
