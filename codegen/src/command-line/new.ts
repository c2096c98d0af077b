/** `npm run new`: starts a calculator that fails the checks only where its author has to write. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { engineVersion } from '@reckoner/bundling/build-identity';
import { CONTRACT } from '@reckoner/bundling/composition/plugin-package';
import { isPluginFolder, scan, toKebab } from '@reckoner/bundling/scan';

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

/** Whoever made the project that the plugin is added to. */
function authorOf(root: string): unknown {
  const file = path.join(root, 'package.json');
  const { author } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return author ?? 'the maintainers';
}

const packageName = (category: string): string => `@reckoner/plugin-${category}`;

function packageText(category: string, author: unknown): string {
  const content = {
    name: packageName(category),
    version: '0.1.0',
    description: `${sentenceCase(category)} calculators for Reckoner.`,
    author,
    license: 'MIT',
    type: 'module',
    reckoner: { category, title: sentenceCase(category), arithmetic: 'float64', contract: CONTRACT },
    peerDependencies: { '@reckoner/engine': engineVersion },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The package that names all categories of the project, where it has one, names the new one. */
function addToCatalogue(root: string, category: string): readonly string[] {
  const name = 'catalogue/package.json';
  const file = path.join(root, name);
  if (!existsSync(file)) return [];
  const content = JSON.parse(readFileSync(file, 'utf8'));
  const plugin = packageName(category);
  content.reckoner.plugins = [...content.reckoner.plugins, plugin].sort();
  const dependencies = Object.entries({ ...content.dependencies, [plugin]: engineVersion });
  content.dependencies = Object.fromEntries(dependencies.sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  return [name];
}

/** Where a file stands in place of a folder that the calculator needs. */
function fileInTheWay(root: string, folder: string): string | undefined {
  const parts = folder.split('/');
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return folders.find((one) => statSync(path.join(root, one), { throwIfNoEntry: false })?.isDirectory() === false);
}

/** In the folder of a plugin the category may be left out, and cannot be another. */
function partsIn(root: string, target: string): readonly string[] {
  const parts = target.split('/');
  if (!isPluginFolder(root)) {
    if (parts.length === 3 && parts.every((part) => part !== '')) return parts;
    throw new RangeError('Expected <category>/<subcategory>/<slug>, for example physics/dynamics/kinetic-energy.');
  }
  const { category } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).reckoner;
  const inside = parts.length === 3 && parts[0] === category ? parts.slice(1) : parts;
  if (inside.length === 2 && inside.every((part) => part !== '')) return [category, ...inside];
  throw new RangeError(
    `Expected <subcategory>/<slug>, for example basics/first-one: this plugin is of the category ${category}.`,
  );
}

/** Throws a RangeError with a sentence when the name is not right or taken. Writes one file, and for a new category its package. */
export function scaffold(root: string, target: string): Scaffolded {
  const parts = partsIn(root, target);
  const [category, subcategory, slug] = parts as [string, string, string];
  for (const part of parts) {
    if (part !== toKebab(part)) throw new RangeError(`"${part}" is not kebab-case; write "${toKebab(part)}".`);
  }
  if (subcategory === 'shared') throw new RangeError('A folder `shared` holds helpers; choose another subcategory.');
  const taken = scan(root).calculators.find((file) => file.slug === slug);
  if (taken !== undefined) throw new RangeError(`The slug "${slug}" is taken by ${taken.display}.`);
  const isPlugin = isPluginFolder(root);
  const folder = isPlugin ? subcategory : `plugins/${category}/${subcategory}`;
  const inTheWay = fileInTheWay(root, folder);
  if (inTheWay !== undefined) throw new RangeError(`${inTheWay} is a file; choose another name, or move it away.`);

  const files: string[] = [];
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
    files.push(name);
  };
  const manifest = `plugins/${category}/package.json`;
  const isNewCategory = !isPlugin && !existsSync(path.join(root, manifest));
  if (isNewCategory) {
    write(manifest, packageText(category, authorOf(root)));
    files.push(...addToCatalogue(root, category));
  }
  const file = `${folder}/${slug}.ts`;
  write(file, calculatorText(slug));
  const install = isNewCategory ? ['npm install'] : [];
  return { files, next: [...install, isPlugin ? `npx reckoner check ${file}` : `npm run check -- ${file}`] };
}
