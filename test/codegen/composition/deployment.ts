/** A deployment in a temporary folder: packages in node_modules, and a configuration that names some of them. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emptyRoot } from '../roots.js';

export type Json = Record<string, unknown>;

/** The fixtures that packages are copied from. */
export const MOTION = 'test/fixtures/good';
export const BREWING = 'test/fixtures/external-plugin';

export function configure(root: string, config: unknown, name = 'reckoner.config.json'): void {
  writeFileSync(path.join(root, name), typeof config === 'string' ? config : JSON.stringify(config, null, 2));
}

export function editManifest(folder: string, change: (manifest: Json) => void): void {
  const file = path.join(folder, 'package.json');
  const manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  change(manifest);
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Installs a copy of a fixture under a name, its `reckoner` field with other values; returns its folder. */
export function install(root: string, name: string, fixture: string, reckoner: Json = {}): string {
  const folder = path.join(root, 'node_modules', name);
  cpSync(fixture, folder, { recursive: true });
  editManifest(folder, (manifest) => {
    manifest.name = name;
    manifest.reckoner = { ...(manifest.reckoner as Json), ...reckoner };
  });
  return folder;
}

/** Installs a package that only names others. */
export function installCatalogue(root: string, name: string, plugins: unknown): string {
  const folder = path.join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  editManifest(folder, (manifest) => Object.assign(manifest, { name, version: '1.0.0', reckoner: { plugins } }));
  return folder;
}

/** With `motion` and `brewing` installed, and a configuration. */
export function deployment(config: unknown): string {
  const root = emptyRoot();
  install(root, 'motion', MOTION);
  install(root, 'brewing', BREWING);
  configure(root, config);
  return root;
}
