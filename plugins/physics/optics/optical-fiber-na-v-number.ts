import { category, defineCalculator, number, percent, quantity, roundTo } from '@reckoner/engine';

/** First zero of the Bessel function J₀: below it a step-index fiber has one mode. */
const SINGLE_MODE = 2.404825557695773;

/** Step-index fiber: guidance, modes and, by Marcuse, the width of the fundamental mode. */
export default defineCalculator({
  title: 'Optical fiber NA and V-number',
  description:
    'Numerical aperture, acceptance angle, V-number, modes, cutoff wavelength and mode field diameter of a step-index fiber.',
  keywords: [
    'numerical aperture of a fiber',
    'V number',
    'normalized frequency',
    'single-mode cutoff',
    'mode field diameter',
    'optical fibre',
  ],
  inputs: {
    core: number({ label: 'Refractive index of the core', symbol: 'n_1', min: 1, max: 5, usual: [1.3, 4] }),
    cladding: number({ label: 'Refractive index of the cladding', symbol: 'n_2', min: 1, max: 5, usual: [1, 4] }),
    diameter: quantity('m', {
      label: 'Diameter of the core',
      usual: [1, 1000],
      unit: 'µm',
      symbol: '2a',
      min: 0.01,
      max: 1e5,
    }),
    wavelength: quantity('m', {
      label: 'Wavelength in vacuum',
      usual: [200, 12000],
      unit: 'nm',
      symbol: '\\lambda',
      min: 1,
      max: 1e6,
    }),
  },
  outputs: {
    aperture: number({ label: 'Numerical aperture', symbol: '\\mathrm{NA}', places: 4 }),
    acceptance: quantity('rad', { label: 'Acceptance angle in air, half', unit: 'deg', symbol: '\\theta_a' }),
    frequency: number({ label: 'V-number', symbol: 'V', places: 4 }),
    guidance: category(['Single-mode', 'Multimode'], { label: 'Guidance' }),
    modes: number({
      label: 'Modes, about',
      help: 'V²/2, each polarization counted.',
      symbol: 'N',
      places: 0,
      optional: true,
    }),
    cutoff: quantity('m', {
      label: 'Cutoff wavelength',
      help: 'Above it the fiber has one mode.',
      unit: 'nm',
      symbol: '\\lambda_c',
    }),
    modeField: quantity('m', { label: 'Mode field diameter', unit: 'µm', symbol: '\\mathrm{MFD}', optional: true }),
    contrast: percent({ label: 'Relative index difference', symbol: '\\Delta', places: 3 }),
  },
  formula: ({ core, cladding, diameter, wavelength }) => {
    const aperture = Math.sqrt((core - cladding) * (core + cladding));
    const frequency = (Math.PI * diameter * aperture) / wavelength;
    const guidance = frequency < SINGLE_MODE ? 'Single-mode' : 'Multimode';
    return {
      aperture,
      acceptance: Math.asin(Math.min(1, aperture)),
      frequency,
      guidance,
      modes: frequency < SINGLE_MODE ? undefined : frequency ** 2 / 2,
      cutoff: (Math.PI * diameter * aperture) / SINGLE_MODE,
      modeField:
        frequency < 0.8 || frequency > 2.5
          ? undefined
          : diameter * (0.65 + 1.619 / frequency ** 1.5 + 2.879 / frequency ** 6),
      contrast: (aperture / core) ** 2 / 2,
    };
  },
  requires: [
    {
      that: ({ core, cladding }) => core > cladding,
      field: 'cladding',
      says: 'The cladding must have a lower index than the core, {core}: else it guides no light.',
    },
  ],
  explanation: ({ guidance }) =>
    guidance === 'Single-mode'
      ? 'With a V-number of {frequency} the fiber has a single mode, above {cutoff}; its numerical aperture is {aperture}.'
      : 'With a V-number of {frequency} the fiber has about {modes} {modes|mode|modes}; its numerical aperture is {aperture}.',
  cautions: [
    {
      level: 'caution',
      when: ({ frequency }) => frequency > SINGLE_MODE && roundTo(frequency, 4) < 10,
      says: 'So few modes are only roughly counted by V²/2.',
    },
    {
      level: 'caution',
      when: ({ contrast }) => roundTo(100 * contrast, 3) > 10,
      says: 'The indices differ much: modes and mode field are those of weakly guiding fibers, and rough.',
    },
    {
      level: 'note',
      when: ({ aperture }) => roundTo(aperture, 4) >= 1,
      says: 'The numerical aperture is not below 1: light from air is taken in at every angle.',
    },
    {
      level: 'caution',
      when: ({ frequency }) => roundTo(frequency, 4) < 1.2,
      says: 'The light is guided weakly: most of it runs in the cladding and is lost in bends.',
    },
  ],
  examples: [
    {
      inputs: { core: 2, cladding: 1, diameter: 10, wavelength: 1550 },
      results: { aperture: 1.732050808, acceptance: 90, modes: 616.2083913, contrast: 37.5 },
      cautions: ['indices differ much', 'at every angle'],
      source: 'Python: √3, 2πa NA/λ, V²/2, NA²/(2 n₁²)',
    },
    {
      inputs: { core: 1.4504, cladding: 1.4447, diameter: 8.2, wavelength: 1550 },
      results: {
        aperture: 0.128460383,
        acceptance: 7.380632792,
        frequency: 2.135016518,
        guidance: 'Single-mode',
        cutoff: 1376.097985,
        modeField: 9.834838223,
        contrast: 0.3922228104,
      },
      source: 'Python: √(n₁² - n₂²), 2πa NA/λ, scipy.special.jn_zeros, Marcuse’s fit',
    },
    {
      inputs: { core: 1.48, cladding: 1.46, diameter: 50, wavelength: 850 },
      results: {
        aperture: 0.2424871131,
        acceptance: 14.03337841,
        frequency: 44.8115137,
        guidance: 'Multimode',
        modes: 1004.03588,
        contrast: 1.342220599,
      },
      source: 'Python: √(n₁² - n₂²), 2πa NA/λ, V²/2',
    },
    {
      inputs: { core: 1.4504, cladding: 1.4447, diameter: 8.2, wavelength: 4000 },
      results: { frequency: 0.8273189008, modeField: 96.59587468 },
      cautions: ['guided weakly'],
      source: 'Python: 2πa NA/λ, Marcuse’s fit',
    },
    {
      inputs: { core: 1.4504, cladding: 1.4447, diameter: 16.4, wavelength: 1550 },
      results: { frequency: 4.270033036, guidance: 'Multimode' },
      cautions: ['roughly counted'],
      source: 'By hand: twice the V-number of the first',
    },
    {
      inputs: { core: 1.4447, cladding: 1.4504, diameter: 8.2, wavelength: 1550 },
      refused: 'guides no light',
      source: 'By definition',
    },
  ],
  notes: [
    'Step-index fiber; a graded-index one has about half as many modes. Marcuse’s fit holds from V = 0.8 to 2.5.',
  ],
  references: [
    {
      title: 'Marcuse: Loss analysis of single-mode fiber splices, Bell Syst. Tech. J. 56 (1977) 703',
      doi: '10.1002/j.1538-7305.1977.tb00534.x',
    },
    { title: 'Saleh, Teich: Fundamentals of Photonics, 2nd ed., ch. 9' },
  ],
});
