/** Jobs that never end are stopped, and only these. */
import { expect, it } from 'vitest';
import { runPatiently } from '../../../codegen/src/check/patience.js';

const PATIENCE_MS = 100;

function endless(item: number): string {
  while (item === 0);
  return `${item} ended`;
}

it.each([[[]], [[1, 2]], [[0]], [[1, 0, 2, 3, 0]]])('of %j those that are 0 are stopped', (items) => {
  const results = runPatiently(items, endless, (item) => `${item} stopped`, PATIENCE_MS);
  expect(results).toEqual(items.map((item) => (item === 0 ? '0 stopped' : `${item} ended`)));
});
