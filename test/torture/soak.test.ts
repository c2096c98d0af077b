/** Minutes of mixed load (half an hour: caches fill for the first ten), after which memory and files are no larger than in the middle, and nothing was answered wrongly. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ask } from '../server/harness.js';
import { Customers } from '../server/processes/customers.js';
import { wholeService } from '../server/processes/service.js';

const MINUTES = Number(process.env.RECKONER_SOAK_MINUTES ?? 30);
const LOOKS = 20;
const MEBIBYTE = 2 ** 20;

/** What a process has in memory, without what it shares: files that are mapped are the system's. */
function ownBytes(pid: number): number {
  const [, kilobytes] = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Number(kilobytes) * 1024;
}

const PATHS = [
  '/',
  '/calculators/compound-interest',
  '/api/v1/calculators?q=loan',
  '/api/v1/calculators/compound-interest',
];

it(
  `memory and files stay as they are in ${MINUTES} minutes of mixed load`,
  async () => {
    const service = await wholeService();
    try {
      await service.start({ SIGN_UP: 'open', TRUST_PROXY: 'true', BASE_URL: 'https://calc.example', METRICS: 'open' });
      const [worker] = service.workers();
      const customers = new Customers(service.url, 1);
      const clients = service.load(3, 1);
      let isOver = false;
      const wrong: string[] = [];
      const reader = (async () => {
        for (let turn = 0; !isOver; turn++) {
          const { status } = await ask(service.url + PATHS[turn % PATHS.length]!);
          if (status !== 200) wrong.push(`${PATHS[turn % PATHS.length]} ${status}`);
          await sleep(5);
        }
      })();
      const looks: {
        readonly resident: number;
        readonly heap: number;
        readonly records: number;
        readonly results: number;
      }[] = [];
      for (let look = 0; look < LOOKS; look++) {
        await sleep((MINUTES * 60_000) / LOOKS);
        const metrics = (await ask(`${service.url}/metrics`)).text;
        looks.push({
          resident: ownBytes(worker!) / MEBIBYTE,
          heap: Number(/^nodejs_heap_size_used_bytes(?:\{[^}]*\})? (\S+)$/m.exec(metrics)![1]) / MEBIBYTE,
          records: statSync(join(service.directory, 'reckoner.lmdb')).size / MEBIBYTE,
          results: statSync(join(service.directory, 'results.lmdb')).size / MEBIBYTE,
        });
      }
      isOver = true;
      await Promise.all([reader, customers.end(), clients.end()]);
      const most = (name: keyof (typeof looks)[number], from: number, to: number) =>
        Math.round(Math.max(...looks.slice(from, to).map((look) => look[name])));
      const names = ['resident', 'heap', 'records', 'results'] as const;
      const halves = names.map(
        (name) => [name, most(name, LOOKS / 4, LOOKS / 2), most(name, LOOKS / 2, LOOKS)] as const,
      );
      const people = customers.all.length;
      console.info(JSON.stringify({ minutes: MINUTES, answered: clients.answered, people, halves }));
      expect([wrong, clients.strange, clients.lost, customers.strange]).toEqual([[], [], [], []]);
      expect(service.workers()).toEqual([worker]);
      for (const [name, before, after] of halves) {
        // Accounts and what they used are kept, and so grow.
        if (name === 'records') expect(after - before).toBeLessThan(2 + people / 100);
        else if (name === 'results') expect(after).toBeLessThanOrEqual(256);
        else expect([name, after]).toEqual([name, expect.toSatisfy((now: number) => now <= before * 1.15 + 10)]);
      }
      expect(await service.running.stop()).toBe(0);
    } finally {
      await service.remove();
    }
  },
  (MINUTES + 10) * 60_000,
);
