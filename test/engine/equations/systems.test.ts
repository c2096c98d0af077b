/** Whatever enough of the variables are given, the others come back. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solveEquations } from '../../../engine/src/equations/index.js';
import { SYSTEMS } from './systems.js';

const relativeError = (value: number, truth: number): number => Math.abs(value - truth) / Math.abs(truth);

describe.each(Object.entries(SYSTEMS))('%s', (_, { lifted, variables, truth }) => {
  const nothing = solveEquations({ lifted, variables, known: {} });
  if (nothing.ok || nothing.missing === undefined) throw new Error('Nothing known should be too few.');
  const sufficient = nothing.missing;

  it('comes back from every smallest sufficient set, to 1e-12', () => {
    for (const set of sufficient) {
      fc.assert(
        fc.property(truth, (values) => {
          const known = Object.fromEntries(set.map((name) => [name, values[name]!]));
          const outcome = solveEquations({ lifted, variables, known });
          if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.reason}`);
          // Where two solutions lie within bounds, the truth is one of them.
          const errors = [outcome.values, ...outcome.alternatives].map((solution) =>
            Math.max(...variables.map(({ name }) => relativeError(solution[name]!, values[name]!))),
          );
          expect(Math.min(...errors)).toBeLessThan(1e-12);
        }),
        { numRuns: 25, seed: 7 },
      );
    }
  });

  it('accepts knowns beyond need that agree, and refuses ones that do not', () => {
    fc.assert(
      fc.property(truth, fc.constantFrom(...variables), (values, { name }) => {
        expect(solveEquations({ lifted, variables, known: values })).toMatchObject({ ok: true, values });
        const known = { ...values, [name]: values[name]! * 1.001 };
        expect(solveEquations({ lifted, variables, known })).toMatchObject({ ok: false, code: 'contradiction' });
      }),
      { numRuns: 25, seed: 8 },
    );
  });

  it('names what is missing, and any of it is then enough', () => {
    fc.assert(
      fc.property(truth, fc.constantFrom(...sufficient), fc.nat(), (values, set, pick) => {
        const left = set.filter((_, index) => index !== pick % set.length);
        const known = Object.fromEntries(left.map((name) => [name, values[name]!]));
        const outcome = solveEquations({ lifted, variables, known });
        if (outcome.ok) throw new Error(`${left} should be too few.`);
        expect(outcome.code).toBe('too-few');
        for (const more of outcome.missing!) {
          const enough = { ...known, ...Object.fromEntries(more.map((name) => [name, values[name]!])) };
          expect(solveEquations({ lifted, variables, known: enough }).ok).toBe(true);
        }
      }),
      { numRuns: 10, seed: 9 },
    );
  });
});
