/** The benchmark of search: the same made-up documents on every run, and its quantiles. */
import { expect, it } from 'vitest';
import { measureSearch, syntheticDocuments } from '../../benchmarks/search.js';

it('makes the same documents on each run, each with its own id', () => {
  const documents = syntheticDocuments(100);
  expect(syntheticDocuments(100)).toEqual(documents);
  expect(new Set(documents.map(({ id }) => id)).size).toBe(100);
  expect(new Set(documents.map(({ title }) => title)).size).toBeGreaterThan(95);
});

it('measures medians that no 99th percentile is below', () => {
  const values = measureSearch(1).map(({ value }) => value);
  expect(values).toHaveLength(6);
  for (const place of [0, 3]) {
    const [p50, p99, load] = values.slice(place);
    expect(p50).toBeGreaterThan(0);
    expect(p99).toBeGreaterThanOrEqual(p50!);
    expect(load).toBeGreaterThan(0);
  }
});
