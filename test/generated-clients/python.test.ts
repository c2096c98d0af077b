/**
 * The OpenAPI document as quicktype makes Python's classes of it: they take real answers, and mypy what is right alone.
 * Generators that are written in Python are on PyPI alone, that of OpenAPI's own project needs Java: this one comes as the
 * other tools here do.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InputData, JSONSchemaInput, JSONSchemaStore, quicktype } from 'quicktype-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root, type Typed, type } from '../packages/shell.js';
import { startTestService, type TestService } from '../server/harness.js';

const PYTHON = process.env.PYTHON || '/usr/bin/python3';
const LOOK = 'import sys; from importlib.util import find_spec; sys.exit(not all(map(find_spec, sys.argv[1:])))';
// The classes read times with what pandas reads them with.
const isThere = spawnSync(PYTHON, ['-c', LOOK, 'mypy', 'dateutil']).status === 0;
const isRequired = process.env.RECKONER_PYTHON_TESTS === 'required';
const PROGRAMS = path.join(root, 'test/generated-clients/programs');

/** Python's classes of the schemas of the document. */
async function classesOf(document: { readonly components: { readonly schemas: object } }): Promise<string> {
  class Document extends JSONSchemaStore {
    async fetch() {
      return document as never;
    }
  }
  const schemas = new JSONSchemaInput(new Document());
  for (const name of Object.keys(document.components.schemas))
    await schemas.addSource({ name, uris: [`openapi.json#/components/schemas/${name}`] });
  const inputData = new InputData();
  inputData.addInput(schemas);
  const { lines } = await quicktype({ inputData, lang: 'python', rendererOptions: { 'python-version': '3.7' } });
  return lines.join('\n');
}

describe.skipIf(!isThere && !isRequired)('classes of Python', () => {
  let folder: string;
  let service: TestService;
  const python = (...words: readonly string[]): Promise<Typed> =>
    type(folder, 'env', 'PYTHONDONTWRITEBYTECODE=1', PYTHON, ...words);

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'reckoner-generated-'));
    service = await startTestService();
    writeFileSync(path.join(folder, 'api.py'), await classesOf((await service.get('/api/v1/openapi.json')).json));
    for (const name of ['right.py', 'wrong.py']) cpSync(path.join(PROGRAMS, name), path.join(folder, name));
  });
  afterAll(async () => {
    await service?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('take right programs, and refuse wrong ones', async () => {
    // What is generated casts more often than it must, and the types of dateutil are a package of their own.
    writeFileSync(
      path.join(folder, 'mypy.ini'),
      '[mypy]\nwarn_unused_ignores = True\n[mypy-dateutil.*]\nignore_missing_imports = True\n',
    );
    const words = ['-m', 'mypy', '--cache-dir', path.join(folder, 'mypy'), '--no-error-summary'];
    expect(await python(...words, 'right.py', 'wrong.py')).toEqual({ code: 0, output: '' });
  });

  test('read what the service answers', async () => {
    const { key } = await service.account();
    const calculator = 'compound-interest';
    const inputs = { principal: 1000, years: 10 };
    const answers = {
      list: (await service.get('/api/v1/calculators?q=compound+interest&limit=1')).json,
      detail: (await service.get('/api/v1/calculators/rule-of-72')).json,
      calculated: (await service.calculate(key, { calculator, inputs: { ...inputs, rate: 5 } })).json,
      swept: (await service.calculate(key, { calculator, inputs, sweep: { input: 'rate', values: [1, 2] } })).json,
      problem: (await service.calculate(key, { calculator, inputs: { ...inputs, rate: 'x' } })).json,
    };
    writeFileSync(path.join(folder, 'answers.json'), JSON.stringify(answers));
    const { code, output } = await type(folder, 'sh', '-c', `${PYTHON} right.py < answers.json`);
    expect([code, ...output.split('\n')]).toEqual([
      0,
      "True ['compound-interest']",
      "['rate'] True",
      'Doubling time over the rate',
      '1647.01 $ 1647.009497690283034185673654306346 2026',
      'True',
      '2 [1105.12, 1221.2]',
      'invalid-inputs /inputs/rate',
      '',
    ]);
  });
});
