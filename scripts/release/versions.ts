/** One version for all packages of the project: their own, and what they ask of each other. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceFolders } from '../pack/workspaces.js';

interface Manifest {
  readonly name: string;
  version: string;
  readonly [key: string]: unknown;
}

/** Where packages name others with a version. Ranges of peers are their own, and stay. */
const ASKED = ['dependencies', 'devDependencies', 'peerDependencies'] as const;

export interface Package {
  /** Of package.json, from the root. */
  readonly file: string;
  readonly manifest: Manifest;
}

/** The project's package.json files: its own first, then those of its workspaces. */
export function packages(root: string): Package[] {
  return ['.', ...workspaceFolders(root)].map((folder) => {
    const file = path.posix.join(folder, 'package.json');
    return { file, manifest: JSON.parse(readFileSync(path.join(root, file), 'utf8')) };
  });
}

/** The project itself and the packages that it publishes; a private workspace has a version of its own, as what is wrapped. */
function released(root: string): Package[] {
  return packages(root).filter(({ manifest }, index) => index === 0 || manifest.private !== true);
}

/** Of the wheel, from the root. */
const PROJECT = 'clients/python/pyproject.toml';
const PROJECT_VERSION = /^version = "(.*)"$/m;

function projectText(root: string): string | undefined {
  const file = path.join(root, PROJECT);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Sets the version of all at once; what they ask of each other by the old one is asked by the new one. */
export function setVersions(root: string, version: string): readonly string[] {
  const all = released(root);
  const names = new Set(all.map(({ manifest }) => manifest.name));
  const old = all[0]!.manifest.version;
  for (const { file, manifest } of all) {
    manifest.version = version;
    for (const kind of ASKED) {
      const asked = (manifest[kind] ?? {}) as Record<string, string>;
      for (const [name, wanted] of Object.entries(asked)) if (names.has(name) && wanted === old) asked[name] = version;
    }
    writeFileSync(path.join(root, file), `${JSON.stringify(manifest, null, 2)}\n`);
  }
  const project = projectText(root);
  if (project === undefined) return all.map(({ file }) => file);
  writeFileSync(path.join(root, PROJECT), project.replace(PROJECT_VERSION, `version = "${version}"`));
  return [...all.map(({ file }) => file), PROJECT];
}

/** The files of packages that have another version than this one. */
export function othersThan(root: string, version: string): readonly string[] {
  const others = released(root)
    .filter(({ manifest }) => manifest.version !== version)
    .map(({ file }) => file);
  const project = projectText(root);
  return project === undefined || PROJECT_VERSION.exec(project)?.[1] === version ? others : [...others, PROJECT];
}
