/** The long form of `test/server/fuzz/fuzz.test.ts`, on the service as it is started. */
import { expect, it } from 'vitest';
import { fuzz } from '../server/fuzz/fuzz.js';
import { wholeService } from '../server/processes/service.js';
import { storePlaces } from '../server/processes/store-place.js';

const CALLS = Number(process.env.RECKONER_FUZZ_CALLS ?? 1_000_000);
/** Where a run before this one ended, the next one goes on with its seed and how many calls that made. */
const SEED = Number(process.env.RECKONER_FUZZ_SEED ?? 1_000_000);
const HOURS = 3_600_000;

it.each(storePlaces)(
  `${CALLS} requests drawn from the document are answered as it says, and end no worker, with the store $name`,
  async ({ place }) => {
    const service = await wholeService(await place());
    try {
      await service.start({ METRICS: 'open' });
      const workers = service.workers();
      const { counts, faults } = await fuzz(service.port, service.key, CALLS, SEED);
      console.info(JSON.stringify(counts));
      const output = service.running.output();
      expect(faults, output).toEqual([]);
      expect(service.workers(), output).toEqual(workers);
      expect(output).not.toMatch(/"level":[56]0/);
      expect(await service.running.stop()).toBe(0);
    } finally {
      await service.remove();
    }
  },
  6 * HOURS,
);
