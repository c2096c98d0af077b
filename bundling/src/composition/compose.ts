/** What a root is composed of: its configuration, the plugins that this names, and what keeps some of them out. */
import path from 'node:path';
import { displayPath } from '../names.js';
import { type Problem, ProblemsFound } from '../problem.js';
import { typedCommand } from '../typed-command.js';
import { type Complain, complainer, didYouMean, listed } from './complain.js';
import { type ReadConfig, readConfig } from './config-file.js';
import { integrityOf } from './integrity.js';
import { foldersIn, Locator } from './locate.js';
import { readManifest, readPlugin, type UntitledPackage } from './manifest.js';
import type { PluginPackage } from './plugin-package.js';

export interface Composition {
  readonly packages: readonly PluginPackage[];
  readonly problems: readonly Problem[];
  /** Absent where the root has no configuration: it is then its own plugin, and those in `plugins/`. */
  readonly configuration?: ReadConfig;
  /** Complains of what the configuration says. */
  readonly complain: Complain;
  /** Whether every plugin that was named is in. */
  readonly isWhole: boolean;
  /** The hash of each plugin's content by its name, whether or not the plugin can be used. */
  readonly integrity: ReadonlyMap<string, () => string>;
}

/** Whether this folder is the package of a plugin by itself, as an author has it outside of this project. */
export function isPluginFolder(folder: string): boolean {
  const reckoner = readManifest(folder)?.content?.reckoner;
  return typeof reckoner === 'object' && reckoner !== null && 'category' in reckoner;
}

/** The plugins that the root's package.json depends on, to be proposed. */
function installedPlugins(root: string): string[] {
  const { dependencies = {} } = (readManifest(root)?.content ?? {}) as { readonly dependencies?: object };
  return Object.keys(dependencies).filter(
    (name) => readManifest(path.join(root, 'node_modules', name))?.content?.reckoner !== undefined,
  );
}

function locateAll(root: string, read: ReadConfig | undefined, report: (problem: Problem) => void): Locator {
  const locator = new Locator(root, report);
  if (read !== undefined) {
    locator.add(read.config.plugins, root, complainer(read.file, read.text, 'configuration', report));
    return locator;
  }
  if (isPluginFolder(root)) locator.located.push({ folder: root, installed: false, isWorkspace: false });
  for (const name of foldersIn(path.join(root, 'plugins')))
    locator.located.push({ folder: path.join(root, 'plugins', name), installed: false, isWorkspace: true });
  const proposed = locator.located.length > 0 ? [] : installedPlugins(root);
  if (proposed.length > 0) {
    const complain = complainer('reckoner.config.json', '', 'configuration', report);
    const mend = `Write in reckoner.config.json: { "plugins": ${JSON.stringify(proposed)} }`;
    complain('', 'Nothing says which of the installed plugins are to be served.', mend);
  }
  return locator;
}

/** Each category has one title, that of the package named first. */
function titled(root: string, found: readonly UntitledPackage[], report: (problem: Problem) => void): PluginPackage[] {
  const owners = new Map<string, UntitledPackage>();
  for (const one of found) if (one.title !== undefined && !owners.has(one.category)) owners.set(one.category, one);
  return found.flatMap((one): PluginPackage[] => {
    const owner = owners.get(one.category);
    const file = displayPath(root, path.join(one.folder, 'package.json'));
    const complain = complainer(file, readManifest(one.folder)!.text, 'plugin-package', report);
    if (owner?.title === undefined) {
      const message = `\`reckoner.title\` must be the title that users see: no other plugin here has the category "${one.category}".`;
      complain('reckoner', message, 'Write: "title": "Physics"');
      return [];
    }
    if (one.title !== undefined && one.title !== owner.title) {
      const message = `The category "${one.category}" is titled "${owner.title}" in ${owner.name}, "${one.title}" here.`;
      complain('title', message, 'Give both the same `reckoner.title`, or leave it out where it adds to the other.');
    }
    return [{ ...one, title: owner.title }];
  });
}

/** Whether the plugin is what somebody looked at. */
function hasIntegrity(pin: string | undefined, name: string, hash: () => string, complain: Complain): boolean {
  if (pin === undefined) return true;
  const is = hash();
  if (is === pin) return true;
  const message = `The content of ${name} is ${is}; \`integrity\` has ${pin}.`;
  complain(name, message, `Look at what changed; \`${typedCommand(`integrity ${name}`)}\` prints what to write.`);
  return false;
}

/** @throws ProblemsFound where the configuration itself is wrong. */
export function compose(root: string): Composition {
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const read = readConfig(root);
  const config = read?.config;
  const complain = complainer(read?.file ?? '', read?.text ?? '', 'configuration', report);
  const locator = locateAll(root, read, report);
  const found: UntitledPackage[] = [];
  const integrity = new Map<string, () => string>();
  for (const one of locator.located) {
    const name = one.asked ?? String(readManifest(one.folder)?.content?.name);
    const hash = () => integrityOf(one.folder, one.isWorkspace);
    integrity.set(name, hash);
    if (!hasIntegrity(config?.integrity?.[name], name, hash, complain)) continue;
    const plugin = readPlugin(root, one, report);
    if (plugin === undefined) continue;
    const twin = found.find((other) => other.name === plugin.name);
    if (twin === undefined) found.push(plugin);
    else {
      const places = [twin, plugin].map(({ folder }) => displayPath(root, folder)).join(' and ');
      complain(name, `Two plugins are named ${plugin.name}: ${places}.`, 'Rename one of them in its package.json.');
    }
  }
  const names = new Set([...locator.asked, ...integrity.keys()]);
  const unknown = Object.keys(config?.integrity ?? {}).filter((name) => !names.has(name));
  if (unknown.length > 0) {
    for (const name of unknown)
      complain(
        name,
        `\`integrity\` names "${name}", which is no plugin here.${didYouMean(name, names)}`,
        `Plugins are ${listed(names)}.`,
      );
    // Somebody believes that it is pinned.
    throw new ProblemsFound(problems);
  }
  const packages = titled(root, found, report);
  const isWhole = locator.isWhole && packages.length === locator.located.length;
  return { packages, problems, complain, isWhole, integrity, ...(read && { configuration: read }) };
}
