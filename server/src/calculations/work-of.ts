/** Understands a request, whatever it asks for. */
import { understand } from '@reckoner/engine/calculate/read/understand';
import type { Calculator } from '@reckoner/engine/calculate/types';
import type { Catalogue } from '../catalogue/catalogue.js';
import { dateOf, dayOf } from '../clock.js';
import { currentRequest } from './current-names.js';
import { extendedWork, isExtended, type Run } from './extended.js';
import type { CalculationRequest } from './request.js';
import { sweepWork } from './sweep.js';
import { invalidInputs, plainWork, type Work } from './work.js';

/**
 * The work that a request asks for. At once where nothing has to be loaded for it.
 * @param now For inputs that default to today.
 * @throws Problem 422 with every issue.
 */
export function workOf(
  catalogue: Catalogue,
  calculator: Calculator,
  sent: CalculationRequest,
  now: number,
  run: Run = (work) => work(),
): Work | Promise<Work> {
  const request = currentRequest(calculator, sent);
  const options = {
    ...(request.units === undefined ? {} : { units: request.units }),
    ...(request.currency === undefined ? {} : { currency: request.currency }),
  };
  const today = dateOf(dayOf(now));
  if (request.sweep !== undefined) return run(() => sweepWork(calculator, request, options, today));
  if (isExtended(request)) return extendedWork(catalogue, calculator.slug, request, options, today, run);
  return run(() => {
    const understanding = understand(calculator, request.inputs, options, { today });
    if (!understanding.ok) throw invalidInputs(understanding.issues);
    return plainWork(calculator, understanding.understood);
  });
}
