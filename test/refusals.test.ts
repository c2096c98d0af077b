/**
 * What the whole catalogue says to inputs that it does not take: sentences in words of the form, without what is inside,
 * at the field that they are about.
 */
import type { InputSpec } from '@reckoner/engine/authoring/kinds';
import { evaluate, understand } from '@reckoner/engine/calculate/index';
import { orElse, withinRequest } from '@reckoner/engine/calculate/request-budget';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { describe, expect, test } from 'vitest';
import { calculatorsOf, categories } from './engine/catalogue-calculators.js';

const CONTEXT = { today: '2026-01-31' };
/** What anybody may send by mistake: of any kind, far out, with units of nothing, and with none. */
const SLIPS: readonly unknown[] = [-1, 0, 1e300, -1e300, 0.5, 1e-300, 'abc', '5 furlongs', '', true, [], {}, '12,5'];

/** What no sentence has: values that are none, code, names of fields outside of quotes, more digits than people read. */
const INSIDE =
  /undefined|NaN|Infinity|\[object|=>|\bnull\b|\b[a-z]+[a-z0-9]*[A-Z][a-z]\w*|\d\.\d{12,}|\d{17,}|\s{2,}|\.\.|\{\w+\}/;

const withoutQuoted = (text: string): string => text.replaceAll(/"[^"]*"|“[^”]*”/g, '""');

/** Words of units and of the domain that are written like names of fields. */
const WRITTEN_SO =
  /\b(?:mmHg|inHg|pK[abw]|eGFR|mRNA|tRNA|cDNA|dB[A-Za-z]*|pH|[fpnµmckhMG]{1,2}(?:Wh|Ah|Pa|Hz|Bq|Wb|VA|V|A|W))(?![a-z])/g;

function faults(calculator: Calculator, inputs: Readonly<Record<string, unknown>>, tried: string): string[] {
  const found: string[] = [];
  const read = understand(calculator, inputs, {}, CONTEXT);
  const said = (pointer: string, message: string) => {
    const plain = withoutQuoted(message).replaceAll(WRITTEN_SO, 'unit');
    const isSentence = /^[“"\p{Lu}\d$€±−√⌊-]/u.test(message) && /[.?!)”"]$/.test(message);
    if (INSIDE.test(plain) || !isSentence) found.push(`${calculator.slug} ${tried} ${pointer}: ${message}`);
  };
  if (!read.ok) for (const { pointer, message } of read.issues) said(pointer, message);
  else {
    const outcome = orElse(
      () => withinRequest(() => evaluate(calculator, read.understood)),
      () => undefined,
    );
    if (outcome && !outcome.ok) said('', outcome.reason);
  }
  return found;
}

describe.each(categories)('%s', (category) => {
  test('refuses in words', async () => {
    const found: string[] = [];
    for (const { calculator } of await calculatorsOf(category)) {
      const { examples, inputs } = calculator.definition;
      const base = (examples.find(({ results }) => results !== undefined) ?? examples[0]!).inputs;
      for (const name of Object.keys(inputs as Readonly<Record<string, InputSpec>>)) {
        for (const slip of SLIPS)
          found.push(...faults(calculator, { ...base, [name]: slip }, `${name}=${JSON.stringify(slip)}`));
        const { [name]: _, ...others } = base as Readonly<Record<string, unknown>>;
        found.push(...faults(calculator, others, `without ${name}`));
      }
    }
    expect(found).toEqual([]);
  });
});
