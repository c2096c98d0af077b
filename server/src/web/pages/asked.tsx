/** GET /asked?q=: what the search box says to a question, alone, for pages that follow what is typed. */

import { withLocale } from '@reckoner/engine/calculate/present/locale';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { chargeTime, checkBurst } from '../../api/access.js';
import { formAddress } from '../../api/ask.js';
import { ask, LONGEST_QUESTION } from '../../asking/ask.js';
import { runCalculator } from '../../calculations/fault.js';
import { dateOf, dayOf } from '../../clock.js';
import type { Exchange } from '../../http/exchange.js';
import { headers } from '../../http/headers.js';
import { PreparedBytes } from '../../http/prepared.js';
import { queryText } from '../../http/query.js';
import type { Route } from '../../http/routes.js';
import type { Services } from '../../services.js';
import { AskedAnswer } from '../asked.js';
import { readerOf } from '../region/reader.js';

/** A question is worth this many ordinary requests before it is known how long it takes. */
const QUESTION_COST = 20;

const PART_OF_PAGE = headers(
  ['cache-control', 'public, max-age=300'],
  ['vary', 'Accept-Language'],
  ['x-robots-tag', 'noindex'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
);

export function askedPartRoutes(services: Services): readonly Route[] {
  async function get(exchange: Exchange): Promise<void> {
    checkBurst(services, exchange, QUESTION_COST);
    const part = await askedPart(services, exchange, queryText(exchange, 'q') ?? '');
    const text = part === undefined ? '' : withLocale(readerOf(exchange).locale, () => renderToString(part));
    new PreparedBytes('text/html; charset=utf-8', text).send(exchange, PART_OF_PAGE);
  }
  return [{ path: '/asked', page: true, cors: false, get }];
}

/** Whether a text of the search box may be a question: it has a number in it, or asks how many. */
export function isQuestion(text: string): boolean {
  return text.length <= LONGEST_QUESTION && (/\d/.test(text) || /^how many \S.* in /i.test(text));
}

/** What is said to a question; undefined where nothing is. The time that it takes is taken from the burst limit. */
export async function askedPart(services: Services, exchange: Exchange, text: string): Promise<VNode | undefined> {
  const question = text.trim();
  if (!isQuestion(question)) return undefined;
  const { catalogue, clock } = services;
  const { locale } = readerOf(exchange);
  const asked = await ask(
    question,
    catalogue,
    dateOf(dayOf(clock.now())),
    (work) => chargeTime(services, exchange, () => runCalculator('asked', {}, work)),
    (work) => withLocale(locale, work),
  );
  const reading = asked.kind === 'answer' ? asked : asked.reading;
  if (reading === undefined) return undefined;
  const [detail, address] = await Promise.all([catalogue.detail(reading.calculator), formAddress(services, reading)]);
  return <AskedAnswer asked={asked} detail={detail} address={address} />;
}
