/** A plugin's content as one hash, by which a deployment knows the text that somebody has looked at. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pluginModules } from '../plugin-modules.js';
import { readManifest } from './manifest.js';

/** With the keys of objects in order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, canonical(inner)]));
}

/** What has a meaning here: publishing changes other fields of package.json, and the order of these. */
function meaning(folder: string): string {
  const { name, version, author, license, homepage, reckoner, peerDependencies } = readManifest(folder)?.content ?? {};
  return JSON.stringify(canonical({ name, version, author, license, homepage, reckoner, peerDependencies }));
}

/**
 * `sha256-…` in base64 over the calculators and shared modules in a plugin's folder with their paths, and over what its
 * package.json says of it. The same on every machine: line ends are those of Unix, files are in the order of their paths.
 * @param isWorkspace Whether the folder holds nothing beside calculators; of what is published, leave it out.
 */
export function integrityOf(folder: string, isWorkspace = false): string {
  const digest = createHash('sha256');
  const add = (name: string, text: string) => {
    const lines = text.replaceAll('\r\n', '\n');
    digest.update(`${name}\n${Buffer.byteLength(lines)}\n`).update(lines);
  };
  add('package.json', meaning(folder));
  for (const name of pluginModules(folder, isWorkspace)) add(name, readFileSync(path.join(folder, name), 'utf8'));
  return `sha256-${digest.digest('base64')}`;
}
