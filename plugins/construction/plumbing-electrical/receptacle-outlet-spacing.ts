import {
  ceilNear,
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  isBelow,
  list,
  quantity,
  sum,
  table,
} from '@reckoner/engine';

/** NEC 210.52: no point of a wall space more than 6 ft from an outlet, of a counter more than 2 ft. */
export default defineCalculator({
  title: 'Outlet spacing',
  description:
    'Fewest receptacle outlets along the walls, counters or hallways of a US dwelling by NEC 210.52, with their spacing.',
  keywords: ['receptacle spacing', '6/12 rule', 'outlets per wall', 'NEC 210.52', 'kitchen counter outlets'],
  inputs: {
    kind: choice(
      {
        room: 'Walls of a living room, bedroom or similar: 210.52(A), NEC 2023',
        counter: 'Kitchen counter along a wall: 210.52(C)(1), NEC 2023',
        hallway: 'Hallway: 210.52(H), NEC 2023',
      },
      { label: 'Where', default: 'room' },
    ),
    spaces: list(quantity('m', { label: 'Length', unit: 'ft', usual: [1, 60], above: 0, max: 1000 }), {
      label: 'Unbroken lengths',
      help: 'One for each stretch between doorways, fireplaces or fixed cabinets, measured around corners; of a counter between sink, range and ends; of a hall along its middle.',
      maxItems: 60,
    }),
  },
  outputs: {
    outlets: integer({ label: 'Outlets, at least', symbol: 'n' }),
    counted: integer({ label: 'Lengths that need one', symbol: 'k' }),
    skipped: integer({ label: 'Lengths too short to count', symbol: 'k_0' }),
    total: quantity('m', { label: 'Total length', unit: 'ft', symbol: 'L', places: 1 }),
    layout: table(
      {
        space: integer({ label: 'Length no.' }),
        length: quantity('m', { label: 'Length', unit: 'ft', places: 2 }),
        outlets: integer({ label: 'Outlets' }),
        first: quantity('m', { label: 'First from the end', unit: 'ft', places: 2, optional: true }),
        spacing: quantity('m', { label: 'Apart', unit: 'ft', places: 2, optional: true }),
      },
      { label: 'Even layout' },
    ),
  },
  formula: ({ kind, spaces }) => {
    const least = kind === 'room' ? 2 * FEET : kind === 'counter' ? FEET : 10 * FEET;
    const apart = kind === 'room' ? 12 * FEET : 4 * FEET;
    const layout = spaces.map((length, index) => {
      const outlets = isAtLeast(length, least) ? (kind === 'hallway' ? 1 : Math.max(1, ceilNear(length / apart))) : 0;
      return {
        space: index + 1,
        length,
        outlets,
        first: outlets === 0 || kind === 'hallway' ? undefined : length / (2 * outlets),
        spacing: outlets < 2 ? undefined : length / outlets,
      };
    });
    const counted = layout.filter(({ outlets }) => outlets > 0).length;
    return {
      outlets: sum(layout.map(({ outlets }) => outlets)),
      counted,
      skipped: spaces.length - counted,
      total: sum(spaces),
      layout,
    };
  },
  stepwise: [
    'A length counts from 2 ft on for walls, 12 in for counters and 10 ft for hallways.',
    'It needs one outlet for each 12 ft of wall or 4 ft of counter begun; a hallway needs one.',
    'Laid out evenly, each outlet stands in the middle of an equal part of its length.',
  ],
  cautions: [
    {
      level: 'note',
      when: ({ kind, skipped }) => kind === 'room' && skipped > 0,
      says: 'Wall less than 2 ft (61 cm) wide between openings is no wall space by 210.52(A)(2), and is left out.',
    },
    {
      level: 'note',
      when: ({ kind, skipped }) => kind === 'counter' && skipped > 0,
      says: 'Counter less than 12 in (30.5 cm) wide needs no outlet by 210.52(C)(1), and is left out.',
    },
    {
      level: 'note',
      when: ({ kind, skipped }) => kind === 'hallway' && skipped > 0,
      says: 'A hallway shorter than 10 ft (3.05 m) needs no outlet by 210.52(H), and is left out.',
    },
    {
      level: 'caution',
      when: ({ kind, spaces }) =>
        spaces.some(
          (length) =>
            isBelow(length, kind === 'room' ? 2 * FEET : kind === 'counter' ? FEET : 10 * FEET) &&
            isAtLeast(length, constant(kind === 'room' ? 0.6 : kind === 'counter' ? 0.3 : 3, 'm')),
        ),
      says: 'A length that is left out is short of the limit in feet, but not of the one in meters that the code prints beside it (600 mm for 2 ft, 300 mm for 12 in, 3.0 m for 10 ft): give it an outlet as well.',
    },
    {
      level: 'caution',
      when: ({ kind, spaces }) => kind === 'counter' && spaces.some((length) => isAbove(length, 20 * FEET)),
      says: 'More than 20 ft (6.1 m) of counter without a sink, range or end is rare: is a length in inches? 48 in are 4 ft.',
    },
    {
      level: 'caution',
      when: ({ kind }) => kind === 'counter',
      says: 'Kitchen receptacles need GFCI protection (210.8(A)(6)) and at least two 20 A small-appliance circuits (210.52(B)(1) and 210.11(C)(1)): without it a wet appliance can kill. Islands and peninsulas go by 210.52(C)(2).',
    },
  ],
  explanation: ({ kind, outlets, counted }) => {
    if (outlets === 0) return 'By NEC 2023 none of these lengths needs a receptacle outlet.';
    if (kind === 'hallway')
      return counted === 1
        ? 'By NEC 2023 one hallway needs at least one receptacle outlet, anywhere along it.'
        : 'By NEC 2023 {counted} hallways need at least one receptacle outlet each, {outlets} in all, anywhere along them.';
    return `By NEC 2023 {counted} {counted|length needs|lengths need} at least {outlets} receptacle {outlets|outlet|outlets}${counted === 1 ? '' : ' together'}, so that no point is more than ${kind === 'room' ? '6 ft' : '2 ft'} from one in its own stretch.`;
  },
  examples: [
    {
      inputs: { spaces: [25, 11.8333333333, 12, 2, 1.5] },
      results: {
        outlets: 6,
        counted: 4,
        skipped: 1,
        total: 52.3333333333,
        layout: {
          length: 5,
          rows: {
            0: { outlets: 3, first: 4.166666667, spacing: 8.333333333 },
            1: { outlets: 1, first: 5.916666667 },
            2: { outlets: 1, first: 6 },
            3: { outlets: 1, first: 1 },
            4: { outlets: 0 },
          },
        },
      },
      cautions: ['no wall space'],
      source:
        'forums.mikeholt.com, thread 32172: 25 ft need at least 3, 11 ft 10 in one in the middle; 210.52(A)(2): 2 ft count',
    },
    {
      inputs: { spaces: [12.1, 24, 36.5] },
      results: { outlets: 8, counted: 3, skipped: 0 },
      source: 'By hand: 2 + 2 + 4',
    },
    {
      inputs: { kind: 'counter', spaces: [4, 8.5, 1, 0.9] },
      results: {
        outlets: 5,
        counted: 3,
        skipped: 1,
        layout: { length: 4, rows: { 1: { outlets: 3, first: 1.416666667, spacing: 2.833333333 } } },
      },
      cautions: ['GFCI', 'less than 12 in'],
      source: 'By hand: 1 + 3 + 1; 210.52(C)(1): no point more than 24 in away, from 12 in on',
    },
    {
      inputs: { kind: 'hallway', spaces: [10, 30, 9.5] },
      results: { outlets: 2, counted: 2, skipped: 1 },
      cautions: ['shorter than 10 ft'],
      source: 'NEC 210.52(H): hallways of 10 ft or more, at least one',
    },
    {
      inputs: { spaces: ['60 cm', '3 m'] },
      results: { outlets: 1, counted: 1, skipped: 1 },
      cautions: ['no wall space', 'left out is short'],
      source: 'NEC 210.52(A)(2): 600 mm (2 ft) or more; 60 cm are 1.97 ft',
    },
    {
      inputs: { kind: 'counter', spaces: ['30 cm', 48] },
      results: { outlets: 12, counted: 1, skipped: 1 },
      cautions: ['less than 12 in', 'left out is short', 'length in inches', 'GFCI'],
      source: 'NEC 210.52(C)(1): 300 mm (12 in) or wider; 48/4',
    },
    {
      inputs: { kind: 'hallway', spaces: ['3 m'] },
      results: { outlets: 0, counted: 0, skipped: 1 },
      cautions: ['shorter than 10 ft', 'left out is short'],
      source: 'NEC 210.52(H): 3.0 m (10 ft) or more; 3 m are 9.84 ft',
    },
    {
      inputs: { spaces: [1] },
      results: { outlets: 0, counted: 0, skipped: 1, total: 1 },
      cautions: ['no wall space'],
      source: '210.52(A)(2)',
    },
  ],
  notes: [
    'For dwellings in the US under NEC 2023; earlier editions and local amendments differ, and other countries have other rules. The least that the code asks for: more outlets spare extension cords.',
    'Not counted are outlets above 5½ ft, in cabinets, in luminaires or appliances, switched ones that stand for a ceiling light, and floor outlets more than 18 in from the wall. Bathrooms, laundries, garages and outdoors have rules of their own.',
    'Sliding panels of exterior doors are no wall space; fixed panels and railings are. Rooms under 210.12 need arc-fault protection.',
  ],
  references: [
    {
      title:
        'NFPA 70, National Electrical Code, 2023, 210.52(A), (C) and (H), 210.8(A); 210.52(A) and (C) read as quoted in public forums of electricians',
    },
  ],
});

const FEET = constant(0.3048, 'm');
