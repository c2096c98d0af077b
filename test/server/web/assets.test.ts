/** What browsers load: its weight, and that it computes what the server computes. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import type { WireValue } from '@reckoner/engine/authoring/define';
import type { Methods } from '@reckoner/engine/calculate/evaluate/methods';
import { evaluate, understand } from '@reckoner/engine/calculate/index';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Catalogue, type Detail } from '../../../server/src/catalogue/catalogue.js';
import { Assets } from '../../../server/src/web/assets/assets.js';
import { buildAssets } from '../../../server/src/web/assets/build.js';
import type { Manifest } from '../../../server/src/web/assets/manifest.js';
import { needsAllUnits } from '../../../server/src/web/client/calculator/unit-needs.js';
import { type FormRequest, requestFromState, stateFromRequest } from '../../../server/src/web/form/fields.js';
import { temporaryDirectory } from '../harness.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ASSETS = join(ROOT, 'assets');
const CONTEXT = { today: '2026-01-31' };

interface BrowserCalculator {
  readonly calculator: Calculator;
  readonly methods: Methods;
}

type Engine = typeof import('../../../server/src/web/client/engine/engine.js');

const load = (path: string): Promise<unknown> => import(pathToFileURL(join(ROOT, path)).href);
const catalogue = new Catalogue(join(ROOT, 'generated'), 'http://localhost');

let manifest: Manifest;
let assets: Assets;
let engine: Engine;
beforeAll(async () => {
  manifest = await buildAssets(ASSETS);
  assets = new Assets(ASSETS);
  const file = Object.values(manifest.calculators)[0]!.imports.find((one) => one.startsWith('engine-'))!;
  engine = (await load(join('assets', file))) as Engine;
  // Builds more than a thousand modules: on a machine that has other work this takes its time.
}, 300_000);

const weights = new Map<string, number>();

function weight(paths: Iterable<string>): number {
  let bytes = 0;
  for (const path of paths) {
    if (!weights.has(path)) weights.set(path, gzipSync(readFileSync(join(ROOT, path), 'utf8')).length);
    bytes += weights.get(path)!;
  }
  return bytes;
}

/** The JavaScript of a calculator's page. */
function scriptsOf(slug: string): Set<string> {
  const pages = ['shell.js', 'calculator.js'].flatMap((name) => [assets.path(name), ...assets.imports(name)]);
  const { module, imports } = assets.calculator(slug)!;
  return new Set([...pages, module, ...imports]);
}

describe('the JavaScript of a first page', () => {
  test.each([
    ['body-mass-index', ['guards']],
    ['bmi-for-age-percentile', ['guards']],
    ['ohms-law', ['equations']],
    ['compound-interest', ['decimal', 'guards']],
    ['loan-amortization-schedule', ['decimal', 'guards']],
    ['length-converter', []],
  ])('%s loads, besides the engine, %j', (slug, parts) => {
    // Of the page four, the engine, the calculator, and its parts.
    expect(scriptsOf(slug).size).toBeLessThanOrEqual(6 + parts.length);
    const names = manifest.calculators[slug]!.imports.map((file) => file.slice(0, file.lastIndexOf('-')));
    expect(names.filter((name) => name !== 'engine').sort()).toEqual([...parts].sort());
  });

  test('weighs less than 59.25 KB for every calculator, and less than 44 KB for most', async () => {
    const isForRows = (file: string) => readFileSync(join(ASSETS, file), 'utf8').includes('remove-row');
    const forRows = Object.keys(manifest.imports).filter((file) => file.endsWith('.js') && isForRows(file));
    expect(forRows).toHaveLength(1);
    const weights: { readonly slug: string; readonly bytes: number }[] = [];
    for (const { slug } of catalogue.summaries) {
      const { inputs } = await catalogue.detail(slug);
      const hasRows = inputs.some(({ type }) => type === 'rows');
      const scripts = [...scriptsOf(slug), ...(hasRows ? [`assets/${forRows[0]}`] : [])];
      weights.push({ slug, bytes: weight(scripts) });
    }
    // Kilobytes of 1,024 bytes, as the functions of the library are weighed by.
    expect(weights.filter(({ bytes }) => bytes >= 59.25 * 1024)).toEqual([]);
    expect(weights.filter(({ bytes }) => bytes >= 44 * 1024).length).toBeLessThan(weights.length / 2);
  });

  test('no calculator weighs more than 13 KB by itself', () => {
    for (const { file } of Object.values(manifest.calculators))
      expect(weight([`assets/${file}`]), file).toBeLessThan(13_000);
  });

  test('has the usual ranges, and nothing of those that say nothing', () => {
    const textOf = (slug: string) => readFileSync(join(ASSETS, manifest.calculators[slug]!.file), 'utf8');
    expect(textOf('rms-peak-average-waveforms')).toContain('usual:[1,100]');
    expect(textOf('timer-555-astable')).not.toContain('usual');
  });

  test('has no code of Node and the engine once', () => {
    const files = Object.values(manifest.calculators).map(({ file }) => file);
    // What is vendored was bundled elsewhere.
    const { 'scalar.js': _, ...ours } = manifest.files;
    for (const file of [...files, ...Object.values(ours)].filter((one) => one.endsWith('.js'))) {
      const text = readFileSync(join(ASSETS, file), 'utf8');
      expect(/from"node:|require\(|process\.env|from"@reckoner/.test(text), file).toBe(false);
      // A sentence of the units, which are the engine's.
      expect(text.includes('is not a decimal number'), file).toBe(false);
    }
  });
});

describe('a file that no page names any more', () => {
  const NAME = 'dropped-ABCDEFGH.js';
  const now = Date.now();
  const hours = (count: number) => now + count * 3_600_000;
  let out: string;
  let retired: Manifest['retired'];
  beforeAll(async () => {
    out = temporaryDirectory();
    // What is built already is not built again.
    cpSync(ASSETS, out, { recursive: true, filter: (path) => basename(path) !== '.generations' });
    writeFileSync(join(out, NAME), 'dropped');
    ({ retired } = await buildAssets(out, undefined, now));
  }, 300_000);
  afterAll(() => rmSync(out, { recursive: true, force: true }));

  test('stays for a day: pages that are kept somewhere still ask for it', async () => {
    expect(retired?.[NAME]).toBe(now);
    await buildAssets(out, undefined, hours(23));
    expect(new Assets(out).read(NAME)?.size).toBe('dropped'.length);
  }, 300_000);

  test('is served for longer by a service that started with it', async () => {
    const running = new Assets(out);
    await buildAssets(out, undefined, hours(24));
    expect(existsSync(join(out, NAME))).toBe(false);
    expect(new Assets(out).read(NAME)).toBeUndefined();
    await buildAssets(out, undefined, hours(47));
    expect(running.read(NAME)?.size).toBe('dropped'.length);
    await buildAssets(out, undefined, hours(49));
    // Nobody held it for a day.
    expect(existsSync(running.directory)).toBe(false);
  }, 300_000);
});

interface Request {
  readonly inputs: Readonly<Record<string, WireValue>>;
  readonly units?: Readonly<Record<string, string>>;
}

/** What a browser says that has loaded this calculator alone, with the units that it brings along. */
async function inFreshBrowser(slug: string, requests: readonly Request[]): Promise<readonly string[]> {
  const { file, imports } = manifest.calculators[slug]!;
  const engineFile = imports.find((one) => one.startsWith('engine-'))!;
  const address = (name: string) => pathToFileURL(join(ASSETS, name)).href;
  const code = `
    import { parentPort, workerData } from 'node:worker_threads';
    const { understandWith, evaluateWith } = await import(${JSON.stringify(address(engineFile))});
    const { calculator, methods } = await import(${JSON.stringify(address(file))});
    parentPort.postMessage(workerData.map(({ inputs, ...options }) => {
      const { ok, understood, issues } = understandWith(methods, calculator, inputs, options, ${JSON.stringify(CONTEXT)});
      return JSON.stringify(ok ? evaluateWith(methods, calculator, understood) : issues);
    }));`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
    workerData: requests,
    execArgv: [],
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** The first example; then with every unit that is offered for an input or a result. */
function offeredRequests(calculator: Calculator, detail: Detail): Request[] {
  const example = calculator.definition.examples.find(({ results }) => results !== undefined)!;
  const { request } = requestFromState(
    detail,
    stateFromRequest(detail, { inputs: example.inputs as FormRequest['inputs'] }),
  );
  const { inputs } = request;
  const all: Request[] = [{ inputs }];
  for (const { name, acceptedUnits = [] } of detail.inputs) {
    const value = inputs[name];
    if (typeof value === 'string' && Number.isFinite(Number(value)))
      all.push(...acceptedUnits.map((unit) => ({ inputs: { ...inputs, [name]: { value, unit } } })));
  }
  for (const { name, acceptedUnits = [] } of detail.outputs)
    all.push(...acceptedUnits.map((unit) => ({ inputs, units: { [name]: unit } })));
  return all.filter((one) => !needsAllUnits(detail, one));
}

/** Some calculators with each kind of field that the engine has no reader for until one of them comes. */
async function withLaterParts(): Promise<readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { slug } of catalogue.summaries) {
    const { inputs, outputs } = await catalogue.detail(slug);
    const fields = [...inputs, ...outputs.filter(({ type }) => ['date', 'time', 'money'].includes(type))];
    const types = new Set(
      fields.flatMap(({ type, of, columns = [] }) => [type, of?.type, ...columns.map((c) => c.type)]),
    );
    for (const kind of ['date', 'time', 'money', 'list', 'rows', 'matrix', 'text'])
      if (types.has(kind)) found.set(kind, [...(found.get(kind) ?? []), slug]);
  }
  expect(found.size).toBe(7);
  return [...found.values()].flatMap((slugs) => [slugs[0]!, slugs.at(-1)!]);
}

test('a calculator brings every unit that it offers and every reader that it needs', async () => {
  const later = await withLaterParts();
  const sample = catalogue.summaries.filter(
    ({ slug, category }, index) => index % 23 === 0 || later.includes(slug) || category === 'units',
  );
  let asked = 0;
  for (const { slug } of sample) {
    const original = await catalogue.calculator(slug);
    const requests = offeredRequests(original, await catalogue.detail(slug));
    const here = await inFreshBrowser(slug, requests);
    const there = requests.map(({ inputs, ...options }) => onServer(original, inputs, options));
    expect(here, slug).toEqual(there);
    asked += requests.length;
  }
  expect(asked).toBeGreaterThan(500);
}, 300_000);

function onServer(original: Calculator, inputs: unknown, options: Omit<Request, 'inputs'> = {}): string {
  const understanding = understand(original, inputs, options, CONTEXT);
  return JSON.stringify(understanding.ok ? evaluate(original, understanding.understood) : understanding.issues);
}

test('every calculator computes in a browser what it computes on the server', async () => {
  await load(assets.path('typed-units.js'));
  const differences: string[] = [];
  for (const { slug } of catalogue.summaries) {
    const known = manifest.calculators[slug];
    if (!known) {
      differences.push(`${slug} has no module`);
      continue;
    }
    const { calculator, methods } = (await load(`assets/${known.file}`)) as BrowserCalculator;
    const original = await catalogue.calculator(slug);
    // Decimals are a library without the methods that nothing seems to call: there, every example counts.
    const { examples } = original.definition;
    for (const { inputs } of calculator.arithmetic === 'decimal' ? examples : examples.slice(0, 1)) {
      const understanding = engine.understandWith(methods, calculator, inputs, {}, CONTEXT);
      const here = JSON.stringify(
        understanding.ok ? engine.evaluateWith(methods, calculator, understanding.understood) : understanding.issues,
      );
      const there = onServer(original, inputs);
      if (here !== there) differences.push(`${slug}: ${here} where the server has ${there}`);
    }
    if (calculator.version !== original.version) differences.push(`${slug} is of another version`);
  }
  expect(differences).toEqual([]);
  expect(Object.keys(manifest.calculators)).toHaveLength(catalogue.size);
}, 300_000);

describe('understanding in a browser', () => {
  test.each([
    ['154 lb', {}],
    ['5 furlongs', {}],
    ['1,000', {}],
    ['12 stone', { energy: 'kJ' }],
    ['-3', {}],
  ])('says of %s what the server says', async (mass, units) => {
    await load(assets.path('typed-units.js'));
    const known = manifest.calculators['kinetic-energy']!;
    const { calculator, methods } = (await load(`assets/${known.file}`)) as BrowserCalculator;
    const original = await catalogue.calculator('kinetic-energy');
    const inputs = { mass, speed: '10 mph' };
    expect(engine.understandWith(methods, calculator, inputs, { units }, CONTEXT)).toEqual(
      understand(original, inputs, { units }, CONTEXT),
    );
  });
});
