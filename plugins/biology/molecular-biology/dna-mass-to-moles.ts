import { avogadroConstant, choice, constant, defineCalculator, integer, number, quantity } from '@reckoner/engine';

/** Molar mass from the length, with the mean mass of a nucleotide pair or nucleotide. */
export default defineCalculator({
  title: 'DNA mass to moles and copies',
  description: 'Amount, number of copies and molar mass of DNA or RNA of a length from its mass.',
  keywords: ['copy number', 'ng to pmol', 'DNA molecular weight', 'plasmid copies', 'DNA molarity'],
  aliases: ['dna-copy-number'],
  inputs: {
    type: choice(
      { dsDNA: 'Double-stranded DNA', ssDNA: 'Single-stranded DNA', rna: 'Single-stranded RNA' },
      { label: 'Nucleic acid', default: 'dsDNA' },
    ),
    length: integer({ label: 'Length in base pairs or bases', symbol: 'N', min: 1, max: 1e10 }),
    mass: quantity('g', { label: 'Mass', unit: 'ng', symbol: 'm', above: 0, max: 1e12 }),
    volume: quantity('L', { label: 'Volume', unit: 'µL', symbol: 'V', min: 0.000001, max: 1e9, optional: true }),
  },
  outputs: {
    amount: quantity('mol', { label: 'Amount', unit: 'pmol', symbol: 'n' }),
    copies: number({ label: 'Copies', symbol: 'N_c' }),
    molarMass: quantity('g/mol', { label: 'Molar mass', symbol: 'M', places: 0 }),
    concentration: quantity('mol/L', { label: 'Concentration', unit: 'nmol/L', symbol: 'c', optional: true }),
  },
  formula: ({ type, length, mass, volume }) => {
    const unit = constant(1, 'g/mol');
    let molarMass: number;
    if (type === 'dsDNA') molarMass = (617.96 * length + 36.04) * unit;
    else if (type === 'ssDNA') molarMass = (308.97 * length + 18.02) * unit;
    else molarMass = (321.47 * length + 18.02) * unit;
    const amount = mass / molarMass;
    return {
      amount,
      copies: amount * avogadroConstant,
      molarMass,
      concentration: volume === undefined ? undefined : amount / volume,
    };
  },
  explanation: '{mass} of this nucleic acid is {amount}, or {copies} {copies|molecule|molecules}.',
  examples: [
    {
      inputs: { length: 3000, mass: 100, volume: 10 },
      results: { molarMass: 1853916.04, amount: 0.053939875, copies: 3.2483352e10, concentration: 5.3939875 },
      source: 'Python: 617.96 × 3000 + 36.04 g/mol (New England Biolabs)',
    },
    {
      inputs: { type: 'ssDNA', length: 25, mass: '1 µg' },
      results: { molarMass: 7742.27, amount: 129.16109 },
      source: 'Python: 308.97 × 25 + 18.02',
    },
    {
      inputs: { type: 'rna', length: 1500, mass: 500 },
      results: { molarMass: 482223.02, amount: 1.0368646, copies: 6.2441448e11 },
      source: 'Python: 321.47 × 1500 + 18.02',
    },
  ],
  notes: [
    'Mean masses of nucleotides: short oligonucleotides need their sequence.',
    'Many papers count 650 g/mol for a base pair: about 5% more.',
  ],
  references: [
    { title: 'New England Biolabs: NEBioCalculator, formulas of molar masses', url: 'https://nebiocalculator.neb.com' },
  ],
});
