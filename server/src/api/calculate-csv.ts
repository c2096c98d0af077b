/** GET /api/v1/calculate.csv: one calculation asked for by an address and answered for a spreadsheet. */
import { answerCsv, type ShownResult } from '../calculations/answer-csv.js';
import { CALCULATOR, csvRequest } from '../calculations/csv-request.js';
import { LONGEST_SLUG } from '../calculations/request.js';
import type { Exchange } from '../http/exchange.js';
import { headers } from '../http/headers.js';
import { Problem } from '../http/problem.js';
import { queryTexts } from '../http/query.js';
import type { Route } from '../http/routes.js';
import type { Services } from '../services.js';
import { type ActiveKey, chargeKeyTime, showQuota, withKey } from './access.js';
import { chargedAnswer, understandFor } from './charged-answer.js';
import { unknownCalculator } from './unknown-calculator.js';

const CSV_NOT_STORED = headers(['content-type', 'text/csv; charset=utf-8'], ['cache-control', 'no-store']);

export function calculateCsvRoutes(services: Services): readonly Route[] {
  const { catalogue, clock } = services;

  async function send(exchange: Exchange, key: ActiveKey): Promise<void> {
    const { [CALCULATOR]: wanted, ...others } = queryTexts(exchange);
    const slug = catalogue.resolve(slugOf(wanted));
    if (slug === undefined)
      return chargeKeyTime(services, key, () => {
        throw unknownCalculator(catalogue, wanted!);
      });
    const { request, output } = csvRequest(await catalogue.detail(slug), new Map(Object.entries(others)));
    const { answer, used } = await chargedAnswer(services, key, await understandFor(services, key, request));
    showQuota(exchange, key, used, clock.now());
    exchange.send(200, CSV_NOT_STORED, answerCsv(JSON.parse(answer.resultJson) as ShownResult, output));
  }

  const get = (exchange: Exchange) => withKey(services, exchange, (key) => send(exchange, key));
  return [{ path: '/api/v1/calculate.csv', get, query: 'any', cors: true }];
}

/** @throws Problem 400 */
function slugOf(wanted: string | undefined): string {
  if (wanted !== undefined && wanted !== '' && wanted.length <= LONGEST_SLUG) return wanted;
  const message = `\`${CALCULATOR}\` must be the slug of a calculator, as in ?${CALCULATOR}=compound-interest.`;
  throw new Problem('invalid-query', message, {
    errors: [{ pointer: `?${CALCULATOR}`, code: wanted ? 'invalid-parameter' : 'missing', message }],
  });
}
