/** The packages of this project that could be published: what they are called and where they lie. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** What this reads of a package.json. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly private?: boolean;
  readonly exports?: unknown;
  readonly bin?: unknown;
  readonly reckoner?: { readonly category?: string; readonly title?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly bundleDependencies?: readonly string[];
}

export interface Workspace {
  /** From the root, with forward slashes. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** Has TypeScript in `src/` to be compiled; the others are sent as they are. */
  readonly isCompiled: boolean;
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

/** Those of a repository, in the order of its package.json, with forward slashes. */
export function workspaceFolders(root: string): string[] {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  return workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const above = pattern.slice(0, -'/*'.length);
    return readdirSync(path.join(root, above))
      .sort()
      .map((name) => `${above}/${name}`)
      .filter((folder) => existsSync(path.join(root, folder, 'package.json')));
  });
}

/** Those that others depend on come first, as package.json lists them. */
export function publicWorkspaces(): Workspace[] {
  return workspaceFolders(root)
    .map((folder) => ({
      folder,
      manifest: readManifest(path.join(root, folder)),
      isCompiled: existsSync(path.join(root, folder, 'src')),
    }))
    .filter(({ manifest }) => !manifest.private);
}
