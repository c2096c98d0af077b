/**
 * `npm run changes`: compares the formulas of all calculators with what the categories' changes.tsv have of them.
 * `-- --write --reason "…"` adds a line for each that is new or another, or for those that are named.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CHANGES, type Change, changesText, readChanges, recordedVersions } from '../bundling/src/changes.js';
import { formulaVersion } from '../bundling/src/formula-version.js';
import { type CalculatorFile, scan } from '../bundling/src/scan.js';
import { CommandError, runCommandLine } from './command.js';

const USAGE = `Usage:
  npm run changes                                       lists the formulas that no line of changes.tsv is of
  npm run changes -- --write --reason "…" [<slug>…]     adds a line for each of them, or for these
`;

function readArguments(words: readonly string[]) {
  try {
    const options = { write: { type: 'boolean', default: false }, reason: { type: 'string' } } as const;
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${USAGE}`, 2);
  }
}

interface Unrecorded {
  readonly calculator: CalculatorFile;
  readonly kind: Change['kind'];
  readonly version: string;
}

/** What a folder's file lacks. @throws CommandError where a line of it cannot be read */
function unrecorded(folder: string, calculators: readonly CalculatorFile[]): Unrecorded[] {
  const { changes = [], faults = [] } = readChanges(folder) ?? {};
  const [fault] = faults;
  if (fault) throw new CommandError(`${path.join(folder, CHANGES)}:${fault.line} ${fault.message}`);
  const versions = recordedVersions(changes);
  return calculators.flatMap((calculator) => {
    const version = formulaVersion(calculator);
    const recorded = versions.get(calculator.slug);
    if (recorded === version) return [];
    return [{ calculator, version, kind: recorded === undefined ? 'added' : 'changed' }];
  });
}

/** What was added on the day of its change is still being made: it has one line, that it was added. */
function recorded(before: readonly Change[], lines: readonly Change[]): Change[] {
  const kept = [...before];
  for (const line of lines) {
    const place = kept.findLastIndex(({ slug }) => slug === line.slug);
    const last = kept[place];
    if (last?.kind === 'added' && last.date === line.date) kept[place] = { ...last, version: line.version };
    else kept.push(line);
  }
  return kept;
}

await runCommandLine(() => {
  const { values, positionals } = readArguments(process.argv.slice(2));
  const reason = values.reason?.replaceAll(/\s+/g, ' ').trim();
  if (values.write !== (reason !== undefined) || (positionals.length > 0 && !values.write))
    throw new CommandError(USAGE, 2);
  if (reason === '')
    throw new CommandError('The reason is empty: say what the formula does otherwise now, and why.', 2);
  const { packages, calculators } = scan(fileURLToPath(new URL('..', import.meta.url)));
  const known = new Set(calculators.map(({ slug }) => slug));
  const others = positionals.filter((slug) => !known.has(slug));
  if (others.length > 0) throw new CommandError(`There is no calculator ${others.join(' or ')}.`);
  const date = new Date().toISOString().slice(0, 10);
  let count = 0;
  for (const plugin of packages) {
    if (plugin.installed) continue;
    const own = calculators.filter((one) => one.plugin === plugin).sort((a, b) => (a.slug < b.slug ? -1 : 1));
    const isAsked = ({ calculator: { slug } }: Unrecorded) => positionals.length === 0 || positionals.includes(slug);
    const found = unrecorded(plugin.folder, own).filter(isAsked);
    count += found.length;
    for (const { calculator, kind } of found) console.log(`${kind.padEnd(8)} ${plugin.category}/${calculator.slug}`);
    if (reason === undefined || found.length === 0) continue;
    const lines = found.map(
      ({ calculator: { slug }, kind, version }): Change => ({ date, slug, version, kind, reason }),
    );
    const before = readChanges(plugin.folder)?.changes ?? [];
    writeFileSync(path.join(plugin.folder, CHANGES), changesText(recorded(before, lines)));
  }
  if (values.write || count === 0) console.log(`${count} recorded.`);
  else throw new CommandError(`\n${count} are not recorded. Say why: npm run changes -- --write --reason "…"`);
});
