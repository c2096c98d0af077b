import { category, defineCalculator, factorial, integer, isNear, noResult, number, table } from '@reckoner/engine';
import { readTree } from '../shared/expression-tree.js';
import { functionOfX } from '../shared/function-field.js';
import { jetAt } from '../shared/jet.js';

/** Near a triple root each step leaves two thirds of the distance: 1e-13 of it after 74. */
const MOST_STEPS = 100;
/** At a simple root each step is far smaller than the one before; at a double one half of it. */
const SLOW = 0.3;

/** x ← x - f(x)/f'(x), with the derivative by the rules of differentiation. */
export default defineCalculator({
  title: 'Newton-Raphson method',
  description: 'Root of a function of x near a first guess, with the table of iterations.',
  keywords: ['newton method', 'root finding', 'solve f(x) = 0', 'iteration', 'tangent method'],
  inputs: {
    function: functionOfX,
    guess: number({ label: 'First guess', symbol: 'x_0', min: -1e6, max: 1e6 }),
  },
  outputs: {
    root: number({ label: 'Root', symbol: 'x' }),
    steps: integer({ label: 'Number of steps' }),
    quality: category(['Simple root', 'Slow: perhaps a multiple root'], { label: 'Convergence' }),
    iterations: table({ x: number({ label: 'x' }), value: number({ label: 'f(x)' }) }, { label: 'Iterations' }),
  },
  algorithm: (inputs) => {
    const tree = readTree(inputs.function, 'x');
    const iterations: { x: number; value: number }[] = [];
    const changes: number[] = [];
    let x = inputs.guess;
    for (let step = 0; step <= MOST_STEPS; step++) {
      const { value, first: slope } = jetAt(tree, x, factorial);
      if (!Number.isFinite(value)) throw noResult('The iteration left the domain of the function: try another guess.');
      iterations.push({ x, value });
      const change = value === 0 ? 0 : value / slope;
      if (!Number.isFinite(change)) throw noResult('The tangent is horizontal: try another guess.');
      if (change !== 0) changes.push(change);
      if (Math.abs(change) <= 1e-13 * Math.max(1, Math.abs(x))) {
        const ratio = changes.length > 2 ? changes.at(-1)! / changes.at(-2)! : 0;
        const slow = ratio > SLOW && ratio < 1;
        // Changes that shrink by a ratio go on to change / (1 - ratio) in all.
        const root = x - (slow ? change / (1 - ratio) : change);
        const isNearZero = Math.abs(root) < 1e-13 && isNear(jetAt(tree, 0, factorial).value, 0, 0);
        return {
          root: isNearZero ? 0 : root,
          steps: step,
          quality: slow ? 'Slow: perhaps a multiple root' : 'Simple root',
          iterations,
        };
      }
      x -= change;
    }
    throw noResult('The iteration does not settle: try another guess.');
  },
  cautions: [
    {
      level: 'caution',
      when: ({ quality }) => quality !== 'Simple root',
      says: 'Near a multiple root rounding hides the function, so that perhaps only five to eight digits of the root are right. The derivative of the function has the same root: try that.',
    },
  ],
  explanation: 'After {steps} {steps|iteration|iterations} the root is {root}.',
  examples: [
    {
      inputs: { function: 'x^2 - 3', guess: 1 },
      results: { root: 1.732050807568877, quality: 'Simple root', iterations: { rows: { 0: { x: 1, value: -2 } } } },
      source: 'By hand: √3',
    },
    {
      inputs: { function: 'cos(x) - x', guess: 1 },
      results: { root: 0.7390851332151607 },
      source: 'OEIS A003957: the Dottie number',
    },
    {
      inputs: { function: 'x^3 - 2x - 5', guess: 2 },
      results: { root: 2.094551481542327 },
      source: "Newton's example; OEIS A007493",
    },
    {
      inputs: { function: '(x - 1)^3', guess: 3 },
      results: { root: 1.0, quality: 'Slow: perhaps a multiple root' },
      cautions: ['multiple root'],
      source: 'By hand: a triple root',
    },
    {
      inputs: { function: 'x^2', guess: 1 },
      results: { root: 0, quality: 'Slow: perhaps a multiple root' },
      cautions: ['multiple root'],
      source: 'By hand: a double root',
    },
    {
      inputs: { function: 'x^4', guess: 1 },
      results: { root: 0 },
      cautions: ['multiple root'],
      source: 'By hand: a root of multiplicity four',
    },
    {
      inputs: { function: 'x^2 - 3', guess: 1e6 },
      results: { root: 1.732050807568877, quality: 'Simple root' },
      source: 'By hand: √3, from far away',
    },
    {
      inputs: { function: 'x - 4', guess: 4 },
      results: { root: 4, steps: 0 },
      source: 'By hand: the guess is the root',
    },
    { inputs: { function: 'x^2 + 1', guess: 0 }, noResult: 'horizontal', source: "By hand: f'(0) = 0" },
    { inputs: { function: 'x^2 + 1', guess: 0.6 }, noResult: 'does not settle', source: 'By hand: no real root' },
    { inputs: { function: 'ln(x)', guess: 10 }, noResult: 'left the domain', source: 'By hand: 10 - 10 ln 10 < 0' },
  ],
  notes: [
    'A factor may follow without a sign where it is a name or a bracket, as in 2x or 3(x + 1), and ranks like any other: 8/2(2+2) is 16 and 1/2x is half of x. Powers bind to the right and before a sign: -2^2 is -4. Spaces may part groups of three digits: 12 500.',
  ],
  references: [{ title: 'Press et al.: Numerical Recipes, 3rd ed., §9.4', isbn: '978-0-521-88068-8' }],
});
