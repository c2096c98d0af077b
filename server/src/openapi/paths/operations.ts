/** Operations of the OpenAPI document for those who run the service. */
import type { ProblemCode } from '../../http/problems.js';
import { LIVE_EXAMPLE, METRICS_EXAMPLE, READY_EXAMPLE } from '../examples/service.js';
import { ANY, jsonAnswer, problemAnswers, REQUEST_ID } from './words.js';

const HEALTH = {
  type: 'object',
  properties: {
    status: { type: 'string', description: '`live` or `ready`.' },
    calculators: { type: 'integer', description: 'Where it is ready: how many calculators there are.' },
  },
  required: ['status'],
};

function health(operationId: string, summary: string, codes: readonly ProblemCode[], example: object): object {
  return {
    operationId,
    summary,
    tags: ['operations'],
    security: [],
    responses: {
      200: jsonAnswer('Yes.', HEALTH, example),
      ...problemAnswers(codes, {}),
    },
  };
}

export const metrics = {
  operationId: 'metrics',
  summary: 'Prometheus metrics',
  tags: ['operations'],
  security: [],
  responses: {
    200: {
      description: 'Text format.',
      headers: REQUEST_ID,
      content: { 'text/plain': { schema: { type: 'string' }, example: METRICS_EXAMPLE } },
    },
    ...problemAnswers(ANY, {}),
  },
};

export const live = health('live', 'Does the process answer?', ANY, LIVE_EXAMPLE);
export const ready = health(
  'ready',
  'Can it calculate?',
  [...ANY, 'store-unavailable', 'shutting-down'],
  READY_EXAMPLE,
);
