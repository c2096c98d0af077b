/** The operations of the OpenAPI document: parameters, answers and the problems of each. */

import { LONGEST_QUERY, MAXIMUM_LIMIT } from '../api/list-calculators.js';
import { LONGEST_QUESTION } from '../asking/tokens.js';
import { type ProblemCode, problems } from '../http/problems.js';
import { ASK_EXAMPLE, withExample } from './ask-example.js';
import { batchExamples, CHANGES_EXAMPLE, CSV_EXAMPLE, calculateExamples, resultExamples } from './examples.js';
import { mcp } from './mcp.js';
import { type SchemaName, schemaRef } from './schemas.js';

const ANY: readonly ProblemCode[] = ['internal-error'];
const OPEN: readonly ProblemCode[] = [...ANY, 'burst-exceeded', 'invalid-query'];
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
      'Words as people type them: typos, word forms and synonyms are known, and not every word need match, but more of them rank higher. Best first, title before keywords; without it by category, then title.',
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
    ...problemAnswers(OPEN, {}),
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

const listChanges = {
  operationId: 'listChanges',
  summary: 'What was added, and which formulas changed',
  description:
    'Calculators that were added, and formulas whose results changed, with the reason: for who pinned a version. What only tells about results, such as labels and examples, is no change.',
  tags: ['catalogue'],
  security: [],
  parameters: [
    {
      ...parameter('since', 'The first day that is listed, in UTC, or a time of it; by default the first of all.', {
        type: 'string',
      }),
      examples: { day: { value: '2026-01-31' }, time: { value: '2026-01-31T12:00:00Z' } },
    },
    parameter('calculator', 'A slug or former slug: the changes of this one alone.', { type: 'string' }),
  ],
  responses: {
    200: withExample(jsonAnswer('The changes.', ref('ChangeList'), CACHED), CHANGES_EXAMPLE),
    ...unchanged,
    ...problemAnswers([...OPEN, 'unknown-calculator'], {}),
  },
};

/** Requests or answers by name; see `examples.ts`. */
const examplesOf = (examples: Readonly<Record<string, object>>, part: string): object =>
  Object.fromEntries(
    Object.entries(examples).map(([name, one]) => [
      name,
      { summary: (one as { summary: string }).summary, value: (one as Record<string, unknown>)[part] },
    ]),
  );

const calculate = {
  operationId: 'calculate',
  summary: 'Calculate',
  description:
    'Every answer with status 200 counts against the quota, a sweep once for every 100 points begun; not with `validate=only`.',
  tags: ['calculate'],
  security: [{ key: [] }],
  parameters: [
    parameter('validate', '`only`: checks the request, computes nothing, is not charged.', { enum: ['only'] }),
  ],
  requestBody: {
    required: true,
    content: {
      'application/json': { schema: ref('CalculationRequest'), examples: examplesOf(calculateExamples, 'request') },
    },
  },
  responses: {
    200: {
      description: 'The result; with `sweep` in columns.',
      headers: { ...REQUEST_ID, ...RATE_LIMIT },
      content: {
        'application/json': {
          schema: { anyOf: [ref('CalculationAnswer'), ref('SweepAnswer'), ref('ValidationAnswer')] },
          examples: examplesOf(calculateExamples, 'answer'),
        },
      },
    },
    ...problemAnswers(
      [
        ...KEYED,
        'invalid-request',
        'invalid-json',
        'invalid-body',
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

/** What is wrong with calls of tools themselves stands in answers with status 200. */
const MCP_PROBLEMS: readonly ProblemCode[] = [
  'foreign-origin',
  'invalid-request',
  'invalid-json',
  'length-required',
  'body-too-large',
  'unsupported-media-type',
  'unsupported-encoding',
];
const calculateBatch = {
  operationId: 'calculateBatch',
  summary: 'Calculate many at once',
  description:
    'Up to 100 calculations in order, each with its own answer or problem; an input may be the output of an earlier one, with its unit. What is answered counts against the quota, all of it or as much as the quota has left. What one request may cost is shared by its entries: those that do not get their turn say so.',
  tags: ['calculate'],
  security: [{ key: [] }],
  requestBody: {
    required: true,
    content: {
      'application/json': { schema: ref('BatchRequest'), examples: examplesOf(batchExamples, 'request') },
    },
  },
  responses: {
    200: {
      description:
        'The answers and problems of the entries. Besides the codes of a single calculation an entry may have `not-reached`.',
      headers: { ...REQUEST_ID, ...RATE_LIMIT },
      content: {
        'application/json': { schema: ref('BatchAnswer'), examples: examplesOf(batchExamples, 'answer') },
      },
    },
    ...problemAnswers(
      [
        ...KEYED,
        'invalid-request',
        'invalid-json',
        'invalid-body',
        'length-required',
        'body-too-large',
        'unsupported-media-type',
        'unsupported-encoding',
        'not-reached',
        'quota-exceeded',
      ],
      RATE_LIMIT,
    ),
  },
};

const calculateCsv = {
  operationId: 'calculateCsv',
  summary: 'Calculate for a spreadsheet',
  description:
    'One calculation asked for by an address, with its answer as comma-separated values: a line for each result and each caution. Parameters are called as in links to the pages of calculators: an input by its name, `mass.unit` beside it, `flows.0.amount` for a cell of rows, `mass.uncertainty`, `units.energy` for the unit of an output, `currency.code`. Empty ones are left out, so that they take their default. Counts against the quota as a calculation does.',
  tags: ['calculate'],
  security: [{ key: [] }],
  parameters: [
    { ...parameter('calculator', 'A slug or former slug.', { type: 'string' }), required: true },
    parameter('csv.output', 'The name of the one output that is wanted; of a table its rows.', { type: 'string' }),
    {
      ...parameter('inputs', 'Values by the names of inputs, and what stands beside them.', {
        type: 'object',
        additionalProperties: { type: 'string' },
      }),
      style: 'form',
      explode: true,
      examples: {
        plain: { value: CSV_EXAMPLE.inputs },
      },
    },
  ],
  responses: {
    200: {
      description: 'Columns `name`, `label`, `value` and `unit`; with `csv.output` of a table its own columns.',
      headers: { ...REQUEST_ID, ...RATE_LIMIT },
      content: {
        'text/csv': { schema: { type: 'string' }, examples: { plain: { value: CSV_EXAMPLE.answer } } },
      },
    },
    ...problemAnswers(
      [
        ...KEYED,
        'invalid-request',
        'unknown-calculator',
        'invalid-inputs',
        'no-result',
        'too-much-work',
        'quota-exceeded',
      ],
      RATE_LIMIT,
    ),
  },
};

const askQuestion = {
  operationId: 'ask',
  summary: 'Ask a question in words',
  description:
    'Answers a question such as “20% of 50”, “5 miles in km” or “mortgage 400000 at 6.5% over 30 years” where it can be understood without guessing: each number has one place, each word a meaning, and nothing is missing. Everything else is refused with what was understood. An answer counts against the quota; a refusal does not.',
  tags: ['calculate'],
  security: [{ key: [] }],
  parameters: [
    {
      ...parameter('q', 'The question, in English.', { type: 'string', minLength: 1, maxLength: LONGEST_QUESTION }),
      required: true,
      examples: {
        percentage: { value: '20% of 50' },
        conversion: { value: '5 miles in km' },
        loan: { value: 'mortgage 400000 at 6.5% over 30 years' },
      },
    },
  ],
  responses: {
    200: withExample(jsonAnswer('The answer.', ref('AskAnswer'), RATE_LIMIT), ASK_EXAMPLE),
    ...problemAnswers([...KEYED, 'not-understood', 'no-result', 'too-much-work', 'quota-exceeded'], RATE_LIMIT),
  },
};

const readResult = {
  operationId: 'readResult',
  summary: 'Read a result again',
  description:
    'An answer whose request had `resultId: true`, as long as it is kept: ten minutes from its computation by default. The id is a hash of the version of the calculator and of what was understood. Whoever has it may read the result, with any key: a result tells nothing of who asked for it. Not charged.',
  tags: ['calculate'],
  security: [{ key: [] }],
  parameters: [
    {
      name: 'id',
      in: 'path',
      required: true,
      description: 'The `resultId` of an answer.',
      schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' },
    },
  ],
  responses: {
    200: {
      description: 'The answer, with the time of this one.',
      headers: { ...REQUEST_ID, ...RATE_LIMIT },
      content: {
        'application/json': {
          schema: { anyOf: [ref('CalculationAnswer'), ref('SweepAnswer')] },
          examples: examplesOf(resultExamples, 'answer'),
        },
      },
    },
    ...problemAnswers([...KEYED, 'unknown-result'], RATE_LIMIT),
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
  '/api/v1/changes': { get: listChanges },
  '/api/v1/calculate': { post: calculate },
  '/api/v1/calculate/batch': { post: calculateBatch },
  '/api/v1/calculate.csv': { get: calculateCsv },
  '/api/v1/results/{id}': { get: readResult },
  '/api/v1/ask': { get: askQuestion },
  '/api/v1/me': { get: me },
  '/api/v1/openapi.json': { get: openapi },
  '/mcp': {
    post: mcp({
      answers: { headers: { ...REQUEST_ID, ...RATE_LIMIT } },
      problems: problemAnswers([...KEYED.filter((code) => code !== 'missing-key'), ...MCP_PROBLEMS], RATE_LIMIT),
    }),
  },
  '/health/live': { get: health('live', 'Does the process answer?', ANY) },
  '/health/ready': {
    get: health('ready', 'Can it calculate?', [...ANY, 'store-unavailable', 'shutting-down']),
  },
  '/metrics': { get: metrics },
};
