/**
 * Compares the catalogue with a roster (`npm run catalogue -- <roster.tsv> [tier]`): a table of category × (rows, done,
 * derived twice, with formula, with table). Fails when a row of the tier (default 1) is neither served nor explained in
 * plugins/DEVIATIONS.md. `--write` renews plugins/VERIFICATION.md from the categories' verification.tsv files.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CommandError, runCommandLine } from './command.js';

const USAGE = `Usage:
  npm run catalogue -- <roster.tsv> [tier]   compares the catalogue with the rows of a tier (default 1)
  npm run catalogue -- --write               writes plugins/VERIFICATION.md anew
`;

interface Derivation {
  readonly slug: string;
  readonly tool: string;
  readonly cases: number;
  readonly difference: string;
}

interface Details {
  readonly [slug: string]: { readonly hasFormula: boolean; readonly outputs: readonly { readonly type: string }[] };
}

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const categories = readdirSync('plugins', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

/** The rows of `plugins/<category>/verification.tsv`: slug, tool, number of fresh cases, what differed (or nothing). */
function derivationsOf(category: string): Derivation[] {
  return read(`plugins/${category}/verification.tsv`)
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [slug = '', tool = '', cases = '0', difference = ''] = line.split('\t');
      return { slug, tool, cases: Number(cases), difference };
    });
}

function table(rows: readonly (readonly (string | number)[])[]): string {
  const [head = [], ...body] = rows;
  return [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...body]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function verification(details: ReadonlyMap<string, Details>): string {
  const sections = categories.map((category) => ({ category, derivations: derivationsOf(category) }));
  const summary = sections.map(({ category, derivations }) => {
    const tools = [...new Set(derivations.map((derivation) => derivation.tool))].sort().join('; ');
    const differences = derivations.filter((derivation) => derivation.difference !== '').length;
    const cases = derivations.reduce((total, derivation) => total + derivation.cases, 0);
    return [category, Object.keys(details.get(category) ?? {}).length, derivations.length, cases, differences, tools];
  });
  const found = sections.flatMap(({ category, derivations }) =>
    derivations
      .filter((derivation) => derivation.difference !== '')
      .map((derivation) => `- \`${category}/${derivation.slug}\`: ${derivation.difference}`),
  );
  return `# Second derivation

Made by \`npm run catalogue -- --write\` from \`plugins/<category>/verification.tsv\`: do not edit. A calculator is derived
twice when someone who has not seen its formula computes fresh cases with another tool, from the title, description,
inputs and outputs alone. Every difference is settled from the source.

${table([['Category', 'Calculators', 'Derived twice', 'Fresh cases', 'Differences', 'With'], ...summary])}

## Differences found

${found.length > 0 ? found.join('\n') : 'None so far.'}
`;
}

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

function hasTable({ outputs }: Details[string]): boolean {
  return outputs.some(({ type }) => type === 'table' || type === 'matrix');
}

/** Prints the table; fails with what is missing. */
function compare(details: ReadonlyMap<string, Details>, roster: readonly Row[], tier: string): void {
  const rows = categories.map((category) => {
    const served = details.get(category) ?? {};
    const wanted = roster.filter((row) => row.category === category);
    const done = wanted.filter(({ slug }) => served[slug] !== undefined);
    const all = Object.values(served);
    const derived = new Set(derivationsOf(category).map(({ slug }) => slug));
    return [
      category,
      wanted.length,
      done.length,
      all.length,
      Object.keys(served).filter((slug) => derived.has(slug)).length,
      all.filter(({ hasFormula }) => hasFormula).length,
      all.filter(hasTable).length,
    ];
  });
  const total = ['**all**', ...[1, 2, 3, 4, 5, 6].map((column) => rows.reduce((n, row) => n + Number(row[column]), 0))];
  const head = ['Category', `Tier ${tier}`, 'Done', 'Served', 'Derived twice', 'With formula', 'With table'];
  console.log(table([head, ...rows, total]));
  const deviations = read('plugins/DEVIATIONS.md');
  const missing = roster
    .filter(({ slug, category }) => details.get(category)?.[slug] === undefined)
    .filter(({ slug }) => !deviations.includes(`\`${slug}\``));
  if (missing.length === 0) return;
  const names = missing.map(({ slug, category }) => `  ${category}/${slug}`).join('\n');
  throw new CommandError(
    `\n${missing.length} rows of tier ${tier} are neither served nor explained in plugins/DEVIATIONS.md:\n${names}`,
  );
}

function readDetails(category: string): Details {
  const file = `generated/${category}/details.json`;
  if (!existsSync(file)) throw new CommandError(`There is no ${file}: run npm run codegen.`);
  return JSON.parse(read(file)) as Details;
}

await runCommandLine(() => {
  const { values, positionals } = readArguments(process.argv.slice(2));
  const [rosterPath, tier = '1', ...others] = positionals;
  if (others.length > 0 || (rosterPath === undefined && !values.write)) throw new CommandError(USAGE, 2);
  const roster = rosterPath === undefined ? undefined : readRoster(rosterPath, tier);
  const details = new Map(categories.map((category) => [category, readDetails(category)]));
  if (values.write) writeFileSync('plugins/VERIFICATION.md', verification(details));
  if (roster !== undefined) compare(details, roster, tier);
});
