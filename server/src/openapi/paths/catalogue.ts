/** Operations of the OpenAPI document that tell what there is: no key is needed. */
import { FIGURE_SCALES } from '@reckoner/engine/calculate/figure/view';
import { LONGEST_QUERY, MAXIMUM_LIMIT } from '../../api/list-calculators.js';
import { FILE_COLORS } from '../../web/calculator/figure-file.js';
import {
  CATEGORIES_EXAMPLE,
  CHANGES_EXAMPLE,
  DETAIL_EXAMPLE,
  FIGURE_EXAMPLE,
  LIST_EXAMPLE,
} from '../examples/catalogue.js';
import {
  CACHED,
  integer,
  jsonAnswer,
  OPEN,
  parameter,
  problemAnswers,
  REQUEST_ID,
  ref,
  text,
  unchanged,
} from './words.js';

export const listCalculators = {
  operationId: 'listCalculators',
  summary: 'Find calculators',
  tags: ['catalogue'],
  security: [],
  parameters: [
    parameter('category', 'Exact, whatever the case; an unknown one gives an empty list.', { type: 'string' }),
    {
      ...parameter(
        'q',
        'Words as people type them: typos, word forms and synonyms are known, and not every word need match, but more of them rank higher. Best first, title before keywords; without it by category, then title.',
        { type: 'string', maxLength: LONGEST_QUERY },
      ),
      example: 'compound interest',
    },
    { ...parameter('limit', 'How many to list.', { type: 'integer', minimum: 1, maximum: MAXIMUM_LIMIT }), example: 1 },
    parameter('offset', 'How many to skip.', { type: 'integer', minimum: 0 }),
  ],
  responses: {
    200: jsonAnswer('The list.', ref('CalculatorList'), LIST_EXAMPLE, {
      ...CACHED,
      'X-Total-Count': integer('How many there are without limit and offset.'),
      Link: text('The next and the previous page.'),
    }),
    ...unchanged,
    ...problemAnswers(OPEN, {}),
  },
};

export const readCalculator = {
  operationId: 'readCalculator',
  summary: 'Everything about one calculator',
  tags: ['catalogue'],
  security: [],
  parameters: [
    {
      name: 'slug',
      in: 'path',
      required: true,
      description: 'A slug or former slug.',
      schema: { type: 'string' },
      example: 'factorial',
    },
  ],
  responses: {
    200: jsonAnswer('The calculator.', ref('CalculatorDetail'), DETAIL_EXAMPLE, CACHED),
    ...unchanged,
    ...problemAnswers([...OPEN, 'unknown-calculator'], {}),
  },
};

export const readFigure = {
  operationId: 'readFigure',
  summary: 'The picture of a calculator',
  description:
    'The figure for the inputs in the query, as on the page of the calculator, with its heading, key and colors in it. Parameters are called as in links to the pages of calculators: an input by its name, `mass.unit` beside it, `flows.0.amount` for a cell of rows, `units.energy` for the unit of an output, `currency.code`. Empty ones are left out, so that they take their default. Calculators without a `figure` in their detail have none.',
  tags: ['catalogue'],
  security: [],
  parameters: [
    {
      name: 'slug',
      in: 'path',
      required: true,
      description: 'A slug or former slug.',
      schema: { type: 'string' },
      example: 'roof-pitch-angle',
    },
    parameter('figure.colors', '`auto` follows the scheme of whoever looks at it.', {
      enum: FILE_COLORS,
      default: 'light',
    }),
    parameter(
      'figure.from',
      'Where the x axis begins, in its unit; of dates `2026-01-31`. Curves and series have one, within what they can show.',
      { type: 'string' },
    ),
    parameter('figure.to', 'Where it ends.', { type: 'string' }),
    parameter('figure.scale', 'Which axes have powers of ten evenly apart; by default as the figure is declared.', {
      enum: FIGURE_SCALES,
    }),
    {
      ...parameter('inputs', 'Values by the names of inputs, and what stands beside them.', {
        type: 'object',
        additionalProperties: { type: 'string' },
      }),
      style: 'form',
      explode: true,
      examples: { roof: { value: { given: 'pitch', pitch: '6' } } },
    },
  ],
  responses: {
    200: {
      description: 'The picture.',
      headers: { ...REQUEST_ID, ...CACHED },
      content: { 'image/svg+xml': { schema: { type: 'string' }, example: FIGURE_EXAMPLE } },
    },
    ...unchanged,
    ...problemAnswers([...OPEN, 'unknown-calculator', 'no-figure', 'invalid-inputs', 'no-result', 'too-much-work'], {}),
  },
};

export const listCategories = {
  operationId: 'listCategories',
  summary: 'Categories and subcategories',
  tags: ['catalogue'],
  security: [],
  responses: {
    200: jsonAnswer('All categories.', ref('CategoryList'), CATEGORIES_EXAMPLE, CACHED),
    ...unchanged,
    ...problemAnswers(OPEN, {}),
  },
};

export const listChanges = {
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
    200: jsonAnswer('The changes.', ref('ChangeList'), CHANGES_EXAMPLE, CACHED),
    ...unchanged,
    ...problemAnswers([...OPEN, 'unknown-calculator'], {}),
  },
};

export const openapi = {
  operationId: 'openapi',
  summary: 'This document',
  tags: ['catalogue'],
  security: [],
  responses: {
    200: jsonAnswer(
      'OpenAPI 3.1.',
      { type: 'object' },
      { openapi: '3.1.0', info: { title: 'Reckoner', version: '1.0.0' }, paths: {} },
      CACHED,
    ),
    ...unchanged,
    ...problemAnswers(OPEN, {}),
  },
};
