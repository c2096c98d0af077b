/** Values that a JSON Schema allows, and here and there one that it does not. */
import fc from 'fast-check';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
}

/** Finds what a `$ref` names. */
export type Resolve = (name: string) => Schema;

/** How many of a hundred values are of another kind than the schema says. */
export type OddShare = 0 | 4;

const LARGEST = 1e15;
/** More items than this say nothing new; whole lists are tried elsewhere. */
const MOST_ITEMS = 12;

/** What programs stumble over, wherever it stands. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, '', ' ', 0, -0, 1e308, -1e308, 5e-324, 2 ** 53 + 2, [], {}, [[]], 'NaN', 'Infinity', '1e999'],
    ...['__proto__', '\0', '\ud800', '\u202e1', '１', '1,5', '1 000', '½', '-', '%', '1 kg', '5 ± 0.1', '1/0', 'today'],
    ...[{ value: 1 }, { value: 1, unit: 'm' }, { value: 1, uncertainty: 1 }, { from: 0, output: 'amount' }],
    { value: 1e308, uncertainty: 1e308 },
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Makes values of schemas. */
export class SchemaValues {
  readonly #resolve: Resolve;
  readonly #oddShare: OddShare;

  constructor(resolve: Resolve, oddShare: OddShare) {
    this.#resolve = resolve;
    this.#oddShare = oddShare;
  }

  of(schema: Schema): fc.Arbitrary<unknown> {
    const usual = this.#allowed(schema);
    if (this.#oddShare === 0) return usual;
    return fc.oneof({ weight: 100 - this.#oddShare, arbitrary: usual }, { weight: this.#oddShare, arbitrary: odd });
  }

  #allowed(schema: Schema): fc.Arbitrary<unknown> {
    if (schema.$ref !== undefined) return this.#allowed(this.#resolve(schema.$ref));
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) {
      // What comes first is what most send: a number, where there are texts and units besides.
      return fc.oneof(...choices.map((one, at) => ({ weight: at === 0 ? 8 : 1, arbitrary: this.#allowed(one) })));
    }
    const [type] = [schema.type].flat();
    switch (type) {
      case 'object':
        return this.#objects(schema);
      case 'array':
        return this.#arrays(schema);
      case 'string':
        return texts(schema);
      case 'number':
      case 'integer':
        return numbers(schema, type === 'integer');
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      default:
        return odd;
    }
  }

  #objects({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
    const known = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, this.of(one)]));
    const named = fc.record(known, { requiredKeys: [...required] });
    const other = typeof additionalProperties === 'object' ? this.of(additionalProperties) : odd;
    const more = fc.dictionary(fc.string({ maxLength: 8 }), other, { maxKeys: 2 });
    if (additionalProperties !== false && Object.keys(properties).length === 0) return more;
    if (this.#oddShare === 0) return named;
    return fc.oneof(
      { weight: 30, arbitrary: named as fc.Arbitrary<object> },
      { weight: 1, arbitrary: fc.tuple(named, more).map(([one, others]) => ({ ...one, ...others })) },
      { weight: 1, arbitrary: fc.record(known, { requiredKeys: [] }) },
    );
  }

  #arrays({ items = {}, minItems = 0, maxItems = MOST_ITEMS }: Schema): fc.Arbitrary<unknown> {
    const most = Math.max(minItems, Math.min(maxItems, MOST_ITEMS));
    const item = this.of(items);
    const usual = fc.array(item, { minLength: minItems, maxLength: most });
    if (this.#oddShare === 0) return usual;
    return fc.oneof(
      { weight: 20, arbitrary: usual },
      { weight: 1, arbitrary: fc.array(item, { maxLength: most + 1 }) },
    );
  }
}

/** What people write where a text is allowed: most often a number with something beside it. */
const written: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(fc.integer({ min: -1000, max: 100_000 }).map(String), fc.double({ noNaN: true }).map(String)),
    fc.constantFrom(
      ...[
        '',
        ' ',
        '%',
        ' m',
        ' kg',
        ' km/h',
        ' ft',
        ' lb',
        ' s',
        ' °C',
        ' ± 1',
        ', 2, 3',
        ' 1/2',
        ':30',
        'e3',
        '-02-30',
      ],
    ),
  )
  .map((parts) => parts.join(''));

function texts({ pattern, format, minLength = 0, maxLength = 1000 }: Schema): fc.Arbitrary<unknown> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  if (format === 'date') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  const any = fc.string({ minLength, maxLength: Math.min(maxLength, 40), unit: 'grapheme' });
  return fc.oneof({ weight: 3, arbitrary: written }, { weight: 1, arbitrary: any });
}

function numbers(schema: Schema, isInteger: boolean): fc.Arbitrary<unknown> {
  const { exclusiveMinimum: above, exclusiveMaximum: below } = schema;
  const low = schema.minimum ?? above ?? -LARGEST;
  const high = schema.maximum ?? below ?? LARGEST;
  if (isInteger)
    return fc.integer({ min: Math.ceil(Math.max(low, -(2 ** 31))), max: Math.floor(Math.min(high, 2 ** 31)) });
  const within = fc.double({ min: low, max: high, noNaN: true, minExcluded: above !== undefined && low < high });
  const share = fc.integer({ min: 0, max: 1000 }).map((part) => low + ((high - low) * part) / 1000);
  return fc.oneof(within, share);
}
