/** What a configuration may say, in JSON or as a program, and what is told of one that says something else. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ProblemsFound } from '@reckoner/bundling/problem';
import { scan } from '@reckoner/bundling/scan';
import { afterEach, expect, test } from 'vitest';
import { addPlugin, emptyRoot } from '../roots.js';
import { BREWING, configure, deployment, editManifest, install, installCatalogue, MOTION } from './deployment.js';

const roots: string[] = [];

function rooted(root: string): string {
  roots.push(root);
  return root;
}

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

function names(root: string): string[] {
  return scan(root).packages.map(({ name }) => name);
}

function told(root: string): string {
  try {
    scan(root);
  } catch (error) {
    if (error instanceof ProblemsFound) return error.message;
    throw error;
  }
  return '';
}

test('only what is named is loaded, in its order', () => {
  const root = rooted(deployment({ plugins: ['brewing'] }));
  expect(names(root)).toEqual(['brewing']);
  configure(root, { plugins: ['motion', 'brewing'] });
  expect(names(root)).toEqual(['motion', 'brewing']);
});

test('a package may name others, which are found where it lies', () => {
  const root = rooted(deployment({ plugins: ['@example/all', 'motion'] }));
  const folder = installCatalogue(root, '@example/all', ['brewing', 'inner', '@example/again']);
  install(folder, 'inner', BREWING, { category: 'inner' });
  installCatalogue(root, '@example/again', ['@example/all', 'motion']);
  expect(names(root)).toEqual(['brewing', 'inner', 'motion']);
});

test('folders are named beside packages', () => {
  const root = rooted(deployment({ plugins: ['./plugins/*', './own', 'brewing'] }));
  addPlugin(root, MOTION, 'motion');
  install(root, '../own', BREWING, { category: 'other' });
  editManifest(path.join(root, 'own'), (manifest) => {
    manifest.name = 'own';
  });
  const found = scan(root);
  expect(found.packages).toMatchObject([
    { name: '@example/good', installed: false, isWorkspace: true },
    { name: 'own', installed: false, isWorkspace: false },
    { name: 'brewing', installed: true },
  ]);
  expect(found.calculators.map(({ display }) => display)).toContain('plugins/motion/dynamics/momentum.ts');
});

test('a program gives the configuration, and is run once for each text', () => {
  const root = rooted(deployment({}));
  rmSync(path.join(root, 'reckoner.config.json'));
  configure(root, "export const NAME: string = 'motion';\n", 'name.ts');
  const text = `import { NAME } from './name.js';
const counted = globalThis as { configured?: number };
counted.configured = (counted.configured ?? 0) + 1;
export default { plugins: [NAME] as const };
`;
  configure(root, text, 'reckoner.config.ts');
  const counted = globalThis as { configured?: number };
  expect([names(root), names(root), counted.configured]).toEqual([['motion'], ['motion'], 1]);
  configure(root, "export default { plugins: ['brewing'] };", 'reckoner.config.ts');
  expect(names(root)).toEqual(['brewing']);
});

test.each(['js', 'mjs'])('it may be a file .%s', (ending) => {
  const root = rooted(deployment({}));
  rmSync(path.join(root, 'reckoner.config.json'));
  configure(root, "export default { plugins: ['brewing'] };", `reckoner.config.${ending}`);
  expect(names(root)).toEqual(['brewing']);
});

test.each([
  ['{ "plugins": ', 'reckoner.config.json:1:1  The configuration is not JSON: '],
  [[], 'The configuration must be an object.'],
  [{}, '`plugins` is missing.'],
  [{ plugins: [] }, '`plugins` names no plugin.'],
  [{ plugins: 'motion' }, 'reckoner.config.json:2:3  `plugins` must be a list of packages and folders.'],
  [{ plugins: ['motion'], plugin: 1 }, 'There is no setting "plugin". Did you mean "plugins"?'],
  [{ plugins: ['motion'], off: ['motion'] }, '`off` must be an object with `categories` and `calculators`.'],
  [
    { plugins: ['motion'], off: { category: ['motion'] } },
    'There is no setting "off.category".  [configuration]\n    Settings are categories, calculators.',
  ],
  [{ plugins: ['motion'], off: { calculators: 'momentum' } }, '`off.calculators` must be a list of slugs.'],
  [{ plugins: ['motion'], integrity: { motion: 'sha256-x' } }, 'A hash of `integrity` must be "sha256-" and 44'],
  [{ plugins: ['motion'], clashes: ['momentum'] }, '`clashes` must be an object of slugs and the packages'],
  [{ plugins: ['motion'], keepGoing: 'yes' }, '`keepGoing` must be true or false.'],
  [{ plugins: ['motion'], off: { categories: ['motoin'] } }, 'no category here. Did you mean "motion"?'],
  [{ plugins: ['motion'], off: { calculators: ['momentun'] } }, 'no calculator here. Did you mean "momentum"?'],
  [{ plugins: ['motion'], clashes: { momentum: 'motions' } }, 'no plugin here. Did you mean "motion"?'],
  [
    { plugins: ['motion'], integrity: { motionn: `sha256-${'A'.repeat(43)}=` } },
    '`integrity` names "motionn", which is no plugin here. Did you mean "motion"?',
  ],
])('%j is told', (config, sentence) => {
  expect(told(rooted(deployment(config)))).toContain(sentence);
});

test.each([
  ['export const plugins = [];', 'The configuration has no default export.'],
  ["throw new Error('No such day.');", 'The configuration cannot be run: No such day.'],
  ['export default { plugins: [ };', 'The configuration cannot be run: '],
])('a program %s is told', (text, sentence) => {
  const root = rooted(deployment({}));
  rmSync(path.join(root, 'reckoner.config.json'));
  configure(root, text, 'reckoner.config.ts');
  expect(told(root)).toContain(sentence);
});

test('two configurations are told', () => {
  const root = rooted(deployment({ plugins: ['motion'] }));
  configure(root, "export default { plugins: ['motion'] };", 'reckoner.config.ts');
  expect(told(root)).toContain('There is reckoner.config.ts too; expected one configuration.');
});

test('without a configuration nothing that is installed is loaded, and what to write is told', () => {
  const root = rooted(emptyRoot());
  install(root, 'brewing', BREWING);
  addPlugin(root, MOTION, 'motion');
  expect(names(root)).toEqual(['@example/good']);
  rmSync(path.join(root, 'plugins'), { recursive: true });
  mkdirSync(path.join(root, 'plugins'));
  expect(names(root)).toEqual([]);
  editManifest(root, (manifest) => {
    manifest.dependencies = { brewing: '1.0.0', '@reckoner/engine': '0.1.0' };
  });
  expect(told(root)).toContain('Write in reckoner.config.json: { "plugins": ["brewing"] }');
});
