/**
 * `npm run screenshots`: pictures of the main pages for the README, in docs/images; `-- <name>…` makes some of them. The
 * same pictures each time: a clock that stands still, an account with made-up use, and a port of its own (its address is
 * in them).
 */
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { CHROMIUM, launch } from '../test/browser/chromium.js';
import { signedInVisitor } from '../test/server/dashboard/visitor.js';
import { countUsed, startTestService, TestClock, type TestService } from '../test/server/harness.js';
import { CommandError, runCommandLine } from './command.js';

const OUT = fileURLToPath(new URL('../docs/images/', import.meta.url));
const PORT = Number(process.env.PORT || 8099);
const ORIGIN = `http://localhost:${PORT}`;
const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-03-10T15:20:00Z');

const WIDE: BrowserContextOptions = { viewport: { width: 1100, height: 760 } };
const NARROW: BrowserContextOptions = { viewport: { width: 360, height: 1000 } };

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly options?: BrowserContextOptions;
  readonly signedIn?: boolean;
  readonly prepare?: (page: Page) => Promise<void>;
}

const COMPOUND = '/calculators/compound-interest?principal=1000&rate=5&years=10&frequency=monthly';

const PICTURES: readonly Picture[] = [
  { name: 'home', path: '/' },
  { name: 'calculator', path: '/calculators/ohms-law' },
  { name: 'calculator-dark', path: COMPOUND, options: { ...WIDE, colorScheme: 'dark' } },
  { name: 'calculator-narrow', path: COMPOUND, options: NARROW },
  {
    name: 'plot',
    path: `${COMPOUND}&plot.y=amount&plot.x=years`,
    prepare: async (page) => {
      await page.locator('#plot svg').waitFor();
      await page.locator('#plot').evaluate((plot) => plot.scrollIntoView());
    },
  },
  { name: 'dashboard-keys', path: '/dashboard/keys', signedIn: true },
  { name: 'dashboard-usage', path: '/dashboard/usage', signedIn: true },
  { name: 'dashboard-narrow', path: '/dashboard', signedIn: true, options: NARROW },
];

/** An account with keys of known names and the use of some weeks. */
async function account(service: TestService): Promise<string> {
  const { visitor, account } = await signedInVisitor(service, { email: 'ada@example.com' });
  const keys = [
    { id: 'key_website00001', name: 'Website', hint: 'q7Rk', share: 3 },
    { id: 'key_nightlyjob01', name: 'Nightly job', hint: 'x2Fd', share: 1 },
  ];
  const slugs = ['loan-payment', 'compound-interest', 'body-mass-index', 'length-converter'];
  const today = Math.floor(NOW / DAY_MS);
  for (const [index, { id, name, hint }] of keys.entries())
    await service.store.createKey(
      {
        id,
        accountId: account.id,
        name,
        hash: String(index).repeat(64),
        hint,
        createdAt: NOW - 60 * DAY_MS,
        revokedAt: null,
      },
      keys.length,
    );
  const use = Array.from({ length: 58 }, (_, ago) =>
    keys.flatMap(({ id, share }) =>
      slugs.map((slug, rank) => {
        // Weeks with quiet ends, growing slowly.
        const isWeekend = (today - ago + 4) % 7 > 4;
        const wave = 1 + ((ago * 7919 + rank * 104_729) % 13) / 13;
        const count = Math.round(((70 - ago) * share * wave * (isWeekend ? 0.35 : 1)) / (rank + 1));
        return {
          accountId: account.id,
          day: today - ago,
          keyId: id,
          slug,
          count,
          at: NOW - ago * DAY_MS - share * 60_000,
        };
      }),
    ),
  );
  const entries = use.flat();
  await service.store.addActivity(entries);
  for (const { day, count } of entries) await countUsed(service.store, account.id, day, count);
  return [...visitor.cookies.values()][0]!;
}

async function take(pictures: readonly Picture[]): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  const service = await startTestService({
    clock: new TestClock(NOW),
    port: PORT,
    environment: { BASE_URL: ORIGIN, LOG_LEVEL: 'silent' },
  });
  const browser = await launch();
  try {
    const session = await account(service);
    for (const { name, path, options = WIDE, signedIn, prepare } of pictures) {
      const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', ...options });
      if (signedIn) await context.addCookies([{ name: 'session', value: session, url: ORIGIN }]);
      const page = await context.newPage();
      await page.clock.setFixedTime(NOW);
      await page.goto(ORIGIN + path, { waitUntil: 'networkidle' });
      await prepare?.(page);
      await page.screenshot({ path: `${OUT}${name}.png`, animations: 'disabled', caret: 'hide' });
      await context.close();
    }
  } finally {
    await browser.close();
    await service.close();
  }
}

function asked(names: readonly string[]): readonly Picture[] {
  const known = PICTURES.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new CommandError(`There is no picture “${unknown}”; expected some of ${known.join(', ')}.`, 2);
  return names.length === 0 ? PICTURES : PICTURES.filter(({ name }) => names.includes(name));
}

await runCommandLine(async () => {
  const pictures = asked(process.argv.slice(2));
  if (!existsSync(CHROMIUM)) {
    const how = 'install it (Debian: apt-get install chromium-headless-shell), or name yours in CHROMIUM_PATH';
    throw new CommandError(`There is no browser at ${CHROMIUM}: ${how}.`);
  }
  await take(pictures);
});
