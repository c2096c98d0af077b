/** What keeps a plugin out, and what is told of it; the other plugins stay. */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@reckoner/bundling/composition/integrity';
import { formatProblems } from '@reckoner/bundling/problem';
import { scan } from '@reckoner/bundling/scan';
import { integrities } from '@reckoner/codegen/command-line/integrity';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configure, deployment, editManifest, install, type Json, MOTION } from './deployment.js';

let root: string;
let brewing: string;

beforeEach(() => {
  root = deployment({ plugins: ['motion', 'brewing'] });
  brewing = path.join(root, 'node_modules', 'brewing');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What is told where only `motion` stays. */
function toldOfBrewing(): string {
  const { packages, calculators, problems } = scan(root);
  expect(packages.map(({ name }) => name)).toEqual(['motion']);
  expect(calculators).toHaveLength(3);
  return formatProblems(problems);
}

describe('a plugin whose package.json says', () => {
  const reckoner = (fields: Json) => (manifest: Json) => {
    manifest.reckoner = { ...(manifest.reckoner as Json), ...fields };
  };
  test.each<[string, (manifest: Json) => void, string]>([
    ['no field', (manifest) => delete manifest.reckoner, 'A plugin package needs a `reckoner` field.'],
    ['no category', reckoner({ category: undefined }), '`reckoner.category` must be a kebab-case word.'],
    ['no title', reckoner({ title: undefined }), 'no other plugin here has the category "brewing"'],
    ['another arithmetic', reckoner({ arithmetic: 'float' }), '`reckoner.arithmetic` must be "float64" or "decimal".'],
    ['an unknown field', reckoner({ categry: 'x' }), 'no field `reckoner.categry`. Did you mean "category"?'],
    ['owners in a text', reckoner({ owners: 'Ada' }), '`reckoner.owners` must be a list of names.'],
    ['no documentation', reckoner({ documentation: 1 }), '`reckoner.documentation` must be an address, or a path'],
    ['half a contract', reckoner({ contract: 0.5 }), '`reckoner.contract` must be a whole number.'],
    [
      'a later contract',
      reckoner({ contract: 2 }),
      'written to contract 2 for authors; this tool knows contracts up to 1.',
    ],
    ['no contract', reckoner({ contract: undefined }), 'written to contract 0 for authors; expected 1'],
    ['no version', (manifest) => delete manifest.version, 'The package needs a version as npm takes it.'],
    ['no author', (manifest) => delete manifest.author, 'the package needs an author.'],
    ['no license', (manifest) => delete manifest.license, 'Users are told the license of a calculator'],
    [
      'an address that runs',
      (manifest) => Object.assign(manifest, { homepage: 'javascript:alert(1)' }),
      '`homepage` must be an address.',
    ],
    [
      'another engine',
      (manifest) => Object.assign(manifest, { peerDependencies: { '@reckoner/engine': '>=7' } }),
      'The plugin is for @reckoner/engine >=7; this is 0.1.0.',
    ],
    [
      'no range',
      (manifest) => Object.assign(manifest, { peerDependencies: { '@reckoner/engine': 'newest' } }),
      '`peerDependencies` must give the versions of @reckoner/engine as a range of semver.',
    ],
    ['no engine', (manifest) => delete manifest.peerDependencies, 'does not say for which engine it is'],
  ])('%s is left out', (_, change, sentence) => {
    editManifest(brewing, change);
    expect(toldOfBrewing()).toMatch(/^node_modules\/brewing\/package\.json:\d+:\d+ {2}/);
    expect(toldOfBrewing()).toContain(sentence);
  });

  test('what is no JSON is left out', () => {
    writeFileSync(path.join(brewing, 'package.json'), '{');
    expect(toldOfBrewing()).toContain('The package.json is not JSON.');
  });
});

test('a package that is not installed is told', () => {
  rmSync(brewing, { recursive: true });
  expect(toldOfBrewing()).toContain(
    'reckoner.config.json:4:5  The package "brewing" is not installed.  [configuration]\n    Run `npm install brewing`, or leave it out.',
  );
});

test('a name that is none, and a folder that is not there, are told', () => {
  configure(root, { plugins: ['motion', 'plugins/*', './own'] });
  const told = toldOfBrewing();
  expect(told).toContain('"plugins/*" is neither a package nor a folder.');
  expect(told).toContain('There is no folder own.');
});

test('author and homepage are read as npm writes them, without addresses of people', () => {
  editManifest(brewing, (manifest) => {
    manifest.author = 'Ada Lovelace <ada@example.com> (https://example.com/ada)';
    manifest.homepage = 'https://example.com/brewing';
  });
  editManifest(path.join(root, 'node_modules', 'motion'), (manifest) => {
    manifest.author = { name: 'Charles Babbage', email: 'charles@example.com' };
  });
  expect(scan(root).packages).toMatchObject([
    { author: 'Charles Babbage' },
    { author: 'Ada Lovelace', homepage: 'https://example.com/brewing', version: '1.0.0', license: 'MIT' },
  ]);
});

describe('two packages of one category', () => {
  test('have the title of the one that has it', () => {
    editManifest(brewing, (manifest) => {
      manifest.reckoner = { category: 'motion', contract: 1 };
    });
    const { packages, problems } = scan(root);
    expect(packages.map(({ category, title }) => [category, title])).toEqual([
      ['motion', 'Motion'],
      ['motion', 'Motion'],
    ]);
    expect(problems).toEqual([]);
  });

  test('are told when their titles differ', () => {
    editManifest(brewing, (manifest) => {
      manifest.reckoner = { category: 'motion', title: 'Movement', contract: 1 };
    });
    expect(formatProblems(scan(root).problems)).toContain(
      'The category "motion" is titled "Motion" in motion, "Movement" here.',
    );
  });
});

test('two plugins of one name are told', () => {
  editManifest(install(root, '../own', MOTION), (manifest) => {
    manifest.name = 'motion';
  });
  configure(root, { plugins: ['motion', './own'] });
  expect(toldOfBrewing()).toContain('Two plugins are named motion: node_modules/motion and own.');
});

describe('integrity', () => {
  const calculator = () => path.join(brewing, 'beer', 'real-extract.ts');

  test('is of calculators, shared modules and what the package says, the same everywhere', () => {
    const before = integrityOf(brewing);
    expect(before).toMatch(/^sha256-[A-Za-z0-9+/]{43}=$/);
    // What npm adds, other orders and line ends of other systems.
    editManifest(brewing, (manifest) => {
      const { name, ...rest } = structuredClone(manifest);
      for (const key of Object.keys(manifest)) delete manifest[key];
      Object.assign(manifest, { _resolved: 'https://example.com/x.tgz', ...rest, name });
    });
    writeFileSync(path.join(brewing, 'README.md'), 'Read me.');
    writeFileSync(calculator(), readFileSync(calculator(), 'utf8').replaceAll('\n', '\r\n'));
    expect(integrityOf(brewing)).toBe(before);
    editManifest(brewing, (manifest) => {
      manifest.version = '1.0.1';
    });
    const newer = integrityOf(brewing);
    expect(newer).not.toBe(before);
    appendFileSync(calculator(), '\n');
    expect(integrityOf(brewing)).not.toBe(newer);
  });

  test('keeps out what changed, and the command prints what to write', () => {
    const integrity = integrities(root, ['brewing']);
    configure(root, { plugins: ['motion', 'brewing'], integrity });
    expect(scan(root)).toMatchObject({ packages: [{ name: 'motion' }, { name: 'brewing' }], problems: [] });
    appendFileSync(calculator(), '// Something else.\n');
    const is = integrityOf(brewing);
    const told = toldOfBrewing();
    expect(told).toContain(`The content of brewing is ${is}; \`integrity\` has ${integrity.brewing}.`);
    expect(told).toContain('`npm run integrity -- brewing` prints what to write.');
    expect(integrities(root, [])).toMatchObject({ brewing: is, motion: expect.stringMatching(/^sha256-/) });
    expect(() => integrities(root, ['brewin'])).toThrow('There is no plugin "brewin" here. Did you mean "brewing"?');
  });

  test('of a name that is no plugin stops everything, even where a plugin is missing', () => {
    const integrity = { brewingg: `sha256-${'A'.repeat(43)}=` };
    configure(root, { plugins: ['motion', 'brewing', 'knitting'], integrity });
    expect(() => scan(root)).toThrow('`integrity` names "brewingg", which is no plugin here.');
  });

  test('is of the name by which a package is asked for', () => {
    const integrity = { brewing: `sha256-${'A'.repeat(43)}=` };
    editManifest(brewing, (manifest) => {
      manifest.name = 'ale';
    });
    configure(root, { plugins: ['motion', 'brewing'], integrity });
    expect(toldOfBrewing()).toContain('The content of brewing is sha256-');
  });
});
