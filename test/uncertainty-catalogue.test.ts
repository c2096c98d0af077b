/**
 * The uncertainties of the whole catalogue against the derivatives of its values, at the examples and beside them. The
 * long form is in `torture/uncertainty-catalogue.test.ts`.
 */
import { afterAll, describe, expect, test } from 'vitest';
import { calculatorsOf, categories } from './engine/catalogue-calculators.js';
import { comparisonsAt, uncertaintySamples, type Verdict, verdictOn } from './uncertainty-comparisons.js';
import { EXCEPTIONS } from './uncertainty-exceptions.js';

const tally: Record<Verdict, number> = { agrees: 0, differs: 0, withheld: 0, unfounded: 0, undecided: 0 };
const seen = new Set<string>();

describe.each(categories)('%s', (category) => {
  test('gives the uncertainties that the values have', async () => {
    const wrong: string[] = [];
    for (const { calculator } of await calculatorsOf(category)) {
      for (const sample of uncertaintySamples(calculator, 1)) {
        for (const one of comparisonsAt(calculator, sample)) {
          const verdict = verdictOn(one);
          tally[verdict] += 1;
          if (verdict === 'agrees' || verdict === 'undecided') continue;
          const name = `${one.slug} ${one.output}`;
          seen.add(name);
          if (Object.hasOwn(EXCEPTIONS, name)) continue;
          wrong.push(
            `${name} by ${one.input}: ${verdict}, ${one.given} for ${JSON.stringify(one.expected)} at ${JSON.stringify(one.inputs)}`,
          );
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('the exceptions', () => {
  afterAll(() => console.log(JSON.stringify(tally)));

  test('are none that agree', () => {
    expect([...seen].sort()).toEqual(Object.keys(EXCEPTIONS).sort());
  });

  test('are less than one in two hundred', () => {
    const others = tally.differs + tally.withheld + tally.unfounded;
    expect(tally.agrees).toBeGreaterThan(30_000);
    expect(tally.agrees / (tally.agrees + others)).toBeGreaterThan(0.995);
    // Rounding of the values hides the rest, the ends of roots, and the corners of tables.
    expect(tally.undecided / tally.agrees).toBeLessThan(0.01);
  });
});
