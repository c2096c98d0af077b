/** Requests to every operation of an OpenAPI document, with what the catalogue allows, and what nothing does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { GENERATED } from '../catalogue-fixture.js';
import { type Schema, SchemaValues } from './schema-values.js';

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly style?: string;
}

export interface Content {
  readonly [type: string]: { readonly schema: Schema };
}

export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  };
}

/** What there is in the service that is asked. */
export interface Known {
  readonly key: string;
  /** Malformed, unknown, revoked. */
  readonly wrongKeys: readonly string[];
  /** Ids of results that are kept. */
  readonly results: readonly string[];
}

export interface Call {
  readonly operation: string;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Operations that do most: they are asked most often. */
const WEIGHTS: Readonly<Record<string, number>> = { calculate: 12, calculateBatch: 4, calculateCsv: 4, ask: 3, mcp: 4 };
const UNITS = ['m', 'km', 'kg', 'lb', 's', 'h', 'm/s', 'K', '°F', 'J', 'Pa', '%', '$', 'rad', '1', 'furlong', ''];
const METHODS = ['tools/call', 'tools/list', 'initialize', 'ping', 'resources/list', 'resources/read', 'prompts/list'];
const TOOLS = ['search_calculators', 'describe_calculator', 'calculate', 'calculate_batch', 'convert_units', 'none'];

const UNDERSTOOD = [
  '#% of 50',
  '# miles in km',
  'mortgage # at 6.5% over 30 years',
  'tip on $#',
  '# lb in kg',
  'bmi 80 kg # cm',
];

interface Values {
  readonly right: SchemaValues;
  readonly odd: SchemaValues;
}

interface Described {
  readonly slug: string;
  readonly title: string;
  readonly inputSchema: Schema;
  readonly inputs: readonly { readonly name: string }[];
  readonly outputs: readonly { readonly name: string }[];
  readonly examples: readonly { readonly inputs: Readonly<Record<string, unknown>> }[];
}

/** Every calculator, and what it takes. */
function describedCalculators(): ReadonlyMap<string, Described> {
  const { categories } = JSON.parse(readFileSync(join(GENERATED, 'catalogue.json'), 'utf8')) as {
    categories: { category: string }[];
  };
  const all = categories.flatMap(({ category }): Described[] =>
    Object.values(JSON.parse(readFileSync(join(GENERATED, category, 'details.json'), 'utf8'))),
  );
  return new Map(all.map((one) => [one.slug, one]));
}

/** Nearly always the usual one. */
function seldom<T>(usual: T, others: readonly T[]): fc.Arbitrary<T> {
  return fc.oneof({ weight: 40, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });
}

/** Calls of all operations; each is the same for the same draw. */
export function callsOf(document: OpenApi, known: Known): fc.Arbitrary<Call> {
  const described = describedCalculators();
  const resolve = (reference: string) => document.components.schemas[reference.split('/').at(-1)!]!;
  const values = { right: new SchemaValues(resolve, 0), odd: new SchemaValues(resolve, 4) };
  const slug = fc.constantFrom(...described.keys());
  const anySlug = fc.oneof({ weight: 20, arbitrary: slug }, { weight: 1, arbitrary: fc.string() });
  const calculation = calculationsOf(described, document.components.schemas.CalculationRequest!, values);

  /** What the document leaves open: names that there are. */
  const bodyOf: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    calculate: calculation,
    calculateBatch: fc.record({ entries: fc.array(calculation, { maxLength: 5 }) }),
    mcp: messages(calculation, anySlug),
  };
  const parametersOf: Readonly<Record<string, fc.Arbitrary<readonly (readonly [string, string])[]>>> = {
    calculateCsv: calculation.map((one) => {
      const { calculator, inputs } = (one ?? {}) as { readonly calculator?: unknown; readonly inputs?: unknown };
      return [['calculator', textOf(calculator)], ...flat('', inputs)] as const;
    }),
    ask: questions(described).map((question) => [['q', question]]),
  };

  const header = fc.record(
    {
      'x-api-key': fc.oneof(
        { weight: 40, arbitrary: fc.constant(known.key) },
        { weight: 1, arbitrary: fc.constantFrom(...known.wrongKeys) },
      ),
      accept: fc.constantFrom('*/*', 'application/json', 'text/html', 'text/csv', 'x', ''),
      'accept-encoding': fc.constantFrom('br', 'gzip', 'gzip;q=0, br;q=x', 'identity;q=0', '*'),
      'if-none-match': fc.constantFrom('*', '"x"', 'W/"x", "y"', '"'),
      'x-request-id': fc.constantFrom('a', 'x'.repeat(300), '../../x', 'é'),
      origin: seldom('https://calc.example', ['null', 'https://evil.example', '']),
      'accept-language': fc.constantFrom('de', 'en-US,en;q=0.5', '*', ';q=', 'x'.repeat(200)),
    },
    { requiredKeys: ['x-api-key'] },
  );
  const callOf = (path: string, method: string, operation: Operation): fc.Arbitrary<Call> => {
    const { operationId, parameters = [] } = operation;
    const isGiven = parametersOf[operationId] !== undefined;
    const own = (name: string) => parameters.filter((one) => one.in === name && !(name === 'query' && isGiven));
    const inPath = fc.tuple(
      ...own('path').map(({ name, schema }) =>
        name === 'slug'
          ? anySlug
          : fc.oneof(fc.constantFrom(...known.results), values.right.of(schema).map(textOf), fc.string()),
      ),
    );
    const inQuery = fc.tuple(
      ...own('query').map(({ name, schema, required }) => {
        const value = /calculator/.test(name) ? anySlug : values.odd.of(schema).map(textOf);
        return fc.option(
          value.map((text) => [name, text] as const),
          { freq: required ? 30 : 1 },
        );
      }),
    );
    const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
    const json =
      schema &&
      fc.oneof(
        { weight: 10, arbitrary: bodyOf[operationId] ?? values.odd.of(schema) },
        { weight: 1, arbitrary: values.odd.of(schema) },
      );
    const body = json?.map((value) => JSON.stringify(value));
    const broken =
      body &&
      fc
        .tuple(body, fc.double({ min: 0, max: 1, noNaN: true }))
        .map(([text, at]) => text.slice(0, Math.floor(at * text.length)));
    return fc
      .record({
        pathValues: inPath,
        query: inQuery,
        more: parametersOf[operationId] ?? fc.constant([]),
        stray: fc.oneof(
          { weight: 20, arbitrary: fc.constant([]) },
          { weight: 1, arbitrary: fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 3 }) },
        ),
        raw: seldom('', ['%', '%zz', '&&=', '%00', '?', `${'a'.repeat(4000)}=b`]),
        method: seldom(method, ['get', 'post', 'head', 'put', 'delete', 'options', 'patch']),
        headers: header,
        type: seldom('application/json', ['text/plain', 'application/json; charset=utf-16', 'multipart/form-data', '']),
        text:
          body === undefined
            ? fc.constant(undefined)
            : fc.oneof({ weight: 30, arbitrary: body }, { weight: 1, arbitrary: broken! }),
      })
      .map(({ pathValues, query, more, stray, raw, headers, type, text, ...call }) => {
        const inOrder = [...pathValues];
        const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(wellFormed(inOrder.shift() ?? '')));
        const all = [...query.filter((one) => one !== null), ...more, ...stray];
        const search = [...all.map((pair) => pair.map((part) => encodeURIComponent(wellFormed(part))).join('=')), raw]
          .filter(Boolean)
          .join('&');
        const hasBody = text !== undefined && call.method !== 'get' && call.method !== 'head';
        return {
          operation: operationId,
          method: call.method.toUpperCase(),
          target: `${filled}${search && `?${search}`}`,
          headers: {
            ...headers,
            ...(hasBody && type && { 'content-type': type }),
            ...(operationId === 'mcp' && { accept: 'application/json, text/event-stream' }),
          },
          ...(hasBody && { body: text }),
        };
      });
  };
  const all = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      weight: WEIGHTS[operation.operationId] ?? 1,
      arbitrary: callOf(path, method, operation),
    })),
  );
  return fc.oneof(...all);
}

/** Bodies of calculations: of some calculator, with inputs as its own schema has them. */
function calculationsOf(
  described: ReadonlyMap<string, Described>,
  schema: Schema,
  values: Values,
): fc.Arbitrary<unknown> {
  const { calculator: _, inputs: __, ...rest } = schema.properties!;
  const made = new Map<string, fc.Arbitrary<unknown>>();
  const of = (slug: string): fc.Arbitrary<unknown> => {
    const before = made.get(slug);
    if (before !== undefined) return before;
    const { inputSchema, inputs, outputs, examples } = described.get(slug)!;
    const [input, output] = [inputs, outputs].map((fields) => fc.constantFrom(...fields.map(({ name }) => name)));
    const value = fc.oneof(
      fc.integer({ min: -10, max: 1000 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom('1', '5 %'),
    );
    const axis = fc.record(
      {
        input: input!,
        from: value,
        to: value,
        steps: fc.integer({ min: 0, max: 40 }),
        scale: fc.constantFrom('linear', 'log'),
        values: fc.array(value, { maxLength: 8 }),
      },
      { requiredKeys: ['input'] },
    );
    const named: Record<string, fc.Arbitrary<unknown>> = {
      ...Object.fromEntries(
        Object.entries(rest).map(([name, one]) => [name, fc.oneof(values.right.of(one), values.odd.of(one))]),
      ),
      units: fc.dictionary(output!, fc.constantFrom(...UNITS), { maxKeys: 3 }),
      solveFor: input!,
      target: fc.dictionary(output!, value, { minKeys: 1, maxKeys: 1 }),
      currency: fc.constantFrom('EUR', 'JPY', 'usd', 'XXX', ''),
      sweep: fc.oneof(axis, fc.array(axis, { maxLength: 3 })),
    };
    const drawn = fc.oneof(values.right.of(inputSchema), values.odd.of(inputSchema));
    // What goes together, with one input that was drawn: most that is drawn alone is refused.
    const names = Object.keys(inputSchema.properties!);
    const chosen = fc.tuple(fc.constantFrom(...examples), fc.constantFrom(...names), values.right.of(inputSchema));
    const near = chosen.map(([example, name, other]) => {
      const { [name]: one } = other as Record<string, unknown>;
      return { ...example.inputs, ...(one !== undefined && { [name]: one }) };
    });
    const inputsOf: fc.Arbitrary<unknown> = fc.oneof({ weight: 2, arbitrary: near }, { weight: 1, arbitrary: drawn });
    const plain = fc.record({ calculator: fc.constant(slug), inputs: inputsOf });
    const more = fc.subarray(Object.keys(named), { maxLength: 4 }).chain((names) =>
      fc.record({
        calculator: fc.constant(slug),
        inputs: inputsOf,
        ...Object.fromEntries(names.map((name) => [name, named[name]!])),
      }),
    );
    const sought = fc
      .record({ calculator: fc.constant(slug), inputs: inputsOf, solveFor: input!, target: named.target! })
      .map(({ inputs: all, ...one }) => {
        const { [one.solveFor]: __, ...others } = (all instanceof Object ? all : {}) as Record<string, unknown>;
        return { ...one, inputs: others };
      });
    const arbitrary = fc.oneof(
      { weight: 3, arbitrary: plain },
      { weight: 2, arbitrary: more },
      { weight: 1, arbitrary: sought },
    );
    made.set(slug, arbitrary);
    return arbitrary;
  };
  return fc.constantFrom(...described.keys()).chain(of);
}

function messages(calculation: fc.Arbitrary<unknown>, slug: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const argument = fc.oneof(
    calculation,
    fc.record({ entries: fc.array(calculation, { maxLength: 3 }) }),
    fc.record({ query: fc.string(), limit: fc.integer({ min: -1, max: 60 }) }, { requiredKeys: [] }),
    fc.record({ calculator: slug }),
    fc.record({
      value: fc.oneof(fc.double(), fc.string()),
      from: fc.constantFrom(...UNITS),
      to: fc.constantFrom(...UNITS),
    }),
    fc.jsonValue(),
  );
  const call = fc.record({ name: fc.constantFrom(...TOOLS), arguments: argument });
  const params = fc.oneof(
    { weight: 8, arbitrary: call },
    { weight: 1, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: slug.map((one) => ({ uri: `reckoner://calculators/${one}` })) },
  );
  return fc.record(
    {
      jsonrpc: fc.constant('2.0'),
      id: fc.oneof(fc.integer(), fc.string()),
      method: fc.oneof(
        { weight: 6, arbitrary: fc.constant('tools/call') },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
      params,
    },
    { requiredKeys: ['jsonrpc', 'method', 'params'] },
  );
}

/** Words of the catalogue with numbers and units between them. */
function questions(described: ReadonlyMap<string, Described>): fc.Arbitrary<string> {
  const words = [...new Set([...described.values()].flatMap(({ title }) => title.toLowerCase().split(' ')))];
  const part = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...words) },
    { weight: 2, arbitrary: fc.integer({ min: -5, max: 100_000 }).map(String) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        'of',
        'in',
        'at',
        'over',
        'to',
        '%',
        '$',
        'years',
        'what is',
        '?',
        '+',
        '*',
        '(',
        ...UNITS,
      ),
    },
    { weight: 1, arbitrary: fc.string({ maxLength: 6, unit: 'grapheme' }) },
  );
  const drawn = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(' '));
  const understood = fc.tuple(fc.constantFrom(...UNDERSTOOD), fc.integer({ min: 0, max: 100_000 }));
  return fc.oneof(
    drawn,
    understood.map(([question, number]) => question.replace('#', String(number))),
  );
}

/** Inputs as the parameters of an address have them. */
function flat(prefix: string, value: unknown): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return prefix === '' ? [] : [[prefix, textOf(value)]];
  return Object.entries(value).flatMap(([name, inner]) => flat(prefix === '' ? name : `${prefix}.${name}`, inner));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** A lone half of a character cannot be percent-encoded. */
function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udfff]/gu, '\ufffd');
}
