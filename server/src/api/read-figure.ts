/**
 * GET /api/v1/calculators/:slug/figure.svg?…: the picture of a calculator for the inputs in the query, for documents and
 * chats. Parameters are called as in links to calculators' pages.
 */
import type { FigureView } from '@reckoner/engine/calculate/figure/view';
import { addressRequest } from '../calculations/address-request.js';
import { runCalculator } from '../calculations/fault.js';
import { invalidInputs } from '../calculations/work.js';
import type { Detail } from '../catalogue/catalogue.js';
import { dateOf, dayOf } from '../clock.js';
import type { Exchange } from '../http/exchange.js';
import { CACHED_FIVE_MINUTES, headers } from '../http/headers.js';
import { PreparedBytes } from '../http/prepared.js';
import { Problem } from '../http/problem.js';
import { pathText, queryTexts } from '../http/query.js';
import type { Route } from '../http/routes.js';
import type { Services } from '../services.js';
import { FILE_COLORS, type FileColors, figureFile } from '../web/calculator/figure-file.js';
import { type DrawnRequest, figureOfRequest } from '../web/calculator/figure-of-request.js';
import { hasView, VIEW_NAMES, viewFrom } from '../web/calculator/figure-tools.js';
import { chargeTime, checkBurst } from './access.js';
import { unknownCalculator } from './unknown-calculator.js';

/** The parameter for the colors. */
const COLORS = 'figure.colors';
/** Those for the part of an axis. */
const VIEWS: readonly string[] = Object.values(VIEW_NAMES);
const OWN = [COLORS, ...VIEWS];

/** Whoever opens it by itself sees it without anything that could be loaded. */
const ALONE =
  CACHED_FIVE_MINUTES +
  headers(['content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"]);

export function figureRoutes(services: Services): readonly Route[] {
  const { catalogue, clock } = services;

  async function get(exchange: Exchange): Promise<void> {
    checkBurst(services, exchange);
    const wanted = pathText(exchange, 'slug') ?? '';
    const slug = catalogue.resolve(wanted);
    if (slug === undefined) throw chargeTime(services, exchange, () => unknownCalculator(catalogue, wanted));
    const detail = await catalogue.detail(slug);
    if (detail.figure === undefined) throw new Problem('no-figure', 'This calculator has no figure.');
    const texts = queryTexts(exchange);
    const { [COLORS]: colors, ...others } = Object.fromEntries(
      Object.entries(texts).filter(([name]) => !VIEWS.includes(name)),
    );
    const drawnIn = colorsOf(colors);
    const view = viewFrom(new Map(Object.entries(texts)));
    const [chosen] = Object.keys(view);
    if (chosen !== undefined && !hasView(detail.figure.kind))
      throw badView(chosen as keyof FigureView, 'This figure has no axis of which a part could be chosen.');
    const calculator = await catalogue.calculator(slug);
    const svg = chargeTime(services, exchange, () => {
      const request = addressRequest(detail, new Map(Object.entries(others)), OWN);
      return runCalculator(slug, request.inputs, () => {
        const today = dateOf(dayOf(clock.now()));
        const drawn = figureOfRequest({ calculator, outputs: detail.outputs }, request, today, view);
        return fileOf(drawn, detail, drawnIn);
      });
    });
    new PreparedBytes('image/svg+xml; charset=utf-8', svg).send(exchange, ALONE);
  }

  return [{ path: '/api/v1/calculators/:slug/figure.svg', get, query: 'any', cors: true }];
}

/** @throws Problem 400 */
function colorsOf(colors = 'light'): FileColors {
  const known = FILE_COLORS.find((one) => one === colors);
  if (known !== undefined) return known;
  const message = `\`${COLORS}\` can be ${FILE_COLORS.map((one) => `\`${one}\``).join(', ')}.`;
  throw new Problem('invalid-query', message, {
    errors: [{ pointer: `?${COLORS}`, code: 'invalid-parameter', message, allowed: FILE_COLORS }],
  });
}

function badView(part: keyof FigureView, message: string): Problem {
  const errors = [{ pointer: `?${VIEW_NAMES[part]}`, code: 'invalid-parameter', message } as const];
  return new Problem('invalid-query', message, { errors });
}

/** @throws Problem 400 for a range that cannot be, 422 */
function fileOf({ figure, issues, reason, isTooMuch }: DrawnRequest, { title }: Detail, colors: FileColors): string {
  if (issues !== undefined) throw invalidInputs(issues);
  if (reason !== undefined) throw new Problem(isTooMuch ? 'too-much-work' : 'no-result', reason);
  const problem = figure && 'view' in figure.data ? figure.data.view.problem : undefined;
  if (problem !== undefined) throw badView(problem.part, problem.message);
  const svg = figure && figureFile(figure, title, colors);
  if (svg === undefined) throw new Problem('no-result', 'These inputs leave nothing to draw.');
  return svg;
}
