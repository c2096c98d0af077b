/** The OpenAPI document as openapi-typescript makes types of it: right programs compile and run, wrong ones do not. */
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import openapiTypes, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, type } from '../packages/shell.js';
import { startTestService, type TestService } from '../server/harness.js';

const PROGRAMS = path.join(root, 'test/generated-clients/programs');
/** The compiler of everything here, and the one before it. */
const COMPILERS = ['node_modules/typescript', 'test/generated-clients/node_modules/typescript'];
const OPTIONS = { target: 'ES2022', lib: ['ES2022'], module: 'NodeNext', strict: true, types: [], skipLibCheck: false };

let folder: string;
let service: TestService;
beforeAll(async () => {
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'reckoner-generated-'));
  service = await startTestService();
  const { json } = await service.get('/api/v1/openapi.json');
  writeFileSync(path.join(folder, 'api.d.ts'), astToString(await openapiTypes(json)));
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  for (const name of ['right.ts', 'wrong.ts']) cpSync(path.join(PROGRAMS, name), path.join(folder, name));
  const files = ['right.ts', 'wrong.ts'];
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, files }));
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

test('types have what the document says in words', () => {
  const types = readFileSync(path.join(folder, 'api.d.ts'), 'utf8');
  expect(types).toContain('/** @description The unrounded decimal, for calculators that work in decimal. */');
});

test.each(COMPILERS)('programs compile by %s as they should, and run', async (compiler) => {
  const compile = path.join(root, compiler, 'bin/tsc');
  expect(await type(folder, process.execPath, compile, '--pretty', 'false', '-p', folder)).toEqual({
    code: 0,
    output: '',
  });
  const { key } = await service.account();
  const { output } = await type(folder, process.execPath, 'right.js', service.url, key);
  expect(output.split('\n')).toEqual([
    '1647.01 $, 0 cautions',
    'The inputs are valid. Nothing was computed and nothing was charged.',
    '3 points, 1105.12 1221.2 1349.35',
    '1647.01 $, 0 cautions',
    'invalid-inputs /entries/1/inputs/principal',
    'compound-interest',
    'rate: percent 0',
    'rate true',
    '',
  ]);
});
