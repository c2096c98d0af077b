import {
  ceilNear,
  defineCalculator,
  integer,
  interpolate,
  measure,
  number,
  type Points,
  roundTo,
  sum,
  table,
  text,
} from '@reckoner/engine';
import { A_WEIGHTS, BAND_NAMES, CURVES } from './shared/noise-criteria.js';

const band = (label: string, symbol: string) =>
  measure('dB', { label, symbol, min: -20, max: 150, usual: [0, 100], optional: true });

/** Whether a band is the next one above another, none left out between them. */
const follows = (band: string, before: string | undefined) =>
  before !== undefined &&
  BAND_NAMES.some((name, index) => name === band && index > 0 && BAND_NAMES[index - 1] === before);

/** The highest NC curve that the octave-band spectrum touches, interpolated between curves. */
export default defineCalculator({
  title: 'Noise criteria (NC) rating',
  description:
    'NC rating of the background noise of a room from its octave-band levels, with the governing band, the A-weighted level and the excess over a target curve.',
  keywords: [
    'NC curves',
    'NC level',
    'noise criterion',
    'HVAC noise',
    'background noise rating',
    'octave band spectrum',
  ],
  related: ['sound-pressure-level-addition', 'sound-power-to-pressure-distance', 'room-reverberation-rt60'],
  inputs: {
    level63: band('Octave-band level at 63 Hz', 'L_{63}'),
    level125: band('Octave-band level at 125 Hz', 'L_{125}'),
    level250: band('Octave-band level at 250 Hz', 'L_{250}'),
    level500: band('Octave-band level at 500 Hz', 'L_{500}'),
    level1000: band('Octave-band level at 1 kHz', 'L_{1k}'),
    level2000: band('Octave-band level at 2 kHz', 'L_{2k}'),
    level4000: band('Octave-band level at 4 kHz', 'L_{4k}'),
    level8000: band('Octave-band level at 8 kHz', 'L_{8k}'),
    target: integer({
      label: 'Target NC',
      help: 'Often concert halls and studios up to 20, bedrooms 25 to 35, private offices 30 to 35, large ones 35 to 40, lobbies 40 to 45.',
      symbol: 'N_t',
      min: 15,
      max: 70,
      usual: 'all',
      optional: true,
    }),
  },
  outputs: {
    rating: number({
      label: 'NC rating',
      help: 'Between the curves by interpolation.',
      symbol: 'N',
      places: 1,
      optional: true,
    }),
    curve: integer({
      label: 'Lowest NC curve that is not exceeded',
      help: 'In steps of five.',
      symbol: 'N_5',
      optional: true,
    }),
    governing: text({ label: 'Governing band' }),
    excess: measure('dB', { label: 'Most above the target curve', symbol: '\\Delta L', places: 1, optional: true }),
    worst: text({ label: 'Band that is most above the target', optional: true }),
    weighted: measure('dB', { label: 'A-weighted level of these bands, dB(A)', symbol: 'L_A', places: 1 }),
    bands: table(
      {
        band: text({ label: 'Octave band' }),
        level: measure('dB', { label: 'Level', places: 1 }),
        rating: number({ label: 'NC there, 15 to 70', places: 1, optional: true }),
        limit: measure('dB', { label: 'Target curve', places: 1, optional: true }),
        excess: measure('dB', { label: 'Above the target', places: 1, optional: true }),
      },
      { label: 'By band' },
    ),
  },
  formula: ({ level63, level125, level250, level500, level1000, level2000, level4000, level8000, target }) => {
    const levels = [level63, level125, level250, level500, level1000, level2000, level4000, level8000];
    const rated = BAND_NAMES.flatMap((name, index) => {
      const sent = levels[index];
      if (sent === undefined) return [];
      // Levels are told to 0.1 dB: finer than that the rating, the curve and the excess would read alike and differ.
      const level = roundTo(sent, 1);
      const points: Points = CURVES.map((row) => [row[index + 1] as number, row[0]]);
      const lowest = CURVES[0][index + 1] as number;
      const highest = CURVES[CURVES.length - 1]?.[index + 1] as number;
      // Beyond the curves only the order matters: a dB is about one step of NC.
      const score =
        level < lowest ? 15 + level - lowest : level > highest ? 70 + level - highest : interpolate(points, level);
      const limit =
        target === undefined
          ? undefined
          : interpolate(
              CURVES.map((row) => [row[0], row[index + 1] as number]),
              target,
            );
      return [
        {
          band: name,
          level,
          score,
          weighted: 10 ** ((level + (A_WEIGHTS[index] as number)) / 10),
          limit,
          excess: limit === undefined ? undefined : roundTo(level - limit, 1),
        },
      ];
    });
    const highest = Math.max(...rated.map(({ score }) => score));
    const most = Math.max(...rated.map(({ excess }) => excess ?? Number.NEGATIVE_INFINITY));
    const namesOf = (where: typeof rated) => where.map(({ band }) => band).join(', ');
    return {
      rating: highest < 15 || highest > 70 ? undefined : highest,
      curve: highest > 70 ? undefined : highest < 15 ? 15 : 5 * ceilNear(highest / 5),
      governing: namesOf(rated.filter(({ score }) => roundTo(score, 1) === roundTo(highest, 1))),
      excess: target === undefined ? undefined : most,
      worst:
        target === undefined
          ? undefined
          : namesOf(rated.filter(({ excess }) => roundTo(excess ?? 0, 1) === roundTo(most, 1))),
      weighted: 10 * Math.log10(sum(rated.map(({ weighted }) => weighted))),
      bands: rated.map(({ band, level, score, limit, excess }) => ({
        band,
        level,
        rating: score < 15 || score > 70 ? undefined : score,
        limit,
        excess,
      })),
    };
  },
  stepwise: [
    'Each level is set between the NC curves of its band, which stand five apart, by linear interpolation; the rating is the highest of the bands.',
  ],
  explanation: ({ rating, curve, target }) => {
    const first =
      rating !== undefined
        ? 'The noise is rated NC {rating}, governed at {governing}; the lowest curve in steps of five that it does not exceed is NC-{curve}.'
        : curve !== undefined
          ? 'The noise lies below NC-15, the lowest curve, in every band that was sent; nearest to it at {governing}.'
          : 'The noise exceeds NC-70, the highest curve, most at {governing}.';
    const second =
      target === undefined
        ? ''
        : ' {excess|It stays below the curve of NC {target} by {|excess|} or more, nearest at {worst}|It just meets the curve of NC {target}, at {worst}|It exceeds the curve of NC {target} by {|excess|} at {worst}}.';
    return `${first}${second} These bands together are {weighted} A-weighted.`;
  },
  requires: [
    {
      that: (_, given) =>
        Boolean(
          given.level63 ||
            given.level125 ||
            given.level250 ||
            given.level500 ||
            given.level1000 ||
            given.level2000 ||
            given.level4000 ||
            given.level8000,
        ),
      field: 'level500',
      says: 'Give the level of at least one octave band.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ weighted }) => roundTo(weighted, 1) >= 120,
      says: 'Sound of 120 dB and more hurts and can damage hearing at once: wear protection, keep away.',
    },
    {
      level: 'caution',
      when: ({ bands }) => bands.length < 8,
      says: 'Not all of the eight octave bands were sent: one that is missing may govern the rating.',
    },
    {
      level: 'caution',
      when: ({ level63, level125, level1000, level2000 }) =>
        (level63 !== undefined && level1000 !== undefined && level63 <= level1000) ||
        (level125 !== undefined && level2000 !== undefined && level125 <= level2000),
      says: 'The noise of rooms and ventilation nearly always falls from low to high bands, and this does not: check the order, and that the levels are not A-weighted, as NC curves are for unweighted ones.',
    },
    {
      level: 'caution',
      when: ({ bands }) =>
        bands.some(({ band, level }, index) => {
          const before = bands[index - 1];
          return follows(band, before?.band) && Math.abs(roundTo(level - (before?.level ?? level), 1)) > 20;
        }),
      says: 'Two bands that follow each other differ by more than 20 dB, which is rare: check that all levels are in dB, and the order.',
    },
    {
      level: 'note',
      when: ({ bands }) =>
        bands.some(({ band, level }, index) => {
          const before = bands[index - 1];
          return follows(band, before?.band) && roundTo(level - (before?.level ?? level), 1) > 3;
        }),
      says: 'A band is more than 3 dB above the one before it: check that they are not exchanged. A tone or hum that stands out disturbs more than its NC says.',
    },
    {
      level: 'note',
      when: ({ governing, curve, rating }) =>
        (rating !== undefined || curve === undefined) &&
        (governing === '63 Hz' || governing === '125 Hz' || governing === '63 Hz, 125 Hz'),
      says: 'Low bands govern: such noise is heard as a rumble. These curves do not look below 63 Hz; where people complain, measure at 16 and 31.5 Hz and rate by RC or NCB.',
    },
    {
      level: 'caution',
      when: ({ weighted }) => roundTo(weighted, 1) >= 85 && roundTo(weighted, 1) < 120,
      says: 'Noise of 85 dB(A) and more over a working day damages hearing: protect it, and halve the time for each 3 dB more.',
    },
  ],
  examples: [
    {
      inputs: {
        level63: 61,
        level125: 56,
        level250: 54,
        level500: 50,
        level1000: 44,
        level2000: 43,
        level4000: 39,
        level8000: 34,
        target: 35,
      },
      results: {
        rating: 46,
        curve: 50,
        governing: '500 Hz',
        excess: 10,
        worst: '500 Hz',
        weighted: 52.005780407,
        bands: {
          length: 8,
          rows: {
            0: { band: '63 Hz', level: 61, rating: 36.25, limit: 60, excess: 1 },
            3: { rating: 46, limit: 40, excess: 10 },
            7: { band: '8 kHz', rating: 37, limit: 32, excess: 2 },
          },
        },
      },
      source:
        'A classroom, rated NC 46 with 500 Hz governing in the worked example 6.3 on student.infinitycodestudio.com (after a text on noise control); A-weighted sum by Python',
    },
    {
      inputs: {
        level63: 64,
        level125: 56,
        level250: 50,
        level500: 45,
        level1000: 41,
        level2000: 39,
        level4000: 38,
        level8000: 37,
        target: 40,
      },
      results: {
        rating: 40,
        curve: 40,
        governing: '63 Hz, 125 Hz, 250 Hz, 500 Hz, 1 kHz, 2 kHz, 4 kHz, 8 kHz',
        excess: 0,
        weighted: 49.010859687,
      },
      source: 'python-acoustics, its test of acoustics.criterion.nc: the curve itself is NC-40',
    },
    {
      inputs: {
        level63: 65,
        level125: 56,
        level250: 50,
        level500: 45,
        level1000: 41,
        level2000: 39,
        level4000: 38,
        level8000: 37,
      },
      results: { rating: 41.66666667, curve: 45, governing: '63 Hz' },
      cautions: ['rumble'],
      source: 'python-acoustics, its test of acoustics.criterion.nc: NC-45; by hand 40 + 5 × 1/3',
    },
    {
      inputs: {
        level63: 30,
        level125: 25,
        level250: 20,
        level500: 15,
        level1000: 10,
        level2000: 5,
        level4000: 0,
        level8000: -5,
        target: 25,
      },
      results: { curve: 15, governing: '500 Hz, 1 kHz', excess: -16, worst: '500 Hz' },
      source: 'By hand: 7 dB below NC-15 at 500 Hz and 1 kHz; 16 dB below NC-25 at 500 Hz',
    },
    {
      inputs: {
        level63: 84,
        level125: 80,
        level250: 76,
        level500: 73,
        level1000: 72,
        level2000: 71,
        level4000: 70,
        level8000: 69.04,
        target: 70,
      },
      results: {
        excess: 1,
        governing: '63 Hz, 125 Hz, 250 Hz, 500 Hz, 1 kHz, 2 kHz, 4 kHz, 8 kHz',
        weighted: 78.407495798,
      },
      source: 'python-acoustics, its test of acoustics.criterion.nc: above NC-70',
    },
    {
      inputs: { level125: 50, level500: 42 },
      results: { rating: 37, curve: 40, governing: '500 Hz' },
      cautions: ['Not all of the eight'],
      source: 'By hand: 35 + 5 × 2/5 at 500 Hz, 35 − 5 × 2/4 at 125 Hz',
    },
    {
      inputs: {
        level63: 30,
        level125: 32,
        level250: 34,
        level500: 36,
        level1000: 38,
        level2000: 36,
        level4000: 34,
        level8000: 30,
      },
      results: { rating: 37, curve: 40, governing: '1 kHz, 2 kHz' },
      cautions: ['not A-weighted'],
      source: 'By hand: 35 + 5 × 2/5 at 1 kHz and 2 kHz',
    },
    {
      inputs: {
        level63: 95,
        level125: 92,
        level250: 88,
        level500: 85,
        level1000: 82,
        level2000: 78,
        level4000: 74,
        level8000: 70,
      },
      results: { weighted: 87.528116111 },
      cautions: ['damages hearing'],
      source: 'Python: 10 log10 of the sum of the weighted bands',
    },
    {
      inputs: {
        level63: 61,
        level125: 56,
        level250: 5.4,
        level500: 50,
        level1000: 44,
        level2000: 43,
        level4000: 39,
        level8000: 34,
      },
      results: { rating: 46, curve: 50, governing: '500 Hz' },
      cautions: ['which is rare', 'more than 3 dB above'],
      source: 'The first case with one level in bel',
    },
    {
      inputs: { level63: 60, level500: 20, level8000: 35 },
      results: { rating: 38, curve: 40, governing: '8 kHz' },
      cautions: ['Not all of the eight'],
      source: 'By hand: 35 + 5 × 3/5 at 8 kHz; bands that do not follow each other are not compared',
    },
    {
      inputs: {
        level63: 125,
        level125: 124,
        level250: 123,
        level500: 121,
        level1000: 119,
        level2000: 115,
        level4000: 110,
        level8000: 105,
      },
      results: { weighted: 123.6339854 },
      cautions: ['at once'],
      source: 'Python: 10 log10 of the sum of the weighted bands',
    },
    { inputs: { target: 35 }, refused: 'at least one octave band', source: 'By definition' },
  ],
  notes: [
    'Levels are unweighted, in octave bands (not third octaves), against 20 µPa, of steady noise; they are taken to 0.1 dB.',
    'Targets differ between tables and editions; classrooms and dwellings are mostly held to dB(A), as by ANSI/ASA S12.60.',
    'The tangent method with the curves of Beranek (1957) in the bands of today. Tables of different editions differ by 1 dB in a few places. NC says nothing of the character of the noise.',
  ],
  references: [
    { title: 'Beranek: Revised criteria for noise in buildings, Noise Control 3 (1957) 19' },
    {
      title:
        'Crystal Instruments: Noise Criteria (NC) Curves; the same values in python-acoustics (acoustics.criterion), Pachyderm Acoustic and other public programs',
      url: 'https://www.crystalinstruments.com/blog/2018/9/27/noise-criteria-nc-curves',
    },
    {
      title: 'City Soundproofing: Noise Criteria for Rooms (preferred ranges)',
      url: 'https://citysoundproofing.com/library-03.php',
    },
    { title: 'ANSI/ASA S12.2: Criteria for Evaluating Room Noise' },
    { title: 'IEC 61672-1: Sound level meters (A-weighting)' },
  ],
});
