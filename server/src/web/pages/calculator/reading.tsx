/** What there is to read below a calculator: worked examples, notes and limits, references, related calculators. */
import type { WireValue } from '@reckoner/engine/authoring/define';
import { localized } from '@reckoner/engine/calculate/present/locale';
import type { VNode } from 'preact';
import type { Detail, Summary } from '../../../catalogue/catalogue.js';
import type { ExampleDetail, FieldDetail, PackageDetail, ReferenceDetail } from '../../../catalogue/detail.js';
import { formatValue, isNumeric, isTight } from '../../calculator/numbers.js';
import { fieldText } from '../../form/converted.js';
import { DEFAULT_CURRENCY, queryFromRequest } from '../../form/fields.js';

export function ExamplesSection({ detail, path }: { readonly detail: Detail; readonly path: string }): VNode {
  return (
    <section id="examples">
      <h2>Worked examples</h2>
      <p class="quiet">Each result comes from the source named, not from this calculator, which is held to it.</p>
      <ul class="examples">
        {detail.examples.map((example) => (
          <li key={JSON.stringify(example.inputs)}>
            <p>
              <ExampleInputs detail={detail} example={example} />
              {' → '}
              <ExampleResults detail={detail} example={example} />
            </p>
            <p class="quiet">
              {example.source}
              {isCarried(example) ? (
                <>
                  {' · '}
                  <a href={`${path}?${queryFromRequest(detail, { inputs: example.inputs })}`}>Open</a>
                </>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Rows in which nothing stands cannot stand in a form. */
function isCarried({ inputs }: ExampleDetail): boolean {
  return !Object.values(inputs).some(
    (value) => Array.isArray(value) && value.some((row) => typeof row === 'object' && Object.keys(row).length === 0),
  );
}

function ExampleInputs({ detail, example }: { readonly detail: Detail; readonly example: ExampleDetail }) {
  const parts = detail.inputs.flatMap((field) => {
    const value = example.inputs[field.name];
    return value === undefined ? [] : [`${field.label} ${inputText(field, value)}`];
  });
  return <>{parts.length === 0 ? 'Everything left as it is' : parts.join(', ')}</>;
}

const MOST_ITEMS = 8;

export function inputText(field: FieldDetail, value: WireValue): string {
  if (typeof value === 'number') return numberText(field, value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return field.options?.find(({ key }) => key === value)?.label ?? value;
  if (!Array.isArray(value)) {
    return 'value' in value
      ? `${value.value} ${String((value as { unit?: unknown }).unit)}`
      : rowText(field, value as Row);
  }
  if (field.type === 'matrix') return matrixText(value);
  const shown = value
    .slice(0, MOST_ITEMS)
    .map((item) => (field.type === 'rows' ? `(${rowText(field, item as Row)})` : inputText(field.of ?? field, item)));
  return value.length > MOST_ITEMS ? `${shown.join(', ')}, … (${value.length} in all)` : shown.join(', ');
}

function matrixText(rows: readonly WireValue[]): string {
  return rows.map((row) => (row as readonly WireValue[]).join(' ')).join('; ');
}

type Row = Readonly<Record<string, WireValue>>;

function rowText(field: FieldDetail, row: Row): string {
  const columns = field.columns ?? [];
  return Object.entries(row)
    .map(([name, value]) => inputText(columns.find((column) => column.name === name) ?? field, value))
    .join(', ');
}

/** As many digits as were written: an example says what its source says; besides, what that is in the reader's unit. */
function numberText(field: FieldDetail, value: number): string {
  const { ownUnit } = field;
  const own = ownUnit === undefined ? undefined : fieldText(field, String(value), field.unit, ownUnit);
  const text = sourceText(field, value);
  if (ownUnit === undefined || own === undefined) return text;
  return `${text} (${field.inFeet && ownUnit === 'ft' ? own : withSourceUnit({ ...field, unit: ownUnit }, localized(own))})`;
}

function withSourceUnit({ unit }: Pick<FieldDetail, 'unit'>, digits: string): string {
  return isTight(unit) ? digits + unit : `${digits}\u00a0${unit}`;
}

function sourceText(field: FieldDetail, value: number): string {
  if (!isNumeric(field.type)) return String(value);
  const digits = localized(String(value));
  if (field.type === 'money')
    return formatValue({ ...field, places: decimalsOf(value) }, value, field.unit, DEFAULT_CURRENCY);
  if (field.unit === '') return digits;
  return withSourceUnit(field, digits);
}

function decimalsOf(value: number): number | undefined {
  const text = String(value);
  if (text.includes('e')) return undefined;
  return text.includes('.') ? Math.max(2, text.length - text.indexOf('.') - 1) : 0;
}

function ExampleResults({ detail, example }: { readonly detail: Detail; readonly example: ExampleDetail }) {
  if (example.noResult !== undefined) return <>no result: “{example.noResult}”</>;
  const parts = detail.outputs.flatMap((field) => {
    const value = example.results?.[field.name];
    if (value === undefined || value === null) return [];
    if (Array.isArray(value)) return [`${field.label} ${matrixText(value)}`];
    if (typeof value === 'object') return [`${field.label} (see the table)`];
    const text = typeof value === 'number' ? numberText(field, value) : withUnit(field, String(value));
    return [`${field.label} ${text}`];
  });
  return <strong>{parts.join(', ')}</strong>;
}

/** A number is written as text where its trailing zeros count. */
function withUnit(field: FieldDetail, text: string): string {
  if (!isNumeric(field.type) || field.unit === '' || !/^[-+]?[\d.]/.test(text)) return text;
  return field.type === 'money' ? `${field.unit}${text}` : `${text}\u00a0${field.unit}`;
}

export function NotesSection({
  notes,
  limit,
}: {
  readonly notes: readonly string[];
  readonly limit: string | undefined;
}) {
  if (notes.length === 0 && limit === undefined) return null;
  return (
    <section id="notes">
      <h2>Notes and limits</h2>
      {limit === undefined ? null : <p>{limit}</p>}
      {notes.length === 0 ? null : (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function ReferencesSection({ references }: { readonly references: readonly ReferenceDetail[] }) {
  if (references.length === 0) return null;
  return (
    <section id="references">
      <h2>References</h2>
      <ul>
        {references.map((reference) => (
          <li key={reference.title}>
            <Reference {...reference} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reference({ title, url, doi, isbn }: ReferenceDetail): VNode {
  const href = url !== undefined && /^https?:\/\//.test(url) ? url : undefined;
  return (
    <>
      {href === undefined ? title : <a href={href}>{title}</a>}
      {doi === undefined ? null : (
        <>
          {' · '}
          <a href={`https://doi.org/${encodeURI(doi)}`}>doi:{doi}</a>
        </>
      )}
      {isbn === undefined ? null : (
        <>
          {' · '}
          <a href={`https://search.worldcat.org/search?q=bn:${encodeURIComponent(isbn.replaceAll('-', ''))}`}>
            ISBN {isbn}
          </a>
        </>
      )}
    </>
  );
}

/** The package that the calculator comes from, in a line. */
export function Origin({ name, version, author, license, homepage }: PackageDetail) {
  return (
    <p id="origin" class="quiet">
      {homepage === undefined ? name : <a href={homepage}>{name}</a>} {version} by {author}, license {license}
    </p>
  );
}

export function RelatedSection({ related }: { readonly related: readonly Summary[] }) {
  if (related.length === 0) return null;
  return (
    <section id="related" class="no-print">
      <h2>Related calculators</h2>
      <ul class="cards">
        {related.map(({ slug, title, description }) => (
          <li key={slug}>
            <a href={`/calculators/${slug}`}>{title}</a>
            <p class="quiet">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
