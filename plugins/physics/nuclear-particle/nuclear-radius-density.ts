import {
  atomicMassConstant,
  coulombConstant,
  defineCalculator,
  elementaryCharge,
  integer,
  quantity,
} from '@reckoner/engine';

/** R = r₀ A^(1/3): the volume of a nucleus grows with its number of nucleons. */
export default defineCalculator({
  title: 'Nuclear radius and density',
  description:
    'Radius, volume, cross-section and density of an atomic nucleus from its mass number, and the Coulomb barrier to a second one.',
  keywords: ['nucleus size', 'mass number', 'nucleon', 'femtometer', 'fermi', 'coulomb barrier'],
  inputs: {
    massNumber: integer({ label: 'Mass number', symbol: 'A', min: 1, max: 400 }),
    unitRadius: quantity('m', {
      label: 'Radius constant',
      help: '1.2 fm is usual; 1.1 to 1.4 fm by the way of measuring.',
      unit: 'fm',
      usual: [1, 1.5],
      symbol: 'r_0',
      min: 0.5,
      max: 5,
      default: 1.2,
    }),
    atomicNumber: integer({ label: 'Atomic number', symbol: 'Z', min: 0, max: 150, optional: true }),
    massNumber2: integer({
      label: 'Mass number of the second nucleus',
      symbol: 'A_2',
      min: 1,
      max: 400,
      optional: true,
    }),
    atomicNumber2: integer({
      label: 'Atomic number of the second nucleus',
      symbol: 'Z_2',
      min: 0,
      max: 150,
      optional: true,
    }),
  },
  outputs: {
    radius: quantity('m', { label: 'Radius', unit: 'fm', symbol: 'R' }),
    volume: quantity('m^3', { label: 'Volume', unit: 'fm^3', symbol: 'V' }),
    area: quantity('m^2', { label: 'Geometric cross-section', unit: 'fm^2', symbol: '\\sigma' }),
    density: quantity('kg/m^3', { label: 'Density', symbol: '\\rho' }),
    barrier: quantity('J', { label: 'Coulomb barrier', unit: 'MeV', symbol: 'V_C', optional: true }),
  },
  formula: ({ massNumber, unitRadius, atomicNumber, massNumber2, atomicNumber2 }) => {
    const radius = unitRadius * Math.cbrt(massNumber);
    const volume = (4 / 3) * Math.PI * unitRadius ** 3 * massNumber;
    return {
      radius,
      volume,
      area: Math.PI * radius ** 2,
      density: (massNumber * atomicMassConstant) / volume,
      barrier:
        atomicNumber === undefined || massNumber2 === undefined || atomicNumber2 === undefined
          ? undefined
          : (coulombConstant * elementaryCharge ** 2 * atomicNumber * atomicNumber2) /
            (radius + unitRadius * Math.cbrt(massNumber2)),
    };
  },
  explanation:
    'A nucleus of {massNumber} {massNumber|nucleon|nucleons} has a radius of about {radius}{barrier?; the barrier to the second one is {barrier}|}.',
  requires: [
    {
      that: ({ massNumber, atomicNumber }) => atomicNumber <= massNumber,
      field: 'atomicNumber',
      says: 'A nucleus has at least as many nucleons as protons: {atomicNumber} is more than {massNumber}.',
    },
    {
      that: ({ massNumber2, atomicNumber2 }) => atomicNumber2 <= massNumber2,
      field: 'atomicNumber2',
      says: 'A nucleus has at least as many nucleons as protons: {atomicNumber2} is more than {massNumber2}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ massNumber }) => massNumber < 20,
      says: 'Light nuclei depart from this mean, which is good for mass numbers above about 20.',
    },
    {
      level: 'note',
      when: ({ atomicNumber, massNumber2, atomicNumber2, barrier }) =>
        barrier === undefined &&
        (atomicNumber !== undefined || massNumber2 !== undefined || atomicNumber2 !== undefined),
      says: 'The Coulomb barrier needs the atomic numbers of both nuclei and the mass number of the second.',
    },
  ],
  examples: [
    {
      inputs: { massNumber: 27 },
      results: { radius: 3.6, volume: 195.432196, area: 40.7150408, density: 2.2941e17 },
      source: 'By hand: 1.2 × 3; 62.208 π fm³; 12.96 π fm²; 27 u/V; aluminum',
    },
    {
      inputs: { massNumber: 208 },
      results: { radius: 7.10999056, volume: 1505.55173 },
      source: 'Python 3.11: 1.2 × 208^(1/3); (4/3) π 1.728 × 208; lead',
    },
    {
      inputs: { massNumber: 64, unitRadius: 1.25 },
      results: { radius: 5 },
      source: 'By hand: 1.25 × 4',
    },
    {
      inputs: { massNumber: 20, unitRadius: 1.25, atomicNumber: 10, massNumber2: 20, atomicNumber2: 10 },
      results: { barrier: 21.2195 },
      source: 'Python: 1.439964 × 100/(2.5 × 20^(1/3)) MeV; two nuclei of neon-20',
    },
    {
      inputs: { massNumber: 2, atomicNumber: 1, massNumber2: 3, atomicNumber2: 1 },
      results: { barrier: 0.444076494 },
      cautions: ['depart from this mean'],
      source: 'Python: 1.439964/(1.2 × (2^(1/3) + 3^(1/3))) MeV; deuterium and tritium',
    },
    { inputs: { massNumber: 3, atomicNumber: 4 }, refused: '4 is more than 3', source: 'By definition' },
    {
      inputs: { massNumber: 30, atomicNumber: 14, massNumber2: 3, atomicNumber2: 5 },
      refused: '5 is more than 3',
      source: 'By definition',
    },
    {
      inputs: { massNumber: 27, atomicNumber: 13 },
      results: { radius: 3.6 },
      cautions: ['needs the atomic numbers'],
      source: 'By hand: 1.2 × 3',
    },
  ],
  notes: ['The barrier is that of two spheres that touch; particles pass it by tunneling at far lower energies.'],
  references: [{ title: 'Krane: Introductory Nuclear Physics, §3.1 and ch. 14' }],
});
