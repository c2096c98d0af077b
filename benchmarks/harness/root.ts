/** The repository's root folder and its generated catalogue. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** `GENERATED_DIR` means to the benchmarks what it means to the server. */
export const generatedFolder = process.env.GENERATED_DIR ?? join(root, 'generated');
