/** Whatever equations give, they take back: each given variable is found again from all the others. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { evaluate, understand } from '@reckoner/engine/calculate/index';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { describe, expect, test } from 'vitest';

const generated = path.resolve('generated');
const context = { today: '2026-01-31' };

async function equationCalculators(category: string): Promise<Calculator[]> {
  const { calculators } = await import(path.join(generated, category, 'calculators.js'));
  const { lifted } = await import(path.join(generated, category, 'lifted.js'));
  return Object.values(calculators as Record<string, Calculator>)
    .filter(({ definition }) => definition.equations)
    .map((calculator) => ({ ...calculator, lifted: lifted[calculator.slug] }));
}

function answer(calculator: Calculator, inputs: unknown): Record<string, number> | undefined {
  const understanding = understand(calculator, inputs, {}, context);
  if (!understanding.ok) return undefined;
  const outcome = evaluate(calculator, understanding.understood);
  if (!outcome.ok) return undefined;
  const results = Object.entries(outcome.results).map(([name, { value }]) => [name, value as number]);
  return { ...(understanding.understood.inputs as Record<string, number>), ...Object.fromEntries(results) };
}

const close = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(Math.abs(a), Math.abs(b)) + 1e-12;

/** Of these not all digits can come back: a speed within 10⁻¹² of that of light has five digits of the rapidity. */
const FEW_DIGITS: ReadonlySet<string> = new Set(['relativistic-doppler-effect: rapidity']);

let taken = 0;

/** Given variables that do not come back. Another solution of the same equations (an angle of 150° for 30°) is as good. */
function lost(calculator: Calculator): string[] {
  const found: string[] = [];
  for (const { inputs, results } of calculator.definition.examples) {
    const all = results && answer(calculator, inputs);
    if (all === undefined) continue;
    for (const name of Object.keys(inputs)) {
      // Choices are given, or as by default: they are never solved for.
      if (calculator.definition.inputs[name]?.kind === 'choice') continue;
      const { [name]: before = Number.NaN, ...others } = all;
      const after = answer(calculator, others)?.[name];
      if (after === undefined) continue;
      taken++;
      if (close(after, before) || FEW_DIGITS.has(`${calculator.slug}: ${name}`)) continue;
      const again = answer(calculator, { ...inputs, [name]: after });
      // A choice is a text.
      const isSolution =
        again &&
        Object.entries(others).every(([other, value]) => again[other] === value || close(again[other]!, value));
      if (!isSolution) found.push(`${calculator.slug}: ${name} was ${before} and is ${after}`);
    }
  }
  return found;
}

/** Sets of up to `most` of the names, smaller ones first. */
function subsets(names: readonly string[], most: number): string[][] {
  let last: string[][] = [[]];
  const all: string[][] = [];
  for (let size = 1; size <= most; size++) {
    last = last.flatMap((set) => names.slice(names.indexOf(set.at(-1)!) + 1).map((name) => [...set, name]));
    all.push(...last);
  }
  return all;
}

const MOST_SETS = 120;
let answered = 0;

/** Given variables beside which others may differ by 3%: what is nearly all says of the rest where no digits are. */
const NEARLY_ALL: ReadonlySet<string> = new Set(['boltzmann-population-ratio: excess']);

/** Unknowns that could as well have another value beside the same knowns, so that the answer was made up. */
function madeUp(calculator: Calculator): string[] {
  const example = calculator.definition.examples.find(({ results }) => results);
  const all = example && answer(calculator, example.inputs);
  if (all === undefined) return [];
  const found: string[] = [];
  // A default yields to what is given, so it has to be given itself.
  const fixed = Object.keys(all).filter((name) => 'default' in calculator.definition.inputs[name]!);
  const others = Object.keys(all).filter((name) => !fixed.includes(name));
  for (const set of subsets(others, 4).slice(0, MOST_SETS)) {
    const known = [...fixed, ...set];
    const inputs = Object.fromEntries(known.map((name) => [name, all[name]!]));
    const solved = answer(calculator, inputs);
    const unknown = solved && Object.keys(solved).find((name) => !known.includes(name) && solved[name] !== 0);
    if (unknown === undefined) continue;
    answered++;
    if (known.some((name) => NEARLY_ALL.has(`${calculator.slug}: ${name}`))) continue;
    if (answer(calculator, { ...inputs, [unknown]: solved![unknown]! * 1.03 }) !== undefined)
      found.push(`${calculator.slug}: ${known.join(', ')} do not determine ${unknown}`);
  }
  return found;
}

const categories = readdirSync(generated).filter((name) => existsSync(path.join(generated, name, 'lifted.js')));

describe('equations', () => {
  let count = 0;
  test.each(categories)('of %s', async (category) => {
    const calculators = await equationCalculators(category);
    // Money is rounded in the answer, so it does not give everything back.
    const exact = calculators.filter(({ definition }) =>
      Object.values(definition.outputs).every(({ kind }) => kind !== 'money'),
    );
    count += exact.length;
    expect(exact.flatMap(lost)).toEqual([]);
  });

  test.each(categories)('of %s answer only what is determined', async (category) => {
    expect((await equationCalculators(category)).flatMap(madeUp)).toEqual([]);
  });

  test('are many', () => {
    expect(count).toBeGreaterThan(50);
    expect(taken).toBeGreaterThan(4 * count);
    expect(answered).toBeGreaterThan(20 * count);
  });
});
