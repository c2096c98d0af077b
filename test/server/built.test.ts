/** The service as built: made anew when a source changes, and with one engine for itself and the generated modules. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, freePort, temporaryDirectory } from './harness.js';
import { type Running, runProgram, startProcess } from './process.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OWN = ['engine', 'bundling', 'server'];

describe('the bundle of the service', () => {
  const root = mkdtempSync(join(tmpdir(), 'reckoner-built-'));
  const cache = join(root, 'node_modules/.cache');
  const admin = join(root, 'server/src/admin.ts');
  const source = readFileSync(join(ROOT, 'server/src/admin.ts'), 'utf8');
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  beforeAll(() => {
    for (const name of OWN) cpSync(join(ROOT, name), join(root, name), { recursive: true });
    cpSync(join(ROOT, 'package-lock.json'), join(root, 'package-lock.json'));
    mkdirSync(join(root, 'node_modules/@reckoner'), { recursive: true });
    for (const name of readdirSync(join(ROOT, 'node_modules')))
      if (name !== '@reckoner' && name !== '.cache')
        symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
    for (const name of OWN) symlinkSync(join(root, name), join(root, 'node_modules/@reckoner', name));
  });

  async function printed(): Promise<string> {
    const one = runProgram('admin', [], { DATA_DIR: join(root, 'data') }, root);
    await one.exited;
    return one.output();
  }

  const bundles = () => readdirSync(join(cache, 'reckoner/server'));

  it('is made once, and anew when a source has changed', async () => {
    expect(await printed()).toContain('Usage: npm run admin');
    expect(bundles()).toHaveLength(1);
    expect(await printed()).toContain('Usage: npm run admin');
    expect(bundles()).toHaveLength(1);
    writeFileSync(admin, source.replace('Usage: ', 'How to use it: '));
    expect(await printed()).toContain('How to use it: npm run admin');
    expect(bundles()).toHaveLength(2);
    const calendar = join(root, 'engine/src/calendar.ts');
    writeFileSync(calendar, `${readFileSync(calendar, 'utf8')}// More.\n`);
    expect(await printed()).toContain('How to use it: npm run admin');
    expect(bundles()).toHaveLength(3);
    writeFileSync(admin, source);
    expect(await printed()).not.toContain('How to use it');
  });

  it('tells in stack traces where in the sources something happened', async () => {
    writeFileSync(
      admin,
      source.replace('const command = ', "if (words.length === 0) throw new Error('On purpose.');\n  const command = "),
    );
    const line =
      readFileSync(admin, 'utf8')
        .split('\n')
        .findIndex((text) => text.includes('On purpose.')) + 1;
    expect(await printed()).toContain(`admin.ts:${line}:`);
    writeFileSync(admin, source);
  });

  it('is not needed: without a place to write it the sources run', async () => {
    rmSync(cache, { recursive: true });
    writeFileSync(cache, 'No folder.');
    const text = await printed();
    expect(text).toContain('starts from its sources');
    expect(text).toContain('Usage: npm run admin');
  });
});

describe('the service as built', () => {
  const directory = temporaryDirectory();
  let running: Running;
  let url: string;
  let key: string;
  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    running = await startProcess({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: directory });
    key = /rk_[0-9A-Za-z]{38}/.exec(running.output())![0];
  });
  afterAll(async () => {
    await running.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  it.each([
    ['doubles', 'body-mass-index', { weight: 70, height: 175 }, {}, 200],
    ['decimals', 'compound-interest', { principal: 1000, rate: 5, years: 10 }, {}, 200],
    ['equations', 'ohms-law', { voltage: 12, resistance: 4 }, {}, 200],
    ['steps', 'kinetic-energy', { mass: 2, speed: '10 m/s' }, { steps: true }, 200],
    // What a formula throws is of the class that the service knows.
    ['a refusal', 'ohms-law', { voltage: 12, resistance: 4, current: 5 }, {}, 422],
    ['a formula that has no result', 'baby-age-weeks-months', { birth: '2026-02-01', on: '2026-01-31' }, {}, 422],
  ])('calculates with %s', async (_, calculator, inputs, options, status) => {
    const answer = await ask(`${url}/api/v1/calculate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({ calculator, inputs, ...options }),
    });
    expect(answer.status, answer.text).toBe(status);
  });

  it('shows pages', async () => {
    expect((await ask(`${url}/calculators/body-mass-index?weight=70&height=175`)).text).toContain('22.8');
  });
});
