/** What is refused of worked steps that lead to no result, and what is right. */
import { checkSteps } from '@reckoner/codegen/check/checks/worked-through';
import type { Lifted } from '@reckoner/engine/arithmetic/arithmetic';
import { noResult } from '@reckoner/engine/authoring/no-result';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { expect, test } from 'vitest';
import { calculatorOf, type Entry } from '../../engine/catalogue-calculators.js';

/** What is said of a calculator's steps, each complaint once. */
function said(calculator: Calculator, symbols: Entry['symbols'] = {}): string[] {
  const found = new Set<string>();
  checkSteps(calculator, symbols, (_, message) => found.add(message.replace(/example \d+/, 'example N')));
  return [...found];
}

async function liftedAs(lifted: Lifted | undefined): Promise<Calculator> {
  const { calculator } = await calculatorOf('geometry', 'dot-product');
  return { ...calculator, ...(lifted && { lifted }) };
}

test('steps of a formula and of equations that end in the results are right', async () => {
  for (const [category, slug] of [
    ['geometry', 'dot-product'],
    ['physics', 'kinetic-energy'],
    ['finance', 'compound-interest'],
  ] as const) {
    const { calculator, symbols } = await calculatorOf(category, slug);
    expect(said(calculator, symbols)).toEqual([]);
  }
});

test('steps that fail are refused', async () => {
  const failing: Lifted = () => ({
    formula: () => {
      throw new Error('It broke.');
    },
  });
  expect(said(await liftedAs(failing))).toEqual(['The steps of example N fail: It broke.']);
});

test('steps that end without a result are refused', async () => {
  const refusing: Lifted = () => ({
    formula: () => {
      throw noResult('It ends elsewhere.');
    },
  });
  const [first, ...others] = said(await liftedAs(refusing));
  expect(first).toMatch(/^The steps of example N do not end in "product", /);
  expect(others).toEqual([]);
});

test('algorithms have no steps, and those of too much work are told of where they are asked for', async () => {
  const { lifted: _, ...algorithm } = await liftedAs(undefined);
  expect(said(algorithm as Calculator)).toEqual([]);
  const { calculator, symbols } = await calculatorOf('sports', 'ballistic-trajectory');
  expect(said(calculator, symbols)).toEqual([]);
});
