/** Reads the files of the plugin packages that a root is composed of. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, listFolder } from '../tool/list.mjs';
import { compose } from './composition/compose.js';
import type { ReadConfig } from './composition/config-file.js';
import type { PluginPackage } from './composition/plugin-package.js';
import { settle } from './composition/settle.js';
import { hash } from './hash.js';
import { displayPath, KEBAB, toKebab } from './names.js';
import { isModule, pluginModules } from './plugin-modules.js';
import { type Problem, ProblemsFound } from './problem.js';

export { isPluginFolder } from './composition/compose.js';
export type { PluginPackage } from './composition/plugin-package.js';
export { toKebab } from './names.js';

export interface ModuleFile {
  /** Absolute. */
  readonly path: string;
  /** From the root, with forward slashes. */
  readonly display: string;
  readonly text: string;
  readonly plugin: PluginPackage;
}

export interface SharedFile extends ModuleFile {
  readonly role: 'shared';
}

export interface CalculatorFile extends ModuleFile {
  readonly role: 'calculator';
  readonly slug: string;
  readonly subcategory: string;
  /** The shared modules that it imports, directly or through others, by path. */
  readonly shared: readonly SharedFile[];
  /** Hash of its text, of its shared modules, and of what its package asks of it besides. */
  readonly key: string;
}

export interface Scan {
  readonly root: string;
  readonly packages: readonly PluginPackage[];
  readonly calculators: readonly CalculatorFile[];
  readonly shared: readonly SharedFile[];
  readonly problems: readonly Problem[];
  /** What the deployment says; absent where the root has no configuration. */
  readonly configuration?: ReadConfig;
  /** Slugs of calculators that the configuration leaves out. */
  readonly absent: ReadonlySet<string>;
}

const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;

/** Every module specifier that the text imports or re-exports; a look-alike in a comment does no harm here. */
function importedSpecifiers(text: string): string[] {
  return [...text.matchAll(IMPORT)].map((match) => match[2]!);
}

/** The file that a relative specifier of a TypeScript module means. */
export function resolveRelative(from: string, specifier: string): string {
  const target = path.resolve(path.dirname(from), specifier);
  return target.replace(/\.js$/, '.ts');
}

/** Modules that lie where no package is, most likely calculators of somebody who saw no other. */
function looseModules(root: string): Problem[] {
  return listFolder(path.join(root, 'plugins')).flatMap(({ name, isFolder }) => {
    if (isFolder || !isModule(name)) return [];
    const message = 'A calculator lies at plugins/<category>/<subcategory>/<slug>.ts; nothing reads this file.';
    return [{ file: `plugins/${name}`, line: 1, column: 1, check: 'slug', message, mend: 'Move the file.' }];
  });
}

/** The shared modules reachable from a text, by absolute path. */
function reachable(from: ModuleFile, shared: ReadonlyMap<string, SharedFile>, found = new Map<string, SharedFile>()) {
  for (const specifier of importedSpecifiers(from.text)) {
    if (!specifier.startsWith('.')) continue;
    const target = resolveRelative(from.path, specifier);
    const file = shared.get(target);
    if (file !== undefined && !found.has(target)) {
      found.set(target, file);
      reachable(file, shared, found);
    }
  }
  return found;
}

/** What people write calculators in besides. */
const OTHER_MODULE = /\.(?:[cm]?js|[cm]ts|[jt]sx)$/;

/** Files in which somebody wrote a calculator in another language than TypeScript, or under another ending. */
function otherModules(root: string, folder: string): Problem[] {
  return filesBelow(folder).flatMap((name): Problem[] => {
    if (!OTHER_MODULE.test(name)) return [];
    const file = displayPath(root, path.join(folder, name));
    const message = 'A calculator is a TypeScript file, <slug>.ts; nothing reads this one.';
    const mend = `Rename it to ${path.posix.basename(name).replace(OTHER_MODULE, '.ts')}.`;
    return [{ file, line: 1, column: 1, check: 'slug', message, mend }];
  });
}

/**
 * Reads every plugin package that the root is composed of.
 * @throws ProblemsFound where its configuration is wrong.
 */
export function scan(root: string): Scan {
  const composition = compose(root);
  const { packages } = composition;
  const problems: Problem[] = looseModules(root);
  const calculators: CalculatorFile[] = [];
  const sharedFiles: SharedFile[] = [];
  for (const plugin of packages) {
    const { folder, isWorkspace } = plugin;
    const names = pluginModules(folder, isWorkspace);
    // In a package of its own they are its scripts and settings.
    if (isWorkspace) problems.push(...otherModules(root, folder));
    const shared = new Map<string, SharedFile>();
    const pending: { file: ModuleFile; segments: string[] }[] = [];
    for (const name of names) {
      const file: ModuleFile = {
        path: path.join(folder, name),
        display: displayPath(root, path.join(folder, name)),
        text: readFileSync(path.join(folder, name), 'utf8'),
        plugin,
      };
      const segments = name.split('/');
      if (segments.slice(0, -1).includes('shared')) shared.set(file.path, { ...file, role: 'shared' });
      else pending.push({ file, segments });
    }
    for (const { file, segments } of pending) {
      const misplaced = (message: string, mend: string) =>
        problems.push({ file: file.display, line: 1, column: 1, check: 'slug', message, mend });
      if (segments.length !== 2) {
        misplaced(
          'A calculator lies at <subcategory>/<slug>.ts in its package, and other modules in a folder `shared`.',
          'Move the file.',
        );
        continue;
      }
      const [subcategory, base] = segments as [string, string];
      const slug = base.slice(0, -'.ts'.length);
      if (!KEBAB.test(slug) || !KEBAB.test(subcategory)) {
        const name = KEBAB.test(slug) ? subcategory : slug;
        misplaced(
          `"${name}" is not kebab-case: lowercase words and digits joined by single hyphens.`,
          `Rename it to "${toKebab(name)}".`,
        );
        continue;
      }
      if (slug in Object.prototype) {
        misplaced(`Every object of JavaScript has a "${slug}" already.`, 'Name the file by two words.');
        continue;
      }
      const used = [...reachable(file, shared).values()].sort((a, b) => (a.path < b.path ? -1 : 1));
      const key = hash(
        file.text,
        slug,
        subcategory,
        plugin.category,
        ...(plugin.usual === undefined ? [] : [plugin.usual]),
        ...(plugin.units === undefined ? [] : [plugin.units]),
        ...used.flatMap((one) => [one.display, one.text]),
      );
      calculators.push({ ...file, role: 'calculator', slug, subcategory, shared: used, key });
    }
    sharedFiles.push(...shared.values());
  }
  const settled = settle(composition, calculators, (problem) => problems.push(problem));
  const { configuration, isWhole } = composition;
  const faults = composition.problems.filter(({ check }) => check === 'configuration');
  // A name that means nothing is a slip where everything is there, and may be of a plugin that is not.
  if (isWhole && faults.length > 0) throw new ProblemsFound([...composition.problems, ...problems]);
  problems.unshift(...composition.problems);
  return { root, packages, shared: sharedFiles, problems, ...settled, ...(configuration && { configuration }) };
}

/** What users see for a subcategory folder: its own title, else its words in sentence case. */
export function subcategoryTitle(plugin: PluginPackage, folder: string): string {
  const words = folder.replaceAll('-', ' ');
  return plugin.subcategories[folder] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
