import { choice, constant, defineCalculator, quantity } from '@reckoner/engine';

const SEX_DIFFERENCE = constant(13, 'cm');
const RANGE = constant(8.5, 'cm');

/** Tanner 1970: mean of the parents' heights, half of 13 cm more for boys and less for girls. */
export default defineCalculator({
  title: 'Target height of a child',
  description: 'Adult height that is expected of a child from the heights of its parents, with its range.',
  keywords: ['midparental height', 'predicted adult height', 'how tall will my child be', 'genetic height'],
  inputs: {
    sex: choice({ boy: { label: 'Boy', value: 1 }, girl: { label: 'Girl', value: -1 } }, { label: 'Child' }),
    mother: quantity('cm', {
      label: 'Height of the mother',
      symbol: 'H_m',
      regional: 'height',
      min: 120,
      max: 220,
      usual: [140, 190],
    }),
    father: quantity('cm', {
      label: 'Height of the father',
      symbol: 'H_f',
      regional: 'height',
      min: 120,
      max: 240,
      usual: [150, 208],
    }),
  },
  outputs: {
    target: quantity('cm', { label: 'Target height', symbol: 'H', regional: { us: 'in', uk: 'in' }, places: 1 }),
    from: quantity('cm', { label: 'Range from', regional: { us: 'in', uk: 'in' }, symbol: 'H_1', places: 1 }),
    to: quantity('cm', { label: 'Range to', regional: { us: 'in', uk: 'in' }, symbol: 'H_2', places: 1 }),
  },
  formula: ({ sex, mother, father }) => {
    const target = (mother + father + sex * SEX_DIFFERENCE) / 2;
    return { target, from: target - RANGE, to: target + RANGE };
  },
  explanation: 'The target height is {target}; nineteen of twenty children lie between {from} and {to}.',
  examples: [
    {
      inputs: { sex: 'boy', mother: 165, father: 180 },
      results: { target: 179, from: 170.5, to: 187.5 },
      source: 'By hand: (165 + 180 + 13)/2 ± 8.5',
    },
    {
      inputs: { sex: 'girl', mother: 165, father: 180 },
      results: { target: 166, from: 157.5, to: 174.5 },
      source: 'By hand: (165 + 180 - 13)/2 ± 8.5',
    },
  ],
  notes: [
    'For healthy children of parents who grew normally; it says nothing of puberty or bone age.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Tanner, Goldstein, Whitehouse: Standards for Children’s Height at Ages 2-9 Years Allowing for Height of Parents, Arch Dis Child 45 (1970) 755',
      doi: '10.1136/adc.45.244.755',
    },
  ],
});
