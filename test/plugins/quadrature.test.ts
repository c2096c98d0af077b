/** Numerical integration of functions that are hard to integrate. */
import { expect, test } from 'vitest';
import { readFinely } from '../../plugins/math/shared/fine-evaluation.js';
import { integral } from '../../plugins/math/shared/quadrature.js';

// mpmath.quad at 30 digits, or by hand
test.each([
  ['1/(x-0.3)^0.5', 0.3, 1, 1.673320053068151],
  ['1/sqrt(1 - x^2)', -1, 1, Math.PI],
  ['ln(x)', 0, 1, -1],
  ['exp(-(1000(x - 3.3))^2)', 0, 10, 0.001772453850905516],
  ['sin(100x)^2', 0, 10, 4.99767490123896],
  ['x^3', -1, 2, 3.75],
  ['sqrt(x) ln(x)', 0, 4, 3.838014370417194],
])('∫ %s from %d to %d', (text, low, high, expected) => {
  const { value, error } = integral(readFinely(text, 'x'), low, high);
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(1e-7 * Math.abs(expected));
  expect(error).toBeLessThanOrEqual(1e-9 * Math.abs(expected));
});

test.each([
  ['1/x', 0, 1],
  ['1/x', -1, 1],
  ['1/(x - 0.123)^2', 0, 1],
])('∫ %s from %d to %d does not converge, and its error says so', (text, low, high) => {
  const { value, error } = integral(readFinely(text, 'x'), low, high);
  expect(error <= 1e-9 * Math.abs(value)).toBe(false);
});
