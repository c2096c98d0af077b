/** `reckoner start`: the service over what was generated in a folder. Its workers run this, too. */
import type { Run } from '../commands.js';
import { useFolders } from '../output-folders.js';
import { onServiceNode } from '../service-node.js';

export const run: Run = async ({ root }) => {
  const elsewhere = onServiceNode();
  if (elsewhere !== undefined) return elsewhere;
  useFolders(root);
  await import('@reckoner/server/main');
  return 0;
};
