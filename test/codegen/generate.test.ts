/** Code generation of a small root, from nothing and again after changes. */
import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPlugin, edit, emptyRoot, generatedFiles, generateRoot, type Ran } from './roots.js';

const roots: string[] = [];

function motionRoot(): string {
  const root = emptyRoot();
  roots.push(root);
  addPlugin(root, 'test/fixtures/good', 'motion');
  return root;
}

afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

describe('a root', () => {
  let root: string;
  let first: Ran;
  let files: Record<string, string>;

  beforeAll(() => {
    root = motionRoot();
    first = generateRoot(root, { calculate: ['kinetic-energy', { mass: '2 kg', speed: '10 m/s' }] });
    files = generatedFiles(root);
  });

  test('is generated', () => {
    expect(first).toMatchObject({ calculators: 3, checked: 3 });
    expect(Object.keys(files)).toEqual([
      'catalogue.json',
      'changes.json',
      'motion/calculators.js',
      'motion/details.json',
      'motion/lifted.js',
      'motion/validators.js',
      'search.json',
      'summaries.json',
    ]);
    expect(JSON.parse(files['catalogue.json']!)).toEqual({
      categories: [
        {
          category: 'motion',
          title: 'Motion',
          arithmetic: 'decimal',
          count: 3,
          subcategories: [
            { subcategory: 'dynamics', title: 'Dynamics', count: 2 },
            { subcategory: 'energy', title: 'Energy and work', count: 1 },
          ],
        },
      ],
      slugs: { 'kinetic-energy': 'motion', momentum: 'motion', 'spelled-number': 'motion' },
      aliases: { 'energy-of-motion': 'kinetic-energy' },
    });
    const details = JSON.parse(files['motion/details.json']!);
    expect(details.momentum).toMatchObject({
      hasFormula: true,
      related: ['spelled-number'],
      formula: { text: 'p = m × v' },
    });
    expect(details['spelled-number']).toMatchObject({ hasFormula: false, formula: null });
    expect(details['kinetic-energy'].inputs[1]).toMatchObject({
      name: 'speed',
      unit: 'km/h',
      required: true,
      example: 36,
    });
  });

  test('calculates through its lifted shared module', () => {
    expect(first.outcome).toMatchObject({ ok: true, results: { energy: { value: 100, unit: 'J', exact: '100' } } });
  });

  test('names no machine and is the same bytes elsewhere', () => {
    const other = motionRoot();
    generateRoot(other);
    expect(generatedFiles(other)).toEqual(files);
    for (const text of Object.values(files)) expect(text).not.toContain(root);
  });

  test('is left alone when nothing changed', () => {
    expect(generateRoot(root)).toMatchObject({ calculators: 3, checked: 0, written: [] });
  });

  test('is checked again only where a file or its shared module changed', () => {
    edit(root, 'plugins/motion/dynamics/momentum.ts', (text) => text.replace("title: 'Momentum'", "title: 'Impulse'"));
    const one = generateRoot(root);
    expect(one.checked).toBe(1);
    expect(one.written).toContain('motion/details.json');
    expect(one.written).not.toContain('motion/lifted.js');
    const before = JSON.parse(generatedFiles(root)['motion/details.json']!);
    edit(root, 'plugins/motion/shared/energy.ts', (text) => text.replace('0.5 * mass', '(mass / 2)'));
    expect(generateRoot(root).checked).toBe(1);
    const after = JSON.parse(generatedFiles(root)['motion/details.json']!);
    expect(after['kinetic-energy'].version).not.toBe(before['kinetic-energy'].version);
    expect(after.momentum.version).toBe(before.momentum.version);
  });

  test('stays as it was when a check fails, and goes on without the failing one when told to', () => {
    const before = generatedFiles(root);
    const written = statSync(path.join(root, 'generated/motion/details.json')).mtimeMs;
    edit(root, 'plugins/motion/energy/kinetic-energy.ts', (text) => text.replace('energy: 450', 'energy: 451'));
    edit(root, 'plugins/motion/dynamics/momentum.ts', (text) => text.replace("label: 'Mass', ", ''));
    const { problems } = generateRoot(root);
    expect(problems).toContain('plugins/motion/dynamics/momentum.ts:8:5  "mass" has no label.');
    expect(problems).toContain(
      'plugins/motion/energy/kinetic-energy.ts:18:51  Example 2: energy is 450 J; expected 451 J',
    );
    expect(problems).toContain('2 problems in 2 files. Nothing was written.');
    expect(generatedFiles(root)).toEqual(before);
    expect(statSync(path.join(root, 'generated/motion/details.json')).mtimeMs).toBe(written);

    expect(generateRoot(root, { keepGoing: true }).problems).toContain('1 calculator was written without these.');
    expect(Object.keys(JSON.parse(generatedFiles(root)['motion/details.json']!))).toEqual(['spelled-number']);
  });

  test('loses what its plugins lost', () => {
    addPlugin(root, 'test/fixtures/external-plugin', 'brewing');
    rmSync(path.join(root, 'plugins/motion'), { recursive: true });
    const { written } = generateRoot(root);
    expect(written).toContain('motion/details.json');
    expect(Object.keys(generatedFiles(root)).filter((name) => name.startsWith('motion'))).toEqual([]);
  });
});
