/** What browsers load: its weight, and that it computes what the server computes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Methods } from '@reckoner/engine/calculate/methods';
import type { Calculator, Understanding } from '@reckoner/engine/calculate/types';
import { beforeAll, describe, expect, test } from 'vitest';
import { Catalogue } from '../../../server/src/catalogue/catalogue.js';
import { Assets } from '../../../server/src/web/assets/assets.js';
import { buildAssets } from '../../../server/src/web/assets/build.js';
import type { Manifest } from '../../../server/src/web/assets/manifest.js';

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
}, 60_000);

function weight(paths: Iterable<string>): number {
  let bytes = 0;
  for (const path of paths) bytes += gzipSync(readFileSync(join(ROOT, path), 'utf8')).length;
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
    ['bmi-for-age-percentile', 60, false],
    ['free-fall-time-velocity', 60, false],
    ['compound-interest', 75, true],
    ['ohms-law', 71, false],
  ])('%s weighs less than %d KB', (slug, most, decimal) => {
    const scripts = scriptsOf(slug);
    expect(weight(scripts)).toBeLessThan(most * 1000);
    expect(scripts.size).toBeLessThanOrEqual(7);
    expect([...scripts].some((path) => path.startsWith('/assets/decimal-'))).toBe(decimal);
  });

  test('no calculator weighs more than 15 KB by itself', () => {
    for (const { file } of Object.values(manifest.calculators))
      expect(weight([`assets/${file}`]), file).toBeLessThan(15_000);
  });

  test('has no code of Node and none twice', () => {
    const files = Object.values(manifest.calculators).map(({ file }) => file);
    for (const file of [...files, ...Object.values(manifest.files)].filter((one) => one.endsWith('.js'))) {
      const text = readFileSync(join(ASSETS, file), 'utf8');
      expect(/from"node:|require\(|process\.env|from"@reckoner/.test(text), file).toBe(false);
      // A sentence of the units, which are the engine's.
      expect(text.includes('is not a decimal number'), file).toBe(false);
    }
  });
});

test('every calculator computes in a browser what it computes on the server', async () => {
  const server = await import('@reckoner/engine/calculate/index');
  const differences: string[] = [];
  let examples = 0;
  for (const { slug } of catalogue.summaries) {
    const known = manifest.calculators[slug];
    if (!known) {
      differences.push(`${slug} has no module`);
      continue;
    }
    const { calculator, methods } = (await load(`assets/${known.file}`)) as BrowserCalculator;
    const original = await catalogue.calculator(slug);
    const [example] = original.definition.examples;
    const answer = (understanding: Understanding, evaluate: (understood: never) => unknown) =>
      JSON.stringify(understanding.ok ? evaluate(understanding.understood as never) : understanding.issues);
    const there = answer(server.understand(original, example!.inputs, {}, CONTEXT), (understood) =>
      server.evaluate(original, understood),
    );
    const here = answer(engine.understandWith(methods, calculator, example!.inputs, {}, CONTEXT), (understood) =>
      engine.evaluateWith(methods, calculator, understood),
    );
    if (here !== there) differences.push(`${slug}: ${here} where the server has ${there}`);
    if (calculator.version !== original.version) differences.push(`${slug} is of another version`);
    examples += 1;
  }
  expect(differences).toEqual([]);
  expect(examples).toBe(catalogue.size);
}, 60_000);

describe('understanding in a browser', () => {
  test.each([
    ['154 lb', {}],
    ['5 furlongs', {}],
    ['1,000', {}],
    ['12 stone', { energy: 'kJ' }],
    ['-3', {}],
  ])('says of %s what the server says', async (mass, units) => {
    const server = await import('@reckoner/engine/calculate/understand');
    const known = manifest.calculators['kinetic-energy']!;
    const { calculator, methods } = (await load(`assets/${known.file}`)) as BrowserCalculator;
    const original = await catalogue.calculator('kinetic-energy');
    const inputs = { mass, speed: '10 mph' };
    expect(engine.understandWith(methods, calculator, inputs, { units }, CONTEXT)).toEqual(
      server.understand(original, inputs, { units }, CONTEXT),
    );
  });
});
