/** The account holder's and the operator's pages in a real browser, from signing up to the refused calculation. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { signedInVisitor } from '../server/dashboard/visitor.js';
import { COMPOUND } from '../server/harness.js';
import { overflow, violations } from './looks.js';
import { inBrowser } from './world.js';

const PASSWORD = 'seven crates of tea';
const QUOTA = 100;

/** Runs the command as it was copied; where there is no curl, sends what it would send. */
async function runCommand(command: string): Promise<string> {
  const run = promisify(execFile);
  const hasCurl = await run('sh', ['-c', 'command -v curl']).then(
    () => true,
    () => false,
  );
  if (hasCurl) return (await run('sh', ['-c', command])).stdout;
  const [url = ''] = /https?:\/\/\S+/.exec(command) ?? [];
  const headers = [...command.matchAll(/-H '([^:]+): ([^']*)'/g)].map(([, name, value]) => [name!, value!] as const);
  const [, body = ''] = /-d '([^']*)'/.exec(command) ?? [];
  return (await fetch(url, { method: 'POST', headers: Object.fromEntries(headers), body })).text();
}

inBrowser('accounts', (world) => {
  it('from signing up to the first answer, the last of the day, and the refusal of a revoked key', async () => {
    const email = `newcomer-${randomUUID()}@example.com`;
    const context = await world.context({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('link', { name: 'Create one' }).click();

    const start = performance.now();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.locator('main form button[type=submit]').click();
    await page.getByText('Check your mail').first().waitFor();
    await page.goto((await world.service.mailed(email))!.link!);
    await page.locator('main form button[type=submit]').click();
    await page.getByText('is confirmed').first().waitFor();
    if (new URL(page.url()).pathname !== '/dashboard') {
      await page.goto('/login');
      await page.getByLabel('E-mail address').fill(email);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.locator('main form button[type=submit]').click();
    }
    await page.waitForURL('**/dashboard');
    await page.getByRole('link', { name: 'API keys' }).first().click();
    await page.getByLabel('Name').fill('First program');
    await page.getByRole('button', { name: /create/i }).click();
    const key = (await page.locator('#new-key').textContent())!.trim();
    expect(key).toMatch(/^rk_[0-9A-Za-z]{38}$/);
    const command = (await page.locator('#first-call').textContent())!;
    const answer = await runCommand(command);
    const elapsed = performance.now() - start;
    expect(JSON.parse(answer).success).toBe(true);
    console.log(`From sign-up to the first API answer: ${(elapsed / 1000).toFixed(1)} s, without reading and typing.`);

    await page.getByRole('button', { name: /copy/i }).first().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    await page.reload();
    expect(await page.content()).not.toContain(key);

    const statuses: number[] = [];
    for (let index = 1; index < QUOTA + 2; index++)
      statuses.push((await world.service.calculate(key, COMPOUND)).status);
    expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([QUOTA - 1, 429]);
    await page.goto('/dashboard');
    expect(await page.locator('main').innerText()).toMatch(/100 of 100/);

    await page.goto('/dashboard/keys');
    await page.getByRole('link', { name: 'Revoke' }).click();
    await page.getByRole('button', { name: /revoke/i }).click();
    await page.getByText('The key is revoked.').waitFor();
    await expect.poll(async () => (await world.service.calculate(key, COMPOUND)).status).toBe(403);

    await page
      .getByRole('button', { name: /log out/i })
      .first()
      .click();
    await page.waitForURL((url) => !url.pathname.startsWith('/dashboard'));
    await page.goto('/dashboard/keys');
    expect(new URL(page.url()).pathname).toBe('/login');
    for (const line of world.service.log)
      for (const secret of [key, PASSWORD, /token=[\w-]{20,}/]) expect(line).not.toMatch(secret);
  });

  it.each(['user', 'operator'] as const)(
    'every page of the dashboard of an account, role %s, is accessible and fits',
    async (role) => {
      const { visitor, account } = await signedInVisitor(world.service, { role });
      const other = await world.service.account();
      for (let index = 0; index < 3; index++) await world.service.calculate(other.key, COMPOUND);
      const context = await world.context({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
      const secret = [...visitor.cookies.values()][0]!;
      await context.addCookies([
        { name: 'session', value: secret, url: world.origin, httpOnly: true, sameSite: 'Lax' },
      ]);
      const page = await context.newPage();
      await page.goto('/dashboard/keys');
      await page.getByLabel('Name').fill('A program <b>');
      await page.getByRole('button', { name: /create/i }).click();
      const faults: string[] = [];
      const look = async () => {
        const path = new URL(page.url()).pathname;
        await page.setViewportSize({ width: 1280, height: 900 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          faults.push(...(await violations(page)).map((fault) => `${path} ${colorScheme}: ${fault}`));
        }
        await page.setViewportSize({ width: 360, height: 740 });
        faults.push(...(await overflow(page)).map((fault) => `${path} at 360 px: ${fault}`));
      };
      await look();
      const paths = ['/dashboard', '/dashboard/keys', '/dashboard/usage', '/dashboard/plan', '/dashboard/account'];
      if (role === 'operator') paths.push('/admin', `/admin/accounts/${other.account.id}`, '/admin/audit');
      for (const path of paths) {
        const response = await page.goto(path);
        expect(response!.status(), path).toBe(200);
        await look();
      }
      await page.goto('/dashboard/keys');
      await page.getByRole('link', { name: 'Revoke' }).click();
      await look();
      expect(faults).toEqual([]);
      expect(account.role).toBe(role);
    },
  );
});
