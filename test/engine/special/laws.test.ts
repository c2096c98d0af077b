/** Laws that special functions and distributions obey everywhere, on random arguments. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as special from '../../../engine/src/special/index.js';

const between = (min: number, max: number): fc.Arbitrary<number> =>
  fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
const options = { seed: 11, numRuns: 200 };

function close(actual: number, expected: number, tolerance: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(tolerance * Math.max(Math.abs(expected), 1e-300));
}

describe('identities', () => {
  test('Γ(x + 1) = x·Γ(x)', () => {
    fc.assert(
      fc.property(between(-40.5, 160), (x) => {
        // Near a pole the rounding of x + 1 is what would be measured.
        fc.pre(Math.abs(x - Math.round(x)) > 1e-3);
        close(special.gamma(x + 1), x * special.gamma(x), 1e-11);
      }),
      options,
    );
  });

  test('erf is odd and erfc its complement', () => {
    fc.assert(
      fc.property(between(-6, 6), (x) => {
        expect(special.erf(-x)).toBe(-special.erf(x));
        close(special.erf(x) + special.erfc(x), 1, 1e-15);
      }),
      options,
    );
  });

  test('I_x(a, b) + I_(1 − x)(b, a) = 1', () => {
    fc.assert(
      fc.property(between(0, 1), between(0.01, 200), between(0.01, 200), (x, a, b) => {
        fc.pre(x + (1 - x) === 1 && 1 - (1 - x) === x);
        close(special.regularizedBeta(x, a, b) + special.regularizedBeta(1 - x, b, a), 1, 1e-12);
      }),
      options,
    );
  });

  test('P(a, x) + Q(a, x) = 1', () => {
    fc.assert(
      fc.property(between(0.01, 1e7), between(0, 5), (a, share) => {
        close(special.regularizedGammaP(a, a * share) + special.regularizedGammaQ(a, a * share), 1, 1e-13);
      }),
      options,
    );
  });

  test('the Wronskian J(n + 1)·Y(n) − J(n)·Y(n + 1) = 2/(πx)', () => {
    fc.assert(
      fc.property(between(0, 12), between(0.2, 100), (order, x) => {
        const { besselJ: j, besselY: y } = special;
        close(j(order + 1, x) * y(order, x) - j(order, x) * y(order + 1, x), 2 / (Math.PI * x), 1e-10);
      }),
      options,
    );
  });

  test('W(x)·exp(W(x)) = x', () => {
    fc.assert(
      fc.property(between(-0.36, 1e6), (x) => {
        const w = special.lambertW(x);
        close(w * Math.exp(w), x, 1e-13);
      }),
      options,
    );
  });
});

describe('quantiles turn distribution functions round', () => {
  const shapes: readonly [string, (p: number) => number, (x: number) => number][] = [
    ['normal', (p) => special.normalQuantile(p, 3, 2), (x) => special.normalCdf(x, 3, 2)],
    ['student', (p) => special.studentQuantile(p, 4.5), (t) => special.studentCdf(t, 4.5)],
    ['chiSquared', (p) => special.chiSquaredQuantile(p, 3), (x) => special.chiSquaredCdf(x, 3)],
    ['f', (p) => special.fQuantile(p, 4, 11), (x) => special.fCdf(x, 4, 11)],
    ['gamma', (p) => special.gammaQuantile(p, 0.2, 3), (x) => special.gammaCdf(x, 0.2, 3)],
    ['beta', (p) => special.betaQuantile(p, 2, 7), (x) => special.betaCdf(x, 2, 7)],
    ['weibull', (p) => special.weibullQuantile(p, 1.4, 3), (x) => special.weibullCdf(x, 1.4, 3)],
    ['lognormal', (p) => special.lognormalQuantile(p, 1, 0.4), (x) => special.lognormalCdf(x, 1, 0.4)],
    ['logistic', (p) => special.logisticQuantile(p, 1, 0.4), (x) => special.logisticCdf(x, 1, 0.4)],
  ];
  test.each(shapes)('%s', (_name, quantile, cdf) => {
    fc.assert(
      fc.property(between(1e-12, 1 - 1e-6), (p) => close(cdf(quantile(p)), p, 1e-11)),
      options,
    );
  });

  test('binomial: the smallest count that reaches the probability', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        between(0.01, 0.99),
        between(1e-6, 1 - 1e-6),
        (n, p, probability) => {
          const k = special.binomialQuantile(probability, n, p);
          expect(special.binomialCdf(k, n, p)).toBeGreaterThanOrEqual(probability * (1 - 1e-12));
          if (k > 0) expect(special.binomialCdf(k - 1, n, p)).toBeLessThanOrEqual(probability);
        },
      ),
      options,
    );
  });
});

describe('edges', () => {
  const cases: readonly [string, number, number][] = [
    ['gamma at a pole', special.gamma(-2), Number.NaN],
    ['gamma beyond doubles', special.gamma(172), Infinity],
    ['logGamma at 1', special.logGamma(1), 0],
    ['logGamma at 0', special.logGamma(0), Infinity],
    ['erfc far out', special.erfc(40), 0],
    ['normalCdf at -Infinity', special.normalCdf(-Infinity), 0],
    ['normalCdf at Infinity', special.normalCdf(Infinity), 1],
    ['normalQuantile of 0', special.normalQuantile(0), -Infinity],
    ['normalQuantile of 1', special.normalQuantile(1), Infinity],
    ['normalQuantile outside', special.normalQuantile(1.5), Number.NaN],
    ['studentQuantile of one half', special.studentQuantile(0.5, 3), 0],
    ['studentCdf with infinite degrees', special.studentCdf(-1, Infinity), special.normalCdf(-1)],
    ['chiSquaredCdf below zero', special.chiSquaredCdf(-1, 3), 0],
    ['betaPdf at a spike', special.betaPdf(0, 0.5, 1), Infinity],
    ['binomialPmf of a fraction', special.binomialPmf(1.5, 3, 0.5), 0],
    ['binomialPmf without chance', special.binomialPmf(0, 3, 0), 1],
    ['binomialCdf above n', special.binomialCdf(9, 3, 0.5), 1],
    ['poissonPmf with mean 0', special.poissonPmf(0, 0), 1],
    ['hypergeometricPmf of all', special.hypergeometricPmf(4, 10, 4, 10), 1],
    ['geometricCdf below zero', special.geometricCdf(-1, 0.2), 0],
    ['factorial of 5', special.factorial(5), 120],
    ['factorial of -1', special.factorial(-1), Number.NaN],
    ['binomialCoefficient above n', special.binomialCoefficient(3, 4), 0],
    ['binomialCoefficient of a large choice', special.binomialCoefficient(56, 28), 7648690600760440],
    ['besselJ of negative order', special.besselJ(-1, 2), -special.besselJ(1, 2)],
    ['besselJ of negative argument', special.besselJ(3, -2), -special.besselJ(3, 2)],
    ['besselY at 0', special.besselY(0, 0), -Infinity],
    ['besselI at 0', special.besselI(0, 0), 1],
    ['lambertW at the branch point', special.lambertW(-1 / Math.E), -1],
    ['lambertW below it', special.lambertW(-0.5), Number.NaN],
    ['zeta at a trivial zero', special.zeta(-4), 0],
    ['ellipticK at 1', special.ellipticK(1), Infinity],
  ];
  test.each(cases)('%s', (_name, value, expected) => {
    // Zero and minus zero are one here.
    expect(value + 0).toBe(expected);
  });
});
