import {
  constant,
  defineEquations,
  isAbove,
  isAtLeast,
  isBelow,
  isNear,
  measure,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** L_I = 10 log₁₀(I/1 pW/m²); I = P/S through a surface, and p²/(ρc) of a plane wave. */
export default defineEquations({
  title: 'Sound intensity level',
  description:
    'Sound intensity level in decibels from the intensity, from the power through an area or from the sound pressure of a plane wave, and back.',
  keywords: [
    'sound intensity decibels',
    'intensity to dB',
    'dB to W/m2',
    'sound power through an area',
    'threshold of hearing intensity',
    'sound intensity from pressure',
  ],
  related: ['sound-pressure-level-db', 'sound-power-to-pressure-distance', 'sound-level-distance'],
  variables: {
    level: measure('dB', {
      label: 'Sound intensity level',
      help: 'Against 1 pW/m².',
      symbol: 'L_I',
      min: -100,
      max: 250,
      usual: [-10, 180],
      places: 1,
    }),
    intensity: quantity('W/m^2', { label: 'Sound intensity', symbol: 'I', above: 0, max: 1e13, usual: [1e-13, 1e6] }),
    ratio: number({
      label: 'Times the reference of 1 pW/m²',
      help: 'The reference is about the threshold of hearing at 1 kHz.',
      symbol: 'I/I_0',
      above: 0,
      max: 1e25,
    }),
    power: quantity('W', {
      label: 'Sound power through the area',
      symbol: 'P',
      above: 0,
      max: 1e12,
      usual: [1e-16, 1e6],
      optional: true,
    }),
    area: quantity('m^2', {
      label: 'Area',
      help: 'Square to the sound. Of a sphere around a source 4πr², of a half sphere on the ground 2πr².',
      symbol: 'S',
      min: 1e-9,
      max: 1e12,
      usual: [1e-5, 1e5],
      optional: true,
    }),
    pressure: quantity('Pa', {
      label: 'Sound pressure of a plane wave',
      help: 'Root mean square.',
      symbol: 'p',
      above: 0,
      max: 1e8,
      usual: [1e-5, 2e4],
    }),
    pressureLevel: measure('dB', {
      label: 'Sound pressure level of a plane wave',
      help: 'Against 20 µPa.',
      symbol: 'L_p',
      min: -150,
      max: 300,
      usual: [-10, 180],
      places: 1,
    }),
    impedance: quantity('Pa*s/m', {
      label: 'Characteristic impedance ρc',
      help: 'Air 413 Pa·s/m at 20 °C and 428 at 0 °C, water 1.48 million.',
      symbol: 'Z',
      min: 1,
      max: 1e9,
      usual: [300, 2e6],
      default: 413,
    }),
  },
  equations: ({ level, intensity, ratio, power, area, pressure, pressureLevel, impedance }) => [
    [ratio, intensity / constant(1e-12, 'W/m^2')],
    [level, 10 * Math.log10(ratio)],
    [power, intensity * area],
    [intensity, pressure ** 2 / impedance],
    [pressureLevel, 20 * Math.log10(pressure / constant(2e-5, 'Pa'))],
  ],
  explanation:
    'An intensity of {intensity}, {ratio} times the reference of 1 pW/m², is a sound intensity level of {level}{area?; through {area} goes {power}|}. A plane wave of it has a sound pressure of {pressure}, a level of {pressureLevel}, at a characteristic impedance of {impedance}.',
  cautions: [
    {
      level: 'caution',
      when: ({ power }, given) => given.power && isAtLeast(power ?? 0, constant(1, 'W')),
      says: 'A sound power of 1 W, 120 dB, is already that of a jackhammer: of electric power loudspeakers turn 1% or so into sound, machines far less. Check that sound power is meant.',
    },
    {
      level: 'danger',
      when: ({ level, pressureLevel, impedance }) =>
        Math.max(roundTo(level, 1), roundTo(pressureLevel, 1)) >= 120 && isBelow(impedance, 1000),
      says: 'Sound of 120 dB and more hurts and can damage hearing at once: wear protection, keep away.',
    },
    {
      level: 'caution',
      when: ({ level, pressureLevel, impedance }) =>
        Math.max(roundTo(level, 1), roundTo(pressureLevel, 1)) >= 85 &&
        Math.max(roundTo(level, 1), roundTo(pressureLevel, 1)) < 120 &&
        isBelow(impedance, 1000),
      says: 'Noise of 85 dB(A) and more over a working day damages hearing: protect it, and halve the time for each 3 dB more.',
    },
    {
      level: 'caution',
      when: ({ pressureLevel, impedance }) => roundTo(pressureLevel, 1) > 191 && isBelow(impedance, 1000),
      says: 'Over a pressure level of 191 dB the pressure of a tone would fall below zero in air at 1 atm: such sound is a shock wave.',
    },
    {
      level: 'caution',
      when: ({ impedance }, given) => given.impedance && isAbove(impedance, 1000) && isBelow(impedance, 1e5),
      says: 'Gases at 1 atm have up to some 1,000 Pa·s/m, as xenon, and most liquids over 500,000 Pa·s/m: check the impedance and its unit.',
    },
    {
      level: 'caution',
      when: ({ impedance }) => isAtLeast(impedance, 1e5),
      says: 'In liquids pressure levels are told against 1 µPa, 26 dB more than here, and intensity levels often against a plane wave of 1 µPa: name the reference.',
    },
    {
      level: 'caution',
      when: ({ impedance }, given) =>
        !given.impedance && !isNear(impedance, constant(413, 'Pa*s/m'), constant(40, 'Pa*s/m')),
      says: 'Intensity and pressure together fit a characteristic impedance of {impedance} alone, and air has 413 Pa·s/m: in another medium that is meant, in air the sound is no plane wave or one of them is off.',
    },
  ],
  examples: [
    {
      inputs: { intensity: 1e-6, impedance: 400 },
      results: { level: 60, ratio: 1000000, pressure: 0.02, pressureLevel: 60 },
      source: 'By hand: 10 log10(10⁶); √(10⁻⁶ × 400)',
    },
    {
      inputs: { level: 90 },
      results: { intensity: 0.001, pressure: 0.642650760522, pressureLevel: 90.1389006033 },
      cautions: ['over a working day'],
      source: 'Python, mpmath: √(0.001 × 413), 20 log10 of it over 20 µPa',
    },
    {
      inputs: { level: 84.94 },
      results: { pressureLevel: 85.0789006 },
      cautions: ['over a working day'],
      source: 'Python, mpmath: 84.94 + 10 log10(413/400): the limit is one of the pressure level',
    },
    {
      inputs: { level: 119.9 },
      results: { pressureLevel: 120.0389006 },
      cautions: ['hurts'],
      source: 'Python, mpmath: 119.9 + 10 log10(413/400)',
    },
    {
      inputs: { power: 0.5, area: 314.159265359 },
      results: { intensity: 0.00159154943092, level: 92.0182013164, pressureLevel: 92.1571019197 },
      cautions: ['over a working day'],
      source: 'Python, mpmath: 0.5 W over a sphere of 5 m radius, 100π m²',
    },
    {
      inputs: { ratio: 1000000000000, area: 0.00006 },
      results: { level: 120, intensity: 1, power: 0.00006 },
      cautions: ['hurts'],
      source: 'By hand: 1 W/m² on an eardrum of 0.6 cm²',
    },
    {
      inputs: { pressureLevel: 74, impedance: 413 },
      results: { pressure: 0.100237446725, intensity: 2.43281978839e-5, level: 73.8610993967 },
      source: 'Python, mpmath: 20 µPa × 10^3.7; p²/413',
    },
    {
      inputs: { pressure: 100000, impedance: 400 },
      results: { intensity: 25000000, level: 193.979400087 },
      cautions: ['hurts', 'shock wave', 'far above the usual'],
      source: 'By hand: 10¹⁰/400',
    },
    {
      inputs: { pressure: 1, impedance: 1480000 },
      results: { intensity: 6.75675675676e-7, level: 58.2973828461 },
      cautions: ['name the reference'],
      source: 'Python, mpmath: 1/1.48e6, in water',
    },
    {
      inputs: { intensity: 0.000001, impedance: 4000 },
      results: { pressure: 0.063245553203, level: 60 },
      cautions: ['Gases at 1 atm'],
      source: 'By hand: √0.004',
    },
    {
      inputs: { pressure: 1, intensity: 0.001 },
      results: { impedance: 1000, level: 90 },
      cautions: ['fit a characteristic impedance'],
      source: 'By hand: 1/0.001',
    },
    {
      inputs: { power: 10, area: 1000 },
      results: { intensity: 0.01, level: 100, pressureLevel: 100.138900603 },
      cautions: ['electric power', 'over a working day'],
      source: 'By hand: 10/1000 W/m²; Python, mpmath: √(0.01 × 413) over 20 µPa',
    },
  ],
  notes: [
    'Pressure, pressure level and intensity go together in a plane wave, or far from a source; in rooms and near sources the intensity is less than the pressure says, as sound comes from several sides.',
    'The direction of an intensity is not looked at. Levels have no frequency weighting; limits for hearing are in dB(A).',
  ],
  references: [
    { title: 'ISO 1683:2015: Acoustics, Preferred reference values for acoustical and vibratory levels' },
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §17-4' },
    {
      title:
        'NIOSH: Recommended exposure limit for occupational noise, 85 dB(A) over 8 hours with a 3 dB exchange rate',
    },
  ],
});
