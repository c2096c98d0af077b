/**
 * Formulas and equations as they are printed in plain text, read by mathjs, give the results of the examples, over the
 * whole catalogue. What is not worked out has a reason; what has none that the code can tell is named in
 * `printed-exceptions.ts`.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calculatorsOf, categories } from '../../engine/catalogue-calculators.js';
import { EXCEPTIONS } from './printed-exceptions.js';
import { type Printed, type Reading, type Reason, readEquations, readFormula } from './read-printed.js';

/** What may not fall. */
const LEAST = { results: 19_800, equations: 2260, calculators: 1210 };

/** Exceptions that were met. */
const met = new Set<string>();

const figures = { results: 0, equations: 0, calculators: 0, reasons: new Map<Reason, number>() };

test.each(categories)('the printed formulas of %s give the results', async (category) => {
  const details = JSON.parse(readFileSync(`generated/${category}/details.json`, 'utf8'));
  const found = new Set<string>();
  for (const { calculator } of await calculatorsOf(category)) {
    const { formula } = details[calculator.slug] as { formula: Printed | null };
    if (formula === null) continue;
    expect(formula.text, calculator.slug).not.toMatch(/throw |keyof|=>|return \{|for \(const|const \w+ =|(?:^|\n) =/);
    const isSystem = calculator.definition.equations !== undefined;
    const readings: readonly Reading[] = isSystem
      ? readEquations(calculator, formula)
      : readFormula(calculator, formula);
    for (const { name, reason, fault } of readings) {
      const isNamed = Object.hasOwn(EXCEPTIONS, `${calculator.slug}.${name}`);
      if (reason !== undefined) figures.reasons.set(reason, (figures.reasons.get(reason) ?? 0) + 1);
      else if (fault === undefined) figures[isSystem ? 'equations' : 'results']++;
      if (reason !== 'unexplained' && (reason !== undefined || fault === undefined)) continue;
      if (isNamed) met.add(`${calculator.slug}.${name}`);
      else found.add(`${calculator.slug}.${name}: ${fault ?? 'there is no line for it'}`);
    }
    if (readings.some(({ reason, fault }) => reason === undefined && fault === undefined)) figures.calculators++;
  }
  expect([...found]).toEqual([]);
});

test('no exception is named for nothing', () => {
  expect([...met].sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});

test('nearly all lines are worked out', () => {
  const beyond = [...figures.reasons.values()].reduce((sum, each) => sum + each, 0);
  console.log(
    `${figures.results} results and ${figures.equations} equations of ${figures.calculators} calculators are right; ${beyond} are not worked out:`,
    Object.fromEntries(figures.reasons),
  );
  expect(figures.results).toBeGreaterThanOrEqual(LEAST.results);
  expect(figures.equations).toBeGreaterThanOrEqual(LEAST.equations);
  expect(figures.calculators).toBeGreaterThanOrEqual(LEAST.calculators);
});
