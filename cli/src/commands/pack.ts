/** `reckoner pack`: the tarball of a plugin that passed the check, with a manifest of what is in it. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@reckoner/bundling/composition/integrity';
import { PLUGIN_MANIFEST, type PluginFacts, pluginManifest } from '@reckoner/bundling/plugin-manifest';
import { scan } from '@reckoner/bundling/scan';
import { runCheck } from '@reckoner/codegen/command-line/main';
import type { Run } from '../commands.js';
import { kindOf } from '../root.js';
import { pathsOfPlugin } from './check.js';

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** Runs npm as it runs this, where it does. */
function npmPack(root: string): Packed {
  const words = ['pack', '--json', '--loglevel', 'error'];
  const npm = process.env.npm_execpath;
  const [program, args, shell] = npm?.endsWith('.js')
    ? [process.execPath, [npm, ...words], false]
    : ['npm', words, process.platform === 'win32'];
  const { status, stdout, stderr, error } = spawnSync(program as string, args as string[], {
    cwd: root,
    encoding: 'utf8',
    shell: shell as boolean,
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new RangeError(`npm pack failed:\n${stderr.trim()}`);
  // What the scripts of the package print comes first.
  return JSON.parse(stdout.slice(stdout.search(/^\[/m)))[0];
}

export const run: Run = async ({ root }) => {
  if (kindOf(root) !== 'plugin')
    throw new RangeError(
      'This is not the folder of a plugin: its package.json has no `reckoner` field with a category.',
    );
  await runCheck(root, pathsOfPlugin(root));
  if (process.exitCode) return Number(process.exitCode);
  const facts = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as PluginFacts;
  const files = scan(root).calculators.filter(({ plugin }) => plugin.folder === root);
  const manifest = pluginManifest(facts, files, integrityOf(root));
  writeFileSync(path.join(root, PLUGIN_MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  const packed = npmPack(root);
  const sent = new Set(packed.files.map((file) => file.path));
  const wanted = [
    PLUGIN_MANIFEST,
    ...files
      .flatMap((file) => [file, ...file.shared])
      .map((file) => path.relative(root, file.path).split(path.sep).join('/')),
  ];
  const missing = wanted.filter((name) => !sent.has(name));
  if (missing.length > 0)
    throw new RangeError(
      `The package lacks ${missing.join(', ')}: add what is missing to "files" in package.json, such as "**/*.ts" and "${PLUGIN_MANIFEST}".`,
    );
  console.log(
    `${packed.filename} has ${files.length === 1 ? '1 calculator' : `${files.length} calculators`} of ${facts.name} ${facts.version}.`,
  );
  return 0;
};
