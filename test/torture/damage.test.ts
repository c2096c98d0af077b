/** Random damages of a store, many of them. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '../server/harness.js';
import { damagedStores, fillStore, openAll } from '../server/store/damage.js';
import { randomDamages } from '../server/store/random-damage.js';

const ROUNDS = 10;
const EACH = 200;

it(`none of ${ROUNDS * EACH} random damages of a store ends the process that opens, reads and writes it`, async () => {
  const folder = temporaryDirectory();
  const original = join(folder, 'original');
  await fillStore(original);
  const counts: Record<string, number> = {};
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const round = join(folder, String(seed));
    mkdirSync(round);
    const stores = damagedStores(original, round, randomDamages(1000 + seed, EACH));
    const { outcomes, end } = await openAll([...stores.values()]);
    expect([end, outcomes.length], `seed ${1000 + seed}`).toEqual([0, EACH]);
    for (const outcome of outcomes) {
      const how = outcome.replace(/:.*/, '');
      counts[how] = (counts[how] ?? 0) + 1;
    }
    rmSync(round, { recursive: true });
  }
  process.stdout.write(`${JSON.stringify(counts)}\n`);
  expect(counts.threw).toBeUndefined();
  rmSync(folder, { recursive: true, force: true });
});
