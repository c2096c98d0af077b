import { defineCalculator, integer, measure, number, percent, table } from '@reckoner/engine';
import { pKa, pKw } from '../shared/acid.js';
import { balancedExponent, protolysisShares, protonsLost } from '../shared/protolysis.js';

const later = { ...pKa, help: 'Leave it out if there is none.', min: -2, max: 16, optional: true } as const;

/** The root of the charge balance of an acid with up to four protons, or of a salt of it. */
export default defineCalculator({
  title: 'pH of a polyprotic acid',
  description:
    'pH and shares of all forms of an acid with up to four protons, or of its sodium salts, from concentration and pKa values.',
  keywords: [
    'diprotic acid',
    'triprotic acid',
    'phosphoric acid pH',
    'carbonic acid pH',
    'citric acid pH',
    'sulfuric acid pH',
    'amphiprotic salt',
    'sodium bicarbonate pH',
    'speciation',
  ],
  inputs: {
    concentration: measure('mol/L', { label: 'Concentration', symbol: 'c', min: 1e-9, max: 20 }),
    pKa1: {
      ...pKa,
      label: 'First pKa',
      help: 'Phosphoric acid 2.15, carbonic acid 6.35.',
      symbol: '\\mathrm{p}K_{a1}',
    },
    pKa2: { ...later, label: 'Second pKa', symbol: '\\mathrm{p}K_{a2}' },
    pKa3: { ...later, label: 'Third pKa', symbol: '\\mathrm{p}K_{a3}' },
    pKa4: { ...later, label: 'Fourth pKa', symbol: '\\mathrm{p}K_{a4}' },
    replaced: integer({
      label: 'Protons replaced by sodium or potassium',
      help: '0 of the acid itself, 1 of NaHCO₃, 2 of Na₂CO₃.',
      symbol: 'e',
      min: 0,
      max: 4,
      default: 0,
    }),
    pKw,
  },
  outputs: {
    pH: number({ label: 'pH', symbol: '\\mathrm{pH}', places: 3 }),
    lost: number({ label: 'Protons lost on average', symbol: '\\bar n', places: 4 }),
    forms: table(
      {
        lost: integer({ label: 'Protons lost' }),
        share: percent({ label: 'Share', places: 3 }),
        amount: measure('mol/L', { label: 'Concentration' }),
      },
      { label: 'Forms' },
    ),
  },
  formula: ({ concentration, pKa1, pKa2, pKa3, pKa4, replaced, pKw }) => {
    const pKs = [
      pKa1,
      ...(pKa2 === undefined ? [] : [pKa2]),
      ...(pKa3 === undefined ? [] : [pKa3]),
      ...(pKa4 === undefined ? [] : [pKa4]),
    ];
    const pH = balancedExponent(replaced * concentration, concentration, pKs, pKw);
    const shares = protolysisShares(10 ** -pH, pKs);
    return {
      pH,
      lost: protonsLost(10 ** -pH, pKs),
      forms: shares.map((share, lost) => ({ lost, share, amount: concentration * share })),
    };
  },
  stepwise: [
    'The share of the form that has lost j protons is [H⁺]ⁿ⁻ʲ K₁…Kⱼ over the sum of these terms of all forms, n being the number of protons.',
    'The pH is that at which all charges cancel: [H⁺] + e c = K_w/[H⁺] + c n̄, with n̄ the protons lost on average and e those replaced by sodium.',
  ],
  explanation: 'The pH is {pH}; each molecule has lost {lost} protons on average.',
  requires: [
    {
      that: ({ pKa1, pKa2 }) => pKa1 <= pKa2,
      field: 'pKa2',
      says: 'The second pKa must not lie below the first, {pKa1}.',
    },
    {
      that: ({ pKa2, pKa3 }) => pKa2 <= pKa3,
      field: 'pKa3',
      says: 'The third pKa must not lie below the second, {pKa2}.',
    },
    {
      that: ({ pKa3, pKa4 }) => pKa3 <= pKa4,
      field: 'pKa4',
      says: 'The fourth pKa must not lie below the third, {pKa3}.',
    },
    {
      that: ({ pKa1, pKa3 }) => pKa1 <= pKa3,
      field: 'pKa3',
      says: 'The third pKa must not lie below the first, {pKa1}.',
    },
    {
      that: ({ pKa1, pKa4 }) => pKa1 <= pKa4,
      field: 'pKa4',
      says: 'The fourth pKa must not lie below the first, {pKa1}.',
    },
    {
      that: ({ pKa2, pKa4 }) => pKa2 <= pKa4,
      field: 'pKa4',
      says: 'The fourth pKa must not lie below the second, {pKa2}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ pKa1 }) => pKa1 > 0 && pKa1 < 0.01,
      says: 'So small a pK is rather a constant K itself: the pK of 1.8 × 10⁻⁵ is 4.74.',
    },
    {
      level: 'caution',
      when: ({ pKa2, pKa3, pKa4 }) =>
        (pKa2 === undefined && pKa3 !== undefined) || (pKa3 === undefined && pKa4 !== undefined),
      says: 'A pKa between the others is missing: the acid is taken to have as many protons as values are given.',
    },
    {
      level: 'caution',
      when: ({ replaced, forms }) => replaced > forms.length - 1,
      says: 'More protons are replaced than the acid has pKa values: the rest is taken for strong base.',
    },
    {
      level: 'caution',
      when: ({ concentration }) => concentration > 1,
      says: 'Above 1 mol/L activities differ much from concentrations: the pH is rough.',
    },
  ],
  figure: { kind: 'bars', table: 'forms', label: 'lost', value: 'share' },
  examples: [
    {
      inputs: { concentration: 0.1, pKa1: 2.148, pKa2: 7.198, pKa3: 12.35 },
      results: {
        pH: 1.63173867,
        lost: 0.2334862609,
        forms: {
          length: 4,
          rows: { 0: { lost: 0, share: 76.65143729 }, 1: { share: 23.34849932, amount: 0.02334849932 } },
        },
      },
      source: 'mpmath: charge balance of phosphoric acid by bisection',
    },
    {
      inputs: { concentration: 0.1, pKa1: 6.35, pKa2: 10.33, replaced: 1 },
      results: { pH: 8.339527752, forms: { length: 3, rows: { 1: { share: 97.99445797 } } } },
      source: 'mpmath: charge balance of sodium hydrogen carbonate by bisection; by hand: about (6.35 + 10.33)/2',
    },
    {
      inputs: { concentration: 0.1, pKa1: 6.35, pKa2: 10.33, replaced: 2 },
      results: { pH: 11.65496257, forms: { rows: { 2: { share: 95.48185237 } } } },
      source: 'mpmath: charge balance of sodium carbonate by bisection',
    },
    {
      inputs: { concentration: 0.05, pKa1: 2.148, pKa2: 7.198, pKa3: 12.35, replaced: 3 },
      results: { pH: 12.38176926, forms: { rows: { 3: { share: 51.82780726 } } } },
      source: 'mpmath: charge balance of trisodium phosphate by bisection',
    },
    {
      inputs: { concentration: 0.01, pKa1: 2, pKa2: 2.7, pKa3: 6.16, pKa4: 10.26, replaced: 2 },
      results: { pH: 4.472063223, forms: { length: 5, rows: { 2: { share: 96.38799578 } } } },
      source: 'mpmath: charge balance of disodium EDTA by bisection',
    },
    {
      inputs: { concentration: 2, pKa1: 1.25, pKa2: 4.27 },
      results: { pH: 0.510778448 },
      cautions: ['Above 1 mol/L'],
      source: 'mpmath: charge balance of oxalic acid by bisection',
    },
    {
      inputs: { concentration: 0.1, pKa1: 4.756, replaced: 2 },
      results: { pH: 13 },
      cautions: ['More protons are replaced'],
      source: 'By hand: 14 + log 0.1; acetate adds 10⁻⁹ of that',
    },
    {
      inputs: { concentration: 0.1, pKa1: 6.35, pKa3: 10.33, replaced: 1 },
      results: { pH: 8.339527752 },
      cautions: ['A pKa between'],
      source: 'As sodium hydrogen carbonate above',
    },
    {
      inputs: { concentration: 0.1, pKa1: 0.00071 },
      results: { pH: 1.0381217 },
      cautions: ['rather a constant'],
      source: 'Python: charge balance by root search',
    },
    { inputs: { concentration: 0.1, pKa1: 6.35, pKa2: 3 }, refused: 'below the first', source: 'By definition' },
    {
      inputs: { concentration: 0.1, pKa1: 2, pKa2: 6.35, pKa3: 3 },
      refused: 'below the second',
      source: 'By definition',
    },
    {
      inputs: { concentration: 0.1, pKa1: 2, pKa2: 3, pKa3: 6.35, pKa4: 3 },
      refused: 'below the third',
      source: 'By definition',
    },
    {
      inputs: { concentration: 0.1, pKa1: 7, pKa3: 3 },
      refused: 'third pKa must not lie below the first',
      source: 'By definition',
    },
    {
      inputs: { concentration: 0.1, pKa1: 7, pKa4: 3 },
      refused: 'fourth pKa must not lie below the first',
      source: 'By definition',
    },
    {
      inputs: { concentration: 0.1, pKa1: 2, pKa2: 7, pKa4: 3 },
      refused: 'fourth pKa must not lie below the second',
      source: 'By definition',
    },
    {
      inputs: { concentration: 0.1, pKa1: 6.35, pKa2: 10.33, replaced: 2, pKw: 13.6 },
      results: { pH: 11.44909393, forms: { rows: { 1: { share: 7.064590924 }, 2: { share: 92.93535284 } } } },
      source: 'mpmath: charge balance of sodium carbonate by bisection',
    },
  ],
  notes: [
    'Activities as concentrations; carbon dioxide of the air is left out. Sulfuric acid: first pKa -2, second 1.99.',
  ],
  references: [{ title: 'Harris: Quantitative Chemical Analysis, 9th ed., ch. 10', isbn: '978-1-4641-3538-5' }],
});
