/** A calculator's page as Markdown: everything that its page tells, for programs and models that read. */
import type { Detail } from '../catalogue/catalogue.js';
import type { ExampleDetail, FieldDetail, ReferenceDetail } from '../catalogue/detail.js';
import { code, document, link, list, plain, section, table, withNames } from './text.js';

/** What code generation writes besides, for whoever sends inputs. */
interface Guards {
  readonly cautions?: readonly { readonly level: string; readonly says?: string }[];
  readonly requires?: readonly { readonly says?: string }[];
}

/** @param baseUrl Where the pages are to be seen; undefined where they are not. */
export function calculatorMarkdown(detail: Detail, baseUrl: string | undefined): string {
  const { slug, inputs, outputs, notes, references } = detail;
  const { cautions = [], requires = [] } = detail as Guards;
  const says = cautions.flatMap(({ level, says: text }) => (text === undefined ? [] : [`${level}: ${plain(text)}`]));
  return document(
    `# ${plain(detail.title)}`,
    `> ${plain(detail.description)}`,
    list([
      `Calculator: ${code(slug)}, version ${code(detail.version)}`,
      `Category: ${detail.category}, ${detail.subcategory}`,
      ...(baseUrl === undefined
        ? []
        : [`Page: ${link(`${baseUrl}/calculators/${slug}`, `${baseUrl}/calculators/${slug}`)}`]),
    ]),
    section(
      'Inputs',
      table(['Name', 'What', 'Unit', 'Values', 'Default'], inputs.map(inputRow)),
      list(inputs.flatMap(unitsOf)),
    ),
    section('Results', table(['Name', 'What', 'Unit'], outputs.map(outputRow))),
    section(detail.stepwise === undefined ? 'Formula' : 'How it is computed', ...formulaOf(detail)),
    section(
      'Calculating',
      withNames(detail.usage.instructions),
      fenced('json', JSON.stringify(detail.usage.request, null, 2)),
    ),
    section('Examples', ...detail.examples.map(exampleOf)),
    section('What must hold', list(requires.flatMap(({ says: text }) => (text === undefined ? [] : plain(text))))),
    section('Cautions', list(says)),
    section('Notes', list(notes.map(plain))),
    section('Sources', list(references.map(referenceOf))),
    section('Related', list(detail.related.map((one) => relatedOf(one, baseUrl)))),
  );
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

function inputRow(field: FieldDetail): readonly string[] {
  return [
    code(field.name),
    words(field),
    field.unit === '' ? '' : plain(field.unit),
    valuesOf(field),
    field.default === undefined ? (field.required ? 'required' : '') : code(wire(field.default)),
  ];
}

/** The instructions speak of `acceptedUnits`. */
function unitsOf({ name, acceptedUnits = [] }: FieldDetail): readonly string[] {
  return acceptedUnits.length < 2 ? [] : [`acceptedUnits of ${code(name)}: ${acceptedUnits.map(plain).join(', ')}`];
}

function outputRow(field: FieldDetail): readonly string[] {
  const columns = field.columns?.map((one) => `${plain(one.label)}${one.unit === '' ? '' : ` (${plain(one.unit)})`}`);
  const classes = field.classes?.map(plain).join(', ');
  const more = [...(columns ? [`columns: ${columns.join(', ')}`] : []), ...(classes ? [`one of: ${classes}`] : [])];
  return [code(field.name), [words(field), ...more].join('; '), field.unit === '' ? '' : plain(field.unit)];
}

function words({ label, help }: FieldDetail): string {
  return help === undefined ? plain(label) : `${plain(label)}. ${plain(help)}`;
}

function wire(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What may be sent: options, or bounds; of lists and rows what they are made of. */
function valuesOf(field: FieldDetail): string {
  if (field.options) return field.options.map(({ key, label }) => `${code(key)} ${plain(label)}`).join(', ');
  const inside = field.of ?? undefined;
  if (inside) return `a list: ${valuesOf(inside) || inside.type}`;
  if (field.columns) return `rows of ${field.columns.map((one) => `${code(one.name)} ${plain(one.label)}`).join(', ')}`;
  const bounds = [
    ...(field.minimum === undefined ? [] : [`≥ ${field.minimum}`]),
    ...(field.exclusiveMinimum === undefined ? [] : [`> ${field.exclusiveMinimum}`]),
    ...(field.maximum === undefined ? [] : [`≤ ${field.maximum}`]),
    ...(field.exclusiveMaximum === undefined ? [] : [`< ${field.exclusiveMaximum}`]),
  ];
  return bounds.length > 0 ? plain(bounds.join(', ')) : field.type;
}

function formulaOf({ formula, stepwise }: Detail): readonly string[] {
  if (stepwise !== undefined) return stepwise.map(plain);
  if (formula === null) return ['Worked out step by step by an algorithm: no formula shows it.'];
  return [fenced('text', formula.text), fenced('math', formula.latex)];
}

function exampleOf(example: ExampleDetail): string {
  const inputs = fenced('json', JSON.stringify(example.inputs));
  const refusal = example.noResult ?? example.refused;
  const outcome =
    refusal === undefined ? fenced('json', JSON.stringify(example.results)) : `refused: “${plain(refusal)}”`;
  return `${inputs}\n\ngives\n\n${outcome}\n\nSource: ${plain(example.source)}`;
}

function referenceOf({ title, url, isbn, doi }: ReferenceDetail): string {
  const text = url === undefined ? plain(title) : link(title, url);
  const numbers = [
    ...(isbn === undefined ? [] : [`ISBN ${isbn}`]),
    ...(doi === undefined ? [] : [`doi:${plain(doi)}`]),
  ];
  return [text, ...numbers].join(', ');
}

function relatedOf(slug: string, baseUrl: string | undefined): string {
  return baseUrl === undefined ? code(slug) : link(slug, `${baseUrl}/calculators/${slug}.md`);
}
