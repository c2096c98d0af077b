/** Catalogues of any size made of copies, for benchmarks. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyOf, writeSyntheticCatalogue } from '../../benchmarks/synthetic-catalogue.js';

it('gives a copy its own title and description and takes its aliases away', () => {
  const text = [
    'export default defineCalculator({',
    "  title: 'Speed',",
    '  description:',
    "    'Speed from distance and time.',",
    "  aliases: ['velocity', 'pace'],",
    "  inputs: { title: text({ label: 'title' }) },",
  ].join('\n');
  expect(copyOf(text, 7).split('\n')).toEqual([
    'export default defineCalculator({',
    "  title: 'Copy 7: Speed',",
    '  description:',
    "    'Copy 7: Speed from distance and time.',",
    "  inputs: { title: text({ label: 'title' }) },",
  ]);
});

describe('writeSyntheticCatalogue', () => {
  let plugins: string;
  beforeEach(() => {
    plugins = mkdtempSync(join(tmpdir(), 'reckoner-plugins-'));
    for (const file of ['motion/speed.ts', 'motion/distance.ts', 'shared/table.ts']) {
      mkdirSync(join(plugins, 'physics', dirname(file)), { recursive: true });
      writeFileSync(join(plugins, 'physics', file), `  title: '${file}',\n`);
    }
  });
  afterEach(() => rmSync(plugins, { recursive: true }));

  it('copies calculators in turn until there are as many as asked for', () => {
    const catalogue = writeSyntheticCatalogue(5, plugins);
    try {
      expect(catalogue.files.map((file) => [relative(catalogue.root, file), readFileSync(file, 'utf8')])).toEqual([
        ['plugins/physics/motion/distance-copy-1.ts', "  title: 'Copy 1: motion/distance.ts',\n"],
        ['plugins/physics/motion/speed-copy-1.ts', "  title: 'Copy 1: motion/speed.ts',\n"],
        ['plugins/physics/motion/distance-copy-2.ts', "  title: 'Copy 2: motion/distance.ts',\n"],
      ]);
    } finally {
      catalogue.remove();
    }
    expect(existsSync(catalogue.root)).toBe(false);
  });

  it('refuses a folder without calculators', () => {
    rmSync(join(plugins, 'physics/motion'), { recursive: true });
    expect(() => writeSyntheticCatalogue(5, plugins)).toThrow('no calculator to copy');
  });
});
