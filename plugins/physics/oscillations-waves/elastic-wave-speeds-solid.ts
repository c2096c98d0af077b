import { choice, defineCalculator, findRoot, isAtLeast, isAtMost, number, quantity, roundTo } from '@reckoner/engine';

/** Plane waves, waves along a thin rod, and Rayleigh's wave along a free surface of an isotropic solid. */
export default defineCalculator({
  title: 'P-wave and S-wave speeds in solids',
  description:
    'Speeds of compression, shear, rod and surface waves in an isotropic solid from its density and two elastic constants.',
  keywords: [
    'speed of sound in solids',
    'longitudinal wave speed',
    'shear wave velocity',
    'seismic velocities',
    'rayleigh wave speed',
    'ultrasonic velocity',
    'vp vs',
    'bar speed of sound',
  ],
  inputs: {
    given: choice(
      {
        young: 'Young’s modulus and Poisson’s ratio',
        moduli: 'Young’s modulus and shear modulus',
        bulk: 'Bulk and shear modulus',
      },
      { label: 'What is known', default: 'young' },
    ),
    youngsModulus: quantity('Pa', {
      label: 'Young’s modulus',
      help: 'Steel about 210 GPa, aluminum 70 GPa, glass 70 GPa, concrete 30 GPa.',
      unit: 'GPa',
      symbol: 'E',
      min: 1e-9,
      max: 1e4,
      usual: [0.0001, 1300],
      when: { given: ['young', 'moduli'] },
    }),
    poissonRatio: number({
      label: 'Poisson’s ratio',
      symbol: '\\nu',
      min: -0.99,
      max: 0.4999,
      usual: [0, 0.4999],
      when: { given: 'young' },
    }),
    bulkModulus: quantity('Pa', {
      label: 'Bulk modulus',
      unit: 'GPa',
      symbol: 'K',
      min: 1e-9,
      max: 1e4,
      usual: [0.0001, 1300],
      when: { given: 'bulk' },
    }),
    shearModulus: quantity('Pa', {
      label: 'Shear modulus',
      unit: 'GPa',
      symbol: 'G',
      min: 1e-9,
      max: 1e4,
      usual: [0.0001, 1300],
      when: { given: ['moduli', 'bulk'] },
    }),
    density: quantity('kg/m^3', { label: 'Density', symbol: '\\rho', min: 0.1, max: 1e5, usual: [50, 25000] }),
  },
  outputs: {
    compression: quantity('m/s', {
      label: 'P-wave speed',
      help: 'Compression waves in a large body.',
      symbol: 'v_P',
      places: 1,
    }),
    shear: quantity('m/s', { label: 'S-wave speed', symbol: 'v_S', places: 1 }),
    rod: quantity('m/s', { label: 'Speed along a thin rod', symbol: 'v_0', places: 1 }),
    surface: quantity('m/s', { label: 'Rayleigh wave speed', help: 'Along a free surface.', symbol: 'v_R', places: 1 }),
    speedRatio: number({ label: 'P-wave over S-wave speed', symbol: 'r' }),
    ratio: number({ label: 'Poisson’s ratio', symbol: '\\nu', places: 3 }),
  },
  formula: ({ given, youngsModulus, poissonRatio, bulkModulus, shearModulus, density }) => {
    const ratio =
      given === 'young'
        ? poissonRatio
        : given === 'moduli'
          ? youngsModulus / (2 * shearModulus) - 1
          : (3 * bulkModulus - 2 * shearModulus) / (2 * (3 * bulkModulus + shearModulus));
    const young =
      given === 'bulk' ? (9 * bulkModulus * shearModulus) / (3 * bulkModulus + shearModulus) : youngsModulus;
    const rigidity = given === 'young' ? youngsModulus / (2 * (1 + poissonRatio)) : shearModulus;
    const stiffness =
      given === 'young'
        ? (youngsModulus * (1 - poissonRatio)) / ((1 + poissonRatio) * (1 - 2 * poissonRatio))
        : given === 'moduli'
          ? (shearModulus * (4 * shearModulus - youngsModulus)) / (3 * shearModulus - youngsModulus)
          : bulkModulus + (4 * shearModulus) / 3;
    const shear = Math.sqrt(rigidity / density);
    // Squares of the speeds: S over P, and Rayleigh over S.
    const q = rigidity / stiffness;
    const square = findRoot((s) => s ** 3 - 8 * s ** 2 + (24 - 16 * q) * s - 16 * (1 - q), 0, 1);
    return {
      compression: Math.sqrt(stiffness / density),
      shear,
      rod: Math.sqrt(young / density),
      surface: shear * Math.sqrt(square),
      speedRatio: Math.sqrt(stiffness / rigidity),
      ratio,
    };
  },
  explanation:
    'Compression waves run at {compression}, shear waves at {shear}, waves along a thin rod at {rod} and along a free surface at {surface}.',
  requires: [
    {
      that: ({ youngsModulus, shearModulus }) => isAtMost(youngsModulus, 2.9998 * shearModulus),
      field: 'shearModulus',
      says: 'Poisson’s ratio, E/2G − 1, may be 0.4999 at most: beside Young’s modulus {youngsModulus} a shear modulus of {shearModulus} is too small.',
    },
    {
      that: ({ youngsModulus, shearModulus }) => isAtLeast(youngsModulus, 0.02 * shearModulus),
      field: 'shearModulus',
      says: 'Poisson’s ratio, E/2G − 1, must be at least −0.99: beside Young’s modulus {youngsModulus} a shear modulus of {shearModulus} is too large.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ given, ratio }) => given !== 'bulk' && roundTo(ratio, 3) >= 0.49,
      says: 'This near to 0.5 the P-wave speed hangs on the last digits of what was given: give the bulk and the shear modulus in its place.',
    },
    {
      level: 'caution',
      when: ({ given, ratio }) => given !== 'young' && roundTo(ratio, 3) < 0,
      says: 'Poisson’s ratio comes out below 0, which few solids have: check that both moduli are in the units meant, and which is which.',
    },
  ],
  examples: [
    {
      inputs: { youngsModulus: 210, poissonRatio: 0.29, density: 7850 },
      results: {
        compression: 5920.855921,
        shear: 3220.067429,
        rod: 5172.194153,
        surface: 2981.276792,
        speedRatio: 1.83873663,
        ratio: 0.29,
      },
      source: 'mpmath: √((K + 4G/3)/ρ), √(G/ρ), √(E/ρ), and the root of Rayleigh’s (2 − s)² = 4√(1 − s)√(1 − qs)',
    },
    {
      inputs: { given: 'bulk', bulkModulus: 50, shearModulus: 30, density: 2700 },
      results: {
        compression: 5773.502692,
        shear: 3333.333333,
        rod: 5270.462767,
        surface: 3064.672289,
        speedRatio: 1.73205081,
        ratio: 0.25,
      },
      source:
        'By hand: √(90/2.7), √(30/2.7), √(75/2.7) km/s; for ν = 1/4 Rayleigh’s is √(2 − 2/√3) = 0.9194 of shear waves',
    },
    {
      inputs: { youngsModulus: 90, poissonRatio: 0, density: 2500 },
      results: { compression: 6000, shear: 4242.640687, rod: 6000, surface: 3708.203932, ratio: 0 },
      source: 'By hand: √36 and √18 km/s; Rayleigh’s √(3 − √5) = 0.8740 of shear waves',
    },
    {
      inputs: { youngsModulus: 0.01, poissonRatio: 0.499, density: 1100 },
      results: { compression: 1232.556130402, shear: 55.06654683, rod: 95.34625892, surface: 52.59898227 },
      cautions: ['hangs on the last digits'],
      source: 'Python: √(M/ρ) with M = E(1 − ν)/((1 + ν)(1 − 2ν)); bisection of Rayleigh’s equation',
    },
    {
      inputs: { given: 'moduli', youngsModulus: 75, shearModulus: 30, density: 2700 },
      results: { compression: 5773.502692, shear: 3333.333333, rod: 5270.462767, surface: 3064.672289, ratio: 0.25 },
      source: 'By hand: 75/60 − 1 = 1/4, as in the second example',
    },
    {
      inputs: { given: 'moduli', youngsModulus: 210, shearModulus: 60, density: 7850 },
      refused: 'is too small',
      source: 'By hand: 210/120 − 1 = 0.75',
    },
    {
      inputs: { given: 'moduli', youngsModulus: 1, shearModulus: 80, density: 7850 },
      refused: 'is too large',
      source: 'By hand: 1/160 − 1 = −0.99375',
    },
    {
      inputs: { given: 'bulk', bulkModulus: 1, shearModulus: 10, density: 1000 },
      results: {
        compression: 3785.938897,
        shear: 3162.27766,
        rod: 2631.174058,
        surface: 2358.370043,
        ratio: -0.6538461538,
      },
      cautions: ['comes out below 0'],
      source: 'By hand: √(43/3), √10, √(90/13) km/s, ν = −17/26; bisection of Rayleigh’s equation',
    },
  ],
  notes: [
    'For isotropic, elastic solids: wood, fiber composites and single crystals have other speeds in other directions.',
  ],
  references: [
    { title: 'Kolsky: Stress Waves in Solids (1963), chapters II (extended media, surfaces) and III (rods)' },
    { title: 'Aki, Richards: Quantitative Seismology, 2nd ed., chapter 5' },
  ],
});
