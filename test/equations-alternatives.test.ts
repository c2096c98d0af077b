/**
 * Every other solution that an answer names satisfies the equations, with what was given, and lies within bounds; the
 * link that a page has for it leads there.
 */
import path from 'node:path';
import { float64 } from '@reckoner/engine/arithmetic/float64';
import { allMethods } from '@reckoner/engine/calculate/evaluate/all-methods';
import { evaluate, understand } from '@reckoner/engine/calculate/index';
import type { Calculator, Outcome, Results } from '@reckoner/engine/calculate/types';
import { describe, expect, test } from 'vitest';
import { Catalogue } from '../server/src/catalogue/catalogue.js';
import { stateOfSolution } from '../server/src/web/calculator/other-solutions.js';
import { reckon } from '../server/src/web/calculator/reckon.js';
import { type FormDefinition, stateFromRequest } from '../server/src/web/form/fields.js';
import { calculatorsOf, categories } from './engine/catalogue-calculators.js';

type Values = Readonly<Record<string, unknown>>;

const context = { today: '2026-01-31' };
const catalogue = new Catalogue(path.resolve('generated'), 'http://localhost');
/** Of what is given, so many choices are tried for an example. */
const MOST_SETS = 60;

const valuesOf = (results: Results): Values =>
  Object.fromEntries(Object.entries(results).map(([name, { value }]) => [name, value]));

/** What is understood, answered, and answered otherwise; undefined where there is no answer. */
function answer(calculator: Calculator, inputs: Values) {
  const understanding = understand(calculator, inputs, {}, context);
  if (!understanding.ok) return undefined;
  const outcome = evaluate(calculator, understanding.understood);
  if (!outcome.ok) return undefined;
  return {
    outcome,
    inputs: understanding.understood.inputs,
    results: valuesOf(outcome.results),
    alternatives: (outcome.alternatives ?? []).map(valuesOf),
  };
}

/** Sets of up to four of the names, smaller ones first. */
function subsets(names: readonly string[]): string[][] {
  let last: string[][] = [[]];
  const all: string[][] = [];
  for (let size = 1; size <= 4; size++) {
    last = last.flatMap((set) => names.slice(names.indexOf(set.at(-1)!) + 1).map((name) => [...set, name]));
    all.push(...last);
  }
  return all.slice(0, MOST_SETS);
}

/** What is wrong with values of all variables as a solution. */
function faultsOf(calculator: Calculator, values: Values): string[] {
  const understanding = understand(calculator, values, {}, context);
  if (!understanding.ok) return understanding.issues.map(({ message }) => message);
  const equations = calculator.lifted!(float64).equations as (values: object) => readonly (readonly [number, number])[];
  const { outputs } = calculator.definition;
  // A variable may be left open: then its equations have a side that is no number, and say nothing.
  const known = Object.fromEntries(
    Object.keys({ ...outputs, ...calculator.definition.inputs }).map((name) => [
      name,
      understanding.understood.values[name] ?? Number.NaN,
    ]),
  );
  return equations(known).flatMap(([left, right], index) => {
    const size = Math.max(Math.abs(left), Math.abs(right));
    return Math.abs(left - right) > 1e-7 * size + 1e-9 ? [`equation ${index + 1}: ${left} is not ${right}`] : [];
  });
}

/** What is wrong with where the link of a solution leads. */
function faultsOfLink(
  calculator: Calculator,
  definition: FormDefinition,
  given: Values,
  outcome: Outcome & { readonly ok: true },
  index: number,
): string[] {
  const state = stateFromRequest(definition, { inputs: given as Readonly<Record<string, number>> });
  const leading = stateOfSolution(definition, state, outcome, index);
  if (leading === undefined) return ['no link leads there'];
  const there = reckon({ calculator, methods: allMethods }, definition, leading, context.today);
  if (!there.outcome?.ok) return [`the link fails: ${there.outcome?.reason ?? there.problems[0]?.message}`];
  const reached = valuesOf(there.outcome.results);
  return Object.entries(valuesOf(outcome.alternatives![index]!)).flatMap(([name, value]) => {
    const other = Number(reached[name] ?? leading[name]);
    const isSame = Math.abs(other - Number(value)) <= 1e-6 * Math.abs(Number(value)) + 1e-9;
    return isSame ? [] : [`the link leads to ${name} ${other}`];
  });
}

const found = new Map<string, number>();

function faultsOfAlternatives(calculator: Calculator, definition: FormDefinition): string[] {
  const faults: string[] = [];
  const variables = Object.keys(calculator.definition.outputs);
  for (const example of calculator.definition.examples.slice(0, 2)) {
    const whole = answer(calculator, example.inputs);
    if (whole === undefined) continue;
    const all: Values = { ...whole.inputs, ...whole.results };
    const chosen = Object.keys(all).filter((name) => !variables.includes(name));
    for (const set of subsets(variables.filter((name) => all[name] !== undefined))) {
      const given = Object.fromEntries([...chosen, ...set].map((name) => [name, all[name]]));
      const solved = answer(calculator, given);
      for (const [index, alternative] of (solved?.alternatives ?? []).entries()) {
        found.set(calculator.slug, (found.get(calculator.slug) ?? 0) + 1);
        const values = { ...solved!.inputs, ...solved!.results, ...alternative };
        const isOther = Object.entries(alternative).some(([name, value]) => solved!.results[name] !== value);
        const wrong = isOther ? faultsOf(calculator, values) : ['it is the answer itself'];
        const about = `${calculator.slug} ${JSON.stringify(given)}, ${JSON.stringify(alternative)}`;
        wrong.push(...faultsOfLink(calculator, definition, given, solved!.outcome, index));
        faults.push(...wrong.map((fault) => `${about}: ${fault}`));
      }
    }
  }
  return faults;
}

describe('other solutions of equations', () => {
  test.each(categories)('of %s are solutions', { timeout: 300_000 }, async (category) => {
    const calculators = (await calculatorsOf(category)).map(({ calculator }) => calculator);
    const made = calculators.filter(({ definition }) => definition.equations);
    const faults: string[] = [];
    for (const one of made) faults.push(...faultsOfAlternatives(one, await catalogue.detail(one.slug)));
    expect(faults).toEqual([]);
  });

  test('are found where the field knows of several', () => {
    const known = [
      'arithmetic-sequence',
      'circle-sector',
      'cone-geometry',
      'constant-acceleration-suvat',
      'cylinder-geometry',
      'isosceles-triangle',
      'parallelogram-geometry',
      'rectangle-geometry',
      'rhombus-geometry',
      'right-triangle-solver',
      'square-pyramid',
      'torque-lever-arm',
      'truncated-cone',
      'voltage-divider',
    ];
    expect(known.filter((slug) => !found.has(slug))).toEqual([]);
  });
});
