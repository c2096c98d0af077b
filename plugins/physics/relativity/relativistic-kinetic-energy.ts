import { defineEquations, isAbove, isAtMost, isBelow, number, percent, quantity, speedOfLight } from '@reckoner/engine';

/** K = (γ - 1) m c² beside ½ m v². */
export default defineEquations({
  title: 'Relativistic kinetic energy',
  description:
    'Kinetic energy of a body from its mass and speed, or its speed from the energy, and how far ½mv² falls short of it.',
  keywords: ['kinetic energy near light speed', 'classical kinetic energy', 'special relativity', 'newtonian error'],
  variables: {
    mass: quantity('kg', {
      label: 'Rest mass',
      help: 'Electron 9.10938e-31 kg, proton 1.67262e-27 kg; 0.511 MeV/c² is read too.',
      symbol: 'm',
      above: 0,
      max: 1e60,
      optional: true,
    }),
    speed: quantity('m/s', { label: 'Speed', unit: 'c', symbol: 'v', min: 0, below: 1 }),
    kinetic: quantity('J', { label: 'Kinetic energy', symbol: 'K', min: 0, max: 1e80, optional: true }),
    gamma: number({ label: 'Lorentz factor', symbol: '\\gamma', min: 1, max: 4.84e7 }),
    rapidity: number({ label: 'Rapidity', symbol: '\\eta', min: 0, max: 18.388 }),
    shortfall: quantity('m/s', { label: 'Slower than light by', symbol: '\\Delta v', above: 0, max: 299792458 }),
    classical: quantity('J', {
      label: 'Classical kinetic energy, ½mv²',
      symbol: 'K_{cl}',
      min: 0,
      max: 1e80,
      optional: true,
    }),
    excess: percent({
      label: 'Above the classical value by',
      symbol: '\\delta',
      min: 0,
      max: 9.68e9,
      usual: [0.5, 9.68e9],
    }),
  },
  equations: ({ mass, speed, kinetic, gamma, rapidity, shortfall, classical, excess }) => [
    [speed, speedOfLight * Math.tanh(rapidity)],
    [gamma, Math.cosh(rapidity)],
    // (γ - 1) m c², written so that slow bodies keep their digits.
    [kinetic, 2 * mass * speedOfLight ** 2 * Math.sinh(rapidity / 2) ** 2],
    // c - v, written so that fast ones keep theirs.
    [shortfall, (2 * speedOfLight) / (1 + Math.exp(2 * rapidity))],
    [classical, (mass * speed ** 2) / 2],
    [excess, (1 + 2 * gamma) * Math.tanh(rapidity / 2) ** 2],
  ],
  figure: {
    kind: 'curve',
    title: 'Kinetic energy over speed',
    x: { of: 'speed' },
    y: { of: 'kinetic' },
    curve: ({ mass, speed, kinetic }) =>
      mass === undefined || kinetic === undefined
        ? undefined
        : {
            from: 0,
            to: Math.max(0.95 * speedOfLight, (speed + speedOfLight) / 2),
            lines: [
              {
                label: 'Relativistic',
                y: (v) => {
                  const square = (v / speedOfLight) ** 2;
                  const root = Math.sqrt(1 - square);
                  return (mass * v ** 2) / (root * (1 + root));
                },
              },
              { label: '½mv²', dashed: true, y: (v) => (mass * v ** 2) / 2 },
            ],
            marks: [{ x: speed, y: kinetic, label: 'K' }],
          },
  },
  explanation: ({ speed, gamma, excess }) => {
    if (speed === 0) return 'At rest there is no kinetic energy.';
    // Shown figures would read alike.
    if (excess < 1e-5)
      return 'At {speed} the kinetic energy is ½mv² but for {excess}{kinetic?: a mass of {mass} has {kinetic}|}.';
    const where = gamma > 700 ? 'Only {shortfall} slower than light' : 'At {speed}';
    return `${where} the kinetic energy is {excess} more than ½mv²{kinetic?: a mass of {mass} has {kinetic}|}.`;
  },
  requires: [
    {
      that: ({ kinetic, classical }) => isAtMost(classical, kinetic),
      field: 'classical',
      says: 'The classical value, {classical}, is never above the kinetic energy, {kinetic}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ speed, excess }) => speed > 0 && isBelow(excess, 1e-9),
      says: 'So slow, the two energies agree in nine digits: a mass or speed that is computed from both of them, without another value, is noise.',
    },
    {
      level: 'note',
      when: ({ gamma }) => isAbove(gamma, 70000),
      says: 'So close to the speed of light a speed in c has too few digits: send what it falls short by, the Lorentz factor or the energy in its place.',
    },
  ],
  examples: [
    {
      inputs: { mass: '9.11e-31 kg', speed: 0.99 },
      results: {
        kinetic: 4.9853120911168e-13,
        classical: 4.0123626253472e-14,
        excess: 1142.48791962,
        gamma: 7.08881205008,
      },
      source:
        'OpenStax University Physics Volume 3, §5.9: an electron, 12.4 times the classical value; Python, mpmath: (γ - 1) m c², m v²/2',
    },
    {
      inputs: { mass: 1, speed: 0.6 },
      results: { kinetic: 2.246887946842e16, classical: 1.6177593217263e16, excess: 38.888888889, gamma: 1.25 },
      source: 'By hand: 0.25 c²; 0.18 c²; 25/18',
    },
    {
      inputs: { mass: 1000, speed: '11 km/s' },
      results: { kinetic: 60500000061.09, classical: 60500000000, excess: 1.009729927e-7 },
      source: 'Python, mpmath with 50 digits: (γ - 1) m c² of a probe',
    },
    {
      inputs: { mass: 1000, kinetic: 1e20 },
      results: { speed: 0.8808802648, gamma: 2.11265005605, classical: 3.48694558856e19, excess: 186.783941591 },
      source: 'Python, mpmath: γ = 1 + K/(mc²), √(1 - 1/γ²)',
    },
    { inputs: { speed: 0.8, kinetic: 1e17 }, results: { mass: 1.66897508408 }, source: 'Python: 10¹⁷/(2/3 c²)' },
    { inputs: { mass: 1, classical: 1e16 }, results: { speed: 0.47173086735 }, source: 'Python: √(2 × 10¹⁶)/c' },
    {
      inputs: { excess: 1 },
      results: { speed: 0.11483350106, gamma: 1.0066593001 },
      source: 'Python, scipy: root of 2γ²/(1 + γ) = 1.01',
    },
    { inputs: { gamma: 3, mass: 2 }, results: { kinetic: 3.5950207149473e17 }, source: 'By hand: 2 × 2 c²' },
    {
      inputs: { mass: '0.51099895 MeV/c^2', kinetic: '104.5 GeV' },
      results: { gamma: 204502.39868193, speed: 0.999999999988044, shortfall: 0.0035842136919 },
      cautions: ['falls short by'],
      source: 'Python, mpmath: 1 + K/(mc²), √(1 - 1/γ²); an electron of LEP',
    },
    {
      inputs: { rapidity: 1, mass: 1 },
      results: { speed: 0.76159415596, gamma: 1.54308063482 },
      source: 'Python: tanh 1, cosh 1',
    },
    {
      inputs: { mass: 1000, speed: '1 km/s' },
      results: { kinetic: 500000000.00417, excess: 8.34487542e-10 },
      cautions: ['is noise'],
      source: 'Python, mpmath with 50 digits: as above; a slow probe',
    },
    { inputs: { kinetic: 1, classical: 2 }, refused: 'is never above', source: 'By definition: γ - 1 ≥ v²/(2c²)' },
    {
      inputs: { mass: 5, speed: 0 },
      results: { kinetic: 0, classical: 0, excess: 0, gamma: 1, rapidity: 0 },
      source: 'By definition: at rest',
    },
  ],
  notes: [
    'By the rapidity, 2 sinh²(η/2) is γ − 1 and c tanh η the speed: so K = (γ − 1)mc² keeps its digits at low speed.',
    'The mass is the rest mass. The kinetic energy comes on top of the rest energy mc².',
  ],
  references: [
    {
      title: 'OpenStax: University Physics Volume 3, §5.9, Relativistic Energy',
      url: 'https://openstax.org/books/university-physics-volume-3/pages/5-9-relativistic-energy',
    },
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §37-6' },
  ],
});
