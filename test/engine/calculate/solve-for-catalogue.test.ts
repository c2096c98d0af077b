/** Every number that goes into a formula is found again from what comes out, over the whole catalogue. */
import type { InputSpec, OutputSpec } from '@reckoner/engine/authoring/kinds';
import { evaluate, understand } from '@reckoner/engine/calculate/index';
import { isNumeric } from '@reckoner/engine/calculate/present/results';
import { readGoal, solveFor } from '@reckoner/engine/calculate/solve-for/solve-for';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { describe, expect, test } from 'vitest';
import { calculatorsOf, categories } from '../catalogue-calculators.js';

const context = { today: '2026-01-31' };

/**
 * Pairs that the search does not find, and why. Features far narrower than the grid (a count near a minimum of χ² or at the
 * peak of a p-value, a price within some percent of the stop price), a size from a table that is a level stretch, and a
 * confidence limit of two counts that both move.
 */
const LOST = new Set([
  'hardy-weinberg-equilibrium heterozygous chiSquared',
  'hardy-weinberg-equilibrium heterozygous pValue',
  'one-proportion-z-test successes p',
  'one-proportion-z-test trials p',
  'gas-pipe-size-low-pressure drop capacity',
  // Innings go by thirds and overs by balls.
  'baseball-fip innings fip',
  'baseball-whip innings whip',
  'cricket-bowling-average overs economy',
]);

let solved = 0;

/** The first output that depends on the input, solved back. */
function lostOf(calculator: Calculator): string[] {
  const { definition, slug } = calculator;
  const lost: string[] = [];
  const understanding = understand(calculator, definition.examples[0]!.inputs, {}, context);
  if (!understanding.ok) return lost;
  const { inputs } = understanding.understood;
  const outcome = evaluate(calculator, understanding.understood);
  if (!outcome.ok) return lost;
  for (const [input, spec] of Object.entries(definition.inputs as Record<string, InputSpec>)) {
    const { [input]: before, ...others } = inputs;
    if (!isNumeric(spec) || before === undefined) continue;
    for (const [output, result] of Object.entries(outcome.results)) {
      if (!isNumeric(definition.outputs[output] as OutputSpec)) continue;
      const wanted = Number(result.exact ?? result.value);
      const reading = readGoal(calculator, others, { solveFor: input, target: { [output]: result.exact ?? wanted } });
      if (!reading.ok) throw new Error(`${slug} ${input} ${output}: ${reading.issues[0]!.message}`);
      const found = solveFor(calculator, others, reading.goal, {}, context);
      if ('reason' in found && /does not depend on it/.test(found.reason)) continue;
      const name = `${slug} ${input} ${output}`;
      if ('solved' in found) {
        const again = found.outcome.results[output]!;
        const value = Number(again.exact ?? again.value);
        const isMoney = (definition.outputs[output] as OutputSpec).kind === 'money';
        const isSame = Math.abs(value - wanted) <= (isMoney ? 0.005 : 1e-9 * Math.abs(wanted));
        if (LOST.has(name)) lost.push(`${name} is not lost any more`);
        else if (isSame) solved++;
        else lost.push(`${name}: ${value} for ${wanted}`);
      } else if (!LOST.has(name)) lost.push(`${name}: ${'reason' in found ? found.reason : found.issues[0]!.message}`);
      break;
    }
  }
  return lost;
}

describe.each(categories)('%s', (category) => {
  test('finds every number again', async () => {
    const entries = (await calculatorsOf(category)).filter(({ calculator }) => calculator.definition.formula);
    expect(entries.flatMap(({ calculator }) => lostOf(calculator))).toEqual([]);
  });
});

test('most numbers can be solved for', () => {
  expect(solved).toBeGreaterThan(2500);
});
