import { category, defineCalculator, integer, table, text } from '@reckoner/engine';
import { bitsOf, booleanExpression, readBoolean } from '../shared/boolean.js';

/** The value of a Boolean expression in every row, counted from all false to all true. */
export default defineCalculator({
  title: 'Truth table',
  description:
    'Truth table of a Boolean expression of up to six variables, and whether it always, never or sometimes holds.',
  keywords: ['propositional logic', 'tautology', 'contradiction', 'logic gates', 'minterms', 'logical equivalence'],
  inputs: { expression: booleanExpression },
  outputs: {
    kind: category(['Tautology', 'Contradiction', 'Contingency'], { label: 'The expression is a' }),
    trueRows: integer({ label: 'Rows in which it is true' }),
    variables: text({ label: 'Variables' }),
    minterms: text({ label: 'Numbers of the true rows (minterms)' }),
    rows: table(
      { row: integer({ label: 'Row' }), values: text({ label: 'Variables' }), result: integer({ label: 'Result' }) },
      { label: 'Truth table' },
    ),
  },
  algorithm: ({ expression }) => {
    const { variables, values } = readBoolean(expression, 6);
    const minterms = values.flatMap((value, row) => (value ? [row] : []));
    return {
      kind: minterms.length === values.length ? 'Tautology' : minterms.length === 0 ? 'Contradiction' : 'Contingency',
      trueRows: minterms.length,
      variables: variables.join(', ') || 'none',
      minterms: minterms.join(', ') || 'none',
      rows: values.map((value, row) => ({
        row,
        values: bitsOf(row, variables.length).map(Number).join(' '),
        result: Number(value),
      })),
    };
  },
  explanation: ({ kind }) => {
    if (kind === 'Tautology') return 'The expression is always true, a tautology (variables: {variables}).';
    if (kind === 'Contradiction') return 'The expression is never true, a contradiction (variables: {variables}).';
    return 'The expression is true in {trueRows} of its rows (variables: {variables}).';
  },
  examples: [
    {
      inputs: { expression: 'A and (B or not C)' },
      results: {
        kind: 'Contingency',
        trueRows: 3,
        variables: 'A, B, C',
        minterms: '4, 6, 7',
        rows: { length: 8, rows: { 4: { values: '1 0 0', result: 1 }, 5: { values: '1 0 1', result: 0 } } },
      },
      source: 'sympy: truth_table(A & (B | ~C), [A, B, C])',
    },
    {
      inputs: { expression: '(p -> q) <-> (!q -> !p)' },
      results: { kind: 'Tautology', trueRows: 4 },
      source: 'By definition: contraposition',
    },
    {
      inputs: { expression: "x x' + 0" },
      results: { kind: 'Contradiction', trueRows: 0, minterms: 'none' },
      source: 'By definition',
    },
    {
      inputs: { expression: 'p -> q -> r' },
      results: { minterms: '0, 1, 2, 3, 4, 5, 7' },
      source: 'Python: not p or (not q or r) over itertools.product',
    },
    {
      inputs: { expression: 'a xor b xor c' },
      results: { minterms: '1, 2, 4, 7' },
      source: 'Python: a ^ b ^ c over itertools.product',
    },
    {
      inputs: { expression: '(a nand b) nor (c xnor d)' },
      results: { minterms: '13, 14' },
      source: 'Python: not (not (a and b) or c == d) over itertools.product',
    },
    {
      inputs: { expression: 'a | b & c iff true' },
      results: { minterms: '3, 4, 5, 6, 7' },
      source: 'Python: a or b and c over itertools.product',
    },
    { inputs: { expression: '1' }, results: { kind: 'Tautology', variables: 'none' }, source: 'By definition' },
    { inputs: { expression: 'a & (b | c' }, noResult: 'is missing', source: 'By definition' },
    { inputs: { expression: 'a &' }, noResult: 'ends too early', source: 'By definition' },
    { inputs: { expression: 'a & | b' }, noResult: 'not expected', source: 'By definition' },
    { inputs: { expression: 'a b )' }, noResult: 'not expected', source: 'By definition' },
    { inputs: { expression: 'a # b' }, noResult: 'cannot be read', source: 'By definition' },
    { inputs: { expression: 'abcdefg' }, noResult: 'more than 6 variables', source: 'By definition' },
  ],
  notes: [
    'NOT binds tightest, then AND and NAND, XOR and XNOR, OR and NOR, implication and equivalence. Implications group to the right.',
  ],
  references: [{ title: 'Rosen: Discrete Mathematics and Its Applications, 7th ed., §1.1 to §1.3' }],
});
