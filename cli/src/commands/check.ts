/** `reckoner check`: the calculators of the plugin here, or those in files and folders that were named. */
import path from 'node:path';
import { scan } from '@reckoner/bundling/scan';
import { typedCommand } from '@reckoner/bundling/typed-command';
import { runCheck } from '@reckoner/codegen/command-line/main';
import type { Run } from '../commands.js';
import { kindOf } from '../root.js';

/** What belongs to the plugin whose folder this is: others may be installed in it. */
export function pathsOfPlugin(root: string): string[] {
  const { calculators, problems } = scan(root);
  const files = calculators.flatMap(({ path: file, plugin }) => (plugin.folder === root ? [file] : []));
  const complained = problems.map(({ file }) => path.join(root, file)).filter((file) => !file.includes('node_modules'));
  if (files.length === 0 && complained.length === 0)
    throw new RangeError(
      `There is no calculator here yet. Begin one with: ${typedCommand('new <subcategory>/<slug>')}`,
    );
  return [...files, ...complained].map((file) => path.relative(root, file));
}

export const run: Run = async ({ root, folder, words, options }) => {
  const fix = options.fix === true;
  if (words.length > 0) {
    await runCheck(
      root,
      words.map((word) => path.relative(root, path.resolve(folder, word)) || '.'),
      fix,
    );
  } else if (kindOf(root) === 'deployment') {
    throw new RangeError(
      `No calculator is written here: ${typedCommand('generate')} checks those that are installed. ` +
        'A plugin has a `reckoner` field in its package.json.',
    );
  } else await runCheck(root, kindOf(root) === 'plugin' ? pathsOfPlugin(root) : [], fix);
  return Number(process.exitCode ?? 0);
};
