/** The tables of a benchmark's report. */
import { expect, it } from 'vitest';
import { toMarkdown } from '../../../benchmarks/harness/markdown.js';

it('shows aim, measured value and what is behind it', () => {
  const shared = { better: 'higher', detail: '42/s against 60/s' } as const;
  expect(
    toMarkdown([
      { ...shared, id: 'a', title: 'Calculate', value: 0.7, unit: '×', aim: 0.85 },
      { ...shared, id: 'b', title: 'Cold', value: 12.34, unit: 's', better: 'lower', aim: 15 },
      { ...shared, id: 'c', title: 'Memory', value: 123.4, unit: 'MB' },
    ]).split('\n'),
  ).toEqual([
    '| What | Aim | Measured | Behind it |',
    '| --- | ---: | ---: | --- |',
    '| Calculate | ≥ 0.85 | 0.70 (short of the aim) | 42/s against 60/s |',
    '| Cold | ≤ 15.0 s | 12.3 s | 42/s against 60/s |',
    '| Memory | – | 123 MB | 42/s against 60/s |',
  ]);
});
