/** The call of the API for exactly the inputs of a form, ready to be pasted. */
import type { WireValue } from '@reckoner/engine/authoring/define';
import type { VNode } from 'preact';
import type { FieldDetail } from '../../catalogue/detail.js';
import type { FormDefinition, FormRequest } from '../form/fields.js';

export interface ApiCallsProps {
  /** The public address of the service. */
  readonly baseUrl: string;
  readonly slug: string;
  readonly definition: FormDefinition;
  readonly request: FormRequest;
}

/** The body of the request, numbers as JSON numbers where nothing is lost. */
export function requestBody({ slug, definition, request }: Omit<ApiCallsProps, 'baseUrl'>): object {
  return {
    calculator: slug,
    inputs: { ...plainRecord(definition.inputs, request.inputs), ...uncertainInputs(definition, request) },
    ...(request.units === undefined ? {} : { units: request.units }),
    ...(request.currency === undefined ? {} : { currency: request.currency }),
    ...(request.target === undefined
      ? {}
      : { solveFor: request.solveFor, target: plainRecord(definition.outputs, request.target) }),
  };
}

// Loaded when someone changes a form: what it shares with the page would be a file more for everybody.
const NUMBERS: ReadonlySet<string> = new Set(['quantity', 'measure', 'number', 'integer', 'percent', 'money']);
const isNumber = (type: string) => NUMBERS.has(type);

/** Inputs with an uncertainty, which stand as objects. */
function uncertainInputs({ inputs }: FormDefinition, request: FormRequest) {
  const { uncertainties = {} } = request;
  const fields = inputs.filter(({ name }) => Object.hasOwn(uncertainties, name));
  const values = Object.entries(plainRecord(fields, request.inputs)).map(([name, value]) => [
    name,
    { ...(typeof value === 'object' ? value : { value }), uncertainty: plainNumber(uncertainties[name]!) },
  ]);
  return Object.fromEntries(values) as Readonly<Record<string, unknown>>;
}

function plainRecord(fields: readonly FieldDetail[], values: Readonly<Record<string, WireValue>>) {
  const plain: Record<string, unknown> = {};
  for (const field of fields) {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    if (value !== undefined) plain[field.name] = plainValue(field, value);
  }
  return plain;
}

function plainValue(field: FieldDetail, value: WireValue): unknown {
  if (field.type === 'rows' && Array.isArray(value))
    return value.map((row) => plainRecord(field.columns ?? [], row as Readonly<Record<string, WireValue>>));
  if (field.type === 'list' && field.of && isNumber(field.of.type) && typeof value === 'string') {
    const items = value.split(/[,;\s]+/).filter((item) => item !== '');
    const numbers = items.map(plainNumber);
    return numbers.every((one) => typeof one === 'number') ? numbers : value;
  }
  if (!isNumber(field.type)) return value;
  if (typeof value === 'object' && 'value' in value) return { ...value, value: plainNumber(String(value.value)) };
  return typeof value === 'string' ? plainNumber(value) : value;
}

function plainNumber(text: string): number | string {
  return String(Number(text)) === text && text !== 'NaN' && !text.includes('Infinity') ? Number(text) : text;
}

export function curlCall(props: ApiCallsProps): string {
  const body = JSON.stringify(requestBody(props)).replaceAll("'", "'\\''");
  return [
    `curl ${props.baseUrl}/api/v1/calculate \\`,
    "  -H 'Content-Type: application/json' \\",
    "  -H 'X-API-Key: YOUR_KEY' \\",
    `  -d '${body}'`,
  ].join('\n');
}

export function typescriptCall(props: ApiCallsProps): string {
  const body = JSON.stringify(requestBody(props), null, 2).replaceAll('\n', '\n  ');
  return `const response = await fetch('${props.baseUrl}/api/v1/calculate', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'X-API-Key': 'YOUR_KEY' },
  body: JSON.stringify(${body}),
});
const answer = await response.json();
if (!response.ok) throw new Error(answer.detail);
console.log(answer.result.results);`;
}

export function pythonCall(props: ApiCallsProps): string {
  return `import json
from urllib.request import Request, urlopen

body = ${pythonLiteral(requestBody(props), '')}
request = Request(
    "${props.baseUrl}/api/v1/calculate",
    data=json.dumps(body).encode(),
    headers={"Content-Type": "application/json", "X-API-Key": "YOUR_KEY"},
)
with urlopen(request) as response:
    answer = json.load(response)
print(answer["result"]["results"])`;
}

/** JSON as Python writes it: other words for true and false, the same texts. */
function pythonLiteral(value: unknown, indent: string): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}    `;
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object'))
      return `[${value.map((item) => pythonLiteral(item, '')).join(', ')}]`;
    return `[\n${value.map((item) => `${inner}${pythonLiteral(item, inner)},\n`).join('')}${indent}]`;
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([name, item]) => `${inner}${JSON.stringify(name)}: ${pythonLiteral(item, inner)},\n`);
  return `{\n${lines.join('')}${indent}}`;
}

const LANGUAGES = [
  ['curl', 'curl', curlCall],
  ['typescript', 'TypeScript', typescriptCall],
  ['python', 'Python', pythonCall],
] as const;

/** What stands within `<section id="api">`. */
export function ApiCalls(props: ApiCallsProps): VNode {
  return (
    <>
      <h2>Use it from a program</h2>
      <p>
        The call for exactly these inputs, with <a href="/docs#start">a key</a>.
      </p>
      {LANGUAGES.map(([id, name, call], index) => (
        <details key={id} class="code" open={index === 0}>
          <summary>{name}</summary>
          <pre tabIndex={0}>
            <code id={`api-${id}`}>{call(props)}</code>
          </pre>
          <button type="button" class="secondary copy" data-copy={`api-${id}`}>
            Copy
          </button>
        </details>
      ))}
    </>
  );
}
