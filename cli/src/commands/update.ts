/** `reckoner update`: brings a plugin to the contract that this tool understands. */
import { runUpdate } from '@reckoner/codegen/command-line/main';
import type { Run } from '../commands.js';

export const run: Run = async ({ root }) => {
  await runUpdate(root);
  return 0;
};
