/** The calculation that an address or a form asks for, for pages that show it without its form. */
import { withLocale } from '@reckoner/engine/calculate/present/locale';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { chargeTime } from '../../../api/access.js';
import type { Detail } from '../../../catalogue/catalogue.js';
import { dateOf, dayOf } from '../../../clock.js';
import type { Exchange } from '../../../http/exchange.js';
import { logFault } from '../../../http/routes.js';
import type { Services } from '../../../services.js';
import { stateFromAddress } from '../../form/former-names.js';
import { ANYBODY, writerOf } from '../../form/writer.js';
import { readerOf } from '../../region/reader.js';
import { regionalDetail } from '../../region/regional-detail.js';
import { regionalInitialState } from '../../region/regional-initial.js';
import { withReadersResults } from '../../region/regional-state.js';
import { type Calculation, calculate } from './calculation.js';

export interface AskedCalculation {
  readonly calculator: Calculator;
  /** In the reader's units. */
  readonly detail: Detail;
  readonly calculation: Calculation;
}

/** @param slug Of a calculator that exists. Without inputs it is what the calculator's page begins with. */
export async function askedCalculation(
  services: Services,
  exchange: Exchange,
  slug: string,
  pairs: URLSearchParams,
): Promise<AskedCalculation> {
  const { catalogue, clock } = services;
  const { system, locale, language } = readerOf(exchange);
  const plain = await catalogue.detail(slug);
  const calculator = await catalogue.liftedCalculator(slug);
  const detail = regionalDetail(plain, calculator, system);
  const today = dateOf(dayOf(clock.now()));
  const writer = writerOf(pairs, language);
  const asked = stateFromAddress(plain, pairs);
  const calculation = chargeTime(services, exchange, () =>
    withLocale(locale, () => {
      const state = asked ?? regionalInitialState(calculator, detail, today);
      const given = asked === undefined || writer === undefined ? state : withReadersResults(detail, state);
      return calculate(calculator, detail, given, today, {}, writer ?? ANYBODY);
    }),
  );
  if (calculation.fault) logFault(exchange, calculation.fault);
  return { calculator, detail, calculation };
}
