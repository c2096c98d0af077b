/**
 * The commands that calculate and look up, as one bundle: they are typed and have to be there, where the sources or a
 * hundred compiled files would take longer to load than to answer. Among the sources it is made at the first use after a
 * change of one of those that are in it, and kept in `node_modules/.cache`.
 */
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const cliFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const root = path.resolve(cliFolder, '..');
const builds = path.join(root, 'node_modules', '.cache', 'reckoner', 'cli');
/** Which bundle was made last, and of which states of its sources. */
const current = path.join(builds, 'current.json');

/** The commands that are in the bundle. */
export const QUICK = ['calculate', 'search', 'describe', 'ask', 'completion', 'complete'];

/** What the bundle is called in its folder. */
export const BUNDLE = 'main.cjs';

/** Everything else stays outside: it is never reached from these commands. */
const others = {
  name: 'others',
  setup(build) {
    build.onResolve({ filter: /^\.\/commands\// }, ({ path: file }) =>
      QUICK.includes(path.basename(file, '.js')) ? undefined : { path: file, external: true },
    );
  },
};

/**
 * Text with escapes in the place of all but ASCII, so that it is read as fast as bytes: one character outside of Latin-1
 * would make two bytes of each. The bundler does so itself but in regular expressions.
 */
function escaped(text) {
  return text.replaceAll(/[^\0-\x7f]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Writes the bundle to a folder. Resolves to what it was made from. */
export async function bundleQuick(folder) {
  const [esbuild, { NODE_BUNDLE }] = await Promise.all([
    import('esbuild'),
    import('../../bundling/tool/node-bundle.mjs'),
  ]);
  const { banner: _, splitting: __, ...options } = NODE_BUNDLE;
  const { metafile } = await esbuild.build({
    ...options,
    absWorkingDir: root,
    entryPoints: { [BUNDLE.replace('.cjs', '')]: path.join(cliFolder, 'src', 'main.ts') },
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    // One file, of which V8 can keep what it compiled; of the modules in it those run that are asked for.
    format: 'cjs',
    define: { 'import.meta.url': '$url' },
    charset: 'ascii',
    minifySyntax: true,
    metafile: true,
    tsconfigRaw: {},
    plugins: [others],
  });
  const file = path.join(folder, BUNDLE);
  writeFileSync(file, escaped(readFileSync(file, 'utf8')));
  return [...Object.keys(metafile.inputs), path.relative(root, fileURLToPath(import.meta.url))];
}

function stateOf(file) {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
}

function made() {
  try {
    const { name, states } = JSON.parse(readFileSync(current, 'utf8'));
    const isFresh = Object.entries(states).every(([file, state]) => stateOf(path.join(root, file)) === state);
    const main = path.join(builds, name, BUNDLE);
    return isFresh && statSync(main, { throwIfNoEntry: false }) ? main : undefined;
  } catch {
    return undefined;
  }
}

/** The file of the bundle of the sources as they are now. */
export async function quickFile() {
  const known = made();
  if (known !== undefined) return known;
  const [{ madeFolder }, { foldersHash }] = await Promise.all([
    import('../../bundling/tool/folder.mjs'),
    import('../../bundling/tool/sources.mjs'),
  ]);
  const folders = ['cli', 'server', 'codegen', 'bundling', 'engine'].map((name) => path.join(root, name));
  const name = foldersHash(folders, readFileSync(path.join(root, 'package-lock.json'), 'utf8'), root);
  const folder = await madeFolder(builds, name, async (making) => {
    const inputs = await bundleQuick(making);
    const states = Object.fromEntries(inputs.map((file) => [file, stateOf(path.join(root, file))]));
    writeFileSync(path.join(making, 'states.json'), JSON.stringify({ name, states }));
  });
  mkdirSync(builds, { recursive: true });
  const draft = `${current}.${process.pid}`;
  // Times may have changed without the texts: what is written is how the sources are now.
  const { states } = JSON.parse(readFileSync(path.join(folder, 'states.json'), 'utf8'));
  const now = Object.fromEntries(Object.keys(states).map((file) => [file, stateOf(path.join(root, file))]));
  writeFileSync(draft, JSON.stringify({ name, states: now }));
  renameSync(draft, current);
  return path.join(folder, BUNDLE);
}
