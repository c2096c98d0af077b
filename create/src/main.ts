/** `npm create reckoner-plugin <folder>`: makes the folder of a plugin. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { answersFor } from './answers.js';
import { pluginFiles } from './files.js';

const USAGE = `Usage: npm create reckoner-plugin <folder> -- [options]

  --category <word>      category of the calculators, new or one to add to
  --title <words>        what users see for the category
  --author <name>        as in "Ada Lovelace <ada@example.com>"
  --name <package>       default: reckoner-plugin-<category>
  --license <name>       default: MIT
  --homepage <address>
`;

const text = { type: 'string' } as const;
const OPTIONS = {
  ...{ category: text, title: text, author: text, name: text, license: text, homepage: text },
  help: { type: 'boolean', short: 'h' },
} as const;

/** This package's version is that of the others that it was released with. */
function ownVersion(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}

async function create(folder: string, given: Parameters<typeof answersFor>[1]): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).some((name) => name !== '.git'))
    throw new RangeError(`${folder} is not empty: name a new folder.`);
  const answers = await answersFor(folder, given);
  const files = pluginFiles(answers, ownVersion());
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(answers.folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  console.log(`${answers.name} is in ${folder}. Next:

  cd ${folder}
  npm install
  npx reckoner dev
`);
}

/** Returns the exit code: 0 done, 1 not possible, 2 not understood. */
export async function main(words: readonly string[]): Promise<number> {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${USAGE}`);
    return 2;
  }
  const { help, ...given } = parsed.values;
  const [folder, ...more] = parsed.positionals;
  if (help) {
    process.stdout.write(USAGE);
    return 0;
  }
  if (folder === undefined || more.length > 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  try {
    await create(folder, given);
    return 0;
  } catch (error) {
    if (!(error instanceof RangeError) && !(error instanceof Error && 'syscall' in error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}
