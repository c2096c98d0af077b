/** The operations of the OpenAPI document: parameters, answers and the problems of each. */

import type { ProblemCode } from '../http/problems.js';
import { mcp } from './mcp.js';
import * as calculate from './paths/calculate.js';
import * as catalogue from './paths/catalogue.js';
import * as operations from './paths/operations.js';
import { KEYED, problemAnswers, RATE_LIMIT, REQUEST_ID, text } from './paths/words.js';

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
/** What paths and methods that are not described here answer. */
export const answersElsewhere = {
  UnknownPath: problemAnswers(['unknown-path'], {})[404],
  MethodNotAllowed: problemAnswers(['method-not-allowed'], { Allow: text('The methods that the path answers.') })[405],
};

export const paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/api/v1/calculators': { get: catalogue.listCalculators },
  '/api/v1/calculators/{slug}': { get: catalogue.readCalculator },
  '/api/v1/calculators/{slug}/figure.svg': { get: catalogue.readFigure },
  '/api/v1/categories': { get: catalogue.listCategories },
  '/api/v1/changes': { get: catalogue.listChanges },
  '/api/v1/calculate': { post: calculate.calculate },
  '/api/v1/calculate/batch': { post: calculate.calculateBatch },
  '/api/v1/calculate.csv': { get: calculate.calculateCsv },
  '/api/v1/results/{id}': { get: calculate.readResult },
  '/api/v1/ask': { get: calculate.askQuestion },
  '/api/v1/me': { get: calculate.me },
  '/api/v1/openapi.json': { get: catalogue.openapi },
  '/mcp': {
    post: mcp({
      answers: { headers: { ...REQUEST_ID, ...RATE_LIMIT } },
      problems: problemAnswers([...KEYED.filter((code) => code !== 'missing-key'), ...MCP_PROBLEMS], RATE_LIMIT),
    }),
  },
  '/health/live': { get: operations.live },
  '/health/ready': { get: operations.ready },
  '/metrics': { get: operations.metrics },
};
