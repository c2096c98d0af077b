/**
 * `npm run wrong-result`: turns a report of a wrong result, as the issue form of `.github/` writes it, into an example that
 * fails until the calculator is right.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { didYouMean } from '@reckoner/bundling/composition/complain';
import { findDefinition, findProperty, parseModule } from '@reckoner/bundling/definition-source';
import { ProblemsFound } from '@reckoner/bundling/problem';
import { type CalculatorFile, scan } from '@reckoner/bundling/scan';
import { ts } from 'ts-morph';

export interface WrongResult {
  readonly slug: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Outputs by name. */
  readonly expected: Readonly<Record<string, unknown>>;
  readonly source: string;
}

/** The headings of the form's fields. */
const FIELDS = { slug: 'Calculator', inputs: 'Inputs', expected: 'Expected results', source: 'Source' } as const;

/** What stands below a heading, without the fences of a block of code; undefined where nothing does. */
function section(report: string, heading: string): string | undefined {
  const parts = report.replaceAll('\r\n', '\n').split(/^### /m);
  const text = parts
    .find((part) => part.split('\n', 1)[0]!.trim() === heading)
    ?.split('\n')
    .slice(1)
    .join('\n');
  const inside = text?.replaceAll(/^```\w*$/gm, '').trim();
  return inside === '' || inside === '_No response_' ? undefined : inside;
}

function objectIn(text: string, heading: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new RangeError(`“${heading}” of the report is no JSON: ${(error as Error).message}. Write { "name": 12.5 }.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RangeError(`“${heading}” of the report is no JSON object. Write { "name": 12.5 }.`);
  return value as Readonly<Record<string, unknown>>;
}

/** @throws RangeError that says which part of the report is missing or cannot be read. */
export function readReport(report: string): WrongResult {
  const texts = Object.values(FIELDS).map((heading) => {
    const text = section(report, heading);
    if (text !== undefined) return text;
    throw new RangeError(`The report has nothing below “### ${heading}”; expected the fields of the issue form.`);
  });
  const [slug, inputs, expected, source] = texts as [string, string, string, string];
  return {
    // People paste addresses of pages as well.
    slug: slug.replace(/^.*\/calculators\/([^/?#\s]+).*$/s, '$1').trim(),
    inputs: objectIn(inputs, FIELDS.inputs),
    expected: objectIn(expected, FIELDS.expected),
    source: source.replaceAll(/\s+/g, ' '),
  };
}

const NAME = /^[A-Za-z_$][\w$]*$/;

/** A value as TypeScript that reads like what authors write. */
function literal(value: unknown): string {
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(
    ([name, one]) => `${NAME.test(name) ? name : literal(name)}: ${literal(one)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

function exampleText({ inputs, expected, source }: WrongResult): string {
  return `    {
      inputs: ${literal(inputs)},
      results: ${literal(expected)},
      source: ${literal(source)},
    },
`;
}

function calculatorFile(root: string, slug: string): CalculatorFile {
  const { calculators } = scan(root);
  const file = calculators.find((one) => one.slug === slug);
  if (file !== undefined) return file;
  const slugs = calculators.map((one) => one.slug);
  throw new RangeError(`There is no calculator "${slug}".${didYouMean(slug, slugs)}`);
}

export interface AddedExample {
  /** From the root. */
  readonly file: string;
  /** From 1. */
  readonly number: number;
  /** Puts the file back as it was. */
  readonly undo: () => void;
}

/** Writes the report as the last example of its calculator. */
export function addExample(root: string, report: WrongResult): AddedExample {
  const file = calculatorFile(root, report.slug);
  const { found } = findDefinition(parseModule(file));
  const examples = found && findProperty(found.object, 'examples');
  if (
    examples === undefined ||
    !ts.isPropertyAssignment(examples) ||
    !ts.isArrayLiteralExpression(examples.initializer)
  )
    throw new ProblemsFound([
      {
        file: file.display,
        line: 1,
        column: 1,
        check: 'wrong-result',
        message: 'The calculator has no list of examples in its definition.',
        mend: 'Write the example by hand: { inputs: { … }, results: { … }, source: … }',
      },
    ]);
  const { elements } = examples.initializer;
  const end = examples.initializer.end - 1;
  const before = file.text.slice(0, end).trimEnd();
  const comma = elements.length === 0 || before.endsWith(',') ? '' : ',';
  writeFileSync(file.path, `${before}${comma}\n${exampleText(report)}  ${file.text.slice(end)}`);
  return { file: file.display, number: elements.length + 1, undo: () => writeFileSync(file.path, file.text) };
}

/** What the check says of names that the calculator does not have. */
const UNKNOWN = /^There is no |^“.*” is no option/;

/** Adds what the report in a file says, and tells what to do. */
export async function turnIntoExample(root: string, path: string): Promise<string> {
  const report = readReport(readFileSync(path, 'utf8'));
  const added = addExample(root, report);
  const { checkPaths } = await import('./check.js');
  try {
    await checkPaths(root, [added.file]);
  } catch (error) {
    if (!(error instanceof ProblemsFound)) throw error;
    const unknown = error.problems.filter(
      ({ file, check, message }) => file === added.file && check === 'example-shape' && UNKNOWN.test(message),
    );
    if (unknown.length > 0) {
      added.undo();
      const said = unknown.map(({ message, mend }) => `${message} ${mend}`).join('\n');
      throw new RangeError(`The report names what ${report.slug} does not have:\n${said}`);
    }
    return `Wrote example ${added.number} of ${added.file}, which fails as reported:\n\n${error.message.trimEnd()}\n\nMend the calculator, then: npm run check -- ${added.file}`;
  }
  added.undo();
  return `${report.slug} gives what the report expects; ${added.file} stays as it was.`;
}
