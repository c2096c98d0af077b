import { constant, defineCalculator, isAbove, isBelow, number, quantity, roundTo, rows, sum } from '@reckoner/engine';

/** T = 0.161 s/m · V/(A + 4mV) with A = ΣSα (Sabine) or -S ln(1 - ᾱ) (Eyring). */
export default defineCalculator({
  title: 'Reverberation time RT60',
  description:
    'Reverberation time of a room by Sabine and Eyring from its volume, surfaces and absorption coefficients.',
  keywords: ['sabine', 'eyring', 'room acoustics', 'absorption coefficient', 'decay time', 'echo'],
  inputs: {
    volume: quantity('m^3', { label: 'Room volume', symbol: 'V', above: 0, max: 1e7, usual: [5, 100000] }),
    surfaces: rows(
      {
        area: quantity('m^2', { label: 'Area', above: 0, max: 1e6 }),
        absorption: number({ label: 'Absorption coefficient', min: 0.001, max: 0.999 }),
      },
      { label: 'Surfaces', maxItems: 50 },
    ),
    air: quantity('1/m', {
      label: 'Absorption of the air',
      help: 'About 0.003 /m at 2 kHz.',
      symbol: 'm',
      min: 0,
      max: 1,
      usual: [0, 0.05],
      default: 0,
    }),
  },
  outputs: {
    sabine: quantity('s', { label: 'Reverberation time by Sabine', symbol: 'T_S', places: 2 }),
    eyring: quantity('s', { label: 'Reverberation time by Eyring', symbol: 'T_E', places: 2 }),
    absorption: quantity('m^2', { label: 'Equivalent absorption area', symbol: 'A', places: 1 }),
    mean: number({ label: 'Mean absorption coefficient', symbol: '\\bar{\\alpha}', places: 3 }),
  },
  formula: ({ volume, surfaces, air }) => {
    const absorption = sum(surfaces.map(({ area, absorption }) => area * absorption));
    const total = sum(surfaces.map(({ area }) => area));
    const mean = absorption / total;
    const decay = constant(0.161, 's/m') * volume;
    return {
      sabine: decay / (absorption + 4 * air * volume),
      eyring: decay / (-total * Math.log(1 - mean) + 4 * air * volume),
      absorption,
      mean,
    };
  },
  explanation: 'Sound in the room takes {sabine} (Sabine) or {eyring} (Eyring) to fall by 60 dB.',
  cautions: [
    {
      level: 'caution',
      when: ({ volume, surfaces }) =>
        isBelow(sum(surfaces.map(({ area }) => area)), 0.999 * Math.cbrt(36 * Math.PI * volume ** 2)),
      says: 'Not even a sphere of this volume has so small a surface: check the volume, and give all walls, the floor and the ceiling.',
    },
    {
      level: 'note',
      when: ({ mean }) => isAbove(roundTo(mean, 3), 0.2),
      says: 'With a mean absorption above 0.2 take the time by Eyring: Sabine’s is too long.',
    },
  ],
  examples: [
    {
      inputs: {
        volume: 150,
        surfaces: [
          { area: 60, absorption: 0.02 },
          { area: 60, absorption: 0.6 },
          { area: 90, absorption: 0.05 },
        ],
      },
      results: { sabine: 0.579136690647, eyring: 0.519517059874, absorption: 41.7, mean: 0.198571428571 },
      source: 'Python 3.11: 0.161 × 150/41.7; 0.161 × 150/(-210 ln(1 - 0.1986))',
    },
    {
      inputs: {
        volume: 150,
        surfaces: [
          { area: 60, absorption: 0.02 },
          { area: 60, absorption: 0.6 },
          { area: 90, absorption: 0.05 },
        ],
        air: 0.003,
      },
      results: { sabine: 0.555172413793 },
      source: 'By hand: 24.15/(41.7 + 1.8)',
    },
    {
      inputs: { volume: 60, surfaces: [{ area: 94, absorption: 0.5 }] },
      results: { sabine: 0.205531914894, absorption: 47, mean: 0.5 },
      cautions: ['by Eyring'],
      source: 'By hand: 9.66/47',
    },
    {
      inputs: { volume: 1500, surfaces: [{ area: 210, absorption: 0.1 }] },
      results: { sabine: 11.5, absorption: 21 },
      cautions: ['a sphere'],
      source: 'By hand: 241.5/21; a sphere has 634 m²',
    },
    {
      inputs: {
        volume: 1,
        surfaces: [
          { area: 0.5, absorption: 0.2 },
          { area: 6, absorption: 0.2 },
        ],
      },
      results: { absorption: 1.3, mean: 0.2 },
      source: 'By hand: 0.2 × 6.5, exactly at the limit of Sabine',
    },
  ],
  notes: ['Diffuse sound field. Coefficients depend on frequency.'],
  references: [{ title: 'Kuttruff: Room Acoustics, 6th ed., §5.1', isbn: '978-1-4822-6043-4' }],
});
