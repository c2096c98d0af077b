/** Signs of circuits: from lead to lead, whatever way they run, and of one size where there is room. */
import { CIRCUIT_SYMBOLS } from '@reckoner/engine/authoring/figures';
import { describe, expect, it } from 'vitest';
import { drawSymbol } from '../../../server/src/web/plot/circuit-symbols.js';

const numbersIn = (d: string): number[] => (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
const widthOf = (d: string): number => {
  const places = [...d.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
  return Math.max(...places) - Math.min(...places);
};

describe.each(CIRCUIT_SYMBOLS)('the %s', (symbol) => {
  it.each([
    ['to the right', { x: 200, y: 50 }],
    ['downward', { x: 50, y: 200 }],
    ['up to the left', { x: -80, y: -80 }],
    ['with no room', { x: 50, y: 50 }],
  ])('is drawn %s of finite places', (_, to) => {
    const { paths, clear } = drawSymbol(symbol, { x: 50, y: 50 }, to);
    expect(paths.map(({ d }) => d).join(' ')).not.toMatch(/NaN|Infinity|undefined/);
    expect(paths.flatMap(({ d }) => numbersIn(d)).length).toBeGreaterThan(7);
    expect(clear).toBeGreaterThanOrEqual(0);
  });
});

it('begins and ends at its leads', () => {
  const { paths } = drawSymbol('resistor', { x: 0, y: 10 }, { x: 100, y: 10 });
  expect(paths[0]!.d).toMatch(/^M0 10L.*L100 10$/);
});

it('keeps the size of its body, and shrinks where there is less room', () => {
  const circle = (length: number) => drawSymbol('source', { x: 0, y: 0 }, { x: length, y: 0 }).paths[1]!.d;
  const radius = (length: number) => Number(/A([\d.]+) /.exec(circle(length))![1]);
  expect([radius(100), radius(400)]).toEqual([15, 15]);
  expect(radius(17)).toBeCloseTo(7.5, 1);
});

it('fills the way with an op-amp', () => {
  const { paths } = drawSymbol('op-amp', { x: 0, y: 0 }, { x: 90, y: 0 });
  expect(widthOf(paths[0]!.d)).toBe(90);
});
