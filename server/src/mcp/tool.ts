/** What a tool is: a name, words and schemas for the model, and what it does. */
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { LONGEST_SLUG } from '../calculations/request.js';
import type { Desk } from './desk.js';

/** What a tool answers. */
export interface Told {
  /** For the model to read first: what must be heeded, then one sentence. */
  readonly sentence: string;
  /** Follows the tool's output schema. */
  readonly content: Readonly<Record<string, unknown>>;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema 2020-12 of the arguments. */
  readonly inputSchema: ObjectSchema;
  /** JSON Schema 2020-12 of `Told.content`. */
  readonly outputSchema: ObjectSchema;
  /** @throws Problem as REST would, with pointers into the arguments */
  run(desk: Desk, given: unknown): Told | Promise<Told>;
}

/** All tools take and give objects, as the protocol asks of older revisions. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly [keyword: string]: unknown;
}

/** JSON Schema of what valibot checks. */
export function objectSchema(schema: v.GenericSchema): ObjectSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    // The plainest meanings are for people who read the OpenAPI document: here each word costs.
    ignoreActions: ['metadata'],
  });
  // Names are texts in any case, and some models' providers refuse schemas with this keyword.
  return JSON.parse(JSON.stringify(rest, (name, value) => (name === 'propertyNames' ? undefined : value)));
}

/** A schema with words for whoever reads its JSON Schema. */
export function described<S extends v.GenericSchema>(schema: S, description: string) {
  return v.pipe(schema, v.description(description));
}

/** The slug of a calculator, as an argument. */
export const slugArgument = described(
  v.pipe(
    v.string('`calculator` must be the slug of a calculator.'),
    v.minLength(1, '`calculator` must not be empty.'),
    v.maxLength(LONGEST_SLUG, `\`calculator\` may have ${LONGEST_SLUG} characters at most.`),
  ),
  'The slug of a calculator, as search_calculators gives it: compound-interest.',
);
