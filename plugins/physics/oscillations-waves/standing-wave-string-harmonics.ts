import { choice, constant, defineCalculator, integer, quantity, table } from '@reckoner/engine';

const LISTED = 12;

/** Between fixed ends n half waves fit; with one free end an odd number of quarter waves. */
export default defineCalculator({
  title: 'Standing waves on a string',
  description:
    'Frequencies, wavelengths and nodes of the harmonics of a stretched string from its length, tension and mass per length.',
  keywords: [
    'string harmonics',
    'fundamental frequency of a string',
    'vibrating string frequency',
    'overtones of a string',
    'nodes and antinodes',
    'guitar string frequency',
    'mersenne law',
  ],
  inputs: {
    length: quantity('m', { label: 'Length of the string', unit: 'cm', symbol: 'L', min: 0.01, max: 1e7 }),
    tension: quantity('N', { label: 'Tension', symbol: 'T', min: 1e-6, max: 1e9 }),
    linearDensity: quantity('kg/m', {
      label: 'Mass per length',
      unit: 'g/m',
      symbol: '\\mu',
      usual: [0.05, 1e4],
      min: 1e-6,
      max: 1e9,
    }),
    ends: choice({ fixed: 'Both fixed', free: 'One fixed, one free' }, { label: 'Ends', default: 'fixed' }),
    mode: integer({
      label: 'Standing wave',
      help: '1 is the fundamental, 2 the next; with a free end these are harmonics 1, 3, 5, ….',
      symbol: 'n',
      min: 1,
      max: 100,
      default: 1,
    }),
  },
  outputs: {
    frequency: quantity('1/s', { label: 'Frequency of this wave', unit: 'Hz', symbol: 'f_n' }),
    wavelength: quantity('m', { label: 'Wavelength', unit: 'cm', symbol: '\\lambda_n' }),
    harmonic: integer({ label: 'Harmonic', help: 'How many times the fundamental frequency.', symbol: 'h' }),
    fundamental: quantity('1/s', { label: 'Fundamental frequency', unit: 'Hz', symbol: 'f_1' }),
    speed: quantity('m/s', { label: 'Wave speed', symbol: 'v' }),
    harmonics: table(
      {
        mode: integer({ label: 'Standing wave' }),
        harmonic: integer({ label: 'Harmonic' }),
        frequency: quantity('1/s', { label: 'Frequency', unit: 'Hz' }),
        wavelength: quantity('m', { label: 'Wavelength', unit: 'cm' }),
        nodes: integer({ label: 'Nodes, fixed ends counted' }),
      },
      { label: 'First standing waves' },
    ),
  },
  formula: ({ length, tension, linearDensity, ends, mode }) => {
    const speed = Math.sqrt(tension / linearDensity);
    const longest = ends === 'fixed' ? 2 * length : 4 * length;
    const harmonicOf = (n: number) => (ends === 'fixed' ? n : 2 * n - 1);
    const harmonic = harmonicOf(mode);
    const wavelength = longest / harmonic;
    return {
      frequency: speed / wavelength,
      wavelength,
      harmonic,
      fundamental: speed / longest,
      speed,
      harmonics: Array.from({ length: LISTED }, (_, index) => ({
        mode: index + 1,
        harmonic: harmonicOf(index + 1),
        frequency: (harmonicOf(index + 1) * speed) / longest,
        wavelength: longest / harmonicOf(index + 1),
        nodes: ends === 'fixed' ? index + 2 : index + 1,
      })),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Standing wave',
    x: { of: 'length', label: 'Along the string' },
    y: { label: 'Part of the amplitude' },
    curve: ({ length, wavelength, mode }) => {
      if (mode > 20) return undefined;
      return {
        from: 0,
        to: length,
        lines: [
          { label: 'Now', y: (x) => Math.sin((2 * Math.PI * x) / wavelength) },
          { label: 'Half a period later', dashed: true, y: (x) => -Math.sin((2 * Math.PI * x) / wavelength) },
        ],
      };
    },
  },
  explanation: ({ mode }) =>
    mode === 1
      ? 'The string vibrates at {frequency}, with waves of {wavelength} that run at {speed}.'
      : 'In standing wave {mode}, harmonic {harmonic}, the string vibrates at {frequency}; the fundamental is {fundamental}.',
  cautions: [
    {
      level: 'caution',
      when: ({ speed }) => speed > constant(2500, 'm/s'),
      says: 'No string bears this tension: the wave speed is the root of stress over density, and the strongest fibers break at some 2,000 m/s. Check the units.',
    },
  ],
  examples: [
    {
      inputs: { length: 65, tension: 80, linearDensity: 0.8 },
      results: {
        frequency: 243.2521277,
        wavelength: 130,
        harmonic: 1,
        fundamental: 243.2521277,
        speed: 316.2277660168,
        harmonics: {
          length: 12,
          rows: {
            0: { mode: 1, harmonic: 1, frequency: 243.2521277, wavelength: 130, nodes: 2 },
            2: { mode: 3, harmonic: 3, frequency: 729.7563831, wavelength: 43.33333333, nodes: 4 },
          },
        },
      },
      source: 'By hand: √(80/0.0008) = √100000; over 1.3 m; three times that',
    },
    {
      inputs: { length: 200, tension: 100, linearDensity: 10, ends: 'free', mode: 2 },
      results: {
        frequency: 37.5,
        wavelength: 266.6666667,
        harmonic: 3,
        fundamental: 12.5,
        speed: 100,
        harmonics: { length: 12, rows: { 1: { mode: 2, harmonic: 3, frequency: 37.5, nodes: 2 }, 0: { nodes: 1 } } },
      },
      source: 'By hand: √(100/0.01) = 100 m/s; 100/8 and three times that',
    },
    {
      inputs: { length: 200, tension: 100, linearDensity: 10, mode: 4 },
      results: { frequency: 100, wavelength: 100, fundamental: 25 },
      source: 'By hand: 100 m/s over 4 m, four times',
    },
    {
      inputs: { length: 50, tension: 1000000, linearDensity: 10 },
      results: { frequency: 10000, speed: 10000 },
      cautions: ['No string bears this'],
      source: 'By hand: √(10^6/0.01) = 10,000 m/s over 1 m',
    },
  ],
  notes: ['An ideal, flexible string: stiff strings, as of a piano, sound their overtones somewhat higher.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §16-7' }],
});
