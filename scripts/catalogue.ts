/**
 * Compares the catalogue with a roster (`npm run catalogue -- <roster.tsv> [tier]`): a table of category × (rows, done,
 * derived twice, with formula, with table). Fails when a row of the tier (default 1) is neither served nor explained in
 * plugins/DEVIATIONS.md. `--write` renews plugins/VERIFICATION.md from the categories' verification.tsv files.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

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

const [rosterPath, tier = '1'] = process.argv.slice(2).filter((argument) => argument !== '--write');
const details = new Map<string, Details>(
  categories.map((category) => [category, JSON.parse(read(`generated/${category}/details.json`) || '{}') as Details]),
);

if (process.argv.includes('--write')) writeFileSync('plugins/VERIFICATION.md', verification(details));

if (rosterPath !== undefined) {
  const roster = readFileSync(rosterPath, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([slug = '', , category = '', , rowTier = '']) => ({ slug, category, tier: rowTier }))
    .filter((row) => row.tier === tier);
  const deviations = read('plugins/DEVIATIONS.md');
  const missing: string[] = [];
  const rows = categories.map((category) => {
    const served = details.get(category) ?? {};
    const wanted = roster.filter((row) => row.category === category);
    const lacking = wanted.filter((row) => served[row.slug] === undefined);
    missing.push(
      ...lacking.filter((row) => !deviations.includes(`\`${row.slug}\``)).map((row) => `${category}/${row.slug}`),
    );
    const all = Object.values(served);
    const derived = new Set(derivationsOf(category).map((derivation) => derivation.slug));
    return [
      category,
      wanted.length,
      wanted.length - lacking.length,
      all.length,
      Object.keys(served).filter((slug) => derived.has(slug)).length,
      all.filter((detail) => detail.hasFormula).length,
      all.filter((detail) => detail.outputs.some((output) => output.type === 'table' || output.type === 'matrix'))
        .length,
    ];
  });
  const total = ['**all**', ...[1, 2, 3, 4, 5, 6].map((column) => rows.reduce((n, row) => n + Number(row[column]), 0))];
  const head = ['Category', `Tier ${tier}`, 'Done', 'Served', 'Derived twice', 'With formula', 'With table'];
  console.log(table([head, ...rows, total]));
  if (missing.length > 0) {
    console.error(
      `\n${missing.length} rows of tier ${tier} are neither served nor explained in plugins/DEVIATIONS.md:`,
    );
    console.error(missing.map((name) => `  ${name}`).join('\n'));
    process.exit(1);
  }
}
