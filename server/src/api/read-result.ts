/**
 * GET /api/v1/results/:id: an answer that was calculated a short while ago, by the id that its request asked for. Who has
 * an id may read the result, with any key: it tells what was asked and nothing of who asked, as results do that are kept
 * for all, and nobody can make an id who does not know the inputs. Not charged.
 */
import { directOf } from '../calculations/direct/direct.js';
import { runCalculator } from '../calculations/fault.js';
import { type Again, type KeptInputs, resultKey } from '../calculations/result-cache.js';
import { stopwatch } from '../clock.js';
import type { Exchange } from '../http/exchange.js';
import { JSON_NOT_STORED } from '../http/headers.js';
import { Problem } from '../http/problem.js';
import { pathText } from '../http/query.js';
import type { Route } from '../http/routes.js';
import type { Services } from '../services.js';
import { type ActiveKey, chargeWorkedTime, showQuota, withKey } from './access.js';

/** A SHA-256 in base64url. */
const ID = /^[\w-]{43}$/;

export function resultRoutes(services: Services): readonly Route[] {
  const { catalogue, clock, config, quota, results } = services;

  /** What the short way answered it answers again, unless the formula is another since. */
  async function again(id: string, { slug, inputsJson }: KeptInputs): Promise<Again | undefined> {
    const known = catalogue.resolve(slug);
    const calculator = known === undefined ? undefined : await catalogue.calculator(known);
    if (calculator === undefined || resultKey(slug, calculator.version, inputsJson) !== id) return undefined;
    const compute = () => directOf(calculator)?.(JSON.parse(inputsJson))?.compute();
    const resultJson = runCalculator(slug, undefined, compute);
    return resultJson === undefined ? undefined : { resultJson, spokenUnits: '' };
  }

  async function answer(exchange: Exchange, key: ActiveKey, id: string): Promise<void> {
    const taken = stopwatch();
    const about = (slug: string) => ({ slug, calculatorUrl: `${config.baseUrl}/calculators/${slug}` });
    const kept = ID.test(id) ? await results.findById(id, about, (inputs) => again(id, inputs)) : undefined;
    chargeWorkedTime(services, key, taken(), false);
    if (kept === undefined)
      throw new Problem(
        'unknown-result',
        'No result is kept under this id. Results are kept for some minutes: calculate it again.',
      );
    const used = await quota.usedRoughly(key.accountId);
    const now = clock.now();
    showQuota(exchange, key, used, now);
    exchange.send(200, JSON_NOT_STORED, kept.withId(id).at(now));
  }

  return [
    {
      path: '/api/v1/results/:id',
      get: (exchange) => {
        const id = pathText(exchange, 'id') ?? '';
        return withKey(services, exchange, (key) => answer(exchange, key, id));
      },
      query: [],
      cors: true,
    },
  ];
}
