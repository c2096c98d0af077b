/** Lists as long as real use needs: 10,000 numbers where the work grows with the length, within a tenth of a second. */
import { expect, test } from 'vitest';
import { leastProcessorTime } from '../processor.js';
import { type Answer, ask } from './ask.js';

const LIMIT_MS = 100;

/** The same row of numbers each time, of which hardly two are equal. */
function* numbers(): Generator<number> {
  for (let state = 7; ; state = (state * 48271) % 2147483647) yield Number((state / 2147483647).toFixed(6));
}
const some = (count: number, of: (value: number, index: number) => number): number[] => {
  const row = numbers();
  return Array.from({ length: count }, (_, index) => of(row.next().value as number, index));
};
const day = (index: number) => new Date(Date.UTC(2000, index, 1)).toISOString().slice(0, 10);

const values = some(10_000, (value) => value);
const others = values.map((value) => value + 0.25);
const mean = values.reduce((total, value) => total + value, 0) / values.length;

interface Long {
  readonly slug: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Record<string, number>>;
}

const LONG: readonly Long[] = [
  // Each value has one equal but for the shift, and all differences lie evenly around it.
  { slug: 'mann-whitney-u', inputs: { sample1: others, sample2: values }, values: { shift: 0.25 } },
  {
    slug: 'anova-one-way',
    inputs: { group1: values, group2: others, group3: values },
    values: { between: 2, within: 29_997, squaresBetween: (10_000 * 0.25 ** 2 * 2) / 3 },
  },
  {
    slug: 'paired-t-test',
    inputs: { pairs: values.map((first, at) => ({ first, second: values[9999 - at] })) },
    values: { difference: 0 },
  },
  {
    slug: 'weighted-mean',
    inputs: { items: values.map((value) => ({ value, weight: 2 })) },
    values: { mean, total: 20_000, effectiveSize: 10_000 },
  },
  {
    slug: 'h-index-and-g-index',
    inputs: { citations: some(10_000, (_, at) => 10_000 - at) },
    values: { h: 5000 },
  },
  // A hundred years of months.
  {
    slug: 'xirr',
    inputs: {
      flows: [
        { date: '2000-01-01', amount: -100_000 },
        ...some(1200, (_, at) => at).map((at) => ({ date: day(at + 1), amount: 1000 })),
      ],
    },
    values: { profit: 1_100_000 },
  },
  {
    slug: 'internal-rate-of-return',
    inputs: { flows: [-100_000, ...some(1199, () => 1000)] },
    values: { rate: 1 },
  },
];

test.each(LONG)('$slug', async ({ slug, inputs, values: expected }) => {
  let answer: Answer | undefined;
  const used = await leastProcessorTime(4, async () => {
    answer = await ask(slug, inputs);
  });
  expect(answer!.refused).toEqual([]);
  for (const [name, value] of Object.entries(expected)) expect(answer!.values[name]).toBeCloseTo(value, 3);
  expect(used).toBeLessThan(LIMIT_MS);
});
