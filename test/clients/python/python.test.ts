/** The Python client as it is installed: from its wheel, with Debian's Python, against a running service, and typed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problems } from '../../../server/src/http/problems.js';
import { root, type Typed, type } from '../../packages/shell.js';
import { countUsed, startTestService, TestClock, type TestService } from '../../server/harness.js';
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
    const { key } = await service.account();
    const spent = await service.account('hobby');
    await countUsed(service.store, spent.account.id, Math.floor(clock.now() / 86_400_000), 100);
    environment = {
      RECKONER_URL: service.url,
      RECKONER_API_KEY: key,
      KEY: key,
      RECKONER_USED_UP_KEY: spent.key,
      RECKONER_CODES: Object.keys(problems).join(' '),
    };
  });

  afterAll(async () => {
    await service?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(['contract.py', 'sending.py'])('passes %s', async (name) => {
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
