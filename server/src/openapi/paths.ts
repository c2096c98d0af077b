/** The operations of the OpenAPI document: parameters, answers and the problems of each. */
import { LONGEST_QUERY, MAXIMUM_LIMIT } from '../api/list-calculators.js';
import { type ProblemCode, problems } from '../http/problems.js';
import { type SchemaName, schemaRef } from './schemas.js';

const ANY: readonly ProblemCode[] = ['internal-error'];
const OPEN: readonly ProblemCode[] = [...ANY, 'burst-exceeded'];
const KEYED: readonly ProblemCode[] = [
  ...OPEN,
  'missing-key',
  'invalid-key',
  'revoked-key',
  'account-suspended',
  'store-unavailable',
];

const text = (description: string) => ({ description, schema: { type: 'string' } });
const integer = (description: string) => ({ description, schema: { type: 'integer' } });

const REQUEST_ID = { 'X-Request-Id': text('Name it when you report a problem.') };
const RATE_LIMIT = {
  'RateLimit-Policy': text('The plan: `"day";q=100;w=86400`.'),
  RateLimit: text('What is left of the day and the seconds until it ends: `"day";r=99;t=3600`.'),
  'X-RateLimit-Limit': integer('Calculations a day; 999999999999999 is unlimited.'),
  'X-RateLimit-Remaining': integer('What is left of the day.'),
  'X-RateLimit-Reset': integer('When the day ends, in seconds since 1970.'),
};
const CACHED = { ETag: text('Strong; send it as If-None-Match.'), 'Cache-Control': text('public, max-age=300') };

/** Problems by status, each with its codes. */
function problemAnswers(codes: readonly ProblemCode[], headers: object): Record<string, object> {
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
        content: { 'application/problem+json': { schema: schemaRef('Problem') } },
      },
    ]),
  );
}

function jsonAnswer(description: string, schema: object, headers: object = {}): object {
  return { description, headers: { ...REQUEST_ID, ...headers }, content: { 'application/json': { schema } } };
}

const ref = (name: SchemaName) => schemaRef(name);
const parameter = (name: string, description: string, schema: object) => ({ name, in: 'query', description, schema });
const unchanged = { 304: { description: 'The client has it already.', headers: { ...REQUEST_ID, ETag: CACHED.ETag } } };

const listCalculators = {
  operationId: 'listCalculators',
  summary: 'Find calculators',
  tags: ['catalogue'],
  security: [],
  parameters: [
    parameter('category', 'Exact, whatever the case; an unknown one gives an empty list.', { type: 'string' }),
    parameter(
      'q',
      'Words that must all match, as a prefix or with a small typo. Best first; without it by category, then title.',
      { type: 'string', maxLength: LONGEST_QUERY },
    ),
    parameter('limit', 'How many to list.', { type: 'integer', minimum: 1, maximum: MAXIMUM_LIMIT }),
    parameter('offset', 'How many to skip.', { type: 'integer', minimum: 0 }),
  ],
  responses: {
    200: jsonAnswer('The list.', ref('CalculatorList'), {
      ...CACHED,
      'X-Total-Count': integer('How many there are without limit and offset.'),
      Link: text('The next and the previous page.'),
    }),
    ...unchanged,
    ...problemAnswers([...OPEN, 'invalid-query'], {}),
  },
};

const readCalculator = {
  operationId: 'readCalculator',
  summary: 'Everything about one calculator',
  tags: ['catalogue'],
  security: [],
  parameters: [
    { name: 'slug', in: 'path', required: true, description: 'A slug or former slug.', schema: { type: 'string' } },
  ],
  responses: {
    200: jsonAnswer('The calculator.', ref('CalculatorDetail'), CACHED),
    ...unchanged,
    ...problemAnswers([...OPEN, 'unknown-calculator'], {}),
  },
};

const listCategories = {
  operationId: 'listCategories',
  summary: 'Categories and subcategories',
  tags: ['catalogue'],
  security: [],
  responses: {
    200: jsonAnswer('All categories.', ref('CategoryList'), CACHED),
    ...unchanged,
    ...problemAnswers(OPEN, {}),
  },
};

const calculate = {
  operationId: 'calculate',
  summary: 'Calculate',
  description: 'Every answer with status 200 counts against the quota, except with `validate=only`.',
  tags: ['calculate'],
  security: [{ key: [] }],
  parameters: [
    parameter('validate', '`only`: checks the request, computes nothing, is not charged.', { enum: ['only'] }),
  ],
  requestBody: { required: true, content: { 'application/json': { schema: ref('CalculationRequest') } } },
  responses: {
    200: jsonAnswer('The result.', { anyOf: [ref('CalculationAnswer'), ref('ValidationAnswer')] }, RATE_LIMIT),
    ...problemAnswers(
      [
        ...KEYED,
        'invalid-request',
        'invalid-json',
        'invalid-body',
        'invalid-query',
        'unknown-calculator',
        'length-required',
        'body-too-large',
        'unsupported-media-type',
        'unsupported-encoding',
        'invalid-inputs',
        'no-result',
        'too-much-work',
        'quota-exceeded',
      ],
      RATE_LIMIT,
    ),
  },
};

const me = {
  operationId: 'me',
  summary: 'Plan and use of the day',
  tags: ['calculate'],
  security: [{ key: [] }],
  responses: { 200: jsonAnswer('The plan.', ref('Me'), RATE_LIMIT), ...problemAnswers(KEYED, RATE_LIMIT) },
};

const openapi = {
  operationId: 'openapi',
  summary: 'This document',
  tags: ['catalogue'],
  security: [],
  responses: {
    200: jsonAnswer('OpenAPI 3.1.', { type: 'object' }, CACHED),
    ...unchanged,
    ...problemAnswers(OPEN, {}),
  },
};

function health(operationId: string, summary: string, codes: readonly ProblemCode[]): object {
  return {
    operationId,
    summary,
    tags: ['operations'],
    security: [],
    responses: {
      200: jsonAnswer('Yes.', { type: 'object', properties: { status: { type: 'string' } }, required: ['status'] }),
      ...problemAnswers(codes, {}),
    },
  };
}

const metrics = {
  operationId: 'metrics',
  summary: 'Prometheus metrics',
  tags: ['operations'],
  security: [],
  responses: {
    200: {
      description: 'Text format.',
      headers: REQUEST_ID,
      content: { 'text/plain': { schema: { type: 'string' } } },
    },
    ...problemAnswers(ANY, {}),
  },
};

/** What paths and methods that are not described here answer. */
export const answersElsewhere = {
  UnknownPath: problemAnswers(['unknown-path'], {})[404],
  MethodNotAllowed: problemAnswers(['method-not-allowed'], { Allow: text('The methods that the path answers.') })[405],
};

export const paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/api/v1/calculators': { get: listCalculators },
  '/api/v1/calculators/{slug}': { get: readCalculator },
  '/api/v1/categories': { get: listCategories },
  '/api/v1/calculate': { post: calculate },
  '/api/v1/me': { get: me },
  '/api/v1/openapi.json': { get: openapi },
  '/health/live': { get: health('live', 'Does the process answer?', ANY) },
  '/health/ready': {
    get: health('ready', 'Can it calculate?', [...ANY, 'store-unavailable', 'shutting-down']),
  },
  '/metrics': { get: metrics },
};
