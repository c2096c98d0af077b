/** Sets of equations with a way to make true values for all their variables. */
import fc from 'fast-check';
import type { Arithmetic, Lifted, Operand } from '../../../engine/src/arithmetic/arithmetic.js';
import type { EquationVariable } from '../../../engine/src/equations/index.js';

// biome-ignore lint/suspicious/noExplicitAny: the equations run on any arithmetic
type Any = any;
type Names<N extends string> = { readonly [K in N]: Operand<Any> };

/** A lifted module as code generation would write it. */
export function lift<N extends string>(
  equations: (A: Arithmetic<Any>, variables: Names<N>) => readonly (readonly [Operand<Any>, Operand<Any>])[],
): Lifted {
  return ((A: Arithmetic<Any>) => ({ equations: (variables: Names<N>) => equations(A, variables) })) as Lifted;
}

export interface System {
  readonly lifted: Lifted;
  readonly variables: readonly EquationVariable[];
  /** Values that satisfy the equations, well away from where a small change of a known moves an unknown far. */
  readonly truth: fc.Arbitrary<Record<string, number>>;
}

const positive = (...names: string[]): EquationVariable[] => names.map((name) => ({ name, above: 0 }));
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const GAS = 8.31446261815324;

export const SYSTEMS: Readonly<Record<string, System>> = {
  "Ohm's law": {
    lifted: lift<'voltage' | 'current' | 'resistance' | 'power'>((A, { voltage, current, resistance, power }) => [
      [voltage, A.mul(current, resistance)],
      [power, A.mul(voltage, current)],
    ]),
    variables: positive('voltage', 'current', 'resistance', 'power'),
    truth: fc.record({ current: between(1e-3, 100), resistance: between(1e-3, 1e6) }).map(({ current, resistance }) => {
      const voltage = current * resistance;
      return { voltage, current, resistance, power: voltage * current };
    }),
  },
  'ideal gas': {
    lifted: lift<'pressure' | 'volume' | 'amount' | 'temperature'>((A, { pressure, volume, amount, temperature }) => [
      [A.mul(pressure, volume), A.mul(A.mul(amount, A.named('gasConstant')), temperature)],
    ]),
    variables: positive('pressure', 'volume', 'amount', 'temperature'),
    truth: fc
      .record({ volume: between(1e-3, 10), amount: between(0.01, 100), temperature: between(100, 1000) })
      .map((known) => ({ ...known, pressure: (known.amount * GAS * known.temperature) / known.volume })),
  },
  'uniform acceleration': {
    lifted: lift<'s' | 'u' | 'v' | 'a' | 't'>((A, { s, u, v, a, t }) => [
      [s, A.mul(A.div(A.add(u, v), 2), t)],
      [v, A.add(u, A.mul(a, t))],
    ]),
    variables: [...'suva'].map((name) => ({ name, min: 0 })).concat({ name: 't', min: 0 }),
    truth: fc
      .record({ u: between(1, 3), a: between(1, 3), t: between(1, 3) })
      .map(({ u, a, t }) => ({ s: u * t + 0.5 * a * t * t, u, v: u + a * t, a, t })),
  },
  'thin lens': {
    lifted: lift<'focal' | 'object' | 'image' | 'magnification'>((A, { focal, object, image, magnification }) => [
      [A.div(1, focal), A.add(A.div(1, object), A.div(1, image))],
      [magnification, A.neg(A.div(image, object))],
    ]),
    variables: [
      { name: 'focal', above: 0 },
      { name: 'object', above: 0 },
      { name: 'image' },
      { name: 'magnification' },
    ],
    truth: fc.record({ focal: between(0.01, 1), ratio: between(1.5, 5) }).map(({ focal, ratio }) => {
      const object = focal * ratio;
      const image = 1 / (1 / focal - 1 / object);
      return { focal, object, image, magnification: -image / object };
    }),
  },
  'compound growth': {
    lifted: lift<'present' | 'future' | 'rate' | 'periods'>((A, { present, future, rate, periods }) => [
      [future, A.mul(present, A.pow(A.add(1, rate), periods))],
    ]),
    variables: [
      ...positive('present', 'future'),
      { name: 'rate', above: -1, max: 10 },
      { name: 'periods', above: 0, max: 1000 },
    ],
    truth: fc
      .record({ present: between(1, 1e6), rate: between(0.05, 0.5), periods: between(1, 40) })
      .map((known) => ({ ...known, future: known.present * (1 + known.rate) ** known.periods })),
  },
  'right triangle': {
    lifted: lift<'a' | 'b' | 'c' | 'alpha' | 'beta' | 'area' | 'perimeter'>(
      (A, { a, b, c, alpha, beta, area, perimeter }) => [
        [A.pow(c, 2), A.add(A.pow(a, 2), A.pow(b, 2))],
        [A.sin(alpha), A.div(a, c)],
        [A.add(alpha, beta), A.div(A.PI, 2)],
        [area, A.div(A.mul(a, b), 2)],
        [perimeter, A.add(A.add(a, b), c)],
      ],
    ),
    variables: [
      ...positive('a', 'b', 'c', 'area', 'perimeter'),
      ...['alpha', 'beta'].map((name) => ({ name, above: 0, below: Math.PI / 2 })),
    ],
    truth: fc.record({ a: between(1, 2), b: between(3, 6) }).map(({ a, b }) => {
      const c = Math.hypot(a, b);
      return { a, b, c, alpha: Math.atan2(a, b), beta: Math.atan2(b, a), area: (a * b) / 2, perimeter: a + b + c };
    }),
  },
  'pair of gears': {
    lifted: lift<'teeth1' | 'teeth2' | 'speed1' | 'speed2' | 'ratio' | 'torque1' | 'torque2'>(
      (A, { teeth1, teeth2, speed1, speed2, ratio, torque1, torque2 }) => [
        [ratio, A.div(teeth2, teeth1)],
        [A.mul(speed1, teeth1), A.mul(speed2, teeth2)],
        [torque2, A.mul(torque1, ratio)],
      ],
    ),
    variables: [
      ...['teeth1', 'teeth2'].map((name) => ({ name, min: 6, max: 500, integer: true })),
      ...positive('speed1', 'speed2', 'ratio', 'torque1', 'torque2'),
    ],
    truth: fc
      .record({
        teeth1: fc.integer({ min: 6, max: 500 }),
        teeth2: fc.integer({ min: 6, max: 500 }),
        speed1: between(1, 1e4),
        torque1: between(0.1, 1e3),
      })
      .map(({ teeth1, teeth2, speed1, torque1 }) => {
        const ratio = teeth2 / teeth1;
        return { teeth1, teeth2, speed1, speed2: (speed1 * teeth1) / teeth2, ratio, torque1, torque2: torque1 * ratio };
      }),
  },
  'annuity, whose rate has no closed form': {
    lifted: lift<'present' | 'payment' | 'rate' | 'periods'>((A, { present, payment, rate, periods }) => [
      [present, A.div(A.mul(payment, A.sub(1, A.pow(A.add(1, rate), A.neg(periods)))), rate)],
    ]),
    variables: [
      ...positive('present', 'payment'),
      { name: 'rate', above: 0, max: 1 },
      { name: 'periods', above: 0, max: 600 },
    ],
    truth: fc
      .record({ payment: between(10, 1e4), rate: between(0.02, 0.2), periods: between(5, 30) })
      .map(({ payment, rate, periods }) => ({
        present: (payment * (1 - (1 + rate) ** -periods)) / rate,
        payment,
        rate,
        periods,
      })),
  },
};
