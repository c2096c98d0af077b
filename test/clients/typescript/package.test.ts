/** The client as it is installed: from its tarball, compiled with right and wrong programs, run, and with 5,000 calculators. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeTypes } from '../../../clients/typescript/tool/write-types.js';
import { QUIET, root, type Typed, type } from '../../packages/shell.js';
import { startTestService } from '../../server/harness.js';
import { writeManyCalculators } from '../many-calculators.js';
import { readmeSample, samplesOf } from '../samples.js';

const PROGRAMS = path.join(root, 'test/clients/typescript/programs');
const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
const OPTIONS = { target: 'ES2022', lib: ['ES2022'], module: 'NodeNext', strict: true, types: [] };

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'reckoner-client-'));
  expect(await type(root, 'npm', 'run', 'pack', '--', '@reckoner/client')).toMatchObject({ code: 0 });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const tarball = path.join(root, '.cache/tarballs/reckoner-client-0.1.0.tgz');
  expect(await type(folder, 'npm', 'install', ...QUIET, '--offline', tarball)).toMatchObject({ code: 0 });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function compile(where: string, files: readonly string[], options: object): Promise<Typed> {
  writeFileSync(
    path.join(where, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...OPTIONS, ...options }, files }),
  );
  return type(where, process.execPath, compiler, '--pretty', 'false', '-p', where);
}

test('it depends on nothing, and needs no types of a platform', () => {
  expect(readdirSync(path.join(folder, 'node_modules/@reckoner'))).toEqual(['client']);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'node_modules/@reckoner/client/package.json'), 'utf8'));
  expect(manifest.dependencies ?? {}).toEqual({});
  expect(manifest.sideEffects).toBe(false);
});

test('right programs compile and run, wrong ones do not', async () => {
  for (const name of ['right.ts', 'wrong.ts']) cpSync(path.join(PROGRAMS, name), path.join(folder, name));
  // With the types of the package itself checked, too.
  expect(await compile(folder, ['right.ts', 'wrong.ts'], { skipLibCheck: false })).toEqual({ code: 0, output: '' });
  const service = await startTestService();
  const { key } = await service.account();
  const { output } = await type(folder, process.execPath, 'right.js', service.url, key);
  await service.close();
  expect(output.split('\n')).toEqual([
    '1647.01 $ 0',
    '0.006 kW',
    '0.1 18',
    'invalid-inputs /entries/2/inputs/rate',
    'principal 1810.35,2000',
    '6 true 1.5',
    '50,100',
    '1105,1221,1349,1491,1647',
    'Annual interest rate',
    'invalid-inputs /inputs/rate',
    '',
  ]);
});

test('the samples of docs/clients.md and README.md compile, and print what they say', async () => {
  const service = await startTestService();
  const { key } = await service.account();
  const program = readmeSample('ts', service.url);
  const [, output] = /console\.log\(.*\); \/\/ (.*)$/m.exec(program)!;
  const samples = [...samplesOf('docs/clients.md', 'ts'), { program, output: `${output}\n` }];
  expect(samples).toHaveLength(4);
  const about = 'declare const process: any; declare const console: any;';
  const names = samples.map((_, place) => `sample-${place}.ts`);
  for (const [place, one] of samples.entries())
    writeFileSync(path.join(folder, names[place]!), `${one.program}${about}\n`);
  expect(await compile(folder, names, {})).toEqual({ code: 0, output: '' });
  const environment = { RECKONER_URL: service.url, RECKONER_API_KEY: key, KEY: key };
  const settings = `Object.assign(process.env, ${JSON.stringify(environment)});`;
  for (const [place, one] of samples.entries()) {
    const script = `${settings} await import('./sample-${place}.js');`;
    expect(await type(folder, process.execPath, '--input-type=module', '--eval', script)).toEqual({
      ...{ code: 0, output: one.output },
    });
  }
  await service.close();
});

test('with 5,000 calculators a program is compiled in under 3 s', async () => {
  const many = path.join(folder, 'many');
  const installed = path.join(many, 'node_modules/@reckoner/client');
  cpSync(path.join(folder, 'node_modules/@reckoner/client'), installed, { recursive: true });
  writeFileSync(path.join(many, 'package.json'), '{ "private": true, "type": "module" }');
  const known = path.join(installed, 'dist/calculators.d.ts');
  writeFileSync(known, 'export interface Calculators extends AnyCalculators {\n}\n');
  rmSync(path.join(installed, 'dist/calculators'), { recursive: true });
  writeManyCalculators(path.join(folder, 'generated'), 5000);
  writeTypes(path.join(folder, 'generated'), path.join(installed, 'dist'));
  const slugs = readFileSync(path.join(installed, 'dist/calculators/finance.d.ts'), 'utf8').match(/^ {2}readonly "/gm)!;
  expect(slugs.length).toBeGreaterThan(150);
  cpSync(path.join(PROGRAMS, 'right.ts'), path.join(many, 'right.ts'));
  const times: number[] = [];
  // Others may be at work on the machine: the best of three is the time that it takes.
  for (let run = 0; run < 3 && Math.min(...times, Number.POSITIVE_INFINITY) > 3000; run++) {
    const start = performance.now();
    const { code, output } = await compile(many, ['right.ts'], { skipLibCheck: true, noEmit: true });
    times.push(performance.now() - start);
    expect([code, output]).toEqual([0, '']);
  }
  expect(Math.min(...times)).toBeLessThan(3000);
});
