/** `reckoner update`: brings what authors wrote to the contract that this tool understands. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPluginFolder } from '@reckoner/bundling/composition/compose';
import { foldersIn } from '@reckoner/bundling/composition/locate';
import { readManifest } from '@reckoner/bundling/composition/manifest';
import { CONTRACT } from '@reckoner/bundling/composition/plugin-package';
import { findDefinition, parseText, syntaxErrors } from '@reckoner/bundling/definition-source';
import { displayPath } from '@reckoner/bundling/names';
import { pluginModules } from '@reckoner/bundling/plugin-modules';
import { applyEdits, type Manifest, type Migration } from './migration.js';
import { toContract1 } from './to-contract-1.js';

/** In order; each begins where the one before ends. */
export const migrations: readonly Migration[] = [toContract1];

export interface Updated {
  /** Paths from the root of the files that were changed. */
  readonly changed: readonly string[];
  /** What the plugins keep now. */
  readonly contract: number;
}

function contractOf(file: string, { reckoner }: Manifest): number {
  const { contract = 0 } = reckoner as { readonly contract?: unknown };
  if (typeof contract !== 'number' || !Number.isInteger(contract) || contract < 0)
    throw new RangeError(`${file}: \`reckoner.contract\` must be a whole number.`);
  if (contract <= CONTRACT) return contract;
  throw new RangeError(
    `${file} is of contract ${contract}; this tool knows contracts up to ${CONTRACT}. Update Reckoner first.`,
  );
}

/** A file that cannot be read as a calculator stays as it is: the check says what is wrong with it. */
function migrated(name: string, text: string, { calculator }: Migration): string {
  const sourceFile = parseText(name, text);
  if (syntaxErrors(sourceFile).length > 0) return text;
  const { found } = findDefinition(sourceFile);
  return found === undefined ? text : applyEdits(text, calculator(found));
}

/** As it was written: with its indentation and its last line end. */
function manifestText(content: Manifest, before: string): string {
  const indent = /^[{]\r?\n([ \t]+)/.exec(before)?.[1] ?? 2;
  return `${JSON.stringify(content, null, indent)}${before.endsWith('\n') ? '\n' : ''}`;
}

/** The texts that are to be written, by path; the package.json last, so that what was broken off can be repeated. */
function updates(root: string, folder: string): Map<string, string> {
  const file = path.join(folder, 'package.json');
  const { text: before, content } = readManifest(folder)!;
  const from = contractOf(displayPath(root, file), content!);
  const steps = migrations.filter(({ to }) => to > from);
  const texts = new Map<string, string>();
  if (steps.length === 0) return texts;
  for (const name of pluginModules(folder)) {
    const module = path.join(folder, name);
    const text = readFileSync(module, 'utf8');
    const after = steps.reduce((so, step) => migrated(displayPath(root, module), so, step), text);
    if (after !== text) texts.set(module, after);
  }
  texts.set(
    file,
    manifestText(
      steps.reduce((so, step) => step.manifest(so), content!),
      before,
    ),
  );
  return texts;
}

/** The plugins whose author is here: the root itself, or those in its folder `plugins/`. */
function ownPlugins(root: string): string[] {
  if (isPluginFolder(root)) return [root];
  const folders = foldersIn(path.join(root, 'plugins')).map((name) => path.join(root, 'plugins', name));
  return folders.filter(isPluginFolder);
}

/**
 * Migrates the plugin in `root`, or those in its `plugins/`, to the current contract. Nothing is written where one cannot be.
 * @throws RangeError where there is no plugin, or one of a contract that is not known.
 */
export function updatePlugin(root: string): Updated {
  const folders = ownPlugins(root);
  if (folders.length === 0)
    throw new RangeError(
      `There is no plugin in ${root}: expected a package.json whose \`reckoner\` has a category, here or in plugins/<category>.`,
    );
  const texts = new Map(folders.flatMap((folder) => [...updates(root, folder)]));
  for (const [file, text] of texts) writeFileSync(file, text);
  return { changed: [...texts.keys()].map((file) => displayPath(root, file)), contract: CONTRACT };
}
