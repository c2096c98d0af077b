/** Runs a command of the code generation, as built, on another root: `node command.mjs <root> check plugins/motion`. */
import { importBuilt } from '../../../codegen/tool/built.mjs';

const [root, ...words] = process.argv.slice(2);
const { run } = await importBuilt('cli.js');
await run(root, words);
