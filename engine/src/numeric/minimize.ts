/** The lowest point of a function of one number. */
import { EVALUATION, spend } from '../budget.js';

const GOLDEN = (3 - Math.sqrt(5)) / 2;

/**
 * The x between low and high where f is smallest, by R. P. Brent's combination of golden section and parabolas
 * (Algorithms for Minimization without Derivatives, 1973, ch. 5). The function should have one minimum there. A minimum
 * is flat, so x is good to about half the digits of a double.
 */
export function minimize(f: (x: number) => number, low: number, high: number, tolerance = 1e-9): number {
  let [a, b] = [low, high];
  let x = a + GOLDEN * (b - a);
  let [w, v] = [x, x];
  let fx = f(x);
  let [fw, fv] = [fx, fx];
  let step = 0;
  let stepBeforeLast = 0;
  for (let iteration = 0; iteration < 200; iteration++) {
    const middle = 0.5 * (a + b);
    const least = tolerance * Math.abs(x) + 1e-12 * Math.max(tolerance, b - a);
    if (Math.abs(x - middle) <= 2 * least - 0.5 * (b - a)) break;
    let [p, q] = [0, 0];
    if (Math.abs(stepBeforeLast) > least) {
      const r = (x - w) * (fx - fv);
      q = (x - v) * (fx - fw);
      p = (x - v) * q - (x - w) * r;
      q = 2 * (q - r);
      if (q > 0) p = -p;
      q = Math.abs(q);
    }
    if (q !== 0 && Math.abs(p) < Math.abs(0.5 * q * stepBeforeLast) && p > q * (a - x) && p < q * (b - x)) {
      stepBeforeLast = step;
      step = p / q;
      const u = x + step;
      if (u - a < 2 * least || b - u < 2 * least) step = x < middle ? least : -least;
    } else {
      stepBeforeLast = x < middle ? b - x : a - x;
      step = GOLDEN * stepBeforeLast;
    }
    const u = x + (Math.abs(step) >= least ? step : Math.sign(step) * least);
    spend(EVALUATION);
    const fu = f(u);
    if (fu <= fx) {
      if (u < x) b = x;
      else a = x;
      [v, fv, w, fw, x, fx] = [w, fw, x, fx, u, fu];
    } else {
      if (u < x) a = u;
      else b = u;
      if (fu <= fw || w === x) [v, fv, w, fw] = [w, fw, u, fu];
      else if (fu <= fv || v === x || v === w) [v, fv] = [u, fu];
    }
  }
  return x;
}
