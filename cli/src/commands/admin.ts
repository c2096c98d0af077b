/** `reckoner admin`: accounts and keys of the service of a folder. */
import { runAdmin } from '@reckoner/server/admin';
import { endHardWhileStoreIsOpen } from '@reckoner/server/store/open-stores';
import type { Run } from '../commands.js';
import { useFolders } from '../output-folders.js';

export const run: Run = async ({ root, words }) => {
  useFolders(root);
  endHardWhileStoreIsOpen();
  return runAdmin(
    words,
    process.env,
    (line) => console.log(line),
    (line) => console.error(line),
  );
};
