import { constant, defineCalculator, integer, isAbove, quantity, rows, sum, table, text } from '@reckoner/engine';

/** Half the sum of c·z²: each ion counts by the square of its charge. */
export default defineCalculator({
  title: 'Ionic strength',
  description:
    'Ionic strength of a solution from the concentrations and charges of its ions, with the share of each ion.',
  keywords: [
    'ionic strength of a buffer',
    'Debye-Hückel',
    'Lewis and Randall',
    'electroneutrality',
    'salt concentration',
  ],
  inputs: {
    ions: rows(
      {
        ion: text({ label: 'Ion', help: 'A name for the table, as Ca²⁺.', maxLength: 40 }),
        concentration: quantity('mol/L', { label: 'Concentration', symbol: 'c', min: 0, max: 100, usual: [0, 7] }),
        charge: integer({
          label: 'Charge',
          help: 'With its sign: 2 for Ca²⁺, -1 for Cl⁻.',
          symbol: 'z',
          min: -10,
          max: 10,
        }),
      },
      {
        label: 'Ions',
        help: 'All ions, not the salts: 0.1 mol/L of Na2SO4 are 0.2 mol/L of Na⁺ and 0.1 mol/L of SO₄²⁻.',
        maxItems: 40,
      },
    ),
  },
  outputs: {
    ionicStrength: quantity('mol/L', { label: 'Ionic strength', symbol: 'I' }),
    positive: quantity('mol/L', { label: 'Positive charges', symbol: 'c_+' }),
    negative: quantity('mol/L', { label: 'Negative charges', symbol: 'c_-' }),
    contributions: table(
      {
        ion: text({ label: 'Ion' }),
        contribution: quantity('mol/L', { label: 'Part of the ionic strength', symbol: 'I_{part}' }),
      },
      { label: 'Contributions' },
    ),
  },
  formula: ({ ions }) => ({
    ionicStrength: sum(ions.map(({ concentration, charge }) => concentration * charge ** 2)) / 2,
    positive: sum(ions.map(({ concentration, charge }) => concentration * Math.max(charge, 0))),
    negative: sum(ions.map(({ concentration, charge }) => concentration * Math.max(-charge, 0))),
    contributions: ions.map(({ ion, concentration, charge }) => ({
      ion,
      contribution: (concentration * charge ** 2) / 2,
    })),
  }),
  figure: { kind: 'bars', table: 'contributions', label: 'ion', value: 'contribution' },
  explanation: 'The ionic strength is {ionicStrength}.',
  requires: [
    {
      each: 'ions',
      that: ({ charge }) => charge !== 0,
      field: 'charge',
      says: 'A neutral molecule does not count: leave it out, or give the ions of a salt with their charges.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ positive, negative }) => isAbove(positive, 1.02 * negative) || isAbove(negative, 1.02 * positive),
      says: 'The charges do not balance: {positive} of positive and {negative} of negative ones. An ion is missing, or a concentration or sign is wrong.',
    },
    {
      level: 'note',
      when: ({ ionicStrength }) =>
        isAbove(ionicStrength, constant(0.1, 'mol/L')) && !isAbove(ionicStrength, constant(0.5, 'mol/L')),
      says: 'Above about 0.1 mol/L the equations of Debye and Hückel give no good activity coefficients any more; that of Davies serves up to about 0.5 mol/L.',
    },
    {
      level: 'note',
      when: ({ ionicStrength }) => isAbove(ionicStrength, constant(0.5, 'mol/L')),
      says: 'Above about 0.5 mol/L neither the equations of Debye and Hückel nor that of Davies give good activity coefficients.',
    },
  ],
  examples: [
    {
      inputs: {
        ions: [
          { ion: 'Na⁺', concentration: 0.2, charge: 1 },
          { ion: 'SO₄²⁻', concentration: 0.1, charge: -2 },
        ],
      },
      results: {
        ionicStrength: 0.3,
        positive: 0.2,
        negative: 0.2,
        contributions: { length: 2, rows: { 0: { contribution: 0.1 }, 1: { ion: 'SO₄²⁻', contribution: 0.2 } } },
      },
      cautions: ['Davies serves'],
      source: 'chemistry.coach, general chemistry 2, electrolytes: 0.1 M sodium sulfate has 0.3 M',
    },
    {
      inputs: {
        ions: [
          { ion: 'Mg2+', concentration: '100 mmol/L', charge: 2 },
          { ion: 'SO4 2-', concentration: 0.1, charge: -2 },
        ],
      },
      results: { ionicStrength: 0.4, positive: 0.2, negative: 0.2 },
      cautions: ['Davies serves'],
      source: 'chemistry.coach, general chemistry 2, electrolytes: 0.1 M magnesium sulfate has 0.4 M',
    },
    {
      inputs: {
        ions: [
          { ion: 'Al3+', concentration: 0.002, charge: 3 },
          { ion: 'SO4 2-', concentration: 0.006, charge: -2 },
          { ion: 'Li+', concentration: 0.006, charge: 1 },
        ],
      },
      results: { ionicStrength: 0.024, positive: 0.012, negative: 0.012 },
      source:
        'University of Glamorgan, ionic strength problem 4: 0.024 mol/dm³ (0.002 M Al₂(SO₄)₃ and 0.006 M Li₂SO₄, 1:1)',
    },
    {
      inputs: {
        ions: [
          { ion: 'K+', concentration: 1, charge: 1 },
          { ion: 'Ca2+', concentration: 1, charge: 2 },
          { ion: 'Cl-', concentration: 1, charge: -1 },
        ],
      },
      results: { ionicStrength: 3, positive: 3, negative: 1 },
      cautions: ['do not balance', 'neither the equations'],
      source: 'By hand: (1 + 4 + 1)/2',
    },
    {
      inputs: { ions: [{ ion: 'NaCl', concentration: 0.1, charge: 0 }] },
      refused: 'neutral molecule',
      source: 'By definition',
    },
  ],
  notes: [
    'Molalities in mol/kg, sent as if they were mol/L, give the ionic strength in mol/kg.',
    'Of weak acids and bases only the ionized part counts; ion pairs count with their own charge.',
  ],
  references: [{ title: 'IUPAC Gold Book: ionic strength', doi: '10.1351/goldbook.I03180' }],
});
