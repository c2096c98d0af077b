/** What operations of the OpenAPI document have in common: headers, problems, parameters, answers. */
import { type ProblemCode, type ProblemDescription, problems } from '../../http/problems.js';
import { type SchemaName, schemaRef } from '../schemas.js';

export const ANY: readonly ProblemCode[] = ['internal-error'];
export const OPEN: readonly ProblemCode[] = [...ANY, 'burst-exceeded', 'invalid-query'];
export const KEYED: readonly ProblemCode[] = [
  ...OPEN,
  'missing-key',
  'invalid-key',
  'revoked-key',
  'account-suspended',
  'store-unavailable',
];

export const text = (description: string) => ({ description, schema: { type: 'string' } });
export const integer = (description: string) => ({ description, schema: { type: 'integer' } });

export const REQUEST_ID = { 'X-Request-Id': text('Name it when you report a problem.') };
export const RATE_LIMIT = {
  'RateLimit-Policy': text('The plan: `"day";q=100;w=86400`.'),
  RateLimit: text('What is left of the day and the seconds until it ends: `"day";r=99;t=3600`.'),
  'X-RateLimit-Limit': integer('Calculations a day; 999999999999999 is unlimited.'),
  'X-RateLimit-Remaining': integer('What is left of the day.'),
  'X-RateLimit-Reset': integer('When the day ends, in seconds since 1970.'),
};
export const CACHED = { ETag: text('Strong; send it as If-None-Match.'), 'Cache-Control': text('public, max-age=300') };

/** Problems by status, each with its codes. */
export function problemAnswers(codes: readonly ProblemCode[], headers: object): Record<string, object> {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) {
    const { status } = problems[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      String(status),
      {
        description: list.map((code) => `\`${code}\`: ${problems[code].title}.`).join(' '),
        headers: {
          ...REQUEST_ID,
          ...headers,
          ...(status === 429 || status === 503 ? { 'Retry-After': integer('Seconds.') } : {}),
        },
        content: {
          'application/problem+json': {
            schema: schemaRef('Problem'),
            examples: Object.fromEntries(list.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
          },
        },
      },
    ]),
  );
}

/** A refusal by each code, as far as it does not depend on the request. */
export const problemExamples = Object.fromEntries(
  (Object.entries(problems) as [ProblemCode, ProblemDescription][])
    .filter(([, { pagesOnly }]) => !pagesOnly)
    .map(([code, { status, title, when }]) => [
      code,
      {
        summary: title,
        value: {
          type: `{base_url}/docs/errors#${code}`,
          title,
          status,
          detail: `${when}.`,
          instance: 'urn:reckoner:request:example',
          success: false,
          code,
          errors: [],
        },
      },
    ]),
);

interface Told {
  readonly summary: string;
}

/** Requests or answers by name; see `examples/`. */
export const examplesOf = (examples: Readonly<Record<string, Told>>, part: string): object =>
  Object.fromEntries(
    Object.entries(examples).map(([name, one]) => [
      name,
      { summary: one.summary, value: (one as unknown as Record<string, unknown>)[part] },
    ]),
  );

export function jsonAnswer(description: string, schema: object, example: unknown, headers: object = {}): object {
  return {
    description,
    headers: { ...REQUEST_ID, ...headers },
    content: { 'application/json': { schema, example } },
  };
}

export const ref = (name: SchemaName) => schemaRef(name);
export const parameter = (name: string, description: string, schema: object) => ({
  name,
  in: 'query',
  description,
  schema,
});
export const unchanged = {
  304: { description: 'The client has it already.', headers: { ...REQUEST_ID, ETag: CACHED.ETag } },
};
