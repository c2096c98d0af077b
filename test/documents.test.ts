/** What the documents show is true: their samples are run, and the lock file holds no addresses. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'glob';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { command } from './codegen/mistakes/roots.js';
import { emptyRoot, generateRoot } from './codegen/roots.js';
import { startTestService, type TestService } from './server/harness.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

/** The fenced blocks of a language, in order. */
function blocks(markdown: string, language: string): string[] {
  return [...markdown.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map((match) => match[1]!);
}

describe('README', () => {
  const readme = read('README.md');
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  test('the curl sample is answered as shown', async () => {
    const curl = blocks(readme, 'sh').find((block) => block.includes('curl'))!;
    const body = JSON.parse(/-d '([^']*)'/.exec(curl)![1]!);
    const shown = JSON.parse(blocks(readme, 'json')[0]!);
    const { key } = await service.account();
    const { status, json } = await service.calculate(key, body);
    expect(status).toBe(200);
    const { timestamp, calculatorUrl, ...rest } = json;
    expect(timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(calculatorUrl).toMatch(/\/calculators\/compound-interest$/);
    const { timestamp: shownTimestamp, calculatorUrl: shownUrl, ...shownRest } = shown;
    expect(shownTimestamp).toBeDefined();
    expect(shownUrl).toBe('http://localhost:8080/calculators/compound-interest');
    expect(rest).toEqual(shownRest);
  });

  test('the calculator shown is the one in the catalogue', () => {
    const block = blocks(readme, 'ts').find((one) => one.includes('defineEquations'))!;
    const shown = block.replace(/\s*…\s*$/, '');
    expect(read('plugins/electronics/dc-circuits/ohms-law.ts').replaceAll(/\s+/g, ' ')).toContain(
      shown
        .replace(/^import.*$/m, '')
        .trim()
        .replaceAll(/\s+/g, ' '),
    );
  });

  test('every file and folder that it links to exists', () => {
    for (const [, target] of readme.matchAll(/\]\((?!https?:)([^)#]+)/g)) expect(() => read(target!)).not.toThrow();
  });
});

describe('CONTRIBUTING', () => {
  test('the sample calculator passes every check', async () => {
    const folder = emptyRoot();
    try {
      const plugin = path.join(folder, 'plugins/sample');
      mkdirSync(path.join(plugin, 'falling'), { recursive: true });
      writeFileSync(
        path.join(plugin, 'package.json'),
        JSON.stringify({
          name: 'sample',
          version: '1.0.0',
          author: 'Ada Lovelace',
          license: 'MIT',
          type: 'module',
          reckoner: { category: 'sample', title: 'Sample', arithmetic: 'float64', contract: 1 },
          peerDependencies: { '@reckoner/engine': '>=0.1.0' },
        }),
      );
      writeFileSync(path.join(plugin, 'falling/free-fall.ts'), blocks(read('CONTRIBUTING.md'), 'ts')[0]!);
      const checked = await command(folder, ['check', 'plugins/sample']);
      expect(checked).toMatchObject({ code: 0, text: expect.stringMatching(/^1 calculator is right/) });
      const report = generateRoot(folder);
      expect(report).toMatchObject({ calculators: 1 });
      expect(report.written).toContain('sample/details.json');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('every command in the table is a script', () => {
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
    for (const [, script] of read('CONTRIBUTING.md').matchAll(/`npm run ([a-z:-]+)/g))
      expect(scripts).toContain(script);
  });
});

test('every test says at its head what it is about', () => {
  const files = globSync('test/**/*.test{,-d}.ts', { cwd: root, posix: true });
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => !read(file).startsWith('/**'))).toEqual([]);
});

test('package-lock.json names packages without addresses of registries or repositories', () => {
  const lock = read('package-lock.json');
  expect(lock).not.toMatch(/"resolved": "https?:/);
  expect(lock).not.toMatch(/git\+|github:|git:\/\//);
});

test('plugins/VERIFICATION.md counts what the categories recorded', () => {
  const [derivation = '', audit = ''] = read('plugins/VERIFICATION.md').split('## Audit');
  const off: readonly string[] = JSON.parse(read('reckoner.config.json')).off?.calculators ?? [];
  const rowsOf = (part: string) => [...part.matchAll(/^\| ([a-z-]+) \| (\d+) \| (\d+) \|/gm)];
  expect(rowsOf(derivation).length).toBeGreaterThan(30);
  expect(rowsOf(audit).length).toBe(rowsOf(derivation).length);
  for (const [column, part] of [
    [1, derivation],
    [4, audit],
  ] as const) {
    for (const [, category, , counted] of rowsOf(part)) {
      const file = path.join(root, 'plugins', category!, 'verification.tsv');
      const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(1) : [];
      const done = lines.map((line) => line.split('\t')).filter((cells) => (cells[column] ?? '') !== '');
      expect([category, Number(counted)]).toEqual([category, done.length]);
      const slugs = Object.keys(JSON.parse(read(`generated/${category}/details.json`)));
      // What is off was audited, too.
      for (const [slug] of done) if (!off.includes(slug!)) expect(slugs).toContain(slug);
    }
  }
});
