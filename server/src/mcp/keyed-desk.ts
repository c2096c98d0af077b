/** The desk of the service: limits, keys and quotas as over REST. */

import { type ActiveKey, chargeKeyTime, chargeTime, checkBurst, checkKeyBurst } from '../api/access.js';
import { chargedAnswer, understandFor } from '../api/charged-answer.js';
import { chargedBatch } from '../api/charged-batch.js';
import { spend } from '../api/charging.js';
import type { Entry } from '../calculations/batch/request.js';
import { isAnswered } from '../calculations/batch/run.js';
import { CalculatorFault } from '../calculations/fault.js';
import type { CalculationRequest } from '../calculations/request.js';
import type { Exchange } from '../http/exchange.js';
import { Problem } from '../http/problem.js';
import { logFault } from '../http/routes.js';
import type { Services } from '../services.js';
import { type Answer, type Desk, readAnswer } from './desk.js';

const KEY_NEEDED =
  'Calculating needs an API key. Send it in the header X-API-Key, or as Authorization: Bearer; the person who configured this connection can add it.';

export class KeyedDesk implements Desk {
  readonly catalogue;
  readonly baseUrl;
  /** Units of the day that are used, once something was charged. */
  used: number | undefined;

  /** @param key Undefined where none was sent: nothing can be calculated. */
  constructor(
    readonly services: Services,
    readonly exchange: Exchange,
    readonly key: ActiveKey | undefined,
  ) {
    this.catalogue = services.catalogue;
    this.baseUrl = services.config.baseUrl;
  }

  look<T>(cost: number, work: () => T): T {
    const { services, exchange, key } = this;
    // The request itself was one.
    if (cost > 1 && key === undefined) checkBurst(services, exchange, cost - 1);
    if (cost > 1 && key !== undefined) checkKeyBurst(services, exchange, undefined, key.keyId, cost - 1);
    return key === undefined ? chargeTime(services, exchange, work) : chargeKeyTime(services, key, work);
  }

  async calculate(request: CalculationRequest): Promise<Answer> {
    const { services } = this;
    const key = this.#needKey();
    const { answer, used } = await chargedAnswer(services, key, await understandFor(services, key, request));
    this.used = used;
    return readAnswer(answer.json(services.clock.now()));
  }

  async calculateAll(entries: readonly Entry[]): Promise<readonly (Answer | Problem)[]> {
    const { services, exchange } = this;
    const key = this.#needKey();
    const { outcomes, used } = await chargedBatch(services, exchange, key, this.#withinBurst(key, entries));
    this.used = used;
    const now = services.clock.now();
    return outcomes.map((outcome) => (isAnswered(outcome) ? readAnswer(outcome.json(now)) : outcome));
  }

  async charged<T>(name: string, work: () => T): Promise<T> {
    const { services } = this;
    const key = this.#needKey();
    const done = chargeKeyTime(services, key, work);
    this.used = await spend(services, key, 1);
    services.activity.count(key, name, services.clock.now());
    return done;
  }

  failed(error: unknown): string {
    const { exchange } = this;
    if (error instanceof CalculatorFault) logFault(exchange, error);
    else exchange.http.logger.error({ err: error, ...exchange.marks }, 'A call of a tool failed.');
    return ` Its id is ${exchange.id}.`;
  }

  called(tool: string, outcome: 'answered' | 'refused'): void {
    this.services.metrics.countCall(tool, outcome);
  }

  #needKey(): ActiveKey {
    if (this.key === undefined) throw new Problem('missing-key', KEY_NEEDED);
    return this.key;
  }

  /** The first calculation is the request, each further one is like another; those that are beyond the limit are refused. */
  #withinBurst(key: ActiveKey, entries: readonly Entry[]): readonly Entry[] {
    let isFirst = true;
    return entries.map((entry) => {
      if (entry instanceof Problem) return entry;
      try {
        if (!isFirst) checkKeyBurst(this.services, this.exchange, undefined, key.keyId);
        isFirst = false;
        return entry;
      } catch (error) {
        if (error instanceof Problem) return error;
        throw error;
      }
    });
  }
}
