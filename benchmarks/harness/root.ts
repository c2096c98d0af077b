/** The repository's root folder and its generated catalogue. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The later Node that tests and benchmarks of HTTP_TRANSPORT=node run on. */
export const laterNode = join(root, 'test/node-24/node_modules/node/bin/node');

/** `GENERATED_DIR` means to the benchmarks what it means to the server. */
export const generatedFolder = process.env.GENERATED_DIR ?? join(root, 'generated');
