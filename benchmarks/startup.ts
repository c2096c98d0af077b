/** From starting the server to its first ready answer, and the memory it then holds. */
import { type Measurement, median } from './harness/measurement.js';
import { residentMegabytes, waitUntilReady } from './harness/processes.js';
import { startReckoner } from './peers/reckoner.js';

export interface StartupOptions {
  /** How often the server is started. */
  readonly rounds: number;
  /** The generated catalogue. */
  readonly generated: string;
  readonly calculators: number;
}

export async function measureStartup({ rounds, generated, calculators }: StartupOptions): Promise<Measurement[]> {
  const milliseconds: number[] = [];
  const megabytes: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const reckoner = await startReckoner(generated);
    try {
      await waitUntilReady(reckoner, '/health/ready', 30);
      milliseconds.push(performance.now() - reckoner.startedAt);
      megabytes.push(residentMegabytes(reckoner.pid) ?? Number.NaN);
    } finally {
      await reckoner.stop();
    }
  }
  const size = `${calculators.toLocaleString('en')} calculators`;
  const shared = { better: 'lower', detail: `median of ${rounds} starts on an empty store` } as const;
  return [
    {
      ...shared,
      id: `startup/${calculators}/ready`,
      title: `Start-up with ${size}: to the first ready answer`,
      unit: 'ms',
      value: median(milliseconds),
    },
    {
      ...shared,
      id: `startup/${calculators}/memory`,
      title: `Start-up with ${size}: memory once ready`,
      unit: 'MB',
      value: median(megabytes),
    },
  ];
}
