import { category, defineCalculator, integer, list, text } from '@reckoner/engine';

/** Elements are texts; repeated ones count once. */
export default defineCalculator({
  title: 'Set operations',
  description: 'Union, intersection, differences and symmetric difference of two sets, and how they relate.',
  keywords: ['union', 'intersection', 'difference', 'venn diagram', 'subset', 'symmetric difference'],
  inputs: {
    a: list(text({ label: 'Element', maxLength: 50 }), { label: 'Set A', symbol: 'A', minItems: 0, maxItems: 200 }),
    b: list(text({ label: 'Element', maxLength: 50 }), { label: 'Set B', symbol: 'B', minItems: 0, maxItems: 200 }),
  },
  outputs: {
    union: text({ label: 'Union', symbol: 'A\\cup B' }),
    intersection: text({ label: 'Intersection', symbol: 'A\\cap B' }),
    onlyA: text({ label: 'In A only', symbol: 'A\\setminus B' }),
    onlyB: text({ label: 'In B only', symbol: 'B\\setminus A' }),
    symmetric: text({ label: 'In exactly one', symbol: 'A\\triangle B' }),
    relation: category(['Equal', 'A is a subset of B', 'B is a subset of A', 'Disjoint', 'Overlapping'], {
      label: 'Relation',
    }),
    size: integer({ label: 'Elements of the union' }),
  },
  algorithm: ({ a, b }) => {
    // Spaces around an element are not part of it.
    const first = [...new Set(a.map((element) => element.trim()))];
    const second = [...new Set(b.map((element) => element.trim()))];
    const both = first.filter((element) => second.includes(element));
    const onlyA = first.filter((element) => !second.includes(element));
    const onlyB = second.filter((element) => !first.includes(element));
    return {
      union: braces([...first, ...onlyB]),
      intersection: braces(both),
      onlyA: braces(onlyA),
      onlyB: braces(onlyB),
      symmetric: braces([...onlyA, ...onlyB]),
      relation: relationOf(both.length, onlyA.length, onlyB.length),
      size: first.length + onlyB.length,
    };
  },
  explanation: ({ relation }) => {
    const count = 'The number of elements in the union is {size}';
    if (relation === 'Equal') return `${count}: the sets are equal.`;
    if (relation === 'Disjoint') return `${count}: no element is in both sets.`;
    if (relation === 'Overlapping') return `${count}: the sets overlap.`;
    return `${count}: ${relation === 'A is a subset of B' ? 'A is a subset of B' : 'B is a subset of A'}.`;
  },
  examples: [
    {
      inputs: { a: ['1', '2', '3', '4'], b: ['3', '4', '5'] },
      results: {
        union: '{1, 2, 3, 4, 5}',
        intersection: '{3, 4}',
        onlyA: '{1, 2}',
        onlyB: '{5}',
        symmetric: '{1, 2, 5}',
        relation: 'Overlapping',
        size: 5,
      },
      source: 'By definition',
    },
    {
      inputs: { a: ['x', 'y'], b: ['y', 'x', 'x'] },
      results: { relation: 'Equal', size: 2, symmetric: '∅' },
      source: 'By definition',
    },
    { inputs: { a: ['x'], b: ['x', 'y'] }, results: { relation: 'A is a subset of B' }, source: 'By definition' },
    { inputs: { a: ['x', 'y'], b: ['y'] }, results: { relation: 'B is a subset of A' }, source: 'By definition' },
    { inputs: { a: ['x', ' x'], b: ['x '] }, results: { relation: 'Equal', union: '{x}' }, source: 'By definition' },
    {
      inputs: { a: ['x'], b: ['y'] },
      results: { relation: 'Disjoint', intersection: '∅', size: 2 },
      source: 'By definition',
    },
  ],
  references: [{ title: 'Halmos: Naive Set Theory, §4 and §5', isbn: '978-0-387-90092-6' }],
});

const braces = (elements: readonly string[]) => (elements.length === 0 ? '∅' : `{${elements.join(', ')}}`);

function relationOf(both: number, onlyA: number, onlyB: number) {
  if (onlyA === 0 && onlyB === 0) return 'Equal';
  if (onlyA === 0) return 'A is a subset of B';
  if (onlyB === 0) return 'B is a subset of A';
  return both === 0 ? 'Disjoint' : 'Overlapping';
}
