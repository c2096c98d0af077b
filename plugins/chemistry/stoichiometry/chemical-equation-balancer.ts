import { defineCalculator, integer, table, text } from '@reckoner/engine';
import { balance, equationWritten } from '../shared/equation.js';

/** Smallest whole coefficients from the null space of the matrix of elements and charge. */
export default defineCalculator({
  title: 'Chemical equation balancer',
  description:
    'Smallest whole-number coefficients of a chemical equation, ionic equations with charges and electrons included.',
  keywords: ['balance equation', 'stoichiometric coefficients', 'half-reaction', 'redox equation', 'ionic equation'],
  inputs: {
    equation: text({
      label: 'Equation',
      help: 'Such as Fe + O2 -> Fe2O3; put spaces around + when there are charges: MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O. States such as (aq) may follow.',
      minLength: 3,
      maxLength: 200,
    }),
  },
  outputs: {
    balanced: text({ label: 'Balanced equation' }),
    coefficients: table(
      { species: text({ label: 'Species' }), coefficient: integer({ label: 'Coefficient' }) },
      { label: 'Coefficients' },
    ),
  },
  algorithm: ({ equation }) => {
    const balanced = balance(equation);
    return {
      balanced: equationWritten(balanced),
      coefficients: [...balanced.reactants, ...balanced.products],
    };
  },
  explanation: 'Balanced: {balanced}.',
  examples: [
    {
      inputs: { equation: 'Fe + O2 -> Fe2O3' },
      results: {
        balanced: '4 Fe + 3 O2 → 2 Fe2O3',
        coefficients: { length: 3, rows: { 0: { coefficient: 4 }, 2: { species: 'Fe2O3', coefficient: 2 } } },
      },
      source: 'By hand: 4 Fe and 6 O on each side',
    },
    {
      inputs: { equation: 'KMnO4+HCl=KCl+MnCl2+H2O+Cl2' },
      results: { balanced: '2 KMnO4 + 16 HCl → 2 KCl + 2 MnCl2 + 8 H2O + 5 Cl2' },
      source: 'sympy: Matrix.nullspace',
    },
    {
      inputs: { equation: 'MnO4^- + Fe^2+ + H^+ → Mn^2+ + Fe^3+ + H2O' },
      results: { balanced: 'MnO4^- + 5 Fe^2+ + 8 H^+ → Mn^2+ + 5 Fe^3+ + 4 H2O' },
      source: 'Harris: Quantitative Chemical Analysis, 9th ed., §16-1',
    },
    {
      inputs: { equation: 'Cr2O7^2- + H^+ + e^- -> Cr^3+ + H2O' },
      results: { balanced: 'Cr2O7^2- + 14 H^+ + 6 e^- → 2 Cr^3+ + 7 H2O' },
      source: 'Harris: Quantitative Chemical Analysis, 9th ed., appendix H',
    },
    {
      inputs: { equation: '2 C8H18 + O2 -> CO2 + H2O' },
      results: { balanced: '2 C8H18 + 25 O2 → 16 CO2 + 18 H2O' },
      source: 'By hand: 16 C, 36 H, 50 O',
    },
    { inputs: { equation: 'H2O + H2O' }, noResult: 'one arrow', source: 'By definition' },
    { inputs: { equation: 'H2 -> ' }, noResult: 'at least one formula', source: 'By definition' },
    { inputs: { equation: 'H2 -> O2' }, noResult: 'cannot be balanced', source: 'By definition' },
    { inputs: { equation: 'C + O2 -> CO + CO2' }, noResult: 'several ways', source: 'Two independent reactions' },
    {
      inputs: { equation: 'H2O + O2 -> H2O2 + H2O4 ' },
      noResult: 'several ways',
      source: 'sympy: the null space has two dimensions',
    },
    {
      inputs: { equation: 'NaCl + H2 -> NaCl' },
      noResult: 'left out',
      source: 'By hand: hydrogen only with coefficient zero',
    },
    {
      inputs: { equation: 'CH4(g) + 2O2(g) -> CO2(g) + 2H2O(l)' },
      results: { balanced: 'CH4(g) + 2 O2(g) → CO2(g) + 2 H2O(l)' },
      source: 'By hand: states are kept as written',
    },
    {
      inputs: { equation: 'H+H+H+H+H+H+H+H+H+H+H+H+H+H+H+H+H+H+H+H->H2' },
      noResult: 'more than 20 formulas',
      source: 'By hand: 20 on the left and 1 on the right',
    },
    {
      inputs: { equation: 'C + H2 -> C0.000001H3' },
      noResult: 'too large',
      source: 'By hand: C + 1500000 H2 → 1000000 C0.000001H3',
    },
  ],
  references: [
    {
      title:
        'Blakley: Chemical equation balancing: a general method which is quick, simple, and has unexpected applications, J. Chem. Educ. 59 (1982) 728',
      doi: '10.1021/ed059p728',
    },
  ],
});
