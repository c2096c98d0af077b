/** Particular solutions, choices between solutions, and the sentences where there is none. */
import { describe, expect, it } from 'vitest';
import { type EquationVariable, solveEquations } from '../../../engine/src/equations/index.js';
import { lift, SYSTEMS } from './systems.js';

const ohm = SYSTEMS["Ohm's law"]!;
const motion = SYSTEMS['uniform acceleration']!;
const triangle = SYSTEMS['right triangle']!;
const free = (...names: string[]): EquationVariable[] => names.map((name) => ({ name }));

describe('choice between solutions', () => {
  it('takes the first time at which a thrown body is at a height, and offers the second', () => {
    const variables = free('s', 'u', 'v', 'a').concat({ name: 't', min: 0 });
    const outcome = solveEquations({ lifted: motion.lifted, variables, known: { s: 10, u: 20, a: -10 } });
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(outcome.values.t).toBeCloseTo(2 - Math.SQRT2, 14);
    expect(outcome.alternatives).toHaveLength(1);
    expect(outcome.alternatives[0]!.t).toBeCloseTo(2 + Math.SQRT2, 14);
  });

  it('prefers what is not negative', () => {
    const lifted = lift<'x' | 'square'>((A, { x, square }) => [[A.pow(x, 2), square]]);
    expect(solveEquations({ lifted, variables: free('x', 'square'), known: { square: 9 } })).toEqual({
      ok: true,
      values: { x: 3, square: 9 },
      alternatives: [{ x: -3, square: 9 }],
    });
  });

  it('keeps only roots within bounds', () => {
    const lifted = lift<'x' | 'square'>((A, { x, square }) => [[A.pow(x, 2), square]]);
    const variables = [{ name: 'x', below: 0 }, { name: 'square' }];
    expect(solveEquations({ lifted, variables, known: { square: 9 } })).toMatchObject({ values: { x: -3 } });
  });

  it('takes a stated bound beyond the usual ones', () => {
    const lifted = lift<'x' | 'y'>((A, { x, y }) => [[y, A.mul(2, x)]]);
    const variables = [
      { name: 'x', min: 0, max: 1e31 },
      { name: 'y', max: 1e32 },
    ];
    expect(solveEquations({ lifted, variables, known: { y: 4e30 } })).toMatchObject({ values: { x: 2e30 } });
    expect(solveEquations({ lifted, variables: free('x', 'y'), known: { y: 4e30 } }).ok).toBe(false);
  });

  it('takes no two infinities for equal', () => {
    const lifted = lift<'a' | 'b' | 'c' | 'd'>((A, { a, b, c, d }) => [[A.div(a, b), A.div(c, d)]]);
    const variables = free('a', 'b', 'c', 'd');
    expect(solveEquations({ lifted, variables, known: { a: 1, b: 0, c: 2 } })).toMatchObject({ code: 'no-solution' });
  });

  it('finds the apex, where two times become one', () => {
    const variables = free('s', 'u', 'v', 'a').concat({ name: 't', min: 0 });
    const outcome = solveEquations({ lifted: motion.lifted, variables, known: { s: 20, u: 20, a: -10 } });
    expect(outcome).toMatchObject({ ok: true, values: { t: 2, v: 0 }, alternatives: [] });
  });
});

describe('variables that may all stay unknown', () => {
  const lifted = lift<'x' | 'y' | 'mass' | 'speed'>((A, { x, y, mass, speed }) => [
    [A.mul(x, y), 1],
    [speed, A.div(x, mass)],
  ]);
  const variables = free('x', 'y', 'mass', 'speed').map((variable) => ({ ...variable, optional: true }));

  it('answers with what follows', () => {
    expect(solveEquations({ lifted, variables, known: { x: 4 } })).toMatchObject({ values: { x: 4, y: 0.25 } });
  });

  it('refuses what leads nowhere, and says what would lead on', () => {
    expect(solveEquations({ lifted, variables, known: { mass: 2 } })).toMatchObject({
      code: 'too-few',
      reason: 'Besides mass, give x, y or speed.',
      missing: [['x'], ['y'], ['speed']],
    });
  });
});

describe('knowns that agree and yet leave something open', () => {
  const gas = lift<'p' | 'V' | 'n' | 'T' | 'M' | 'm' | 'rho'>((A, { p, V, n, T, M, m, rho }) => [
    [A.mul(p, V), A.mul(A.mul(n, 8.314462618), T)],
    [m, A.mul(n, M)],
    [rho, A.div(m, V)],
  ]);
  const expansion = lift<'L' | 'a' | 'T' | 'change' | 'end' | 'volume'>((A, { L, a, T, change, end, volume }) => [
    [change, A.mul(A.mul(a, L), T)],
    [end, A.add(L, change)],
    [volume, A.mul(A.mul(3, a), T)],
  ]);
  const positive = (...names: string[]): EquationVariable[] => names.map((name) => ({ name, above: 0, max: 1e15 }));
  const density = (2e5 * 0.02896) / (8.314462618 * 298.15);
  it.each([
    [
      'density of a gas',
      gas,
      positive('p', 'V', 'n', 'T', 'M', 'm', 'rho'),
      { p: 2e5, T: 298.15, M: 0.02896, rho: density },
    ],
    ['expansion', expansion, free('L', 'a', 'T', 'change', 'end', 'volume'), { L: 25, end: 25.012, volume: 0.00144 }],
    [
      'expansion down',
      expansion,
      free('L', 'a', 'T', 'change', 'end', 'volume'),
      { L: 10, end: 9.995, volume: -0.0015 },
    ],
  ])('%s', (_, lifted, variables, known) => {
    expect(solveEquations({ lifted, variables, known })).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/ open: the equations hold for more than one value/),
    });
  });

  it('does not take a double root for a line of solutions', () => {
    // Neither equation can be solved for one of them, and the two curves touch at (1, 1).
    const lifted = lift<'x' | 'y'>((A, { x, y }) => [
      [A.add(A.add(x, A.exp(x)), A.add(y, A.exp(y))), 2 + 2 * Math.E],
      [A.add(A.mul(x, A.exp(x)), A.mul(y, A.exp(y))), 2 * Math.E],
    ]);
    const outcome = solveEquations({ lifted, variables: free('x', 'y'), known: {} });
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(outcome.values.x).toBeCloseTo(1, 3);
    expect(outcome.values.y).toBeCloseTo(1, 3);
  });
});

describe('equations of which some follow from others', () => {
  // Both are functions of the ratio of the two frequencies.
  const filter = lift<'gain' | 'phase' | 'cutoff' | 'frequency'>((A, { gain, phase, cutoff, frequency }) => {
    const ratio = A.div(cutoff, frequency);
    return [
      [gain, A.div(1, A.sqrt(A.add(1, A.pow(ratio, 2))))],
      [phase, A.atan(ratio)],
    ];
  });
  const variables = [
    { name: 'gain', above: 0, below: 1 },
    { name: 'phase', above: 0, below: Math.PI / 2 },
    { name: 'cutoff', above: 0, max: 1e12 },
    { name: 'frequency', above: 0, max: 1e12 },
  ];

  it.each([
    ['agree', { gain: Math.SQRT1_2, phase: Math.PI / 4 }],
    ['agree but for their last digits', { gain: 0.2038504353375512, phase: 1.3655403246 }],
    ['do not agree', { gain: 0.2, phase: 0.2 }],
  ])('are told as that where the values %s', (_, known) => {
    const outcome = solveEquations({ lifted: filter, variables, known });
    expect(outcome).toMatchObject({ ok: false, code: 'too-few', reason: expect.stringMatching(/ open[:,] /) });
  });
});

describe('solutions where rounding decides', () => {
  it('finds those beside an edge beyond which there are none', () => {
    // Sides of a box with the height 16.4, by diagonal and surface: near the longest side that the diagonal allows.
    const lifted = lift<'a' | 'b' | 'c' | 'diagonal' | 'surface'>((A, { a, b, c, diagonal, surface }) => [
      [diagonal, A.sqrt(A.add(A.add(A.pow(a, 2), A.pow(b, 2)), A.pow(c, 2)))],
      [surface, A.mul(2, A.add(A.add(A.mul(a, b), A.mul(b, c)), A.mul(a, c)))],
    ]);
    const [a, b, c] = [1.98838019, 9.61123958, 16.3816433];
    const variables = ['a', 'b', 'c', 'diagonal', 'surface'].map((name) => ({ name, above: 0, max: 1e9 }));
    const known = { c, diagonal: Math.hypot(a, b, c), surface: 2 * (a * b + b * c + a * c) };
    const outcome = solveEquations({ lifted, variables, known });
    if (!outcome.ok) throw new Error(outcome.reason);
    const sides = [outcome.values, ...outcome.alternatives]
      .map((values) => values.a!)
      .sort((one, other) => one - other);
    expect(sides).toEqual([expect.closeTo(a, 8), expect.closeTo(b, 8)]);
  });

  it('takes a square that rounding leaves below zero for zero', () => {
    // Head of water at rest, which came from the pressure, and goes back.
    const lifted = lift<'head' | 'pressure' | 'speed'>((A, { head, pressure, speed }) => [
      [head, A.add(A.div(pressure, A.lit('21716.363575')), A.div(A.pow(speed, 2), A.lit('19.6133')))],
    ]);
    const variables = ['head', 'pressure', 'speed'].map((name) => ({ name, min: 0, max: 1e9 }));
    for (let pressure = 100.1; pressure < 110; pressure += 0.1) {
      const head = pressure / 21716.363575;
      expect(solveEquations({ lifted, variables, known: { head, pressure } })).toMatchObject({ values: { speed: 0 } });
    }
    const known = { head: (100 / 21716.363575) * 0.999, pressure: 100 };
    expect(solveEquations({ lifted, variables, known })).toMatchObject({ ok: false, code: 'no-solution' });
  });
});

describe('equations without a closed form', () => {
  it.each([
    ['x = cos x', lift<'x'>((A, { x }) => [[x, A.cos(x)]]), 0.7390851332151607],
    ['x·eˣ = 1', lift<'x'>((A, { x }) => [[A.mul(x, A.exp(x)), 1]]), 0.5671432904097838],
    ['ln x = 1/x', lift<'x'>((A, { x }) => [[A.log(x), A.div(1, x)]]), 1.7632228343518968],
    ['x³ + x = 1', lift<'x'>((A, { x }) => [[A.add(A.pow(x, 3), x), 1]]), 0.6823278038280193],
    ['a touching root: eˣ = e·x', lift<'x'>((A, { x }) => [[A.exp(x), A.mul(A.E, x)]]), 1],
  ])('%s', (_, lifted, x) => {
    const outcome = solveEquations({ lifted, variables: [{ name: 'x', min: 0, max: 100 }], known: {} });
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(Math.abs(outcome.values.x! / x - 1)).toBeLessThan(1e-14);
  });

  it('solves a function of the engine for its argument', () => {
    const lifted = lift<'z' | 'p'>((A, { z, p }) => [[p, A.call('normalCdf', [z]) as number]]);
    const variables = [
      { name: 'z', min: -8, max: 8 },
      { name: 'p', min: 0, max: 1 },
    ];
    const outcome = solveEquations({ lifted, variables, known: { p: 0.975 } });
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(outcome.values.z).toBeCloseTo(1.959963984540054, 13);
  });

  it('does not take a pole for a root', () => {
    const lifted = lift<'x' | 'y'>((A, { x, y }) => [[A.add(A.tan(x), A.mul(x, 0)), y]]);
    const variables = [{ name: 'x', min: 1.5, max: 1.7 }, { name: 'y' }];
    expect(solveEquations({ lifted, variables, known: { y: 0 } })).toMatchObject({ ok: false, code: 'no-solution' });
  });

  it('solves equations that no elimination reaches together', () => {
    // Each unknown stands twice in an equation from which it cannot be isolated.
    const lifted = lift<'x' | 'y'>((A, { x, y }) => [
      [A.add(A.mul(x, A.exp(A.mul(x, y))), A.sin(y)), A.lit('1.2')],
      [A.add(A.mul(y, A.exp(y)), A.mul(x, A.sin(x))), 1],
    ]);
    const variables = ['x', 'y'].map((name) => ({ name, min: 0, max: 3 }));
    const outcome = solveEquations({ lifted, variables, known: {} });
    if (!outcome.ok) throw new Error(outcome.reason);
    const { x, y } = outcome.values as { x: number; y: number };
    expect(x * Math.exp(x * y) + Math.sin(y)).toBeCloseTo(1.2, 13);
    expect(y * Math.exp(y) + x * Math.sin(x)).toBeCloseTo(1, 13);
  });
});

const labelled = (names: Readonly<Record<string, string>>): EquationVariable[] =>
  Object.entries(names).map(([name, label]) => ({ name, label, min: 0 }));

describe('sentences', () => {
  const variables = labelled({ voltage: 'Voltage', current: 'Current', resistance: 'Resistance', power: 'Power' });
  const show = (name: string, value: number) =>
    `${value} ${{ voltage: 'V', current: 'A', resistance: 'Ω', power: 'W' }[name]}`;
  const solve = (known: Record<string, number>) => solveEquations({ lifted: ohm.lifted, variables, known, show });

  it.each([
    [{}, 'too-few', 'Give any two of voltage, current, resistance, power.'],
    [{ power: 36 }, 'too-few', 'Give any two of voltage, current, resistance, power; only power is given.'],
    [
      { voltage: 12, current: 3, resistance: 5 },
      'contradiction',
      'The given values contradict voltage = current × resistance (voltage 12 V; current 3 A; resistance 5 Ω). Leave one of them out.',
    ],
    [
      { voltage: 12, resistance: 4, power: 37 },
      'contradiction',
      'The given values contradict power = voltage × current (power 37 W; voltage 12 V; current 3 A, computed). Leave one of them out.',
    ],
    [
      { voltage: 0, current: 0 },
      'too-few',
      'The given values leave resistance open: the equations hold for more than one value.',
    ],
    [
      { voltage: 3, resistance: 0 },
      'no-solution',
      'No current from 0 A on satisfies voltage = current × resistance (voltage 3 V; resistance 0 Ω).',
    ],
  ])('%j', (known, code, reason) => {
    expect(solve(known)).toMatchObject({ ok: false, code, reason });
  });

  it('says what a variable would have to be', () => {
    const known = { voltage: 12, current: 4 };
    const bounded = variables.map((variable) => (variable.name === 'resistance' ? { ...variable, max: 2 } : variable));
    expect(solveEquations({ lifted: ohm.lifted, variables: bounded, known, show })).toMatchObject({
      code: 'no-solution',
      reason:
        'No resistance within bounds satisfies voltage = current × resistance (voltage 12 V; current 4 A): it would have to be 3 Ω, above the 2 Ω that are allowed.',
    });
  });

  it('takes a value on its bound where rounding alone keeps it beyond', () => {
    const bounds = { min: 0, max: 1e9 };
    const charging = {
      lifted: lift<'source' | 'start' | 'share' | 'voltage'>((A, { source, start, share, voltage }) => [
        [voltage, A.add(source, A.mul(A.sub(start, source), share))],
      ]),
      variables: ['source', 'start', 'share', 'voltage'].map((name) => ({ name, ...bounds })),
      known: { source: 12.601, share: Math.exp(-0.1 / 0.053485), voltage: 10.658272162641484 },
    };
    expect(solveEquations(charging)).toMatchObject({ ok: true, values: { start: 0 } });
    // A hundredth of a millivolt is no rounding.
    expect(solveEquations({ ...charging, known: { ...charging.known, voltage: 10.65826 } })).toMatchObject({
      ok: false,
    });
  });

  it('names the sets that would do where they are not any of the same', () => {
    const { lifted } = triangle;
    expect(
      solveEquations({ lifted, variables: triangle.variables, known: { alpha: 0.5, beta: Math.PI / 2 - 0.5 } }),
    ).toMatchObject({
      code: 'too-few',
      reason: 'Besides alpha and beta, give a, b, c, area or perimeter.',
      missing: [['a'], ['b'], ['c'], ['area'], ['perimeter']],
    });
  });

  it('keeps names and abbreviations as they are', () => {
    const named = labelled({ voltage: "Young's modulus", current: 'pH', resistance: 'BMI', power: 'Water depth' });
    expect(solveEquations({ lifted: ohm.lifted, variables: named, known: {} })).toMatchObject({
      reason: "Give any two of Young's modulus, pH, BMI, water depth.",
    });
  });
});

describe('bounds and kinds', () => {
  it('takes a difference on its bound where a computed term of it was rounded', () => {
    const lifted = lift<'count' | 'each' | 'taken' | 'all' | 'rest'>((A, { count, each, taken, all, rest }) => [
      [taken, A.mul(count, each)],
      [rest, A.sub(all, taken)],
    ]);
    const variables = free('count', 'each', 'taken', 'all').concat({ name: 'rest', min: 0 });
    const solved = (all: number) => solveEquations({ lifted, variables, known: { count: 3, each: 0.1, all } });
    // 0.3 less 0.30000000000000004
    expect(solved(0.3)).toMatchObject({ ok: true, values: { rest: 0 } });
    expect(solved(0.2999999).ok).toBe(false);
  });

  it('takes rounding back onto a bound', () => {
    const lifted = lift<'x' | 'y'>((A, { x, y }) => [[y, A.mul(3, x)]]);
    const variables = [{ name: 'x', max: 0.1 }, { name: 'y' }];
    expect(solveEquations({ lifted, variables, known: { y: 0.30000000000000004 } })).toMatchObject({
      values: { x: 0.1 },
    });
  });

  it('takes it back also where equations are solved together', () => {
    const lifted = lift<'x' | 'y' | 'sum' | 'difference'>((A, { x, y, sum, difference }) => [
      [sum, A.add(A.mul(x, x), y)],
      [difference, A.sub(x, y)],
    ]);
    const variables = ['x', 'y', 'sum', 'difference'].map((name) => ({ name, min: 0 }));
    const solved = (sum: number, difference: number) =>
      solveEquations({ lifted, variables, known: { sum, difference } });
    const x = 0.8142857142857143;
    expect(solved(x * x, x)).toMatchObject({ ok: true, values: { x, y: 0 } });
    expect(solved(x * x, x + 1e-9)).toMatchObject({ ok: false });
  });

  it('takes back what rounding carried beyond the edge of a function', () => {
    const lifted = lift<'side' | 'slope' | 'angle'>((A, { side, slope, angle }) => [
      [side, A.mul(slope, A.sin(angle))],
    ]);
    const variables = [
      { name: 'side', min: 0 },
      { name: 'slope', min: 0 },
      { name: 'angle', min: 0, max: 2 },
    ];
    const solved = (side: number) => solveEquations({ lifted, variables, known: { side, slope: 0.3 } });
    expect(solved(0.1 + 0.2)).toMatchObject({ ok: true, values: { angle: Math.PI / 2 } });
    expect(solved(0.3001)).toMatchObject({ ok: false });
  });

  it('wants whole numbers where a variable is whole', () => {
    const lifted = lift<'n' | 'total'>((A, { n, total }) => [[total, A.mul(n, A.lit('0.1'))]]);
    const variables = [{ name: 'n', integer: true, min: 0 }, { name: 'total' }];
    expect(solveEquations({ lifted, variables, known: { total: 0.3 } })).toMatchObject({ values: { n: 3 } });
    expect(solveEquations({ lifted, variables, known: { total: 0.35 } })).toMatchObject({ code: 'no-solution' });
  });

  it('leaves out what is optional and not reached', () => {
    const lifted = lift<'amount' | 'mass' | 'molarMass'>((A, { amount, mass, molarMass }) => [
      [mass, A.mul(amount, molarMass)],
    ]);
    const variables = [
      { name: 'amount', min: 0 },
      { name: 'mass', min: 0, optional: true },
      { name: 'molarMass', min: 0, optional: true },
    ];
    expect(solveEquations({ lifted, variables, known: { amount: 2 } })).toEqual({
      ok: true,
      values: { amount: 2 },
      alternatives: [],
    });
    expect(solveEquations({ lifted, variables, known: { mass: 36, molarMass: 18 } })).toMatchObject({
      values: { amount: 2 },
    });
  });
});

describe('equations that are not arithmetic', () => {
  it('are the author’s error', () => {
    const lifted = lift<'x' | 'y'>((A, { x, y }) => [[y, A.gt(x, 0) ? x : A.neg(x)]]);
    expect(() => solveEquations({ lifted, variables: free('x', 'y'), known: { y: 1 } })).toThrow(
      'An equation compares a variable.',
    );
  });
});
