/** `npm run codegen`, `npm run check` and `npm run new`: runs the command line as built from the sources. */
import path from 'node:path';
import { codegenFolder } from '../bundling/tool/sources.mjs';
import { importBuilt } from './tool/built.mjs';
import { traced } from './tool/traced.mjs';

try {
  const { run } = await importBuilt('cli.js');
  await run(path.dirname(codegenFolder), process.argv.slice(2));
} catch (error) {
  process.stderr.write(`This is a fault of the code generation itself, not of a calculator:\n${traced(error)}\n`);
  process.exitCode = 70;
}
