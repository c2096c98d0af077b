/** A server goes on with the catalogue that it started with, whatever code generation does to it meanwhile. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPlugin, edit, emptyRoot, generateMeanwhile, generateRoot } from '../../codegen/roots.js';
import { ask, freePort, startTestService, type TestService, temporaryDirectory } from '../harness.js';
import { startProcess } from '../process.js';

let root: string;
let service: TestService;

beforeAll(async () => {
  root = emptyRoot();
  addPlugin(root, 'test/fixtures/good', 'motion');
  addPlugin(root, 'test/fixtures/external-plugin', 'brewing');
  expect(generateRoot(root)).toMatchObject({ calculators: 4 });
  service = await startTestService({ environment: { GENERATED_DIR: path.join(root, 'generated') } });
});
afterAll(async () => {
  await service.close();
  rmSync(root, { recursive: true, force: true });
});

test('requests are answered as before while the catalogue changes and after', async () => {
  const { key } = await service.account();
  const before = await service.get('/api/v1/calculators/momentum');
  const momentum = { calculator: 'momentum', inputs: { mass: 2, speed: 3 } };
  expect((await service.calculate(key, momentum)).json.cached).toBe(false);
  // One category goes, in the other one calculator goes and one is called otherwise.
  rmSync(path.join(root, 'plugins/brewing'), { recursive: true });
  rmSync(path.join(root, 'plugins/motion/dynamics/spelled-number.ts'));
  edit(root, 'plugins/motion/dynamics/momentum.ts', (text) => text.replace("title: 'Momentum'", "title: 'Impulse'"));

  let done = false;
  const generated = generateMeanwhile(root).finally(() => {
    done = true;
  });
  const wrong: string[] = [];
  let asked = 0;
  const flood = async () => {
    while (!done) {
      for (const path of ['/api/v1/calculators', '/api/v1/calculators/momentum', '/api/v1/categories']) {
        const { status } = await service.get(path);
        asked++;
        if (status !== 200) wrong.push(`${status} ${path}`);
      }
    }
  };
  await Promise.all([flood(), flood(), flood()]);
  expect(await generated).toMatchObject({ calculators: 2, checked: 1 });
  expect(asked).toBeGreaterThan(50);

  // Nothing of these was asked for before the generation: files that are gone by name are read now.
  const real = await service.calculate(key, { calculator: 'real-extract', inputs: { original: 12, apparent: '3 %' } });
  expect([real.status, real.json.result.results.real.unit]).toEqual([200, '%']);
  const spelled = await service.get('/api/v1/calculators/spelled-number');
  expect(spelled.status).toBe(200);
  const energy = { calculator: 'kinetic-energy', inputs: { mass: 2, speed: 36 }, steps: true };
  expect((await service.calculate(key, energy)).json.result.results.energy.value).toBe(100);
  expect((await service.get('/api/v1/calculators?q=momentum')).json.total).toBe(1);
  expect((await service.get('/api/v1/calculators/momentum')).text).toBe(before.text);
  expect((await service.get('/calculators/momentum')).text).toContain('<title>Momentum');
  expect(wrong).toEqual([]);

  // Before a sweep, results reach the store.
  await service.services.results.sweep();
  const next = await startTestService({
    environment: { GENERATED_DIR: path.join(root, 'generated') },
    // The same one: lmdb may stand still where a process opens its files twice.
    wrapStore: (store) => {
      void store.close();
      return { ...service.store, close: async () => {} };
    },
  });
  try {
    expect((await next.get('/api/v1/calculators/momentum')).json.title).toBe('Impulse');
    // What the calculator was before is another one to the cache, also to that of all processes.
    expect((await next.calculate(key, momentum)).json.cached).toBe(false);
    expect((await service.calculate(key, momentum)).json.cached).toBe(true);
    expect((await next.get('/api/v1/calculators/real-extract')).status).toBe(404);
  } finally {
    await next.close();
  }
});

test('workers that take the place of others serve the same catalogue', { timeout: 300_000 }, async () => {
  addPlugin(root, 'test/fixtures/external-plugin', 'brewing');
  expect(generateRoot(root).calculators).toBe(3);
  const directory = temporaryDirectory();
  const port = String(await freePort());
  const running = await startProcess({
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: directory,
    NODE_ENV: 'production',
    WORKERS: '2',
    GENERATED_DIR: path.join(root, 'generated'),
  });
  try {
    const workers = () => [...running.output().matchAll(/"pid":(\d+),"worker":"\d","msg":"A worker is up/g)];
    rmSync(path.join(root, 'plugins/brewing'), { recursive: true });
    expect(generateRoot(root).calculators).toBe(2);
    for (const [, pid] of workers()) process.kill(Number(pid), 'SIGKILL');
    await expect.poll(() => workers().length, { timeout: 120_000 }).toBe(4);
    expect((await ask(`http://127.0.0.1:${port}/api/v1/calculators/real-extract`)).status).toBe(200);
  } finally {
    await running.stop();
    rmSync(directory, { recursive: true, force: true });
  }
});
