/** Ends of any process of the service under load. */
import { expect, it } from 'vitest';
import { killOften } from './kills.js';

it('an end of any process under load leaves none that hangs, and the service starts again', async () => {
  const { answered } = await killOften(8);
  expect(answered).toBeGreaterThan(800);
});
