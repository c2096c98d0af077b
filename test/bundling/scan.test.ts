/** What lies in plugins/ beside calculators is passed over on purpose, or gets a sentence. */
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scan } from '@reckoner/bundling/scan';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { foldersHash } from '../../bundling/tool/sources.mjs';
import { addPlugin, emptyRoot } from '../codegen/roots.js';

let root: string;
let plugins: string;

beforeEach(() => {
  root = emptyRoot();
  plugins = path.join(root, 'plugins');
  addPlugin(root, 'test/fixtures/good', 'motion');
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const KINETIC_ENERGY = 'motion/energy/kinetic-energy.ts';

test.each([
  ['a list in plugins/', 'DEVIATIONS.md'],
  ["a file manager's notes in plugins/", '.DS_Store'],
  ["a file manager's notes in a category", 'motion/.DS_Store'],
  ["an editor's backup", `${KINETIC_ENERGY}~`],
  ["an editor's copy", 'motion/energy/#kinetic-energy.ts#'],
  ["an editor's swap file", 'motion/energy/.kinetic-energy.ts.swp'],
  ['a list in a category', 'motion/verification.tsv'],
])('%s is passed over', (_, name) => {
  const { calculators, shared } = scan(root);
  writeFileSync(path.join(plugins, name), '');
  expect(scan(root)).toMatchObject({ calculators, shared, problems: [] });
});

test.each([
  ["an editor's lock in plugins/", '.#notes'],
  ["an editor's lock in a subcategory", 'motion/energy/.#kinetic-energy.ts'],
  ['a link that leads nowhere in plugins/', 'elsewhere'],
  ['a link that leads nowhere in a subcategory', 'motion/energy/elsewhere.ts'],
])('%s is passed over', (_, name) => {
  const { calculators } = scan(root);
  symlinkSync('ada@example.com:1234', path.join(plugins, name));
  expect(scan(root)).toMatchObject({ calculators, problems: [] });
});

test('a link that leads round in a circle is not followed', () => {
  const { calculators } = scan(root);
  symlinkSync('..', path.join(plugins, 'motion/energy/again'));
  symlinkSync('itself', path.join(plugins, 'itself'));
  expect(scan(root)).toMatchObject({ calculators, problems: [] });
});

test.each([
  ['tug-of-war.ts', 'A calculator lies at plugins/<category>/<subcategory>/<slug>.ts'],
  ['motion/tug-of-war.ts', 'A calculator lies at <subcategory>/<slug>.ts'],
  ['motion/energy/kinetic-energy copy.ts', 'is not kebab-case'],
  ['motion/energy/kinetic-energy.orig.ts', 'is not kebab-case'],
])('%s gets a sentence', (name, sentence) => {
  writeFileSync(path.join(plugins, name), '');
  const { problems } = scan(root);
  expect(problems).toMatchObject([{ file: `plugins/${name}`, message: expect.stringContaining(sentence) }]);
});

test('a folder without a package gets a sentence', () => {
  mkdirSync(path.join(plugins, 'knitting'));
  expect(scan(root).problems).toMatchObject([
    { file: 'plugins/knitting/package.json', message: 'The plugin folder has no package.json.' },
  ]);
});

test('a package asks for what is usual of numbers, or not at all', () => {
  const manifest = path.join(plugins, 'motion/package.json');
  const { reckoner, ...others } = JSON.parse(readFileSync(manifest, 'utf8'));
  const scanWith = (usual: string) => {
    writeFileSync(manifest, JSON.stringify({ ...others, reckoner: { ...reckoner, usual } }));
    return scan(root);
  };
  const before = scan(root).calculators;
  const { calculators, problems } = scanWith('numbers');
  expect(problems).toEqual([]);
  expect(calculators.map(({ plugin }) => plugin.usual)).toEqual(before.map(() => 'numbers'));
  // What passed before is looked at again.
  expect(calculators.filter(({ key }, index) => key === before[index]!.key)).toEqual([]);
  expect(scanWith('percents').problems).toMatchObject([
    { message: '`reckoner.usual` must be "numbers", or left out.' },
  ]);
});

test('the hash of sources passes over what an editor keeps beside them', () => {
  const folder = path.join(plugins, 'motion');
  const before = foldersHash([folder]);
  symlinkSync('ada@example.com:1234', path.join(folder, 'energy/.#kinetic-energy.ts'));
  writeFileSync(path.join(folder, 'energy/kinetic-energy.ts~'), '');
  expect(foldersHash([folder])).toBe(before);
  writeFileSync(path.join(folder, 'energy/heat.ts'), '');
  expect(foldersHash([folder])).not.toBe(before);
});

test('a plugin outside of this project is its own root, with what a package has beside calculators', () => {
  const folder = path.join(plugins, 'motion');
  const inProject = scan(root).calculators.map(({ slug }) => slug);
  for (const name of ['test/energy.test.ts', 'vitest.config.ts', 'energy/kinetic-energy.test.ts', 'generated/a/b.ts']) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), '');
  }
  const { calculators, packages, problems } = scan(folder);
  expect(calculators.map(({ slug }) => slug)).toEqual(inProject);
  expect(calculators.map(({ display }) => display)).toContain('energy/kinetic-energy.ts');
  expect(packages).toMatchObject([{ folder, category: 'motion', installed: false }]);
  expect(problems).toEqual([]);
  writeFileSync(path.join(folder, 'tug-of-war.ts'), '');
  expect(scan(folder).problems).toMatchObject([{ file: 'tug-of-war.ts' }]);
});

test('its folder may have any name', () => {
  const folder = path.join(root, 'reckoner-plugin-motion');
  renameSync(path.join(plugins, 'motion'), folder);
  expect(scan(folder)).toMatchObject({ packages: [{ category: 'motion' }], problems: [] });
});
