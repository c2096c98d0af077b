/**
 * The way of a plugin from an empty folder to answers over HTTP, with nothing of this project but its tarballs: made, written,
 * checked, seen on a page, packed, installed in a deployment, calculated with a key.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../server/harness.js';
import { QUIET, root, type Started, start, type } from './shell.js';

const OURS = ['@reckoner/engine', '@reckoner/bundling', '@reckoner/codegen', '@reckoner/server', 'reckoner'];
const CREATE = 'create-reckoner-plugin';
const CATALOGUE = '@reckoner/catalogue';
/** What the catalogue depends on. */
const PLUGINS = Object.keys(
  JSON.parse(readFileSync(path.join(root, 'catalogue/package.json'), 'utf8')).dependencies as object,
);
const OTHER_PLUGIN = '@reckoner/plugin-photography';
const OTHER_SLUG = 'depth-of-field';

const CALCULATOR = `import { defineCalculator, quantity } from '@reckoner/engine';

/** What is left of a wort after it has boiled. */
export default defineCalculator({
  title: 'Volume after the boil',
  description: 'Volume of wort that is left after boiling, from what evaporates in an hour.',
  inputs: {
    volume: quantity('L', { label: 'Volume before', symbol: 'V_0', min: 0, max: 1e6 }),
    rate: quantity('L/h', { label: 'Evaporation', symbol: 'r', min: 0, max: 1e4 }),
    time: quantity('h', { label: 'Boiling time', unit: 'min', symbol: 't', min: 0, max: 600 }),
  },
  outputs: { left: quantity('L', { label: 'Volume after', symbol: 'V' }) },
  formula: ({ volume, rate, time }) => ({ left: Math.max(0, volume - rate * time) }),
  explanation: 'Of {volume}, {left} are left after {time}.',
  examples: [
    { inputs: { volume: 25, rate: 4, time: 90 }, results: { left: 19 }, source: 'By hand: 25 - 4 × 1.5' },
    { inputs: { volume: 1, rate: 4, time: 60 }, results: { left: 0 }, source: 'By hand: all of it is gone' },
  ],
  references: [{ title: 'Palmer: How to Brew, 4th ed., chapter 9' }],
});
`;

/** What programs that use the library are compiled with. */
const COMPILER = { target: 'ES2022', module: 'NodeNext', strict: true, skipLibCheck: false, types: [] };

const PROGRAM = `import { CalculationError } from '@reckoner/catalogue';
import { compoundInterest } from '@reckoner/catalogue/finance';

declare const console: { log(text: string): void };
const { amount } = compoundInterest({ principal: 1000, rate: '5 %', years: 10 }).results;
const value: number = amount.value;
console.log(\`\${value} \${amount.unit}\`);
try {
  compoundInterest({ principal: 1000, years: { value: 10, unit: 'yr' } } as Parameters<typeof compoundInterest>[0]);
} catch (error) {
  if (!(error instanceof CalculationError)) throw error;
  console.log(error.issues.map(({ code, pointer }) => \`\${code} \${pointer}\`).join());
}
`;

const WRONG_PROGRAM = `import './program.js';
import { compoundInterest } from '@reckoner/catalogue/finance';
import { ohmsLaw } from '@reckoner/catalogue/electronics';

compoundInterest({ principal: 1000, rate: 5, years: 10, frequency: 'monthly' });
compoundInterest({ principal: 1000, rate: 5 }); // wrong
compoundInterest({ principal: 1000, rate: 5, years: 10, frequency: 'fortnightly' }); // wrong
compoundInterest({ principal: 1000, rate: 5, years: 10, rat: 5 }); // wrong
compoundInterest({ principal: true, rate: 5, years: 10 }); // wrong
compoundInterest({ principal: 1000, rate: 5, years: 10 }).results.amounts; // wrong
ohmsLaw({ voltage: '12 V', current: { value: 500, unit: 'mA' } }, { units: { power: 'kW' } }).results.power?.value.toFixed(1);
ohmsLaw({ voltage: 12, current: 2 }).results.power.value; // wrong
ohmsLaw({ voltage: 12, current: 2 }, { units: { speed: 'km/h' } }); // wrong
`;

let folder: string;
let plugin: string;
let deployment: string;
const started: Started[] = [];

function tarball(name: string): string {
  return path.join(root, '.cache/tarballs', `${name.replace('@', '').replace('/', '-')}-0.1.0.tgz`);
}

/** Types what has to succeed. */
async function run(where: string, program: string, ...words: string[]): Promise<string> {
  const { code, output } = await type(where, program, ...words);
  expect(code, `${program} ${words.join(' ')}\n${output}`).toBe(0);
  return output;
}

const reckoner = (where: string, ...words: string[]) => run(where, 'npx', '--no', 'reckoner', ...words);

async function textOf(port: number, address: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${address}`);
  return `${answer.status} ${await answer.text()}`;
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'reckoner-path-'));
  plugin = path.join(folder, 'brewing');
  deployment = path.join(folder, 'deployment');
  await run(root, 'npm', 'run', 'pack', '--', ...OURS, CREATE, ...PLUGINS, CATALOGUE);
});

afterAll(async () => {
  await Promise.all(started.map((one) => one.stop('SIGKILL')));
  rmSync(folder, { recursive: true, force: true });
});

test('a plugin is made and installed', async () => {
  const options = ['--category', 'brewing', '--title', 'Brewing', '--author', 'Ada Lovelace <ada@example.com>'];
  const create = ['exec', '--yes', ...QUIET, '--package', tarball(CREATE), '--', CREATE, 'brewing', ...options];
  expect(await run(folder, 'npm', ...create)).toContain('npx reckoner dev');
  await run(plugin, 'npm', 'install', ...QUIET, '--save-dev', ...OURS.map(tarball));
});

test('it passes the check and the compiler with a calculator of its own', async () => {
  expect(await reckoner(plugin, 'check')).toContain('1 calculator is right');
  expect(await reckoner(plugin, 'new', 'boiling/volume-after-boil')).toContain('npx reckoner check boiling/');
  const fresh = await type(plugin, 'npx', '--no', 'reckoner', 'check');
  expect(fresh).toMatchObject({ code: 1, output: expect.stringContaining('boiling/volume-after-boil.ts:') });
  writeFileSync(path.join(plugin, 'boiling/volume-after-boil.ts'), CALCULATOR);
  expect(await run(plugin, 'npm', 'test')).toContain('2 calculators are right');

  const wrong = path.join(plugin, 'boiling', 'wrong.ts');
  writeFileSync(wrong, CALCULATOR.replace('volume - rate * time', 'volume - rates * time'));
  expect(await type(plugin, 'npx', '--no', 'tsc')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/wrong\.ts.*rates/),
  });
  rmSync(wrong);
});

test('it is seen on a page, which follows what is saved', async () => {
  const port = await freePort();
  const preview = start(plugin, ['dev', '--port', String(port)]);
  started.push(preview);
  await preview.says(/Save a file/);
  const address = '/calculators/volume-after-boil';
  const before = await textOf(port, address);
  expect(before).toMatch(/^200 .*Volume after the boil/s);
  const shown = /preview\/reload\.js\?state=([\w-]+)/.exec(before)![1];
  expect(await textOf(port, '/preview/state')).toBe(`200 ${shown}`);
  writeFileSync(
    path.join(plugin, 'boiling/volume-after-boil.ts'),
    CALCULATOR.replace('Volume after the boil', 'Wort that is left'),
  );
  await expect.poll(() => textOf(port, address)).toMatch(/^200 .*Wort that is left/s);
  await expect.poll(() => textOf(port, '/preview/state')).not.toBe(`200 ${shown}`);
  writeFileSync(path.join(plugin, 'boiling/volume-after-boil.ts'), CALCULATOR.replace("label: 'Evaporation', ", ''));
  await preview.says(/"rate" has no label/);
  expect(await preview.stop('SIGINT')).toBe(0);
  await expect(textOf(port, address)).rejects.toThrow();
});

test('it is packed with a manifest of what is in it, once it is right', async () => {
  const broken = await type(plugin, 'npx', '--no', 'reckoner', 'pack');
  expect(broken).toMatchObject({ code: 1, output: expect.stringContaining('has no label') });
  expect(readdirSync(plugin).filter((name) => name.endsWith('.tgz'))).toEqual([]);
  writeFileSync(path.join(plugin, 'boiling/volume-after-boil.ts'), CALCULATOR);
  expect(await reckoner(plugin, 'pack')).toContain('reckoner-plugin-brewing-0.1.0.tgz has 2 calculators');
  const manifest = JSON.parse(readFileSync(path.join(plugin, 'reckoner.manifest.json'), 'utf8'));
  expect(manifest).toEqual({
    manifest: 1,
    name: 'reckoner-plugin-brewing',
    version: '0.1.0',
    category: 'brewing',
    contract: 1,
    engine: '0.1.0',
    integrity: expect.stringMatching(/^sha256-/),
    calculators: {
      'steady-travel-time': { file: 'basics/steady-travel-time.ts', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      'volume-after-boil': { file: 'boiling/volume-after-boil.ts', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    },
  });
});

test('a deployment installs it beside others', async () => {
  mkdirSync(deployment);
  writeFileSync(path.join(deployment, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const packages = [...OURS, ...PLUGINS, CATALOGUE].map(tarball);
  await run(
    deployment,
    'npm',
    'install',
    ...QUIET,
    ...packages,
    path.join(plugin, 'reckoner-plugin-brewing-0.1.0.tgz'),
  );
  expect(readFileSync(path.join(deployment, 'package-lock.json'), 'utf8')).not.toMatch(/git\+|github:/);
  expect(await type(deployment, 'npx', '--no', 'reckoner', 'check')).toMatchObject({
    code: 1,
    output: expect.stringContaining('npx reckoner generate checks those that are installed'),
  });
});

test('a program calls the functions of the library, with their types', async () => {
  writeFileSync(path.join(deployment, 'program.ts'), PROGRAM);
  writeFileSync(path.join(deployment, 'wrong.ts'), WRONG_PROGRAM);
  writeFileSync(
    path.join(deployment, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: COMPILER, files: ['wrong.ts'] }),
  );
  const compiler = path.join(plugin, 'node_modules/.bin/tsc');
  const { code, output } = await type(deployment, compiler, '-p', '.');
  expect(code).not.toBe(0);
  // Each line that is marked has its error, and no other line has one.
  const lines = WRONG_PROGRAM.split('\n').flatMap((line, place) => (line.includes('// wrong') ? [place + 1] : []));
  expect([...output.matchAll(/wrong\.ts\((\d+),/g)].map(([, line]) => Number(line))).toEqual(lines);
  expect(output).not.toMatch(/program\.ts|node_modules/);
  expect(await run(deployment, 'node', 'program.js')).toBe('1647.01 $\nmissing /inputs/rate\n');
});

test('the command line calculates with the installed catalogue before there is another', async () => {
  const words = ['calculate', 'compound-interest', 'principal=1000', 'rate=5%', 'years=10'];
  expect(await reckoner(deployment, ...words)).toContain('$1,647.01');
  expect(await reckoner(deployment, 'search', 'ohms', 'law')).toContain('ohms-law');
  expect(await reckoner(deployment, 'ask', '20% of 50')).toContain('20% of 50 is 10.');
  expect(await type(deployment, 'npx', '--no', 'reckoner', 'calculate', 'compound-intrest')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Did you mean "compound-interest"?'),
  });
});

test('the deployment generates, and answers over HTTP', async () => {
  const plugins = [OTHER_PLUGIN, 'reckoner-plugin-brewing'];
  writeFileSync(path.join(deployment, 'reckoner.config.json'), JSON.stringify({ plugins }));
  expect(await reckoner(deployment, 'generate')).toMatch(/\d+ calculators, \d+ checked anew/);

  // From here on it is the deployment's own catalogue.
  expect(await reckoner(deployment, 'calculate', 'volume-after-boil', 'volume=25 L', 'rate=4', 'time=1.5 h')).toContain(
    '19 L',
  );

  const email = 'ada@example.com';
  await reckoner(deployment, 'admin', 'account', 'create', '--email', email, '--plan', 'hobby');
  const key = /\brk_\w+/.exec(await reckoner(deployment, 'admin', 'key', 'create', '--email', email))![0];
  const port = await freePort();
  const service = start(deployment, ['start'], { PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production' });
  started.push(service);
  await service.says(/Reckoner is up/);
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/calculate`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ calculator: 'volume-after-boil', inputs: { volume: 25, rate: 4, time: 90 } }),
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { result: { results: { left: { value: 19, unit: 'L' } } } },
  ]);
  expect(await textOf(port, '/calculators/volume-after-boil')).toMatch(/^200 .*Volume after the boil/s);
  expect(await textOf(port, `/calculators/${OTHER_SLUG}`)).toMatch(/^200 /);
  // What an author's preview has is not for the public.
  expect(await textOf(port, '/preview/state')).toMatch(/^404 /);
  expect(await service.stop('SIGTERM')).toBe(0);
});
