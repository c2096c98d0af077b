/** Chromium and a running service for tests of what people see, and everything that went wrong while they looked. */
import { existsSync } from 'node:fs';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort, startTestService, TestClock, type TestOptions, type TestService } from '../server/harness.js';
import { CHROMIUM, launch } from './chromium.js';

const REQUIRED = process.env.RECKONER_BROWSER_TESTS === 'required';
/** In CI a test is tried once more, and the end of the run tells of it (retried.ts); here a failure is a failure. */
const RETRIES = process.env.CI ? 1 : 0;

/** The machine may be slow and busy: only a page that never comes to what is expected of it fails. */
const PATIENCE_MS = 40_000;
const TEST_MS = 240_000;

export interface OpenOptions extends BrowserContextOptions {
  /** Other origins that the page may load from; requests to all others fail the test. */
  readonly alsoFrom?: readonly string[];
}

export class World {
  service!: TestService;
  browser!: Browser;
  readonly clock = new TestClock(Date.now());
  readonly #options: TestOptions;
  readonly #contexts = new Set<BrowserContext>();
  #troubles: string[] = [];
  #expected: RegExp[] = [];

  constructor(options: TestOptions = {}) {
    this.#options = options;
  }

  /** The address that people type. */
  get origin(): string {
    return `http://localhost:${this.service.port}`;
  }

  async start(): Promise<void> {
    const port = await freePort();
    this.service = await startTestService({
      clock: this.clock,
      ...this.#options,
      port,
      environment: { BASE_URL: `http://localhost:${port}`, ...this.#options.environment },
    });
    this.browser = await launch();
  }

  async stop(): Promise<void> {
    await this.browser?.close();
    await this.service?.close();
  }

  /** A browser of a person who has never been here. */
  async context({ alsoFrom = [], ...options }: OpenOptions = {}): Promise<BrowserContext> {
    // Metric units and English signs in numbers.
    const context = await this.browser.newContext({ baseURL: this.origin, locale: 'en-AU', ...options });
    this.#contexts.add(context);
    // Shorter than a test's, so that a failure tells what it waited for.
    context.setDefaultTimeout(PATIENCE_MS);
    const allowed = [this.origin, ...alsoFrom];
    const note = (text: string) => void this.#troubles.push(text);
    context.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => note(`uncaught: ${error.error().stack ?? error.error()}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Modules that are announced are not loaded where scripts are off.
      if (reason === 'csp' && options.javaScriptEnabled === false) return;
      // What the page or a navigation gave up itself, such as a search that a newer one follows.
      if (reason !== 'net::ERR_ABORTED') note(`request failed: ${request.url()} ${reason}`);
    });
    context.on('request', (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && !allowed.some((origin) => url.startsWith(`${origin}/`)))
        note(`request to another origin: ${url}`);
    });
    context.on('dialog', (dialog) => {
      note(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    return context;
  }

  /** A page of a fresh context, at `path`. */
  async open(path: string, options?: OpenOptions): Promise<Page> {
    const context = await this.context(options);
    const page = await context.newPage();
    await page.goto(path);
    return page;
  }

  /** A page whose assets of that name do not arrive before they are released. */
  async openHolding(path: string, asset: RegExp, options?: OpenOptions): Promise<[Page, release: () => void]> {
    const context = await this.context(options);
    const page = await context.newPage();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      ({ pathname }) => pathname.startsWith('/assets/') && asset.test(pathname.slice('/assets/'.length)),
      async (route) => {
        await released;
        // The page may have been left meanwhile.
        await route.continue().catch(() => {});
      },
    );
    await page.goto(path, { waitUntil: 'commit' });
    return [page, release];
  }

  /** Says that this trouble belongs to the test: matching ones do not fail it. */
  expectTrouble(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Closes what the test opened and returns what went wrong since the last time. */
  async settle(): Promise<readonly string[]> {
    for (const context of this.#contexts) await context.close();
    this.#contexts.clear();
    const troubles = this.#troubles.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
    this.#troubles = [];
    this.#expected = [];
    return troubles;
  }
}

/**
 * A suite in a real browser. A test fails on any error in the console, uncaught error, violation of the content security
 * policy (which the console tells), failed request and request to another origin.
 */
export function inBrowser(title: string, define: (world: World) => void, options?: TestOptions): void {
  if (!existsSync(CHROMIUM)) {
    const reason = `there is no chromium at ${CHROMIUM}: install it (apt-get install chromium-headless-shell) or set CHROMIUM_PATH`;
    if (REQUIRED)
      it(title, () => {
        throw new Error(`Browser tests are required, and ${reason}.`);
      });
    else it.skip(`${title}: skipped, ${reason}`);
    return;
  }
  describe(title, { retry: RETRIES, timeout: TEST_MS }, () => {
    const world = new World(options);
    beforeAll(() => world.start());
    afterEach(async () => {
      expect(await world.settle()).toEqual([]);
    });
    afterAll(() => world.stop());
    define(world);
  });
}
