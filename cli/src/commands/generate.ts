/** `reckoner generate`: the catalogue and the pages' files of all plugins in a folder. */
import path from 'node:path';
import { ProblemsFound } from '@reckoner/bundling/problem';
import { runGenerate } from '@reckoner/codegen/command-line/main';
import { buildAssets } from '@reckoner/server/web/assets/build';
import type { Run } from '../commands.js';
import { outputFolders } from '../output-folders.js';

export const run: Run = async ({ root, options }) => {
  const keepGoing = options['keep-going'] === true;
  const { generated, assets } = outputFolders(root);
  let left: ProblemsFound | undefined;
  try {
    await runGenerate(root, keepGoing);
  } catch (error) {
    if (!keepGoing || !(error instanceof ProblemsFound)) throw error;
    left = error;
  }
  const { calculators } = await buildAssets(assets, generated, undefined, { root });
  console.log(`Pages for ${Object.keys(calculators).length} in ${path.relative(root, assets)}/.`);
  // What was left out is told last, where it is seen.
  if (left !== undefined) throw left;
  return 0;
};
