/** The formula in print is the formula: `shown` gives what `formula` gives. */
import { NoResult } from '@reckoner/engine/authoring/no-result';
import type { BehaviourCheck } from './subject.js';
import { type Points, triedInputs } from './tried.js';

/** Rounding of another way to the same value. */
const SAME = 1e-6;
/** At so many of the samples a textbook's form may lose its digits, as 1 - (1 + i)^-n does for tiny i. */
const MOST_LOST = 0.2;

const MEND = 'Write the same calculation, or leave the output out of `shown`.';

function differs(one: unknown, other: unknown): boolean {
  if (typeof one !== 'number' || typeof other !== 'number') return one !== other;
  // A textbook's form may have a hole that the formula fills: 0/0 where there is no interest.
  if (!Number.isFinite(one) || !Number.isFinite(other)) return false;
  return Math.abs(one - other) > SAME * Math.max(Math.abs(one), Math.abs(other), 1e-9);
}

const shownAt = (points: Points): BehaviourCheck => ({
  name: 'shown',
  behaviour({ calculator }, report) {
    const { definition } = calculator;
    if (definition.shown === undefined) return;
    const tried = triedInputs(calculator, points);
    const most = points === 'samples' ? MOST_LOST * tried.length : 0;
    let lost = 0;
    for (const { values, results } of tried) {
      let printed: Readonly<Record<string, unknown>>;
      try {
        printed = definition.shown({ ...results, ...structuredClone(values) });
      } catch (error) {
        if (error instanceof NoResult) continue;
        report(['shown'], `\`shown\` fails: ${(error as Error).message}`, MEND);
        return;
      }
      for (const [name, value] of Object.entries(printed)) {
        if (!Object.hasOwn(definition.outputs, name)) {
          report(['shown'], `\`shown\` gives "${name}", which is no output.`, MEND);
          return;
        }
        if (value === undefined || results[name] === undefined || !differs(value, results[name])) continue;
        lost++;
        if (lost <= most) break;
        report(['shown'], `\`shown\` gives ${name} = ${value}, the formula ${results[name]}.`, MEND);
        return;
      }
    }
  },
});

export const shown = shownAt('examples');
export const shownAtSamples = shownAt('samples');
