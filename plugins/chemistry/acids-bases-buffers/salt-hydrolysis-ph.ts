import { choice, defineCalculator, findRoot, measure, number, percent } from '@reckoner/engine';
import { pKa, pKw } from '../shared/acid.js';

/** Ions of weak acids and bases react with water; the charge balance is solved without leaving anything out. */
export default defineCalculator({
  title: 'pH of a salt solution',
  description: 'pH, hydrolysis constant and degree of hydrolysis of a salt of a weak acid, of a weak base, or of both.',
  keywords: [
    'salt hydrolysis',
    'sodium acetate pH',
    'ammonium chloride pH',
    'ammonium acetate pH',
    'hydrolysis constant',
  ],
  inputs: {
    kind: choice(
      {
        basic: 'Strong base with weak acid, as sodium acetate',
        acidic: 'Weak base with strong acid, as ammonium chloride',
        both: 'Weak base with weak acid, as ammonium acetate',
      },
      { label: 'Salt', default: 'basic' },
    ),
    concentration: measure('mol/L', { label: 'Concentration of the salt', symbol: 'c', min: 1e-9, max: 20 }),
    pKa: { ...pKa, label: 'pKa of the weak acid', when: { kind: ['basic', 'both'] } },
    pKb: {
      ...pKa,
      label: 'pKb of the weak base',
      help: 'Ammonia 4.75, methylamine 3.36, pyridine 8.77 at 25 °C.',
      symbol: '\\mathrm{p}K_b',
      when: { kind: ['acidic', 'both'] },
    },
    pKw,
  },
  outputs: {
    pH: number({ label: 'pH', symbol: '\\mathrm{pH}', places: 3 }),
    anionHydrolysis: percent({
      label: 'Hydrolyzed share of the anion',
      symbol: '\\alpha_-',
      places: 4,
      optional: true,
    }),
    cationHydrolysis: percent({
      label: 'Hydrolyzed share of the cation',
      symbol: '\\alpha_+',
      places: 4,
      optional: true,
    }),
    anionConstant: number({ label: 'Hydrolysis constant of the anion', symbol: 'K_{h-}', optional: true }),
    cationConstant: number({ label: 'Hydrolysis constant of the cation', symbol: 'K_{h+}', optional: true }),
  },
  formula: ({ kind, concentration, pKa, pKb, pKw }) => {
    if (kind === 'basic') {
      const anion = 10 ** -pKa;
      const basicLevel = findRoot(
        (exponent) => {
          const ion = 10 ** -exponent;
          return ion + (concentration * ion) / (anion + ion) - 10 ** (exponent - pKw);
        },
        -3,
        pKw + 3,
      );
      return { pH: basicLevel, anionHydrolysis: 1 / (1 + 10 ** (basicLevel - pKa)), anionConstant: 10 ** (pKa - pKw) };
    }
    const cation = 10 ** (pKb - pKw);
    if (kind === 'acidic') {
      const acidicLevel = findRoot(
        (exponent) => {
          const ion = 10 ** -exponent;
          return ion - 10 ** (exponent - pKw) - (concentration * cation) / (cation + ion);
        },
        -3,
        pKw + 3,
      );
      return { pH: acidicLevel, cationHydrolysis: 1 / (1 + 10 ** (pKw - pKb - acidicLevel)), cationConstant: cation };
    }
    const anion = 10 ** -pKa;
    const pH = findRoot(
      (exponent) => {
        const ion = 10 ** -exponent;
        return (
          ion +
          (concentration * ion) / (anion + ion) -
          10 ** (exponent - pKw) -
          (concentration * cation) / (cation + ion)
        );
      },
      -3,
      pKw + 3,
    );
    return {
      pH,
      anionHydrolysis: 1 / (1 + 10 ** (pH - pKa)),
      cationHydrolysis: 1 / (1 + 10 ** (pKw - pKb - pH)),
      anionConstant: 10 ** (pKa - pKw),
      cationConstant: cation,
    };
  },
  stepwise: [
    'The hydrolysis constants are K_w/Kₐ of the anion of a weak acid and K_w/K_b of the cation of a weak base.',
    'The pH is that at which [H⁺] and the weak acid formed balance [OH⁻] and the weak base formed: [H⁺] + c [H⁺]/(Kₐ + [H⁺]) = K_w/[H⁺] + c K₊/(K₊ + [H⁺]) with K₊ = K_w/K_b; a strong partner has no such term. For a salt of both about [H⁺] = √(K_w Kₐ/K_b).',
  ],
  explanation: ({ kind }) =>
    kind === 'basic'
      ? 'The pH is {pH}; {anionHydrolysis} of the anion is hydrolyzed.'
      : kind === 'acidic'
        ? 'The pH is {pH}; {cationHydrolysis} of the cation is hydrolyzed.'
        : 'The pH is {pH}; {anionHydrolysis} of the anion and {cationHydrolysis} of the cation are hydrolyzed.',
  cautions: [
    {
      level: 'caution',
      when: ({ pKa }) => pKa !== undefined && pKa > 0 && pKa < 0.01,
      says: 'So small a pK is rather a constant K itself: the pK of 1.8 × 10⁻⁵ is 4.74.',
    },
    {
      level: 'caution',
      when: ({ pKb }) => pKb !== undefined && pKb > 0 && pKb < 0.01,
      says: 'So small a pK is rather a constant K itself: the pK of 1.8 × 10⁻⁵ is 4.74.',
    },
    {
      level: 'caution',
      when: ({ concentration }) => concentration > 1,
      says: 'Above 1 mol/L activities differ much from concentrations: the pH is rough.',
    },
    {
      level: 'note',
      when: ({ concentration }) => concentration < 9.99e-6,
      says: 'So dilute that carbon dioxide of the air, which is left out, changes the pH more than the salt.',
    },
  ],
  examples: [
    {
      inputs: { concentration: 0.1, pKa: 4.756 },
      results: { pH: 8.878021689, anionHydrolysis: 0.007549975116, anionConstant: 5.701642723e-10 },
      source: 'mpmath: charge balance of sodium acetate by bisection; K_w/Kₐ',
    },
    {
      inputs: { kind: 'acidic', concentration: 0.1, pKb: 4.75 },
      results: { pH: 5.124977668, cationHydrolysis: 0.007497994256, cationConstant: 5.623413252e-10 },
      source: 'mpmath: charge balance of ammonium chloride by bisection',
    },
    {
      inputs: { kind: 'both', concentration: 0.1, pKa: 4.756, pKb: 4.75 },
      results: {
        pH: 7.002999464,
        anionHydrolysis: 0.5630517633,
        cationHydrolysis: 0.563050382,
        anionConstant: 5.701642723e-10,
        cationConstant: 5.623413252e-10,
      },
      source: 'mpmath: charge balance of ammonium acetate by bisection; by hand: 7 + (4.756 - 4.75)/2',
    },
    {
      inputs: { kind: 'both', concentration: 0.1, pKa: 9.21, pKb: 4.75 },
      results: { pH: 9.229852469, anionHydrolysis: 48.85739895, cationHydrolysis: 48.84042287 },
      source: 'mpmath: charge balance of ammonium cyanide by bisection',
    },
    {
      inputs: { concentration: 1e-6, pKa: 9.21 },
      results: { pH: 7.979944059, anionHydrolysis: 94.43969476 },
      cautions: ['carbon dioxide of the air'],
      source: 'mpmath: charge balance of sodium cyanide by bisection',
    },
    {
      inputs: { concentration: 2, pKa: 4.756 },
      results: { pH: 9.528513236 },
      cautions: ['Above 1 mol/L'],
      source: 'mpmath: charge balance of sodium acetate by bisection',
    },
    {
      inputs: { concentration: 0.1, pKa: 1.8e-5 },
      results: { pH: 7.0206972 },
      cautions: ['rather a constant'],
      source: 'Python: charge balance by root search',
    },
    {
      inputs: { kind: 'acidic', concentration: 0.1, pKb: 1.8e-5 },
      results: { pH: 6.9793028 },
      cautions: ['rather a constant'],
      source: 'Python: charge balance by root search',
    },
    {
      inputs: { concentration: 0.1, pKa: 4.756, pKw: 13.6 },
      results: { pH: 8.678012102, anionHydrolysis: 0.01196563991, anionConstant: 1.432187899e-9 },
      source: 'mpmath: charge balance of sodium acetate by bisection; K_w/Kₐ',
    },
  ],
  notes: [
    'Ions with one charge and one proton, activities as concentrations. Acidic salts, as NaHCO₃, and salts of acids with several protons are under the pH of a polyprotic acid.',
    'A salt of strong acid and strong base is neutral: pH is half of pKw.',
  ],
  references: [{ title: 'Harris: Quantitative Chemical Analysis, 9th ed., §9-3 and 9-4', isbn: '978-1-4641-3538-5' }],
});
