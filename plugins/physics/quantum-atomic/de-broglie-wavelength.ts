import {
  alphaParticleMass,
  choice,
  defineCalculator,
  electronMass,
  elementaryCharge,
  neutronMass,
  planckConstant,
  protonMass,
  quantity,
  speedOfLight,
} from '@reckoner/engine';

/** λ = h/p with the relativistic momentum. */
export default defineCalculator({
  title: 'De Broglie wavelength',
  description: 'Matter wavelength and momentum of a particle from its speed, kinetic energy or accelerating voltage.',
  keywords: ['matter wave', 'electron wavelength', 'wave-particle duality', 'electron microscope', 'h/p'],
  inputs: {
    particle: choice(
      { electron: 'Electron', proton: 'Proton', neutron: 'Neutron', alpha: 'Alpha particle', other: 'Other' },
      { label: 'Particle', default: 'electron' },
    ),
    mass: quantity('kg', { label: 'Mass', symbol: 'm', min: 1e-35, max: 1e6, when: { particle: 'other' } }),
    known: choice(
      { speed: 'Speed', energy: 'Kinetic energy', voltage: 'Accelerating voltage' },
      { label: 'Known', default: 'voltage' },
    ),
    speed: quantity('m/s', { label: 'Speed', symbol: 'v', min: 1e-9, max: 2.9979e8, when: { known: 'speed' } }),
    energy: quantity('J', {
      label: 'Kinetic energy',
      unit: 'eV',
      symbol: 'K',
      min: 1e-12,
      max: 1e15,
      when: { known: 'energy' },
    }),
    voltage: quantity('V', { label: 'Voltage', symbol: 'U', min: 1e-12, max: 1e12, when: { known: 'voltage' } }),
  },
  outputs: {
    wavelength: quantity('m', { label: 'De Broglie wavelength', unit: 'pm', symbol: '\\lambda' }),
    momentum: quantity('kg*m/s', { label: 'Momentum', symbol: 'p' }),
    kinetic: quantity('J', { label: 'Kinetic energy', unit: 'eV', symbol: 'K' }),
  },
  formula: ({ particle, mass, known, speed, energy, voltage }) => {
    let rest = electronMass;
    if (particle === 'proton') rest = protonMass;
    else if (particle === 'neutron') rest = neutronMass;
    else if (particle === 'alpha') rest = alphaParticleMass;
    else if (particle === 'other') rest = mass;
    if (known === 'speed') {
      const root = Math.sqrt(1 - (speed / speedOfLight) ** 2);
      const momentum = (rest * speed) / root;
      // (γ - 1) m c², written so that slow particles keep their digits.
      return { wavelength: planckConstant / momentum, momentum, kinetic: (rest * speed ** 2) / (root * (1 + root)) };
    }
    const charges = particle === 'alpha' ? 2 : 1;
    const kinetic = known === 'energy' ? energy : charges * elementaryCharge * voltage;
    const momentum = Math.sqrt(kinetic * (kinetic / speedOfLight ** 2 + 2 * rest));
    return { wavelength: planckConstant / momentum, momentum, kinetic };
  },
  explanation: 'With a kinetic energy of {kinetic} the particle has a wavelength of {wavelength}.',
  requires: [
    {
      that: ({ known, particle }) => known !== 'voltage' || particle !== 'neutron',
      field: 'known',
      says: 'A voltage does not accelerate a neutron: give its speed or its kinetic energy.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ particle, known }) => particle === 'other' && known === 'voltage',
      says: 'The particle is taken to carry one elementary charge: of an ion with more, send its kinetic energy, the charges times the voltage.',
    },
  ],
  examples: [
    {
      inputs: { particle: 'other', mass: 6.644657345e-27, voltage: 2000 },
      results: { wavelength: 0.321095696, kinetic: 2000 },
      cautions: ['one elementary charge'],
      source: 'Python 3.11: an alpha particle of 2 keV, as at 1000 V below',
    },
    {
      inputs: { voltage: 100000 },
      results: { wavelength: 3.70143661, kinetic: 100000, momentum: 1.79013471e-22 },
      source: 'Python 3.11: h c/√(K (K + 2 m c²)); the table of Williams and Carter gives 3.70 pm',
    },
    {
      inputs: { particle: 'neutron', known: 'energy', energy: 0.0253 },
      results: { wavelength: 179.815683 },
      source: 'Python 3.11: a thermal neutron',
    },
    {
      inputs: { particle: 'proton', known: 'speed', speed: 1.5e8 },
      results: { wavelength: 0.0022866376, kinetic: 145401383.3323 },
      source: 'Python 3.11: h/(γ m v), (γ - 1) m c²',
    },
    {
      inputs: { particle: 'alpha', voltage: 1000 },
      results: { wavelength: 0.321095696, kinetic: 2000 },
      source: 'Python 3.11: K = 2 e U',
    },
    {
      inputs: { particle: 'other', mass: 1.44e-24, known: 'speed', speed: 200 },
      results: { wavelength: 2.3007188 },
      source: 'Python 3.11: h/(m v)',
    },
    {
      inputs: { particle: 'neutron', voltage: 100 },
      refused: 'does not accelerate a neutron',
      source: 'By definition: no charge',
    },
  ],
  references: [
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., ch. 38' },
    { title: 'Williams, Carter: Transmission Electron Microscopy, 2nd ed. (2009), §1.4' },
  ],
});
