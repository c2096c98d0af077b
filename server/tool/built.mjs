/**
 * The service as one bundle, which starts in half the time and memory that its sources take. It is made at the first
 * start after a change of them, and kept in `node_modules/.cache`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { madeFolder } from '../../bundling/tool/folder.mjs';
import { NODE_BUNDLE } from '../../bundling/tool/node-bundle.mjs';
import { bundlingFolder, engineFolder, foldersHash } from '../../bundling/tool/sources.mjs';

export const serverFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const root = path.resolve(serverFolder, '..');
/** A process may need a part of its bundle long after another was made. */
const KEPT_DAYS = 30;

/** Loaded from where they are: they have native parts, or files beside them. */
const EXTERNAL = ['@node-rs/argon2', 'esbuild', 'hyper-express', 'lmdb', 'nodemailer'];

/** What generated modules import, and the file of the bundle that has it. */
const ENGINE_FILES = { '@reckoner/engine': 'engine.js', '@reckoner/engine/calculate/read/schema': 'schema.js' };

/** Modules that look for files beside them find them where the sources are. */
const placed = {
  name: 'placed',
  setup(build) {
    const sources = path.join(serverFolder, 'src') + path.sep;
    build.onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
      if (!file.startsWith(sources)) return undefined;
      const text = readFileSync(file, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      const contents = text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

async function build(folder) {
  const esbuild = await import('esbuild');
  const source = path.join(serverFolder, 'src');
  await esbuild.build({
    ...NODE_BUNDLE,
    entryPoints: {
      main: path.join(source, 'main.ts'),
      admin: path.join(source, 'admin.ts'),
      'watchdog-thread': path.join(source, 'processes', 'watchdog-thread.ts'),
      engine: path.join(engineFolder, 'src', 'index.ts'),
      schema: path.join(engineFolder, 'src', 'calculate', 'read', 'schema.ts'),
    },
    outdir: folder,
    // Stack traces name the places in the sources.
    sourcemap: true,
    sourcesContent: false,
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'preact' } },
    external: EXTERNAL,
    plugins: [placed],
    define: { ENGINE_FILES: JSON.stringify(ENGINE_FILES), BUNDLE_URL: 'import.meta.url' },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
}

/** The folder of the bundle of the sources as they are now; `folders` may be another place to keep it. */
export function builtServer(folders = path.join(root, 'node_modules', '.cache', 'reckoner', 'server')) {
  const versions = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  // The bundle names folders: a project that was moved needs another.
  const hash = foldersHash([serverFolder, engineFolder, bundlingFolder], versions, root);
  return madeFolder(folders, hash, build, KEPT_DAYS);
}
