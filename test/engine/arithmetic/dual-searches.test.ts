/** Derivatives of roots and minima against closed forms. */
import type { Operand } from '@reckoner/engine/arithmetic/arithmetic';
import { type Dual, dual, gradientOf, variable } from '@reckoner/engine/arithmetic/dual';
import { expect, test } from 'vitest';

type Value = Operand<Dual>;
type F = (x: Value) => Value;

const call = (name: string, ...args: unknown[]) => dual.call(name, args) as Value;
const [a, b] = [variable(3, 0, 2), variable(0.5, 1, 2)];
const power = (x: Value, n: number) => dual.pow(x, n);

const cases: readonly (readonly [string, () => Value, number, readonly [number, number]])[] = [
  // x³ = a: x = ∛a
  [
    'a root',
    () => call('findRoot', ((x) => dual.sub(power(x, 3), a)) as F, 0, 10),
    Math.cbrt(3),
    [1 / (3 * Math.cbrt(3) ** 2), 0],
  ],
  // The root that a double hits at the first look, where no secant is left to take.
  ['a root at a bound', () => call('findRoot', ((x) => dual.sub(x, a)) as F, 0, 3), 3, [1, 0]],
  [
    'a root between bounds that move',
    () => call('findRoot', ((x) => dual.sub(dual.mul(2, x), a)) as F, b, a),
    1.5,
    [0.5, 0],
  ],
  // The inner root is y = x a, the outer one x² a = 12
  [
    'a root of a root',
    () =>
      call(
        'findRoot',
        ((x) => {
          const inner = call('findRoot', ((y) => dual.sub(y, dual.mul(x, a))) as F, 0, 100);
          return dual.sub(dual.mul(inner, x), 12);
        }) as F,
        0,
        10,
      ),
    2,
    [-1 / 3, 0],
  ],
  [
    'Newton',
    () => call('newton', ((x) => dual.sub(dual.exp(dual.mul(b, x)), a)) as F, 1),
    Math.log(3) / 0.5,
    [1 / 1.5, -Math.log(3) / 0.25],
  ],
  // (x − a)² + b x is least at a − b/2
  [
    'a minimum',
    () => call('minimize', ((x) => dual.add(power(dual.sub(x, a), 2), dual.mul(b, x))) as F, 0, 10),
    2.75,
    [1, -0.5],
  ],
  ['a minimum at a bound', () => call('minimize', ((x) => dual.add(x, b)) as F, a, 10), 3, [1, 0]],
  ['what depends on nothing uncertain', () => call('findRoot', ((x) => dual.sub(x, 2)) as F, 0, 10), 2, [0, 0]],
];

test.each(cases)('%s', (_, root, value, gradient) => {
  const found = root();
  expect(dual.toNumber(found)).toBeCloseTo(value, 6);
  gradientOf(found, 2).forEach((slope, index) => {
    expect(slope).toBeCloseTo(gradient[index]!, 6);
  });
});

test('a double root says nothing of its move', () => {
  const root = call('findRoot', ((x) => power(dual.sub(x, a), 3)) as F, 0, 3);
  expect(gradientOf(root, 2)[0]).toBeNaN();
});
