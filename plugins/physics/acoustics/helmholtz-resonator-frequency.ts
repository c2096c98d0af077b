import { choice, constant, defineEquations, integer, isAbove, isBelow, isNear, quantity } from '@reckoner/engine';

/** f = c/2π √(nA/(V L')), with L' = L + kr for the air that moves along beyond the ends of the neck. */
export default defineEquations({
  title: 'Helmholtz resonator',
  description:
    'Resonance frequency of a cavity with an open neck, as of a bottle or bass reflex port, from its volume and neck, or the volume, length or width of the neck for a frequency.',
  keywords: [
    'bottle resonance frequency',
    'bass reflex port tuning',
    'ported box tuning',
    'port length',
    'cavity resonance',
    'sound hole air resonance',
    'resonant absorber',
    'ocarina frequency',
  ],
  aliases: ['port-tuning-length'],
  related: ['pipe-resonance-open-closed', 'speed-of-sound-air'],
  variables: {
    frequency: quantity('1/s', {
      label: 'Resonance frequency',
      unit: 'Hz',
      symbol: 'f',
      min: 0.01,
      max: 1e5,
      usual: [10, 2000],
      places: 1,
    }),
    volume: quantity('m^3', {
      label: 'Volume of the cavity',
      help: 'Without the neck.',
      unit: 'L',
      symbol: 'V',
      min: 1e-6,
      max: 1e6,
      usual: [0.01, 500],
    }),
    ends: choice(
      {
        bottle: { label: 'One end free, one in a wall (bottle, flush port): +1.46 r', also: ['bottle', 'port'] },
        flanged: { label: 'Both ends in a wall (hole in a plate): +1.7 r', also: ['flanged', 'hole'] },
        free: { label: 'Both ends free: +1.22 r', also: ['free'] },
        none: { label: 'None: the length is the effective one', also: ['none', 'no correction'] },
      },
      { label: 'End correction', default: 'bottle' },
    ),
    length: quantity('m', {
      label: 'Length of the neck',
      help: 'Of a hole the thickness of the wall.',
      unit: 'cm',
      symbol: 'L',
      min: 0,
      max: 1e4,
      usual: [0, 60],
      places: 2,
    }),
    diameter: quantity('m', {
      label: 'Inner diameter of the neck',
      help: 'Of a neck that is not round, give the area.',
      unit: 'cm',
      symbol: 'd',
      min: 1e-3,
      max: 1e4,
      usual: [0.3, 25],
      places: 2,
    }),
    area: quantity('m^2', {
      label: 'Area of one neck',
      unit: 'cm^2',
      symbol: 'A',
      min: 1e-6,
      max: 1e8,
      usual: [0.07, 500],
    }),
    necks: integer({ label: 'Number of equal necks', symbol: 'n', min: 1, max: 1000, usual: 'all', default: 1 }),
    soundSpeed: quantity('m/s', {
      label: 'Speed of sound',
      help: 'In air 331 m/s at 0 °C, 343 m/s at 20 °C, 349 m/s at 30 °C.',
      symbol: 'c',
      min: 50,
      max: 5000,
      usual: [250, 400],
      default: 343,
    }),
    effectiveLength: quantity('m', {
      label: 'Effective length of the neck',
      unit: 'cm',
      symbol: "L'",
      above: 0,
      max: 1e5,
      places: 2,
    }),
    wavelength: quantity('m', { label: 'Wavelength in free air', symbol: '\\lambda', above: 0, places: 2 }),
  },
  equations: ({ frequency, volume, ends, length, diameter, area, necks, soundSpeed, effectiveLength, wavelength }) => {
    const correction = ends === 'bottle' ? 1.46 : ends === 'flanged' ? 1.7 : ends === 'free' ? 1.22 : 0;
    return [
      [area, (Math.PI * diameter ** 2) / 4],
      [effectiveLength, length + (correction * diameter) / 2],
      [frequency, (soundSpeed / (2 * Math.PI)) * Math.sqrt((necks * area) / (volume * effectiveLength))],
      [wavelength, soundSpeed / frequency],
    ];
  },
  explanation: ({ ends }) => {
    const neck =
      ends === 'none'
        ? '{necks|neck|necks} that {necks|counts|count} as {effectiveLength} long and {necks|is|are} {diameter} wide'
        : '{necks|neck|necks} {length} long and {diameter} wide';
    const rest =
      ends === 'none'
        ? ', without end correction'
        : '; with the air that moves along beyond its ends a neck counts as {effectiveLength} long';
    return `A cavity of {volume} with {necks} ${neck} resonates at {frequency}, with sound at {soundSpeed}${rest}.`;
  },
  requires: [
    {
      that: ({ soundSpeed }, given) =>
        given.soundSpeed || given.wavelength || isNear(soundSpeed, constant(343, 'm/s'), constant(40, 'm/s')),
      field: 'frequency',
      says: 'Together these values fit sound at {soundSpeed} alone, which is not that of air: leave one of them out, or send the speed of sound.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ length, wavelength }) => isAbove(length, wavelength / 12),
      says: 'The neck is longer than a twelfth of the wavelength: the air in it does not move as one, which lowers the true resonance by 4% or more. A long tube is told better by the resonance of a pipe.',
    },
    {
      level: 'caution',
      when: ({ volume, wavelength }) => isAbove(volume, (wavelength / 12) ** 3),
      says: 'As a cube the cavity would be wider than a twelfth of the wavelength of {wavelength}: its shape counts, and the true resonance lies some percent off.',
    },
    {
      level: 'caution',
      when: ({ volume, diameter, necks }) =>
        isAbove(diameter * Math.sqrt(necks), 0.4 * Math.cbrt((6 * volume) / Math.PI)),
      says: 'The opening is wide for this cavity, over 0.4 of the width of a sphere of its volume: the end correction inside is smaller than told, which raises the frequency. Check that the diameter and volume are in the units meant.',
    },
    {
      level: 'caution',
      when: ({ frequency, diameter }) =>
        isBelow(diameter, 20 * Math.sqrt(constant(1.5e-5, 'm^2/s') / (Math.PI * frequency))),
      says: 'In so narrow a neck friction holds the air: the resonance is weak, and lower than told by some 4% or more.',
    },
    {
      level: 'note',
      when: ({ soundSpeed }, given) =>
        !given.soundSpeed && !isNear(soundSpeed, constant(343, 'm/s'), constant(0.5, 'm/s')),
      says: 'Together these values fit sound at {soundSpeed}, not at the 343 m/s that are taken where they leave it open: check that they belong together, and the temperature of the air.',
    },
  ],
  examples: [
    {
      inputs: { volume: 0.75, length: 8, diameter: 1.8 },
      results: { frequency: 104.1916579931, area: 2.5446900494, effectiveLength: 9.314, wavelength: 3.2920101917 },
      source: 'Python, mpmath: √(k/m)/2π with k = ρc²A²/V and m = ρAL′',
    },
    {
      inputs: { volume: 13, length: 0.3, diameter: 10, ends: 'flanged' },
      results: { frequency: 143.036271241, effectiveLength: 8.8 },
      cautions: ['a twelfth of the wavelength of'],
      source: 'Python, mpmath: spring and mass; a sound hole',
    },
    {
      inputs: { volume: 20, length: 10, diameter: 5, ends: 'free', necks: 2, soundSpeed: 340 },
      results: { frequency: 66.3756424835, effectiveLength: 13.05 },
      source: 'Python, mpmath: spring and mass of both necks',
    },
    {
      inputs: { volume: 1, effectiveLength: 5, diameter: 2, ends: 'none' },
      results: { frequency: 136.8372021777, length: 5 },
      source: 'Python, mpmath: spring and mass',
    },
    {
      inputs: { volume: 50, frequency: 35, diameter: 10 },
      results: { length: 30.9131018364, effectiveLength: 38.2131018364 },
      source: 'Python, mpmath: L′ = A(c/2πf)²/V, less 1.46 × 5 cm',
    },
    {
      inputs: { volume: 50, frequency: 35, length: 20 },
      results: { diameter: 8.2524582701, area: 53.488024136 },
      source: 'Python, mpmath: the positive root of πd²/4 = V(2πf/c)²(L + 0.73d)',
    },
    {
      inputs: { frequency: 120, length: 0.3, area: 78.5398163397, ends: 'flanged' },
      results: { volume: 18.4702689984, diameter: '10.00000000' },
      cautions: ['a twelfth of the wavelength of'],
      source: 'Python, mpmath: V = A(c/2πf)²/L′',
    },
    {
      inputs: { volume: 0.75, length: 8, diameter: 1.8, wavelength: 3.292010191669, soundSpeed: 343 },
      results: { frequency: 104.191658 },
      source: 'The first case, with the wavelength sent',
    },
    {
      inputs: { volume: 1, length: 100, diameter: 2, soundSpeed: 343 },
      results: { frequency: 30.37678162 },
      cautions: ['longer than a twelfth'],
      source: 'Python, mpmath: spring and mass',
    },
    {
      inputs: { volume: 0.01, length: 5, diameter: 0.3 },
      results: { frequency: 200.903174272 },
      cautions: ['friction'],
      source:
        'Python: spring and mass; by the Bessel functions of a round tube the mass is a tenth more, the resonance 4% lower',
    },
    {
      inputs: { volume: 1, length: 5, diameter: 0.2 },
      results: { frequency: 13.4882093218 },
      cautions: ['friction', 'usual'],
      source: 'Python, mpmath: spring and mass',
    },
    {
      inputs: { volume: 1, length: 5, diameter: 8 },
      results: { frequency: 371.7359287675 },
      cautions: ['wide for this cavity', 'a twelfth of the wavelength of'],
      source: 'Python, mpmath: spring and mass',
    },
    {
      inputs: { volume: 0.75, length: 8, diameter: 1.8, frequency: 110 },
      results: { soundSpeed: 362.1211211 },
      cautions: ['not at the 343'],
      source: 'Python, mpmath: c = 2πf √(VL′/A)',
    },
    {
      inputs: { volume: 0.75, length: 8, diameter: 1.8, frequency: 150 },
      refused: 'not that of air',
      source: 'Python, mpmath: c = 2πf √(VL′/A) = 494 m/s',
    },
  ],
  notes: [
    'A rigid cavity: the walls of guitars and violins move along, and their air resonance lies lower. Necks far from each other and from other walls.',
    'r is the radius of the neck. 0.85 r (8/3π) for an end in a wide wall and 0.61 r for a free end add up to the end correction.',
  ],
  references: [
    { title: 'Kinsler, Frey, Coppens, Sanders: Fundamentals of Acoustics, 4th ed., §10.8' },
    {
      title: 'Levine, Schwinger: On the radiation of sound from an unflanged circular pipe, Phys. Rev. 73 (1948) 383',
      doi: '10.1103/PhysRev.73.383',
    },
    {
      title: 'Woodhouse: Euphonics, §4.2.1, The Helmholtz resonator',
      url: 'https://euphonics.org/4-2-1-the-helmholtz-resonator/',
    },
  ],
});
