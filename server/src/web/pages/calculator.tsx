/**
 * GET /calculators/:slug: a calculator's page, with the query what its form asks for; GET /embed/:slug: the same for
 * frames; GET /calculators/:slug/table.csv: a table of its results; GET /calculators/:slug/steps and …/uncertainty: its
 * steps, and its results with uncertainties, alone.
 */
import { withLocale } from '@reckoner/engine/calculate/present/locale';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { LRUCache } from 'lru-cache';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { chargeTime, checkBurst } from '../../api/access.js';
import { CalculatorFault, runCalculator } from '../../calculations/fault.js';
import type { Detail } from '../../catalogue/catalogue.js';
import { dateOf, dayOf } from '../../clock.js';
import type { Exchange } from '../../http/exchange.js';
import { headers } from '../../http/headers.js';
import { PreparedBytes } from '../../http/prepared.js';
import { Problem } from '../../http/problem.js';
import { pathText } from '../../http/query.js';
import { logFault, type Route } from '../../http/routes.js';
import { orCalculatorTwin } from '../../markdown/routes.js';
import type { Services } from '../../services.js';
import { csvOf } from '../calculator/csv.js';
import { viewFrom } from '../calculator/figure-tools.js';
import { CLEAR } from '../calculator/form.js';
import { PLOT_X, PLOT_Y } from '../calculator/plot.js';
import { isTabular } from '../calculator/table.js';
import type { ColorScheme } from '../document.js';
import type { FormState } from '../form/fields.js';
import { stateFromAddress } from '../form/former-names.js';
import { ANYBODY, writerOf } from '../form/writer.js';
import type { Page } from '../pages.js';
import { type Reader, readerOf } from '../region/reader.js';
import { regionalDetail } from '../region/regional-detail.js';
import { regionalInitialState } from '../region/regional-initial.js';
import { withReadersResults } from '../region/regional-state.js';
import type { Step } from './breadcrumb.js';
import { type Calculation, calculate, calculateUnplotted } from './calculator/calculation.js';
import { CalculatorContent, type CalculatorContentProps } from './calculator/content.js';
import { EmbedContent, SCHEME } from './calculator/embed-content.js';
import { typesettingFault } from './calculator/formula.js';
import { BESIDE, MOST_COMPARED } from './calculator/share.js';
import { SHOW_STEPS, stepsOf, WorkedSteps } from './calculator/steps.js';
import { calculatorData } from './calculator/structured-data.js';
import { hasUncertainty, PropagatedResults, propagate } from './calculator/uncertainty.js';

const PREPARED_BYTES = 64 * 1024 * 1024;
/** A page with inputs is worth this many ordinary requests before it is known how long it takes. */
const CALCULATION_COST = 10;
/** Blank rows after those that are filled in, and after `Add rows`. */
const BLANK_ROWS = 1;
const ADDED_ROWS = 5;

type Kind = 'page' | 'embed';

export function calculatorRoutes(services: Services): readonly Route[] {
  const { pages, catalogue } = services;
  const prepared = new LRUCache<string, PreparedBytes>({
    max: 5000,
    maxSize: PREPARED_BYTES,
    // The text and a compressed copy or two.
    sizeCalculation: (bytes) => bytes.size * 2,
  });

  const answer = (kind: Kind) => async (exchange: Exchange) => {
    const slug = slugOf(services, exchange);
    const written = pathText(exchange, 'slug');
    const prefix = kind === 'page' ? '/calculators/' : '/embed/';
    if (written !== slug) return pages.moved(exchange, withQuery(exchange, prefix + slug));
    const reader = readerOf(exchange);
    const pairs = new URLSearchParams(exchange.request.query);
    const embedded = kind === 'embed';
    const scheme = embedded ? schemeIn(pairs) : undefined;
    const key = `${kind} ${slug} ${today(services)} ${reader.key} ${scheme}`;
    const known = prepared.get(key);
    if (known && !exchange.request.query) return pages.sendPrepared(exchange, known, { embedded, byReader: true });
    const plain = await catalogue.detail(slug);
    const isCleared = pairs.has(CLEAR);
    const asked = isCleared ? {} : stateFromAddress(plain, pairs);
    const wantsSteps = kind === 'page' && pairs.has(SHOW_STEPS) && plain.formula !== null;
    const isUncertain = kind === 'page' && asked !== undefined && hasUncertainty(plain, asked);
    const calculator = await (wantsSteps || isUncertain
      ? catalogue.liftedCalculator(slug)
      : catalogue.calculator(slug));
    const detail = regionalDetail(plain, calculator, reader.system);
    const forReader = <T,>(work: () => T): T => withLocale(reader.locale, work);
    const view = viewFrom(pairs);
    const isViewed = Object.keys(view).length > 0;
    if (asked === undefined && !wantsSteps && !isViewed) {
      let bytes = known;
      if (!bytes) {
        bytes = forReader(() => {
          const state = regionalInitialState(calculator, detail, today(services));
          const calculation = calculate(calculator, detail, state, today(services));
          if (calculation.fault) logFault(exchange, calculation.fault);
          noteTypesetting(exchange, detail);
          return pages.prepare(
            pageOf(services, kind, detail, withoutProblems(calculation), BLANK_ROWS, reader, { scheme }),
          );
        });
        prepared.set(key, bytes);
      }
      return pages.sendPrepared(exchange, bytes, { embedded, byReader: true });
    }
    checkBurst(services, exchange, CALCULATION_COST);
    chargeTime(services, exchange, () =>
      forReader(() => {
        const choice = { x: pairs.get(PLOT_X) ?? undefined, y: pairs.get(PLOT_Y) ?? undefined, figure: view };
        const writer = writerOf(pairs, reader.language);
        const state = isCleared
          ? regionalInitialState(calculator, detail, today(services), true)
          : asked === undefined
            ? regionalInitialState(calculator, detail, today(services))
            : // An address is the same to all readers; a form that was sent has no units where no result was.
              writer === undefined
              ? asked
              : withReadersResults(detail, asked);
        const calculation = calculate(calculator, detail, state, today(services), choice, writer ?? ANYBODY);
        if (calculation.fault) logFault(exchange, calculation.fault);
        const isAddingRows = pairs.has('add.rows');
        const shown = isAddingRows || isCleared || asked === undefined ? withoutProblems(calculation) : calculation;
        const made = <T,>(make: () => T) => orLogged(exchange, detail, calculation, make);
        const worked = wantsSteps ? { steps: made(() => stepsOf(calculator, detail, calculation)) } : undefined;
        const propagated = isUncertain
          ? made(() => propagate(calculator, detail, calculation, today(services)))
          : undefined;
        const compared = kind === 'page' ? pairs.getAll(BESIDE).slice(0, MOST_COMPARED) : [];
        const rows = isAddingRows ? ADDED_ROWS : BLANK_ROWS;
        const page = pageOf(services, kind, detail, shown, rows, reader, { worked, propagated, compared, scheme });
        if (shown.problems.length > 0) pages.send(exchange, page, { status: 422 });
        else if (shown.fault) pages.send(exchange, page, { status: 500 });
        else pages.sendPrepared(exchange, pages.prepare(page), { embedded, byReader: true });
      }),
    );
  };

  /** Each formula that cannot be typeset is in the log once. */
  const noted = new Set<string>();
  function noteTypesetting({ http }: Exchange, detail: Detail): void {
    const fault = typesettingFault(detail);
    if (fault === undefined || noted.has(detail.slug)) return;
    noted.add(detail.slug);
    http.logger.error(
      { err: fault, calculator: detail.slug },
      'A formula cannot be typeset: its page shows it as text.',
    );
  }

  return [
    { path: '/calculators/:slug', page: true, cors: false, get: orCalculatorTwin(services, answer('page')) },
    { path: '/embed/:slug', page: true, cors: false, get: answer('embed') },
    { path: '/calculators/:slug/table.csv', page: true, cors: false, get: sendTable(services) },
    { path: '/calculators/:slug/steps', page: true, cors: false, get: sendSteps(services) },
    { path: '/calculators/:slug/uncertainty', page: true, cors: false, get: sendUncertainty(services) },
  ];
}

export function slugOf(services: Services, exchange: Exchange): string {
  const { catalogue } = services;
  const asked = pathText(exchange, 'slug') ?? '';
  const slug = catalogue.resolve(asked);
  if (slug !== undefined) return slug;
  checkBurst(services, exchange);
  // The page names the suggestions as links.
  const suggestions = chargeTime(services, exchange, () => catalogue.suggest(asked));
  throw new Problem('unknown-calculator', 'There is no calculator of this name.', { suggestions });
}

function schemeIn(pairs: URLSearchParams): ColorScheme | undefined {
  const scheme = pairs.get(SCHEME);
  return scheme === 'light' || scheme === 'dark' ? scheme : undefined;
}

/** None where making it fails: the results stand without it. */
function orLogged<T>(exchange: Exchange, detail: Detail, calculation: Calculation, make: () => T): T | undefined {
  try {
    return make();
  } catch (cause) {
    logFault(exchange, new CalculatorFault(detail.slug, Object.keys(calculation.request.inputs), cause));
    return undefined;
  }
}

/** Nobody has filled in anything yet that could be wrong. */
function withoutProblems(calculation: Calculation): Calculation {
  return { ...calculation, problems: [] };
}

function withQuery({ request }: Exchange, path: string): string {
  return request.query ? `${path}?${request.query}` : path;
}

function today({ clock }: Services): string {
  return dateOf(dayOf(clock.now()));
}

/** What an address carries, or what the page shows without. */
function stateOf(services: Services, calculator: Calculator, detail: Detail, pairs: URLSearchParams): FormState {
  return stateFromAddress(detail, pairs) ?? regionalInitialState(calculator, detail, today(services));
}

function pageOf(
  services: Services,
  kind: Kind,
  detail: Detail,
  calculation: Calculation,
  blankRows: number,
  reader: Reader,
  more: Pick<CalculatorContentProps, 'worked' | 'propagated' | 'compared' | 'scheme'> = {},
): Page {
  const { assets, catalogue, config } = services;
  const module = assets.calculator(detail.slug);
  const category = catalogue.categories.find((one) => one.category === detail.category);
  const steps: readonly Step[] = [
    { title: 'Calculators', path: '/' },
    { title: category?.title ?? detail.category, path: `/categories/${detail.category}` },
  ];
  const props: CalculatorContentProps = {
    detail,
    calculation,
    steps,
    related: detail.related.flatMap((slug) => catalogue.summary(slug) ?? []),
    baseUrl: config.baseUrl,
    module: module?.module,
    blankRows,
    locale: reader.locale,
    ...more,
  };
  const isEmbedded = kind === 'embed';
  return {
    title: titleOf(detail),
    description: detail.description,
    canonical: `/calculators/${detail.slug}`,
    ...(isEmbedded ? {} : { markdown: `/calculators/${detail.slug}.md` }),
    embedded: isEmbedded,
    scheme: more.scheme,
    ...(isEmbedded ? {} : { units: reader.system }),
    skip: { to: 'calculator', text: 'Skip to the calculator' },
    paintedWith: 'results',
    // Without its module a calculator is reckoned by the server alone.
    ...(module ? { scripts: ['calculator.js'], preloads: [module.module, ...module.imports] } : {}),
    ...(isEmbedded ? {} : { structuredData: calculatorData(detail, config.baseUrl, steps) }),
    content: isEmbedded ? <EmbedContent {...props} /> : <CalculatorContent {...props} />,
  };
}

/** Search engines cut longer titles. */
const LONGEST_TITLE = 58;

function titleOf({ title }: Detail): string {
  const whole = `${title} calculator`;
  return whole.length > LONGEST_TITLE ? title : whole;
}

function sendTable(services: Services) {
  return async (exchange: Exchange) => {
    checkBurst(services, exchange, CALCULATION_COST);
    const detail = await services.catalogue.detail(slugOf(services, exchange));
    const pairs = new URLSearchParams(exchange.request.query);
    const output = pairs.get('table.output') ?? detail.outputs.find(isTabular)?.name ?? '';
    if (!detail.outputs.some((one) => one.name === output && isTabular(one)))
      throw new Problem('invalid-query', '`table.output` must be the name of an output that is a table.');
    const calculator = await services.catalogue.calculator(detail.slug);
    const { outcome, problems, fault } = chargeTime(services, exchange, () =>
      calculateUnplotted(calculator, detail, stateOf(services, calculator, detail, pairs), today(services)),
    );
    if (fault) throw fault;
    if (problems.length > 0) throw new Problem('invalid-inputs', problems.map(({ message }) => message).join(' '));
    if (!outcome?.ok) throw new Problem('no-result', outcome?.reason ?? 'There is no result for these inputs.');
    const value = outcome.results[output]?.value;
    if (typeof value !== 'object') throw new Problem('no-result', 'There is no such table for these inputs.');
    const lines = headers(
      ['content-type', 'text/csv; charset=utf-8; header=present'],
      ['content-disposition', `attachment; filename="${detail.slug}-${output}.csv"`],
      ['cache-control', 'public, max-age=300'],
      ['x-robots-tag', 'noindex'],
    );
    exchange.send(200, lines, csvOf(value));
  };
}

const PART_OF_PAGE = headers(
  ['cache-control', 'public, max-age=300'],
  ['vary', 'Accept-Language, Cookie'],
  ['x-robots-tag', 'noindex'],
  // Whoever opens them by themselves sees them without anything that could be loaded.
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
);

type CalculatedPart = (calculator: Calculator, detail: Detail, calculation: Calculation) => VNode;

/** Answers with a part of a page, for pages that follow what is typed. The calculator has its lifted formula. */
function sendPart(services: Services, partOf: CalculatedPart, refuse: (detail: Detail) => void = () => {}) {
  return async (exchange: Exchange) => {
    checkBurst(services, exchange, CALCULATION_COST);
    const plain = await services.catalogue.detail(slugOf(services, exchange));
    refuse(plain);
    const pairs = new URLSearchParams(exchange.request.query);
    const calculator = await services.catalogue.liftedCalculator(plain.slug);
    const { system, locale } = readerOf(exchange);
    const detail = regionalDetail(plain, calculator, system);
    chargeTime(services, exchange, () => {
      const state = stateOf(services, calculator, detail, pairs);
      const calculation = calculateUnplotted(calculator, detail, state, today(services));
      if (calculation.fault) throw calculation.fault;
      const part = withLocale(locale, () =>
        renderToString(
          runCalculator(detail.slug, calculation.request.inputs, () => partOf(calculator, detail, calculation)),
        ),
      );
      new PreparedBytes('text/html; charset=utf-8', part).send(exchange, PART_OF_PAGE);
    });
  };
}

/** The steps: typesetting is not for browsers. */
function sendSteps(services: Services) {
  return sendPart(
    services,
    (calculator, detail, calculation) => <WorkedSteps steps={stepsOf(calculator, detail, calculation)} />,
    (detail) => {
      if (detail.formula === null)
        throw new Problem('unknown-path', 'The calculator is an algorithm: it has no formula to work through.');
    },
  );
}

/** The results with their uncertainties. */
function sendUncertainty(services: Services) {
  return sendPart(services, (calculator, detail, calculation) => (
    <PropagatedResults
      detail={detail}
      state={calculation.state}
      propagated={propagate(calculator, detail, calculation, today(services))}
    />
  ));
}
