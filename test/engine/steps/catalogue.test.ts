/** Each printed line is true: its numbers, worked out by mathjs, give the value that it states, over the whole catalogue. */
import { evaluate, understand } from '@reckoner/engine/calculate/index';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { type Step, workedSteps } from '@reckoner/engine/steps/index';
import { expect, test } from 'vitest';
import { latexFaults } from '../../codegen/typeset/latex-shape.js';
import { calculatorsOf, categories } from '../catalogue-calculators.js';
import { evaluateNumbers, roundingOf } from './evaluate-step.js';

/** A number as it is printed at the end of a line, with what may stand after it. */
const VALUE = /^(−?(?:10[⁻⁰¹²³⁴-⁹]+|[\d.]+(?: × 10[⁻⁰¹²³⁴-⁹]+)?))(?:[%°′″]| [^×+−/=].*)?$/u;
/** Mathematics that mathjs has no number to work out: roots of equations, integrals, rows with dots, functions of functions. */
const BEYOND =
  /the .+ for which|∫|…|undefined|∞|list\(|what a search finds|the integral, worked|found by a search|step by step| mod /u;

let compared = 0;
const beyond: string[] = [];

/** What is wrong with a line; undefined where it is right. */
function fault(calculator: Calculator, { name, text }: Step): string | undefined {
  const said = `${calculator.slug}: ${text}`;
  const sides = text.split(/ [=≈] /);
  // Sentences, and inputs as they were sent and as the formula receives them.
  const isGiven = name !== undefined && Object.hasOwn(calculator.definition.inputs, name.replace(/\..*/, ''));
  if (/^(From|Solve|…)/.test(text) || sides.length < 2 || isGiven) return undefined;
  if (BEYOND.test(text)) {
    beyond.push(said);
    return undefined;
  }
  let at = sides.findIndex((side, index) => index > 0 && VALUE.test(side));
  // The numbers of d × 10^m look like a value.
  if (at === 2 && /^[^a-zA-Z]* × 10[^a-zA-Z]*$/.test(sides[2]!) && VALUE.test(sides[3] ?? '')) at = 3;
  if (at < 0) return `${said} states no value`;
  const numbers = sides[at - 1]!;
  // A line such as d = d₀ = 5 has nothing to work out.
  if (at === 1 || (at === 2 && !numbers.includes(' ') && !/^−?[\d√∛|⌊⌈]/.test(numbers))) return undefined;
  const stated = evaluateNumbers(VALUE.exec(sides[at]!)![1]!);
  let found: number;
  try {
    found = evaluateNumbers(numbers);
  } catch (error) {
    return `${said}: ${(error as Error).message}`;
  }
  compared++;
  const limit = 2e-9 * Math.abs(stated) + 3 * roundingOf(numbers) + 1e-300;
  return Math.abs(found - stated) <= limit ? undefined : `${said} gives ${found}`;
}

test.each(categories)('the lines of %s are true', async (category) => {
  const faults: string[] = [];
  for (const { calculator, symbols } of await calculatorsOf(category)) {
    if (calculator.definition.algorithm) continue;
    for (const { inputs, results } of calculator.definition.examples) {
      if (results === undefined) continue;
      const understanding = understand(calculator, inputs, {}, { today: '2026-01-31' });
      if (!understanding.ok) continue;
      const outcome = evaluate(calculator, understanding.understood);
      if (!outcome.ok) continue;
      const steps = workedSteps(calculator, understanding.understood, outcome.results, symbols);
      for (const name of Object.keys(outcome.results)) {
        const last = steps.find((step) => step.name === name);
        if (last === undefined) faults.push(`${calculator.slug}: no line for ${name}`);
      }
      for (const step of steps) {
        faults.push(...latexFaults(step.latex).map((found) => `${calculator.slug}: ${found} in ${step.latex}`));
        const found = fault(calculator, step);
        if (found !== undefined) faults.push(found);
      }
      break;
    }
  }
  expect(faults).toEqual([]);
});

test('most lines have numbers to work out', () => {
  expect(compared).toBeGreaterThan(3500);
  expect(beyond.length).toBeLessThan(compared / 20);
});
