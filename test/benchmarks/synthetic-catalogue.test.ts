import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
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

it('copies the calculators until there are as many as asked for, no two with the same slug or text', () => {
  const { originals, remove } = writeSyntheticCatalogue(0);
  remove();
  const catalogue = writeSyntheticCatalogue(2 * originals + 3);
  try {
    expect(originals).toBeGreaterThan(0);
    expect(catalogue.files).toHaveLength(originals + 3);
    expect(new Set(catalogue.files.map((file) => basename(file))).size).toBe(originals + 3);
    expect(new Set(catalogue.files.map((file) => readFileSync(file, 'utf8'))).size).toBe(originals + 3);
  } finally {
    catalogue.remove();
  }
});
