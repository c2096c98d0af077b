/** The formulas of the catalogue as they are printed, and the steps of calculators whose steps once misled. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { GENERATED } from '../server/catalogue-fixture.js';
import { ask } from './ask.js';

interface Printed {
  readonly text: string;
  readonly symbols: Readonly<Record<string, string>>;
}

const printed = new Map<string, Printed>();
for (const category of readdirSync(GENERATED, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !entry.name.startsWith('.'),
)) {
  const file = join(GENERATED, category.name, 'details.json');
  const details = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { formula?: Printed }>;
  for (const [slug, { formula }] of Object.entries(details)) if (formula) printed.set(slug, formula);
}
const all = [...printed];

const linesOf = (text: string) =>
  text
    .replaceAll(/\n {2,}/g, ' ')
    .split('\n')
    .filter((line) => line.includes(' = '));

test('formulas have been read', () => {
  expect(all.length).toBeGreaterThan(900);
});

test('no formula is a program', () => {
  const program = /\bthrow\b|noResult|\bkeyof\b|\btypeof\b|=>|===|\bconst\b|\bfor \(|computed stepwise/;
  expect(all.filter(([, { text }]) => program.test(text)).map(([slug]) => slug)).toEqual([]);
});

test('nothing equals itself', () => {
  const itself = (line: string) => /^(?:where )?(.+?) = \1(?: if .*)?;?$/.test(line);
  expect(
    all.flatMap(([slug, { text }]) =>
      linesOf(text)
        .filter(itself)
        .map((line) => `${slug}: ${line}`),
    ),
  ).toEqual([]);
});

test.each([
  ...['scale-factor-area-volume', 'telescope-focal-ratio', 'weir-flow', 'exponent-power', 'press-brake-bending-force'],
  ...['laplace-distribution', 'logistic-distribution', 'standard-normal-table', 'gamma-function'],
])('the symbols of %s are not defined by themselves', (slug) => {
  for (const line of linesOf(printed.get(slug)!.text)) {
    const [left = '', right = ''] = line.replace(/^where /, '').split(/ = (.*)/);
    expect(right.split(/ if |;|otherwise/).map((part) => part.trim())).not.toContain(left);
  }
});

test('a list of formulas fits a page', () => {
  expect(all.filter(([, { text }]) => text.length > 1700).map(([slug]) => slug)).toEqual([]);
});

test('one symbol stands for one output', () => {
  const { symbols } = printed.get('lognormal-distribution')!;
  expect(symbols.mu).toBe('\\mu');
  expect(Object.values(symbols).filter((symbol) => symbol === '\\mu')).toHaveLength(1);
});

test.each(['raid-capacity', 'two-sample-t-test'])('every symbol of %s is one of a field or defined', (slug) => {
  const { text } = printed.get(slug)!;
  const plain = text.replaceAll(/\[[^\]]*\]/g, '');
  const defined = new Set(linesOf(plain).map((line) => line.replace(/^where /, '').split(' = ')[0]));
  expect(plain).not.toMatch(/s[₂₃₄]\b/);
  for (const [, name = ''] of plain.matchAll(/^where (\S+) = /gm)) expect(defined).toContain(name);
});

const STEPS: readonly (readonly [slug: string, inputs: Readonly<Record<string, unknown>>, line: RegExp])[] = [
  // ⌈(3 + 0.125/12)/(5.5/12 + 0.125/12)⌉ = ⌈6.42⌉
  [
    'deck-boards-count',
    { length: 4, width: 3 },
    /⌈\(3 \+ 0\.01041666667\) \/ \(0\.4583333333 \+ 0\.01041666667\).*= 7$/,
  ],
  ['uniform-distribution', { find: 'probability', low: 2, high: 10, x: 4 }, /uniform CDF\(4, 2, 10\) = 0\.25/],
  ['trigonometric-functions', { angle: 60 }, /^tan θ = sin θ \/ \(cos θ\) = 0\.8660254038 \/ 0\.5/],
  ['centrifuge-rcf-rpm', { radius: 10, speed: 3000 }, /^ω = 3000 rpm/],
];

describe('steps', () => {
  it.each(STEPS)('of %s can be worked by a reader', async (slug, inputs, line) => {
    const { steps, refused } = await ask(slug, inputs, { steps: true });
    expect(refused).toEqual([]);
    expect(steps).toContainEqual(expect.stringMatching(line));
    expect(steps.join('\n')).not.toMatch(/[a-z][A-Z]\w*\(|findRoot|addMonths|=>/);
  });
});
