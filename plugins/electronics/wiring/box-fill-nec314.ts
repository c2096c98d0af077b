import {
  category,
  choice,
  defineCalculator,
  flag,
  integer,
  isAtLeast,
  measure,
  number,
  roundTo,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';

/** NEC Table 314.16(B)(1): cubic inches for each conductor. */
const SIZES = {
  awg18: { label: '18 AWG', value: 1.5, also: ['18', '#18'] },
  awg16: { label: '16 AWG', value: 1.75, also: ['16', '#16'] },
  awg14: { label: '14 AWG', value: 2, also: ['14', '#14'] },
  awg12: { label: '12 AWG', value: 2.25, also: ['12', '#12'] },
  awg10: { label: '10 AWG', value: 2.5, also: ['10', '#10'] },
  awg8: { label: '8 AWG', value: 3, also: ['8', '#8'] },
  awg6: { label: '6 AWG', value: 5, also: ['6', '#6'] },
} as const;

/** NEC Table 314.16(A): cubic inches of metal boxes that are not marked. */
const BOXES = {
  round125: { label: '4 × 1 1/4 in round or octagonal', volume: 12.5 },
  round15: { label: '4 × 1 1/2 in round or octagonal', volume: 15.5 },
  round2125: { label: '4 × 2 1/8 in round or octagonal', volume: 21.5 },
  square125: { label: '4 × 1 1/4 in square', volume: 18 },
  square15: { label: '4 × 1 1/2 in square', volume: 21 },
  square2125: { label: '4 × 2 1/8 in square', volume: 30.3 },
  large125: { label: '4 11/16 × 1 1/4 in square', volume: 25.5 },
  large15: { label: '4 11/16 × 1 1/2 in square', volume: 29.5 },
  large2125: { label: '4 11/16 × 2 1/8 in square', volume: 42 },
  device15: { label: '3 × 2 × 1 1/2 in device box', volume: 7.5 },
  device2: { label: '3 × 2 × 2 in device box', volume: 10 },
  device225: { label: '3 × 2 × 2 1/4 in device box', volume: 10.5 },
  device25: { label: '3 × 2 × 2 1/2 in device box', volume: 12.5 },
  device275: { label: '3 × 2 × 2 3/4 in device box', volume: 14 },
  device35: { label: '3 × 2 × 3 1/2 in device box', volume: 18 },
  utility15: { label: '4 × 2 1/8 × 1 1/2 in device box', volume: 10.3 },
  utility1875: { label: '4 × 2 1/8 × 1 7/8 in device box', volume: 13 },
  utility2125: { label: '4 × 2 1/8 × 2 1/8 in device box', volume: 14.5 },
} as const;

const LABELS = {
  none: 'Not chosen yet',
  marked: 'Volume marked on the box',
  round125: BOXES.round125.label,
  round15: BOXES.round15.label,
  round2125: BOXES.round2125.label,
  square125: BOXES.square125.label,
  square15: BOXES.square15.label,
  square2125: BOXES.square2125.label,
  large125: BOXES.large125.label,
  large15: BOXES.large15.label,
  large2125: BOXES.large2125.label,
  device15: BOXES.device15.label,
  device2: BOXES.device2.label,
  device225: BOXES.device225.label,
  device25: BOXES.device25.label,
  device275: BOXES.device275.label,
  device35: BOXES.device35.label,
  utility15: BOXES.utility15.label,
  utility1875: BOXES.utility1875.label,
  utility2125: BOXES.utility2125.label,
} as const;

/** Smallest first. */
const LISTED = [
  BOXES.device15,
  BOXES.device2,
  BOXES.utility15,
  BOXES.device225,
  BOXES.round125,
  BOXES.device25,
  BOXES.utility1875,
  BOXES.device275,
  BOXES.utility2125,
  BOXES.round15,
  BOXES.square125,
  BOXES.device35,
  BOXES.square15,
  BOXES.round2125,
  BOXES.large125,
  BOXES.large15,
  BOXES.square2125,
  BOXES.large2125,
];

/** A volume marked in cubic centimeters is rounded: 344 cm³ are 21.0 in³. */
function asMarked(volume: number) {
  const tenths = roundTo(volume, 1);
  return Math.abs(volume - tenths) <= 0.02 ? tenths : volume;
}

/** NEC 2023, 314.16(B): the allowances of all that is in the box, added. */
export default defineCalculator({
  title: 'Electrical box fill',
  description:
    'Volume that an electrical box needs for its conductors, devices, clamps, fittings and grounds by NEC 2023, and the standard metal boxes that are large enough.',
  keywords: ['box fill', 'junction box size', 'NEC 314.16', 'cubic inches of a box', 'outlet box', 'device box'],
  related: ['conduit-fill-nec'],
  inputs: {
    conductors: rows(
      {
        size: choice(SIZES, { label: 'Size' }),
        count: integer({ label: 'Conductors', min: 1, max: 200 }),
      },
      {
        label: 'Insulated conductors',
        help: 'Each that enters and ends or is spliced in the box, or passes through it, once; an unbroken loop of twice the free length twice; pigtails that do not leave the box not at all.',
        maxItems: 20,
      },
    ),
    devices: rows(
      {
        size: choice(SIZES, { label: 'Largest conductor at it' }),
        gangs: integer({ label: 'Yokes, wide ones by gangs', min: 1, max: 50 }),
      },
      {
        label: 'Switches, receptacles and other devices',
        help: 'Each yoke or strap is one; a device wider than 2 in counts once for each gang that it needs.',
        optional: true,
        maxItems: 20,
      },
    ),
    clamps: flag({ label: 'Cable clamps inside the box' }),
    fittings: integer({
      label: 'Kinds of support fittings (luminaire stud, hickey)',
      min: 0,
      max: 2,
      default: 0,
    }),
    grounds: integer({
      label: 'Equipment grounding conductors that enter',
      symbol: 'n_g',
      min: 0,
      max: 100,
      default: 0,
    }),
    groundSize: choice(SIZES, { label: 'Largest equipment grounding conductor', optional: true }),
    blocks: rows(
      {
        size: choice(SIZES, { label: 'Largest conductor at it' }),
        count: integer({ label: 'Terminal blocks', min: 1, max: 20 }),
      },
      { label: 'Terminal blocks', optional: true, maxItems: 20 },
    ),
    box: choice(LABELS, { label: 'Box', default: 'none' }),
    marked: measure('in^3', {
      label: 'Marked volume, with extension and plaster rings',
      symbol: 'V_m',
      min: 1,
      max: 100,
      usual: [5, 100],
      when: { box: 'marked' },
    }),
  },
  outputs: {
    required: measure('in^3', { label: 'Volume needed', symbol: 'V', places: 2, digits: 4 }),
    verdict: category(['Large enough', 'Too small'], { label: 'The box is', optional: true }),
    available: measure('in^3', { label: 'Volume of the box', symbol: 'V_b', places: 2, optional: true }),
    smallest: text({ label: 'Smallest standard metal box', optional: true }),
    allowances: table(
      {
        item: text({ label: 'Allowance' }),
        count: number({ label: 'Times', places: 2 }),
        each: measure('in^3', { label: 'Each', places: 2 }),
        volume: measure('in^3', { label: 'Volume', places: 2 }),
      },
      { label: 'Allowances' },
    ),
    boxes: table(
      {
        box: text({ label: 'Standard metal box' }),
        volume: measure('in^3', { label: 'Volume', places: 1 }),
      },
      { label: 'Standard metal boxes that are large enough' },
    ),
  },
  formula: ({ conductors, devices, clamps, fittings, grounds, groundSize, blocks, box, marked }) => {
    const yokes = devices ?? [];
    const terminals = blocks ?? [];
    const grounding = grounds > 0 ? groundSize! : 0;
    const largest = Math.max(
      ...conductors.map(({ size }) => size),
      ...yokes.map(({ size }) => size),
      ...terminals.map(({ size }) => size),
      grounding,
    );
    const times = grounds > 0 ? 1 + Math.max(grounds - 4, 0) / 4 : 0;
    const all = [
      ...conductors.map(({ size, count }) => ({ item: 'Conductors', count, each: size })),
      ...yokes.map(({ size, gangs }) => ({ item: 'Devices, two for each yoke or gang', count: 2 * gangs, each: size })),
      { item: 'Clamps, one for all', count: clamps ? 1 : 0, each: largest },
      { item: 'Support fittings, one for each kind', count: fittings, each: largest },
      { item: 'Equipment grounds, one for up to four, a quarter for each more', count: times, each: grounding },
      ...terminals.map(({ size, count }) => ({ item: 'Terminal blocks', count, each: size })),
    ];
    const allowances = all
      .filter(({ count }) => count > 0)
      .map(({ item, count, each }) => ({ item, count, each, volume: count * each }));
    const required = sum(allowances.map(({ volume }) => volume));
    const boxes = LISTED.filter(({ volume }) => isAtLeast(volume, required)).map(({ label, volume }) => ({
      box: label,
      volume,
    }));
    const available = box === 'none' ? undefined : box === 'marked' ? asMarked(marked) : BOXES[box].volume;
    return {
      required,
      verdict: available === undefined ? undefined : isAtLeast(available, required) ? 'Large enough' : 'Too small',
      available,
      smallest: boxes[0]?.box,
      allowances,
      boxes,
    };
  },
  shown: ({ required }) => ({
    required,
    verdict: undefined,
    available: undefined,
    smallest: undefined,
    allowances: undefined,
    boxes: undefined,
  }),
  stepwise: [
    'Each conductor takes the volume of its size: 1.5, 1.75, 2, 2.25, 2.5, 3 and 5 in³ for 18, 16, 14, 12, 10, 8 and 6 AWG.',
    'Each yoke takes twice that of the largest conductor at it, each terminal block once.',
    'All clamps together, and each kind of support fitting, take once that of the largest conductor in the box.',
    'Up to four equipment grounding conductors take once that of the largest of them, each one more a quarter of it.',
    'The volumes are added, and compared with that of the box.',
  ],
  requires: [
    {
      that: (inputs, given) => inputs.grounds === 0 || given.groundSize,
      field: 'groundSize',
      says: 'Give the size of the largest equipment grounding conductor.',
    },
    {
      that: (inputs, given) => !given.groundSize || inputs.grounds > 0,
      field: 'grounds',
      says: 'A size of the equipment grounding conductors is given, but none of them: how many enter the box?',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ verdict }) => verdict === 'Too small',
      says: 'Crowded conductors are damaged and overheat: take a larger or deeper box or an extension ring.',
    },
    {
      level: 'caution',
      when: ({ boxes }) => boxes.length === 0,
      says: 'No metal box of this table is large enough: take one that is marked with a larger volume, or gang boxes.',
    },
    {
      level: 'note',
      when: ({ grounds }) => grounds === 0,
      says: 'No equipment grounding conductor is counted: of cables with a bare or green wire each one counts.',
    },
    {
      level: 'note',
      when: ({ clamps }) => !clamps,
      says: 'No clamps inside the box are counted: where it has some, all of them together count once.',
    },
    {
      level: 'caution',
      when: ({ conductors, devices, blocks }) =>
        Math.max(0, ...[...(devices ?? []), ...(blocks ?? [])].map(({ size }) => size)) >
        Math.max(...conductors.map(({ size }) => size)),
      says: 'A device or terminal block has a larger conductor than any that enters the box: check the sizes.',
    },
  ],
  explanation: ({ verdict, smallest }) =>
    `What is in the box needs {required}${
      verdict === undefined
        ? ''
        : verdict === 'Large enough'
          ? '; its {available} are enough'
          : '; its {available} are too little'
    }. ${smallest === undefined ? 'No listed metal box has so much.' : 'The smallest standard metal box with so much, whatever its shape, is {smallest}.'}`,
  examples: [
    {
      inputs: {
        conductors: [{ size: 'awg12', count: 4 }],
        devices: [{ size: 'awg12', gangs: 1 }],
        clamps: true,
        grounds: 2,
        groundSize: 'awg12',
        box: 'device35',
      },
      results: { required: 18, verdict: 'Large enough', available: 18 },
      source: 'Worked example of premium-electrical-calculators (box fill explained): 8 × 2.25, exactly the limit',
    },
    {
      inputs: {
        conductors: [
          { size: 'awg14', count: 4 },
          { size: 'awg12', count: 2 },
        ],
        devices: [{ size: 'awg12', gangs: 1 }],
        clamps: true,
        grounds: 3,
        groundSize: 'awg12',
        box: 'square15',
      },
      results: {
        required: 21.5,
        verdict: 'Too small',
        available: 21,
        smallest: '4 × 2 1/8 in round or octagonal',
        allowances: { length: 5, rows: { 2: { count: 2, each: 2.25, volume: 4.5 } } },
        boxes: { length: 5 },
      },
      cautions: ['Crowded conductors'],
      source: 'Worked example of electricianprep.co: 12.5 + 2.25 + 2.25 + 4.5',
    },
    {
      inputs: {
        conductors: [{ size: 'awg14', count: 6 }],
        grounds: 6,
        groundSize: 'awg10',
        fittings: 1,
        blocks: [{ size: 'awg14', count: 1 }],
        box: 'marked',
        marked: '344 cm^3',
      },
      results: { required: 20.25, verdict: 'Large enough', available: 21 },
      cautions: ['No clamps inside the box'],
      source: 'By hand: 6 × 2 + 2.5 × (1 + 2/4) + 2.5 + 2; Table 314.16(A) gives 344 cm³ for 21.0 in³',
    },
    {
      inputs: { conductors: [{ size: 'awg6', count: 9 }], box: 'marked', marked: 44.95 },
      results: { required: 45, verdict: 'Too small', available: 44.95, boxes: { length: 0 } },
      cautions: [
        'Crowded conductors',
        'No metal box of this table',
        'No equipment grounding conductor',
        'No clamps inside the box',
      ],
      source: 'By hand: 9 × 5',
    },
    {
      inputs: { conductors: [{ size: 'awg14', count: 2 }], grounds: 1, groundSize: 'awg14', fittings: 2 },
      results: { required: 10, smallest: '3 × 2 × 2 in device box' },
      cautions: ['No clamps inside the box'],
      source: 'By hand: 5 × 2; 10.0 in³ are enough',
    },
    {
      inputs: {
        conductors: [{ size: 'awg14', count: 4 }],
        devices: [{ size: 'awg6', gangs: 1 }],
        grounds: 1,
        groundSize: 'awg14',
      },
      results: { required: 20 },
      cautions: ['larger conductor than any', 'No clamps inside the box'],
      source: 'By hand: 4 × 2 + 2 × 5 + 2',
    },
    {
      inputs: { conductors: [{ size: 'awg14', count: 2 }], grounds: 2 },
      refused: 'Give the size',
      source: 'By definition',
    },
    {
      inputs: { conductors: [{ size: 'awg14', count: 2 }], groundSize: 'awg14' },
      refused: 'how many enter',
      source: 'By definition',
    },
  ],
  notes: [
    'For boxes up to 100 in³ with conductors of 6 AWG and smaller in the USA, by NEC 2023; the grounds beyond four count since 2020. With 4 AWG and larger 314.28 holds, too, and 314.24 asks for depths. The law is the edition that your state adopted.',
    'Masonry, FS and FD boxes, plastic boxes and rings: enter the marked volume. Up to four fixture wires smaller than 14 AWG and grounds from a domed luminaire need not be counted. Parts of a box behind a barrier are each calculated by themselves.',
  ],
  references: [
    { title: 'NFPA 70, National Electrical Code, 2023, 314.16 and Tables 314.16(A) and 314.16(B)(1)' },
    {
      title:
        'Both tables stand identically in three public transcriptions, one of them the text of the 2023 code in the repository CEC-Lang',
    },
  ],
});
