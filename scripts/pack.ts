/**
 * `npm run pack`: makes the packages as they would be published, in `.cache/packages/`, and their tarballs in
 * `.cache/tarballs/`. Names of packages after `--` limit it to these. What has not changed since is not made again.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { foldersHash } from '../bundling/tool/sources.mjs';
import { repositoryOf } from './pack/published-manifest.js';
import { CLIENT, stage, stagedFolder } from './pack/stage.js';
import { publicWorkspaces, root, type Workspace } from './pack/workspaces.js';

const staging = path.join(root, '.cache', 'packages');
const tarballs = path.join(root, '.cache', 'tarballs');

const all = publicWorkspaces();
const versions = new Map(all.map(({ manifest }) => [manifest.name, manifest.version]));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !versions.has(name));
if (unknown.length > 0) {
  process.stderr.write(`No package is called ${unknown.join(' or ')}; there are ${[...versions.keys()].join(', ')}.\n`);
  process.exit(2);
}

const inRoot = (folder: string) => path.join(root, folder);
/** Of all that is compiled: each of these packages sees the types of others. */
const compiledHash = foldersHash(
  [
    ...all.filter(({ isCompiled }) => isCompiled).map(({ folder }) => inRoot(folder)),
    inRoot('scripts/pack'),
    inRoot('docs/guides'),
  ],
  readFileSync(inRoot('package-lock.json'), 'utf8'),
  readFileSync(inRoot('tsconfig.json'), 'utf8'),
);

/** Of the catalogue that code generation wrote, which is sent with the functions that are made of it. */
function catalogueHash(): string {
  const current = inRoot('generated/.generations/current');
  return `${compiledHash} ${existsSync(current) ? readFileSync(current, 'utf8') : ''}`;
}

function hashOf({ folder, isCompiled }: Workspace): string {
  const readme = inRoot(`${folder}/README.md`);
  return foldersHash(
    [inRoot(folder)],
    folder === 'catalogue' || folder === CLIENT ? catalogueHash() : isCompiled ? compiledHash : '',
    existsSync(readme) ? readFileSync(readme, 'utf8') : '',
    repositoryOf(folder)?.url ?? '',
  );
}

function tarballOf({ manifest }: Workspace): string {
  return `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
}

const wanted = all.filter(({ manifest }) => asked.length === 0 || asked.includes(manifest.name));
const made: { readonly folder: string; readonly mark: string; readonly hash: string }[] = [];
for (const workspace of wanted) {
  const mark = `${stagedFolder(staging, workspace)}.hash`;
  const hash = hashOf(workspace);
  const isThere = existsSync(path.join(tarballs, tarballOf(workspace)));
  if (isThere && existsSync(mark) && readFileSync(mark, 'utf8') === hash) continue;
  rmSync(mark, { force: true });
  made.push({ folder: await stage(staging, workspace, versions), mark, hash });
}
mkdirSync(tarballs, { recursive: true });
if (made.length > 0) {
  const folders = made.map(({ folder }) => folder);
  const options = ['--pack-destination', tarballs, '--loglevel', 'error', '--ignore-scripts'];
  execFileSync('npm', ['pack', ...folders, ...options], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const { mark, hash } of made) writeFileSync(mark, hash);
}
const current = new Set(all.map(tarballOf));
for (const name of readdirSync(tarballs)) if (!current.has(name)) rmSync(path.join(tarballs, name));
for (const workspace of wanted) console.log(path.join('.cache', 'tarballs', tarballOf(workspace)));
