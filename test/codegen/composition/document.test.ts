/** What docs/composing.md shows is read as it says. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '@reckoner/bundling/composition/config-file';
import { scan } from '@reckoner/bundling/scan';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addPlugin } from '../roots.js';
import { BREWING, configure, deployment, editManifest, installCatalogue, MOTION } from './deployment.js';

const document = readFileSync('docs/composing.md', 'utf8');
const samples = (language: string) =>
  [...document.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map((match) => match[1]!);
const [configuration, manifest, pinned] = samples('json') as [string, string, string];

let root: string;

beforeEach(() => {
  root = deployment({});
  rmSync(path.join(root, 'reckoner.config.json'));
  installCatalogue(root, '@reckoner/catalogue', ['motion', 'brewing']);
  addPlugin(root, BREWING, 'games');
  editManifest(path.join(root, 'plugins', 'games'), (content) => {
    Object.assign(content, { name: 'games', reckoner: { category: 'games', title: 'Games', contract: 1 } });
  });
  const folder = path.join(root, 'node_modules', 'reckoner-plugin-brewing');
  mkdirSync(path.join(folder, 'beer'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), manifest);
  cpSync(path.join(MOTION, 'dynamics', 'momentum.ts'), path.join(folder, 'beer', 'momentum.ts'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('the configuration composes what it says', () => {
  configure(root, configuration);
  const { packages, calculators, problems } = scan(root);
  expect(problems).toEqual([]);
  expect(packages.map(({ name }) => name)).toEqual(['motion', 'brewing', 'reckoner-plugin-brewing', 'games']);
  expect(packages[2]).toMatchObject({
    ...{ version: '1.2.0', author: 'Ada Lovelace', license: 'MIT', homepage: 'https://example.com/brewing' },
    ...{ category: 'brewing', title: 'Brewing', subcategories: { beer: 'Beer and ale' } },
  });
  expect(calculators.map(({ slug, plugin }) => `${plugin.name}/${slug}`)).toEqual([
    'motion/spelled-number',
    'motion/kinetic-energy',
    'reckoner-plugin-brewing/momentum',
  ]);
});

test('the program does too', () => {
  configure(root, samples('ts')[0]!, 'reckoner.config.ts');
  expect(readConfig(root)?.config.plugins).toEqual(['@reckoner/catalogue', './plugins/drafts']);
});

test('the pin is read, and refuses another content', () => {
  configure(root, pinned);
  expect(scan(root).problems).toMatchObject([
    { message: expect.stringContaining('`integrity` has sha256-MV9b23bQeMQ7isAGTkoBZGErH853yGk0W/yUx1iU7dM=.') },
  ]);
});

test('every setting and every field is told', () => {
  for (const name of ['plugins', 'off', 'clashes', 'integrity', 'keepGoing'])
    expect(document).toContain(`| \`${name}\` |`);
  for (const name of ['category', 'title', 'arithmetic', 'contract', 'subcategories'])
    expect(document).toContain(`| \`${name}\` |`);
});

test('this project is composed in the same way', () => {
  expect(readConfig('.')?.config.plugins).toEqual(['./plugins/*']);
});

test('the package of the whole catalogue names all that it depends on', () => {
  const { reckoner, dependencies } = JSON.parse(readFileSync('catalogue/package.json', 'utf8'));
  expect(reckoner.plugins).toEqual(Object.keys(dependencies));
});
