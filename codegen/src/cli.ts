/** The command line: `npm run codegen`, `npm run check` and `npm run new`. */
import { ProblemsFound } from './problem.js';

const USAGE = `Usage:
  npm run codegen                                    write generated/ from all plugins
  npm run codegen -- --keep-going                    the same, without the calculators that have problems
  npm run check                                      check everything: format, lint, types, imports, calculators
  npm run check -- <path>…                           check the calculators in these files and folders
  npm run new -- <category>/<subcategory>/<slug>     start a calculator
`;

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

async function runGenerate(root: string, keepGoing: boolean): Promise<void> {
  const start = performance.now();
  const { generate } = await import('./generate.js');
  const { calculators, checked, written } = await generate({ root, keepGoing });
  console.log(
    `${calculators} calculators, ${checked} checked anew, ${written.length} files changed, ${seconds(start)} s.`,
  );
}

async function runCheck(root: string, paths: readonly string[]): Promise<void> {
  const start = performance.now();
  const { checkAll, checkPaths } = await import('./check.js');
  const report = paths.length > 0 ? { failed: [], ...(await checkPaths(root, paths)) } : await checkAll(root);
  for (const { name, output } of report.failed) process.stderr.write(`${name}:\n${output}\n`);
  if (report.failed.length > 0) process.exitCode = 1;
  else
    console.log(
      `${report.calculators} ${report.calculators === 1 ? 'calculator is' : 'calculators are'} right, ${seconds(start)} s.`,
    );
}

async function runNew(root: string, target: string): Promise<void> {
  const { scaffold } = await import('./scaffold.js');
  const { files, next } = scaffold(root, target);
  for (const file of files) console.log(`Wrote ${file}`);
  console.log(`\nFill in what the check names:\n${next.map((command) => `  ${command}\n`).join('')}`);
}

async function runCommand(root: string, [command, ...rest]: readonly string[]): Promise<void> {
  const [option] = rest;
  if (command === 'generate' && rest.length === 0) return runGenerate(root, false);
  if (command === 'generate' && rest.length === 1 && option === '--keep-going') return runGenerate(root, true);
  if (command === 'check' && !option?.startsWith('-')) return runCheck(root, rest);
  if (command === 'new' && rest.length === 1 && option && !option.startsWith('-')) return runNew(root, option);
  process.stderr.write(USAGE);
  process.exitCode = 2;
}

/** What the user can mend: `EACCES: permission denied, open '…'` says it as well as a sentence of ours. */
function isSentence(error: unknown): error is Error {
  return (
    error instanceof ProblemsFound || error instanceof RangeError || (error instanceof Error && 'syscall' in error)
  );
}

/** Runs a command on the project in `root` and sets the exit code. */
export async function run(root: string, words: readonly string[]): Promise<void> {
  try {
    await runCommand(root, words);
  } catch (error) {
    if (!isSentence(error)) throw error;
    process.stderr.write(`${error.message.trimEnd()}\n`);
    process.exitCode = 1;
  }
}
