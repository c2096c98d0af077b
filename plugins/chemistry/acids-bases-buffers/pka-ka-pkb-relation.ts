import { defineEquations, isAbove, isBelow, number } from '@reckoner/engine';
import { pKw } from '../shared/acid.js';

/** pK = -log K of an acid and of its conjugate base, whose constants multiply to that of water. */
export default defineEquations({
  title: 'pKa, Ka, pKb, Kb',
  description: 'Converts between pKa, Ka, pKb and Kb of an acid and its conjugate base, from any one of them.',
  keywords: [
    'pKa to Ka',
    'Ka to pKa',
    'Ka to Kb',
    'pKb to pKa',
    'acid dissociation constant',
    'conjugate base constant',
  ],
  variables: {
    acidExponent: number({
      label: 'pKa of the acid',
      symbol: '\\mathrm{p}K_a',
      min: -15,
      max: 50,
      usual: [-10, 40],
      places: 3,
    }),
    acidConstant: number({ label: 'Acid constant Ka', symbol: 'K_a', min: 1e-50, max: 1e15 }),
    baseExponent: number({
      label: 'pKb of its conjugate base',
      symbol: '\\mathrm{p}K_b',
      min: -36,
      max: 30,
      usual: [-30, 25],
      places: 3,
    }),
    baseConstant: number({ label: 'Base constant Kb', symbol: 'K_b', min: 1e-30, max: 1e36 }),
    waterExponent: pKw,
  },
  equations: ({ acidExponent, acidConstant, baseExponent, baseConstant, waterExponent }) => [
    [acidConstant, 10 ** -acidExponent],
    [baseConstant, 10 ** -baseExponent],
    [waterExponent, acidExponent + baseExponent],
  ],
  explanation:
    'The acid has a pKa of {acidExponent} and a Ka of {acidConstant}, its conjugate base a pKb of {baseExponent} and a Kb of {baseConstant}, at a pKw of {waterExponent}.',
  cautions: [
    {
      level: 'caution',
      when: ({ acidExponent, baseExponent }) =>
        (acidExponent > 0 && isBelow(acidExponent, 0.01)) || (baseExponent > 0 && isBelow(baseExponent, 0.01)),
      says: 'So small a pK is rather a constant K itself: check in which field it was sent.',
    },
    {
      level: 'note',
      when: ({ acidConstant, baseConstant }) =>
        (isAbove(acidConstant, 1.01) && isBelow(acidConstant, 16)) ||
        (isAbove(baseConstant, 1.01) && isBelow(baseConstant, 16)),
      says: 'A constant above 1 is that of a strong acid or base: a pK belongs in the field of its own.',
    },
    {
      level: 'note',
      when: ({ acidExponent, waterExponent }) =>
        isBelow(acidExponent, -1.5) || isAbove(acidExponent, waterExponent + 1.5),
      says: 'In water so strong an acid or base is wholly dissociated: the constant is an estimate from other solvents.',
    },
  ],
  examples: [
    {
      inputs: { acidExponent: 4.756 },
      results: { acidConstant: 1.753881e-5, baseExponent: 9.244, baseConstant: 5.701643e-10 },
      source: 'Python: 10^-4.756, 14 - 4.756, 10^-9.244',
    },
    {
      inputs: { baseConstant: 1.8e-5 },
      results: { baseExponent: 4.744727, acidExponent: 9.255273, acidConstant: 5.555556e-10 },
      source: 'Python: -log10(1.8e-5); 1e-14/1.8e-5',
    },
    {
      inputs: { acidConstant: 1e-3 },
      results: { acidExponent: 3, baseExponent: 11, baseConstant: 1e-11 },
      source: 'By hand',
    },
    {
      inputs: { baseExponent: 5, waterExponent: 13.6 },
      results: { acidExponent: 8.6, baseConstant: 1e-5 },
      source: 'By hand: 13.6 - 5',
    },
    {
      inputs: { acidExponent: 9.25, baseExponent: 4.65 },
      results: { waterExponent: 13.9 },
      source: 'By hand: 9.25 + 4.65',
    },
    {
      inputs: { acidExponent: 1.8e-5 },
      results: { acidConstant: 0.9999585543 },
      cautions: ['rather a constant'],
      source: 'Python: 10^-1.8e-5',
    },
    {
      inputs: { acidConstant: 4.756 },
      results: { acidExponent: -0.6772418459 },
      cautions: ['field of its own'],
      source: 'Python: -log10(4.756)',
    },
    {
      inputs: { acidExponent: -6 },
      results: { acidConstant: 1e6, baseExponent: 20 },
      cautions: ['wholly dissociated'],
      source: 'By hand: 10⁶, 14 + 6',
    },
  ],
  notes: [
    'The pKb is that of the conjugate base: of ammonium 9.25 belongs to ammonia’s 4.75. Both at one temperature.',
  ],
  references: [{ title: 'Harris: Quantitative Chemical Analysis, 9th ed., §6-7', isbn: '978-1-4641-3538-5' }],
});
