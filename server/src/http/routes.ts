/** Registers routes with the server, each with HEAD, OPTIONS and a problem for every other method. */
import { TooMuchWork } from '@reckoner/engine/budget';
import { RESULT_TOO_LONG } from '@reckoner/engine/calculate/request-budget';
import { CalculatorFault, FAULT_TOLD } from '../calculations/fault.js';
import type { Metrics } from '../observability/metrics.js';
import { StoreUnavailable } from '../store/guard.js';
import { corsHeaders, preflightHeaders } from './cors.js';
import { Exchange, type Http } from './exchange.js';
import { headers, RETRY_SOON } from './headers.js';
import { nothingHere, Problem, sendProblem } from './problem.js';
import { checkQuery } from './query.js';
import { Redirect } from './redirect.js';
import type { Call, HttpRequest, Transport } from './transport/transport.js';

export type Handler = (exchange: Exchange) => void | Promise<void>;

export interface Route {
  /** With `:name` for path parameters; names of one letter are ignored by hyper-express. */
  readonly path: string;
  readonly get?: Handler;
  readonly post?: Handler;
  /** In place of what all OPTIONS requests are answered with. */
  readonly options?: Handler;
  /** The query parameters that there are: others are refused. Left out on pages, which are asked for with what others add. */
  readonly query?: readonly string[] | 'any';
  /** Bytes that the body of a POST may have; by default what forms need. */
  readonly bodyLimit?: number;
  /** Open to every origin. */
  readonly cors: boolean;
  /** People read the answers: problems are pages too. */
  readonly page?: boolean;
}

/** Everything under here is open to every origin, also what does not exist. */
const OPEN_PREFIX = '/api/v1';
const FORM_BYTES = 16 * 1024;

function methodsOf(route: Route): string[] {
  return [...(route.get ? ['GET', 'HEAD'] : []), ...(route.post ? ['POST'] : []), 'OPTIONS'];
}

export function registerRoutes(transport: Transport, http: Http, metrics: Metrics, routes: readonly Route[]): void {
  for (const route of routes) {
    const observed = metrics.route(route.path);
    const common = (route.cors ? corsHeaders : '') + http.safety;
    const bodyLimit = route.post ? (route.bodyLimit ?? FORM_BYTES) : 0;
    const allow = methodsOf(route).join(', ');
    const { query } = route;
    const looked = (handler: Handler): Handler =>
      query === undefined
        ? handler
        : (exchange) => {
            checkQuery(exchange, query);
            return handler(exchange);
          };
    const handle = (handler: Handler) => (call: Call) => {
      const exchange = new Exchange(http, call, bodyLimit, observed, common);
      if (route.page) exchange.isPage = true;
      run(exchange, handler);
    };
    if (route.get) {
      const get = handle(looked(route.get));
      transport.on('GET', route.path, get);
      transport.on('HEAD', route.path, get);
    }
    if (route.post) transport.on('POST', route.path, handle(looked(route.post)));
    const preflight = route.cors ? preflightHeaders(allow) : headers(['allow', allow]);
    transport.on('OPTIONS', route.path, handle(route.options ?? ((exchange) => exchange.sendEmpty(204, preflight))));
    transport.on(
      'others',
      route.path,
      handle((exchange) =>
        sendProblem(exchange, 'method-not-allowed', `This path answers ${allow}.`, {
          headers: headers(['allow', allow]),
        }),
      ),
    );
  }
  const unmatched = metrics.route('unmatched');
  transport.onElse((call) => {
    const common = (call.path.startsWith(OPEN_PREFIX) ? corsHeaders : '') + http.safety;
    const exchange = new Exchange(http, call, 0, unmatched, common);
    exchange.isPage = wantsPage(call);
    run(exchange, () => sendProblem(exchange, 'unknown-path', nothingHere(exchange)));
  });
}

/** Whether a request to nowhere comes from a browser's address bar rather than from a program. */
function wantsPage({ path, headers: { accept } }: HttpRequest): boolean {
  return !path.startsWith('/api/') && accept !== undefined && accept.includes('text/html');
}

/** Runs a handler; whatever it throws becomes a problem. */
function run(exchange: Exchange, handler: Handler): void {
  try {
    const unclear = exchange.request.doubt();
    if (unclear) {
      exchange.refuseWhatFollows();
      // Not in this turn: the parser would go on to what follows in the same bytes. As it is, a second request closes.
      setImmediate(fail, exchange, unclear);
      return;
    }
    const answered = handler(exchange);
    if (answered === undefined) return;
    const { inFlight } = exchange.http;
    inFlight.start(exchange.response);
    answered.then(
      () => inFlight.end(exchange.response),
      (error) => {
        fail(exchange, error);
        inFlight.end(exchange.response);
      },
    );
  } catch (error) {
    fail(exchange, error);
  }
}

/** With all that is needed to find the fault, but what somebody typed. */
export function logFault({ http, marks }: Exchange, { calculator, inputs, cause }: CalculatorFault): void {
  http.logger.error({ err: cause, ...marks, calculator, inputs }, 'A calculator failed.');
}

function fail(exchange: Exchange, error: unknown): void {
  if (error instanceof TooMuchWork) {
    // Wherever it was, no part of the request has said so in words of its own.
    sendProblem(exchange, 'too-much-work', RESULT_TOO_LONG);
    return;
  }
  if (error instanceof Problem) {
    sendProblem(exchange, error.code, error.detail, error.extras);
    return;
  }
  if (error instanceof Redirect) {
    exchange.http.redirect(exchange, error.location);
    return;
  }
  if (error instanceof CalculatorFault) {
    logFault(exchange, error);
    sendProblem(exchange, 'internal-error', `${FAULT_TOLD} Its id is ${exchange.id}.`);
    return;
  }
  exchange.http.logger.error({ err: error, ...exchange.marks }, 'A request failed.');
  if (error instanceof StoreUnavailable) {
    sendProblem(exchange, 'store-unavailable', 'The store does not answer at the moment. Try again shortly.', {
      headers: RETRY_SOON,
    });
  } else {
    sendProblem(exchange, 'internal-error', `The request could not be answered. Its id is ${exchange.id}.`);
  }
}
