/** Ten calculators of ten kinds, each as short as the guide has them, are checked in about a second. */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command, projectRoot } from '../mistakes/roots.js';

/** On a quiet machine it takes 1 s; here other tests run beside it. */
const MOST_SECONDS = 15;

let root: string;

beforeAll(async () => {
  root = projectRoot();
  cpSync(path.resolve('test/codegen/ten-kinds/school'), path.join(root, 'plugins', 'school'), { recursive: true });
  // The program is built at its first use.
  await command(root, ['check', 'plugins/motion']);
}, 240_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

test('they are right, and soon known to be', async () => {
  const { code, text, seconds } = await command(root, ['check', 'plugins/school']);
  expect([code, text]).toEqual([0, expect.stringMatching(/^10 calculators are right, /)]);
  expect(seconds).toBeLessThan(MOST_SECONDS);
});
