/** `reckoner.manifest.json`, which a plugin is packed with: what is in it, and what it was checked with. */
import { engineVersion } from './build-identity.js';
import { contentHash, pathInPlugin } from './content-hash.js';
import type { CalculatorFile } from './scan.js';

export const PLUGIN_MANIFEST = 'reckoner.manifest.json';

export interface PluginManifest {
  /** Of this file's form. */
  readonly manifest: 1;
  readonly name: string;
  readonly version: string;
  readonly category: string;
  /** The version of the authoring contract that its calculators are written to. */
  readonly contract: number;
  /** The engine that they were checked with. */
  readonly engine: string;
  /** Of the whole plugin, as a deployment may pin it. */
  readonly integrity: string;
  /** By slug. */
  readonly calculators: Readonly<Record<string, { readonly file: string; readonly sha256: string }>>;
}

export interface PluginFacts {
  readonly name: string;
  readonly version: string;
  readonly reckoner: { readonly category: string; readonly contract?: number };
}

export function pluginManifest(
  { name, version, reckoner }: PluginFacts,
  files: readonly CalculatorFile[],
  integrity: string,
): PluginManifest {
  const { category, contract = 1 } = reckoner;
  const sorted = [...files].sort((one, other) => (one.slug < other.slug ? -1 : 1));
  const calculators = sorted.map((file) => [file.slug, { file: pathInPlugin(file), sha256: contentHash(file) }]);
  return {
    manifest: 1,
    name,
    version,
    category,
    contract,
    engine: engineVersion,
    integrity,
    calculators: Object.fromEntries(calculators),
  };
}
