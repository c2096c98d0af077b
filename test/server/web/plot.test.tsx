/** Plots: round ticks, sensible ranges, gaps, and a drawing without style. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allMethods } from '@reckoner/engine/calculate/evaluate/all-methods';
import fc from 'fast-check';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it, test } from 'vitest';
import { Catalogue } from '../../../server/src/catalogue/catalogue.js';
import { PlotDrawing, PlotSection, type PlotSectionProps } from '../../../server/src/web/calculator/plot.js';
import { reckon } from '../../../server/src/web/calculator/reckon.js';
import { stateFromRequest } from '../../../server/src/web/form/fields.js';
import { rangeAround, rangeOfValues } from '../../../server/src/web/plot/ranges.js';
import { type Plot, plotAxes, samplePlot } from '../../../server/src/web/plot/sampling.js';
import { linearTicks, logTicks } from '../../../server/src/web/plot/ticks.js';

describe('ticks', () => {
  it.each([
    [0, 10, 5, [0, 2, 4, 6, 8, 10]],
    [0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [-0.3, 0.3, 6, [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]],
    [3, 97, 5, [20, 40, 60, 80]],
    [0, 2e12, 4, [0, 5e11, 1e12, 1.5e12, 2e12]],
    [1e-9, 3e-9, 2, [1e-9, 2e-9, 3e-9]],
    [5, 5, 5, []],
    [1e20, 1e20 + 16384, 5, []],
  ])('from %d to %d, about %d', (from, to, count, expected) => {
    expect(linearTicks({ from, to }, count)).toEqual(expected);
  });

  it('lie within, evenly, not too many', () => {
    const size = fc.double({ min: 1e-12, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), size, (from, length) => {
        const range = { from, to: from + length };
        fc.pre(range.to - range.from > 1e-9 * Math.abs(from));
        const ticks = linearTicks(range, 6);
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        for (const tick of ticks) {
          expect(tick).toBeGreaterThanOrEqual(range.from - length * 1e-6);
          expect(tick).toBeLessThanOrEqual(range.to + length * 1e-6);
        }
      }),
    );
  });

  it.each([
    [1, 1e4, [1, 10, 100, 1000, 1e4]],
    [1, 100, [1, 2, 5, 10, 20, 50, 100]],
    [1e-12, 1e12, [1e-12, 1e-8, 1e-4, 1, 1e4, 1e8, 1e12]],
  ])('by powers of ten from %d to %d', (from, to, expected) => {
    expect(logTicks({ from, to }, 6)).toEqual(expected);
  });
});

const WIDE = { lower: -1e15, lowerOpen: false, upper: 1e15, upperOpen: false };

describe('the range of an input', () => {
  it.each([
    ['twice its value', 50, WIDE, { from: 0, to: 100 }],
    ['a negative value', -50, WIDE, { from: -100, to: 0 }],
    ['nothing', 0, WIDE, { from: 0, to: 10 }],
    ['up to its limit', 60, { ...WIDE, upper: 100 }, { from: 0, to: 100 }],
    ['from its limit', 30, { ...WIDE, lower: 20 }, { from: 20, to: 60 }],
    ['from an open limit', 50, { ...WIDE, lower: 0, lowerOpen: true }, { from: 0.5, to: 100 }],
    ['the usual range', 30, { ...WIDE, usual: { from: 20, to: 45 } }, { from: 20, to: 45 }],
    ['outside of it', 60, { ...WIDE, usual: { from: 20, to: 45 } }, { from: 0, to: 120 }],
    ['a wide one', 5, { ...WIDE, usual: { from: 0, to: 1e6 } }, { from: 0, to: 10 }],
    ['no room', 5, { ...WIDE, lower: 5, upper: 5 }, undefined],
  ])('%s', (_, value, limits, expected) => {
    expect(rangeAround(value, limits)).toEqual(expected);
  });
});

describe('the range of a result', () => {
  const hundred = (f: (x: number) => number) => Array.from({ length: 101 }, (_, index) => f(index / 100));

  it('begins at zero where that is near, and leaves room above', () => {
    expect(rangeOfValues(hundred((x) => 10 * x))).toEqual({ from: 0, to: 10.5, log: false });
    expect(rangeOfValues(hundred((x) => 90 + 10 * x))).toEqual({ from: 89.5, to: 100.5, log: false });
  });

  it('has a height for a constant', () => {
    expect(rangeOfValues(hundred(() => 7))).toEqual({ from: 3.5, to: 10.5, log: false });
    expect(rangeOfValues(hundred(() => 0))).toEqual({ from: 0, to: 1, log: false });
  });

  it('does not follow a pole', () => {
    expect(rangeOfValues(hundred((x) => 1 / (x + 1e-4)))!.to).toBeLessThan(100);
  });

  it('counts powers of ten where the values ask for it', () => {
    expect(rangeOfValues(hundred((x) => 10 ** (8 * x)))).toEqual({ from: 1, to: 1e8, log: true });
  });

  it('is none of nothing', () => {
    expect(rangeOfValues([])).toBeUndefined();
  });
});

const field = (name: string, label: string) => ({ name, label, type: 'quantity', unit: 'm' });

function plotOf(f: (x: number) => number | undefined): Plot {
  const points = Array.from({ length: 101 }, (_, index) => ({ x: index / 10, y: f(index / 10) }));
  return {
    x: { field: field('x', 'Length'), unit: 'm', from: 0, to: 10 },
    y: { field: field('y', 'Height'), unit: 'm' },
    points,
    here: { x: 5, y: f(5) ?? 0 },
    currency: 'USD',
  };
}

describe('the drawing', () => {
  const draw = (f: (x: number) => number | undefined) => renderToString(<PlotDrawing plot={plotOf(f)} />);

  it('says in words what it shows', () => {
    const svg = draw((x) => x * x);
    expect(svg).toContain('<title id="plot-title">Height against Length</title>');
    expect(svg).toContain('Height is least at 0\u00a0m with 0\u00a0m, and greatest at 10\u00a0m with 100\u00a0m.');
    expect(svg).toContain('At 5\u00a0m, Height is 25\u00a0m.');
    expect(svg).toContain('>Length (m)<');
  });

  it('has a gap where there is no result', () => {
    expect(draw((x) => x).match(/class="plot-line"/g)).toHaveLength(1);
    expect(draw((x) => (x > 4 && x < 6 ? undefined : x)).match(/class="plot-line"/g)).toHaveLength(2);
  });

  it('has neither style nor what is no number', () => {
    for (const f of [(x: number) => x, (x: number) => 1 / x, () => 0, (x: number) => 10 ** (3 * x), Math.sin]) {
      const svg = draw((x) => (Number.isFinite(f(x)) ? f(x) : undefined));
      expect(svg).not.toMatch(/style=|NaN|Infinity|undefined/);
    }
  });

  it('says so where nothing can be drawn', () => {
    expect(draw((x) => (x === 5 ? 1 : undefined))).toContain('no result for other values of Length');
  });
});

describe('a calculator’s plot', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const catalogue = new Catalogue(join(root, 'generated'), 'http://localhost');
  /** However long it takes. */
  async function plotFor(
    slug: string,
    inputs: Record<string, string>,
    choice = {},
    units: Record<string, string> = {},
  ): Promise<PlotSectionProps | undefined> {
    const definition = await catalogue.detail(slug);
    const evaluator = { calculator: await catalogue.calculator(slug), methods: allMethods };
    const state = stateFromRequest(definition, { inputs, units });
    const { request, understood, outcome } = reckon(evaluator, definition, state, '2026-01-31');
    if (!understood || !outcome?.ok) throw new Error(`${slug} has no result.`);
    const source = { ...evaluator, definition, state, request, understood, outcome, today: '2026-01-31' };
    const axes = plotAxes(source, choice);
    if (!axes) return undefined;
    const samples = samplePlot(source, axes);
    let step = samples.next();
    while (!step.done) step = samples.next();
    return { axes, plot: step.value };
  }

  test('is of the first numbers unless others are chosen', async () => {
    const inputs = { principal: '1000', rate: '5', years: '10' };
    const first = (await plotFor('compound-interest', inputs))!;
    expect([first.axes.x.name, first.axes.y.name]).toEqual(['principal', 'amount']);
    const chosen = (await plotFor('compound-interest', inputs, { x: 'years', y: 'interest' }))!;
    expect([chosen.axes.x.name, chosen.axes.y.name]).toEqual(['years', 'interest']);
    expect(chosen.plot!.points).toHaveLength(101);
    expect(chosen.plot!.points.at(-1)).toEqual({ x: 80, y: 53146.31 });
    const unknown = (await plotFor('compound-interest', inputs, { x: 'constructor', y: '__proto__' }))!;
    expect([unknown.axes.x.name, unknown.axes.y.name]).toEqual(['principal', 'amount']);
  });

  test('is in the units of the form', async () => {
    const { plot } = (await plotFor(
      'kinetic-energy',
      { mass: '2', speed: '10 m/s' },
      { x: 'mass' },
      { energy: 'kJ' },
    ))!;
    expect(plot).toMatchObject({ x: { unit: 'kg', from: 0.02, to: 4 }, y: { unit: 'kJ' }, here: { x: 2, y: 0.1 } });
    expect(plot!.points[50]).toEqual({ x: 2.01, y: expect.closeTo(0.1005, 10) });
  });

  test('is not there where no number depends on a number', async () => {
    expect(await plotFor('oxidation-number-assigner', { formula: 'H2O' })).toBeUndefined();
  });

  test('has choices that belong to the form', async () => {
    const props = (await plotFor('compound-interest', { principal: '1000', rate: '5', years: '10' }))!;
    const html = renderToString(<PlotSection {...props} />);
    expect(html).toContain('<select name="plot.x" form="calculator"');
    expect(html).toContain('<option value="years">Term</option>');
  });
});
