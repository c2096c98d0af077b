/** Formulas as they are printed, read by mathjs, give the results of the examples: over the whole catalogue. */

import { readFileSync } from 'node:fs';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { wordsOf } from '@reckoner/engine/typeset/functions';
import { plainText } from '@reckoner/engine/typeset/unicode';
import { expect, test } from 'vitest';
import { triedInputs } from '../../../codegen/src/checks/tried.js';
import { calculatorsOf, categories } from '../../engine/catalogue-calculators.js';
import { evaluatePrinted } from './evaluate-printed.js';

interface Printed {
  readonly text: string;
  readonly symbols: Readonly<Record<string, string>>;
}

/** Lines that were worked out; lines in words, over lists, or of functions that mathjs does not know; texts that agree as a whole. */
const figures = { worked: 0, beyond: 0, calculators: 0 };

/** Signs of what mathjs cannot work out: sums and elements of lists, roots, words beside numbers. */
const BEYOND = /[Σ∫Π…]|[ᵢⱼₖ]|\[|for which|as given|\bmod\b/u;

/** Words of choices and flags are compared as they are printed. */
function worded(value: unknown): unknown {
  if (typeof value === 'string') return wordsOf(value).join(' ');
  return value;
}

/** What the terms of a sum come to without their signs: mathjs rounds by a part of it where they cancel. */
function sizeOfTerms(
  right: string,
  known: Readonly<Record<string, unknown>>,
  words: Readonly<Record<string, unknown>>,
  wheres: readonly string[],
): number {
  const sizes = Object.entries(known).map(([symbol, value]) => [symbol, Math.abs(Number(value))]);
  const size = evaluatePrinted(right.replaceAll('−', '+'), Object.fromEntries(sizes), words, wheres);
  return typeof size === 'number' && Number.isFinite(size) ? size : 0;
}

function faults(calculator: Calculator, { text, symbols }: Printed): string[] {
  const { definition } = calculator;
  const lines = text
    .replaceAll(/\n {2,}/g, ' ')
    .split('\n')
    .filter((line) => / = /.test(line));
  const wheres = lines.filter((line) => line.startsWith('where ')).map((line) => line.slice(6));
  const found: string[] = [];
  let worked = 0;
  for (const { values, results } of triedInputs(calculator).filter(({ isExample }) => isExample)) {
    const known: Record<string, unknown> = {};
    const words: Record<string, unknown> = {};
    for (const [name, value] of [...Object.entries(results), ...Object.entries(values)]) {
      if (symbols[name] !== undefined && typeof value === 'number') known[plainText(symbols[name])] = value;
      words[wordsOf(name).join(' ')] = worded(value);
    }
    for (const [name, value] of Object.entries(results)) {
      const symbol = symbols[name];
      const spec = definition.outputs[name]!;
      if (symbol === undefined || typeof value !== 'number' || spec.kind === 'date') continue;
      const left = plainText(symbol);
      const line = lines.find((one) => one.startsWith(`${left} = `));
      if (line === undefined) continue;
      const right = line.slice(left.length + 3);
      const printed = BEYOND.test(right) ? undefined : evaluatePrinted(right, known, words, wheres);
      if (typeof printed !== 'number') {
        figures.beyond++;
        continue;
      }
      figures.worked++;
      worked++;
      const terms = sizeOfTerms(right, known, words, wheres);
      // Where the result is exactly 0, at quarter turns say, mathjs rounds by a part of what goes in.
      const largest = Math.max(1, ...Object.values(known).map((one) => Math.abs(Number(one)) || 0));
      const rounding = 4 * Number.EPSILON * (value === 0 ? Math.max(terms, largest) : terms);
      if (Math.abs(printed - value) > Math.max(1e-6 * Math.max(Math.abs(value), 1e-12), rounding))
        found.push(`${calculator.slug}: ${line} is ${printed}, not ${value}`);
    }
  }
  if (worked > 0) figures.calculators++;
  return found;
}

test.each(categories)('the printed formulas of %s give the results', async (category) => {
  const details = JSON.parse(readFileSync(`generated/${category}/details.json`, 'utf8'));
  const found: string[] = [];
  for (const { calculator } of await calculatorsOf(category)) {
    const { formula } = details[calculator.slug] as { formula: Printed | null };
    if (formula === null || calculator.definition.equations) continue;
    expect(formula.text, calculator.slug).not.toMatch(/throw |keyof|=>|return \{|for \(const|const \w+ =|(?:^|\n) =/);
    found.push(...faults(calculator, formula));
  }
  expect(found).toEqual([]);
});

test('most lines are worked out', () => {
  console.log(figures);
  expect(figures.worked).toBeGreaterThan(2 * figures.beyond);
});
