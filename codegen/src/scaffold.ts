/** `npm run new`: starts a calculator that fails the checks only where its author has to write. */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { engineVersion } from './program.js';
import { scan, toKebab } from './scan.js';

export interface Scaffolded {
  /** Paths from the root of the files made. */
  readonly files: readonly string[];
  /** Commands to run next. */
  readonly next: readonly string[];
}

function sentenceCase(kebab: string): string {
  const words = kebab.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function calculatorText(slug: string): string {
  return `import { defineCalculator, number } from '@reckoner/engine';

export default defineCalculator({
  title: '${sentenceCase(slug)}',
  description: '',
  keywords: [],
  inputs: {
    input: number({ label: '', min: 0, max: 1e6 }),
  },
  outputs: {
    output: number({ label: '' }),
  },
  formula: ({ input }) => ({ output: input }),
  explanation: '{input} gives {output}.',
  examples: [
    { inputs: { input: 1 }, results: {}, source: '' },
    { inputs: { input: 2 }, results: {}, source: '' },
  ],
  references: [],
});
`;
}

function packageText(category: string, engineVersion: string): string {
  const content = {
    name: `@reckoner/plugin-${category}`,
    version: '0.1.0',
    description: `${sentenceCase(category)} calculators for Reckoner.`,
    license: 'MIT',
    type: 'module',
    reckoner: { category, title: sentenceCase(category), arithmetic: 'float64' },
    peerDependencies: { '@reckoner/engine': engineVersion },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Where a file stands in place of a folder that the calculator needs. */
function fileInTheWay(root: string, folder: string): string | undefined {
  const parts = folder.split('/');
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return folders.find((one) => statSync(path.join(root, one), { throwIfNoEntry: false })?.isDirectory() === false);
}

/** Throws a RangeError with a sentence when the name is not right or taken. Writes one file, two for a new category. */
export function scaffold(root: string, target: string): Scaffolded {
  const parts = target.split('/');
  const [category, subcategory, slug] = parts;
  if (parts.length !== 3 || !category || !subcategory || !slug) {
    throw new RangeError('Expected <category>/<subcategory>/<slug>, for example physics/dynamics/kinetic-energy.');
  }
  for (const part of parts) {
    if (part !== toKebab(part)) throw new RangeError(`"${part}" is not kebab-case; write "${toKebab(part)}".`);
  }
  if (subcategory === 'shared') throw new RangeError('A folder `shared` holds helpers; choose another subcategory.');
  const taken = scan(root).calculators.find((file) => file.slug === slug);
  if (taken !== undefined) throw new RangeError(`The slug "${slug}" is taken by ${taken.display}.`);
  const inTheWay = fileInTheWay(root, `plugins/${category}/${subcategory}`);
  if (inTheWay !== undefined) throw new RangeError(`${inTheWay} is a file; choose another name, or move it away.`);

  const files: string[] = [];
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
    files.push(name);
  };
  const manifest = `plugins/${category}/package.json`;
  const isNewCategory = !existsSync(path.join(root, manifest));
  if (isNewCategory) {
    write(manifest, packageText(category, engineVersion));
  }
  const file = `plugins/${category}/${subcategory}/${slug}.ts`;
  write(file, calculatorText(slug));
  const install = isNewCategory ? ['npm install'] : [];
  return { files, next: [...install, `npm run check -- ${file}`] };
}
