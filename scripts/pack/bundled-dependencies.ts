/**
 * Packages that a package carries inside. hyper-express asks for uWebSockets.js at its authors' repository, which npm would
 * clone; carried along, it is asked for at the package beside it, which has the build of the registry.
 */
import { cpSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Manifest, readManifest, root } from './workspaces.js';

/** What the packages inside need: npm takes it that a package that carries others carries what they need, too. */
export function neededByBundled({ bundleDependencies = [] }: Manifest): Readonly<Record<string, string>> {
  const needed = bundleDependencies.flatMap((name) =>
    Object.entries(readManifest(path.join(root, 'node_modules', name)).dependencies ?? {}),
  );
  return Object.fromEntries(needed.filter(([name]) => !bundleDependencies.includes(name)));
}

/** Copies them into the folder of the package. */
export function stageBundled(to: string, { bundleDependencies = [], dependencies = {} }: Manifest): void {
  for (const name of bundleDependencies) {
    const inside = path.join(to, 'node_modules', name);
    cpSync(realpathSync(path.join(root, 'node_modules', name)), inside, {
      recursive: true,
      filter: (file) => !path.relative(root, file).slice('node_modules'.length).includes('node_modules'),
    });
    const file = path.join(inside, 'package.json');
    const manifest = readManifest(inside);
    const needed = Object.entries(manifest.dependencies ?? {});
    const changed = Object.fromEntries(
      needed.map(([one, range]) => [one, bundleDependencies.includes(one) ? dependencies[one]! : range]),
    );
    const { private: _, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, `${JSON.stringify({ ...rest, dependencies: changed }, null, 2)}\n`);
  }
}
