/** GET /api/v1/ask?q=: a question in words, answered where it can be understood without guessing. */
import { answeredQuestion } from '../asking/answered.js';
import { type Answer, ask, LONGEST_QUESTION, type Offer, type Reading } from '../asking/ask.js';
import { answerJson } from '../calculations/answer-json.js';
import { runCalculator } from '../calculations/fault.js';
import { dateOf, dayOf, timestampOf } from '../clock.js';
import type { Exchange } from '../http/exchange.js';
import { JSON_NOT_STORED } from '../http/headers.js';
import { Problem } from '../http/problem.js';
import { queryText } from '../http/query.js';
import type { Route } from '../http/routes.js';
import type { Services } from '../services.js';
import { queryFromRequest } from '../web/form/fields.js';
import { type ActiveKey, chargeKeyTime, showQuota, withKey } from './access.js';
import { checkQuota, count, spend } from './charging.js';

export function askRoutes(services: Services): readonly Route[] {
  const { catalogue, clock } = services;

  async function answer(exchange: Exchange, key: ActiveKey): Promise<void> {
    const question = questionOf(exchange);
    await checkQuota(services, key);
    const asked = await ask(question, catalogue, dateOf(dayOf(clock.now())), (work) =>
      chargeKeyTime(services, key, () => runCalculator('ask', {}, work)),
    );
    if (asked.kind === 'offer') throw await notUnderstood(services, asked);
    const text = answerJson(await answerOf(services, question, asked));
    const used = await spend(services, key, 1);
    const now = clock.now();
    count(services, key, { slug: asked.calculator, charge: 1 }, false, now);
    showQuota(exchange, key, used, now);
    exchange.send(200, JSON_NOT_STORED, text);
  }
  const get = (exchange: Exchange) => withKey(services, exchange, (key) => answer(exchange, key));
  return [{ path: '/api/v1/ask', get, query: ['q'], cors: true }];
}

/** @throws Problem 400 */
function questionOf(exchange: Exchange): string {
  const question = queryText(exchange, 'q')?.trim() ?? '';
  if (question === '') throw invalid('`q` is missing: send the question in it.', 'a question');
  if (question.length > LONGEST_QUESTION)
    throw invalid(`\`q\` may have ${LONGEST_QUESTION} characters at most.`, `${LONGEST_QUESTION} characters at most`);
  return question;
}

function invalid(message: string, expected: string): Problem {
  return new Problem('invalid-query', message, {
    errors: [{ pointer: '?q', code: 'invalid-parameter', message, expected }],
  });
}

async function answerOf(services: Services, question: string, asked: Answer): Promise<object> {
  return {
    ...answeredQuestion(question, asked),
    calculatorUrl: services.config.baseUrl + (await formAddress(services, asked)),
    timestamp: timestampOf(services.clock.now()),
  };
}

async function notUnderstood(services: Services, { reason, reading, missing, calculators }: Offer): Promise<Problem> {
  const offer = reading && {
    calculator: reading.calculator,
    title: reading.title,
    understood: reading.understood,
    missing,
    calculatorUrl: services.config.baseUrl + (await formAddress(services, reading)),
  };
  return new Problem('not-understood', reason, { suggestions: calculators, offer });
}

/** The path of a calculator's form with what was understood in it. */
export async function formAddress(
  { catalogue }: Pick<Services, 'catalogue'>,
  { calculator, inputs, units, currency }: Reading,
): Promise<string> {
  const query = queryFromRequest(await catalogue.detail(calculator), {
    inputs,
    ...(units === undefined ? {} : { units }),
    ...(currency === undefined ? {} : { currency }),
  });
  return `/calculators/${calculator}${query === '' ? '' : `?${query}`}`;
}
