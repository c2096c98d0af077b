/** From starting the server to its first ready answer, and the memory it then holds. */
import { type Measurement, median } from './harness/measurement.js';
import { residentMegabytes, waitUntilReady } from './harness/processes.js';
import { startReckoner } from './peers/reckoner.js';

/** @param rounds how often the server is started */
export async function measureStartup(rounds: number): Promise<Measurement[]> {
  const milliseconds: number[] = [];
  const megabytes: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const reckoner = await startReckoner();
    try {
      await waitUntilReady(reckoner, '/health/ready', 30);
      milliseconds.push(performance.now() - reckoner.startedAt);
      megabytes.push(residentMegabytes(reckoner.pid) ?? Number.NaN);
    } finally {
      await reckoner.stop();
    }
  }
  const shared = { better: 'lower', detail: `median of ${rounds} starts on an empty store` } as const;
  return [
    {
      ...shared,
      id: 'startup/ready',
      title: 'Start-up to the first ready answer',
      unit: 'ms',
      value: median(milliseconds),
    },
    { ...shared, id: 'startup/memory', title: 'Memory once ready', unit: 'MB', value: median(megabytes) },
  ];
}
