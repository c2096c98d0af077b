/** Curves and drawings that follow from inputs and results: units, gaps, ends, and what is left out. */
import { defineCalculator, percent, quantity } from '@reckoner/engine';
import type { Definition } from '@reckoner/engine/authoring/define';
import type { Curve, Shape } from '@reckoner/engine/authoring/figures';
import { spend } from '@reckoner/engine/budget';
import { allMethods } from '@reckoner/engine/calculate/evaluate/all-methods';
import { CURVE_POINTS } from '@reckoner/engine/calculate/figure/curve';
import { type FigureData, figureData } from '@reckoner/engine/calculate/figure/figure';
import { figureValues } from '@reckoner/engine/calculate/figure/values';
import { understand } from '@reckoner/engine/calculate/read/understand';
import type { CalculateOptions, Calculator } from '@reckoner/engine/calculate/types';
import { describe, expect, it } from 'vitest';
import { calculatorOf } from '../catalogue-calculators.js';

const told = { title: 'Fall', description: 'Fall.', explanation: 'It falls {height}.', examples: [], references: [] };

function fallWith(figure: object): Definition {
  const definition = defineCalculator({
    ...told,
    inputs: {
      time: quantity('s', { label: 'Time', min: 0, max: 100 }),
      share: percent({ label: 'Share', default: 50 }),
    },
    outputs: { height: quantity('m', { label: 'Height' }) },
    formula: ({ time }) => ({ height: 5 * time ** 2 }),
  });
  return { ...definition, figure } as Definition;
}

function dataOf(
  definition: Definition,
  inputs: object,
  options: CalculateOptions = {},
  view: object = {},
): FigureData | undefined {
  const calculator: Calculator = {
    ...{ slug: 'fall', category: 'physics', subcategory: 'kinematics', arithmetic: 'float64', version: '1' },
    definition,
  };
  const understanding = understand(calculator, inputs, options, { today: '2026-01-31' });
  if (!understanding.ok) throw new Error(JSON.stringify(understanding.issues));
  const { understood } = understanding;
  return figureData(definition.figure!, {}, () => figureValues(allMethods, calculator, understood), view);
}

interface Values {
  readonly time: number;
  readonly share: number;
  readonly height: number;
}

const AXES = { kind: 'curve', title: 'Fall', x: { of: 'time' }, y: { of: 'height' } } as const;

function curveOf(curve: (values: Values) => Curve | undefined, axes: object = AXES, inputs: object = { time: 2 }) {
  const data = dataOf(fallWith({ ...axes, curve }), inputs);
  if (data !== undefined && data.kind !== 'curve') throw new Error(data.kind);
  return data;
}

describe('a curve', () => {
  const fall = ({ time }: Values): Curve => ({
    from: 0,
    to: time,
    lines: [{ y: (t) => 5 * t ** 2 }],
    marks: [{ x: time, y: 5 * time ** 2, label: 'Ground' }],
    shade: [{ from: -1, to: time / 2 }],
  });

  it('runs from end to end at a bounded number of places', () => {
    const { lines, marks, shades } = curveOf(fall)!;
    expect(lines).toHaveLength(1);
    expect(lines[0]!.points).toHaveLength(CURVE_POINTS);
    expect(lines[0]!.points[0]).toEqual({ x: 0, y: 0 });
    expect(lines[0]!.points.at(-1)).toEqual({ x: 2, y: 20 });
    expect(marks).toEqual([{ x: 2, y: 20, label: 'Ground' }]);
    // What is shaded does not leave the curve.
    expect(shades[0]![0]).toEqual({ x: 0, y: 0 });
    expect(shades[0]!.at(-1)).toEqual({ x: 1, y: 5 });
  });

  it('follows the unit that was sent and the one that was asked for', () => {
    const data = dataOf(fallWith({ ...AXES, curve: fall }), { time: '2000 ms' }, { units: { height: 'cm' } });
    expect(data).toMatchObject({
      x: { label: 'Time', unit: 'ms' },
      y: { label: 'Height', unit: 'cm' },
      marks: [{ x: 2000, y: 2000 }],
    });
  });

  it('shows percent as percent, and an axis of its own as it is', () => {
    const axes = { ...AXES, x: { of: 'share', label: 'Part' }, y: { label: 'Loss', unit: 'dB' } };
    const data = curveOf(({ share }) => ({ from: 0, to: share, lines: [{ y: (x) => x }] }), axes)!;
    expect(data.x).toMatchObject({ label: 'Part', unit: '%' });
    expect(data.y).toMatchObject({ label: 'Loss', unit: 'dB' });
    expect(data.lines[0]!.points.at(-1)).toEqual({ x: 50, y: 0.5 });
  });

  it('has gaps where it is not defined or fails', () => {
    const failing = (x: number) => {
      if (x > 1.5) throw new RangeError('no value');
      return x < 0.5 ? Number.NaN : 1 / (x - 1);
    };
    const [line] = curveOf(() => ({ from: 0, to: 2, lines: [{ y: failing }] }))!.lines;
    const gaps = line!.points.filter(({ y }) => y === undefined).map(({ x }) => x);
    expect(gaps).toEqual([...gaps].filter((x) => x < 0.5 || x > 1.5 || x === 1));
    expect(gaps).toContain(1);
    expect(line!.points).toHaveLength(CURVE_POINTS);
  });

  it('has dots in the shown units, evenly chosen where there are many, and dashed lines', () => {
    const many = Array.from({ length: 1000 }, (_, place) => [place, place] as const);
    const { lines, points } = curveOf(() => ({
      from: 0,
      to: 1,
      lines: [{ dashed: true, y: (x) => x }],
      points: many,
    }))!;
    expect(lines[0]!.isDashed).toBe(true);
    expect([points.length, points[0], points.at(-1)]).toEqual([400, { x: 0, y: 0 }, { x: 999, y: 999 }]);
    const axes = { ...AXES, y: { of: 'height', log: true } };
    const above = curveOf(
      ({ time }) => ({
        from: 1,
        to: time,
        lines: [{ y: (x) => x }],
        points: [
          [1, -5],
          [1, 5],
        ],
      }),
      axes,
    );
    expect(above!.points).toEqual([{ x: 1, y: 5 }]);
  });

  it('runs along a parameter', () => {
    const [line] = curveOf(() => ({ from: 0, to: Math.PI, lines: [{ at: (t) => [Math.cos(t), Math.sin(t)] }] }))!.lines;
    expect(line!.points[0]!.x).toBe(1);
    expect(line!.points.at(-1)!.x).toBe(-1);
    expect(line!.points[100]).toMatchObject({ y: 1 });
  });

  it('has places evenly apart on a log axis, where what is not above zero is a gap', () => {
    const axes = { ...AXES, x: { label: 'Frequency', log: true }, y: { label: 'Gain', log: true } };
    const { lines } = curveOf(() => ({ from: 0.01, to: 100, lines: [{ y: (x) => 1 - x }] }), axes)!;
    expect(lines[0]!.points[100]!.x).toBeCloseTo(1, 12);
    expect(lines[0]!.points[50]).toMatchObject({ x: expect.closeTo(0.1, 12), y: expect.closeTo(0.9, 12) });
    expect(lines[0]!.points.at(-1)!.y).toBeUndefined();
  });

  it.each<[string, (values: Values) => Curve | undefined]>([
    ['there is none', () => undefined],
    ['its ends are equal', () => ({ from: 1, to: 1, lines: [{ y: (x) => x }] })],
    ['its ends are swapped', () => ({ from: 2, to: 1, lines: [{ y: (x) => x }] })],
    ['an end is not finite', () => ({ from: 0, to: Number.POSITIVE_INFINITY, lines: [{ y: (x) => x }] })],
    ['it has no value', () => ({ from: 0, to: 1, lines: [{ y: () => Number.NaN }] })],
    [
      'it takes more work than a request may',
      () => ({
        ...{ from: 0, to: 1 },
        lines: [
          {
            y: (x) => {
              spend(1e6);
              return x;
            },
          },
        ],
      }),
    ],
  ])('is not drawn where %s', (_, curve) => {
    expect(curveOf(curve)).toBeUndefined();
  });
});

describe('a drawing', () => {
  const shapesOf = (draw: (values: Values) => readonly Shape[] | undefined, options: CalculateOptions = {}) => {
    const data = dataOf(fallWith({ kind: 'drawing', title: 'Fall', draw }), { time: 2 }, options);
    return data?.kind === 'drawing' ? data.shapes : undefined;
  };

  it('has shapes in the units of the formula, with values as they are shown', () => {
    const line: Shape = {
      shape: 'line',
      points: [
        [0, 0],
        [0, 20],
      ],
      label: 'h',
      of: 'height',
    };
    expect(shapesOf(() => [line], { units: { height: 'ft' } })).toEqual([
      {
        shape: line,
        writing: {
          words: 'h',
          measure: { label: 'Height', unit: 'ft', isMoney: false, value: expect.closeTo(65.6168, 4) },
        },
      },
    ]);
  });

  it('has another value than the field’s own where a shape says so', () => {
    const point: Shape = { shape: 'point', at: [0, 0], of: 'height', value: 3 };
    expect(shapesOf(() => [point], { units: { height: 'cm' } })).toMatchObject([
      { writing: { words: '', measure: { unit: 'cm', value: 300 } } },
    ]);
  });

  it('leaves out what has no place', () => {
    const circle = (radius: number): Shape => ({ shape: 'circle', center: [0, 0], radius });
    expect(shapesOf(() => [circle(1), circle(Number.NaN)])).toEqual([{ shape: circle(1) }]);
  });

  it('is bounded', () => {
    const points = Array.from({ length: 401 }, (_, x) => [x, x] as const);
    const many = Array.from({ length: 300 }, (): Shape => ({ shape: 'point', at: [0, 0] }));
    expect(shapesOf(() => [{ shape: 'line', points }])).toBeUndefined();
    expect(shapesOf(() => many)).toHaveLength(200);
  });

  it.each<[string, readonly Shape[] | undefined]>([
    ['there is none', undefined],
    ['it has no shape', []],
    ['there are words alone', [{ shape: 'label', at: [0, 0], label: 'Here' }]],
  ])('is not drawn where %s', (_, shapes) => {
    expect(shapesOf(() => shapes)).toBeUndefined();
  });

  it('is of the solution that is answered', async () => {
    const { calculator } = await calculatorOf('geometry', 'rectangle-geometry');
    const understanding = understand(calculator, { area: 48, perimeter: 28 }, {}, { today: '2026-01-31' });
    if (!understanding.ok) throw new Error(JSON.stringify(understanding.issues));
    const { values } = figureValues(allMethods, calculator, understanding.understood);
    expect(values).toMatchObject({ length: expect.closeTo(6, 9), width: expect.closeTo(8, 9) });
  });
});

describe('a leap of a curve', () => {
  const step = (t: number): number => (t < 1.2345 ? 0 : 10);
  const drawn = (y: (t: number) => number) => curveOf(() => ({ from: 0, to: 2, lines: [{ y }] }))!.lines[0]!.points;

  it('has both of its sides where it is', () => {
    const points = drawn(step);
    const after = points.findIndex(({ y }) => y === 10);
    expect(points[after - 1]!.y).toBe(0);
    expect([points[after - 1]!.x, points[after]!.x]).toEqual([expect.closeTo(1.2345, 9), expect.closeTo(1.2345, 9)]);
  });

  it.each<[string, (t: number) => number]>([
    ['a steep slope', (t) => Math.exp(20 * t)],
    ['a pole', (t) => 1 / (t - 1.2345)],
  ])('is none in %s', (_, y) => {
    expect(drawn(y)).toHaveLength(CURVE_POINTS);
  });
});

describe('what is chosen of a curve', () => {
  const fall = ({ time }: Values): Curve => ({
    ...{ from: 0, to: time, reach: { from: 0, to: 10 * time } },
    lines: [{ y: (t) => 5 * t ** 2 }],
    marks: [{ x: time, y: 5 * time ** 2, label: 'Ground' }],
  });
  const seen = (view: object) => {
    const data = dataOf(fallWith({ ...AXES, curve: fall }), { time: '2000 ms' }, {}, view);
    if (data?.kind !== 'curve') throw new Error('no curve');
    return data;
  };

  it('is drawn in the shown unit, beyond the ends as far as it reaches', () => {
    const { lines, marks, x, view } = seen({ from: '5000', to: '20000' });
    expect([lines[0]!.points[0], lines[0]!.points.at(-1)]).toEqual([
      { x: 5000, y: 125 },
      { x: 20_000, y: 2000 },
    ]);
    expect([marks, x.range, view.reach]).toEqual([[], { from: 5000, to: 20_000 }, { from: 0, to: 20_000 }]);
  });

  it.each([
    [{ from: '20001' }, 'from', 'out of what can be shown: 0 to 20000 ms'],
    [{ from: '5', to: '5' }, 'from', 'begin before its end: it is 5 to 5 ms'],
    [{ to: '0' }, 'to', 'begin before its end'],
    [{ to: '3 s' }, 'to', 'is no number'],
    [{ scale: 'log' }, 'scale', 'above 0'],
  ])('%j cannot be, so that all is drawn', (view, part, message) => {
    const data = seen(view);
    expect(data.view.problem).toEqual({ part, message: expect.stringContaining(message) });
    expect(data.lines).toEqual(seen({}).lines);
  });

  it('is a part of a path with as many points', () => {
    const path = { from: 0, to: 2, lines: [{ at: (t: number): [number, number] => [t, t] }] };
    const data = dataOf(fallWith({ ...AXES, curve: () => path }), { time: 2 }, {}, { from: '1', to: '1.1' });
    if (data?.kind !== 'curve') throw new Error('no curve');
    const inside = data.lines[0]!.points.filter(({ y }) => y !== undefined);
    expect(inside.length).toBeGreaterThan(90);
    expect(inside.every(({ x }) => x >= 1 && x <= 1.1)).toBe(true);
  });
});

describe('a timeline', () => {
  const rowsOf = (rows: readonly object[]) => {
    const data = dataOf(fallWith({ kind: 'timeline', title: 'Days', rows: () => rows }), { time: 2 });
    return data?.kind === 'timeline' ? data.rows : undefined;
  };

  it('has days and stretches, without what is no time', () => {
    expect(
      rowsOf([
        { label: 'Start', at: 20_000.5 },
        { label: 'Trip', from: 20_000, to: 20_010 },
        { label: 'Backward', from: 2, to: 1 },
        { label: 'Never', at: Number.NaN },
        { label: 'Beyond the calendar', at: 1e9 },
      ]),
    ).toEqual([
      { label: 'Start', from: 20_000, to: 20_000 },
      { label: 'Trip', from: 20_000, to: 20_010 },
    ]);
  });

  it('is nothing where all is on one day', () => {
    expect(rowsOf([{ label: 'Start', at: 1 }])).toBeUndefined();
  });
});
