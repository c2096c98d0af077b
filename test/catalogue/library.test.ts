/** The functions of the library: the answers and refusals of the engine, typed, and light for browsers. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildLibrary } from '../../catalogue/tool/build.js';
import { functionNames } from '../../catalogue/tool/names.js';
import { foundCatalogue } from '../../cli/src/catalogue/found.js';
import { LocalCatalogue } from '../../cli/src/catalogue/local.js';
import { evaluate, understand } from '../../engine/src/calculate/index.js';
import type { Calculator } from '../../engine/src/calculate/types.js';
import type { Detail } from '../../server/src/catalogue/catalogue.js';
import { samplesOf } from '../clients/samples.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const TODAY = '2026-01-31';

type Call = (inputs: unknown, options?: unknown) => Record<string, unknown>;

let folder: string;
let installed: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'reckoner-library-'));
  installed = path.join(folder, 'node_modules/@reckoner/catalogue');
  mkdirSync(installed, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(path.join(root, 'catalogue/package.json'), path.join(installed, 'package.json'));
  await buildLibrary({ root, generated: path.join(root, 'generated'), out: path.join(installed, 'dist') });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a browser gets of a program. */
async function bundled(contents: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    ...{ bundle: true, minify: true, format: 'esm', platform: 'browser', target: 'es2022', charset: 'utf8' },
    ...{ write: false, legalComments: 'none', logLevel: 'silent' },
  });
  return outputFiles![0]!.contents;
}

async function inBrowser(contents: string): Promise<Record<string, Call>> {
  const file = path.join(folder, `browser-${Math.random().toString(36).slice(2)}.mjs`);
  writeFileSync(file, await bundled(contents));
  return import(pathToFileURL(file).href);
}

/** A category as Node loads it. */
async function inNode(category: string): Promise<Record<string, Call>> {
  return import(pathToFileURL(path.join(installed, 'dist', `${category}.js`)).href);
}

/** The answer, or what was refused. */
function asked(call: () => Record<string, unknown>): unknown {
  try {
    return call();
  } catch (error) {
    const { name, code, message, issues } = error as { name: string; code: string; message: string; issues: unknown };
    if (name !== 'CalculationError') throw error;
    return { code, message, issues };
  }
}

/** The same from the engine, as the API has it. */
function expected(catalogue: LocalCatalogue, slug: string, inputs: unknown): unknown {
  const calculator = catalogue.calculator(slug);
  const understanding = understand(calculator, inputs, {}, { today: TODAY });
  if (!understanding.ok) {
    const { issues } = understanding;
    const message = issues.length === 1 ? issues[0]!.message : `${issues.length} things are wrong with the inputs.`;
    return { code: 'invalid-inputs', message, issues };
  }
  const { understood } = understanding;
  const outcome = evaluate(calculator, understood);
  if (!outcome.ok) {
    const { reason: message, issues = [] } = outcome;
    return { code: outcome.issues ? 'invalid-inputs' : 'no-result', message, issues };
  }
  const { ok: _, ...result } = outcome;
  return { ...result, inputs: understood.inputs };
}

/** Reads each category once. */
class ReadCatalogue extends LocalCatalogue {
  readonly #known = new Map<string, unknown>();

  #once<T>(key: string, read: () => T): T {
    if (!this.#known.has(key)) this.#known.set(key, read());
    return this.#known.get(key) as T;
  }

  details(category: string): Readonly<Record<string, Detail>> {
    const file = path.join(this.folder, category, 'details.json');
    return this.#once(file, () => JSON.parse(readFileSync(file, 'utf8')));
  }

  override calculator(slug: string): Calculator {
    return this.#once(slug, () => super.calculator(slug));
  }
}

const catalogue = new ReadCatalogue(foundCatalogue(root));

/** What is sent to a calculator: its examples, and what is wrong with them in some way. */
function requestsTo({ examples: all }: Detail): unknown[] {
  const examples = all.map(({ inputs }) => inputs);
  const [first = {}] = examples;
  const [name = 'x'] = Object.keys(first);
  return [...examples, {}, { ...first, nothing: 1 }, { ...first, [name]: '5 furlongs' }, { ...first, [name]: null }];
}

test('in Node every function answers and refuses as the engine does', async () => {
  for (const category of catalogue.categories) {
    const functions = await inNode(category);
    const details = catalogue.details(category);
    const slugs = Object.keys(details);
    const names = functionNames(slugs);
    for (const slug of slugs) {
      const call = functions[names.get(slug)!]!;
      expect(call).toHaveProperty('slug', slug);
      expect(call).toHaveProperty('version', expect.stringMatching(/^[0-9a-f]{16}$/));
      for (const inputs of requestsTo(details[slug]!))
        expect([slug, asked(() => call(inputs, { today: TODAY }))]).toEqual([slug, expected(catalogue, slug, inputs)]);
    }
  }
});

test('bundled for a browser they give the results of all examples', async () => {
  for (const category of ['finance', 'health', 'physics', 'units']) {
    const functions = await inBrowser(
      `import '@reckoner/catalogue/every-unit'; export * from '@reckoner/catalogue/${category}';`,
    );
    const details = catalogue.details(category);
    const names = functionNames(Object.keys(details));
    for (const [slug, name] of names) {
      for (const { inputs, refused, noResult } of details[slug]!.examples) {
        if (refused !== undefined || noResult !== undefined) continue;
        const answer = asked(() => functions[name]!(inputs, { today: TODAY }));
        expect([slug, answer]).toEqual([slug, expected(catalogue, slug, inputs)]);
      }
    }
  }
});

test('in a browser units and labels are read as people write them', async () => {
  const { compoundInterest, bodyMassIndex, CalculationError } = await inBrowser(`
    export { CalculationError } from '@reckoner/catalogue';
    export { compoundInterest } from '@reckoner/catalogue/finance';
    export { bodyMassIndex } from '@reckoner/catalogue/health';`);
  const interest = { principal: '$1000', rate: '5 %', years: '120 months', frequency: 'Monthly' };
  expect(compoundInterest!(interest)).toMatchObject({ results: { amount: { value: 1647.01 } } });
  const body = { weight: '154 lb', height: { value: 70, unit: 'in' } };
  expect(bodyMassIndex!(body)).toEqual(expected(catalogue, 'body-mass-index', body));
  expect(() => compoundInterest!({ principal: 1000, rate: '5 kg', years: 1 })).toThrow(CalculationError as never);
});

test('one calculator for a browser weighs about 18 KB compressed, 21 with money, and 26 where equations are solved', async () => {
  const weight = async (name: string, category: string) =>
    brotliCompressSync(await bundled(`export { ${name} } from '@reckoner/catalogue/${category}';`)).length;
  expect(await weight('compoundInterest', 'finance')).toBeLessThan(21.5 * 1024);
  expect(await weight('bodyMassIndex', 'health')).toBeLessThan(18 * 1024);
  expect(await weight('kineticEnergy', 'physics')).toBeLessThan(26.5 * 1024);
});

const samples = ['docs/library.md', 'README.md'].flatMap((name) => samplesOf(name, 'js'));

test.each(samples)('as documented: $program', async ({ program, output }) => {
  const file = path.join(folder, 'sample.mjs');
  writeFileSync(file, program);
  const { stdout } = await promisify(execFile)(process.execPath, [file]);
  expect(stdout).toBe(output);
});

test('nothing is an option that is none', async () => {
  const { compoundInterest } = await inNode('finance');
  const inputs = { principal: 1000, rate: 5, years: 10 };
  expect(asked(() => compoundInterest!(inputs, { curency: 'EUR' }))).toMatchObject({
    code: 'invalid-inputs',
    issues: [{ pointer: '/curency', code: 'unknown-field' }],
  });
});

test('names: camel case, words of the language, digits, and slugs that would be called alike', () => {
  const names = functionNames(['compound-interest', 'function', '401k-balance', 'a-1b', 'a1b', 'a-1-b']);
  expect(Object.fromEntries(names)).toEqual({
    'compound-interest': 'compoundInterest',
    function: 'functionCalculator',
    '401k-balance': '_401kBalance',
    'a-1b': 'a_1b',
    a1b: 'a1b',
    'a-1-b': 'a1B',
  });
  expect(existsSync(path.join(installed, 'dist/finance.d.ts'))).toBe(true);
});
