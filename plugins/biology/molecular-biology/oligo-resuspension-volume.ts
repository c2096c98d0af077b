import { constant, defineEquations, isAbove, isAtMost, isBelow, isNear, quantity } from '@reckoner/engine';

/** Scales at which oligonucleotides are ordered, in nmol. */
const SCALES = [25, 40, 50, 100, 200, 250, 1000];
const isScale = (amount: number): boolean =>
  SCALES.some((scale) => isNear(amount, scale * constant(1e-9, 'mol'), constant(1e-15, 'mol')));

/** n = cV, and C₁V₁ = C₂V₂ for the working solution. */
export default defineEquations({
  title: 'Oligo resuspension',
  description:
    'Volume of buffer that brings a dry oligonucleotide or primer to a stock concentration, and the dilution of the stock to a working solution.',
  keywords: [
    'primer resuspension',
    'dissolve primer',
    '100 µM stock',
    'nmol to µL',
    'working stock',
    'lyophilized oligo',
  ],
  variables: {
    volume: quantity('L', {
      label: 'Volume of buffer to add',
      unit: 'µL',
      symbol: 'V',
      above: 0,
      max: 1e7,
      usual: [5, 20000],
      optional: true,
    }),
    amount: quantity('mol', {
      label: 'Amount in the tube',
      help: 'The yield on the label, not the scale of the synthesis.',
      unit: 'nmol',
      symbol: 'n',
      above: 0,
      max: 1e6,
      usual: [0.5, 1500],
      optional: true,
    }),
    concentration: quantity('mol/L', {
      label: 'Stock concentration',
      unit: 'µmol/L',
      symbol: 'c',
      above: 0,
      max: 1e5,
      usual: [5, 1000],
    }),
    mass: quantity('g', {
      label: 'Mass in the tube',
      unit: 'µg',
      symbol: 'm',
      above: 0,
      max: 1e9,
      usual: [1, 50000],
      optional: true,
    }),
    molarMass: quantity('g/mol', {
      label: 'Molar mass',
      symbol: 'M',
      min: 200,
      max: 1e6,
      usual: [1500, 70000],
      optional: true,
    }),
    working: quantity('mol/L', {
      label: 'Working concentration',
      unit: 'µmol/L',
      symbol: 'c_w',
      above: 0,
      max: 1e5,
      usual: [0.01, 100],
      optional: true,
    }),
    workingVolume: quantity('L', {
      label: 'Volume of working solution',
      unit: 'µL',
      symbol: 'V_w',
      above: 0,
      max: 1e7,
      usual: [5, 20000],
      optional: true,
    }),
    stockVolume: quantity('L', {
      label: 'Stock to take',
      unit: 'µL',
      symbol: 'V_s',
      above: 0,
      max: 1e7,
      optional: true,
    }),
    diluent: quantity('L', {
      label: 'Buffer for the working solution',
      unit: 'µL',
      symbol: 'V_d',
      min: 0,
      max: 1e7,
      optional: true,
    }),
  },
  equations: ({ volume, amount, concentration, mass, molarMass, working, workingVolume, stockVolume, diluent }) => [
    [volume, amount / concentration],
    [mass, amount * molarMass],
    [stockVolume, workingVolume * (working / concentration)],
    [diluent, workingVolume - stockVolume],
  ],
  explanation: ({ volume }) =>
    volume === undefined
      ? '{stockVolume} of the stock of {concentration} and {diluent} of buffer are {workingVolume} of {working}.'
      : '{amount} in {volume} of buffer is a stock of {concentration}{stockVolume?; {stockVolume} of it and {diluent} of buffer are {workingVolume} of {working}|}.',
  requires: [
    {
      that: (_, given) =>
        given.volume ||
        given.amount ||
        (given.mass && given.molarMass) ||
        (!given.mass &&
          !given.molarMass &&
          (given.working || given.workingVolume || given.stockVolume || given.diluent)),
      field: 'amount',
      says: 'Give what is in the tube, as an amount, or as a mass with its molar mass, or the volume of buffer. A working solution alone takes no mass.',
    },
    {
      that: (_, given) =>
        [given.working, given.workingVolume, given.stockVolume, given.diluent].filter((one) => one === true).length !==
        1,
      field: 'working',
      says: 'A working solution follows from two of its concentration, its volume, the stock to take and the buffer for it: give another one, or none.',
    },
    {
      that: ({ working, concentration }) => isAtMost(working!, concentration),
      field: 'working',
      says: 'The working solution, {working}, cannot be stronger than the stock of {concentration}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ amount }, given) => given.amount === true && isScale(amount!),
      says: '{amount} is a scale at which oligonucleotides are ordered. The yield in the tube is another figure: take the nmol from its label, or the stock has another strength.',
    },
    {
      level: 'caution',
      when: ({ volume }) => volume !== undefined && isAbove(volume, constant(0.0015, 'L')),
      says: '{volume} does not fit into a tube of 1.5 mL: use a larger one, or make a stronger stock.',
    },
    {
      level: 'caution',
      when: ({ stockVolume }) => stockVolume !== undefined && isBelow(stockVolume, constant(1e-6, 'L')),
      says: 'Less than 1 µL of stock is hard to pipette exactly: make more of the working solution, or dilute in two steps.',
    },
    {
      level: 'caution',
      when: ({ stockVolume, volume }) =>
        stockVolume !== undefined && volume !== undefined && isAbove(stockVolume, volume),
      says: 'The working solution takes {stockVolume} of stock, and there are only {volume} of it: make less.',
    },
  ],
  examples: [
    {
      inputs: { amount: 1, concentration: 100 },
      results: { volume: 10 },
      source: 'IDT, Calculation tips for resuspending and diluting nucleic acids: 1 nmol in 10 µL gives 100 µM',
    },
    {
      inputs: { amount: 32.6, concentration: 100, working: 10, workingVolume: 200 },
      results: { volume: 326, stockVolume: 20, diluent: 180 },
      source: 'By hand: 32.6 × 1000/100; 200 × 10/100',
    },
    {
      inputs: { mass: 180, molarMass: 6000, volume: 150, working: 200, workingVolume: 10 },
      results: { amount: 30, concentration: 200, stockVolume: 10, diluent: 0 },
      source: 'By hand: 180/6000 µmol; 30 nmol in 150 µL',
    },
    {
      inputs: { amount: 25, concentration: 100, working: 0.1, workingVolume: 500 },
      results: { volume: 250, stockVolume: 0.5, diluent: 499.5 },
      cautions: ['scale at which', 'hard to pipette'],
      source: 'By hand: 25 × 10; 500 × 0.1/100',
    },
    {
      inputs: { amount: 300, concentration: 100, working: 50, workingVolume: '8 mL' },
      results: { volume: 3000, stockVolume: 4000, diluent: 4000 },
      cautions: ['tube of 1.5 mL', 'make less'],
      source: 'By hand: 300 × 10; 8000/2',
    },
    {
      inputs: { amount: 12, concentration: 100, stockVolume: 20, diluent: 180 },
      results: { volume: 120, workingVolume: 200, working: 10 },
      source: 'By hand: 20 + 180; 100 × 20/200',
    },
    {
      inputs: { concentration: 100, working: 10, workingVolume: 200 },
      results: { stockVolume: 20, diluent: 180 },
      source: 'By hand: 200 × 10/100, of a stock that is there',
    },
    {
      inputs: { amount: 3, concentration: 100, working: 100, workingVolume: 30 },
      results: { volume: 30, stockVolume: 30, diluent: 0 },
      source: 'By hand: undiluted, all of it',
    },
    {
      inputs: { concentration: 100, mass: 250 },
      refused: 'with its molar mass',
      source: 'A mass alone is no amount',
    },
    {
      inputs: { concentration: 100 },
      refused: 'what is in the tube',
      source: 'Nothing follows from a concentration',
    },
    {
      inputs: { amount: 12, concentration: 10, working: 100, workingVolume: 10 },
      refused: 'cannot be stronger',
      source: 'A dilution is weaker',
    },
    {
      inputs: { amount: 12, concentration: 100, working: 10 },
      refused: 'follows from two of',
      source: 'One equation, two unknowns',
    },
  ],
  notes: [
    'The dry oligonucleotide takes up no volume worth counting.',
    'TE buffer keeps DNA better than water, whose pH may be low.',
  ],
  references: [
    {
      title:
        'Integrated DNA Technologies: Calculation tips for resuspending and diluting nucleic acids (2012, revised 2018)',
      url: 'https://www.idtdna.com/pages/education/decoded/article/calculation-tips-for-resuspending-and-diluting-nucleic-acids',
    },
  ],
});
