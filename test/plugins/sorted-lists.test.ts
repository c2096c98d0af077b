/** Lists that many hands add to are in order, so that a line has one place and two branches seldom meet there. */
import { readFileSync } from 'node:fs';
import { globSync } from 'glob';
import { expect, test } from 'vitest';

const lines = (file: string): string[] => readFileSync(file, 'utf8').trimEnd().split('\n');

/** The first line that stands behind its place, with the one before it. */
function misplaced(keys: readonly string[]): string | undefined {
  const at = keys.findIndex((key, index) => index > 0 && key < keys[index - 1]!);
  return at < 0 ? undefined : `“${keys[at]}” stands behind “${keys[at - 1]}”: sort the file.`;
}

test('terms of art are in the order of their letters, whatever their case', () => {
  const terms = lines('plugins/terms.txt').filter((line) => !line.startsWith('#'));
  expect(terms.length).toBeGreaterThan(500);
  expect(misplaced(terms.map((term) => term.toLowerCase()))).toBeUndefined();
  expect(new Set(terms).size).toBe(terms.length);
});

test.each(globSync('plugins/*/verification.tsv').sort())('%s is in the order of the slugs', (file) => {
  const slugs = lines(file)
    .slice(1)
    .map((line) => line.split('\t')[0]!);
  expect(misplaced(slugs)).toBeUndefined();
  expect(new Set(slugs).size).toBe(slugs.length);
});
