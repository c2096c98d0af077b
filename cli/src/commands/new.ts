/** `reckoner new`: starts a calculator. */
import { runNew } from '@reckoner/codegen/command-line/main';
import type { Run } from '../commands.js';

export const run: Run = async ({ root, words }) => {
  await runNew(root, words[0]!);
  return 0;
};
