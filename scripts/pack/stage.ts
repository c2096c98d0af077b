/** The folder of a package as it is sent: its sources, what they are compiled to, and what describes it. */
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHANGES } from '../../bundling/src/changes.js';
import { currentGeneration } from '../../bundling/src/generations.js';
import { filesBelow } from '../../bundling/tool/list.mjs';
import { foldersHash } from '../../bundling/tool/sources.mjs';
import { stageBundled } from './bundled-dependencies.js';
import { compile } from './compile.js';
import { publishedManifest, repositoryOf } from './published-manifest.js';
import { pluginReadme } from './readme.js';
import { root, type Workspace } from './workspaces.js';

/** Folders of sources that are sent with their package, besides `src`. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  bundling: ['tool'],
  server: ['tool/engine-hooks.mjs'],
  cli: ['reckoner.mjs', 'tool/kept-code.mjs'],
  create: ['create.mjs'],
};

/** Folders of documents that a package is sent with, by their names there. */
const DOCUMENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = { server: { guides: 'docs/guides' } };

/** The client of the API: it is sent with the types of the calculators that code generation wrote. */
export const CLIENT = 'clients/typescript';

/** Those that know nothing of Node. */
const PURE: ReadonlySet<string> = new Set(['engine', CLIENT]);

export function stagedFolder(staging: string, { folder }: Pick<Workspace, 'folder'>): string {
  return path.join(staging, folder.replace(/^plugins\//, 'plugin-').replace('/', '-'));
}

function copy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}

/** Lets staged packages find one another, as they will where they are installed. */
function link(staging: string, name: string, folder: string): void {
  const place = path.join(staging, 'node_modules', name);
  mkdirSync(path.dirname(place), { recursive: true });
  rmSync(place, { force: true });
  symlinkSync(path.relative(path.dirname(place), folder), place);
}

function stageCompiled({ folder }: Workspace, to: string): string[] {
  const from = path.join(root, folder);
  const also = ALSO[folder] ?? [];
  for (const name of ['src', ...also]) copy(path.join(from, name), path.join(to, name));
  const documents = DOCUMENTS[folder] ?? {};
  for (const [name, source] of Object.entries(documents)) copy(path.join(root, source), path.join(to, name));
  copy(path.join(from, 'README.md'), path.join(to, 'README.md'));
  if (folder === 'bundling') {
    // What the code generation was made from, whose change makes stale what it knows of calculators.
    const hash = foldersHash(['codegen', 'bundling', 'engine'].map((name) => path.join(root, name)));
    writeFileSync(path.join(to, 'packed.json'), `${JSON.stringify({ hash })}\n`);
  }
  return ['dist', 'src', ...also, ...Object.keys(documents), ...(folder === 'bundling' ? ['packed.json'] : [])];
}

function stagePlugin({ folder, manifest }: Workspace, to: string): string[] {
  const from = path.join(root, folder);
  const sent = filesBelow(from).filter((name) => name.endsWith('.ts') || name === CHANGES);
  for (const name of sent) copy(path.join(from, name), path.join(to, name));
  const readme = path.join(from, 'README.md');
  if (existsSync(readme)) copy(readme, path.join(to, 'README.md'));
  else writeFileSync(path.join(to, 'README.md'), pluginReadme(manifest, filesBelow(to)));
  return manifest.reckoner?.category === undefined ? [] : ['**/*.ts', ...(sent.includes(CHANGES) ? [CHANGES] : [])];
}

/** The functions of the library, and the catalogue that the command line calculates with where nothing else is installed. */
async function stageCatalogue(to: string): Promise<string[]> {
  const generated = path.join(root, 'generated');
  // Both take a bundler with them, which most packages do without.
  const { buildLibrary } = await import('../../catalogue/tool/build.js');
  await buildLibrary({ root, generated, out: path.join(to, 'dist') });
  const current = currentGeneration(generated) ?? generated;
  for (const name of filesBelow(current)) copy(path.join(current, name), path.join(to, 'generated', name));
  copy(path.join(root, 'catalogue', 'README.md'), path.join(to, 'README.md'));
  return ['dist', 'generated'];
}

function stageFiles(workspace: Workspace, to: string): string[] | Promise<string[]> {
  if (workspace.isCompiled) return stageCompiled(workspace, to);
  return workspace.folder === 'catalogue' ? stageCatalogue(to) : stagePlugin(workspace, to);
}

/** Makes the package's folder anew in `staging`. Those that it depends on must be there. */
export async function stage(
  staging: string,
  workspace: Workspace,
  versions: ReadonlyMap<string, string>,
): Promise<string> {
  const { folder, manifest, isCompiled } = workspace;
  const to = stagedFolder(staging, workspace);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const files = await stageFiles(workspace, to);
  copy(path.join(root, 'LICENSE'), path.join(to, 'LICENSE'));
  const published = publishedManifest(manifest, files, isCompiled, versions, repositoryOf(folder));
  writeFileSync(path.join(to, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  link(staging, manifest.name, to);
  if (isCompiled) await compile(to, PURE.has(folder));
  if (folder === CLIENT) {
    const { writeTypes } = await import('../../clients/typescript/tool/write-types.js');
    writeTypes(path.join(root, 'generated'), path.join(to, 'dist'));
  }
  if (folder === 'cli') {
    const { bundleQuick } = await import('../../cli/tool/quick.mjs');
    await bundleQuick(path.join(to, 'dist', 'quick'));
  }
  stageBundled(to, manifest);
  return to;
}
