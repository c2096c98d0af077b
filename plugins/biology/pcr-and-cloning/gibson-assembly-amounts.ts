import {
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  noResult,
  number,
  quantity,
  roundTo,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';

/** Mass of a base pair as the maker of the kit counts. */
const PAIR = constant(650, 'g/mol');

/** What the kits give amounts for, in L. */
const USUAL_REACTION = constant(20e-6, 'L');

/** The amount in pmol, as shown, that a reaction of 20 µL has at this strength. */
const perReaction = (total: number, reactionVolume: number): number =>
  roundTo((total / constant(1e-12, 'mol')) * (USUAL_REACTION / reactionVolume), 3);

/** n = m/(650 g/mol × length) of the vector, times the ratio of each insert. */
export default defineCalculator({
  title: 'Gibson assembly fragment amounts',
  description:
    'Amounts, masses and volumes of vector and inserts, and the water, for a Gibson or HiFi DNA assembly at a molar ratio of inserts to vector.',
  keywords: [
    'Gibson assembly',
    'HiFi assembly',
    'NEBuilder',
    'pmol of DNA fragment',
    'insert vector ratio',
    'equimolar fragments',
  ],
  related: ['ligation-insert-vector-ratio', 'dna-mass-to-moles'],
  inputs: {
    vectorLength: number({
      label: 'Length of the vector in base pairs',
      symbol: 'L_v',
      min: 50,
      max: 1e7,
      usual: [500, 300000],
    }),
    vectorConcentration: quantity('g/L', {
      unit: 'ng/µL',
      label: 'Concentration of the vector',
      symbol: 'c_v',
      above: 0,
      max: 1e5,
      usual: [1, 2000],
    }),
    vectorMass: quantity('g', {
      unit: 'ng',
      label: 'Mass of the vector',
      symbol: 'm_v',
      above: 0,
      max: 1e5,
      usual: [5, 1000],
      default: 75,
    }),
    inserts: rows(
      {
        name: text({ label: 'Insert', maxLength: 60, optional: true }),
        length: number({ label: 'Length in base pairs', min: 20, max: 1e6, usual: [60, 50000] }),
        concentration: quantity('g/L', { unit: 'ng/µL', label: 'Concentration', above: 0, max: 1e5, usual: [1, 2000] }),
        ratio: number({
          label: 'Inserts for each vector',
          text: 'ratio',
          min: 0.1,
          max: 100,
          usual: [0.5, 10],
          optional: true,
        }),
      },
      { label: 'Inserts', maxItems: 15 },
    ),
    ratio: number({
      label: 'Inserts for each vector, where a row has none',
      text: 'ratio',
      symbol: 'r',
      min: 0.1,
      max: 100,
      usual: [0.5, 10],
      default: 2,
    }),
    reactionVolume: quantity('L', {
      unit: 'µL',
      label: 'Volume of the reaction',
      symbol: 'V',
      above: 0,
      max: 1000,
      usual: [5, 100],
      default: 20,
    }),
  },
  outputs: {
    fragments: table(
      {
        name: text({ label: 'Fragment' }),
        amount: quantity('mol', { label: 'Amount', unit: 'pmol', places: 4 }),
        mass: quantity('g', { unit: 'ng', label: 'Mass', places: 2 }),
        volume: quantity('L', { unit: 'µL', label: 'Volume', places: 2 }),
      },
      { label: 'Fragments' },
    ),
    water: quantity('L', { unit: 'µL', label: 'Water', places: 2 }),
    mix: quantity('L', { unit: 'µL', label: 'Master mix (2x)', places: 2 }),
    dna: quantity('L', { unit: 'µL', label: 'DNA in all', places: 2 }),
    total: quantity('mol', { label: 'Fragments in all', unit: 'pmol', symbol: 'n', places: 3 }),
    product: number({ label: 'Length of all fragments together in base pairs' }),
    count: integer({ label: 'Fragments with the vector' }),
  },
  formula: ({ vectorLength, vectorConcentration, vectorMass, inserts, ratio, reactionVolume }) => {
    const vector = vectorMass / (vectorLength * PAIR);
    const fragments = [
      { name: 'Vector', amount: vector, mass: vectorMass, volume: vectorMass / vectorConcentration },
      ...inserts.map(({ name, length, concentration, ratio: own }, index) => {
        const share = own ?? ratio;
        const number = index + 1;
        const mass = (vectorMass * share * length) / vectorLength;
        return { name: name ?? `Insert ${number}`, amount: share * vector, mass, volume: mass / concentration };
      }),
    ];
    const dna = sum(fragments.map(({ volume }) => volume));
    const mix = reactionVolume / 2;
    if (!isAtMost(dna, mix)) {
      throw noResult(
        'The fragments take more than the half of the reaction that the 2x master mix leaves: take less vector, concentrate the DNA, or make a larger reaction.',
      );
    }
    return {
      fragments,
      water: isAtMost(mix, dna) ? constant(0, 'L') : mix - dna,
      mix,
      dna,
      total: sum(fragments.map(({ amount }) => amount)),
      product: vectorLength + sum(inserts.map(({ length }) => length)),
      count: inserts.length + 1,
    };
  },
  stepwise: [
    'The amount of a fragment is its mass divided by its length times 650 g/mol: pmol = ng × 1000/(bp × 650).',
    'Each insert gets the amount of the vector times its ratio; its mass goes with its length, and its volume is the mass divided by the concentration.',
    'Half of the reaction is 2x master mix; water fills up the other half.',
  ],
  explanation: ({ inserts }) => {
    const own = inserts.filter(({ ratio }) => ratio !== undefined).length;
    const ratios =
      own === 0
        ? '{ratio} of each insert for one vector'
        : own === inserts.length
          ? 'the ratios of the rows'
          : 'the ratios of the rows, {ratio} where a row has none,';
    return `For {vectorMass} of vector and ${ratios} take the volumes of the table: {dna} of DNA, {mix} of 2x master mix and {water} of water: {total} of {count} {count|fragment|fragments} in {reactionVolume}.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ total, count, reactionVolume }) => count <= 3 && isBelow(perReaction(total, reactionVolume), 0.02),
      says: 'New England Biolabs advises 0.02 to 0.5 pmol in all in 20 µL for one or two inserts into a vector (kit E5510), and in other volumes in proportion: this is less, take more DNA.',
    },
    {
      level: 'caution',
      when: ({ total, count, reactionVolume }) => count <= 3 && isAbove(perReaction(total, reactionVolume), 0.5),
      says: 'New England Biolabs advises 0.02 to 0.5 pmol in all in 20 µL for one or two inserts into a vector (kit E5510), and in other volumes in proportion: this is more, take less DNA.',
    },
    {
      level: 'caution',
      when: ({ total, count, reactionVolume }) => count > 3 && isBelow(perReaction(total, reactionVolume), 0.2),
      says: 'New England Biolabs advises 0.2 to 1 pmol in all in 20 µL for four to six fragments (kit E5510), and in other volumes in proportion: this is less, take more vector.',
    },
    {
      level: 'caution',
      when: ({ total, count, reactionVolume }) => count > 3 && isAbove(perReaction(total, reactionVolume), 1),
      says: 'New England Biolabs advises 0.2 to 1 pmol in all in 20 µL for four to six fragments (kit E5510), and in other volumes in proportion: this is more, take less DNA.',
    },
    {
      level: 'note',
      when: ({ total, count, reactionVolume }) => {
        const shown = perReaction(total, reactionVolume);
        return count <= 3
          ? (isAbove(shown, 0.2) && isAtMost(shown, 0.5)) || (isBelow(shown, 0.03) && isAtMost(0.02, shown))
          : count <= 6 && isAbove(shown, 0.5) && isAtMost(shown, 1);
      },
      says: 'For NEBuilder HiFi (E2621) the amounts are others: in 20 µL 0.03 to 0.2 pmol in all of two or three fragments, 0.2 to 0.5 pmol of four to six, those at one insert for one vector.',
    },
    {
      level: 'caution',
      when: ({ count }) => count > 6,
      says: 'New England Biolabs gives amounts for six fragments at most (kit E5510), and the efficiency falls with their number: join some of them first, or follow the advice for your kit.',
    },
    {
      level: 'caution',
      when: ({ inserts, ratio }) => inserts.some(({ length, ratio: own }) => length < 200 && (own ?? ratio) < 5),
      says: 'An insert is shorter than 200 bp: New England Biolabs advises five of it for each vector, as the exonuclease eats short ones.',
    },
    {
      level: 'note',
      when: ({ vectorMass, reactionVolume }) => {
        const mass = vectorMass * (USUAL_REACTION / reactionVolume);
        return isBelow(mass, constant(50e-9, 'g')) || isAbove(mass, constant(100e-9, 'g'));
      },
      says: 'New England Biolabs advises 50 to 100 ng of vector in a reaction of 20 µL.',
    },
    {
      level: 'caution',
      when: ({ inserts, ratio }) => inserts.some(({ ratio: own }) => (own ?? ratio) < 1),
      says: 'Fewer inserts than vectors: kits are made for one to three inserts for each vector. A ratio of 1:2 of vector to insert is entered as 2, or 2:1.',
    },
    {
      level: 'caution',
      when: ({ fragments }) => fragments.some(({ volume }) => isBelow(volume, constant(0.5e-6, 'L'))),
      says: 'A fragment is less than 0.5 µL, which is hard to pipette: dilute it first and enter what it then has.',
    },
    {
      level: 'note',
      when: ({ dna, reactionVolume }) => isAbove(dna, 0.2 * reactionVolume),
      says: 'The DNA is more than a fifth of the reaction: all right when purified, but unpurified PCR products should not be above 20%.',
    },
  ],
  examples: [
    {
      inputs: {
        vectorLength: 5000,
        vectorConcentration: 50,
        vectorMass: 100,
        inserts: [{ name: 'GFP', length: 1000, concentration: 30 }],
      },
      results: {
        fragments: {
          length: 2,
          rows: {
            0: { name: 'Vector', amount: 0.03076923077, mass: 100, volume: 2 },
            1: { name: 'GFP', amount: 0.06153846154, mass: 40, volume: 1.333333333 },
          },
        },
        total: 0.09230769231,
        dna: 3.333333333,
        mix: 10,
        water: 6.666666667,
        product: 6000,
        count: 2,
      },
      source: 'Python: 100 × 1000/(5000 × 650); E5510 protocol: 50 ng of 5000 bp are about 0.015 pmol',
    },
    {
      inputs: {
        vectorLength: 3000,
        vectorConcentration: 60,
        inserts: [
          { length: 500, concentration: 40 },
          { length: 150, concentration: 25, ratio: 5 },
          { length: 800, concentration: 80, ratio: 1.5 },
          { length: 1200, concentration: 100 },
        ],
        reactionVolume: 16,
      },
      results: {
        fragments: {
          rows: {
            0: { amount: 0.03846153846, volume: 1.25 },
            1: { name: 'Insert 1', amount: 0.07692307692, mass: 25, volume: 0.625 },
            2: { mass: 18.75, volume: 0.75 },
            3: { mass: 30, volume: 0.375 },
            4: { mass: 60, volume: 0.6 },
          },
        },
        total: 0.4423076923,
        dna: 3.6,
        water: 4.4,
        count: 5,
      },
      cautions: ['NEBuilder HiFi', 'less than 0.5 µL', 'more than a fifth'],
      source: 'Python',
    },
    {
      inputs: {
        vectorLength: 3000,
        vectorConcentration: 50,
        inserts: [{ length: 1000, concentration: 200, ratio: 8 }],
      },
      results: { total: 0.3461538462, dna: 2.5, water: 7.5 },
      cautions: ['NEBuilder HiFi'],
      source: 'By hand: 9 × 75/1950 pmol; 1.5 + 200/200 µL; E2621 manual: 0.2 pmol at most for two fragments',
    },
    {
      inputs: {
        vectorLength: 15000,
        vectorConcentration: 50,
        inserts: [{ length: 1000, concentration: 10, ratio: 2 }],
      },
      results: { total: 0.02307692308, dna: 2.5 },
      cautions: ['NEBuilder HiFi'],
      source: 'By hand: 3 × 75/9750 pmol; 1.5 + 10/10 µL',
    },
    {
      inputs: {
        vectorLength: 8000,
        vectorConcentration: 100,
        vectorMass: 20,
        inserts: [{ length: 400, concentration: 100 }],
        ratio: 1,
      },
      results: { total: 0.007692307692, dna: 0.21 },
      cautions: ['this is less, take more DNA', '50 to 100 ng', 'less than 0.5 µL'],
      source: 'Python',
    },
    {
      inputs: {
        vectorLength: 2000,
        vectorConcentration: 200,
        vectorMass: 400,
        inserts: [{ length: 600, concentration: 100, ratio: 3 }],
      },
      results: { total: 1.230769231, dna: 5.6 },
      cautions: [
        'one or two inserts into a vector (kit E5510), and in other volumes in proportion: this is more',
        '50 to 100 ng',
        'more than a fifth',
      ],
      source: 'Python',
    },
    {
      inputs: {
        vectorLength: 3000,
        vectorConcentration: 200,
        vectorMass: 500,
        inserts: [
          { length: 500, concentration: 200 },
          { length: 500, concentration: 200 },
          { length: 500, concentration: 200 },
        ],
      },
      results: { total: 1.794871795, dna: 5 },
      cautions: [
        'four to six fragments (kit E5510), and in other volumes in proportion: this is more',
        '50 to 100 ng',
        'more than a fifth',
      ],
      source: 'Python',
    },
    {
      inputs: {
        vectorLength: 12000,
        vectorConcentration: 50,
        vectorMass: 80,
        inserts: [
          { length: 500, concentration: 10 },
          { length: 500, concentration: 10 },
          { length: 150, concentration: 2 },
        ],
      },
      results: { total: 0.07179487179 },
      cautions: [
        'four to six fragments (kit E5510), and in other volumes in proportion: this is less',
        'shorter than 200 bp',
      ],
      source: 'By hand: 7 × 80/(12000 × 0.65)',
    },
    {
      inputs: {
        vectorLength: 4000,
        vectorConcentration: 50,
        vectorMass: 80,
        inserts: [
          { length: 500, concentration: 20 },
          { length: 500, concentration: 20 },
          { length: 500, concentration: 20 },
          { length: 500, concentration: 20 },
          { length: 500, concentration: 20 },
          { length: 500, concentration: 20 },
        ],
      },
      results: { total: 0.4, dna: 7.6, water: 2.4, count: 7 },
      cautions: ['six fragments at most', 'more than a fifth'],
      source: 'By hand: 13 × 80/2600 pmol; 1.6 + 6 × 1',
    },
    {
      inputs: {
        vectorLength: 5000,
        vectorConcentration: 50,
        vectorMass: 100,
        inserts: [{ length: 2000, concentration: 20 }],
        ratio: '1:2',
      },
      results: { total: 0.04615384615, dna: 3 },
      cautions: ['is entered as 2'],
      source: 'By hand: 1.5 × 100/3250 pmol; 2 + 20/20 µL; the ratio of vector to insert, as kits print it',
    },
    {
      inputs: {
        vectorLength: 5000,
        vectorConcentration: 20,
        vectorMass: 15,
        inserts: [{ length: 2000, concentration: 24 }],
        reactionVolume: 5,
      },
      results: { total: 0.01384615385, dna: 1.25, water: 1.25 },
      cautions: ['more than a fifth'],
      source: 'By hand: 3 × 15/3250 pmol, a quarter of 0.055 in 20 µL; 0.75 + 12/24 µL',
    },
    {
      inputs: {
        vectorLength: 5000,
        vectorConcentration: 5,
        vectorMass: 100,
        inserts: [{ length: 1000, concentration: 30 }],
      },
      noResult: 'more than the half',
      source: 'By hand: 20 µL + 1.3 µL in 10 µL',
    },
    {
      inputs: {
        vectorLength: 5000,
        vectorConcentration: 10,
        vectorMass: 70,
        inserts: [{ length: 1000, concentration: 9.333333333333334 }],
      },
      results: { dna: 10, water: 0 },
      cautions: ['more than a fifth'],
      source: 'By hand: 7 µL + 28/9.333 µL fill the 10 µL',
    },
  ],
  notes: [
    'Lengths include the overlaps, which neighbors share: the joined product is shorter by them.',
    'The vector must be linear, by restriction or PCR.',
  ],
  references: [
    {
      title:
        'Gibson et al.: Enzymatic assembly of DNA molecules up to several hundred kilobases, Nature Methods 6 (2009) 343',
      doi: '10.1038/nmeth.1318',
    },
    {
      title:
        'New England Biolabs: Gibson Assembly Cloning Kit E5510, optimal quantities, as reprinted in a protocol at protocols.io (2025)',
      url: 'https://www.protocols.io/view/gibson-assembly-protocol-e5510-milena-07-2025-g385byry7.html',
    },
    {
      title:
        'New England Biolabs: NEBuilder HiFi DNA Assembly Master Mix E2621, amounts as they stand in several public protocols of laboratories',
      url: 'https://www.neb.com/en/products/e2621-nebuilder-hifi-dna-assembly-master-mix',
    },
  ],
});
