/** `npm run codegen`, `npm run check` and `npm run new`. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ProblemsFound } from './problem.js';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const USAGE = `Usage:
  npm run codegen                                    write generated/ from all plugins
  npm run codegen -- --keep-going                    the same, without the calculators that have problems
  npm run check                                      check everything: format, lint, types, imports, calculators
  npm run check -- <path>…                           check the calculators in these files and folders
  npm run new -- <category>/<subcategory>/<slug>     start a calculator
`;

async function runGenerate(keepGoing: boolean): Promise<void> {
  const start = performance.now();
  const { generate } = await import('./generate.js');
  const { calculators, checked, written } = await generate({ root, keepGoing });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${calculators} calculators, ${checked} checked anew, ${written.length} files changed, ${seconds} s.`);
}

async function main([command, ...rest]: readonly string[]): Promise<void> {
  const [option] = rest;
  if (command === 'generate' && rest.length === 0) return runGenerate(false);
  if (command === 'generate' && rest.length === 1 && option === '--keep-going') return runGenerate(true);
  process.stderr.write(USAGE);
  process.exitCode = 2;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ProblemsFound)) throw error;
  process.stderr.write(error.message);
  process.exitCode = 1;
}
