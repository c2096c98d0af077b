/** The browser that is installed: one of Debian's, or what CHROMIUM_PATH names. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** The same engine without a window takes half the processor time. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export const CHROMIUM = process.env.CHROMIUM_PATH || (INSTALLED.find((file) => existsSync(file)) ?? INSTALLED[0]!);

export function launch(): Promise<Browser> {
  // As root, as in CI, chromium does not start with its sandbox.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath: CHROMIUM, args });
}
