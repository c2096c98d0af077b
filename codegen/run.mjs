/** `npm run codegen`, `npm run check` and `npm run new`: runs the command line as built from the sources. */
import path from 'node:path';
import { importBuilt } from './tool/built.mjs';
import { codegenFolder } from './tool/sources.mjs';

const { run } = await importBuilt('cli.js');
await run(path.dirname(codegenFolder), process.argv.slice(2));
