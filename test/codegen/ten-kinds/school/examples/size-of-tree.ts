import { category, choice, classify, defineCalculator, number, roundTo } from '@reckoner/engine';

export default defineCalculator({
  title: 'Size of a tree',
  description: 'Height of a tree from its age and kind, and how tall that is.',
  inputs: {
    kind: choice(
      { oak: { label: 'Oak', value: 0.3 }, poplar: { label: 'Poplar', value: 1 } },
      { label: 'Kind of tree', default: 'oak' },
    ),
    age: number({ label: 'Age', min: 1, max: 30 }),
  },
  outputs: {
    height: number({ label: 'Height', places: 1 }),
    size: category(['Small', 'Tall'], { label: 'Size', of: 'height' }),
  },
  formula: ({ kind, age }) => {
    const height = kind * age;
    return { height, size: classify(roundTo(height, 1), [[5, 'Small']], 'Tall') };
  },
  explanation: 'The tree is about {height} tall ({size}).',
  examples: [
    { inputs: { age: 10 }, results: { height: 3, size: 'Small' }, source: 'By hand: 0.3 × 10' },
    { inputs: { kind: 'poplar', age: 10 }, results: { height: 10, size: 'Tall' }, source: 'By hand: 1 × 10' },
  ],
  references: [{ title: 'Forest Service: Silvics of North America, vol. 2' }],
});
