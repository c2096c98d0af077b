/** Sweeps over calculators of the whole catalogue give at every point what single calculations give. */
import { evaluate } from '@reckoner/engine/calculate/evaluate/evaluate';
import { understand } from '@reckoner/engine/calculate/read/understand';
import { readSweep } from '@reckoner/engine/calculate/sweep/axis';
import { runSweep, understandSweep } from '@reckoner/engine/calculate/sweep/sweep';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { expect, test } from 'vitest';
import { Catalogue } from '../server/src/catalogue/catalogue.js';

const catalogue = new Catalogue('generated', 'https://calc.example');
const CONTEXT = { today: '2026-01-31' };
const NUMERIC = ['quantity', 'measure', 'number', 'integer', 'percent', 'money'];
/** One calculator of so many. */
const SAMPLED = 9;

/** What single calculations give at each value, in the shape of a sweep. */
function compare(calculator: Calculator, inputs: Record<string, unknown>, input: string, values: unknown[]): number {
  const { [input]: _, ...sent } = inputs;
  const reading = readSweep(calculator, { input, values }, sent, undefined, CONTEXT);
  if (!reading.ok) return 0;
  const understanding = understandSweep(calculator, sent, reading.axes, {}, CONTEXT);
  if (!understanding.ok) return 0;
  const {
    columns,
    refused = [],
    cautions = [],
    rows = values.map((_, index) => index),
  } = runSweep(understanding.sweep);
  for (const [index, value] of values.entries()) {
    const alone = understand(calculator, { ...sent, [input]: value }, {}, CONTEXT);
    const outcome = alone.ok ? evaluate(calculator, alone.understood) : undefined;
    const place = `${calculator.slug}, ${input} = ${JSON.stringify(value)}`;
    const row = rows.indexOf(index);
    expect([place, outcome?.ok === true]).toEqual([place, row >= 0]);
    if (!outcome?.ok) {
      const why = alone.ok ? (outcome as { reason: string }).reason : alone.issues[0]!.message;
      expect(refused.find(({ points }) => points.includes(index))?.message).toBe(why);
      continue;
    }
    for (const [name, { values: column, points = rows }] of Object.entries(columns))
      expect([place, name, column[points.indexOf(index)]]).toEqual([place, name, outcome.results[name]?.value]);
    const told = cautions.filter(({ points }) => points.includes(index)).length;
    expect([place, told > 0]).toEqual([place, (outcome.cautions?.length ?? 0) > 0]);
  }
  return rows.length;
}

test('at values beside the examples, and at odd ones', { timeout: 300_000 }, async () => {
  let compared = 0;
  for (const { slug } of catalogue.summaries.filter((_, index) => index % SAMPLED === 0)) {
    const calculator = await catalogue.calculator(slug);
    const example = calculator.definition.examples.find((one) => 'results' in one);
    for (const [input, value] of Object.entries(example?.inputs ?? {})) {
      const { kind } = calculator.definition.inputs[input]!;
      if (typeof value !== 'number' || !NUMERIC.includes(kind)) continue;
      const beside = kind === 'integer' ? [value, value + 1, value + 3] : [value, value * 1.1, value * 0.7, value * 3];
      compared += compare(calculator, example!.inputs, input, beside);
    }
  }
  expect(compared).toBeGreaterThan(500);
});
