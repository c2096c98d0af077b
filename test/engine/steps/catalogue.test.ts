/**
 * Each printed line is true, over two examples of each calculator of the catalogue: its numbers as they are printed, worked out by
 * mathjs, give the value that it states to the last digit, and it speaks no names but those that a reader knows.
 */
import type { FieldSpec } from '@reckoner/engine/authoring/kinds';
import { evaluate, understand } from '@reckoner/engine/calculate/index';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { type Step, workedSteps } from '@reckoner/engine/steps/index';
import { expect, test } from 'vitest';
import { latexFaults } from '../../codegen/typeset/latex-shape.js';
import { calculatorsOf, categories, type Entry } from '../catalogue-calculators.js';
import { unknownNames } from './identifiers.js';
import { type Reason, read } from './reproduce.js';

/** So many of each calculator. */
const EXAMPLES = 2;

const figures = { right: 0, not: new Map<Reason, number>() };

/** The symbols that the author gave, also to columns, and the words that stand for fields whose letter is taken. */
function fieldSymbols({ definition }: Calculator): string[] {
  const fields = Object.entries<FieldSpec>({ ...definition.inputs, ...definition.outputs });
  const all = fields.flatMap((one) =>
    'columns' in one[1] ? [one, ...Object.entries<FieldSpec>(one[1].columns)] : [one],
  );
  return all.flatMap(([name, { symbol }]) => [symbol ?? [], /^[a-z]+$/.test(name) ? name : []].flat());
}

function faultsOf({ calculator, symbols }: Entry, steps: readonly Step[], results: Iterable<string>): string[] {
  const isInput = (name: string): boolean => Object.hasOwn(calculator.definition.inputs, name);
  const known = [...Object.values(symbols), ...fieldSymbols(calculator)];
  const faults = unknownNames(steps, known, isInput);
  for (const name of results) if (!steps.some((step) => step.name === name)) faults.push(`no line for ${name}`);
  for (const step of steps) {
    faults.push(...latexFaults(step.latex).map((found) => `${found} in ${step.latex}`));
    try {
      const reading = read(step, isInput);
      if ('reason' in reading) figures.not.set(reading.reason, (figures.not.get(reading.reason) ?? 0) + 1);
      else if (reading.agrees) figures.right++;
      else faults.push(`${step.text} gives ${reading.found}`);
    } catch (error) {
      faults.push(`${step.text}: ${(error as Error).message}`);
    }
  }
  return faults.map((fault) => `${calculator.slug}: ${fault}`);
}

test.each(categories)('the lines of %s are true', async (category) => {
  const faults: string[] = [];
  for (const entry of await calculatorsOf(category)) {
    const { calculator, symbols } = entry;
    if (calculator.definition.algorithm) continue;
    for (const { inputs, results } of calculator.definition.examples
      .filter(({ results: one }) => one)
      .slice(0, EXAMPLES)) {
      if (results === undefined) continue;
      const understanding = understand(calculator, inputs, {}, { today: '2026-01-31' });
      if (!understanding.ok) continue;
      const outcome = evaluate(calculator, understanding.understood);
      if (!outcome.ok) continue;
      const steps = workedSteps(calculator, understanding.understood, outcome.results, symbols);
      faults.push(...faultsOf(entry, steps, Object.keys(outcome.results)));
    }
  }
  expect(faults).toEqual([]);
});

/** Lines that mathjs cannot work out, at most so many. */
const MOST: Readonly<Partial<Record<Reason, number>>> = {
  'a row with dots': 660,
  'a search': 120,
  'an integral': 10,
  'no number': 45,
};

test('nearly all lines that compute have numbers that give their value', () => {
  console.log(`${figures.right} lines give their value; not worked out:`, Object.fromEntries(figures.not));
  expect(figures.right).toBeGreaterThan(7_600);
  for (const [reason, most] of Object.entries(MOST)) {
    expect(figures.not.get(reason as Reason) ?? 0, reason).toBeLessThan(most);
  }
});
