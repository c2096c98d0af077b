/** A formula's version changes with what determines results and with nothing else, and no change of it goes unrecorded. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { changesText, parseChanges, readChanges, recordedVersions } from '@reckoner/bundling/changes';
import { formulaVersion } from '@reckoner/bundling/formula-version';
import { type CalculatorFile, scan } from '@reckoner/bundling/scan';
import { checkRecordedChanges } from '@reckoner/codegen/check/recorded-changes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPlugin, emptyRoot } from './roots.js';

const project = fileURLToPath(new URL('../../', import.meta.url));

let root: string;
let file: string;
let shared: string;
let texts: readonly [string, string];
beforeAll(() => {
  root = emptyRoot();
  addPlugin(root, 'test/fixtures/good', 'motion');
  file = path.join(root, 'plugins/motion/energy/kinetic-energy.ts');
  shared = path.join(root, 'plugins/motion/shared/energy.ts');
  texts = [readFileSync(file, 'utf8'), readFileSync(shared, 'utf8')];
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function calculator(): CalculatorFile {
  return scan(root).calculators.find(({ slug }) => slug === 'kinetic-energy')!;
}

/** The version with other texts, which are put back. */
function versionWith(edit: (text: string) => string, editShared = (text: string) => text): string {
  const [text, sharedText] = texts;
  const edited = [edit(text), editShared(sharedText)] as const;
  expect(edited).not.toEqual(texts);
  writeFileSync(file, edited[0]);
  writeFileSync(shared, edited[1]);
  try {
    return formulaVersion(calculator());
  } finally {
    writeFileSync(file, text);
    writeFileSync(shared, sharedText);
  }
}

const same = (text: string) => text;
const inserted = (text: string, what: RegExp, put: string) => text.replace(what, (found) => put + found);

describe('it stays with', () => {
  test.each<[string, (text: string) => string, ((text: string) => string)?]>([
    ['a comment and other layout', (text) => `// Why.\n${text.replaceAll('  ', '    ')}`],
    ['the title', (text) => text.replace(/title: '/, "title: 'The ")],
    ['a label', (text) => text.replace(/label: '/, "label: 'The ")],
    ['a symbol', (text) => inserted(text, /label: /, "symbol: 'X', ")],
    ['a source', (text) => text.replace(/source: '/, "source: 'Also ")],
    ['the explanation', (text) => text.replace(/explanation: '/, "explanation: 'So ")],
    ['what nobody uses in a shared module', same, (text) => `${text}\nexport const unused = 7;\n`],
    ['a comment in a shared module', same, (text) => `${text}\n// More.\n`],
  ])('%s', (_, edit, editShared) => {
    expect(versionWith(edit, editShared)).toBe(formulaVersion(calculator()));
  });
});

describe('it changes with', () => {
  test.each<[string, (text: string) => string, ((text: string) => string)?]>([
    ['a bound', (text) => inserted(text, /label: /, 'max: 7e5, ')],
    ['a unit', (text) => text.replace(/quantity\('([^']+)'/, "quantity('k$1'")],
    ['an input', (text) => inserted(text, /\w+: (?:quantity|measure|number)\(/, "more: number({ label: 'More' }), ")],
    ['the arithmetic', (text) => inserted(text, /title: /, "arithmetic: 'decimal', ")],
    ['a shared function that it uses', same, (text) => text.replace(/return |=> /, (found) => `${found}2 * `)],
  ])('%s', (_, edit, editShared) => {
    expect(versionWith(edit, editShared)).not.toBe(formulaVersion(calculator()));
  });
});

test('it changes with a method of a shared class that it uses', () => {
  const versionBy = (part: string) => {
    const used = (text: string) => text.replace(/return |=> /, (found) => `${found}Part.of(1) * `);
    const declared = `\nclass Part {\n  static of(whole: number): number {\n    return whole / ${part};\n  }\n}\n`;
    return versionWith(same, (text) => used(text) + declared);
  };
  expect(versionBy('2')).toBe(versionBy('2'));
  expect(versionBy('2')).not.toBe(versionBy('3'));
});

describe('plugins that record their changes', () => {
  const changes = () => path.join(root, 'plugins/motion/changes.tsv');
  const versions = () => scan(root).calculators.map((one) => [one.slug, formulaVersion(one)] as const);
  const record = (lines: readonly (readonly [string, string])[]) =>
    writeFileSync(
      changes(),
      changesText(
        lines.map(([slug, version]) => ({ date: '2026-01-31', slug, version, kind: 'added', reason: 'It is of use.' })),
      ),
    );

  test('pass where every formula has its line, and others where they record none', () => {
    expect(checkRecordedChanges(scan(root))).toEqual([]);
    record(versions());
    expect(checkRecordedChanges(scan(root))).toEqual([]);
  });

  test('are told of a formula that is another, and of a calculator without a line', () => {
    const [, ...others] = versions();
    const [[first]] = versions() as [[string, string]];
    record([[first, '0123456789abcdef'], ...others.slice(1)]);
    const problems = checkRecordedChanges(scan(root));
    expect(problems.map(({ message }) => message).sort()).toEqual([
      'The formula is another than the one that plugins/motion/changes.tsv has a line of.',
      'plugins/motion/changes.tsv does not say when this calculator was added.',
    ]);
    for (const { mend } of problems) expect(mend).toContain('npm run changes -- --write --reason');
  });

  test('are told of a line that cannot be read', () => {
    record(versions());
    writeFileSync(changes(), `${readFileSync(changes(), 'utf8')}2026-02-31\tx\t0123456789abcdef\tadded\tNo day.\n`);
    const [problem] = checkRecordedChanges(scan(root));
    expect(problem).toMatchObject({
      file: 'plugins/motion/changes.tsv',
      message: expect.stringContaining('is no day'),
    });
  });
});

test.each([
  ['date\tslug\tversion\tkind\n', 'must name the columns'],
  ['2026-01-31\ta\t0123456789abcdef\tadded', 'A line has 5 cells'],
  ['2026-01-31\ta\t0123\tadded\tx', 'is no version'],
  ['2026-01-31\ta\t0123456789abcdef\tremoved\tx', 'is no kind'],
  ['2026-01-31\ta\t0123456789abcdef\tadded\t ', 'The reason is missing'],
])('%j is no line', (line, message) => {
  const head = changesText([]);
  const { faults } = parseChanges(line.startsWith('date') ? line : `${head}${line}\n`);
  expect(faults[0]!.message).toContain(message);
});

test('lines follow by day, and a calculator is added once', () => {
  const line = (date: string, kind: string) => `${date}\ta\t0123456789abcdef\t${kind}\tx\n`;
  const text = `${changesText([])}${line('2026-02-01', 'added')}${line('2026-01-31', 'changed')}${line('2026-02-02', 'added')}`;
  expect(parseChanges(text).faults.map(({ line: at }) => at)).toEqual([3, 4]);
});

test('every category of the project records its changes, and every formula is as recorded', () => {
  const generated = path.join(project, 'generated');
  const { slugs } = JSON.parse(readFileSync(path.join(generated, 'catalogue.json'), 'utf8'));
  for (const category of new Set(Object.values<string>(slugs))) {
    const read = readChanges(path.join(project, 'plugins', category));
    expect([category, read?.faults]).toEqual([category, []]);
    const recorded = recordedVersions(read!.changes);
    const details = JSON.parse(readFileSync(path.join(generated, category, 'details.json'), 'utf8'));
    // For a formula that changed: npm run changes -- --write --reason "…"
    const versions = Object.entries<{ formulaVersion: string }>(details).map(([slug, one]) => [
      slug,
      one.formulaVersion,
    ]);
    expect(versions.map(([slug]) => [slug, recorded.get(slug!)])).toEqual(versions);
  }
});
