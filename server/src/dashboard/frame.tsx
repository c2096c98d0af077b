/** Sends the dashboard's pages, and says on the next page what a change did. */
import type { VNode } from 'preact';
import { clearCookie, readCookie, setCookie } from '../http/cookies.js';
import type { Exchange } from '../http/exchange.js';
import type { HeaderLines } from '../http/headers.js';
import type { Services } from '../services.js';
import { CsrfField } from './auth/csrf-field.js';
import type { Visit } from './auth/require.js';
import { type FlashCode, flashes, isFlashCode } from './flash.js';
import { Layout, type Section } from './layout.js';

const FLASH_SECONDS = 60;

export interface DashboardPage {
  /** Without the site's name. */
  readonly title: string;
  readonly section: Section;
  readonly content: VNode;
  readonly status?: number;
  readonly headers?: HeaderLines;
}

export function sendDashboard({ pages }: Pick<Services, 'pages'>, visit: Visit, page: DashboardPage): void {
  const { exchange, account, session } = visit;
  const code = readCookie(exchange, 'flash');
  const logout = (
    <form method="post" action="/logout">
      <CsrfField session={session} />
      <button type="submit" class="button">
        Log out
      </button>
    </form>
  );
  const content = (
    <Layout
      account={account}
      section={page.section}
      flash={isFlashCode(code) ? flashes[code] : undefined}
      logout={logout}
    >
      {page.content}
    </Layout>
  );
  const { title, status = 200 } = page;
  pages.send(
    exchange,
    {
      title: status === 422 ? `Error: ${title}` : title,
      content,
      stylesheets: ['dashboard.css'],
      scripts: ['dashboard.js'],
    },
    {
      status,
      headers: (code === undefined ? '' : clearCookie(exchange, 'flash')) + (page.headers ?? ''),
    },
  );
}

/** Goes on to a page after a change, which says what was done. */
export function goOn(
  { pages }: Pick<Services, 'pages'>,
  exchange: Exchange,
  path: string,
  flash: FlashCode,
  lines: HeaderLines = '',
): void {
  pages.redirect(exchange, path, setCookie(exchange, 'flash', flash, FLASH_SECONDS) + lines);
}
