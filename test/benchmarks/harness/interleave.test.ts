/** Competitors are measured in turn, so that what disturbs the machine disturbs all of them. */
import { expect, it } from 'vitest';
import { interleave } from '../../../benchmarks/harness/interleave.js';

it('measures in turn', async () => {
  const order: string[] = [];
  const samples = await interleave(['a', 'b'], 2, (name, round) => {
    order.push(`${name}${round}`);
    return round;
  });
  expect(order).toEqual(['a0', 'b0', 'a1', 'b1']);
  expect(samples).toEqual({ a: [0, 1], b: [0, 1] });
});
