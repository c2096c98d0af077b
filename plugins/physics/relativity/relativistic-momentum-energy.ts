import {
  defineEquations,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  number,
  quantity,
  speedOfLight,
} from '@reckoner/engine';

/** E² = (pc)² + (mc²)², and the rest by the rapidity: written so that neither slow nor fast particles lose digits. */
export default defineEquations({
  title: 'Relativistic momentum and energy',
  description:
    'Momentum, total and kinetic energy, speed and Lorentz factor of a particle from its mass and one of these, or its mass from two of them.',
  keywords: ['energy-momentum relation', 'invariant mass', 'particle momentum', 'relativistic mass', 'mass shell'],
  variables: {
    mass: quantity('kg', {
      label: 'Rest mass',
      help: 'Electron 0.510999 MeV/c², muon 105.658 MeV/c², proton 938.272 MeV/c²; kilograms are read too. Light has none: for it E = pc.',
      unit: 'MeV/c^2',
      symbol: 'm',
      above: 0,
      max: 1e60,
    }),
    momentum: quantity('kg*m/s', { label: 'Momentum', unit: 'MeV/c', symbol: 'p', min: 0, max: 1e70 }),
    energy: quantity('J', {
      label: 'Total energy',
      help: 'With the rest energy, and so above pc: light alone has E = pc.',
      unit: 'MeV',
      symbol: 'E',
      above: 0,
      max: 1e70,
    }),
    kinetic: quantity('J', {
      label: 'Kinetic energy',
      help: 'Without the rest energy.',
      unit: 'MeV',
      symbol: 'K',
      min: 0,
      max: 1e70,
    }),
    speed: quantity('m/s', {
      label: 'Speed',
      help: 'Below 1 c, as there is a mass; very near to it send what it falls short by.',
      unit: 'c',
      symbol: 'v',
      min: 0,
      max: 1,
    }),
    gamma: number({ label: 'Lorentz factor', symbol: '\\gamma', min: 1, max: 1e15 }),
    rapidity: number({ label: 'Rapidity', symbol: '\\eta', min: 0, max: 35 }),
    shortfall: quantity('m/s', {
      label: 'Slower than light by',
      symbol: '\\Delta v',
      above: 0,
      max: 299792458,
    }),
  },
  equations: ({ mass, momentum, energy, kinetic, speed, gamma, rapidity, shortfall }) => [
    [energy, mass * speedOfLight ** 2 + kinetic],
    // E² = (pc)² + (mc²)², written so that slow particles keep their digits.
    [(momentum * speedOfLight) ** 2, kinetic * (energy + mass * speedOfLight ** 2)],
    [speed, speedOfLight * Math.tanh(rapidity)],
    [gamma, Math.cosh(rapidity)],
    // (γ - 1) m c², written so that slow particles keep their digits.
    [kinetic, 2 * mass * speedOfLight ** 2 * Math.sinh(rapidity / 2) ** 2],
    // c - v, written so that fast ones keep theirs.
    [shortfall, (2 * speedOfLight) / (1 + Math.exp(2 * rapidity))],
  ],
  figure: {
    kind: 'curve',
    title: 'Energy over momentum',
    x: { of: 'momentum' },
    y: { of: 'energy', label: 'Energy' },
    curve: ({ mass, momentum, energy }) => ({
      from: 0,
      to: Math.max(3 * mass * speedOfLight, 1.25 * momentum),
      lines: [
        { label: 'With mass', y: (p) => Math.hypot(p * speedOfLight, mass * speedOfLight ** 2) },
        { label: 'Without mass, pc', dashed: true, y: (p) => p * speedOfLight },
      ],
      marks: [{ x: momentum, y: energy, label: 'Particle' }],
    }),
  },
  explanation: ({ momentum, gamma }) =>
    momentum === 0
      ? 'At rest the particle of {mass} has its rest energy, {energy}, alone.'
      : gamma > 700
        ? 'A particle of {mass} with a momentum of {momentum} has a total energy of {energy}, of which {kinetic} is kinetic, and is {shortfall} slower than light.'
        : 'A particle of {mass} with a momentum of {momentum} has a total energy of {energy}, of which {kinetic} is kinetic, and moves at {speed}.',
  requires: [
    {
      that: ({ energy, mass }) => isAtLeast(energy, mass * speedOfLight ** 2),
      field: 'energy',
      says: 'The total energy, {energy}, includes the rest energy of the mass, {mass}, and must not be below it: a kinetic energy goes into its own field.',
    },
    {
      that: ({ energy, momentum }) => isAtLeast(energy, momentum * speedOfLight),
      field: 'energy',
      says: 'The total energy, {energy}, must not be below pc, with a momentum p of {momentum}: at pc the particle has no mass.',
    },
    {
      that: ({ kinetic, momentum }) => isAtMost(kinetic, momentum * speedOfLight),
      field: 'kinetic',
      says: 'The kinetic energy, {kinetic}, must not be above pc, with a momentum p of {momentum}: at pc the particle has no mass.',
    },
    {
      that: ({ kinetic, energy }) => isAtMost(kinetic, energy),
      field: 'kinetic',
      says: 'The kinetic energy, {kinetic}, must not be above the total energy, {energy}, which includes the rest energy.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ kinetic, energy }) => kinetic > 0 && isBelow(kinetic, 1e-12 * energy),
      says: 'The kinetic energy is less here than the last digits of the total energy: what is computed from mass and total energy is noise, and the particle may as well be at rest.',
    },
    {
      level: 'caution',
      when: ({ gamma }) => isAbove(gamma, 10000),
      says: 'Energy and momentum times c differ by less than a part in 10⁸ here: a mass that is computed from them, and whatever is computed from a speed in c, rests on their last digits. A particle without mass has E = pc and the speed of light.',
    },
  ],
  examples: [
    {
      inputs: { mass: 3, momentum: 4 },
      results: { energy: 5, kinetic: 2, speed: 0.8, gamma: 1.66666667, rapidity: 1.09861228867, shortfall: 59958491.6 },
      source: 'By hand: √(3² + 4²); 5 - 3; 4/5; 5/3; ln 3; 0.2 c',
    },
    {
      inputs: { mass: '9.11e-31 kg', speed: 0.985 },
      results: { momentum: 2.9171565381 },
      source:
        'OpenStax University Physics Volume 3, §5.8: 1.56 × 10⁻²¹ kg·m/s; Python, mpmath: γmv, 1.559011883 × 10⁻²¹',
    },
    {
      inputs: { mass: '6.68e-27 kg', speed: 0.2 },
      results: { momentum: 764.89505587 },
      source: 'OpenStax University Physics Volume 3, §5.8: 4.09 × 10⁻¹⁹ kg·m/s; Python, mpmath: 4.087817933 × 10⁻¹⁹',
    },
    {
      inputs: { mass: 938.27208943, momentum: 1000 },
      results: {
        energy: 1371.2601918685,
        kinetic: 432.98810243854,
        speed: 0.72925620238,
        gamma: 1.46147392352,
        shortfall: 81166948.576,
      },
      source: 'Python, mpmath: √(m² + p²), p/E, E/m; a proton',
    },
    {
      inputs: { energy: 6800000, mass: 938.27208943 },
      results: { momentum: 6799999.93526807, gamma: 7247.36467876, shortfall: 2.8538456408 },
      source: 'Python, mpmath with 50 digits: √(E² - m²), c (1 - p/E); a proton of the LHC',
    },
    {
      inputs: { kinetic: 1, mass: 0.51099895 },
      results: { energy: 1.51099895, momentum: 1.4219697254, speed: 0.94107922803, gamma: 2.95695118356 },
      source: 'Python, mpmath: E = m + K, √(E² - m²); an electron',
    },
    {
      inputs: { kinetic: '1 eV', mass: 938.27208943 },
      results: { momentum: 0.043319097173, speed: 0.000046169013887 },
      source: 'Python, mpmath with 50 digits: a slow proton',
    },
    {
      inputs: { energy: 1371.26, momentum: 1000 },
      results: { mass: 938.271809019 },
      source: 'Python: √(1371.26² - 1000²)',
    },
    {
      inputs: { speed: 0.8, momentum: 4 },
      results: { mass: 3, energy: 5 },
      source: 'By hand: 4 × 0.6/0.8; √(3² + 4²)',
    },
    {
      inputs: { gamma: 2, kinetic: 1 },
      results: { mass: 1, momentum: 1.73205080757, energy: 2 },
      source: 'By hand: K/(γ - 1); √(2² - 1)',
    },
    {
      inputs: { shortfall: 59958491.6, mass: 3 },
      results: { momentum: 4, speed: 0.8 },
      source: 'By hand: 0.2 c; as above',
    },
    {
      inputs: { mass: 1, momentum: 0 },
      results: { energy: 1, kinetic: 0, speed: 0, gamma: 1, rapidity: 0, shortfall: 299792458 },
      source: 'By definition: at rest',
    },
    {
      inputs: { kinetic: 0, energy: 5 },
      results: { mass: 5, momentum: 0, speed: 0 },
      source: 'By definition: at rest',
    },
    {
      inputs: { momentum: 0, energy: 5 },
      results: { mass: 5, kinetic: 0, speed: 0 },
      source: 'By definition: at rest',
    },
    {
      inputs: { mass: '1 kg', speed: '1 m/s' },
      results: { rapidity: 3.33564095198e-9 },
      cautions: ['is noise'],
      source: 'Python, mpmath: artanh(1/299792458)',
    },
    {
      inputs: { mass: 938.27208943, energy: 3.2e14 },
      results: { gamma: 341052455471, shortfall: 1.288689666e-15 },
      cautions: ['rests on their last digits'],
      source: 'Python, mpmath with 50 digits: E/m, c (1 - √(1 - 1/γ²)); a proton of cosmic rays',
    },
    { inputs: { mass: 938.272, energy: 500 }, refused: 'includes the rest energy', source: 'By definition: E ≥ mc²' },
    { inputs: { momentum: 1000, energy: 900 }, refused: 'must not be below pc', source: 'By definition: E ≥ pc' },
    { inputs: { momentum: 1000, kinetic: 1100 }, refused: 'must not be above pc', source: 'By definition: K < pc' },
    {
      inputs: { energy: 1000, kinetic: 1100 },
      refused: 'must not be above the total energy',
      source: 'By definition: E = K + mc²',
    },
  ],
  notes: [
    'With K = E − mc² the second equation is E² = (pc)² + (mc²)², and so p = γmv; by the rapidity η, γ is cosh η and 2 sinh²(η/2) is γ − 1. So slow particles keep their digits.',
    'Free particle. The mass is the rest mass, the same at every speed; what older books call relativistic mass is E/c².',
    'The total energy of several particles and the size of the sum of their momentum vectors give their invariant mass.',
  ],
  references: [
    {
      title: 'OpenStax: University Physics Volume 3, §5.8, Relativistic Momentum, and §5.9, Relativistic Energy',
      url: 'https://openstax.org/books/university-physics-volume-3/pages/5-9-relativistic-energy',
    },
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §37-6' },
  ],
});
