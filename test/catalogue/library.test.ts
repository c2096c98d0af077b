/** The functions of the library: the answers and refusals of the engine, typed, and light for browsers. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';
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

const FOR_BROWSERS: BuildOptions = {
  ...{ bundle: true, minify: true, format: 'esm', platform: 'browser', target: 'es2022', charset: 'utf8' },
  ...{ write: false, legalComments: 'none', logLevel: 'silent' },
};

/** What a browser gets of a program. */
async function bundled(contents: string): Promise<Uint8Array> {
  const { outputFiles } = await build({ ...FOR_BROWSERS, stdin: { contents, resolveDir: folder } });
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

test('in a browser converters answer and refuse as the engine does, without every unit', async () => {
  const functions = await inBrowser(`export * from '@reckoner/catalogue/units';`);
  const names = functionNames(Object.keys(catalogue.details('units')));
  for (const [slug, name] of names) {
    const { from } = catalogue.calculator(slug).definition.inputs;
    if (!slug.endsWith('-converter') || from?.kind !== 'choice') continue;
    const values = ['1/3', '1 234,5', '1,234', '5 furlongs', '½', { value: 1, unit: 'm' }, null];
    const words = Object.entries(from.options).flatMap(([key, option]) => {
      const all = [key, ...(typeof option === 'string' ? [option] : [option.label, ...(option.also ?? [])])];
      return all.flatMap((word) => [word, word.toUpperCase(), `${word}x`, word.slice(0, -1)]);
    });
    const requests = [...values.map((value) => ({ value })), ...words.map((word) => ({ value: 2.5, from: word }))];
    for (const inputs of requests)
      expect([slug, inputs, asked(() => functions[name]!(inputs))]).toEqual([
        ...[slug, inputs, expected(catalogue, slug, inputs)],
      ]);
  }
});

/** Values of all variables that agree, then zeros and values that do not: for each variable, and each two. */
function knownsOf(slug: string): unknown[] {
  const { examples } = catalogue.details('electronics')[slug]!;
  const [answered] = examples.map(({ inputs }) => expected(catalogue, slug, inputs) as { results?: object });
  const values = Object.entries(answered?.results ?? {}).map(([name, { value, unit }]) => {
    return [name, unit === '' ? value : { value, unit }] as const;
  });
  const pairs = values.flatMap((one, place) => values.slice(place + 1).map((other) => [one, other]));
  return [...values.map((one) => [one]), ...pairs].flatMap((known) => {
    const [[name]] = known as [readonly [string, unknown]];
    const given = Object.fromEntries(known);
    return [given, { ...given, [name]: 0 }, { ...given, [name]: 7.77 }];
  });
}

test('in a browser equations are solved for whatever is not known', async () => {
  const functions = await inBrowser(
    `import '@reckoner/catalogue/every-unit'; export * from '@reckoner/catalogue/electronics';`,
  );
  let refused = 0;
  for (const [slug, name] of functionNames(Object.keys(catalogue.details('electronics')))) {
    if (catalogue.calculator(slug).definition.equations === undefined) continue;
    for (const inputs of knownsOf(slug)) {
      const answer = asked(() => functions[name]!(inputs, { today: TODAY }));
      expect([slug, inputs, answer]).toEqual([slug, inputs, expected(catalogue, slug, inputs)]);
      if ('issues' in (answer as object)) refused++;
    }
  }
  expect(refused).toBeGreaterThan(100);
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

test('figures stay behind', async () => {
  const { figure } = catalogue.details('geometry')['right-triangle-solver']!;
  expect(figure).toMatchObject({ kind: 'drawing' });
  const program = await bundled("export { rightTriangleSolver } from '@reckoner/catalogue/geometry';");
  expect(Buffer.from(program).toString()).not.toMatch(/polygon|drawing/);
});

/** What a calculator takes besides what every one takes, by what its module imports. */
const KINDS = ['solveBlock', 'rationalRoots', './equations.js"', './decimal.js"'] as const;
const KILOBYTE = 1024;

/** What imports of one calculator may weigh in KB, compressed: half of a kind, and each of it. */
const WEIGHTS: Readonly<Record<string, { readonly half: number; readonly most: number }>> = {
  // Equations that may have to be solved together: elimination, polynomials, scans and Newton's method.
  solveBlock: { half: 26, most: 31 },
  // Equations in which a variable occurs twice: polynomials and scans.
  rationalRoots: { half: 23.5, most: 24.5 },
  // Equations that are rearranged: what is said where too little is known, or too much.
  './equations.js"': { half: 21.75, most: 24.5 },
  './decimal.js"': { half: 20.5, most: 24.75 },
  // The heaviest have growth charts, tables of drag or of steam, fits, calendars and day counts.
  plain: { half: 17.25, most: 24.25 },
};

const BUNDLED_AT_ONCE = 200;

/** For a browser, every calculator by itself. */
async function bundledEach(): Promise<ReadonlyMap<string, Uint8Array>> {
  const entries = path.join(folder, 'entries');
  mkdirSync(entries);
  const files = catalogue.categories.flatMap((category) => {
    const names = functionNames(Object.keys(catalogue.details(category)));
    return [...names].map(([slug, name]) => {
      const file = path.join(entries, `${slug}.js`);
      writeFileSync(file, `export { ${name} } from '@reckoner/catalogue/${category}';`);
      return file;
    });
  });
  const bundles = new Map<string, Uint8Array>();
  // All at once they took ten gigabytes.
  for (let from = 0; from < files.length; from += BUNDLED_AT_ONCE) {
    const entryPoints = files.slice(from, from + BUNDLED_AT_ONCE);
    const { outputFiles } = await build({ ...FOR_BROWSERS, entryPoints, outdir: '/' });
    for (const one of outputFiles!) bundles.set(path.basename(one.path, '.js'), one.contents);
  }
  return bundles;
}

function kindOf(slug: string): string {
  const text = readFileSync(path.join(installed, 'dist/calculators', `${slug}.js`), 'utf8');
  return KINDS.find((part) => text.includes(part)) ?? 'plain';
}

test('for a browser a calculator weighs what its kind may, compressed', async () => {
  const quickly = (contents: Uint8Array) =>
    brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
  const weigh = ({ slug, contents }: { readonly slug: string; readonly contents: Uint8Array }) => {
    return { slug, weight: brotliCompressSync(contents).length / KILOBYTE };
  };
  const all = [...(await bundledEach())].map(([slug, contents]) => {
    return { slug, contents, kind: kindOf(slug), guess: quickly(contents) };
  });
  const found: string[] = [];
  for (const [kind, { half, most }] of Object.entries(WEIGHTS)) {
    const ofKind = all.filter((one) => one.kind === kind).sort((one, other) => other.guess - one.guess);
    expect(ofKind, kind).not.toEqual([]);
    // Those are weighed that are heaviest by a quick look, and those in the middle.
    for (const { slug, weight } of ofKind.slice(0, 15).map(weigh))
      if (weight > most) found.push(`${slug} weighs ${weight.toFixed(2)} KB: more than ${most}`);
    const middle = Math.floor(ofKind.length / 2);
    const [first, ...others] = ofKind.slice(Math.max(0, middle - 2), middle + 3).map(weigh);
    const usual = [first!, ...others].map(({ weight }) => weight).sort((one, other) => one - other);
    const weight = usual[Math.floor(usual.length / 2)]!;
    if (weight > half) found.push(`Half of ${kind} weigh more than ${weight.toFixed(2)} KB: ${half} are allowed`);
  }
  expect(found).toEqual([]);
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

test('in a browser and in Node a former name of an input is understood', async () => {
  const inputs = { temperature: 25, relativeHumidity: 60 };
  const source = "export { dewPointTemperature, heatIndex } from '@reckoner/catalogue/earth-science';";
  for (const { dewPointTemperature } of [await inBrowser(source), await inNode('earth-science')])
    expect(dewPointTemperature!(inputs)).toMatchObject({ inputs: { temperature: 25, humidity: 60 } });
});
