import { defineCalculator, integer, noResult, table, text } from '@reckoner/engine';
import { parseFormula } from '../shared/formula.js';
import { nullSpace } from '../shared/null-space.js';

const MAX_SPECIES = 20;

/** The formula without a coefficient before it. */
const bare = (species: string) => species.trim().replace(/^\d+\s*(?=[A-Z([{])/, '');

function speciesOf(side: string): string[] {
  const parts = / \+ /.test(side) ? side.split(' + ') : side.split('+');
  return parts.map(bare).filter((part) => part !== '');
}

/** Atoms and charge of a species; e^- is an electron. */
function contents(species: string): Record<string, number> {
  if (/^e(\^?-|⁻)?$/.test(species)) return { charge: -1 };
  const { atoms, charge } = parseFormula(species);
  return { ...atoms, charge };
}

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
    const sides = equation.split(/<=>|<->|-->|->|=>|⇌|→|=/);
    if (sides.length !== 2) throw noResult('Write the equation with one arrow (->) between its sides.');
    const reactants = speciesOf(sides[0]!);
    const products = speciesOf(sides[1]!);
    if (reactants.length === 0 || products.length === 0) throw noResult('Each side needs at least one formula.');
    const species = [...reactants, ...products];
    if (species.length > MAX_SPECIES) throw noResult(`There are more than ${MAX_SPECIES} formulas.`);
    const columns = species.map(contents);
    const kinds = [...new Set(columns.flatMap((column) => Object.keys(column)))];
    const matrix = kinds.map((kind) =>
      columns.map((column, index) => {
        // Fractional subscripts such as 0.95 become whole.
        const count = BigInt(Math.round((column[kind] ?? 0) * 1e6));
        return index < reactants.length ? count : -count;
      }),
    );
    const solutions = nullSpace(matrix);
    if (solutions.length === 0) throw noResult('This equation cannot be balanced: an element is missing on one side.');
    if (solutions.length > 1)
      throw noResult(
        'This equation can be balanced in several ways: it mixes independent reactions. Balance them one by one.',
      );
    const solution = solutions[0]!;
    if (solution.some((value) => value <= 0n))
      throw noResult('This equation balances only with a formula left out or on the other side.');
    const coefficients = species.map((name, index) => ({ species: name, coefficient: Number(solution[index]) }));
    if (coefficients.some(({ coefficient }) => coefficient > 1e6))
      throw noResult('The coefficients are too large to be those of a reaction.');
    const written = coefficients.map(({ species: name, coefficient }) =>
      coefficient === 1 ? name : `${coefficient} ${name}`,
    );
    const balanced = `${written.slice(0, reactants.length).join(' + ')} → ${written.slice(reactants.length).join(' + ')}`;
    return { balanced, coefficients };
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
