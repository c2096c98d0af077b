import { constant, defineCalculator, number, quantity } from '@reckoner/engine';

/** Masses in the molar ratio wanted go with the lengths. */
export default defineCalculator({
  title: 'Ligation insert to vector ratio',
  description: 'Mass and volume of insert DNA for a molar insert to vector ratio from lengths and the mass of vector.',
  keywords: ['insert:vector', 'molar ratio', 'cloning', 'T4 ligase', '3:1'],
  inputs: {
    vectorMass: quantity('ng', { label: 'Vector', symbol: 'm_v', above: 0, max: 1e6, usual: [1, 1000], default: 50 }),
    vectorLength: number({
      label: 'Length of the vector in base pairs',
      symbol: 'L_v',
      min: 1,
      max: 1e7,
      usual: [500, 500000],
    }),
    insertLength: number({
      label: 'Length of the insert in base pairs',
      symbol: 'L_i',
      min: 1,
      max: 1e7,
      usual: [10, 300000],
    }),
    ratio: number({
      label: 'Inserts for each vector',
      text: 'ratio',
      symbol: 'r',
      min: 0.01,
      max: 1000,
      usual: [0.2, 30],
      default: 3,
    }),
    insertConcentration: quantity('ng/µL', {
      label: 'Concentration of the insert',
      symbol: 'c_i',
      min: 0.001,
      max: 100000,
      usual: [0.1, 5000],
      optional: true,
    }),
  },
  outputs: {
    insertMass: quantity('ng', { label: 'Insert', symbol: 'm_i', places: 2 }),
    insertVolume: quantity('µL', { label: 'Volume of insert', symbol: 'V_i', places: 2, optional: true }),
  },
  formula: ({ vectorMass, vectorLength, insertLength, ratio, insertConcentration }) => {
    const insertMass = (vectorMass * ratio * insertLength) / vectorLength;
    return {
      insertMass,
      insertVolume: insertConcentration === undefined ? undefined : insertMass / insertConcentration,
    };
  },
  explanation: '{vectorMass} of vector needs {insertMass} of insert for {ratio} {ratio|insert|inserts} to each vector.',
  cautions: [
    {
      level: 'caution',
      when: ({ insertVolume }) => (insertVolume ?? constant(0, 'µL')) > constant(17, 'µL'),
      says: 'So much insert does not fit into a ligation of 20 µL: concentrate it, or take less vector.',
    },
    {
      level: 'caution',
      when: ({ insertVolume }) => (insertVolume ?? constant(1, 'µL')) < constant(0.2, 'µL'),
      says: 'So small a volume cannot be pipetted well: dilute the insert.',
    },
  ],
  examples: [
    {
      inputs: { vectorLength: 3000, insertLength: 1000, insertConcentration: 20 },
      results: { insertMass: 50, insertVolume: 2.5 },
      source: 'By hand: 50 × 3 × 1000/3000; 50/20',
    },
    {
      inputs: { vectorMass: 100, vectorLength: 5428, insertLength: 717, ratio: 5 },
      results: { insertMass: 66.046426 },
      source: 'Python: 100 × 5 × 717/5428',
    },
    {
      inputs: { vectorLength: 3000, insertLength: 1000, insertConcentration: 2 },
      results: { insertVolume: 25 },
      cautions: ['does not fit'],
      source: 'By hand: 50/2',
    },
    {
      inputs: { vectorLength: 3000, insertLength: 1000, insertConcentration: 500 },
      results: { insertVolume: 0.1 },
      cautions: ['cannot be pipetted'],
      source: 'By hand: 50/500',
    },
  ],
  references: [
    { title: 'Sambrook, Russell: Molecular Cloning, 3rd ed., ch. 1, protocol 17', isbn: '978-0-87969-577-4' },
  ],
});
