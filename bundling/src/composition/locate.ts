/** Finds the folders of the plugins that a configuration names, through packages that only name others. */
import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFolder } from '../../tool/list.mjs';
import { displayPath } from '../names.js';
import type { Problem } from '../problem.js';
import { type Complain, complainer } from './complain.js';
import { readManifest } from './manifest.js';

/** A folder that should hold a plugin. */
export interface Located {
  /** Absolute. */
  readonly folder: string;
  readonly installed: boolean;
  readonly isWorkspace: boolean;
  /** The name by which it was asked for, where it was by one. */
  readonly asked?: string;
}

const PACKAGE_NAME = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/;

/** Names of the folders in a folder; none where it is missing. */
export function foldersIn(folder: string): string[] {
  return listFolder(folder).flatMap(({ name, isFolder }) => (isFolder ? [name] : []));
}

/** Where Node would find a package for what lies in `from`. */
function packageFolder(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(found, 'package.json'))) return found;
    if (folder === path.dirname(folder)) return undefined;
  }
}

/** Walks through the names of a configuration and those of packages that name others. */
export class Locator {
  readonly #root: string;
  readonly #report: (problem: Problem) => void;
  readonly #seen = new Set<string>();
  readonly located: Located[] = [];
  /** Names of packages that were asked for, whether or not they were found. */
  readonly asked = new Set<string>();
  /** Whether everything that was named was found. */
  isWhole = true;

  constructor(root: string, report: (problem: Problem) => void) {
    this.#root = root;
    this.#report = report;
  }

  /** Adds what a list of plugins names. `complain` is of the file in which it stands, `from` that file's folder. */
  add(names: readonly string[], from: string, complain: Complain): void {
    for (const name of names) {
      if (/^\.\.?\//.test(name)) this.#addFolder(name, from, complain);
      else if (PACKAGE_NAME.test(name)) this.#addPackage(name, from, complain);
      else {
        this.isWhole = false;
        complain(name, `"${name}" is neither a package nor a folder.`, 'Folders begin with "./", as in "./plugins/*".');
      }
    }
  }

  #addFolder(name: string, from: string, complain: Complain): void {
    const isEvery = name.endsWith('/*');
    const folder = path.resolve(from, isEvery ? name.slice(0, -2) : name);
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
      this.isWhole = false;
      complain(
        name,
        `There is no folder ${displayPath(this.#root, folder)}.`,
        'Name a folder that exists, or leave it out.',
      );
      return;
    }
    const folders = isEvery ? foldersIn(folder).map((one) => path.join(folder, one)) : [folder];
    for (const one of folders) this.#take({ folder: one, installed: false, isWorkspace: isEvery });
  }

  #addPackage(name: string, from: string, complain: Complain): void {
    this.asked.add(name);
    // What a package names is looked for from where it really lies, and where it is linked from.
    const folder = packageFolder(realpathSync(from), name) ?? packageFolder(from, name);
    if (folder === undefined) {
      this.isWhole = false;
      complain(name, `The package "${name}" is not installed.`, `Run \`npm install ${name}\`, or leave it out.`);
      return;
    }
    const content = readManifest(folder)?.content;
    const { plugins } = (content?.reckoner ?? {}) as { readonly plugins?: unknown };
    if (plugins === undefined) this.#take({ folder, installed: true, isWorkspace: false, asked: name });
    else this.#addNamed(folder, plugins);
  }

  /** The plugins that a package names in place of having calculators. */
  #addNamed(folder: string, plugins: unknown): void {
    if (this.#isKnown(folder)) return;
    const file = path.join(folder, 'package.json');
    const { text } = readManifest(folder)!;
    const complain = complainer(displayPath(this.#root, file), text, 'plugin-package', this.#report);
    if (Array.isArray(plugins) && plugins.every((one) => typeof one === 'string')) this.add(plugins, folder, complain);
    else {
      this.isWhole = false;
      complain('plugins', '`reckoner.plugins` must be a list of packages.', 'Write: "plugins": ["@example/plugin"]');
    }
  }

  #take(one: Located): void {
    if (!this.#isKnown(one.folder)) this.located.push(one);
  }

  #isKnown(folder: string): boolean {
    const real = realpathSync(folder);
    if (this.#seen.has(real)) return true;
    this.#seen.add(real);
    return false;
  }
}
