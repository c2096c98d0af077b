/** The hash of a calculator follows from what its package holds, and from nothing else. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '@reckoner/bundling/content-hash';
import { pluginManifest } from '@reckoner/bundling/plugin-manifest';
import { type CalculatorFile, scan } from '@reckoner/bundling/scan';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addPlugin, emptyRoot } from '../codegen/roots.js';

let root: string;

beforeEach(() => {
  root = emptyRoot();
  addPlugin(root, 'test/fixtures/good', 'motion');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const calculators = (folder = root): readonly CalculatorFile[] => scan(folder).calculators;

test('it is the same wherever the package lies', () => {
  const inProject = calculators().map(contentHash);
  expect(calculators(path.join(root, 'plugins/motion')).map(contentHash)).toEqual(inProject);
  expect(new Set(inProject).size).toBe(inProject.length);
});

test('it changes with the file and with the shared modules that it uses', () => {
  const using = () => calculators().find(({ shared }) => shared.length > 0)!;
  const before = contentHash(using());
  for (const file of [using().shared[0]!.path, using().path]) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, `${text}// Later.\n`);
    expect(contentHash(using())).not.toBe(before);
    writeFileSync(file, text);
  }
  expect(contentHash(using())).toBe(before);
});

test('the manifest has each calculator, by slug', () => {
  const facts = { name: 'motion', version: '1.2.0', reckoner: { category: 'motion', contract: 2 } };
  const manifest = pluginManifest(facts, [...calculators()].reverse(), 'sha256-abc');
  expect(manifest).toMatchObject({
    manifest: 1,
    name: 'motion',
    version: '1.2.0',
    contract: 2,
    integrity: 'sha256-abc',
  });
  expect(Object.keys(manifest.calculators)).toEqual(
    calculators()
      .map(({ slug }) => slug)
      .sort(),
  );
  expect(manifest.calculators['kinetic-energy']!.file).toBe('energy/kinetic-energy.ts');
});
