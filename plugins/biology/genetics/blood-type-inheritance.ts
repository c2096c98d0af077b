import { choice, defineCalculator, percent } from '@reckoner/engine';

const TYPES = {
  o: 'O',
  a: 'A (AA or AO unknown)',
  b: 'B (BB or BO unknown)',
  ab: 'AB',
  aa: 'A, known to be AA',
  ao: 'A, known to be AO',
  bb: 'B, known to be BB',
  bo: 'B, known to be BO',
} as const;
const RHESUS = { positive: 'Positive', negative: 'Negative' } as const;

/** Each parent passes on one of two alleles; unknown genotypes are weighed by Hardy-Weinberg proportions. */
export default defineCalculator({
  title: 'Blood type inheritance',
  description: 'Probabilities of the ABO and Rh blood types of a child from the blood types of the parents.',
  keywords: ['ABO', 'Rh factor', 'parents blood group', 'child blood type', 'paternity'],
  inputs: {
    mother: choice(TYPES, { label: 'Mother' }),
    motherRhesus: choice(RHESUS, { label: 'Rh of the mother', default: 'positive' }),
    father: choice(TYPES, { label: 'Father' }),
    fatherRhesus: choice(RHESUS, { label: 'Rh of the father', default: 'positive' }),
    frequencyA: percent({
      label: 'Allele A in the population',
      help: 'Matters only for unknown genotypes.',
      symbol: 'p_A',
      min: 1,
      max: 45,
      usual: [5, 45],
      default: 25,
    }),
    frequencyB: percent({
      label: 'Allele B in the population',
      symbol: 'p_B',
      min: 1,
      max: 45,
      usual: [1, 35],
      default: 8,
    }),
    frequencyD: percent({
      label: 'Rh-negative allele in the population',
      symbol: 'p_d',
      min: 0.1,
      max: 99,
      usual: [0.2, 60],
      default: 40,
    }),
  },
  outputs: {
    groupO: percent({ label: 'Child of type O', places: 2 }),
    groupA: percent({ label: 'Child of type A', places: 2 }),
    groupB: percent({ label: 'Child of type B', places: 2 }),
    groupAB: percent({ label: 'Child of type AB', places: 2 }),
    negative: percent({ label: 'Child Rh-negative', places: 2 }),
  },
  formula: ({ mother, motherRhesus, father, fatherRhesus, frequencyA, frequencyB, frequencyD }) => {
    const frequencyO = 1 - frequencyA - frequencyB;
    /** Chances that a parent passes on A, B and O. */
    const gamete = (type: keyof typeof TYPES) => {
      // Among carriers of A the share with O is 2·pA·pO/(pA² + 2·pA·pO), and half of these pass it on.
      const hiddenA = frequencyO / (frequencyA + 2 * frequencyO);
      const hiddenB = frequencyO / (frequencyB + 2 * frequencyO);
      if (type === 'o') return { a: 0, b: 0, o: 1 };
      if (type === 'ab') return { a: 0.5, b: 0.5, o: 0 };
      if (type === 'aa') return { a: 1, b: 0, o: 0 };
      if (type === 'bb') return { a: 0, b: 1, o: 0 };
      if (type === 'ao') return { a: 0.5, b: 0, o: 0.5 };
      if (type === 'bo') return { a: 0, b: 0.5, o: 0.5 };
      if (type === 'a') return { a: 1 - hiddenA, b: 0, o: hiddenA };
      return { a: 0, b: 1 - hiddenB, o: hiddenB };
    };
    // Rh-positive parents carry the negative allele with the chance 2d/(1 + d) and pass it on in half of these.
    const hiddenD = frequencyD / (1 + frequencyD);
    const m = gamete(mother);
    const f = gamete(father);
    return {
      groupO: m.o * f.o,
      groupA: m.a * f.a + m.a * f.o + m.o * f.a,
      groupB: m.b * f.b + m.b * f.o + m.o * f.b,
      groupAB: m.a * f.b + m.b * f.a,
      negative: (motherRhesus === 'negative' ? 1 : hiddenD) * (fatherRhesus === 'negative' ? 1 : hiddenD),
    };
  },
  shown: () => ({ groupO: undefined, groupA: undefined, groupB: undefined, groupAB: undefined }),
  stepwise: [
    'Each parent passes on one of two ABO alleles: type O gives O; AB gives A or B with one half each; AO and BO give either with one half.',
    'Where the second allele of type A is unknown, O is passed on with the chance p_O / (p_A + 2 p_O), and likewise for type B.',
    'The chances of both parents are multiplied: two O alleles make type O, A with A or O type A, B with B or O type B, A with B type AB.',
  ],
  explanation:
    'The child has type O with a probability of {groupO}, A with {groupA}, B with {groupB} and AB with {groupAB}; it is Rh-negative with {negative}.',
  cautions: [
    {
      level: 'note',
      when: ({ motherRhesus, fatherRhesus }) => motherRhesus === 'negative' && fatherRhesus === 'positive',
      says: 'An Rh-negative mother can form antibodies against an Rh-positive child. Antenatal care tests for them, and anti-D given in time prevents them.',
    },
  ],
  examples: [
    {
      inputs: { mother: 'a', father: 'b' },
      results: { groupO: 19.882186, groupA: 27.300912, groupB: 22.256179, groupAB: 30.560723, negative: 8.1632653 },
      source: 'Python: all pairs of genotypes with Hardy-Weinberg weights',
    },
    {
      inputs: { mother: 'ab', father: 'o', motherRhesus: 'negative', fatherRhesus: 'negative' },
      results: { groupO: 0, groupA: 50, groupB: 50, groupAB: 0, negative: 100 },
      source: 'By hand: Punnett square',
    },
    {
      inputs: { mother: 'ao', father: 'bo' },
      results: { groupO: 25, groupA: 25, groupB: 25, groupAB: 25 },
      source: 'By hand: Punnett square',
    },
    { inputs: { mother: 'aa', father: 'bb' }, results: { groupO: 0, groupAB: 100 }, source: 'By hand: Punnett square' },
    {
      inputs: { mother: 'ab', father: 'ab', motherRhesus: 'negative' },
      results: { groupA: 25, groupB: 25, groupAB: 50, groupO: 0, negative: 28.571429 },
      cautions: ['antibodies'],
      source: 'By hand: Punnett square; 0.4/1.4 for Rh',
    },
    {
      inputs: { mother: 'a', father: 'b', frequencyA: 20, frequencyB: 15, frequencyD: 10 },
      results: {
        groupO: 19.42528736,
        groupA: 25.40229885,
        groupB: 23.90804598,
        groupAB: 31.26436782,
        negative: 0.826446281,
      },
      source: 'By hand with Hardy-Weinberg weights: A passes on to 85 of 150, B to 80 of 145; (0.1/1.1)²',
    },
  ],
  notes: [
    'Rare variants (Bombay phenotype, cis-AB, weak D) break these rules: this is no proof for or against parentage.',
    'The default allele frequencies are about those of people of European descent.',
  ],
  references: [{ title: 'Daniels: Human Blood Groups, 3rd ed., ch. 2 and 5', isbn: '978-1-4443-3324-4' }],
});
