import {
  defineCalculator,
  electronMass,
  elementaryCharge,
  noResult,
  planckConstant,
  quantity,
  speedOfLight,
} from '@reckoner/engine';

/** Einstein's equation: K = h f - W. */
export default defineCalculator({
  title: 'Photoelectric effect',
  description:
    'Largest kinetic energy, stopping potential and speed of photoelectrons from wavelength and work function.',
  keywords: ['work function', 'stopping potential', 'threshold wavelength', 'photoelectron', 'einstein'],
  inputs: {
    wavelength: quantity('m', {
      usual: [10, 2000],
      label: 'Wavelength of the light',
      unit: 'nm',
      symbol: '\\lambda',
      min: 5,
      max: 1e5,
    }),
    workFunction: quantity('J', {
      label: 'Work function',
      help: 'Cesium 2.1, sodium 2.75, zinc 4.3, copper 4.7, platinum 5.7 eV.',
      unit: 'eV',
      usual: [1, 7],
      symbol: 'W',
      min: 0.1,
      max: 20,
    }),
  },
  outputs: {
    kinetic: quantity('J', { label: 'Largest kinetic energy', unit: 'eV', symbol: 'K_{max}' }),
    stopping: quantity('V', { label: 'Stopping potential', symbol: 'V_s' }),
    speed: quantity('m/s', { label: 'Largest speed', unit: 'km/s', symbol: 'v' }),
    threshold: quantity('m', { label: 'Threshold wavelength', unit: 'nm', symbol: '\\lambda_0' }),
    photon: quantity('J', { label: 'Photon energy', unit: 'eV', symbol: 'E' }),
  },
  formula: ({ wavelength, workFunction }) => {
    const photon = (planckConstant * speedOfLight) / wavelength;
    if (photon < workFunction)
      throw noResult('The photons have less energy than the work function: no electrons come out.');
    const kinetic = photon - workFunction;
    return {
      kinetic,
      stopping: kinetic / elementaryCharge,
      speed: Math.sqrt((2 * kinetic) / electronMass),
      threshold: (planckConstant * speedOfLight) / workFunction,
      photon,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Energy of the electrons over that of the light',
    x: { of: 'photon' },
    y: { of: 'kinetic', label: 'Kinetic energy' },
    curve: ({ workFunction, photon, kinetic }) => ({
      from: 0,
      to: 1.5 * photon,
      lines: [{ y: (energy) => Math.max(0, energy - workFunction) }],
      marks: [
        { x: workFunction, y: 0, label: 'Threshold' },
        { x: photon, y: kinetic, label: 'Light' },
      ],
    }),
  },
  explanation: 'Photons of {photon} free electrons of up to {kinetic}, which {stopping} stop.',
  examples: [
    {
      inputs: { wavelength: 400, workFunction: 2.28 },
      results: {
        kinetic: 0.819604961,
        stopping: 0.819604961,
        speed: 536.942754,
        threshold: 543.790344,
        photon: 3.09960496,
      },
      source: 'Python 3.11: h c/λ - W with CODATA 2022',
    },
    {
      inputs: { wavelength: 250, workFunction: 4.5 },
      results: { kinetic: 0.459367937 },
      source: 'Python 3.11: h c/λ - W',
    },
    { inputs: { wavelength: 600, workFunction: 4.5 }, noResult: 'no electrons', source: 'By hand: 2.07 eV < 4.5 eV' },
  ],
  notes: ['Electrons below relativistic speeds.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §38-2' }],
});
