/** Validators by the schemas of an OpenAPI document. */
import { Ajv2020 } from 'ajv/dist/2020.js';

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document, or a part of one
export type Part = any;

/** @returns What is wrong with a value by a schema of the document, in words; empty where it fits. */
export function validators(document: Part): (schema: object, value: unknown) => string {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  // Validators are kept by the schema's object: compiling takes longer than all the checks.
  const whole = new Map<object, object>();
  return (schema, value) => {
    const complete = whole.get(schema) ?? { ...schema, components: document.components };
    whole.set(schema, complete);
    return ajv.validate(complete, value) ? '' : ajv.errorsText(ajv.errors);
  };
}

export interface Operation {
  readonly path: string;
  readonly method: string;
  readonly operation: Part;
}

export function operationsOf(document: Part): readonly Operation[] {
  return Object.entries<Part>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Part>(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

/** The examples of a body by name, with those that stand among the components. */
export function examplesOf(document: Part, content: Part): Readonly<Record<string, unknown>> {
  const shown = (one: Part) =>
    (one.$ref === undefined ? one : document.components.examples[one.$ref.split('/').pop()]).value;
  return {
    ...('example' in content ? { example: content.example } : {}),
    ...Object.fromEntries(Object.entries(content.examples ?? {}).map(([name, one]) => [name, shown(one)])),
  };
}
