/** A JSON Schema's fields as a table: what a client sends or gets. */
import type { VNode } from 'preact';

/** What is read of a JSON Schema. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly additionalProperties?: JsonSchema | boolean;
}

/** A schema's kind in a few words. */
export function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.length > 6 ? 'text' : schema.enum.map((one) => JSON.stringify(one)).join(' or ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ');
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  if (schema.type === 'string') return 'text';
  if (schema.properties || schema.additionalProperties) return 'object';
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
                {typeOf(field)}
                {required ? '' : ', optional'}
              </td>
              <td>{field.description ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
