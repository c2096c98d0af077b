/** The command line: `npm run codegen`, `npm run check` and `npm run new`. */
import { formatProblems } from '@reckoner/bundling/problem';
import { sentenceOf } from './sentence.js';

const USAGE = `Usage:
  npm run codegen                                    write generated/ from all plugins
  npm run codegen -- --keep-going                    the same, without the calculators that have problems
  npm run check                                      check everything: format, lint, types, imports, calculators
  npm run check -- <path>…                           check the calculators in these files and folders
  npm run check -- --fix <path>…                     the same, and mend their format
  npm run new -- <category>/<subcategory>/<slug>     start a calculator
  npm run wrong-result -- <report.md>                turn a report into an example that fails
  npm run integrity -- <package>…                    print the hashes that a configuration pins plugins by
  npm run update                                     bring plugins to the contract that this tool understands
`;

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

export async function runGenerate(root: string, keepGoing: boolean): Promise<void> {
  const start = performance.now();
  const { generate } = await import('../generate/generate.js');
  const { calculators, checked, written, problems } = await generate({ root, keepGoing });
  if (problems.length > 0) process.stderr.write(`${formatProblems(problems)} These were left out.\n`);
  console.log(
    `${calculators} calculators, ${checked} checked anew, ${written.length} files changed, ${seconds(start)} s.`,
  );
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export async function runCheck(root: string, paths: readonly string[], fix = false): Promise<void> {
  const start = performance.now();
  const { checkAll, checkPaths } = await import('./check.js');
  const { calculators, failed, done } =
    paths.length > 0 ? await checkPaths(root, paths, { fix }) : await checkAll(root);
  for (const { name, output } of failed) process.stderr.write(`${name}:\n${output}\n`);
  const right = calculators === 1 ? '1 calculator is right' : `${calculators} calculators are right`;
  if (failed.length > 0) {
    const wrong = listed(failed.map(({ name }) => name));
    process.stderr.write(
      `${right} in what ${calculators === 1 ? 'it computes' : 'they compute'}, but not by: ${wrong}.\n`,
    );
    process.exitCode = 1;
    return;
  }
  const also = done.length === 0 ? '' : ` (with ${listed(done)})`;
  console.log(`${right}${also}, ${seconds(start)} s.`);
}

export async function runNew(root: string, target: string): Promise<void> {
  const { scaffold } = await import('./new.js');
  const { files, next } = scaffold(root, target);
  for (const file of files) console.log(`Wrote ${file}`);
  console.log(`\nFill in what the check names:\n${next.map((command) => `  ${command}\n`).join('')}`);
}

export async function runIntegrity(root: string, names: readonly string[]): Promise<void> {
  const { integrities } = await import('./integrity.js');
  console.log(JSON.stringify({ integrity: integrities(root, names) }, null, 2));
}

export async function runUpdate(root: string): Promise<void> {
  const { updatePlugin } = await import('../update/update-plugin.js');
  const { changed, contract } = updatePlugin(root);
  for (const file of changed) console.log(`Changed ${file}`);
  console.log(changed.length === 0 ? `Contract ${contract} already.` : `Contract ${contract}. Look at what changed.`);
}

async function runWrongResult(root: string, report: string): Promise<void> {
  const { turnIntoExample } = await import('./wrong-result.js');
  console.log(await turnIntoExample(root, report));
}

/** What an author looks up while writing, in short. */
async function helpWithNew(): Promise<void> {
  const { kindEntries } = await import('../reference/kinds.js');
  const kinds = kindEntries().map(({ signature, text }) => `  ${signature.padEnd(28)}${text.split(/[.:](?: |$)/)[0]}`);
  console.log(`npm run new -- <category>/<subcategory>/<slug>   starts a calculator

Kinds of fields, from '@reckoner/engine' (docs/authoring/kinds.md has their options):
${kinds.join('\n')}

What a formula may call: npx reckoner functions <word>, or docs/authoring/functions.md
What the check says:     docs/authoring/checks.md`);
}

async function runCommand(root: string, [command, ...rest]: readonly string[]): Promise<void> {
  const [option] = rest;
  if (command === 'generate' && rest.length === 0) return runGenerate(root, false);
  if (command === 'generate' && rest.length === 1 && option === '--keep-going') return runGenerate(root, true);
  const fix = command === 'check' && rest.includes('--fix');
  const paths = rest.filter((word) => !fix || word !== '--fix');
  const isUnderstood = !paths.some((word) => word.startsWith('-')) && (!fix || paths.length > 0);
  if (command === 'check' && isUnderstood) return runCheck(root, paths, fix);
  if (command === 'new' && rest.length === 1 && option && !option.startsWith('-')) return runNew(root, option);
  if (command === 'new' && (option === '--help' || option === '-h')) return helpWithNew();
  if (command === 'integrity' && !option?.startsWith('-')) return runIntegrity(root, rest);
  if (command === 'update' && rest.length === 0) return runUpdate(root);
  if (command === 'wrong-result' && rest.length === 1 && option) return runWrongResult(root, option);
  process.stderr.write(USAGE);
  process.exitCode = 2;
}

/** Runs a command on the project in `root` and sets the exit code. */
export async function run(root: string, words: readonly string[]): Promise<void> {
  try {
    await runCommand(root, words);
  } catch (error) {
    const sentence = sentenceOf(root, error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}
