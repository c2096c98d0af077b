/**
 * Compares the catalogue with a roster (`npm run catalogue -- <roster.tsv> [tier]`): a table of category × (rows, done,
 * derived twice, audited, and how many have each part of a definition), and how long the files are. Fails when a row of the tier
 * (default 1) is neither served nor explained in plugins/DEVIATIONS.md. `--write` renews plugins/VERIFICATION.md from the
 * categories' verification.tsv files.
 */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { scan } from '@reckoner/bundling/scan';
import type { Detail } from '@reckoner/codegen/generate/emit/detail';
import { CommandError, runCommandLine } from './command.js';
import { categories, readFileIfThere, table, verification, verifiedOf } from './verification.js';

const USAGE = `Usage:
  npm run catalogue -- <roster.tsv> [tier]   compares the catalogue with the rows of a tier (default 1)
  npm run catalogue -- --write               writes plugins/VERIFICATION.md anew
`;

type Served = Pick<Detail, 'hasFormula' | 'inputs' | 'outputs' | 'cautions' | 'requires' | 'figure'>;

interface Details {
  readonly [slug: string]: Served;
}

/** What a calculator may have, from the heading of its column. */
const PARTS: readonly (readonly [heading: string, has: (served: Served) => boolean])[] = [
  ['formula', ({ hasFormula }) => hasFormula],
  ['table', ({ outputs }) => outputs.some(({ type }) => type === 'table' || type === 'matrix')],
  ['figure', ({ figure }) => figure !== undefined],
  // Also in columns and items.
  ['`usual`', ({ inputs }) => JSON.stringify(inputs).includes('"usual":[')],
  ['`requires`', ({ requires }) => requires !== undefined],
  ['`cautions`', ({ cautions }) => cautions !== undefined],
];

function readArguments(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { write: { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${USAGE}`, 2);
  }
}

interface Row {
  readonly slug: string;
  readonly category: string;
}

/** The rows of a tier. */
function readRoster(file: string, tier: string): Row[] {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) throw new CommandError(`There is no file ${file}.`);
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const columns = head.trimEnd().split('\t');
  const [slug, category, level] = ['slug', 'category', 'tier'].map((name) => columns.indexOf(name)) as [
    number,
    number,
    number,
  ];
  if (Math.min(slug, category, level) < 0) {
    const expected = 'expected a first line with slug, category and tier, and tabs between columns';
    throw new CommandError(`${file} is not a roster: ${expected}.`);
  }
  const all = lines.map((line) => line.trimEnd().split('\t'));
  const rows = all.filter((cells) => cells[level] === tier);
  if (rows.length === 0) {
    const tiers = [...new Set(all.map((cells) => cells[level]))].sort().join(', ');
    throw new CommandError(`${file} has no row of tier ${tier}; there are ${tiers || 'none at all'}.`);
  }
  return rows.map((cells) => ({ slug: cells[slug] ?? '', category: cells[category] ?? '' }));
}

/** How many lines files have: the one in the middle, and what one in twenty has more than. */
function lengths(details: ReadonlyMap<string, Details>): string {
  const lines = scan(process.cwd())
    .calculators.filter(({ slug, plugin }) => details.get(plugin.category)?.[slug] !== undefined)
    .map(({ path }) => readFileSync(path, 'utf8').trimEnd().split('\n').length)
    .sort((a, b) => a - b);
  const at = (share: number) => lines[Math.floor(share * (lines.length - 1))];
  return `Lines of a file: ${at(0.5)} (median), ${at(0.95)} (95th percentile).`;
}

/** Prints the table; fails with what is missing. */
function compare(details: ReadonlyMap<string, Details>, roster: readonly Row[], tier: string): void {
  const rows = categories.map((category) => {
    const served = details.get(category) ?? {};
    const wanted = roster.filter((row) => row.category === category);
    const done = wanted.filter(({ slug }) => served[slug] !== undefined);
    const all = Object.values(served);
    const records = verifiedOf(category);
    const derived = new Set(records.filter(({ tool }) => tool !== '').map(({ slug }) => slug));
    const audited = new Set(records.filter((record) => record.audited !== '').map(({ slug }) => slug));
    return [
      category,
      wanted.length,
      done.length,
      all.length,
      Object.keys(served).filter((slug) => derived.has(slug)).length,
      Object.keys(served).filter((slug) => audited.has(slug)).length,
      ...PARTS.map(([, has]) => all.filter(has).length),
    ];
  });
  const parts = PARTS.map(([heading]) => `With ${heading}`);
  const head = ['Category', `Tier ${tier}`, 'Done', 'Served', 'Derived twice', 'Audited', ...parts];
  const [, ...counted] = head.keys();
  const total = ['**all**', ...counted.map((column) => rows.reduce((n, row) => n + Number(row[column]), 0))];
  console.log(table([head, ...rows, total]));
  console.log(lengths(details));
  const deviations = readFileIfThere('plugins/DEVIATIONS.md');
  const missing = roster
    .filter(({ slug, category }) => details.get(category)?.[slug] === undefined)
    .filter(({ slug }) => !deviations.includes(`\`${slug}\``));
  if (missing.length === 0) return;
  const names = missing.map(({ slug, category }) => `  ${category}/${slug}`).join('\n');
  throw new CommandError(
    `\n${missing.length} rows of tier ${tier} are neither served nor explained in plugins/DEVIATIONS.md:\n${names}`,
  );
}

function countsOf(details: ReadonlyMap<string, Details>): ReadonlyMap<string, number> {
  return new Map([...details].map(([category, served]) => [category, Object.keys(served).length]));
}

function readDetails(category: string): Details {
  const file = `generated/${category}/details.json`;
  if (!existsSync(file)) throw new CommandError(`There is no ${file}: run npm run codegen.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Details;
}

await runCommandLine(() => {
  const { values, positionals } = readArguments(process.argv.slice(2));
  const [rosterPath, tier = '1', ...others] = positionals;
  if (others.length > 0 || (rosterPath === undefined && !values.write)) throw new CommandError(USAGE, 2);
  const roster = rosterPath === undefined ? undefined : readRoster(rosterPath, tier);
  const details = new Map(categories.map((category) => [category, readDetails(category)]));
  if (values.write) writeFileSync('plugins/VERIFICATION.md', verification(countsOf(details)));
  if (roster !== undefined) compare(details, roster, tier);
});
