/** `npm run assets`: bundles the pages' styles and browser code into `assets/`, each file named by its content. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { MANIFEST, type Manifest } from './manifest.js';

const WEB = fileURLToPath(new URL('../', import.meta.url));
const DEFAULT_OUT = fileURLToPath(new URL('../../../../assets', import.meta.url));

/** What a page may name, and what it is made from. */
const ENTRIES: Readonly<Record<string, string>> = {
  'styles.css': 'styles/index.css',
  'shell.js': 'client/shell.ts',
  'dashboard.css': 'styles/dashboard.css',
  'dashboard.js': 'client/dashboard.ts',
  'icon.svg': 'styles/icon.svg',
};

/** Writes every asset and the manifest; what nothing needs any more is removed. */
export async function buildAssets(out: string): Promise<Manifest> {
  const built = await build({
    absWorkingDir: WEB,
    entryPoints: Object.values(ENTRIES),
    outdir: out,
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    loader: { '.svg': 'copy' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    write: false,
  });
  const files: Record<string, string> = {};
  for (const [path, { entryPoint }] of Object.entries(built.metafile.outputs)) {
    const name = Object.keys(ENTRIES).find((one) => ENTRIES[one] === entryPoint);
    if (name !== undefined) files[name] = path.slice(path.lastIndexOf('/') + 1);
  }
  mkdirSync(out, { recursive: true });
  const written = new Set([MANIFEST]);
  for (const { path, contents } of built.outputFiles) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    writeFileSync(join(out, name), contents);
    written.add(name);
  }
  const manifest: Manifest = { files };
  writeFileSync(join(out, MANIFEST), JSON.stringify(manifest));
  for (const name of readdirSync(out)) if (!written.has(name)) rmSync(join(out, name), { recursive: true });
  return manifest;
}

if (process.argv[1] !== undefined && fileURLToPath(import.meta.url) === process.argv[1])
  await buildAssets(process.env.ASSETS_DIR || DEFAULT_OUT);
