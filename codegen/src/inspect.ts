/** Parses, checks, lifts and loads the calculators of one category, and describes those that are right. */
import path from 'node:path';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { bundleCalculators, importText } from './bundle.js';
import { type Report, reporter, type SourceSubject } from './checks/check.js';
import { behaviourChecks, definitionChecks, sourceChecks } from './checks/index.js';
import { type DefinitionSource, findDefinition, parseModule, positionOf, syntaxErrors } from './definition-source.js';
import { type Detail, detailOf } from './emit/detail.js';
import type { Problem } from './problem.js';
import type { CalculatorFile } from './scan.js';

export interface Inspected {
  readonly slug: string;
  readonly key: string;
  readonly aliases: readonly string[];
  /** Without `related` from the subcategory. */
  readonly detail: Detail;
}

export interface Inspection {
  readonly problems: readonly Problem[];
  readonly inspected: readonly Inspected[];
  /** The module of all the category's calculators; absent when a file could not be bundled. */
  readonly bundle?: string;
}

export interface InspectionTask {
  readonly root: string;
  /** A folder inside the root for modules that are loaded once. */
  readonly scratch: string;
  /** Every calculator to bundle. */
  readonly files: readonly CalculatorFile[];
  /** Slugs of those to check and describe. */
  readonly fresh: ReadonlySet<string>;
  readonly versions: ReadonlyMap<string, string>;
}

interface Parsed {
  readonly file: CalculatorFile;
  readonly source: DefinitionSource;
}

function parse(file: CalculatorFile, problems: Problem[]): Parsed | undefined {
  const sourceFile = parseModule(file);
  const errors = syntaxErrors(sourceFile);
  for (const { position, message } of errors.slice(0, 3)) {
    const mend = 'Set right the syntax.';
    problems.push({ file: file.display, ...position, check: 'syntax', message, mend });
  }
  if (errors.length > 0) return undefined;
  const definition = findDefinition(sourceFile);
  if (definition.found !== undefined) return { file, source: definition.found };
  const mend = `Copy the shape of a calculator made by: npm run new -- ${file.plugin.category}/${file.subcategory}/${file.slug}`;
  const { message, at } = definition;
  problems.push({ file: file.display, ...positionOf(at), check: 'default-export', message, mend });
  return undefined;
}

/** Runs checks of one stage on a subject and says whether all passed. */
function passes<S extends SourceSubject>(
  subject: S,
  checks: readonly { readonly name: string; readonly run: (subject: S, report: Report) => void }[],
  problems: Problem[],
): boolean {
  const before = problems.length;
  for (const check of checks) check.run(subject, reporter(check.name, subject, problems));
  return problems.length === before;
}

export async function inspect(task: InspectionTask): Promise<Inspection> {
  const { root, scratch, files, fresh, versions } = task;
  const problems: Problem[] = [];
  const parsed: Parsed[] = [];
  const broken = new Set<string>();
  for (const file of files) {
    if (!fresh.has(file.slug)) continue;
    const one = parse(file, problems);
    const checks = sourceChecks.map(({ name, source }) => ({ name, run: source }));
    if (one !== undefined && passes(one, checks, problems)) parsed.push(one);
    else broken.add(file.slug);
  }
  const sound = files.filter((file) => !broken.has(file.slug));
  const bundle = await bundleCalculators(root, sound, versions);
  const { calculators } = (await importText(scratch, bundle)) as { calculators: Record<string, Calculator> };
  const inspected: Inspected[] = [];
  for (const { file, source } of parsed) {
    const calculator = calculators[file.slug]!;
    const subject = { file, source, calculator };
    if (
      !passes(
        subject,
        definitionChecks.map(({ name, definition }) => ({ name, run: definition })),
        problems,
      )
    )
      continue;
    if (
      !passes(
        subject,
        behaviourChecks.map(({ name, behaviour }) => ({ name, run: behaviour })),
        problems,
      )
    )
      continue;
    const detail = detailOf(calculator, { formula: null, inputSchema: {}, acceptedUnits: (unit) => [unit] });
    inspected.push({ slug: file.slug, key: file.key, aliases: calculator.definition.aliases ?? [], detail });
  }
  return { problems, inspected, bundle };
}

/** The folder for modules that are loaded once; bare imports are resolved from there. */
export function scratchFolder(root: string): string {
  return path.join(root, 'node_modules', '.cache', 'reckoner', 'scratch');
}
