/** Renders and answers pages: the document around them, the headers that keep them safe, how long they are kept. */
import type { UnitSystem } from '@reckoner/engine/units/unit-systems';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Config } from '../config.js';
import type { Exchange } from '../http/exchange.js';
import { type HeaderLines, headers } from '../http/headers.js';
import { PreparedBytes } from '../http/prepared.js';
import type { ProblemCode } from '../http/problems.js';
import { locationHeader } from '../http/redirect.js';
import type { Assets } from './assets/assets.js';
import { type ColorScheme, Document } from './document.js';
import { previewScript } from './preview.js';
import { ProblemContent } from './problem-content.js';

export interface Page {
  /** Without the site's name. */
  readonly title: string;
  readonly description?: string;
  /** The path that search engines should keep; pages without one are not indexed. */
  readonly canonical?: string;
  /** The path of the same as Markdown. */
  readonly markdown?: string;
  /** Assets by name, besides those of every page. */
  readonly scripts?: readonly string[];
  /** Paths of modules that the scripts will ask for: they are fetched at once. */
  readonly preloads?: readonly string[];
  /** As `scripts`: assets by name, besides the one of every page. */
  readonly stylesheets?: readonly string[];
  readonly structuredData?: object;
  /** The element that keyboards reach first, where that is not the content's beginning. */
  readonly skip?: { readonly to: string; readonly text: string };
  /** The element that has to be whole before anything is painted, where its parts would move each other. */
  readonly paintedWith?: string;
  /** Without the styles, scripts, header and footer of all pages. */
  readonly alone?: boolean;
  /** May stand in a frame of any site, without header and footer. */
  readonly embedded?: boolean;
  /** The colors that the site wants in whose frame it stands; the reader's else. */
  readonly scheme?: ColorScheme | undefined;
  /** The units of the reader, on pages that are by region: the choice of others stands in the footer. */
  readonly units?: UnitSystem;
  /** The search stands in the content; elsewhere a small one stands in the header. */
  readonly isSearch?: boolean;
  readonly content: VNode;
}

const SHARED_SCRIPT = 'shell.js';
const FRAMED_SCRIPT = 'framed.js';
const TYPE = 'text/html; charset=utf-8';

const PUBLIC = headers(['cache-control', 'public, max-age=300']);
const PRIVATE = headers(['cache-control', 'no-store']);
/** Other units or signs in numbers may be wanted at once: browsers ask whether a page is still the one they have. */
const BY_READER = headers(
  ['cache-control', 'public, max-age=0, s-maxage=300, must-revalidate'],
  ['vary', 'Accept-Language, Cookie'],
);

/**
 * @param framed Whether other sites may show the page in a frame.
 * @param styled Whether what runs there may write styles into the page.
 */
function securityHeaders(framed: boolean, styled = false): HeaderLines {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    styled ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    framed ? 'frame-ancestors *' : "frame-ancestors 'none'",
  ];
  return (
    headers(
      ['content-security-policy', policy.join('; ')],
      ['referrer-policy', 'strict-origin-when-cross-origin'],
      ['permissions-policy', 'camera=(), geolocation=(), microphone=()'],
      ['cross-origin-opener-policy', 'same-origin'],
    ) + (framed ? '' : headers(['x-frame-options', 'DENY']))
  );
}

export class Pages {
  readonly #assets: Assets;
  readonly #baseUrl: string;
  /** Scripts besides those of the page. */
  readonly #preview: readonly string[];
  /** How long anybody may keep what is the same for everybody. */
  readonly #shared: HeaderLines;
  readonly #byReader: HeaderLines;
  readonly #secure: HeaderLines;
  readonly #secureFramed: HeaderLines;
  readonly #secureStyled: HeaderLines;

  /** @param preview The state that is shown to an author at work. */
  constructor(assets: Assets, { baseUrl }: Pick<Config, 'baseUrl'>, preview?: string) {
    this.#assets = assets;
    this.#preview = preview === undefined ? [] : [previewScript(preview)];
    this.#shared = preview === undefined ? PUBLIC : PRIVATE;
    this.#byReader = preview === undefined ? BY_READER : PRIVATE;
    this.#baseUrl = baseUrl;
    this.#secure = securityHeaders(false);
    this.#secureFramed = securityHeaders(true);
    this.#secureStyled = securityHeaders(false, true);
  }

  /** The whole document. */
  html(page: Page): string {
    const shared = page.alone ? [] : [page.embedded ? FRAMED_SCRIPT : SHARED_SCRIPT];
    const scripts = [...shared, ...(page.scripts ?? [])];
    const stylesheets = [...(page.alone ? [] : ['styles.css']), ...(page.stylesheets ?? [])];
    const document = (
      <Document
        title={page.title}
        description={page.description}
        canonical={page.canonical === undefined ? undefined : this.#baseUrl + page.canonical}
        indexed={page.canonical !== undefined}
        markdown={page.markdown}
        icon={this.#assets.path('icon.svg')}
        stylesheets={stylesheets.map((name) => this.#assets.path(name))}
        scripts={[...scripts.map((name) => this.#assets.path(name)), ...this.#preview]}
        preloads={[...new Set([...scripts.flatMap((name) => this.#assets.imports(name)), ...(page.preloads ?? [])])]}
        structuredData={page.structuredData}
        skip={page.skip}
        paintedWith={page.paintedWith}
        bare={page.embedded || page.alone}
        scheme={page.scheme}
        isSearch={page.isSearch}
        units={page.units && { system: page.units, back: page.canonical ?? '/' }}
      >
        {page.content}
      </Document>
    );
    return `<!DOCTYPE html>${renderToString(document)}`;
  }

  /** A page that is the same for everybody, to keep and send with `sendPrepared`. */
  prepare(page: Page): PreparedBytes {
    return new PreparedBytes(TYPE, this.html(page));
  }

  /** Answers with a page that anybody may keep for a while; `byReader` where it is another to readers of other regions. */
  sendPrepared(exchange: Exchange, prepared: PreparedBytes, { embedded = false, byReader = false } = {}): void {
    const secure = embedded ? this.#secureFramed : this.#secure;
    prepared.send(exchange, secure + (byReader ? this.#byReader : this.#shared));
  }

  /**
   * Answers with a page without anybody's words in it, on which a program of others writes its styles into the page. Scripts
   * come from here alone as everywhere, and nothing is sent elsewhere.
   */
  sendStyled(exchange: Exchange, prepared: PreparedBytes): void {
    prepared.send(exchange, this.#secureStyled + this.#shared);
  }

  /** Answers with a page for this client alone; nobody keeps it. */
  send(exchange: Exchange, page: Page, { status = 200, headers: lines = '' as HeaderLines } = {}): void {
    const secure = page.embedded ? this.#secureFramed : this.#secure;
    exchange.send(status, headers(['content-type', TYPE]) + secure + PRIVATE + lines, this.html(page));
  }

  /** Sends the client elsewhere: 303, so that a reload does not send a form twice. */
  redirect(exchange: Exchange, location: string, lines: HeaderLines = ''): void {
    exchange.send(303, locationHeader(location) + this.#secure + PRIVATE + lines, '');
  }

  /** Says where a page is for good: a renamed calculator. */
  moved(exchange: Exchange, location: string): void {
    exchange.send(301, locationHeader(location) + this.#secure + PUBLIC, '');
  }

  /** Answers a problem as a page. */
  sendProblem(
    exchange: Exchange,
    problem: {
      readonly code: ProblemCode;
      readonly status: number;
      readonly title: string;
      readonly detail: string;
      readonly suggestions: readonly string[];
      readonly headers: HeaderLines;
    },
  ): void {
    const content = <ProblemContent {...problem} requestId={exchange.id} />;
    this.send(
      exchange,
      { title: problem.title, content, isSearch: true },
      { status: problem.status, headers: problem.headers },
    );
  }
}
