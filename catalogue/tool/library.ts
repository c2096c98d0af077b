/** `npm run library`: makes `catalogue/dist/` of what `npm run codegen` wrote. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildLibrary } from './build.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const out = path.join(root, 'catalogue', 'dist');
const count = await buildLibrary({ root, generated: path.join(root, 'generated'), out });
console.log(`${count} functions in ${path.relative(root, out)}/.`);
