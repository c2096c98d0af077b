/** Operations of the OpenAPI document that calculate, or tell of what was calculated: they need a key. */
import { LONGEST_QUESTION } from '../../asking/tokens.js';
import type { ProblemCode } from '../../http/problems.js';
import { ASK_EXAMPLE } from '../examples/ask.js';
import {
  batchExamples,
  CSV_EXAMPLE,
  calculateExamples,
  RESULT_ID,
  resultExamples,
  VALIDATION_EXAMPLE,
} from '../examples/calculations.js';
import { ME_EXAMPLE } from '../examples/service.js';
import { examplesOf, jsonAnswer, KEYED, parameter, problemAnswers, RATE_LIMIT, REQUEST_ID, ref } from './words.js';

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A text of 1 to 255 visible ASCII characters, such as a random UUID: the same request with the same key within 24 hours is answered again, with `Idempotent-Replayed: true`, and charged once.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7E]{1,255}$' },
  example: '8e03978e-40d5-43e8-bc93-6894a57f9324',
};
const IDEMPOTENCY_PROBLEMS: readonly ProblemCode[] = [
  'invalid-idempotency-key',
  'idempotency-key-in-use',
  'idempotency-key-reused',
];

export const calculate = {
  operationId: 'calculate',
  summary: 'Calculate',
  description:
    'Every answer with status 200 counts against the quota, a sweep once for every 100 points begun; not with `validate=only`.',
  tags: ['calculate'],
  security: [{ key: [] }],
  parameters: [
    parameter('validate', '`only`: checks the request, computes nothing, is not charged.', { enum: ['only'] }),
    IDEMPOTENCY_KEY,
  ],
  requestBody: {
    required: true,
    content: {
      'application/json': { schema: ref('CalculationRequest'), examples: examplesOf(calculateExamples, 'request') },
    },
  },
  responses: {
    200: {
      description:
        'The result; with `sweep` in columns, with `validate=only` no `result`. Exactly one of the schemas fits.',
      headers: { ...REQUEST_ID, ...RATE_LIMIT },
      content: {
        'application/json': {
          schema: { oneOf: [ref('CalculationAnswer'), ref('SweepAnswer'), ref('ValidationAnswer')] },
          examples: {
            ...examplesOf(calculateExamples, 'answer'),
            validation: { summary: 'With `?validate=only`', value: VALIDATION_EXAMPLE },
          },
        },
      },
    },
    ...problemAnswers(
      [
        ...KEYED,
        ...IDEMPOTENCY_PROBLEMS,
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

export const calculateBatch = {
  operationId: 'calculateBatch',
  summary: 'Calculate many at once',
  description:
    'Up to 100 calculations in order, each with its own answer or problem; an input may be the output of an earlier one, with its unit. What is answered counts against the quota, all of it or as much as the quota has left. What one request may cost is shared by its entries: those that do not get their turn say so.',
  tags: ['calculate'],
  security: [{ key: [] }],
  parameters: [IDEMPOTENCY_KEY],
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
        ...IDEMPOTENCY_PROBLEMS,
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

export const calculateCsv = {
  operationId: 'calculateCsv',
  summary: 'Calculate for a spreadsheet',
  description:
    'One calculation asked for by an address, with its answer as comma-separated values: a line for each result and each caution. Parameters are called as in links to the pages of calculators: an input by its name, `mass.unit` beside it, `flows.0.amount` for a cell of rows, `mass.uncertainty`, `units.energy` for the unit of an output, `currency.code`. Empty ones are left out, so that they take their default. Counts against the quota as a calculation does.',
  tags: ['calculate'],
  security: [{ key: [] }],
  parameters: [
    {
      ...parameter('calculator', 'A slug or former slug.', { type: 'string' }),
      required: true,
      example: CSV_EXAMPLE.calculator,
    },
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

export const askQuestion = {
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
    200: jsonAnswer('The answer.', ref('AskAnswer'), ASK_EXAMPLE, RATE_LIMIT),
    ...problemAnswers([...KEYED, 'not-understood', 'no-result', 'too-much-work', 'quota-exceeded'], RATE_LIMIT),
  },
};

export const readResult = {
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
      example: RESULT_ID,
    },
  ],
  responses: {
    200: {
      description: 'The answer, with the time of this one.',
      headers: { ...REQUEST_ID, ...RATE_LIMIT },
      content: {
        'application/json': {
          schema: { oneOf: [ref('CalculationAnswer'), ref('SweepAnswer')] },
          examples: examplesOf(resultExamples, 'answer'),
        },
      },
    },
    ...problemAnswers([...KEYED, 'unknown-result'], RATE_LIMIT),
  },
};

export const me = {
  operationId: 'me',
  summary: 'Plan and use of the day',
  tags: ['calculate'],
  security: [{ key: [] }],
  responses: { 200: jsonAnswer('The plan.', ref('Me'), ME_EXAMPLE, RATE_LIMIT), ...problemAnswers(KEYED, RATE_LIMIT) },
};
