import { defineCalculator, integer, isAtMost, number, percent, quantity } from '@reckoner/engine';

/** Colonies for each microgram of DNA that reached the plate. */
export default defineCalculator({
  title: 'Transformation efficiency',
  description: 'Transformants per microgram of plasmid DNA from colonies, DNA used and share of the cells plated.',
  keywords: ['competent cells', 'cfu per microgram', 'electroporation', 'cloning efficiency'],
  inputs: {
    colonies: integer({ label: 'Colonies', symbol: 'C', min: 0, max: 1e6 }),
    dna: quantity('g', {
      label: 'DNA in the transformation',
      unit: 'ng',
      symbol: 'm',
      min: 0.0001,
      max: 1e6,
      usual: [0.0001, 1000],
    }),
    volume: quantity('mL', {
      label: 'Volume after recovery',
      symbol: 'V',
      above: 0,
      max: 1000,
      usual: [0.02, 50],
      default: 1,
    }),
    plated: quantity('mL', {
      label: 'Volume plated',
      unit: 'µL',
      symbol: 'V_p',
      min: 0.01,
      max: 1e6,
      usual: [1, 5000],
    }),
    dilution: number({ label: 'Dilution before plating', symbol: 'f', min: 1, max: 1e9, default: 1 }),
  },
  outputs: {
    efficiency: quantity('1/g', { label: 'Transformation efficiency', unit: '1/µg', symbol: 'E' }),
    platedDna: quantity('g', { label: 'DNA on the plate', unit: 'ng' }),
    share: percent({ label: 'Share of the cells plated' }),
  },
  formula: ({ colonies, dna, volume, plated, dilution }) => {
    const share = plated / (volume * dilution);
    const platedDna = dna * share;
    return { efficiency: colonies / platedDna, platedDna, share };
  },
  explanation: '{colonies} {colonies|colony|colonies} from {platedDna} of DNA on the plate: {efficiency}.',
  requires: [
    {
      that: ({ plated, volume, dilution }) => isAtMost(plated, volume * dilution),
      field: 'plated',
      says: 'The volume plated, {plated}, is more than there is after recovery and dilution.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ colonies }) => colonies === 0,
      says: 'Without a colony the efficiency is only known to be below that of one colony: plate more, or less diluted.',
    },
    {
      level: 'caution',
      when: ({ colonies }) => colonies > 300 || (colonies > 0 && colonies < 30),
      says: 'Plates of 30 to 300 colonies give a sure count: plate another dilution.',
    },
  ],
  examples: [
    {
      inputs: { colonies: 250, dna: 0.1, plated: 100, dilution: 10 },
      results: { efficiency: 2.5e8, platedDna: 0.001, share: 1 },
      source: 'By hand: 250 colonies from 1 pg',
    },
    {
      inputs: { colonies: 73, dna: 5, volume: '0.5 mL', plated: 50 },
      results: { efficiency: 146000, platedDna: 0.5, share: 10 },
      source: 'By hand: 73/0.5 ng',
    },
    {
      inputs: { colonies: 0, dna: 1, plated: 100 },
      results: { efficiency: 0, share: 10 },
      cautions: ['below that of one colony'],
      source: 'By hand',
    },
    {
      inputs: { colonies: 600, dna: 1, plated: 100 },
      results: { efficiency: 6e6 },
      cautions: ['sure count'],
      source: 'By hand: 600/0.1 ng',
    },
    { inputs: { colonies: 50, dna: 1, plated: 2000 }, refused: 'more than there is', source: 'By hand: 2 mL of 1 mL' },
    {
      inputs: { colonies: 25, dna: 1, plated: 100 },
      results: { efficiency: 250000 },
      cautions: ['30 to 300 colonies'],
      source: 'By hand: 25 from 0.1 ng',
    },
  ],
  references: [
    { title: 'Sambrook, Russell: Molecular Cloning, 3rd ed., ch. 1, protocols 23–26', isbn: '978-0-87969-577-4' },
  ],
});
