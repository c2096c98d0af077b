/** Names that several packages have, and what a deployment turns off: what stays is generated, and links lead somewhere. */
import { appendFileSync, cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ProblemsFound } from '@reckoner/bundling/problem';
import { scan } from '@reckoner/bundling/scan';
import { checkCatalogue } from '@reckoner/codegen/check/between-calculators';
import { entryFromText } from '@reckoner/codegen/generate/catalogue-entry';
import { generate } from '@reckoner/codegen/generate/generate';
import { settleAliases } from '@reckoner/codegen/generate/settle-aliases';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { edit, generatedFiles } from '../roots.js';
import { configure, deployment, editManifest, install, type Json, MOTION } from './deployment.js';

let root: string;
const PLUGINS = ['motion', 'brewing'];

beforeEach(() => {
  root = deployment({ plugins: PLUGINS });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function slugs(): string[] {
  return scan(root).calculators.map(({ slug, plugin }) => `${plugin.name}/${slug}`);
}

const ALL = ['motion/momentum', 'motion/spelled-number', 'motion/kinetic-energy', 'brewing/real-extract'];

describe('a slug of two packages', () => {
  beforeEach(() => {
    const place = (name: string, category: string, slug: string) =>
      path.join(root, 'node_modules', name, category, `${slug}.ts`);
    cpSync(place('motion', 'dynamics', 'momentum'), place('brewing', 'beer', 'momentum'));
  });

  test('is told with both and what to write, and stays with the first', () => {
    expect(scan(root).problems).toMatchObject([
      {
        file: 'node_modules/brewing/beer/momentum.ts',
        message:
          'The slug "momentum" is taken: motion has it (node_modules/motion/dynamics/momentum.ts), and so has brewing.',
        mend: 'Write in the configuration of the deployment, in `clashes`: { "momentum": "motion" } or { "momentum": "brewing" }; or give one of the two another name.',
      },
    ]);
    expect(slugs()).toEqual(ALL);
  });

  test.each([
    ['motion', ALL],
    ['brewing', ['motion/spelled-number', 'motion/kinetic-energy', 'brewing/momentum', 'brewing/real-extract']],
  ])('is of %s where the configuration says so', (owner, expected) => {
    configure(root, { plugins: PLUGINS, clashes: { momentum: owner } });
    expect(scan(root).problems).toEqual([]);
    expect(slugs()).toEqual(expected);
  });
});

/** With an alias of real-extract; what is said between calculators, and the aliases that are left. */
function withAlias(alias: string): { told: string[]; aliases: Record<string, readonly string[]> } {
  const found = scan(root);
  const aliasesOf = (slug: string) =>
    slug === 'real-extract' ? [alias] : slug === 'kinetic-energy' ? ['vis-viva'] : [];
  const given = found.calculators.map((file) => ({ ...entryFromText(file), aliases: aliasesOf(file.slug) }));
  const problems = [...found.problems];
  const entries = settleAliases(found, given, (problem) => problems.push(problem));
  problems.push(...checkCatalogue(found, entries));
  return {
    told: problems.map(({ message, mend }) => `${message} ${mend}`),
    aliases: Object.fromEntries(entries.map((entry) => [entry.slug, entry.aliases])),
  };
}

describe('an alias of two packages', () => {
  test.each([
    ['momentum', 'is taken by the calculator "momentum" of motion; this one is of brewing. '],
    ['vis-viva', 'is taken by the calculator "kinetic-energy" of motion; this one is of brewing. '],
  ])('%s is told with both and what to write', (alias, sentence) => {
    const { told } = withAlias(alias);
    const mend = `{ "${alias}": "motion" } or { "${alias}": "brewing" }`;
    expect(told).toEqual([
      `The alias "${alias}" ${sentence}Write in the configuration of the deployment, in \`clashes\`: ${mend}; or give one of the two another name.`,
    ]);
  });

  test.each([
    ['vis-viva', 'motion', { 'kinetic-energy': ['vis-viva'], 'real-extract': [] }],
    ['vis-viva', 'brewing', { 'kinetic-energy': [], 'real-extract': ['vis-viva'] }],
    ['momentum', 'motion', { momentum: [], 'real-extract': [] }],
    ['momentum', 'brewing', { momentum: undefined, 'real-extract': ['momentum'] }],
  ])('%s is of %s where the configuration says so', (alias, owner, expected) => {
    configure(root, { plugins: PLUGINS, clashes: { [alias]: owner } });
    const { told, aliases } = withAlias(alias);
    expect(told).toEqual([]);
    for (const [slug, names] of Object.entries(expected)) expect(aliases[slug]).toEqual(names);
  });

  test('is told when the package has nothing of this name', () => {
    configure(root, { plugins: PLUGINS, clashes: { 'vis-vivo': 'motion' } });
    expect(withAlias('vis-viva').told.join(' ')).toContain('which has no calculator and no alias of this name.');
  });
});

test('equal titles of packages that were made elsewhere are no problem here', () => {
  const [one, other] = scan(root).calculators;
  const entries = [one!, scan(root).calculators.at(-1)!].map((file) => ({ ...entryFromText(file), title: 'Same' }));
  expect(other).toBeDefined();
  expect(checkCatalogue(scan(root), entries)).toEqual([]);
});

describe('what is turned off', () => {
  test.each([
    [{ categories: ['motion'] }, ['brewing/real-extract']],
    [{ calculators: ['momentum', 'kinetic-energy'] }, ['motion/spelled-number', 'brewing/real-extract']],
  ])('%j is not there', (off, expected) => {
    configure(root, { plugins: PLUGINS, off });
    expect(scan(root).problems).toEqual([]);
    expect(slugs()).toEqual(expected);
  });

  test('may be linked by others', () => {
    const own = path.join(root, 'plugins', 'motion');
    cpSync(MOTION, own, { recursive: true });
    editManifest(own, (manifest) => Object.assign(manifest, { name: 'own' }));
    configure(root, { plugins: ['./plugins/*'] });
    const linked = () => {
      const found = scan(root);
      const [file] = found.calculators.filter(({ slug }) => slug === 'kinetic-energy');
      return checkCatalogue(found, [{ ...entryFromText(file!), related: ['momentum'] }]);
    };
    expect(linked()).toEqual([]);
    configure(root, { plugins: ['./plugins/*'], off: { calculators: ['momentum'] } });
    expect(linked()).toEqual([]);
    rmSync(path.join(own, 'dynamics', 'momentum.ts'));
    configure(root, { plugins: ['./plugins/*'] });
    expect(linked()).toMatchObject([{ message: 'No calculator has the slug "momentum".' }]);
  });

  test('may be linked by a package that was made elsewhere, as may what is not installed', () => {
    const found = scan(root);
    const [file] = found.calculators;
    expect(checkCatalogue(found, [{ ...entryFromText(file!), related: ['of-another-package'] }])).toEqual([]);
  });
});

describe('generated', () => {
  const details = (category: string) => JSON.parse(generatedFiles(root)[`${category}/details.json`]!);

  async function problemsOf(options: { keepGoing?: boolean } = {}): Promise<string> {
    try {
      await generate({ root, ...options });
      return '';
    } catch (error) {
      if (error instanceof ProblemsFound) return error.message;
      throw error;
    }
  }

  test('each calculator names its package; a new version of that changes nothing else', async () => {
    await generate({ root });
    const facts = { name: 'brewing', version: '1.0.0', author: 'Ada Lovelace', license: 'MIT' };
    const before = details('brewing')['real-extract'];
    expect(before.package).toEqual(facts);
    const brewing = path.join(root, 'node_modules', 'brewing');
    editManifest(brewing, (manifest) =>
      Object.assign(manifest, { version: '1.1.0', homepage: 'https://example.com/' }),
    );
    const { checked, written } = await generate({ root });
    expect([checked, written]).toEqual([0, ['brewing/details.json']]);
    const newer = { ...facts, version: '1.1.0', homepage: 'https://example.com/' };
    expect(details('brewing')['real-extract']).toEqual({ ...before, package: newer });
    expect(await generate({ root })).toMatchObject({ checked: 0, written: [], problems: [] });
  }, 60_000);

  test('nothing is written where a plugin breaks, and all the others where it is told to go on', async () => {
    editManifest(path.join(root, 'node_modules', 'brewing'), (manifest) => {
      (manifest.reckoner as Json).contract = 9;
    });
    edit(root, 'node_modules/motion/dynamics/momentum.ts', (text) => text.replace("label: 'Mass', ", ''));
    const told = await problemsOf();
    expect(told).toContain('this tool knows contracts up to 1.');
    expect(told).toContain('"mass" has no label.');
    expect(told).toContain('2 problems in 2 files. Nothing was written.');
    expect(() => generatedFiles(root)).toThrow('ENOENT');
    expect(await problemsOf({ keepGoing: true })).toContain('2 calculators were written without these.');
    expect(Object.keys(details('motion'))).toEqual(['kinetic-energy', 'spelled-number']);
    // The configuration may say the same, and then that is no failure.
    configure(root, { plugins: [...PLUGINS, 'knitting'], keepGoing: true });
    const report = await generate({ root });
    expect(report.calculators).toBe(2);
    expect(report.problems.map(({ message }) => message)).toContain('The package "knitting" is not installed.');
    expect(await problemsOf({ keepGoing: true })).toContain('3 problems in 3 files. 2 calculators were written');
  }, 60_000);

  test('a package may add to a category of another', async () => {
    const folder = install(root, 'sound', 'test/fixtures/external-plugin', { category: 'motion', title: undefined });
    rmSync(path.join(root, 'node_modules', 'brewing'), { recursive: true });
    configure(root, { plugins: ['sound', 'motion'] });
    const { calculators } = await generate({ root });
    expect(calculators).toBe(4);
    const catalogue = JSON.parse(generatedFiles(root)['catalogue.json']!);
    expect(catalogue.categories).toMatchObject([{ category: 'motion', title: 'Motion', count: 4 }]);
    expect(catalogue.slugs['real-extract']).toBe('motion');
    expect(details('motion')['real-extract'].package.name).toBe('sound');
    expect(details('motion').momentum.package.name).toBe('motion');
    appendFileSync(path.join(folder, 'beer', 'real-extract.ts'), 'export default 1;');
    expect(await problemsOf({ keepGoing: true })).toContain('3 calculators were written without these.');
    expect(Object.keys(details('motion'))).not.toContain('real-extract');
  }, 60_000);
});
