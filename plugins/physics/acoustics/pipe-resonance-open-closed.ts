import {
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  noResult,
  quantity,
  table,
} from '@reckoner/engine';

const LISTED = 8;

/** Half waves fit between open ends, odd quarter waves above a closed one; the wave reaches a little beyond an open end. */
export default defineCalculator({
  title: 'Open and closed pipe resonance',
  description:
    'Resonance frequencies of a cylindrical pipe open at both ends or closed at one from its length and width, or the length for a frequency, with or without end correction.',
  keywords: [
    'organ pipe frequency',
    'standing waves in a tube',
    'air column resonance',
    'open pipe harmonics',
    'stopped pipe',
    'resonance tube',
    'length of a flute',
    'end correction of a pipe',
  ],
  related: [
    'helmholtz-resonator-frequency',
    'standing-wave-string-harmonics',
    'speed-of-sound-air',
    'musical-note-frequency',
  ],
  inputs: {
    find: choice({ frequency: 'Frequency', length: 'Length of the pipe' }, { label: 'Find', default: 'frequency' }),
    ends: choice(
      {
        open: { label: 'Open at both ends', also: ['open', 'flute'] },
        closed: { label: 'Closed at one end', also: ['closed', 'stopped', 'clarinet'] },
      },
      { label: 'Ends of the pipe' },
    ),
    length: quantity('m', {
      label: 'Length of the pipe',
      unit: 'cm',
      symbol: 'L',
      min: 0.1,
      max: 1e6,
      usual: [1, 1000],
      when: { find: 'frequency' },
    }),
    frequency: quantity('1/s', {
      label: 'Frequency of the resonance',
      unit: 'Hz',
      symbol: 'f_n',
      min: 0.01,
      max: 1e6,
      usual: [8, 20000],
      when: { find: 'length' },
    }),
    mode: integer({
      label: 'Resonance',
      help: '1 is the fundamental, 2 the next; with a closed end these are harmonics 1, 3, 5, ….',
      symbol: 'n',
      min: 1,
      max: 100,
      usual: 'all',
      default: 1,
    }),
    correction: choice(
      {
        none: { label: 'None, as in most textbook problems', also: ['none', 'no'] },
        free: { label: 'Open ends free: 0.61 r each', also: ['free', 'yes'] },
        wall: { label: 'Open ends in a wall: 0.85 r each', also: ['wall', 'flange', 'flanged'] },
      },
      { label: 'End correction', default: 'none' },
    ),
    innerDiameter: quantity('m', {
      label: 'Inner diameter',
      unit: 'cm',
      symbol: 'd',
      min: 0.01,
      max: 1e4,
      usual: [0.2, 60],
      when: { correction: ['free', 'wall'] },
    }),
    soundSpeed: quantity('m/s', {
      label: 'Speed of sound',
      help: 'In air 331 m/s at 0 °C, 343 m/s at 20 °C, 349 m/s at 30 °C.',
      symbol: 'c',
      min: 50,
      max: 5000,
      usual: [250, 400],
      default: 343,
    }),
  },
  outputs: {
    resonance: quantity('1/s', { label: 'Frequency of this resonance', unit: 'Hz', symbol: 'f_n', places: 1 }),
    pipe: quantity('m', { label: 'Length of the pipe', unit: 'cm', symbol: 'L', places: 2 }),
    effective: quantity('m', {
      label: 'Length that counts',
      help: 'With the end correction.',
      unit: 'cm',
      symbol: "L'",
      places: 2,
    }),
    wavelength: quantity('m', { label: 'Wavelength', unit: 'cm', symbol: '\\lambda_n', places: 2 }),
    harmonic: integer({ label: 'Harmonic', help: 'How many times the fundamental frequency.', symbol: 'h' }),
    fundamental: quantity('1/s', { label: 'Fundamental frequency', unit: 'Hz', symbol: 'f_1', places: 1 }),
    resonances: table(
      {
        mode: integer({ label: 'Resonance' }),
        harmonic: integer({ label: 'Harmonic' }),
        frequency: quantity('1/s', { label: 'Frequency', unit: 'Hz', places: 1 }),
        wavelength: quantity('m', { label: 'Wavelength', unit: 'cm', places: 2 }),
      },
      { label: 'First resonances' },
    ),
  },
  formula: ({ find, ends, length, frequency, mode, correction, innerDiameter, soundSpeed }) => {
    const openEnds = ends === 'open' ? 2 : 1;
    const quarters = ends === 'open' ? 2 : 4;
    const harmonicOf = (n: number) => (ends === 'open' ? n : 2 * n - 1);
    const harmonic = harmonicOf(mode);
    const beyond =
      correction === 'none' ? constant(0, 'm') : ((correction === 'free' ? 0.61 : 0.85) * openEnds * innerDiameter) / 2;
    const effective = find === 'frequency' ? length + beyond : (harmonic * soundSpeed) / (quarters * frequency);
    if (find === 'length' && !isAbove(effective, beyond))
      throw noResult(
        'The end correction alone is as long as the waves: a pipe this wide has no such resonance. Check the diameter and its unit.',
      );
    const longest = quarters * effective;
    return {
      resonance: (harmonic * soundSpeed) / longest,
      pipe: effective - beyond,
      effective,
      wavelength: longest / harmonic,
      harmonic,
      fundamental: soundSpeed / longest,
      resonances: Array.from({ length: LISTED }, (_, index) => ({
        mode: index + 1,
        harmonic: harmonicOf(index + 1),
        frequency: (harmonicOf(index + 1) * soundSpeed) / longest,
        wavelength: longest / harmonicOf(index + 1),
      })),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Motion of the air',
    x: { of: 'effective', label: 'Along the pipe, with the end correction' },
    y: { label: 'Part of the amplitude' },
    curve: ({ ends, effective, wavelength, mode }) => {
      if (mode > 20) return undefined;
      const shape = (x: number) =>
        ends === 'open' ? Math.cos((2 * Math.PI * x) / wavelength) : Math.sin((2 * Math.PI * x) / wavelength);
      return {
        from: 0,
        to: effective,
        lines: [
          { label: 'Now', y: (x) => shape(x) },
          { label: 'Half a period later', dashed: true, y: (x) => -shape(x) },
        ],
      };
    },
  },
  explanation: ({ find, ends, mode, correction }) => {
    const kind = ends === 'open' ? 'open at both ends' : 'closed at one end';
    const where = ends === 'open' ? 'each open end' : 'the open end';
    const speed =
      correction === 'none'
        ? 'without end correction, '
        : correction === 'free'
          ? `{innerDiameter} wide, with an end correction of 0.61 r at ${where}, `
          : `{innerDiameter} wide, with an end correction of 0.85 r at ${where}, `;
    const which = mode === 1 ? 'its fundamental' : 'resonance {mode}, harmonic {harmonic},';
    const rest = mode === 1 ? '' : ' The fundamental is {fundamental}.';
    return find === 'frequency'
      ? `A pipe ${kind}, {length} long, ${speed}has ${which} at {resonance}, with sound at {soundSpeed}.${rest}`
      : `For ${mode === 1 ? 'a fundamental' : 'resonance {mode}, harmonic {harmonic},'} of {resonance} a pipe ${kind} is {pipe} long, ${speed}with sound at {soundSpeed}.${rest}`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ correction, innerDiameter, pipe }) => correction !== 'none' && isAbove(innerDiameter, pipe / 4),
      says: 'A pipe {innerDiameter} wide and {pipe} long is no slender one, for which the end correction is made: check the diameter, and that it is no circumference and in the unit meant.',
    },
    {
      level: 'caution',
      when: ({ correction, innerDiameter, pipe, wavelength }) =>
        correction !== 'none' &&
        isAtMost(innerDiameter, pipe / 4) &&
        isAbove(Math.PI * innerDiameter, 0.5 * wavelength) &&
        isBelow(Math.PI * innerDiameter, 1.84 * wavelength),
      says: 'The pipe is wide for the wavelength of {wavelength}: there the end correction is smaller, the resonance somewhat higher and weak.',
    },
    {
      level: 'caution',
      when: ({ correction, innerDiameter, wavelength }) =>
        correction !== 'none' && isAtLeast(Math.PI * innerDiameter, 1.84 * wavelength),
      says: 'The pipe is so wide that sound of this frequency also runs across it: it has no such resonance alone, and the end correction does not hold.',
    },
    {
      level: 'note',
      when: ({ correction, innerDiameter, pipe, wavelength, resonances }) =>
        correction !== 'none' &&
        isAtMost(innerDiameter, pipe / 4) &&
        isAtMost(Math.PI * innerDiameter, 0.5 * wavelength) &&
        resonances.some((row) => isAbove(Math.PI * innerDiameter, 0.5 * row.wavelength)),
      says: 'For the last resonances of the table the pipe is wide beside the wavelength: there the end correction is smaller, they lie somewhat higher and are weak, and where the wavelength is below 1.7 times the diameter sound also runs across the pipe.',
    },
  ],
  examples: [
    {
      inputs: { ends: 'open', length: 50 },
      results: {
        resonance: 343,
        pipe: 50,
        effective: 50,
        wavelength: 100,
        harmonic: 1,
        fundamental: 343,
        resonances: {
          length: 8,
          rows: { 1: { mode: 2, harmonic: 2, frequency: 686, wavelength: 50 } },
        },
      },
      source: 'By hand: 343/(2 × 0.5)',
    },
    {
      inputs: { ends: 'closed', length: 50 },
      results: {
        resonance: 171.5,
        wavelength: 200,
        resonances: {
          length: 8,
          rows: { 1: { mode: 2, harmonic: 3, frequency: 514.5 }, 7: { harmonic: 15, frequency: 2572.5 } },
        },
      },
      source: 'By hand: 343/(4 × 0.5), three and fifteen times',
    },
    {
      inputs: { ends: 'open', length: 50, correction: 'free', innerDiameter: 2 },
      results: { resonance: 334.8301444748, effective: 51.22 },
      source: 'Python, mpmath: 343/(2 × (0.5 + 2 × 0.61 × 0.01))',
    },
    {
      inputs: { ends: 'closed', length: 50, correction: 'wall', innerDiameter: 2, mode: 2 },
      results: {
        resonance: 505.8997050147,
        effective: 50.85,
        wavelength: 67.8,
        harmonic: 3,
        fundamental: 168.6332350049,
      },
      source: 'Python, mpmath: 3 × 343/(4 × (0.5 + 0.85 × 0.01))',
    },
    {
      inputs: { find: 'length', ends: 'open', frequency: 440, correction: 'free', innerDiameter: 2 },
      results: { pipe: 37.7572727273, effective: 38.9772727273, resonance: 440 },
      cautions: ['last resonances of the table'],
      source: 'Python, mpmath: 343/880 − 2 × 0.61 × 0.01',
    },
    {
      inputs: { find: 'length', ends: 'closed', frequency: 440, mode: 2, soundSpeed: 340 },
      results: { pipe: 57.9545454545, fundamental: 146.6666667 },
      source: 'By hand: 3 × 340/(4 × 440)',
    },
    {
      inputs: { find: 'length', ends: 'open', frequency: 10000, correction: 'free', innerDiameter: 3 },
      noResult: 'as long as the waves',
      source: 'By hand: 1.715 cm − 1.83 cm',
    },
    {
      inputs: { ends: 'open', length: 10, correction: 'free', innerDiameter: 4 },
      results: { effective: 12.44, resonance: 1378.617363 },
      cautions: ['no slender one', 'in the unit'],
      source: 'By hand: 343/(2 × 0.1244)',
    },
    {
      inputs: { ends: 'open', length: 100, correction: 'free', innerDiameter: 10, mode: 4 },
      results: { effective: 106.1, resonance: 646.559849 },
      cautions: ['wide for the wavelength'],
      source: 'By hand: 4 × 343/(2 × 1.061)',
    },
    {
      inputs: { ends: 'closed', length: 60, correction: 'free', innerDiameter: 10 },
      results: {
        resonance: 136.0031721,
        resonances: { length: 8, rows: { 7: { harmonic: 15, frequency: 2040.047581, wavelength: 16.81333333 } } },
      },
      cautions: ['last resonances of the table'],
      source: 'By hand: 343/(4 × 0.6305), and 15 times; across the pipe from 1.84 × 343/(0.1π) = 2,009 Hz',
    },
    {
      inputs: { ends: 'open', length: 100, correction: 'free', innerDiameter: 10, mode: 20 },
      results: { resonance: 3232.799246, harmonic: 20 },
      cautions: ['runs across'],
      source: 'By hand: 20 × 343/(2 × 1.061)',
    },
  ],
  notes: [
    'Cylinders of still air. Conical bores, as of oboes and saxophones, sound like open pipes though one end is closed; mouths of organ pipes and flutes and open finger holes lengthen a pipe further.',
    'Without end correction real pipes sound lower than told: by about 0.6 of the radius for each open end.',
  ],
  references: [
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §17-5' },
    { title: 'Kinsler, Frey, Coppens, Sanders: Fundamentals of Acoustics, 4th ed., §10.2' },
    {
      title: 'Levine, Schwinger: On the radiation of sound from an unflanged circular pipe, Phys. Rev. 73 (1948) 383',
      doi: '10.1103/PhysRev.73.383',
    },
  ],
});
