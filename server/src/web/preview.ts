/**
 * For authors at work: pages ask every moment whether the service still shows the state of the calculators that they were
 * made from, and load themselves anew when it does not. A service for the public has none of this.
 */
import { headers } from '../http/headers.js';
import type { Route } from '../http/routes.js';
import type { Services } from '../services.js';

const STATE = '/preview/state';
const SCRIPT = '/preview/reload.js';
const INTERVAL_MS = 300;

/** The page's state is in the script's address: another process than the one that made the page may send the script. */
const TEXT = `const shown = new URL(import.meta.url).searchParams.get('state');
for (;;) {
  await new Promise((resolve) => setTimeout(resolve, ${INTERVAL_MS}));
  try {
    const answer = await fetch('${STATE}');
    if (answer.ok && (await answer.text()) !== shown) location.reload();
  } catch {
    // The service starts again.
  }
}
`;

const UNKEPT = ['cache-control', 'no-store'] as const;

/** What a page loads besides its own scripts. */
export function previewScript(state: string): string {
  return `${SCRIPT}?state=${encodeURIComponent(state)}`;
}

export function previewRoutes({ preview }: Pick<Services, 'preview'>): readonly Route[] {
  if (preview === undefined) return [];
  const answer = (path: string, type: string, text: string): Route => ({
    path,
    cors: false,
    get: (exchange) => exchange.send(200, headers(['content-type', `${type}; charset=utf-8`], UNKEPT), text),
  });
  return [answer(STATE, 'text/plain', preview), answer(SCRIPT, 'text/javascript', TEXT)];
}
