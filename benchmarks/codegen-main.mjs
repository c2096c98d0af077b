/** One run of the code generation on another root, as a process of its own: `codegen-main.mjs <root>`. */
import { importBuilt } from '../codegen/tool/built.mjs';

const { generate, ProblemsFound } = await importBuilt('index.js');
try {
  const { calculators, checked } = await generate({ root: process.argv[2] });
  console.log(JSON.stringify({ calculators, checked }));
} catch (error) {
  if (!(error instanceof ProblemsFound)) throw error;
  process.stderr.write(error.message);
  process.exitCode = 1;
}
