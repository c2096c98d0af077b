/** The package.json that is sent, made from the workspace's. */
import { neededByBundled } from './bundled-dependencies.js';
import type { Manifest } from './workspaces.js';

/** `./src/index.ts` as what it was compiled to, with its types first, as compilers look for them in this order. */
function compiled(target: string): unknown {
  const match = /^\.\/src\/(.+)\.ts$/.exec(target);
  return match === null ? target : { types: `./dist/${match[1]}.d.ts`, default: `./dist/${match[1]}.js` };
}

function publishedExports(exports: unknown): Record<string, unknown> {
  const entries = Object.entries((exports ?? {}) as Record<string, string>);
  return {
    ...Object.fromEntries(entries.map(([name, target]) => [name, compiled(target)])),
    './package.json': './package.json',
  };
}

/** Packages of ours are asked for by range: those of one release go together with its corrections. */
function withRanges(
  dependencies: Readonly<Record<string, string>> | undefined,
  versions: ReadonlyMap<string, string>,
): Record<string, string> | undefined {
  if (dependencies === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => {
      const version = versions.get(name);
      return [name, version === undefined ? range : `^${version}`];
    }),
  );
}

export interface Repository {
  readonly type: 'git';
  readonly url: string;
  /** Of the package, in it. */
  readonly directory: string;
}

/** Where a workflow of GitHub builds the packages: npm signs only what names it. Elsewhere there is none. */
export function repositoryOf(folder: string, { GITHUB_REPOSITORY: name } = process.env): Repository | undefined {
  if (name === undefined || name === '') return undefined;
  return { type: 'git', url: `git+https://github.com/${name}.git`, directory: folder };
}

/** @param versions Of our packages, by name. */
export function publishedManifest(
  manifest: Manifest,
  files: readonly string[],
  isCompiled: boolean,
  versions: ReadonlyMap<string, string>,
  repository?: Repository,
): object {
  const { exports, dependencies, peerDependencies, ...rest } = manifest;
  const isPlugin = manifest.reckoner?.category !== undefined;
  return {
    ...rest,
    ...(repository && { repository }),
    ...(isCompiled ? { exports: publishedExports(exports) } : exports !== undefined && { exports }),
    files,
    ...(!isPlugin && { engines: { node: '>=20' } }),
    dependencies: withRanges(dependencies && { ...dependencies, ...neededByBundled(manifest) }, versions),
    peerDependencies: withRanges(peerDependencies, versions),
  };
}
