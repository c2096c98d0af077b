/** One run of the code generation on another root, as a process of its own: `codegen-main.ts <root>`. */
import { generate, ProblemsFound } from '@reckoner/codegen';

try {
  const { calculators, checked } = await generate({ root: process.argv[2]! });
  console.log(JSON.stringify({ calculators, checked }));
} catch (error) {
  if (!(error instanceof ProblemsFound)) throw error;
  process.stderr.write(error.message);
  process.exitCode = 1;
}
