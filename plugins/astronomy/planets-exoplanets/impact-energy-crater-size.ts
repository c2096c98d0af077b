import { defineCalculator, measure } from '@reckoner/engine';

/** Kinetic energy of a sphere, and the crater scaling of Collins, Melosh and Marcus (2005) for the Earth. */
export default defineCalculator({
  title: 'Impact energy and crater size',
  description: 'Energy of an asteroid impact and the diameter of its crater from size, density, speed and angle.',
  keywords: ['asteroid impact', 'meteorite', 'crater diameter', 'megatons', 'impact effects'],
  inputs: {
    diameter: measure('m', { label: 'Diameter of the body', symbol: 'L', min: 1, max: 1e6, usual: [1, 50000] }),
    density: measure('kg/m^3', {
      label: 'Density of the body',
      help: 'Ice 1000, stone 3000, iron 8000 kg/m³.',
      symbol: '\\rho_i',
      min: 100,
      max: 20000,
      default: 3000,
      usual: [400, 8500],
    }),
    speed: measure('m/s', {
      label: 'Impact speed',
      unit: 'km/s',
      symbol: 'v',
      min: 0.5,
      max: 80,
      default: 20,
      usual: [11, 73],
    }),
    angle: measure('deg', { label: 'Angle to the horizon', symbol: '\\theta', min: 5, max: 90, default: 45 }),
    target: measure('kg/m^3', {
      label: 'Density of the ground',
      symbol: '\\rho_t',
      min: 500,
      max: 5000,
      default: 2500,
      usual: [900, 3500],
    }),
  },
  outputs: {
    energy: measure('J', { label: 'Kinetic energy', unit: 'MtTNT', symbol: 'E' }),
    crater: measure('m', { label: 'Final crater diameter', unit: 'km', symbol: 'D' }),
    transient: measure('m', { label: 'Transient crater diameter', unit: 'km', symbol: 'D_t' }),
    mass: measure('kg', { label: 'Mass', symbol: 'm' }),
    interval: measure('yr', { label: 'Average interval between such impacts', symbol: 'T' }),
  },
  formula: ({ diameter, density, speed, angle, target }) => {
    const mass = (Math.PI / 6) * density * diameter ** 3;
    const energy = 0.5 * mass * speed ** 2;
    const transient =
      1.161 *
      Math.cbrt(density / target) *
      diameter ** 0.78 *
      speed ** 0.44 *
      9.81 ** -0.22 *
      Math.cbrt(Math.sin((angle * Math.PI) / 180));
    const simple = 1.25 * transient;
    const crater = simple < 3200 ? simple : (1.17 * transient ** 1.13) / 3200 ** 0.13;
    return { energy, crater, transient, mass, interval: 109 * (energy / 4.184e15) ** 0.78 };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ diameter, density }) => diameter < 100 && density < 5000,
      says: 'Stony and icy bodies below some 100 m mostly break up in the air: the energy is set free there, and no such crater is left.',
    },
    {
      level: 'caution',
      when: ({ diameter, density }) => diameter < 10 && density >= 5000,
      says: 'The air slows bodies of iron below some 10 m as well, and breaks most of them up: what strikes the ground is slower, and its craters are smaller.',
    },
    {
      level: 'note',
      when: ({ crater }) => crater > 300000,
      says: 'No crater of this size is known on the Earth: the scaling is stretched beyond what it was made for.',
    },
  ],
  explanation: 'The body of {mass} brings {energy} and leaves a crater of {crater}, if it reaches the ground whole.',
  examples: [
    {
      inputs: { diameter: 50, density: 8000, speed: 12 },
      results: {
        mass: 523598775.5983,
        energy: 9.01030398,
        transient: 1.21594253,
        crater: 1.51992817,
        interval: 605.51271,
      },
      source: 'Python 3.11: the equations of Collins et al. (2005); about the size of Barringer Crater',
    },
    {
      inputs: { diameter: '10 km', density: 2700, angle: 60 },
      results: { energy: 67577279.8, transient: 70.70276, crater: 123.702779 },
      source: 'Python 3.11: the equations of Collins et al. (2005); complex crater',
    },
    {
      inputs: { diameter: 20, density: 3300, speed: 19, angle: 18 },
      results: { mass: 13823007.68 },
      cautions: ['break up in the air'],
      source: 'By hand: π/6 × 3300 × 20³; about the body of Chelyabinsk',
    },
    {
      inputs: { diameter: '100 km' },
      results: { mass: 1.5707963e18 },
      cautions: ['is stretched'],
      source: 'By hand: π/6 × 3000 × 10¹⁵',
    },
    {
      inputs: { diameter: 500, density: 3300, speed: 18, target: 2750 },
      results: {
        mass: 215984494934,
        energy: 8362.68838,
        transient: 6.31544019,
        crater: 8.07183847,
        interval: 124984.544,
      },
      source: 'Python 3.11: the equations of Collins et al. (2005), g = 9.81 m/s²; crystalline rock, complex crater',
    },
    {
      inputs: { diameter: 3, density: 7800, speed: 14.5 },
      results: { mass: 110269.902 },
      cautions: ['bodies of iron'],
      source: 'By hand: π/6 × 7800 × 3³; about the body of Sikhote-Alin, whose largest crater is 26 m wide',
    },
  ],
  notes: ['On land, without the atmosphere.', 'Simple craters to 3.2 km, complex ones beyond, as on the Earth.'],
  references: [
    {
      title: 'Collins, Melosh, Marcus: Earth Impact Effects Program, Meteoritics & Planetary Science 40 (2005) 817',
      doi: '10.1111/j.1945-5100.2005.tb00157.x',
    },
  ],
});
