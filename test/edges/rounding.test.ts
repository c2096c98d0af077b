/** Whole numbers of things where the quotient is whole, and its double is not. */
import { describe, it } from 'vitest';
import { type Edge, expectEdge } from './expected.js';

const EDGES: readonly Edge[] = [
  {
    is: 'a voltage of exactly 384 steps',
    slug: 'adc-resolution-lsb',
    inputs: { bits: 12, reference: 6.4, voltage: 0.6 },
    values: { code: 384 },
  },
  {
    is: '25 people with 2.2 of 11 slices each',
    slug: 'pizza-party-count',
    inputs: { people: 25, slicesEach: 2.2, slices: 11 },
    values: { pizzas: 5, leftover: 0 },
  },
  {
    is: 'exactly 31,572 photos',
    slug: 'time-lapse-interval',
    inputs: { event: 10, clip: 526.2, frameRate: 60, fileSize: 62.7 },
    values: { frames: 31_572 },
  },
];

describe('whole numbers', () => {
  it.each(EDGES)('$slug: $is', expectEdge);
});
