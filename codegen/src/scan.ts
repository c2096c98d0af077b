/** Finds the plugin packages and their files: workspace folders `plugins/*` and installed packages with a `reckoner` field. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, listFolder } from '../tool/list.mjs';
import { hash } from './hash.js';
import { type Problem, positionAt } from './problem.js';

export interface PluginPackage {
  /** Absolute. */
  readonly folder: string;
  readonly name: string;
  readonly category: string;
  readonly title: string;
  readonly arithmetic: 'float64' | 'decimal';
  /** Titles of subcategory folders where the folder's name does not say it well. */
  readonly subcategories: Readonly<Record<string, string>>;
  readonly installed: boolean;
}

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
  /** Hash of its text and of its shared modules. */
  readonly key: string;
}

export interface Scan {
  readonly root: string;
  readonly packages: readonly PluginPackage[];
  readonly calculators: readonly CalculatorFile[];
  readonly shared: readonly SharedFile[];
  readonly problems: readonly Problem[];
}

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
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

function displayPath(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}

/** Names of the folders in a folder; none where it is missing. */
function foldersIn(folder: string): string[] {
  return listFolder(folder).flatMap(({ name, isFolder }) => (isFolder ? [name] : []));
}

function packageFolders(root: string): { folder: string; installed: boolean }[] {
  const plugins = path.join(root, 'plugins');
  const found = foldersIn(plugins).map((name) => ({ folder: path.join(plugins, name), installed: false }));
  const modules = path.join(root, 'node_modules');
  const inside = existsSync(plugins) ? realpathSync(plugins) + path.sep : undefined;
  const names = foldersIn(modules).flatMap((name) =>
    name.startsWith('@') ? foldersIn(path.join(modules, name)).map((scoped) => path.join(name, scoped)) : [name],
  );
  for (const name of names) {
    const folder = path.join(modules, name);
    if (!existsSync(path.join(folder, 'package.json'))) continue;
    if (inside !== undefined && realpathSync(folder).startsWith(inside)) continue;
    found.push({ folder, installed: true });
  }
  return found;
}

/** Modules that lie where no package is, most likely calculators of somebody who saw no other. */
function looseModules(root: string): Problem[] {
  return listFolder(path.join(root, 'plugins')).flatMap(({ name, isFolder }) => {
    if (isFolder || !isModule(name)) return [];
    const message = 'A calculator lies at plugins/<category>/<subcategory>/<slug>.ts; nothing reads this file.';
    return [{ file: `plugins/${name}`, line: 1, column: 1, check: 'slug', message, mend: 'Move the file.' }];
  });
}

const EXAMPLE_FIELD = '"reckoner": { "category": "physics", "title": "Physics", "arithmetic": "float64" }';

function readPackage(
  root: string,
  folder: string,
  installed: boolean,
  report: (problem: Problem) => void,
): PluginPackage | undefined {
  const manifest = path.join(folder, 'package.json');
  const display = displayPath(root, manifest);
  const complain = (needle: string, text: string, message: string, mend: string) => {
    const offset = Math.max(0, text.indexOf(`"${needle}"`));
    report({ file: display, ...positionAt(text, offset), check: 'plugin-package', message, mend });
  };
  if (!existsSync(manifest)) {
    const name = path.basename(folder);
    complain('', '', 'The plugin folder has no package.json.', `Run: npm run new -- ${name}/<subcategory>/<slug>`);
    return undefined;
  }
  const text = readFileSync(manifest, 'utf8');
  if (installed && !text.includes('"reckoner"')) return undefined;
  let content: { name?: unknown; reckoner?: Record<string, unknown> };
  try {
    content = JSON.parse(text);
  } catch {
    complain('', text, 'The package.json is not JSON.', 'Set right its syntax.');
    return undefined;
  }
  const { name, reckoner } = content;
  if (typeof reckoner !== 'object' || reckoner === null) {
    if (!installed) complain('name', text, 'A plugin package needs a `reckoner` field.', `Write: ${EXAMPLE_FIELD}`);
    return undefined;
  }
  const { category, title, arithmetic = 'float64', subcategories = {} } = reckoner;
  const wrong = (field: string, expected: string) =>
    complain(
      field in reckoner ? field : 'reckoner',
      text,
      `\`reckoner.${field}\` must be ${expected}.`,
      `Write: ${EXAMPLE_FIELD}`,
    );
  if (typeof category !== 'string' || !KEBAB.test(category)) return void wrong('category', 'a kebab-case word');
  if (typeof title !== 'string' || title.trim() === '') return void wrong('title', 'the title that users see');
  if (arithmetic !== 'float64' && arithmetic !== 'decimal') return void wrong('arithmetic', '"float64" or "decimal"');
  if (!installed && path.basename(folder) !== category) {
    return void wrong('category', `the folder's name, "${path.basename(folder)}"`);
  }
  const titles = Object.entries(subcategories as object);
  if (titles.some(([, value]) => typeof value !== 'string'))
    return void wrong('subcategories', 'folder names to titles');
  return {
    folder,
    name: String(name),
    category,
    title,
    arithmetic,
    subcategories: Object.fromEntries(titles),
    installed,
  };
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

function isModule(name: string): boolean {
  return name.endsWith('.ts') && !name.endsWith('.d.ts');
}

/** Reads every plugin package under the root. */
export function scan(root: string): Scan {
  const problems: Problem[] = looseModules(root);
  const packages: PluginPackage[] = [];
  const calculators: CalculatorFile[] = [];
  const sharedFiles: SharedFile[] = [];
  for (const { folder, installed } of packageFolders(root)) {
    const plugin = readPackage(root, folder, installed, (problem) => problems.push(problem));
    if (plugin === undefined) continue;
    packages.push(plugin);
    const names = filesBelow(folder).filter(isModule).sort();
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
      const used = [...reachable(file, shared).values()].sort((a, b) => (a.path < b.path ? -1 : 1));
      const key = hash(
        file.text,
        slug,
        subcategory,
        plugin.category,
        ...used.flatMap((one) => [one.display, one.text]),
      );
      calculators.push({ ...file, role: 'calculator', slug, subcategory, shared: used, key });
    }
    sharedFiles.push(...shared.values());
  }
  return { root, packages, calculators, shared: sharedFiles, problems };
}

/** The nearest kebab-case name. */
export function toKebab(name: string): string {
  return (
    name
      .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'name'
  );
}

/** What users see for a subcategory folder: its own title, else its words in sentence case. */
export function subcategoryTitle(plugin: PluginPackage, folder: string): string {
  const words = folder.replaceAll('-', ' ');
  return plugin.subcategories[folder] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
