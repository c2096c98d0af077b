/** POST /units: the reader chooses the units of the whole site, and comes back to the page with what stood there in them. */

import type { UnitSystem } from '@reckoner/engine/units/unit-systems';
import { checkBurst } from '../../api/access.js';
import { setCookie } from '../../http/cookies.js';
import { checkOwnOrigin } from '../../http/csrf.js';
import type { Exchange } from '../../http/exchange.js';
import { Problem } from '../../http/problem.js';
import { readForm } from '../../http/read-form.js';
import type { Route } from '../../http/routes.js';
import type { Services } from '../../services.js';
import { readAsWritten } from '../form/as-written.js';
import { pairsFromState } from '../form/fields.js';
import { stateFromAddress } from '../form/former-names.js';
import { ANYBODY, writerOf } from '../form/writer.js';
import { chosenSystem, readerOf } from './reader.js';
import { regionalDetail } from './regional-detail.js';
import { inReadersUnits } from './regional-state.js';
import { BACK_FIELD, SYSTEM_FIELD, UNITS_PATH } from './units-control.js';

const YEAR_S = 365 * 24 * 3600;
const LONGEST_ADDRESS = 8000;

export function unitsRoutes(services: Services): readonly Route[] {
  const post = async (exchange: Exchange): Promise<void> => {
    checkBurst(services, exchange);
    const form = await readForm(exchange);
    checkOwnOrigin(exchange);
    const system = chosenSystem(form.text(SYSTEM_FIELD));
    if (system === undefined) throw new Problem('invalid-query', 'Choose metric, US or UK units.');
    const back = ownAddress(exchange, form.text(BACK_FIELD));
    const location = await inUnits(services, exchange, back, system);
    services.pages.redirect(exchange, location, setCookie(exchange, 'units', system, YEAR_S));
  };
  return [{ path: UNITS_PATH, page: true, cors: false, post }];
}

/** The page that the form was on: where the browser says that it comes from, else what the form says; never another site. */
function ownAddress({ request, http }: Exchange, said: string): URL {
  const home = new URL('/', http.baseUrl);
  const { referer, host } = request.headers;
  if (referer !== undefined && referer.length <= LONGEST_ADDRESS && URL.canParse(referer)) {
    const from = new URL(referer);
    if (from.origin === home.origin || from.host === host) return new URL(from.pathname + from.search, home);
  }
  const isPath = /^\/(?![/\\])/.test(said) && URL.canParse(said, home.href);
  const wanted = isPath ? new URL(said, home) : home;
  return wanted.origin === home.origin ? wanted : home;
}

/** The address with a calculator's inputs in the units of the system; others as they are. */
async function inUnits(services: Services, exchange: Exchange, back: URL, system: UnitSystem): Promise<string> {
  const { catalogue } = services;
  const [, asked] = /^\/calculators\/([^/]+)$/.exec(back.pathname) ?? [];
  const slug = asked === undefined ? undefined : catalogue.resolve(decoded(asked));
  if (slug === undefined || back.search === '') return back.pathname + back.search;
  const calculator = await catalogue.calculator(slug);
  const detail = regionalDetail(await catalogue.detail(slug), calculator, system);
  const given = stateFromAddress(detail, back.searchParams);
  if (given === undefined) return back.pathname + back.search;
  const { language } = readerOf(exchange);
  const { locale, isOwn } = writerOf(back.searchParams, language) ?? ANYBODY;
  const { state } = readAsWritten(detail, given, locale, isOwn);
  const pairs = pairsFromState(detail, inReadersUnits(detail, { ...given, ...state }));
  // What is chosen of the page's view goes along.
  const view = [...back.searchParams].filter(([name]) => /^(?:plot|show)\./.test(name));
  const query = new URLSearchParams([...pairs, ...view].map(([name, value]) => [name, value])).toString();
  return query === '' ? back.pathname : `${back.pathname}?${query}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
