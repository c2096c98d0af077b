/** The whole way from two servers under load to the guard's verdict: a server that became slow does not pass. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { baselineOf, findRegressions } from '../../../benchmarks/harness/guard.js';
import type { Measurement } from '../../../benchmarks/harness/measurement.js';
import { type Service, startService, waitUntilReady } from '../../../benchmarks/harness/processes.js';
import { loadInTurn, speedRatio } from '../../../benchmarks/load/side-by-side.js';

/** A server that works for the given time on each request. */
function fakeServer(busyMilliseconds: number): Promise<Service> {
  const code = `require('node:http').createServer((request, answer) => {
    const end = performance.now() + ${busyMilliseconds};
    while (performance.now() < end);
    answer.setHeader('Content-Length', 2).end('ok');
  }).listen(process.env.PORT, '127.0.0.1')`;
  return startService([process.execPath, '-e', code], {});
}

const services: Service[] = [];
beforeAll(async () => {
  services.push(await fakeServer(0), await fakeServer(0), await fakeServer(60));
  for (const service of services) await waitUntilReady(service, '/', 60);
});
afterAll(async () => {
  for (const service of services) await service.stop();
});

it('lets an unchanged server pass the guard and fails a slow one', async () => {
  const [peer, unchanged, slow] = services as [Service, Service, Service];
  const request = { path: '/', headers: {}, body: '{"a":{n}}', first: 1, seconds: 0.5 };
  const samples = await loadInTurn(
    'sockets',
    { peer, unchanged, slow },
    { rounds: 3, warmUpAnswers: 1 },
    () => request,
  );
  // So wide that it holds on a machine with other work.
  const ratioOf = (name: 'peer' | 'unchanged' | 'slow'): Measurement => ({
    ...{ id: 'http', title: 'HTTP', unit: '×', better: 'higher', margin: 0.8, detail: '' },
    value: speedRatio(samples[name], samples.peer),
  });
  const baseline = baselineOf([ratioOf('peer')]);
  expect(findRegressions([ratioOf('unchanged')], baseline)).toEqual([]);
  expect(findRegressions([ratioOf('slow')], baseline)).toHaveLength(1);
});
