import {
  constant,
  defineEquations,
  isAbove,
  isAtMost,
  percent,
  quantity,
  speedOfLight,
  vacuumImpedance,
} from '@reckoner/engine';

/** Whether a beam that a pupil of 7 mm takes in whole has no more than the 1 mW of class 2. */
const isWeakBeam = (power: number | undefined, area: number | undefined) =>
  power !== undefined &&
  area !== undefined &&
  isAtMost(power, constant(0.001, 'W')) &&
  isAtMost(area, constant(3.85e-5, 'm^2'));

/** Plane sine wave in vacuum or air: I = E₀²/(2 Z₀), B₀ = E₀/c, u = I/c, p = (1 + ρ) I/c. */
export default defineEquations({
  title: 'Electromagnetic wave intensity',
  description:
    'Intensity, amplitudes of the electric and magnetic field, energy density and radiation pressure of a plane wave in vacuum, each from any of the others, and force and power on an area.',
  keywords: [
    'poynting vector',
    'radiation pressure',
    'light pressure',
    'em wave amplitude',
    'intensity from electric field',
    'solar sail force',
    'energy density of light',
  ],
  related: ['field-strength-power-density', 'photon-energy-wavelength', 'rf-exposure-safe-distance'],
  variables: {
    intensity: quantity('W/m^2', {
      label: 'Intensity',
      help: 'The mean over time of the Poynting vector; sunlight above the atmosphere 1361 W/m².',
      symbol: 'I',
      above: 0,
      max: 1e34,
      optional: true,
    }),
    electric: quantity('V/m', {
      label: 'Amplitude of the electric field',
      help: 'The peak, not the effective (RMS) value.',
      symbol: 'E_0',
      above: 0,
      max: 1e19,
      optional: true,
    }),
    effective: quantity('V/m', {
      label: 'Effective electric field (RMS)',
      symbol: 'E_{rms}',
      above: 0,
      max: 1e19,
      optional: true,
    }),
    magnetic: quantity('T', {
      label: 'Amplitude of the magnetic field',
      unit: 'µT',
      symbol: 'B_0',
      above: 0,
      max: 1e17,
      optional: true,
    }),
    peakFlux: quantity('W/m^2', {
      label: 'Peak of the Poynting vector',
      help: 'Twice the mean.',
      symbol: 'S_0',
      above: 0,
      max: 2e34,
      optional: true,
    }),
    density: quantity('J/m^3', {
      label: 'Mean energy density',
      unit: 'µJ/m^3',
      symbol: 'u',
      above: 0,
      max: 1e32,
      optional: true,
    }),
    reflectivity: percent({
      label: 'Reflected share',
      help: '0% of a black surface, 100% of a perfect mirror, which the wave meets square on.',
      symbol: '\\rho',
      min: 0,
      max: 100,
      usual: [1, 100],
      default: 0,
    }),
    pressure: quantity('Pa', {
      label: 'Radiation pressure',
      unit: 'µPa',
      symbol: 'p',
      above: 0,
      max: 1e32,
      optional: true,
    }),
    area: quantity('m^2', {
      label: 'Area that is hit',
      symbol: 'A',
      above: 0,
      max: 1e24,
      optional: true,
    }),
    power: quantity('W', { label: 'Power on the area', symbol: 'P', above: 0, max: 1e34, optional: true }),
    force: quantity('N', { label: 'Force on the area', unit: 'µN', symbol: 'F', above: 0, max: 1e34, optional: true }),
  },
  equations: ({
    intensity,
    electric,
    effective,
    magnetic,
    peakFlux,
    density,
    reflectivity,
    pressure,
    area,
    power,
    force,
  }) => [
    [intensity, electric ** 2 / (2 * vacuumImpedance)],
    [effective, electric / Math.SQRT2],
    [magnetic, electric / speedOfLight],
    [peakFlux, 2 * intensity],
    [density, intensity / speedOfLight],
    [pressure, ((1 + reflectivity) * intensity) / speedOfLight],
    [power, intensity * area],
    // The area drops out: light of a power presses alike however wide it is.
    [force, ((1 + reflectivity) * power) / speedOfLight],
  ],
  explanation: ({ intensity, area }) =>
    intensity === undefined
      ? 'Where {power} falls on a surface that reflects {reflectivity} of it, it presses with {force}.'
      : `A wave of {intensity} has amplitudes of {electric} ({effective} RMS) and {magnetic}; on a surface that reflects {reflectivity} of it, it presses with {pressure}${area === undefined ? '' : ', over {area} with {force}, and {power} falls on it'}.`,
  requires: [
    {
      that: (_, given) =>
        given.intensity ||
        given.electric ||
        given.effective ||
        given.magnetic ||
        given.peakFlux ||
        given.density ||
        given.pressure ||
        given.power ||
        given.force,
      field: 'intensity',
      says: 'Send the intensity or an amplitude, the energy density, the pressure, or power or force and the area that is hit.',
    },
    {
      that: ({ intensity, pressure }, given) =>
        !given.intensity ||
        !given.pressure ||
        (isAtMost(intensity, pressure * speedOfLight) && isAtMost(pressure * speedOfLight, 2 * intensity)),
      field: 'pressure',
      says: 'A wave of {intensity} presses with I/c where all of it is absorbed, and with twice as much where all of it is reflected: {pressure} is not between them.',
    },
    {
      that: ({ power, force }, given) =>
        !given.power ||
        !given.force ||
        (isAtMost(power, force * speedOfLight) && isAtMost(force * speedOfLight, 2 * power)),
      field: 'force',
      says: 'A power of {power} presses with P/c where all of it is absorbed, and with twice as much where all of it is reflected: {force} is not between them.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ intensity, power, area }, given) =>
        intensity !== undefined &&
        isAbove(intensity, constant(26, 'W/m^2')) &&
        !(given.power && isWeakBeam(power, area)),
      says: 'As laser light this can harm eyes: over a pupil of 7 mm it is more than 1 mW, the limit of class 2 of IEC 60825-1 for visible beams, and invisible ones have lower limits. As radio waves above 30 MHz it is above the 10 W/m² that ICNIRP (2020) gives as the highest level for the public over the whole body.',
    },
    {
      level: 'caution',
      when: ({ intensity, power, area }, given) =>
        intensity !== undefined && isAbove(intensity, constant(26, 'W/m^2')) && given.power && isWeakBeam(power, area),
      says: 'As laser light the whole beam has no more than 1 mW, the limit of class 2 of IEC 60825-1 for visible ones, where blinking protects: do not stare into it, and hold invisible ones against their own, lower limit. Radio waves of this intensity over the whole body are above the 10 W/m² that ICNIRP (2020) gives for the public.',
    },
    {
      level: 'caution',
      when: ({ intensity }) =>
        intensity !== undefined &&
        isAbove(intensity, constant(2, 'W/m^2')) &&
        !isAbove(intensity, constant(26, 'W/m^2')),
      says: 'As radio waves this may be above the level for the public of ICNIRP (2020), 2 W/m² from 30 to 400 MHz, rising to 10 W/m² from 2 GHz on, over the whole body; and laser beams, invisible or thin ones above all, can harm eyes at less.',
    },
    {
      level: 'danger',
      when: ({ intensity, power }) =>
        intensity === undefined && power !== undefined && isAbove(power, constant(0.001, 'W')),
      says: 'A laser beam of more than 1 mW can harm eyes, and one of more than 0.5 W skin, too, and eyes even by what a wall scatters of it: wear glasses for its wavelength.',
    },
    {
      level: 'caution',
      when: ({ electric }) => electric !== undefined && isAbove(electric, constant(3e6, 'V/m')),
      says: 'In air of normal pressure radio waves and microwaves of more than about 3 MV/m break down into a spark; short pulses and light reach more, and vacuum holds it.',
    },
  ],
  examples: [
    {
      inputs: { intensity: 1361 },
      results: {
        electric: 1012.649946,
        effective: 716.05164378,
        magnetic: 3.3778366299,
        peakFlux: 2722,
        density: 4.5398073356,
        pressure: 4.5398073356,
      },
      cautions: ['laser light'],
      source: 'Python: √(2Z₀I), I/c with I of the Sun; OpenStax gives 4.5 µPa for black surfaces at 1.4 kW/m²',
    },
    {
      inputs: { electric: 100 },
      results: { intensity: 13.272093649, magnetic: 0.3335640952 },
      cautions: ['ICNIRP (2020), 2 W/m²'],
      source: 'Python: E₀²/(2Z₀)',
    },
    {
      inputs: { magnetic: 0.01, reflectivity: 100 },
      results: { electric: 2.99792458, intensity: 0.0119283629, pressure: 0.000079577471556 },
      source: 'Python: cB₀, 2I/c',
    },
    {
      inputs: { intensity: 1361, area: 32, reflectivity: 90 },
      results: { power: 43552, force: 276.02028601, pressure: 8.6256339377 },
      cautions: ['laser light'],
      source: 'Python: 1.9 I/c × 32 m², a sail of the size of LightSail 2',
    },
    {
      inputs: { power: 0.001, area: '1 mm^2' },
      results: { intensity: 1000, electric: 868.02109814 },
      cautions: ['whole beam has no more than 1 mW'],
      source: 'By hand: 1 mW/1 mm²; √(2Z₀I)',
    },
    {
      inputs: { electric: 4000000 },
      results: { intensity: 21235349838.31 },
      cautions: ['laser light', 'break down'],
      source: 'Python: E₀²/(2Z₀)',
    },
    {
      inputs: { intensity: 1000, pressure: 4 },
      results: { reflectivity: 19.9169832 },
      cautions: ['laser light'],
      source: 'Python: pc/I − 1',
    },
    {
      inputs: { power: 5, reflectivity: 100 },
      results: { force: 0.0333564095 },
      cautions: ['A laser beam of more than 1 mW'],
      source: 'By hand: 2P/c of a laser on a mirror, however wide the beam is',
    },
    {
      inputs: { power: 299.792458, force: 1.5 },
      results: { reflectivity: 50 },
      cautions: ['A laser beam of more than 1 mW'],
      source: 'By hand: Fc/P = 1.5',
    },
    { inputs: { area: 2 }, refused: 'Send the intensity', source: 'By definition' },
    { inputs: { power: 5, force: 1 }, refused: 'P/c where all', source: 'By hand: 2P/c = 0.033 µN' },
    { inputs: { intensity: 1000, pressure: 10 }, refused: 'not between them', source: 'By hand: 2I/c = 6.67 µPa' },
  ],
  notes: [
    'A plane sine wave, or far from its source, in vacuum; air changes the figures by less than 0.1%. Sunlight and other mixed light have no single amplitude: what is told is that of a sine wave of the same intensity.',
    'The pressure holds for a wave that meets the surface square on, and for a mirror that reflects straight back: what goes through presses not at all, what is scattered less than a mirror.',
  ],
  references: [
    {
      title:
        'OpenStax: University Physics Volume 2, §16.3, Energy Carried by Electromagnetic Waves, and §16.4, Momentum and Radiation Pressure',
      url: 'https://openstax.org/books/university-physics-volume-2/pages/16-3-energy-carried-by-electromagnetic-waves',
    },
    { title: 'ICNIRP: Guidelines for limiting exposure to electromagnetic fields, 100 kHz to 300 GHz (2020), table 5' },
    { title: 'Griffiths: Introduction to Electrodynamics, 4th ed. (2013), §9.2.3' },
  ],
});
