/** The files of a plugin's folder that are calculators or shared modules. */
import { filesBelow } from '../tool/list.mjs';

export function isModule(name: string): boolean {
  return name.endsWith('.ts') && !name.endsWith('.d.ts');
}

/** What a package of its own has beside calculators: tests, scripts, settings of tools. */
const BESIDE = /^(?:tests?|scripts|generated|assets|plugins)\/|\.(?:test|config)\.ts$/;

/** Paths from the folder, in order. @param isWorkspace Whether it has nothing else beside. */
export function pluginModules(folder: string, isWorkspace = false): string[] {
  return filesBelow(folder)
    .filter((name) => isModule(name) && (isWorkspace || !BESIDE.test(name)))
    .sort();
}
