/** One operation of the API: what it takes and what it answers. */
import type { VNode } from 'preact';
import { Inline } from './inline.js';
import { type JsonSchema, SchemaFields, typeOf } from './schema-fields.js';

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

/** What is read of an OpenAPI operation. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly object[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly description: string;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly description: string }>>;
}

export interface OperationProps {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly resolve: (schema: JsonSchema) => JsonSchema;
}

/** The schemas of a JSON body, each alternative by itself. */
function bodies({ content }: Content, resolve: OperationProps['resolve']): JsonSchema[] {
  const schema = content?.['application/json']?.schema;
  if (schema === undefined) return [];
  return (schema.anyOf ?? schema.oneOf ?? [schema]).map(resolve).filter((one) => one.properties !== undefined);
}

/** Where one of the alternatives asks for nothing, the description says what needs a key. */
function keyNeeded(security: Operation['security']): string {
  if (security.length === 0) return 'Needs no key. ';
  return security.every((one) => Object.keys(one).length > 0) ? 'Needs a key. ' : '';
}
/** What several answers of an operation are, in their order. */
const ANSWERS = ['calculated', 'swept', 'checked only'];

export function OperationSection({ method, path, operation, resolve }: OperationProps): VNode {
  const { operationId, summary, description, security, parameters = [], requestBody, responses } = operation;
  const asked = requestBody ? bodies(requestBody, resolve) : [];
  const answered = responses['200'] ? bodies(responses['200'], resolve) : [];
  return (
    <section id={operationId} class="operation" aria-labelledby={`${operationId}-title`}>
      <h3 id={`${operationId}-title`}>
        <code>
          {method.toUpperCase()} {path}
        </code>{' '}
        {summary}
      </h3>
      <p>
        {keyNeeded(security)}
        <Inline text={description ?? ''} />
      </p>
      {parameters.length === 0 ? null : (
        <dl>
          {parameters.map((parameter) => (
            <div key={parameter.name}>
              <dt>
                <code>{parameter.name}</code> ({parameter.in === 'path' ? 'in the path' : 'query'},{' '}
                {typeOf(parameter.schema)})
              </dt>
              <dd>
                <Inline text={parameter.description} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {asked.map((schema) => (
        <SchemaFields key="request" schema={schema} caption={`${summary}: the request's body`} />
      ))}
      {answered.map((schema, index) => (
        <SchemaFields
          key={`answer-${index + 1}`}
          schema={schema}
          caption={`${summary}: the answer${answered.length > 1 ? `, ${ANSWERS[index]}` : ''}`}
        />
      ))}
      <details>
        <summary>All statuses</summary>
        <ul>
          {Object.entries(responses).map(([status, answer]) => (
            <li key={status}>
              <strong>{status}</strong> <Inline text={answer.description} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
