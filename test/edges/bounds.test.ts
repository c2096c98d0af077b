/** Refusals of what is solved for name the bound that stands in the way, and nothing else is taken for an open question. */
import { describe, it } from 'vitest';
import { type Edge, expectEdge } from './expected.js';

const EDGES: readonly Edge[] = [
  {
    is: 'a diagonal as long as half the perimeter: the width is nothing',
    slug: 'rectangle-geometry',
    inputs: { diagonal: 10, perimeter: 20 },
    refused: /width/,
    never: /more than one value/,
  },
  {
    is: 'a very narrow rectangle',
    slug: 'rectangle-geometry',
    inputs: { diagonal: 10, perimeter: 20.0001 },
    values: { area: 0.0005 },
  },
  {
    is: 'a rate above the highest',
    slug: 'compound-interest',
    inputs: { principal: 1000, years: 10 },
    asked: { solveFor: 'rate', target: { amount: 1e12 } },
    refused: /needs a value of “Annual interest rate” above the 100% that are allowed/,
    never: /lies between/,
  },
  {
    is: 'a rate below the lowest',
    slug: 'compound-interest',
    inputs: { principal: 1000, years: 10 },
    asked: { solveFor: 'rate', target: { amount: 900 } },
    refused: /needs a value of “Annual interest rate” below the 0% that are allowed/,
  },
  {
    is: 'a current above the largest',
    slug: 'ohms-law',
    inputs: { voltage: 1e9, resistance: 1e-9 },
    refused: /would have to be 1 × 10¹⁸ A, above the 1 × 10¹⁵ A that are allowed/,
  },
];

describe('bounds', () => {
  it.each(EDGES)('$slug: $is', expectEdge);
});
