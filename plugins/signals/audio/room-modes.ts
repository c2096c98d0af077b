import {
  category,
  constant,
  defineCalculator,
  floorNear,
  integer,
  isAtMost,
  isNear,
  quantity,
  roundTo,
  sum,
  table,
  text,
} from '@reckoner/engine';

/** Third octaves of IEC 61260 around 1000·10^(k/10) Hz from k = -20 on, by their nominal frequencies. */
const BANDS = '10 12.5 16 20 25 31.5 40 50 63 80 100 125 160 200 250 315 400 500 630 800 1000'.split(' ');

interface Mode {
  readonly frequency: number;
  readonly p: number;
  readonly q: number;
  readonly r: number;
  readonly kind: 'Axial' | 'Tangential' | 'Oblique';
}

const TYPES = ['Axial', 'Tangential', 'Oblique'] as const;

/** f = (c/2)√((p/L)² + (q/W)² + (r/H)²), c = 331.3 m/s √(T/273.15 K); Schroeder 2000√(T60/V). */
export default defineCalculator({
  title: 'Room modes',
  description:
    'Axial, tangential and oblique resonances of a rectangular room from its length, width and height, their count in third octaves (Bonello) and the Schroeder frequency.',
  keywords: [
    'room mode calculator',
    'standing waves in a room',
    'bonello criterion',
    'schroeder frequency',
    'room resonance',
    'home studio acoustics',
    'axial tangential oblique modes',
    'room ratios',
  ],
  related: ['room-reverberation-rt60', 'speed-of-sound-air', 'sound-level-distance'],
  inputs: {
    length: quantity('m', { label: 'Length of the room', symbol: 'L', min: 0.1, max: 200, usual: [1.5, 15] }),
    width: quantity('m', { label: 'Width of the room', symbol: 'W', min: 0.1, max: 200, usual: [1.2, 12] }),
    height: quantity('m', { label: 'Height of the room', symbol: 'H', min: 0.1, max: 200, usual: [1.9, 7] }),
    limit: quantity('Hz', {
      label: 'List modes up to',
      symbol: 'f_{max}',
      min: 1,
      max: 20000,
      usual: [60, 400],
      default: 200,
    }),
    temperature: quantity('K', {
      label: 'Air temperature',
      unit: '°C',
      symbol: 'T',
      min: -50,
      max: 60,
      usual: [0, 40],
      default: 20,
    }),
    reverberation: quantity('s', {
      label: 'Reverberation time RT60',
      help: 'For the Schroeder frequency; furnished rooms have 0.3 to 0.6 s.',
      symbol: 'T_{60}',
      min: 0.01,
      max: 60,
      usual: [0.1, 5],
      optional: true,
    }),
  },
  outputs: {
    lowest: quantity('Hz', { label: 'Lowest mode', symbol: 'f_1', places: 1 }),
    modes: integer({ label: 'Modes up to the limit' }),
    axial: integer({ label: 'Axial modes' }),
    tangential: integer({ label: 'Tangential modes' }),
    oblique: integer({ label: 'Oblique modes' }),
    schroeder: quantity('Hz', { label: 'Schroeder frequency', symbol: 'f_S', places: 0, optional: true }),
    volume: quantity('m^3', { label: 'Room volume', symbol: 'V', places: 1 }),
    speed: quantity('m/s', { label: 'Speed of sound', symbol: 'c', places: 1 }),
    bonello: category(['No band has fewer', 'Some band has fewer'], {
      label: 'Bonello: modes in a third octave against the one below',
      optional: true,
    }),
    list: table(
      {
        frequency: quantity('Hz', { label: 'Frequency', places: 1 }),
        p: integer({ label: 'Along the length' }),
        q: integer({ label: 'Along the width' }),
        r: integer({ label: 'Along the height' }),
        kind: category(TYPES, { label: 'Kind' }),
        gap: quantity('Hz', { label: 'Above the mode before', places: 1, optional: true }),
      },
      { label: 'Modes' },
    ),
    bands: table(
      {
        band: text({ label: 'Third octave' }),
        count: integer({ label: 'Modes' }),
      },
      { label: 'Modes in third octaves' },
    ),
  },
  algorithm: ({ length, width, height, limit, temperature, reverberation }) => {
    const speed = speedIn(temperature);
    const along = (side: number) => floorNear((2 * side * limit) / speed);
    const found: Mode[] = [];
    for (let p = 0; p <= along(length); p++)
      for (let q = 0; q <= along(width); q++)
        for (let r = 0; r <= along(height); r++) {
          const frequency = (speed / 2) * Math.sqrt((p / length) ** 2 + (q / width) ** 2 + (r / height) ** 2);
          const sides = (p > 0 ? 1 : 0) + (q > 0 ? 1 : 0) + (r > 0 ? 1 : 0);
          if (sides > 0 && isAtMost(frequency, limit)) found.push({ frequency, p, q, r, kind: TYPES[sides - 1]! });
        }
    const list = found
      .sort((a, b) => a.frequency - b.frequency)
      .map((mode, index, all) =>
        index === 0 ? mode : { ...mode, gap: gapOf(all[index - 1]!.frequency, mode.frequency) },
      );
    const volume = length * width * height;
    const counted = BANDS.map((band, index) => {
      const low = constant(1000, 'Hz') * 10 ** ((index - 20.5) / 10);
      const high = constant(1000, 'Hz') * 10 ** ((index - 19.5) / 10);
      return {
        band: `${band} Hz`,
        isWhole: isAtMost(high, limit),
        count: found.filter(({ frequency }) => frequency >= low && frequency < high).length,
      };
    });
    const first = counted.findIndex(({ count }) => count > 0);
    const bands = counted
      .filter(({ isWhole }, index) => isWhole && first >= 0 && index >= first)
      .map(({ band, count }) => ({ band, count }));
    return {
      lowest: speed / (2 * Math.max(length, width, height)),
      modes: found.length,
      axial: found.filter(({ kind }) => kind === 'Axial').length,
      tangential: found.filter(({ kind }) => kind === 'Tangential').length,
      oblique: found.filter(({ kind }) => kind === 'Oblique').length,
      schroeder:
        reverberation === undefined
          ? undefined
          : constant(2000, 'Hz') * Math.sqrt(reverberation / constant(1, 's') / (volume / constant(1, 'm^3'))),
      volume,
      speed,
      bonello:
        bands.length < 2
          ? undefined
          : bands.every(({ count }, index) => index === 0 || count >= bands[index - 1]!.count)
            ? ('No band has fewer' as const)
            : ('Some band has fewer' as const),
      list,
      bands,
    };
  },
  stepwise: [
    'Each mode has the frequency c/2 · √((p/L)² + (q/W)² + (r/H)²), with whole numbers p, q and r of half waves along length, width and height, not all 0, and c = 331.3 m/s · √(T/273.15 K).',
    'Of an axial mode one of them is not 0, of a tangential mode two, of an oblique mode all three. The Schroeder frequency is 2000 · √(T₆₀/V), in Hz, s and m³.',
    'The third octave k reaches from 1000 · 10^((2k - 1)/20) Hz to 1000 · 10^((2k + 1)/20) Hz; those are counted that lie below the limit as a whole, from that of the lowest mode on.',
  ],
  figure: { kind: 'bars', table: 'bands', label: 'band', value: 'count' },
  explanation: ({ modes }) =>
    `In a room of {length} by {width} by {height} ({volume}) at {temperature} the lowest mode is at {lowest}; ${
      modes === 0
        ? 'there is none up to {limit}'
        : 'up to {limit} there {modes|is|are} {modes} {modes|mode|modes}, {axial} axial, {tangential} tangential and {oblique} oblique'
    }.{schroeder? With a reverberation time of {reverberation} single modes stand out up to about {schroeder}.|}`,
  requires: [
    {
      that: ({ length, width, height, limit, temperature }) =>
        isAtMost(expected(length, width, height, limit / speedIn(temperature)), 1000),
      field: 'limit',
      says: 'Up to {limit} such a room has more than a thousand modes, which nobody tells apart: list them up to a lower frequency, and check that the room is in the unit meant.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ length, width, height }) =>
        isMultiple(length, width) || isMultiple(length, height) || isMultiple(width, height),
      says: 'Two of the dimensions are equal, or one is two or three times another (within 2%): their axial modes fall together and are heard as strong boomy notes. Other proportions spread them.',
    },
    {
      level: 'note',
      when: ({ bonello }) => bonello === 'Some band has fewer',
      says: 'Some third octave has fewer modes than the one below it, which Bonello (1981) advises against: bass may sound uneven there. It is a rule of thumb, and furniture and damping count as much.',
    },
    {
      level: 'note',
      when: ({ schroeder, limit }) => schroeder !== undefined && roundTo(schroeder, 0) > limit,
      says: 'Single modes stand out up to about {schroeder}, above the limit of this list: list them up to there.',
    },
    {
      level: 'note',
      when: ({ modes }) => modes === 0,
      says: 'No mode lies below the limit: list them up to a higher frequency, or check the unit of the dimensions.',
    },
  ],
  examples: [
    {
      inputs: { length: 5.2, width: 4, height: 2.8, reverberation: 0.3 },
      results: {
        lowest: 33.00140603,
        modes: 76,
        axial: 13,
        tangential: 36,
        oblique: 27,
        schroeder: 143.542312941,
        volume: 58.24,
        speed: 343.214622683,
        bonello: 'No band has fewer',
        list: {
          length: 76,
          rows: {
            0: { frequency: 33.00140603, p: 1, q: 0, r: 0, kind: 'Axial' },
            2: { frequency: 54.1263302966, p: 1, q: 1, r: 0, kind: 'Tangential', gap: 11.2245024613 },
            75: { frequency: 199.531419789, p: 4, q: 2, r: 2, kind: 'Oblique' },
          },
        },
        bands: {
          length: 8,
          rows: { 0: { band: '31.5 Hz', count: 1 }, 3: { band: '63 Hz', count: 3 }, 7: { band: '160 Hz', count: 23 } },
        },
      },
      source:
        'Python: all triples up to 60 tried; RFtools prints 33.0, 42.9, 61.3 and 54.2 Hz at 343 m/s and 200·√(0.3/58.24)',
    },
    {
      inputs: { length: 5, width: 5, height: 2.5, limit: 120, temperature: 10 },
      results: {
        lowest: 33.7309922196,
        modes: 21,
        axial: 7,
        tangential: 10,
        oblique: 4,
        bonello: 'Some band has fewer',
        bands: { length: 6, rows: { 0: { band: '31.5 Hz', count: 2 }, 1: { band: '40 Hz', count: 0 } } },
      },
      cautions: ['fall together', 'Bonello'],
      source: 'Python: all triples up to 60 tried',
    },
    {
      inputs: { length: 4, width: 3.1, height: 2.4, limit: 100, reverberation: 0.5 },
      results: { lowest: 42.9018278353, schroeder: 259.237924 },
      cautions: ['above the limit of this list'],
      source: 'Python: c/8 m; 2000 √(0.5/29.76)',
    },
    {
      inputs: { length: 2, width: 1.7, height: 2.3, limit: 60 },
      results: { lowest: 74.6118745, modes: 0 },
      cautions: ['No mode lies below'],
      source: 'Python: c/4.6 m',
    },
    {
      inputs: { length: 30, width: 20, height: 8, limit: 200 },
      refused: 'more than a thousand modes',
      source: 'Python: some 5,000 by the formula of Maa',
    },
  ],
  notes: [
    'For rectangular rooms with rigid walls. Light walls, doors, slanting ceilings, furniture and openings shift and damp modes; measure before treating.',
    'Axial modes are the strongest, tangential ones some 3 dB and oblique ones some 6 dB weaker. The Schroeder frequency is where modes overlap about threefold, not a border.',
    'Bonello asks besides that no modes coincide unless a band has five or more.',
  ],
  references: [
    {
      title: 'Kuttruff: Room Acoustics, 6th ed., ch. 3 (room modes; the limit of Schroeder)',
      isbn: '978-1-4822-6043-4',
    },
    {
      title: 'Bonello: A new criterion for the distribution of normal room modes, J. Audio Eng. Soc. 29 (1981) 597–606',
    },
    {
      title: 'Frequency Detector: Bonello criterion checker',
      url: 'https://frequencydetector.com/bonello-criterion-checker/',
    },
    { title: 'RFtools: Room acoustic modes (worked example)', url: 'https://rftools.io/calculators/audio/room-modes/' },
  ],
});

function speedIn(temperature: number) {
  return constant(331.3, 'm/s') * Math.sqrt(temperature / constant(273.15, 'K'));
}

/** Modes of a box below the wavenumber f/c, after Maa (1939). */
function expected(length: number, width: number, height: number, wave: number) {
  const surface = 2 * (length * width + width * height + height * length);
  return sum([
    ((4 * Math.PI) / 3) * length * width * height * wave ** 3,
    (Math.PI / 4) * surface * wave ** 2,
    ((length + width + height) / 2) * wave,
  ]);
}

function isMultiple(a: number, b: number) {
  const ratio = a > b ? a / b : b / a;
  return [1, 2, 3].some((times) => isNear(ratio, times, 0.02 * times));
}

/** 0 where two modes of equal sides differ by rounding alone. */
function gapOf(lower: number, upper: number) {
  return isNear(lower, upper, 1e-9 * upper) ? 0 : upper - lower;
}
