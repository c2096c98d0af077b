/** `plugins/VERIFICATION.md`: what was derived a second time and audited, from the records of the categories. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { CommandError } from './command.js';

/** What was done for one calculator besides writing it: a row of `plugins/<category>/verification.tsv`. */
export interface Verified {
  readonly slug: string;
  /** How it was derived a second time; empty where it was not. */
  readonly tool: string;
  readonly cases: number;
  readonly difference: string;
  /** The day on which it was audited, as an adversary would; empty where it was not. */
  readonly audited: string;
  readonly points: number;
  /** Wrong results that the audit found. */
  readonly wrong: number;
  /** Misleading sentences, and warnings that were missing. */
  readonly misleading: number;
  /** `pattern: what; pattern: what` */
  readonly found: string;
}

const COLUMNS = ['slug', 'tool', 'cases', 'difference', 'audited', 'points', 'wrong', 'misleading', 'found'];

/** What audits find, in one word. */
const PATTERNS = [
  ...['edge', 'units', 'nonsense', 'threshold', 'zero-shown', 'figure', 'sentence', 'caution', 'promise', 'option'],
  ...['formula', 'reference', 'limit', 'refusal', 'text'],
];

export function readFileIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

export const categories = readdirSync('plugins', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

/** @throws CommandError with every row that is not as it has to be */
export function verifiedOf(category: string): Verified[] {
  const path = `plugins/${category}/verification.tsv`;
  return readVerification(path, readFileIfThere(path));
}

/** @throws CommandError */
export function readVerification(path: string, text: string): Verified[] {
  const [head = '', ...lines] = text.replace(/\n$/, '').split('\n');
  if (head === '') return [];
  const names = head.split('\t');
  if (names.join() !== COLUMNS.slice(0, names.length).join() || names.length < 4)
    throw new CommandError(`${path} begins with other columns than ${COLUMNS.join(', ')}.`);
  const faults: string[] = [];
  const audited = new Map<string, number>();
  const records = lines.map((line, index): Verified => {
    const place = `${path}:${index + 2}`;
    const cells = line.split('\t');
    if (cells.length !== names.length) faults.push(`${place} has ${cells.length} cells; expected ${names.length}.`);
    const record = recordOf(cells);
    for (const pattern of patternsOf(record.found))
      if (!PATTERNS.includes(pattern))
        faults.push(`${place} names the pattern “${pattern}”; expected one of ${PATTERNS.join(', ')}.`);
    if (record.audited !== '') {
      const other = audited.get(record.slug);
      if (other !== undefined) faults.push(`${place} audits ${record.slug} again: add it to the row of line ${other}.`);
      audited.set(record.slug, index + 2);
    }
    return record;
  });
  if (faults.length > 0) throw new CommandError(faults.join('\n'));
  return records;
}

function recordOf(cells: readonly string[]): Verified {
  const [slug = '', tool = '', cases, difference = '', audited = '', points, wrong, misleading, found = ''] = cells;
  return {
    ...{ slug, tool, cases: Number(cases ?? 0), difference, audited },
    ...{ points: Number(points ?? 0), wrong: Number(wrong ?? 0), misleading: Number(misleading ?? 0), found },
  };
}

function patternsOf(found: string): string[] {
  return found === '' ? [] : found.split('; ').map((one) => one.split(':')[0]!);
}

/** A table in Markdown; the first column is of words. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const [head = [], ...body] = rows;
  return [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...body]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function sum(records: readonly Verified[], name: 'cases' | 'points' | 'wrong' | 'misleading'): number {
  return records.reduce((total, record) => total + record[name], 0);
}

/** @param counts How many calculators each category has. */
export function verification(counts: ReadonlyMap<string, number>): string {
  const sections = categories.map((category) => ({ category, records: verifiedOf(category) }));
  const derived = sections.map(({ category, records }) => {
    const twice = records.filter(({ tool }) => tool !== '');
    const tools = [...new Set(twice.map(({ tool }) => tool))].sort().join('; ');
    const differences = twice.filter(({ difference }) => difference !== '').length;
    return [category, counts.get(category) ?? 0, twice.length, sum(twice, 'cases'), differences, tools];
  });
  const audited = sections.map(({ category, records }) => {
    const done = records.filter((record) => record.audited !== '');
    return [
      category,
      counts.get(category) ?? 0,
      done.length,
      ...(['points', 'wrong', 'misleading'] as const).map((name) => sum(done, name)),
    ];
  });
  const total = [
    '**all**',
    ...[1, 2, 3, 4, 5].map((column) => audited.reduce((all, row) => all + Number(row[column]), 0)),
  ];
  const all = sections.flatMap(({ category, records }) => records.map((record) => ({ category, ...record })));
  const patterns = all.flatMap(({ found }) => patternsOf(found));
  const tally = PATTERNS.map((pattern) => [pattern, patterns.filter((one) => one === pattern).length] as const)
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one);
  const listed = (name: 'difference' | 'found') =>
    all.flatMap((record) => (record[name] === '' ? [] : [`- \`${record.category}/${record.slug}\`: ${record[name]}`]));
  const orNone = (lines: readonly string[]) => (lines.length > 0 ? lines.join('\n') : 'None so far.');
  return `# Verification

Made by \`npm run catalogue -- --write\` from \`plugins/<category>/verification.tsv\`: do not edit.

## Second derivation

A calculator is derived twice when someone who has not seen its formula computes fresh cases with another tool, from the
title, description, inputs and outputs alone. Every difference is settled from the source.

${table([['Category', 'Calculators', 'Derived twice', 'Fresh cases', 'Differences', 'With'], ...derived])}

## Audit

A calculator is audited when someone who did not write it has tried it as an adversary would: at both sides of every
threshold, at the ends of its bounds, with equal and empty values, with combinations that cannot be and with slips of
units, and has read every sentence that came back. Wrong results and misleading sentences are those that were found; all
of them are settled.

${table([['Category', 'Calculators', 'Audited', 'Points', 'Wrong', 'Misleading'], ...audited, total])}

${table([['Pattern', 'Found'], ...tally])}

## Differences found by the second derivation

${orNone(listed('difference'))}

## Findings of the audit

${orNone(listed('found'))}
`;
}
