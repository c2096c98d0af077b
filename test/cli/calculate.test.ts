/** Commands that calculate and look up: what they print, to whom, and how they end. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test, vi } from 'vitest';
import { foundCatalogue } from '../../cli/src/catalogue/found.js';
import { runGenerated } from '../../cli/src/catalogue/generated-module.js';
import { LocalCatalogue } from '../../cli/src/catalogue/local.js';
import { commands } from '../../cli/src/commands.js';
import { candidatesFor } from '../../cli/src/completion/candidates.js';
import { QUICK } from '../../cli/tool/quick.mjs';
import { startTestService } from '../server/harness.js';
import { terminal } from './terminal.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

const shell = terminal(() => root);
const { run } = shell;

beforeEach(() => {
  vi.stubEnv('COLUMNS', '100');
});

const SWEEP = ['years=10', '--sweep', 'rate=1%..10%', '--points', '4'];
const RATES = ['calculate', 'compound-interest', 'principal=1000', ...SWEEP];
const INTEREST = ['calculate', 'compound-interest', 'principal=1000', 'rate=5%', 'years=10'];

test('a calculation is told with its units and its sentence', async () => {
  expect(await run(...INTEREST)).toBe(0);
  expect(shell.printed).toContain('Final amount           $1,647.01');
  expect(shell.printed).toContain('$1,000.00 at 5% a year for 10 years grows to $1,647.01');
  expect(shell.complained).toBe('');
});

test('for programs it is JSON, with the results of the API, or CSV', async () => {
  expect(await run(...INTEREST, '--json')).toBe(0);
  expect(JSON.parse(shell.printed)).toMatchObject({
    success: true,
    calculator: 'compound-interest',
    result: { results: { amount: { value: 1647.01, exact: '1647.009497690283034185673654306346' } } },
    inputs: { principal: 1000, rate: 5, years: 10, frequency: 'monthly' },
  });
  shell.printed = '';
  expect(await run(...INTEREST, '--csv', '--output', 'amount')).toBe(0);
  expect(shell.printed).toBe('name,label,value,unit\r\namount,Final amount,1647.01,$\r\n');
});

test('units, currencies, steps and inputs that are found', async () => {
  expect(await run('calculate', 'ohms-law', 'voltage=12 V', 'current=500 mA', '--unit', 'power=kW', '--steps')).toBe(0);
  expect(shell.printed).toMatch(/Power\s+0\.006 kW/);
  expect(shell.printed).toContain('Steps\n1. ');
  shell.printed = '';
  const sought = ['--solve-for', 'rate', '--target', 'amount=2000', '--currency', 'EUR'];
  expect(await run('calculate', 'compound-interest', 'principal=1000', 'years=10', ...sought)).toBe(0);
  expect(shell.printed).toMatch(/Annual interest rate\s+6\.95153%/);
  expect(shell.printed).toContain('€2,000.00');
});

test('what is said of another solution stands below it', async () => {
  expect(await run('calculate', 'pyramid-frustum', 'sides=4', 'lower=6', 'volume=180', 'surface=192')).toBe(0);
  const [own, other] = shell.printed.split('Another solution');
  expect(own).not.toContain('this is a prism');
  expect(other).toContain('this is a prism');
});

test('a sweep is a table with a line of how each result changes, or columns for programs', async () => {
  expect(await run(...RATES, '--plot')).toBe(0);
  expect(shell.printed).toMatch(/10 %\s+\$2,707\.04/);
  expect(shell.printed).toContain('▁▂▅█');
  expect(shell.printed).toMatch(/\$2,707\.04 │/);
  shell.printed = '';
  expect(await run(...RATES, '--csv', '--output', 'amount')).toBe(0);
  expect(shell.printed).toBe(
    'Annual interest rate (%),Final amount ($)\r\n1,1105.12\r\n4,1490.83\r\n7,2009.66\r\n10,2707.04\r\n',
  );
});

test('a sweep of bare numbers says in which unit they are', async () => {
  expect(await run('calculate', 'kinetic-energy', 'mass=2', '--sweep', 'speed=1,2')).toBe(0);
  expect(shell.printed).toMatch(/^ *Speed \(km\/h\) {2}Kinetic energy$/m);
  expect(shell.printed).toMatch(/^ *2 {2,}\S+ J$/m);
});

test('help is told wherever it is asked for', async () => {
  expect(await run('calculate', 'compound-interest', '--help')).toBe(0);
  expect(shell.printed).toMatch(/^Usage: reckoner calculate/);
});

test('a sweep has columns of what is answered, and says at how many points nothing is', async () => {
  const sweep = ['calculate', 'quadratic-equation', 'a=1', 'b=2', '--sweep', 'c=-3,5,0'];
  expect(await run(...sweep, '--csv', '--output', 'x1', '--output', 'realPart')).toBe(0);
  expect(shell.printed).toBe('Constant term,First root,Real part\r\n-3,-3,\r\n5,,-1\r\n0,-2,\r\n');
  shell.printed = '';
  expect(await run(...sweep, '--json', '--output', 'x1')).toBe(0);
  const { points: roots, ...head } = JSON.parse(shell.printed);
  expect(head).toEqual({ calculator: 'quadratic-equation', sweep: { input: 'c', values: ['-3', '5', '0'] } });
  expect(roots).toMatchObject([
    { value: '-3', success: true, results: { x1: { value: -3, label: 'First root', unit: '' }, x2: { value: 1 } } },
    { value: '5', success: true, results: { realPart: { value: -1 } } },
    { value: '0', success: true, results: { x1: { value: -2 }, discriminant: { value: 4 } } },
  ]);
  expect(roots[1].results).not.toHaveProperty('x1');
  shell.printed = '';
  const dice = ['calculate', 'dice-sum-probability', 'sides=6', 'sum=20', '--sweep', 'dice=2..5', '--points', '4'];
  expect(await run(...dice)).toBe(0);
  expect(shell.printed).toMatch(/^ +3 +–/m);
  expect(shell.printed).toMatch(/! 2 without a result: ./);
  shell.printed = '';
  expect(await run(...dice, '--json')).toBe(0);
  const { points } = JSON.parse(shell.printed);
  expect(points[0]).toEqual({ value: '2', success: false, code: expect.any(String), detail: expect.any(String) });
  expect(points[3].success).toBe(true);
});

test('inputs come from files, rows as JSON', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reckoner-inputs-'));
  try {
    const file = path.join(folder, 'inputs.json');
    writeFileSync(file, '{ "principal": 1000, "rate": 1, "years": 10 }');
    // What is typed after it wins.
    expect(await run('calculate', 'compound-interest', `@${file}`, 'rate=5')).toBe(0);
    expect(shell.printed).toContain('$1,647.01');
    writeFileSync(file, '[1]');
    expect(await run('calculate', 'compound-interest', `@${file}`)).toBe(2);
    expect(shell.complained).toContain('must be an object of input names');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  [
    ['calculate', 'compound-intrest'],
    1,
    'There is no calculator "compound-intrest". Did you mean "compound-interest"?',
  ],
  [['calculate', 'compound-interest', 'rat=5'], 3, 'Did you mean "rate"?'],
  [['calculate', 'compound-interest', 'principal=1', 'rate=5 kg', 'years=1'], 3, 'rate: “Annual interest rate”'],
  [['calculate', 'compound-interest', 'principal'], 2, '"principal" is no input: write name=value'],
  [[...INTEREST, '--stps'], 2, 'There is no option --stps. Did you mean --steps?'],
  [[...INTEREST, '--output', 'amont'], 3, 'Did you mean "amount"?'],
  [[...INTEREST, '--json', '--csv'], 2, 'exclude each other'],
  [[...INTEREST, '--points', '3'], 2, '--points goes with --sweep'],
  [[...INTEREST, '--sweep', 'rate=1%..10%'], 2, '"rate" is swept and given'],
  [[...INTEREST, '--sweep', 'years'], 2, '--sweep takes a range'],
  [[...RATES, '--output', 'amont'], 3, 'Did you mean "amount"?'],
  [
    ['calculate', 'loan-amortization-schedule', '--output', 'schedule', '--sweep', 'rate=1..2'],
    3,
    '“Schedule” is a table, and a sweep has columns',
  ],
  [
    ['calculate', 'dice-sum-probability', 'sum=7', '--sweep', 'dice=1,2.5'],
    3,
    'value 2 must be a whole number; 2.5 was sent',
  ],
  [[...RATES, '--solve-for', 'years', '--target', 'amount=2'], 3, '--solve-for: A sweep has no `solveFor`'],
  [['calculate', 'compound-interest', 'principal=1 ± 0.1 $', ...SWEEP], 3, 'A sweep propagates no uncertainties'],
  [['calculate', 'compound-interest', 'principal=1', '--sweep', 'rat=1..2'], 3, 'Did you mean "rate"?'],
  [['calculate', 'compound-interest', 'principal=1', '--sweep', 'rate=-9..9'], 3, 'must be at least 0%; "-9" was sent'],
  [
    ['calculate', 'compound-interest', 'principal=1', '--sweep', 'rate=-9..9'],
    3,
    'Other values of the sweep are wrong',
  ],
  [
    ['calculate', 'dice-sum-probability', 'sum=7', '--sweep', 'dice=1..9'],
    3,
    'some of the 11 values are none. --points 9',
  ],
  [['ask'], 2, 'needs to be told what'],
  [['ask', 'x'.repeat(201)], 3, 'at most 200 characters'],
  [['ask', '20% of 50', '--json', '--csv'], 2, 'exclude each other'],
  [[...INTEREST, '--target', 'amount=1'], 2, '--target needs --solve-for'],
  [['describe', 'ohm-law'], 1, 'Did you mean "ohms-law"'],
  [['search', 'xyzzyxyzzy'], 1, 'Nothing is found'],
  [['completion', 'csh'], 2, 'choose bash, zsh, fish'],
  [[...INTEREST, '--server', 'nowhere'], 1, '--server takes an address'],
  [[...INTEREST, '--server', 'http://127.0.0.1:9'], 4, 'set RECKONER_API_KEY'],
])('%j ends with %d', async (words, code, sentence) => {
  vi.stubEnv('RECKONER_API_KEY', '');
  expect(await run(...words)).toBe(code);
  expect(shell.complained).toContain(sentence);
});

test('refusals are JSON for who asked for JSON', async () => {
  expect(await run('calculate', 'compound-interest', 'principal=1000', '--json')).toBe(3);
  expect(JSON.parse(shell.printed)).toMatchObject({
    success: false,
    code: 'invalid-inputs',
    errors: [{ code: 'missing' }, {}],
  });
  expect(shell.complained).toBe('');
});

test('a service answers the same, with a key', async () => {
  const service = await startTestService();
  try {
    const { key } = await service.account();
    const remote = ['--server', service.url];
    expect(await run(...INTEREST, ...remote)).toBe(4);
    vi.stubEnv('RECKONER_API_KEY', key);
    expect(await run(...INTEREST)).toBe(0);
    const here = shell.printed;
    shell.printed = '';
    expect(await run(...INTEREST, ...remote)).toBe(0);
    expect(shell.printed).toBe(here);
    const used = async () => (await service.get('/api/v1/me', { 'x-api-key': key })).json.today.used;
    const before = await used();
    for (const sweep of [RATES, [...RATES.slice(0, -1), '101', '--json']]) {
      shell.printed = '';
      expect(await run(...sweep)).toBe(0);
      const local = shell.printed;
      shell.printed = '';
      expect(await run(...sweep, ...remote)).toBe(0);
      expect(shell.printed).toBe(local);
    }
    // A sweep is one request: of 4 points charged as one calculation, of 101 as two.
    expect(await used()).toBe(before + 3);
    expect(await run(...RATES, '--output', 'amont', ...remote)).toBe(3);
    expect(await used()).toBe(before + 3);
    expect(await run('calculate', 'compound-interest', 'rat=5', ...remote)).toBe(3);
    expect(await run('describe', 'compound-interest', ...remote)).toBe(0);
    expect(await run('search', 'compound', 'interest', ...remote)).toBe(0);
    for (const [words, code] of [
      [QUESTION, 0],
      [['ask', 'mortgage 400000'], 3],
    ] as const) {
      [shell.printed, shell.complained] = ['', ''];
      expect(await run(...words)).toBe(code);
      const local = [shell.printed, shell.complained];
      [shell.printed, shell.complained] = ['', ''];
      expect(await run(...words, ...remote)).toBe(code);
      expect([shell.printed, shell.complained]).toEqual(local);
    }
    vi.stubEnv('RECKONER_API_KEY', 'rk_wrong');
    expect(await run(...INTEREST, ...remote)).toBe(4);
  } finally {
    await service.close();
  }
});

const QUESTION = ['ask', '20%', 'of', '50'];

test('a question is answered with what was asked for first, and how it was understood', async () => {
  expect(await run(...QUESTION)).toBe(0);
  expect(shell.printed).toMatch(/Part\s+10\n/);
  expect(shell.printed).toContain('Understood: Percentage “20%”, Whole “50”.');
  expect(shell.printed).toContain('reckoner calculate percentage-of-number rate=20% whole=50');
  shell.printed = '';
  expect(await run('ask', 'ohms law 12 V 4 ohm, power in kW', '--csv')).toBe(0);
  expect(shell.printed).toContain('power,Power,0.036,kW');
  shell.printed = '';
  expect(await run('ask', '5 miles in km')).toBe(0);
  expect(shell.printed).not.toContain('rows');
  expect(shell.complained).toBe('');
});

test('a question that leaves something open is not answered, and says what is missing', async () => {
  expect(await run('ask', 'mortgage 400000')).toBe(3);
  expect(shell.complained).toMatch(/^✗ It also needs “Annual interest rate” and “Term”\.$/m);
  expect(shell.complained).toContain('Understood: Loan amount “400000”.');
  expect(await run('ask', 'mortgage 400000', '--json')).toBe(3);
  expect(JSON.parse(shell.printed)).toMatchObject({
    success: false,
    code: 'not-understood',
    offer: { calculator: 'loan-payment', missing: ['Annual interest rate', 'Term'] },
  });
});

test('colors are for terminals that want them', async () => {
  expect(await run(...INTEREST, '--color')).toBe(0);
  expect(shell.printed).toContain('\u001b[1m$1,647.01\u001b[22m');
  shell.printed = '';
  vi.stubEnv('FORCE_COLOR', '1');
  vi.stubEnv('NO_COLOR', '1');
  expect(await run(...INTEREST)).toBe(0);
  expect(shell.printed).not.toContain('\u001b');
});

test('what is typed is completed: commands, calculators, inputs, options', () => {
  const catalogue = new LocalCatalogue(foundCatalogue(root));
  const words = (...typed: string[]) => candidatesFor(typed, catalogue).map(({ word }) => word);
  expect(words('calc')).toEqual(['calculate']);
  expect(words('')).not.toContain('complete');
  expect(words('describe', 'compound-int')).toEqual(['compound-interest']);
  expect(words('calculate', 'compound-interest', 'rate=5', '')).toEqual(['principal=', 'years=', 'frequency=']);
  expect(words('calculate', 'compound-interest', 'frequency=mo')).toEqual(['frequency=monthly']);
  expect(words('calculate', 'compound-interest', '--solve-for', 'r')).toEqual(['rate']);
  expect(words('calculate', 'compound-interest', '--st')).toEqual(['--steps']);
  expect(words('completion', '')).toEqual(['bash', 'zsh', 'fish']);
});

test('the generated modules of every category run with this engine', () => {
  const folder = foundCatalogue(root);
  const catalogue = new LocalCatalogue(folder);
  for (const category of catalogue.categories) {
    const { calculators } = runGenerated(path.join(folder, category, 'calculators.js')) as { calculators: object };
    const { lifted } = runGenerated(path.join(folder, category, 'lifted.js')) as { lifted: object };
    for (const slug of Object.keys(lifted)) expect(Object.keys(calculators)).toContain(slug);
  }
});

/** As a shell splits it: quotes group. */
function split(line: string): string[] {
  return [...line.matchAll(/(?:'([^']*)'|([^\s']+))/g)].map(([, quoted, plain]) => quoted ?? plain!);
}

const shown = readFileSync(path.join(root, 'docs/command-line.md'), 'utf8');
const samples = [...shown.matchAll(/^```console\n\$ reckoner (.*)\n([\s\S]*?)^```/gm)];

test.each(samples.map(([, words, output]) => [words!, output!]))(
  'docs/command-line.md: reckoner %s',
  async (words, output) => {
    await run(...split(words));
    expect((shell.printed + shell.complained).replaceAll('\r\n', '\n')).toBe(output);
  },
);

test('docs/command-line.md has samples, and every option', () => {
  expect(samples.length).toBeGreaterThan(4);
  for (const name of Object.keys(commands.calculate!.options!)) expect(shown).toContain(`--${name}`);
});

test('the commands of the bundle are those that need no project', () => {
  const anywhere = Object.entries(commands).flatMap(([name, { isAnywhere }]) => (isAnywhere ? [name] : []));
  expect([...QUICK].sort()).toEqual(anywhere.sort());
});
