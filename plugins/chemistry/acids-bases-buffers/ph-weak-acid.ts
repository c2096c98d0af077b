import { choice, defineCalculator, findRoot, measure, number, percent, roundTo } from '@reckoner/engine';

/** Charge balance [H⁺] = K_w/[H⁺] + cK_a/(K_a + [H⁺]), the cubic with the ions of water; bases alike with OH⁻. */
export default defineCalculator({
  title: 'pH of a weak acid',
  description: 'pH and degree of dissociation of a weak acid or base from its concentration and pKa or pKb.',
  keywords: [
    'weak base',
    'pH of a weak base',
    'percent ionization',
    'Ka',
    'degree of dissociation',
    'acetic acid',
    'ammonia',
    'Ostwald dilution law',
  ],
  inputs: {
    kind: choice({ acid: 'Weak acid', base: 'Weak base' }, { label: 'Solute', default: 'acid' }),
    concentration: measure('mol/L', { label: 'Concentration', symbol: 'c', min: 1e-9, max: 20 }),
    pK: number({ label: 'pKa of the acid or pKb of the base', symbol: '\\mathrm{p}K', min: -2, max: 14 }),
    pKw: number({ label: 'pKw of water', symbol: '\\mathrm{p}K_w', min: 11, max: 16, default: 14 }),
  },
  outputs: {
    pH: number({ label: 'pH', symbol: '\\mathrm{pH}', places: 3 }),
    dissociation: percent({ label: 'Degree of dissociation', symbol: '\\alpha', places: 3 }),
    ion: measure('mol/L', { label: 'Ions of the solute', symbol: 'c\\alpha' }),
  },
  formula: ({ kind, concentration, pK, pKw }) => {
    const constant = 10 ** -pK;
    const balance = (exponent: number) => {
      const ion = 10 ** -exponent;
      return ion - 10 ** (exponent - pKw) - (concentration * constant) / (constant + ion);
    };
    // The exponent is pH for an acid and pOH for a base.
    const exponent = findRoot(balance, -2, pKw / 2 + 1);
    const dissociation = constant / (constant + 10 ** -exponent);
    return { pH: kind === 'acid' ? exponent : pKw - exponent, dissociation, ion: concentration * dissociation };
  },
  figure: {
    kind: 'curve',
    title: 'Dissociated share over pH',
    x: { label: 'pH' },
    y: { of: 'dissociation' },
    curve: ({ kind, pK, pKw, pH, dissociation }) => {
      const middle = kind === 'acid' ? pK : pKw - pK;
      const side = kind === 'acid' ? 1 : -1;
      return {
        from: Math.min(pH, middle) - 2,
        to: Math.max(pH, middle) + 2,
        lines: [{ y: (at) => 1 / (1 + 10 ** (side * (middle - at))) }],
        marks: [
          { x: pH, y: dissociation, label: 'Solution' },
          { x: middle, y: 0.5, label: 'Half' },
        ],
      };
    },
  },
  explanation: 'The pH is {pH}; {dissociation} of the solute is dissociated.',
  cautions: [
    {
      level: 'caution',
      when: ({ concentration }) => concentration > 1,
      says: 'Above 1 mol/L activities differ much from concentrations: the pH is rough.',
    },
    {
      level: 'caution',
      when: ({ pK }) => pK > 0 && pK < 0.01,
      says: 'So small a pK is rather a constant K itself: the pK of 1.8 × 10⁻⁵ is 4.74.',
    },
    {
      level: 'note',
      when: ({ dissociation, concentration }) => roundTo(100 * dissociation, 3) > 90 && concentration > 1e-5,
      says: 'Nearly all of it is dissociated: this is a strong acid or base. Check the pKa.',
    },
  ],
  examples: [
    {
      inputs: { concentration: 0.1, pK: 4.756 },
      results: { pH: 2.8808757, dissociation: 1.3156012, ion: 0.0013156012 },
      source: 'mpmath.polyroots of the cubic with water: acetic acid',
    },
    {
      inputs: { concentration: 1e-7, pK: 9.25 },
      results: { pH: 6.9987891 },
      source: 'mpmath.polyroots of the cubic: so dilute that water decides',
    },
    {
      inputs: { kind: 'base', concentration: '50 mmol/L', pK: 4.75 },
      results: { pH: 10.97039 },
      source: 'mpmath.polyroots of the cubic, 14 - pOH: ammonia',
    },
    {
      inputs: { concentration: 2, pK: 4.756 },
      results: { pH: 2.228128 },
      cautions: ['Above 1 mol/L'],
      source: 'numpy.roots of the cubic',
    },
    {
      inputs: { concentration: 1, pK: 0.000018 },
      results: { pH: 0.20899262 },
      cautions: ['constant K itself'],
      source: 'Python: charge balance by bisection, Ka sent as pKa',
    },
    {
      inputs: { concentration: 0.01, pK: 0 },
      results: { pH: 2.0042792 },
      cautions: ['strong acid'],
      source: 'numpy.roots of the cubic',
    },
    {
      inputs: { kind: 'base', concentration: 0.05, pK: 4.75, pKw: 13.6 },
      results: { pH: 10.57038992, dissociation: 1.868185113, ion: 0.0009340925566 },
      source: 'mpmath: charge balance by bisection',
    },
  ],
  notes: ['One proton, activities as concentrations.'],
  references: [{ title: 'Harris: Quantitative Chemical Analysis, 9th ed., §9-3 and 9-4', isbn: '978-1-4641-3538-5' }],
});
