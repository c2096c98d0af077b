import {
  constant,
  coulombConstant,
  defineCalculator,
  elementaryCharge,
  integer,
  isAbove,
  isBelow,
  number,
  quantity,
  roundNear,
  rows,
  sum,
  table,
} from '@reckoner/engine';

const coordinate = { min: -1e9, max: 1e9 } as const;

/** The terms' sum, which is 0 where all that is left of it is rounding. */
const balanced = (terms: readonly number[]) => {
  const total = sum(terms);
  return Math.abs(total) <= 1e-12 * sum(terms.map((term) => Math.abs(term))) ? 0 : total;
};

/** V = Σ k q/r at a point, and U = Σ k q_i q_j/r_ij of the charges themselves. */
export default defineCalculator({
  title: 'Electric potential and energy of point charges',
  description:
    'Electric potential of point charges at a point of space, the work to bring a charge there, and the potential energy of the charges themselves.',
  keywords: [
    'voltage of point charges',
    'kq/r',
    'configuration energy',
    'energy of a system of charges',
    'work to assemble charges',
    'electrostatic potential energy',
  ],
  related: ['electric-field-point-charges', 'coulombs-law'],
  inputs: {
    charges: rows(
      {
        charge: quantity('C', { label: 'Charge', unit: 'nC', symbol: 'q', min: -1e12, max: 1e12 }),
        x: quantity('m', { label: 'x', symbol: 'x', ...coordinate }),
        y: quantity('m', { label: 'y', symbol: 'y', ...coordinate, default: 0 }),
        z: quantity('m', { label: 'z', symbol: 'z', ...coordinate, default: 0 }),
      },
      { label: 'Charges', maxItems: 100 },
    ),
    pointX: quantity('m', { label: 'x of the point', symbol: 'x_0', ...coordinate, optional: true }),
    pointY: quantity('m', { label: 'y of the point', symbol: 'y_0', ...coordinate, optional: true }),
    pointZ: quantity('m', { label: 'z of the point', symbol: 'z_0', ...coordinate, optional: true }),
    testCharge: quantity('C', {
      label: 'Charge brought to the point',
      unit: 'nC',
      symbol: 'q_0',
      min: -1e12,
      max: 1e12,
      optional: true,
    }),
    permittivity: number({
      label: 'Relative permittivity',
      help: 'Vacuum and air 1, water 80.',
      symbol: '\\varepsilon_r',
      min: 1,
      max: 1e6,
      default: 1,
    }),
  },
  outputs: {
    potential: quantity('V', {
      label: 'Potential at the point',
      help: 'Against a place far away.',
      symbol: 'V',
      optional: true,
    }),
    work: quantity('J', {
      label: 'Work to bring the charge to the point',
      help: 'From far away; negative where it is drawn there.',
      unit: 'µJ',
      symbol: 'W',
      optional: true,
    }),
    energy: quantity('J', {
      label: 'Potential energy of the charges',
      help: 'Of all pairs, without the charge brought to the point.',
      unit: 'µJ',
      symbol: 'U',
      optional: true,
    }),
    parts: table(
      {
        number: integer({ label: 'Charge no.' }),
        charge: quantity('C', { label: 'Charge', unit: 'nC' }),
        distance: quantity('m', { label: 'Distance from the point' }),
        potential: quantity('V', { label: 'Its potential there' }),
      },
      { label: 'Potential by charge', optional: true },
    ),
  },
  formula: ({ charges, pointX, pointY, pointZ, testCharge, permittivity }) => {
    const k = coulombConstant / permittivity;
    const energy =
      charges.length < 2
        ? undefined
        : balanced(
            charges.flatMap((one, i) =>
              charges
                .slice(i + 1)
                .map(
                  (other) =>
                    (k * one.charge * other.charge) / Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z),
                ),
            ),
          );
    if (pointX === undefined) return { energy };
    const parts = charges.map(({ charge, x, y, z }, i) => {
      const distance = Math.hypot(pointX - x, (pointY ?? 0) - y, (pointZ ?? 0) - z);
      return { number: i + 1, charge, distance, potential: (k * charge) / distance };
    });
    const potential = balanced(parts.map((part) => part.potential));
    return {
      potential,
      work: testCharge === undefined ? undefined : balanced(parts.map((part) => testCharge * part.potential)),
      energy,
      parts,
    };
  },
  shown: ({ charges, pointX, pointY, pointZ, testCharge, permittivity, potential, work }) => ({
    potential:
      pointX === undefined || potential === undefined
        ? undefined
        : (coulombConstant / permittivity) *
          sum(
            charges.map(({ charge, x, y, z }) => charge / Math.hypot(pointX - x, (pointY ?? 0) - y, (pointZ ?? 0) - z)),
          ),
    work:
      work === undefined || potential === undefined || testCharge === undefined ? undefined : testCharge * potential,
    energy: undefined,
    parts: undefined,
  }),
  stepwise: [
    'V is the sum of k q/(ε r) over all charges, with the distance r of each from the point and the relative permittivity ε; the work for a charge q₀ is q₀V.',
    'U is the sum of k q₁q₂/(ε r) over all pairs of charges, each pair taken once, with the distance r between the two.',
  ],
  figure: {
    kind: 'drawing',
    title: 'Charges and point',
    draw: ({ charges, pointX, pointY, pointZ }) => {
      // A picture of the plane alone.
      if (charges.length > 20 || charges.some(({ z }) => z !== 0) || (pointZ ?? 0) !== 0) return undefined;
      if (pointX === undefined) return undefined;
      return [
        ...charges.map(
          ({ charge, x, y }) =>
            ({ shape: 'point', color: charge < 0 ? 1 : 2, at: [x, y], label: charge < 0 ? '−' : '+' }) as const,
        ),
        { shape: 'point', color: 3, at: [pointX, pointY ?? 0], label: 'V', of: 'potential' },
      ];
    },
  },
  requires: [
    {
      that: ({ charges }, given) => charges.length > 1 || given.pointX,
      field: 'pointX',
      says: 'One charge by itself has no energy of a pair: send the point for the potential there, or another charge.',
    },
    {
      that: (_, given) => given.pointX || !(given.pointY || given.pointZ || given.testCharge),
      field: 'pointX',
      says: 'The point needs its x: without x, y and z no potential and no work is told there.',
    },
    {
      that: ({ charges }) =>
        charges.every((one, i) =>
          charges.slice(i + 1).every((other) => one.x !== other.x || one.y !== other.y || one.z !== other.z),
        ),
      field: 'charges',
      says: 'Two charges lie at the same place, where their energy has no limit: move one, or send their sum as one charge.',
    },
    {
      that: (inputs, given) =>
        !given.pointX ||
        inputs.charges.every(
          ({ x, y, z }) =>
            x !== inputs.pointX || y !== (given.pointY ? inputs.pointY : 0) || z !== (given.pointZ ? inputs.pointZ : 0),
        ),
      field: 'pointX',
      says: 'The point lies on a charge, where the potential has no limit: give a point beside it.',
    },
  ],
  explanation: ({ pointX, energy, work, permittivity }) => {
    const pairs =
      energy === undefined
        ? ''
        : '{energy|It takes {|energy|} in all to bring the charges far apart from each other|The charges have no potential energy: it takes no work to part them|The charges have a potential energy of {|energy|}, which it takes to bring them together}.';
    const where = '{pointY?, y = {pointY}|}{pointZ?, z = {pointZ}|}';
    const there =
      pointX === undefined
        ? ''
        : `At x = {pointX}${where}${permittivity === 1 ? '' : ', in a medium of a relative permittivity of {permittivity},'} the potential is {potential}${work === undefined ? '' : '{work|; a charge of {testCharge} is drawn there and gives off {|work|}|; it takes no work to bring {testCharge} there|; it takes {|work|} to bring {testCharge} there}'}.`;
    return [there, pairs].filter((part) => part !== '').join(' ');
  },
  cautions: [
    {
      level: 'caution',
      when: ({ charges, testCharge }) =>
        charges.some(({ charge }) => isAbove(Math.abs(charge), constant(1, 'C'))) ||
        (testCharge !== undefined && isAbove(Math.abs(testCharge), constant(1, 'C'))),
      says: 'More than 1 C is in no charged body of a laboratory: a thundercloud has some tens of coulombs. Check the unit of the charges.',
    },
    {
      level: 'caution',
      // Not of e as 1.6 × 10⁻¹⁹ or 1.602 × 10⁻¹⁹ C, nor of a few of them.
      when: ({ charges, testCharge }) =>
        charges.some(({ charge }) => charge !== 0 && isBelow(Math.abs(charge), 0.99 * elementaryCharge)) ||
        (testCharge !== undefined && testCharge !== 0 && isBelow(Math.abs(testCharge), 0.99 * elementaryCharge)),
      says: 'A charge is less than that of an electron, 1.602 × 10⁻¹⁹ C: check whether nC or C is meant.',
    },
    {
      level: 'note',
      when: ({ charges }) =>
        charges.some(({ charge }) => {
          const count = Math.abs(charge) / elementaryCharge;
          return isAbove(count, 1) && isBelow(count, 6000) && isAbove(Math.abs(count - roundNear(count)), 0.02);
        }),
      says: 'A charge is that of some thousand electrons or fewer, and no whole number of them: check that it is in nC, and not in C.',
    },
  ],
  examples: [
    {
      inputs: { charges: [{ charge: '2 C', x: 0 }], pointX: '1 km' },
      results: { potential: 17975103.57234 },
      cautions: ['More than 1 C'],
      source: 'By hand: 2k/1000',
    },
    {
      inputs: { charges: [{ charge: 5e-9, x: 0 }], pointX: 1 },
      results: { potential: 4.493775893085e-8 },
      cautions: ['no whole number'],
      source: 'By hand: k × 5 × 10⁻¹⁸, 5 × 10⁻⁹ C sent as nC',
    },
    {
      inputs: { charges: [{ charge: 1, x: 0 }], pointX: 1, testCharge: 1e-11 },
      results: { potential: 8.98755178617 },
      cautions: ['less than that of an electron'],
      source: 'By hand: k × 1 nC/1 m',
    },
    {
      inputs: {
        charges: [
          { charge: 2, x: 0 },
          { charge: -3, x: 3, y: 4 },
        ],
        pointX: 3,
        pointY: 0,
        testCharge: 1,
      },
      results: {
        parts: {
          length: 2,
          rows: {
            0: { charge: 2, distance: 3, potential: 5.991701191 },
            1: { number: 2, distance: 4, potential: -6.74066384 },
          },
        },
        potential: -0.74896264885,
        work: -0.00074896264885,
        energy: -0.010785062143,
      },
      source: 'Python: k (2/3 − 3/4) nC, k × 2 × (−3)/5',
    },
    {
      inputs: {
        charges: [
          { charge: '2 µC', x: 0 },
          { charge: '3 µC', x: 0.01 },
          { charge: '4 µC', x: 0.01, y: 0.01 },
          { charge: '5 µC', x: 0, y: 0.01 },
        ],
      },
      results: { energy: 57757113.846 },
      source: 'OpenStax: University Physics Volume 2, example 7.3, 57.8 J; Python: k/a × (48 + 23/√2)',
    },
    {
      inputs: { charges: [{ charge: 5, x: 0, z: 2 }], pointX: 0, pointZ: 0.5, testCharge: -2, permittivity: 80 },
      results: { potential: 0.37448132442, work: -0.00074896264885 },
      source: 'Python: k × 5 nC/(80 × 1.5 m)',
    },
    {
      inputs: {
        charges: [
          { charge: 0.3, x: -0.1 },
          { charge: -2.7, x: 0.9 },
        ],
        pointX: 0,
        testCharge: 4,
      },
      results: { potential: 0, work: 0, energy: -0.0072799169468 },
      source: 'By hand: 0.3/0.1 = 2.7/0.9; k × 0.3 × (−2.7)/1',
    },
    {
      inputs: {
        charges: [
          { charge: 1, x: 0 },
          { charge: 1, x: 2 },
          { charge: -0.5, x: 1, y: 0 },
        ],
        pointX: '1 km',
      },
      results: { energy: -0.0044937758931 },
      source: 'By hand: k (1/2 − 0.5 − 0.5)',
    },
    {
      inputs: {
        charges: [
          { charge: 4, x: 0 },
          { charge: 4, x: 1 },
          { charge: -2, x: 0.5 },
        ],
        pointX: 0.5,
        pointY: 1,
      },
      results: { energy: -0.14380082858, potential: 46.334582012 },
      source: 'Python: k (16 − 16 − 16); k (8/√1.25 − 2)',
    },
    {
      inputs: { charges: [{ charge: '1.602e-19 C', x: 0 }], pointX: '1 nm', testCharge: '-1.6e-19 C' },
      results: { potential: 1.439805796144, work: -2.303689273831e-13 },
      source: 'Python: k × 1.602 × 10⁻¹⁹ C/1 nm; e as it is rounded is no slip of a unit',
    },
    {
      inputs: {
        charges: [
          { charge: 10, x: 0 },
          { charge: -1, x: 1 },
          { charge: 5, x: 100 },
        ],
      },
      results: { energy: -0.0858357 },
      source: 'Python: k (−10/1 + 50/100 − 5/99); the third is repelled, though the sum is negative',
    },
    { inputs: { charges: [{ charge: 4, x: 0 }] }, refused: 'One charge by itself', source: 'By definition' },
    {
      inputs: {
        charges: [
          { charge: 4, x: 0 },
          { charge: 1, x: 2 },
        ],
        testCharge: 1,
      },
      refused: 'needs its x',
      source: 'By definition',
    },
    {
      inputs: {
        charges: [
          { charge: 4, x: 1 },
          { charge: 1, x: 1 },
        ],
      },
      refused: 'same place',
      source: 'By definition',
    },
    {
      inputs: { charges: [{ charge: 4, x: 1, y: 2 }], pointX: 1, pointY: 2 },
      refused: 'lies on a charge',
      source: 'By definition',
    },
  ],
  notes: [
    'Potential and energy are 0 far from all charges. The charges stay where they are while another is brought near; a point whose y or z is left out lies at 0 there.',
  ],
  references: [
    {
      title:
        'OpenStax: University Physics Volume 2, §7.1, Electric Potential Energy, and §7.3, Calculations of Electric Potential',
      url: 'https://openstax.org/books/university-physics-volume-2/pages/7-3-calculations-of-electric-potential',
    },
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §24-3 and §24-7' },
  ],
});
