import {
  alphaParticleMass,
  atomicMassConstant,
  choice,
  constant,
  cosTurn,
  defineCalculator,
  deuteronMass,
  electricConstant,
  electronMass,
  elementaryCharge,
  isAbove,
  isAtMost,
  isBelow,
  muonMass,
  number,
  protonMass,
  quantity,
  reducedPlanckConstant,
  sinTurn,
  speedOfLight,
} from '@reckoner/engine';

const PARTICLES = {
  electron: { mass: electronMass, charges: 1 },
  proton: { mass: protonMass, charges: 1 },
  deuteron: { mass: deuteronMass, charges: 1 },
  alpha: { mass: alphaParticleMass, charges: 2 },
  muon: { mass: muonMass, charges: 1 },
} as const;

const NAMES = {
  electron: 'an electron or positron',
  proton: 'a proton',
  deuteron: 'a deuteron',
  alpha: 'an alpha particle',
  muon: 'a muon',
  other: 'a particle of {mass} and {charge}',
} as const;

/** r = γ m v⊥/(|q| B), f = |q| B/(2π γ m), p = v∥/f: with the momentum, and so right near the speed of light too. */
export default defineCalculator({
  title: 'Cyclotron radius and frequency',
  description:
    'Radius, frequency, period and helix pitch of a charged particle in a magnetic field from its speed or kinetic energy, near the speed of light too.',
  keywords: [
    'larmor radius',
    'gyroradius',
    'gyrofrequency',
    'cyclotron frequency',
    'charged particle in a magnetic field',
    'helical path pitch',
    'magnetic rigidity',
    'mv / qB',
  ],
  related: ['lorentz-force-charge', 'relativistic-momentum-energy'],
  inputs: {
    particle: choice(
      {
        electron: { label: 'Electron or positron', also: ['electron', 'e-', 'positron'] },
        proton: { label: 'Proton', also: ['p', 'p+', 'hydrogen ion', 'H+'] },
        deuteron: { label: 'Deuteron', also: ['d', 'deuterium'] },
        alpha: { label: 'Alpha particle', also: ['alpha', 'He2+', 'helium nucleus'] },
        muon: { label: 'Muon', also: ['mu'] },
        other: { label: 'Other, as an ion', also: ['ion', 'other', 'custom'] },
      },
      { label: 'Particle', default: 'electron' },
    ),
    mass: quantity('kg', {
      label: 'Mass',
      help: 'Of the ion: carbon-12 12 u, argon-40 39.96 u.',
      unit: 'u',
      symbol: 'm',
      min: 1e-6,
      max: 1e30,
      usual: [0.0005, 1e6],
      when: { particle: 'other' },
    }),
    charge: quantity('C', {
      label: 'Charge',
      help: 'Its size: the sign turns the circle the other way and changes no figure here.',
      unit: 'e',
      symbol: 'q',
      min: 1e-3,
      max: 1e25,
      // From 0.9, so that e sent as 1.6 × 10⁻¹⁹ C is within.
      usual: [0.9, 200],
      when: { particle: 'other' },
    }),
    field: quantity('T', {
      label: 'Magnetic field',
      help: 'Earth about 0.00005 T, a fridge magnet 0.005 T, MRI 1.5 to 7 T.',
      symbol: 'B',
      min: 1e-15,
      max: 1e12,
      usual: [1e-10, 50],
    }),
    given: choice(
      {
        speed: 'Speed',
        energy: { label: 'Kinetic energy', also: ['energy'] },
      },
      { label: 'Motion is given as', default: 'speed' },
    ),
    speed: quantity('m/s', {
      label: 'Speed',
      help: 'The whole of it, not only the part across the field.',
      symbol: 'v',
      above: 0,
      max: 299792457.999,
      usual: [10, 299792457.999],
      when: { given: 'speed' },
    }),
    energy: quantity('J', {
      label: 'Kinetic energy',
      help: 'Of the particle as a whole: a particle of charge q that starts from rest has q times the voltage, an alpha particle 2 keV from 1 kV.',
      unit: 'keV',
      symbol: 'K',
      min: 1e-9,
      max: 1e20,
      usual: [1e-6, 1e13],
      when: { given: 'energy' },
    }),
    angle: quantity('rad', {
      label: 'Angle between velocity and field',
      help: 'At 90° the path is a circle, otherwise a helix.',
      unit: 'deg',
      symbol: '\\alpha',
      min: 0,
      max: 180,
      default: 90,
    }),
  },
  outputs: {
    radius: quantity('m', { label: 'Cyclotron radius', unit: 'mm', symbol: 'r' }),
    frequency: quantity('1/s', { label: 'Frequency of revolution', unit: 'MHz', symbol: 'f', optional: true }),
    period: quantity('s', { label: 'Period', unit: 'ns', symbol: 'T', optional: true }),
    pitch: quantity('m', {
      label: 'Pitch of the helix',
      help: 'How far it goes along the field in one turn.',
      unit: 'mm',
      symbol: 'p',
      optional: true,
    }),
    slowFrequency: quantity('1/s', {
      label: 'Cyclotron frequency of a slow particle',
      help: 'Without relativity: qB/(2πm).',
      unit: 'MHz',
      symbol: 'f_c',
    }),
    gamma: number({ label: 'Lorentz factor', symbol: '\\gamma', digits: 7 }),
    velocity: quantity('m/s', { label: 'Speed of the particle', symbol: 'v_p', digits: 9 }),
    kinetic: quantity('J', { label: 'Kinetic energy of the particle', unit: 'keV', symbol: 'K_p' }),
    rigidity: quantity('T*m', { label: 'Magnetic rigidity', help: 'Momentum over charge.', symbol: 'B\\rho' }),
  },
  formula: ({ particle, mass, charge, field, given, speed, energy, angle }) => {
    const m = particle === 'other' ? mass : PARTICLES[particle].mass;
    const q = particle === 'other' ? charge : PARTICLES[particle].charges * elementaryCharge;
    const rest = m * speedOfLight ** 2;
    // Of the energy √(K (K + 2mc²)), which keeps the digits of slow particles; of the speed (c − v)(c + v), which keeps those of fast ones.
    const gamma =
      given === 'speed' ? speedOfLight / Math.sqrt((speedOfLight - speed) * (speedOfLight + speed)) : 1 + energy / rest;
    const momentum = given === 'speed' ? gamma * m * speed : Math.sqrt(energy * (energy + 2 * rest)) / speedOfLight;
    const velocity = given === 'speed' ? speed : momentum / (gamma * m);
    const kinetic = given === 'speed' ? (momentum * speed) / (1 + 1 / gamma) : energy;
    const across = sinTurn(angle);
    const slowFrequency = (q * field) / (2 * Math.PI * m);
    const rigidity = momentum / q;
    if (across <= 0) return { radius: 0 * (rigidity / field), slowFrequency, gamma, velocity, kinetic, rigidity };
    const frequency = slowFrequency / gamma;
    return {
      radius: (rigidity * across) / field,
      frequency,
      period: 1 / frequency,
      pitch: (velocity * Math.abs(cosTurn(angle))) / frequency,
      slowFrequency,
      gamma,
      velocity,
      kinetic,
      rigidity,
    };
  },
  shown: ({ field, angle, frequency, period, pitch, gamma, slowFrequency, velocity, rigidity }) => ({
    radius: (rigidity * sinTurn(angle)) / field,
    frequency: frequency === undefined ? undefined : slowFrequency / gamma,
    period: period === undefined || frequency === undefined ? undefined : 1 / frequency,
    pitch:
      pitch === undefined || frequency === undefined ? undefined : (velocity * Math.abs(cosTurn(angle))) / frequency,
    slowFrequency: undefined,
    gamma: undefined,
    velocity: undefined,
    kinetic: undefined,
    rigidity: undefined,
  }),
  stepwise: [
    'With the mass m and the size q of the charge of the particle: f_c = qB/(2πm); γ = 1/√(1 − v²/c²) = 1 + K/(mc²), from which speed and kinetic energy follow; the momentum is γmv, and Bρ = γmv/q.',
  ],
  figure: {
    kind: 'drawing',
    title: 'Path, seen along the field',
    draw: ({ radius }) =>
      radius === 0
        ? undefined
        : [
            { shape: 'circle', color: 2, center: [0, 0], radius },
            { shape: 'dimension', from: [0, 0], to: [radius, 0], label: 'r', of: 'radius' },
            { shape: 'arrow', color: 3, from: [0, radius], to: [0.8 * radius, radius], label: 'v' },
            { shape: 'point', color: 1, at: [0, 0], label: 'B' },
          ],
  },
  explanation: ({ particle, given, radius, pitch }) => {
    const who = `${NAMES[particle]} ${given === 'speed' ? 'at {speed} ({kinetic})' : 'with {energy} of kinetic energy ({velocity})'}`;
    if (radius === 0) return `Along a field of {field} ${who} moves straight on, without a turn.`;
    return pitch === 0
      ? `In a field of {field} ${who} goes around circles of {radius} radius, {frequency} or a turn in {period}.`
      : `In a field of {field} ${who}, at {angle} to it, winds along a helix of {radius} radius, {frequency} or a turn in {period}, with a pitch of {pitch}.`;
  },
  cautions: [
    {
      level: 'note',
      when: ({ angle }) => angle > 0 && isAtMost(angle, constant(0.056, 'rad')),
      says: 'The angle is small: check that it is in degrees, and not in radians (90° are 1.571 rad).',
    },
    {
      level: 'note',
      when: ({ frequency, slowFrequency }) => frequency !== undefined && isBelow(frequency, 0.99 * slowFrequency),
      says: 'At this speed the particle turns more than 1% slower than a slow one, as its momentum grows faster than its speed: a cyclotron of fixed frequency loses step with it.',
    },
    {
      level: 'caution',
      // Power q²γ⁴a²/(6πε₀c³) of an acceleration a = 2πf v⊥, over one turn.
      when: ({ particle, charge, frequency, radius, gamma, kinetic }) => {
        if (frequency === undefined) return false;
        const q = particle === 'other' ? charge : PARTICLES[particle].charges * elementaryCharge;
        const acceleration = (2 * Math.PI * frequency) ** 2 * radius;
        const loss =
          (q ** 2 * gamma ** 4 * acceleration ** 2) / (6 * Math.PI * electricConstant * speedOfLight ** 3 * frequency);
        return isAbove(loss, 0.01 * kinetic);
      },
      says: 'In each turn the particle would radiate more than 1% of its kinetic energy away: it does not keep to this circle but spirals inward.',
    },
    {
      level: 'caution',
      when: ({ particle, charge, field, radius }) => {
        const q = particle === 'other' ? charge : PARTICLES[particle].charges * elementaryCharge;
        return radius > 0 && isBelow(q * field * radius ** 2, reducedPlanckConstant);
      },
      says: 'The circle is smaller than quantum mechanics lets it be: the particle is in one of its lowest Landau levels, of which this radius tells nothing.',
    },
    {
      level: 'caution',
      when: ({ mass, charge }) =>
        mass !== undefined &&
        charge !== undefined &&
        isAbove(mass, constant(1.49e-27, 'kg')) &&
        isAbove(charge, elementaryCharge) &&
        isAbove(charge / elementaryCharge, 0.67 * (mass / atomicMassConstant)),
      says: 'An ion has at most as many charges as its nucleus has protons, about half of its mass in u: check mass and charge.',
    },
  ],
  examples: [
    {
      inputs: { field: 0.001, speed: 1e7 },
      results: {
        radius: 56.887958116,
        frequency: 27.976912577,
        period: 35.743758259,
        pitch: 0,
        slowFrequency: 27.992489834,
        gamma: 1.0005567897,
        velocity: 10000000,
        kinetic: 0.28451895512,
        rigidity: 0.000056887958116,
      },
      source: 'Python with mpmath at 40 digits: γmv/(eB), eB/(2πγm)',
    },
    {
      inputs: { particle: 'proton', field: 1.5, given: 'energy', energy: 10000 },
      results: {
        radius: 305.43691739,
        frequency: 22.626627566,
        slowFrequency: 22.867779656,
        gamma: 1.0106578892,
        velocity: 43423139.995,
        kinetic: 10000,
      },
      cautions: ['1% slower'],
      source: 'Python with mpmath at 40 digits: γ = 1 + K/mc²',
    },
    {
      inputs: { particle: 'deuteron', field: 1.2, given: 'energy', energy: 20000 },
      results: { radius: 763.40380842, frequency: 9.0550972255, gamma: 1.0106631808 },
      cautions: ['1% slower'],
      source: 'Python with mpmath at 40 digits',
    },
    {
      inputs: { particle: 'alpha', field: 0.4, given: 'energy', energy: 5000, angle: 60 },
      results: {
        radius: 697.37654626,
        frequency: 3.0659547391,
        period: 326.16267528,
        pitch: 2529.8022725,
        rigidity: 0.32210442937,
      },
      source: 'Python with mpmath at 40 digits: γmv sin 60°/(2eB), v cos 60° T',
    },
    {
      inputs: { particle: 'muon', field: 2, given: 'energy', energy: 100000, angle: 120 },
      results: { radius: 254.84796955, pitch: 924.48617029, gamma: 1.946446503 },
      cautions: ['1% slower'],
      source: 'Python with mpmath at 40 digits',
    },
    {
      inputs: { particle: 'other', mass: 12, charge: 1, field: 0.5, speed: 300000 },
      results: { radius: 74.622778967, frequency: 0.63983790994, kinetic: 5.5967098236 },
      source: 'Python with mpmath at 40 digits: an ion of 12 u',
    },
    {
      inputs: { particle: 'other', mass: 12, charge: 10, field: 0.5, speed: 300000 },
      results: { radius: 7.4622778967 },
      cautions: ['as its nucleus has protons'],
      source: 'By hand: a tenth of that of one charge',
    },
    {
      inputs: { particle: 'proton', field: 1, speed: 1000000, angle: 0 },
      results: { radius: 0, slowFrequency: 15.245186438, kinetic: 5.219886024 },
      source: 'Python with mpmath at 40 digits: eB/(2πm), (γ − 1)mc²; straight along the field',
    },
    {
      inputs: { field: 50, given: 'energy', energy: 1e11 },
      results: { radius: 6671281.9381, gamma: 195695119.09 },
      cautions: ['1% slower', 'spirals inward'],
      source: 'Python with mpmath at 40 digits; K/mc² + 1',
    },
    {
      inputs: { field: 50, given: 'energy', energy: 0.000001 },
      results: { radius: 0.000002132722226, velocity: 18755.372581 },
      cautions: ['Landau'],
      source: 'Python with mpmath at 40 digits; eBr² = 3.6 × 10⁻³⁵ J·s, below ħ',
    },
    {
      inputs: { particle: 'alpha', field: 0.4, given: 'energy', energy: 5000, angle: 1.0472 },
      results: { radius: 14.717008037, pitch: 5058.7594831 },
      cautions: ['in degrees'],
      source: 'Python with mpmath at 40 digits: the radians of 60° taken as degrees',
    },
  ],
  notes: [
    'Uniform, constant field without an electric field and without collisions. Masses of particles as of CODATA 2022; an ion has the mass of its atom less that of the electrons that it lacks.',
  ],
  references: [
    {
      title: 'OpenStax: University Physics Volume 2, §11.3, Motion of a Charged Particle in a Magnetic Field',
      url: 'https://openstax.org/books/university-physics-volume-2/pages/11-3-motion-of-a-charged-particle-in-a-magnetic-field',
    },
    { title: 'Jackson: Classical Electrodynamics, 3rd ed. (1999), §12.2 and §14.2' },
  ],
});
