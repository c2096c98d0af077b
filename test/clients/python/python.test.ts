/** The Python client as it is installed: from its wheel, with Debian's Python, against a running service, and typed. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeModules } from '../../../clients/python/tool/write-modules.js';
import { problems } from '../../../server/src/http/problems.js';
import { root, type Typed, type } from '../../packages/shell.js';
import { countUsed, startTestService, TestClock, type TestService } from '../../server/harness.js';
import { type LossyService, lossyService } from '../lossy-service.js';
import { writeManyCalculators } from '../many-calculators.js';
import { readmeSample, samplesOf } from '../samples.js';

const PYTHON = process.env.PYTHON || '/usr/bin/python3';
const NEEDED = ['httpx', 'mypy', 'pandas', 'pip', 'setuptools', 'wheel'];
const LOOK = 'import sys; from importlib.util import find_spec; sys.exit(not all(map(find_spec, sys.argv[1:])))';
const isThere = spawnSync(PYTHON, ['-c', LOOK, ...NEEDED]).status === 0;
const isRequired = process.env.RECKONER_PYTHON_TESTS === 'required';
const tests = path.join(root, 'test/clients/python');

describe.skipIf(!isThere && !isRequired)('the wheel', () => {
  let folder: string;
  let installed: string;
  let service: TestService;
  let environment: Record<string, string>;
  let lossy: LossyService;

  /** Runs Python with what was installed, and nothing of the repository. */
  function python(...words: readonly string[]): Promise<Typed> {
    const settings = Object.entries({ PYTHONPATH: installed, PYTHONDONTWRITEBYTECODE: '1', ...environment });
    const given = settings.map(([name, value]) => `${name}=${value}`);
    return type(folder, 'env', ...given, PYTHON, ...words);
  }

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'reckoner-python-'));
    installed = path.join(folder, 'installed');
    environment = {};
    expect(await type(root, 'npm', 'run', 'wheel')).toMatchObject({ code: 0 });
    const [wheel] = readdirSync(path.join(root, '.cache/wheels'));
    const words = ['--quiet', '--no-deps', '--no-index', '--target', installed];
    expect(await python('-m', 'pip', 'install', ...words, path.join(root, '.cache/wheels', wheel!))).toMatchObject({
      code: 0,
    });
    const clock = new TestClock();
    service = await startTestService({ clock });
    lossy = await lossyService(service.port);
    const { key } = await service.account();
    const spent = await service.account('hobby');
    await countUsed(service.store, spent.account.id, Math.floor(clock.now() / 86_400_000), 100);
    environment = {
      RECKONER_URL: service.url,
      RECKONER_LOSSY_URL: lossy.url,
      RECKONER_API_KEY: key,
      KEY: key,
      RECKONER_USED_UP_KEY: spent.key,
      RECKONER_CODES: Object.keys(problems).join(' '),
    };
  });

  afterAll(async () => {
    await lossy?.close();
    await service?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(['contract.py', 'sending.py', 'idempotency.py'])('passes %s', async (name) => {
    const { code, output } = await python(path.join(tests, name));
    expect(output).toMatch(/Ran \d\d? tests/);
    expect([code, output]).toEqual([0, expect.stringMatching(/\nOK\n$/)]);
  });

  test('has types, by which right programs are taken and wrong ones refused', async () => {
    // The packages that it stands on are big, and typed by others.
    const skipped = '[mypy]\n[mypy-httpx.*,pandas.*,numpy.*]\nfollow_imports = skip\n';
    writeFileSync(path.join(folder, 'mypy.ini'), skipped);
    const words = ['-m', 'mypy', '--strict', '--cache-dir', path.join(folder, 'mypy'), '--no-error-summary'];
    const files = [path.join(tests, 'typed.py'), path.join(installed, 'reckoner')];
    expect(await python(...words, ...files)).toEqual({ code: 0, output: '' });
    expect(readdirSync(path.join(installed, 'reckoner'))).toContain('py.typed');
  });

  test('with 5,000 calculators a program is checked in a few seconds', async () => {
    const many = path.join(folder, 'many');
    cpSync(path.join(installed, 'reckoner'), path.join(many, 'reckoner'), { recursive: true });
    const generated = path.join(folder, 'generated');
    writeManyCalculators(generated, 5000);
    writeModules(generated, path.join(many, 'reckoner', 'calculators'));
    expect(readFileSync(path.join(many, 'reckoner/calculators/finance.pyi'), 'utf8')).toContain('compound_interest_2:');
    // The processor's time is the same whatever else is at work on the machine.
    const measured = `import resource, subprocess, sys
print(subprocess.run([sys.executable, "-m", "mypy", *sys.argv[1:]]).returncode)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime, file=sys.stderr)`;
    const words = ['--strict', '--cache-dir', path.join(folder, 'mypy-many'), '--no-error-summary'];
    const { output } = await python(
      '-c',
      `import os, sys; sys.path[0] = os.environ["PYTHONPATH"] = ${JSON.stringify(many)}\n${measured}`,
      ...words,
      path.join(tests, 'typed.py'),
    );
    const [code, seconds] = output.trim().split('\n').map(Number);
    expect(code).toBe(0);
    expect(seconds).toBeLessThan(8);
  });

  test('runs the samples of docs/clients.md, which print what it says', async () => {
    const samples = samplesOf('docs/clients.md', 'python');
    expect(samples.length).toBeGreaterThan(2);
    for (const { program, output } of samples) {
      const file = path.join(folder, 'sample.py');
      writeFileSync(file, program);
      expect(await python(file)).toEqual({ code: 0, output });
    }
    writeFileSync(path.join(folder, 'readme.py'), readmeSample('python', service.url));
    expect(await python(path.join(folder, 'readme.py'))).toMatchObject({
      code: 0,
      output: expect.stringMatching(/rate +amount\n.*\b5 +1647\.01\n/s),
    });
  });
});
