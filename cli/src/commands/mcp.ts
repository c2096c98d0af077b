/** `reckoner mcp`: the catalogue of a folder as the tools of an agent, over standard input and output. */

import type { Run } from '../commands.js';
import { useFolders } from '../output-folders.js';

export const run: Run = async ({ root }) => {
  useFolders(root);
  const { serveOverStdio } = await import('@reckoner/server/mcp/stdio');
  await serveOverStdio({
    generated: process.env.GENERATED_DIR!,
    baseUrl: process.env.BASE_URL?.replace(/\/+$/, '') || undefined,
    // Agents keep what is written there as the log of their tools.
    onFault: (error) => console.error(error),
  });
  return 0;
};
