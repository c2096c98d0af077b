import { choice, defineCalculator, integer, isAbove, isBelow, measure, number } from '@reckoner/engine';
import { pKw } from '../shared/acid.js';

/** Charge balance with the ions of water, a quadratic: right for very dilute solutions too. */
export default defineCalculator({
  title: 'pH of a strong acid or base',
  description: 'pH, pOH and ion concentrations of a strong acid or base of any dilution from its concentration.',
  keywords: ['pH of HCl', 'pH of NaOH', 'pH of very dilute acid', 'strong acid pH', 'strong base pH', '10^-8 M HCl'],
  inputs: {
    kind: choice({ acid: 'Strong acid', base: 'Strong base' }, { label: 'Solute', default: 'acid' }),
    concentration: measure('mol/L', { label: 'Concentration', symbol: 'c', min: 1e-12, max: 20, usual: [1e-9, 12] }),
    equivalents: integer({
      label: 'H⁺ or OH⁻ of each formula unit',
      help: '1 of HCl and NaOH, 2 of Ca(OH)₂ and Ba(OH)₂.',
      symbol: 'n',
      min: 1,
      max: 3,
      default: 1,
    }),
    pKw,
  },
  outputs: {
    pH: number({ label: 'pH', symbol: '\\mathrm{pH}', places: 3 }),
    pOH: number({ label: 'pOH', symbol: '\\mathrm{pOH}', places: 3 }),
    hydrogen: measure('mol/L', { label: 'Hydrogen ions', symbol: '[H^+]' }),
    hydroxide: measure('mol/L', { label: 'Hydroxide ions', symbol: '[OH^-]' }),
  },
  formula: ({ kind, concentration, equivalents, pKw }) => {
    const strong = equivalents * concentration;
    // Where water adds nothing that counts, 1 mol/L has a pH of 0 and not of 4 × 10⁻¹⁵.
    const more = strong > 0.1 ? strong : (strong + Math.sqrt(strong ** 2 + 4 * 10 ** -pKw)) / 2;
    const fewer = 10 ** -pKw / more;
    const hydrogen = kind === 'acid' ? more : fewer;
    const hydroxide = kind === 'acid' ? fewer : more;
    return { pH: -Math.log10(hydrogen), pOH: -Math.log10(hydroxide), hydrogen, hydroxide };
  },
  explanation: 'The pH is {pH}, from {hydrogen} of hydrogen ions and {hydroxide} of hydroxide ions.',
  cautions: [
    {
      level: 'caution',
      when: ({ concentration, equivalents }) => isAbove(concentration * equivalents, 1),
      says: 'Above 1 mol/L activities differ much from concentrations: the pH is rough.',
    },
    {
      level: 'note',
      when: ({ concentration, equivalents }) => isBelow(concentration * equivalents, 9.99e-7),
      says: 'So dilute that the ions of water count; in air dissolved carbon dioxide makes such water acidic, about pH 5.6.',
    },
    {
      level: 'caution',
      when: ({ kind, equivalents }) => kind === 'acid' && equivalents > 1,
      says: 'No common acid gives off more than its first proton completely: for sulfuric acid take the pH of a polyprotic acid, with 1.99 as its second pKa.',
    },
  ],
  examples: [
    {
      inputs: { concentration: 0.01 },
      results: { pH: 2, pOH: 12, hydrogen: 0.01, hydroxide: 1e-12 },
      source: 'By hand: -log 0.01',
    },
    {
      inputs: { concentration: 1e-7 },
      results: { pH: 6.79101236, pOH: 7.20898764 },
      cautions: ['ions of water count'],
      source: 'mpmath: charge balance by bisection',
    },
    {
      inputs: { kind: 'base', concentration: 1e-9 },
      results: { pH: 7.002171463, pOH: 6.997828537 },
      cautions: ['ions of water count'],
      source: 'mpmath: charge balance by bisection',
    },
    {
      inputs: { kind: 'base', concentration: '10 mmol/L', equivalents: 2, pKw: 13.6 },
      results: { pH: 11.90103, hydroxide: 0.02 },
      source: 'By hand: 13.6 + log 0.02',
    },
    { inputs: { concentration: 1 }, results: { pH: 0, pOH: 14 }, source: 'By hand: -log 1' },
    {
      inputs: { concentration: 2 },
      results: { pH: -0.3010299957 },
      cautions: ['Above 1 mol/L'],
      source: 'By hand: -log 2',
    },
    {
      inputs: { concentration: 0.005, equivalents: 2 },
      results: { pH: 2 },
      cautions: ['first proton'],
      source: 'By hand: -log 0.01',
    },
  ],
  notes: ['Activities as concentrations.'],
  references: [{ title: 'Harris: Quantitative Chemical Analysis, 9th ed., §9-1', isbn: '978-1-4641-3538-5' }],
});
