/** `reckoner integrity`: the hashes by which a deployment pins its plugins. */
import { runIntegrity } from '@reckoner/codegen/command-line/main';
import type { Run } from '../commands.js';

export const run: Run = async ({ root, words }) => {
  await runIntegrity(root, words);
  return 0;
};
