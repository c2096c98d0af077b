import {
  constant,
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  number,
  quantity,
  roundTo,
  table,
} from '@reckoner/engine';

/** d_n = L(1 - 2^(-n/N)): each fret shortens the string by the same ratio. */
export default defineCalculator({
  title: 'Guitar fret spacing',
  description:
    'Positions of the frets of a guitar, bass, ukulele or other instrument from its scale length, also for fanned frets and for other equal divisions of the octave.',
  keywords: [
    'fret calculator',
    'fret position calculator',
    'scale length',
    'fanned fret calculator',
    'multiscale guitar',
    'rule of 18',
    'luthier fret slots',
    'distance from nut to fret',
  ],
  related: ['musical-note-frequency', 'string-tension-gauge', 'cents-interval-temperament'],
  inputs: {
    scale: quantity('m', {
      label: 'Scale length',
      help: 'From the nut to the saddle, or twice the distance from the nut to the 12th fret. Of fanned frets that of the longest, the bass string.',
      unit: 'mm',
      regional: true,
      symbol: 'L',
      min: 5,
      max: 5000,
      usual: [300, 1150],
    }),
    frets: integer({ label: 'Number of frets', symbol: 'n', min: 1, max: 60, usual: [5, 36], default: 24 }),
    divisions: integer({
      label: 'Steps in an octave',
      help: '12 for all common instruments; 24 for quarter tones.',
      symbol: 'N',
      min: 5,
      max: 100,
      usual: 'all',
      default: 12,
    }),
    trebleScale: quantity('m', {
      label: 'Scale length of the treble string (fanned frets)',
      help: 'Left out, all frets are straight across.',
      unit: 'mm',
      regional: true,
      symbol: 'L_t',
      min: 5,
      max: 5000,
      usual: [300, 1150],
      optional: true,
    }),
    straight: integer({
      label: 'Fret that stands straight across (fanned frets)',
      help: '0 is the nut; 7 to 9 are common.',
      symbol: 'p',
      min: 0,
      max: 60,
      usual: 'all',
      optional: true,
    }),
  },
  outputs: {
    last: quantity('m', {
      label: 'Nut to the last fret',
      unit: 'mm',
      regional: true,
      symbol: 'd_n',
      places: 2,
      digits: 5,
    }),
    first: quantity('m', {
      label: 'Nut to the first fret',
      unit: 'mm',
      regional: true,
      symbol: 'd_1',
      places: 2,
      digits: 5,
    }),
    narrowest: quantity('m', {
      label: 'Between the last fret and the one before',
      unit: 'mm',
      regional: true,
      symbol: 's_n',
      places: 2,
      digits: 5,
    }),
    divisor: number({ label: 'Divisor from fret to fret', symbol: 'k', places: 4 }),
    nutOffset: quantity('m', {
      label: 'Treble end of the nut, nearer to the bridge by',
      unit: 'mm',
      regional: true,
      symbol: 'o_0',
      places: 2,
      optional: true,
    }),
    bridgeOffset: quantity('m', {
      label: 'Treble end of the bridge, nearer to the nut by',
      unit: 'mm',
      regional: true,
      symbol: 'o_b',
      places: 2,
      optional: true,
    }),
    positions: table(
      {
        fret: integer({ label: 'Fret' }),
        fromNut: quantity('m', { label: 'From the nut', unit: 'mm', regional: true, places: 2, digits: 5 }),
        step: quantity('m', { label: 'From the fret before', unit: 'mm', regional: true, places: 2, digits: 5 }),
        toBridge: quantity('m', { label: 'To the bridge', unit: 'mm', regional: true, places: 2, digits: 5 }),
        treble: quantity('m', {
          label: 'Treble string, from its nut',
          unit: 'mm',
          regional: true,
          places: 2,
          digits: 5,
          optional: true,
        }),
        slant: quantity('m', {
          label: 'Treble end, nearer to the bridge by',
          unit: 'mm',
          regional: true,
          places: 2,
          optional: true,
        }),
      },
      { label: 'Fret positions' },
    ),
  },
  formula: ({ scale, frets, divisions, trebleScale, straight }) => {
    const from = (length: number, fret: number) => length * (1 - 2 ** (-fret / divisions));
    const positions = Array.from({ length: frets }, (_, index) => {
      const fret = index + 1;
      const row = {
        fret,
        fromNut: from(scale, fret),
        step: scale * 2 ** (-fret / divisions) * (2 ** (1 / divisions) - 1),
        toBridge: scale * 2 ** (-fret / divisions),
      };
      return trebleScale === undefined || straight === undefined
        ? row
        : {
            ...row,
            treble: from(trebleScale, fret),
            slant: (scale - trebleScale) * (2 ** (-fret / divisions) - 2 ** (-straight / divisions)),
          };
    });
    const results = {
      last: from(scale, frets),
      first: from(scale, 1),
      narrowest: scale * 2 ** (-frets / divisions) * (2 ** (1 / divisions) - 1),
      divisor: 1 / (1 - 2 ** (-1 / divisions)),
      positions,
    };
    if (trebleScale === undefined || straight === undefined) return results;
    const spread = scale - trebleScale;
    return {
      ...results,
      nutOffset: spread * (1 - 2 ** (-straight / divisions)),
      bridgeOffset: spread * 2 ** (-straight / divisions),
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Fretboard',
    scales: 'apart',
    draw: ({ scale, frets, divisions, trebleScale, straight }) => {
      const treble = trebleScale ?? scale;
      const offset = (scale - treble) * (1 - 2 ** (-(straight ?? 0) / divisions));
      const across = (fret: number, color?: 2 | 3) => {
        const left = 1 - 2 ** (-fret / divisions);
        return {
          shape: 'line' as const,
          points: [
            [scale * left, 0],
            [treble * left + offset, 1],
          ] as [number, number][],
          ...(color === undefined ? {} : { color }),
        };
      };
      return [
        across(0, 2),
        ...Array.from({ length: frets }, (_, index) => across(index + 1)),
        {
          shape: 'line' as const,
          points: [
            [scale, 0],
            [treble + offset, 1],
          ] as [number, number][],
          color: 3 as const,
        },
        {
          shape: 'line' as const,
          points: [
            [0, 0],
            [scale, 0],
          ] as [number, number][],
          dashed: true,
        },
        {
          shape: 'line' as const,
          points: [
            [offset, 1],
            [treble + offset, 1],
          ] as [number, number][],
          dashed: true,
        },
      ];
    },
  },
  explanation: ({ trebleScale }) =>
    `On a scale of {scale} with {divisions} equal steps in an octave the first of {frets} {frets|fret|frets} is {first} from the nut, the last {last}, {narrowest} after the one before (or the nut). ${
      trebleScale === undefined
        ? ''
        : 'With {trebleScale} on the treble string and fret {straight} straight across (0 is the nut), the treble end of the nut is {nutOffset|{|nutOffset|} farther from the bridge than|level with|{|nutOffset|} nearer to the bridge than} its bass end, and that of the bridge {bridgeOffset|{|bridgeOffset|} farther from the nut than|level with|{|bridgeOffset|} nearer to the nut than} its bass end, measured along the strings. '
    }The bridge is taken without compensation.`,
  requires: [
    {
      that: (_, given) => given.trebleScale === given.straight,
      field: 'trebleScale',
      says: 'Fanned frets need both the scale length of the treble string and the fret that stands straight across; straight frets neither.',
    },
    {
      that: ({ frets, straight }) => straight <= frets,
      field: 'straight',
      says: 'The fretboard has {frets} frets: there is no fret {straight} to stand straight across.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ scale, trebleScale }) => trebleScale !== undefined && trebleScale > scale,
      says: 'The treble string is longer than the bass string: on fanned frets the bass string is the longer one. Are the two scale lengths changed about?',
    },
    {
      level: 'caution',
      when: ({ scale, trebleScale }) => trebleScale !== undefined && isBelow(trebleScale, 0.85 * scale),
      says: 'The treble string is more than 15% shorter than the bass string; most fans differ by 2 to 10%. Check the units of both.',
    },
    {
      level: 'caution',
      when: ({ narrowest }) => roundTo(narrowest / constant(0.001, 'm'), 2) < 5,
      says: 'With {frets} {frets|fret|frets} the last is only {narrowest} from the one before (or the nut), and fret wire is 1 to 3 mm wide: check the number of frets, and that a finger finds room.',
    },
    {
      level: 'note',
      when: ({ frets, divisions }) => isAbove(frets, 3 * divisions),
      says: '{frets} {frets|fret|frets} are more than three octaves on one string: check the number of frets and the steps in an octave.',
    },
  ],
  examples: [
    {
      inputs: { scale: 648 },
      results: {
        first: 36.36944538,
        last: 486,
        narrowest: 9.633021286,
        divisor: 17.81715375,
        positions: { length: 24, rows: { 11: { fret: 12, fromNut: 324, step: 19.26604257, toBridge: 324 } } },
      },
      source: 'mpmath: L - L/2^(n/12) by rows; 24 frets are 3/4 of 648 mm',
    },
    {
      inputs: { scale: 650, frets: 1 },
      results: { first: 36.48169676, last: 36.48169676, narrowest: 36.48169676 },
      source: 'Peterson: 650 mm, first fret 36.4816967 mm',
    },
    {
      inputs: { scale: '25.5 in', frets: 22 },
      results: { first: 36.35260768, last: 465.9453328, narrowest: 10.80769492 },
      source: 'mpmath: L - L/2^(n/12) by rows, of 647.7 mm',
    },
    {
      inputs: { scale: 600, frets: 36, divisions: 24 },
      results: { first: 17.08083531, last: 387.867965644, narrowest: 6.21594307, divisor: 35.12708771 },
      source: 'mpmath: L - L/2^(n/24) by rows',
    },
    {
      inputs: { scale: '27 in', frets: 24, trebleScale: '25.5 in', straight: 7 },
      results: {
        last: 514.35,
        narrowest: 10.1949475279,
        nutOffset: 12.67130078,
        bridgeOffset: 25.42869922,
        positions: {
          length: 24,
          rows: { 6: { fret: 7, slant: 0 }, 11: { fret: 12, fromNut: 342.9, treble: 323.85, slant: -6.378699222 } },
        },
      },
      source: 'mpmath: distances from the nut of both strings, less another; 38.1 mm in all',
    },
    {
      inputs: { scale: 600, trebleScale: 650, straight: 5 },
      results: { last: 450, nutOffset: -12.54232308, bridgeOffset: -37.45767692 },
      cautions: ['changed about'],
      source: 'mpmath: distances from the nut of both strings, less another',
    },
    {
      inputs: { scale: 685.8, trebleScale: 500, straight: 0, frets: 20 },
      results: { nutOffset: 0, bridgeOffset: 185.8 },
      cautions: ['more than 15% shorter'],
      source: 'By hand: 685.8 - 500',
    },
    {
      inputs: { scale: 330, frets: 40 },
      results: { last: 297.2598533, narrowest: 1.946830432 },
      cautions: ['fret wire', 'three octaves'],
      source: 'mpmath: L - L/2^(n/12) by rows',
    },
    { inputs: { scale: 648, trebleScale: 630 }, refused: 'need both', source: 'By definition' },
    {
      inputs: { scale: 648, trebleScale: 630, straight: 12, frets: 10 },
      refused: 'no fret 12',
      source: 'By definition',
    },
  ],
  notes: [
    'Saw each slot at its distance from the nut: steps from fret to fret add up their errors.',
    'Pressing a string stretches it and makes it sharp. The saddle therefore stands a little farther away than the scale length, by some 1 to 5 mm, more for thick strings and high action; set it by ear or tuner.',
    'Distances are along each string. In the middle of a neck whose strings spread they are somewhat shorter than along the outer strings, in the same ratios.',
  ],
  references: [
    {
      title: 'Peterson Strobe Tuners: Tuning formulas (distance from the nut by cents)',
      url: 'http://www.organicdesign.org/peterson/tuning/formulas.html',
    },
    {
      title: 'Ghetto Luthier: Guitar fret position calculator (2013; the rules of 18 and 17.817)',
      url: 'http://ghettoluthier.blogspot.com/2013/07/guitar-fret-position-calculator.html',
    },
    { title: 'Fletcher, Rossing: The Physics of Musical Instruments, 2nd ed., §9.14', isbn: '978-0-387-98374-5' },
  ],
});
