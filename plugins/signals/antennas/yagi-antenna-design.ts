import {
  choice,
  defineCalculator,
  integer,
  isAtLeast,
  isAtMost,
  measure,
  quantity,
  roundTo,
  speedOfLight,
  table,
  text,
} from '@reckoner/engine';

/** Spacings of the first 14 directors from the element before, in wavelengths; all further ones are 0.4. */
const SPACINGS = [0.075, 0.18, 0.215, 0.25, 0.28, 0.3, 0.315, 0.33, 0.345, 0.36, 0.375, 0.39, 0.4, 0.4] as const;

/** Element diameters in wavelengths, with the four constants of the director lengths. */
const DIRECTORS = [
  { diameter: 0.001, a: 0.4711, b: 0.018, c: 0.08398, d: 0.965 },
  { diameter: 0.003, a: 0.462, b: 0.01941, c: 0.08543, d: 0.9697 },
  { diameter: 0.005, a: 0.4538, b: 0.02117, c: 0.0951, d: 1.007 },
  { diameter: 0.007, a: 0.4491, b: 0.02274, c: 0.08801, d: 0.9004 },
  { diameter: 0.01, a: 0.4421, b: 0.02396, c: 0.1027, d: 1.038 },
  { diameter: 0.015, a: 0.4358, b: 0.02558, c: 0.1149, d: 1.034 },
  { diameter: 0.02, a: 0.4268, b: 0.02614, c: 0.1112, d: 1.036 },
] as const;

type Row = (typeof DIRECTORS)[number];

const atRow = ({ a, b, c, d }: Row, index: number) => (a - b * Math.log(index)) * (1 - c * Math.exp(-d * index));

/** Length of a director in wavelengths, between the two rows that enclose its diameter. */
function directorLength(diameter: number, index: number) {
  const below = DIRECTORS.filter((row) => row.diameter < diameter).length;
  const above = Math.min(Math.max(below, 1), DIRECTORS.length - 1);
  const lower = DIRECTORS[above - 1]!;
  const upper = DIRECTORS[above]!;
  const share = (diameter - lower.diameter) / (upper.diameter - lower.diameter);
  return atRow(lower, index) + share * (atRow(upper, index) - atRow(lower, index));
}

/** Correction for a metal boom in boom diameters, of elements through it and bonded to it. */
const boomShare = (boom: number) => 733 * boom * (0.055 - boom) - 504 * boom * (0.03 - boom);

/** DL6WU.BAS of KY4Z, W6NBI and G3SEK, after G. Hoch: in wavelengths, by element diameter. */
export default defineCalculator({
  title: 'Yagi-Uda antenna design',
  description:
    'Element lengths, positions, boom length and gain of a long Yagi by the method of DL6WU from frequency, number of elements and element diameter, with the correction for a metal boom.',
  keywords: [
    'yagi calculator',
    'DL6WU yagi',
    'yagi element lengths',
    'yagi director spacing',
    'boom correction',
    'VHF UHF yagi',
    'long yagi',
  ],
  related: ['dipole-antenna-length', 'loop-antenna-full-wave', 'antenna-gain-from-beamwidth'],
  inputs: {
    frequency: quantity('Hz', {
      label: 'Frequency',
      unit: 'MHz',
      symbol: 'f',
      min: 10,
      max: 10000,
      usual: [45, 3500],
    }),
    elements: integer({
      label: 'Elements',
      help: 'Reflector, driven element and directors together; the method is for 10 and more.',
      symbol: 'N',
      min: 5,
      max: 100,
      usual: [5, 60],
    }),
    rod: quantity('m', {
      label: 'Diameter of reflector and directors',
      unit: 'mm',
      symbol: 'd',
      min: 0.01,
      max: 1000,
      usual: [0.5, 60],
    }),
    drivenRod: quantity('m', {
      label: 'Diameter of the driven element',
      unit: 'mm',
      symbol: 'd_0',
      min: 0.01,
      max: 1000,
      usual: [0.5, 60],
      default: ({ rod }) => rod,
    }),
    driven: choice(
      {
        folded: { label: 'Folded dipole', also: ['folded'] },
        straight: { label: 'Straight dipole', also: ['straight', 'simple dipole'] },
      },
      { label: 'Driven element', default: 'folded' },
    ),
    mounting: choice(
      {
        none: {
          label: 'Nonmetallic boom, or elements well off it',
          also: ['none', 'no correction', 'wooden boom'],
        },
        insulated: {
          label: 'Through a metal boom, insulated, or on top of it',
          also: ['insulated', 'on top', 'on top of the boom'],
        },
        bonded: { label: 'Through a metal boom, bonded to it', also: ['bonded'] },
      },
      {
        label: 'Mounting of reflector and directors',
        help: 'Well off the boom: with a gap of more than its radius between boom and element. Elements on top of a metal boom, without that gap, take about the correction of insulated ones.',
        default: 'none',
      },
    ),
    boom: quantity('m', {
      label: 'Diameter or width of the boom',
      unit: 'mm',
      symbol: 'B',
      above: 0,
      max: 2000,
      usual: [4, 100],
      when: { mounting: ['insulated', 'bonded'] },
    }),
  },
  outputs: {
    boomLength: quantity('m', { label: 'Reflector to last director', symbol: 'L', places: 3, digits: 4 }),
    gain: measure('dB', { label: 'Gain over a half-wave dipole (dBd)', symbol: 'G_d', places: 1, optional: true }),
    isotropicGain: measure('dBi', { label: 'Gain over isotropic', symbol: 'G', places: 1, optional: true }),
    reflector: quantity('m', { label: 'Length of the reflector', unit: 'mm', symbol: 'l_R', places: 1, digits: 4 }),
    dipole: quantity('m', { label: 'Length of the driven element', unit: 'mm', symbol: 'l_0', places: 1, digits: 4 }),
    correction: quantity('m', {
      label: 'Boom correction in each length but the driven element’s',
      unit: 'mm',
      symbol: '\\Delta l',
      places: 2,
    }),
    wavelength: quantity('m', { label: 'Wavelength', unit: 'mm', symbol: '\\lambda', places: 1 }),
    plan: table(
      {
        element: text({ label: 'Element' }),
        position: quantity('m', { label: 'From the reflector', unit: 'mm', places: 1 }),
        spacing: quantity('m', { label: 'From the one before', unit: 'mm', places: 1 }),
        length: quantity('m', { label: 'Length', unit: 'mm', places: 1 }),
      },
      { label: 'Elements' },
    ),
  },
  formula: ({ frequency, elements, rod, drivenRod, driven, mounting, boom }) => {
    const wavelength = speedOfLight / frequency;
    const thin = rod / wavelength;
    const drivenThin = drivenRod / wavelength;
    const correction =
      mounting === 'none' ? 0 * wavelength : (mounting === 'bonded' ? 1 : 0.5) * boomShare(boom / wavelength) * boom;
    const reflector = wavelength * ((-20 / (186.8769 * Math.log(2 / thin) - 320) + 1) / 2) + correction;
    const dipole =
      ((0.4777 - 1.0522 * drivenThin + 0.43363 * drivenThin ** -0.014891) / 2) *
      (driven === 'folded' ? 1.02 : 1) *
      wavelength;
    const plan = [
      { element: 'Reflector', position: 0 * wavelength, spacing: 0 * wavelength, length: reflector },
      { element: 'Driven element', position: 0.2 * wavelength, spacing: 0.2 * wavelength, length: dipole },
    ];
    let place = 0.2;
    for (let index = 1; index <= elements - 2; index += 1) {
      const step = SPACINGS[index - 1] ?? 0.4;
      place += step;
      plan.push({
        element: `Director ${index}`,
        position: place * wavelength,
        spacing: step * wavelength,
        length: directorLength(thin, index) * wavelength + correction,
      });
    }
    const gain = elements >= 10 ? 9.2 + 3.39 * Math.log(place) : undefined;
    return {
      boomLength: place * wavelength,
      gain,
      isotropicGain: gain === undefined ? undefined : gain + 2.15,
      reflector,
      dipole,
      correction,
      wavelength,
      plan,
    };
  },
  shown: ({ frequency, gain, boomLength, wavelength, rod, drivenRod, driven, correction }) => ({
    boomLength: undefined,
    gain: gain === undefined ? undefined : 9.2 + 3.39 * Math.log(boomLength / wavelength),
    isotropicGain: gain === undefined ? undefined : gain + 2.15,
    reflector: wavelength * ((-20 / (186.8769 * Math.log((2 * wavelength) / rod) - 320) + 1) / 2) + correction,
    dipole:
      ((0.4777 - (1.0522 * drivenRod) / wavelength + 0.43363 * (drivenRod / wavelength) ** -0.014891) / 2) *
      (driven === 'folded' ? 1.02 : 1) *
      wavelength,
    correction: undefined,
    wavelength: speedOfLight / frequency,
    plan: undefined,
  }),
  stepwise: [
    'The driven element is 0.2λ from the reflector; the directors follow at 0.075, 0.18, 0.215, 0.25, 0.28, 0.3, 0.315, 0.33, 0.345, 0.36, 0.375, 0.39 and then always 0.4λ.',
    'Director n is (a - b ln n)(1 - c exp(-d n)) wavelengths long, with a, b, c and d of the element diameter, from 0.4711, 0.018, 0.08398 and 0.965 at 0.001λ to 0.4268, 0.02614, 0.1112 and 1.036 at 0.02λ, between the rows by proportion.',
    'With elements through a metal boom of B wavelengths, 733B(0.055 - B) - 504B(0.03 - B) boom diameters are added to reflector and directors, half of it where they are insulated or lie on top.',
  ],
  explanation: ({ gain, mounting, driven }) =>
    `A DL6WU Yagi of {elements} elements for {frequency} is {boomLength} long from reflector to last director${
      gain === undefined ? '' : ' and has a gain of about {gain} over a half-wave dipole, {isotropicGain}'
    }. With rods of {rod} the reflector is {reflector} long; the driven element, a ${
      driven === 'folded' ? 'folded' : 'straight'
    } dipole of {drivenRod}, is {dipole}. ${
      mounting === 'none'
        ? 'No correction for a metal boom is in the lengths: elements that touch one, or are closer to it than its radius, need one.'
        : `Reflector and directors contain {correction} for the metal boom of {boom}, ${mounting === 'bonded' ? 'through which they pass bonded to it' : 'through which they pass insulated, or on top of which they lie'}.`
    }`,
  requires: [
    {
      that: ({ frequency, rod }) =>
        isAtLeast(rod * frequency, 0.001 * speedOfLight) && isAtMost(rod * frequency, 0.02 * speedOfLight),
      field: 'rod',
      says: 'The lengths of this method are for elements of 0.001 to 0.02 wavelengths in diameter: check the units of diameter and frequency.',
    },
    {
      that: ({ frequency, drivenRod }) =>
        isAtLeast(drivenRod * frequency, 0.001 * speedOfLight) && isAtMost(drivenRod * frequency, 0.02 * speedOfLight),
      field: 'drivenRod',
      says: 'The length of the driven element is for 0.001 to 0.02 wavelengths in diameter: check the units of diameter and frequency.',
    },
    {
      that: ({ frequency, boom }) => isAtMost(boom * frequency, 0.06 * speedOfLight),
      field: 'boom',
      says: 'The correction is for metal booms up to 0.06 wavelengths across: take a thinner boom, or mount the elements off it.',
    },
    {
      that: ({ rod, boom }) => isAtMost(rod, boom),
      field: 'boom',
      says: 'The boom is thinner than the elements that pass through it: check the units of both.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ elements }) => elements < 10,
      says: 'The method is for long Yagis of 10 elements (2.1 wavelengths) and more: shortened to fewer it works, but less gain and a worse match come out than of a Yagi optimized for its length, so that no gain is told.',
    },
    {
      level: 'caution',
      when: ({ mounting, boom, wavelength }) => mounting !== 'none' && roundTo((100 * boom!) / wavelength, 2) > 5.5,
      says: 'The correction was fitted to booms up to 0.055 wavelengths: beyond it is uncertain. Take a thinner boom, or mount the elements off it.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Elements on the boom, from above',
    draw: ({ plan, boomLength }) =>
      plan.length > 40
        ? undefined
        : [
            {
              shape: 'line',
              points: [
                [0, 0],
                [boomLength, 0],
              ],
            },
            ...plan.map(({ position, length, element }) => ({
              shape: 'line' as const,
              points: [
                [position, -length / 2],
                [position, length / 2],
              ] as [number, number][],
              color: element === 'Driven element' ? (2 as const) : (1 as const),
            })),
            { shape: 'dimension', from: [0, 0], to: [boomLength, 0], of: 'boomLength' },
          ],
  },
  examples: [
    {
      inputs: { frequency: 144.3, elements: 10, rod: 5 },
      results: {
        boomLength: 4.45637437568,
        gain: 11.7870430826,
        isotropicGain: 13.9370430826,
        reflector: 1016.59305901,
        dipole: 1006.08456881,
        correction: 0,
        wavelength: 2077.5638115,
        plan: {
          length: 10,
          rows: {
            2: { position: 571.330048164, spacing: 155.817285863, length: 934.283994656 },
            9: { position: 4456.37437568, length: 883.363348842 },
          },
        },
      },
      source: 'Python, rewritten from the listing of DL6WU.BAS (G3SEK, 2003), with c = 299792458 m/s',
    },
    {
      inputs: { frequency: 432.1, elements: 19, rod: 4, mounting: 'bonded', boom: 20 },
      results: {
        boomLength: 3.89570620613,
        gain: 15.049246984,
        reflector: 348.646704874,
        dipole: 332.562538118,
        correction: 10.7198701909,
        plan: { length: 19, rows: { 18: { spacing: 277.521368202, length: 281.525382427 } } },
      },
      source: 'Python, rewritten from the listing of DL6WU.BAS (G3SEK, 2003)',
    },
    {
      inputs: {
        frequency: 1296,
        elements: 26,
        rod: 3,
        mounting: 'insulated',
        boom: 12.7,
        driven: 'straight',
      },
      results: {
        gain: 16.4207536557,
        dipole: 107.1792045,
        correction: 4.400532917,
        plan: { rows: { 2: { length: 101.845706029 }, 25: { length: 87.4809356844 } } },
      },
      source: 'Python, rewritten from the listing of DL6WU.BAS (G3SEK, 2003); a straight dipole without its 2%',
    },
    {
      inputs: { frequency: 144.3, elements: 5, rod: 6, drivenRod: 10 },
      results: { boomLength: 1.39196775371, reflector: 1015.75513019, dipole: 998.240300961 },
      cautions: ['of 10 elements'],
      source: 'Python, rewritten from the listing of DL6WU.BAS (G3SEK, 2003)',
    },
    {
      inputs: { frequency: 299.792458, elements: 12, rod: 1, mounting: 'bonded', boom: 58 },
      results: { reflector: 530.988000747, plan: { rows: { 2: { length: 496.10250205 } } } },
      cautions: ['fitted to booms'],
      source: 'Python, rewritten from the listing of DL6WU.BAS (G3SEK, 2003): exactly 0.001λ',
    },
    {
      inputs: { frequency: 1296, elements: 100, rod: 3 },
      results: { boomLength: 8.79368077999 },
      source: 'By hand: (4.215 + 0.2 + 84 × 0.4) × 231.32 mm',
    },
    {
      inputs: { frequency: 144.3, elements: 10, rod: 0.5 },
      refused: 'of 0.001 to 0.02',
      source: 'By hand: 0.5 mm of 2078 mm',
    },
    {
      inputs: { frequency: 144.3, elements: 10, rod: 5, drivenRod: 60 },
      refused: 'length of the driven element',
      source: 'By hand: 60 mm of 2078 mm',
    },
    {
      inputs: { frequency: 1296, elements: 26, rod: 3, mounting: 'bonded', boom: 15 },
      refused: 'up to 0.06 wavelengths',
      source: 'By hand: 15 mm of 231 mm',
    },
    {
      inputs: { frequency: 432, elements: 12, rod: 4, mounting: 'bonded', boom: 2 },
      refused: 'thinner than the elements',
      source: 'By hand: 2 mm are less than 4 mm',
    },
  ],
  notes: [
    'The gain is the estimate of DL6WU for a lossless build in free space; 91 such antennas modeled in NEC were 0.2 dB below it on average.',
    'The lengths are of cylindrical rods of one diameter to about a millimeter on 2 m and a tenth of it on 23 cm: cut that closely. Allow some boom beyond both end elements.',
    'A driven folded dipole is mounted so that the boom does not touch its ends: no boom correction is in its length, and its feed is matched on the antenna, by a balun of 4:1 for a folded dipole of about 200 Ω.',
  ],
  references: [
    { title: 'Hoch (DL6WU): Extremely long Yagi antennas, VHF Communications 3/1982' },
    {
      title:
        'DL6WU.BAS by KY4Z, W6NBI and G3SEK, 1983–2003: the listing; its tables stand alike in four other public programs, one of which halves the correction on top of the boom as well',
      url: 'https://googuenot.blogspot.com/2021/03/dl6wu-gbas.html',
    },
    {
      title: 'Duffy: Estimating beamwidth of DL6WU long boom Yagis (gain compared with NEC)',
      url: 'https://owenduffy.net/antenna/dl6wu/EstimatingBeamwidth.htm',
    },
  ],
});
