/** Where the package lies in which a command was typed. */
import { existsSync } from 'node:fs';
import path from 'node:path';

/** @throws RangeError where there is no package.json here or above. */
export function nearestPackage(from: string): string {
  for (let folder = from; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package.json'))) return folder;
    if (folder === path.dirname(folder))
      throw new RangeError(
        `There is no package.json in ${from}, nor above it. Go to the folder of your plugin, or begin one with: npm create reckoner-plugin <folder>`,
      );
  }
}
