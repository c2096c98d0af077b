/** A JSON Schema's fields as a table: what a client sends or gets. */
import type { VNode } from 'preact';
import { Inline } from './inline.js';

/** What is read of a JSON Schema. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly additionalProperties?: JsonSchema | boolean;
}

/** The place of a schema that has a name. */
export const typeId = (name: string): string => `type-${name}`;

/** A schema's kind in a few words; those that have names by them. */
export function typeOf(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').pop()!;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.length > 6 ? 'text' : schema.enum.map((one) => JSON.stringify(one)).join(' or ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return [...new Set(either.map(typeOf))].join(' or ');
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  if (schema.type === 'string') return 'text';
  const { additionalProperties: values } = schema;
  if (typeof values === 'object' && Object.keys(values).length > 0) return `object of ${typeOf(values)}`;
  if (schema.properties || values) return 'object';
  return schema.type === undefined ? 'any' : [schema.type].flat().join(' or ');
}

interface Row {
  readonly path: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
}

/** Fields with those inside them, as `result.explanation`. */
function rowsOf(schema: JsonSchema, prefix = ''): Row[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const inner = field.items ?? field;
    const inside = inner.properties ? rowsOf(inner, `${path}${field.items ? '[]' : ''}.`) : [];
    return [{ path, schema: field, required: schema.required?.includes(name) ?? false }, ...inside];
  });
}

/** A kind with the names in it as links to what they are. */
function Type({ of }: { readonly of: JsonSchema }): VNode {
  const words = typeOf(of).split(/\b([A-Z]\w+)\b/);
  return (
    <>
      {words.map((word, index) =>
        index % 2 === 1 ? (
          <a key={word} href={`#${typeId(word)}`}>
            {word}
          </a>
        ) : (
          word
        ),
      )}
    </>
  );
}

export function SchemaFields({ schema, caption }: { readonly schema: JsonSchema; readonly caption: string }): VNode {
  return (
    <section class="scroll" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Type</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(schema).map(({ path, schema: field, required }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
              </th>
              <td>
                <Type of={field} />
                {required ? '' : ', optional'}
              </td>
              <td>
                <Inline text={field.description ?? ''} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
