import { choice, constant, defineCalculator, integer, isAbove, quantity } from '@reckoner/engine';

/** Floor loads to the nearest member: half of each distance to the neighbors, and what overhangs in full. */
export default defineCalculator({
  title: 'Tributary area load',
  description:
    'Tributary width or area of a beam, girder or column, and the line load, end reaction or column load from floor and roof loads.',
  keywords: ['tributary width', 'load takedown', 'girder load', 'column load', 'contributing area', 'psf to plf'],
  related: ['live-load-reduction', 'beam-simply-supported-uniform-load', 'load-combinations-asce7'],
  inputs: {
    member: choice(
      {
        beam: { label: 'Beam or girder', also: ['beam', 'girder', 'joist'] },
        column: { label: 'Column', also: ['post'] },
      },
      { label: 'Member', default: 'beam' },
    ),
    span: quantity('m', {
      label: 'Span of the member',
      symbol: 'L',
      min: 0.1,
      max: 200,
      usual: [1, 40],
      when: { member: 'beam' },
    }),
    left: quantity('m', {
      label: 'Distance to the neighbor on one side',
      help: 'Center to center; of a girder the span of the beams that end on it. 0 at an edge.',
      symbol: 'a_1',
      min: 0,
      max: 200,
      usual: [0, 20],
    }),
    right: quantity('m', {
      label: 'Distance to the neighbor on the other side',
      help: '0 at an edge.',
      symbol: 'a_2',
      min: 0,
      max: 200,
      usual: [0, 20],
    }),
    front: quantity('m', {
      label: 'Distance to the column in front',
      help: '0 at an edge.',
      symbol: 'b_1',
      min: 0,
      max: 200,
      usual: [0, 20],
      when: { member: 'column' },
    }),
    back: quantity('m', {
      label: 'Distance to the column behind',
      help: '0 at an edge.',
      symbol: 'b_2',
      min: 0,
      max: 200,
      usual: [0, 20],
      when: { member: 'column' },
    }),
    dead: quantity('Pa', {
      label: 'Dead load of the floor',
      unit: 'kPa',
      symbol: 'g',
      min: 0,
      max: 100,
      usual: [0, 15],
      confusedWith: { psf: 0.04788026 },
    }),
    liveLoad: quantity('Pa', {
      label: 'Live load',
      help: 'Of the floor. Reduced where a code allows it.',
      unit: 'kPa',
      symbol: 'q',
      min: 0,
      max: 100,
      usual: [0, 15],
      confusedWith: { psf: 0.04788026 },
    }),
    floors: integer({
      label: 'Floors that the column carries, without the roof',
      symbol: 'n',
      min: 0,
      max: 200,
      default: 1,
      when: { member: 'column' },
    }),
    roofDead: quantity('Pa', {
      label: 'Dead load of the roof',
      unit: 'kPa',
      symbol: 'g_r',
      min: 0,
      max: 100,
      usual: [0, 15],
      default: 0,
      when: { member: 'column' },
    }),
    roofLive: quantity('Pa', {
      label: 'Live or snow load of the roof',
      unit: 'kPa',
      symbol: 'q_r',
      min: 0,
      max: 100,
      usual: [0, 15],
      default: 0,
      when: { member: 'column' },
    }),
  },
  outputs: {
    total: quantity('N', { label: 'Load on the member', unit: 'kN', symbol: 'P', places: 2 }),
    area: quantity('m^2', { label: 'Tributary area of one level', symbol: 'A_T', places: 2 }),
    width: quantity('m', { label: 'Tributary width', symbol: 'b', places: 3, optional: true }),
    line: quantity('N/m', { label: 'Load per length', unit: 'kN/m', symbol: 'w', places: 3, optional: true }),
    reaction: quantity('N', { label: 'Load at each end', unit: 'kN', symbol: 'R', places: 2, optional: true }),
    deadTotal: quantity('N', { label: 'Dead load in it', unit: 'kN', symbol: 'P_D', places: 2 }),
    liveTotal: quantity('N', { label: 'Live load in it', unit: 'kN', symbol: 'P_L', places: 2 }),
  },
  formula: ({ member, span, left, right, front, back, dead, liveLoad, floors, roofDead, roofLive }) => {
    const width = (left + right) / 2;
    if (member === 'beam') {
      const area = width * span!;
      const line = (dead + liveLoad) * width;
      return {
        total: line * span!,
        area,
        width,
        line,
        reaction: (line * span!) / 2,
        deadTotal: dead * area,
        liveTotal: liveLoad * area,
      };
    }
    const area = width * ((front! + back!) / 2);
    const deadTotal = (floors! * dead + roofDead!) * area;
    const liveTotal = (floors! * liveLoad + roofLive!) * area;
    return { total: deadTotal + liveTotal, area, deadTotal, liveTotal };
  },
  requires: [
    {
      that: ({ left, right }) => left + right > 0,
      field: 'left',
      says: 'A member without a neighbor on either side carries no floor: give at least one distance.',
    },
    {
      that: ({ front, back }) => front + back > 0,
      field: 'front',
      says: 'A column without a neighbor in front or behind carries no floor: give at least one distance.',
    },
    {
      that: ({ floors, roofDead, roofLive }) => floors > 0 || roofDead > 0 || roofLive > 0,
      field: 'floors',
      says: 'Without a floor and without a load of the roof the column carries nothing: give one of them.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ dead, floors }) => dead === 0 && (floors ?? 1) > 0,
      says: 'The floor has no dead load here: it weighs something, and the member itself does too.',
    },
    {
      level: 'caution',
      when: ({ roofDead, roofLive }) => roofDead === 0 && roofLive !== undefined && roofLive > 0,
      says: 'The roof has a live load here and no dead load: it weighs something.',
    },
    {
      level: 'caution',
      when: ({ dead, liveLoad, roofDead, roofLive }) =>
        [dead, liveLoad, roofDead ?? constant(0, 'Pa'), roofLive ?? constant(0, 'Pa')].some(
          (load) => load > 0 && load < constant(200, 'Pa'),
        ),
      says: 'A load is below 0.2 kPa (4 psf), less than any floor or roof weighs or is to carry: check its unit.',
    },
    {
      level: 'caution',
      when: ({ left, right, front, back }) =>
        [left, right, front ?? constant(0, 'm'), back ?? constant(0, 'm')].some(
          (distance) => distance > 0 && distance < constant(0.3, 'm'),
        ),
      says: 'A distance to a neighbor is below 0.3 m (1 ft): check its unit.',
    },
    {
      level: 'note',
      when: ({ dead }) => dead > 0,
      says: 'These are service loads, without load factors. The weight of the member itself, walls and cladding come to it.',
    },
    {
      level: 'caution',
      when: ({ member, span, left, right }) => member === 'beam' && isAbove(Math.max(left, right), 2 * span!),
      says: 'The distance to the neighbor is more than twice the span: are the two exchanged? A slab that spans both ways would bring this member less, on triangles and trapezoids.',
    },
  ],
  explanation: ({ member, floors }) =>
    member === 'beam'
      ? 'The tributary width is {width}, so that {dead} of dead and {liveLoad} of live load make {line}. Over a span of {span} ({area}) that is {total}, {reaction} at each end.'
      : floors === 0
        ? 'The tributary area is {area}. A roof of {roofDead} dead and {roofLive} live load alone, without a floor, brings {total} to the column: {deadTotal} dead, {liveTotal} live.'
        : 'The tributary area is {area} at each level. {floors} {floors|floor|floors} of {dead} dead and {liveLoad} live load and a roof of {roofDead} dead and {roofLive} live load bring {total} to the column: {deadTotal} dead, {liveTotal} live.',
  examples: [
    {
      inputs: { span: '20 ft', left: '10 ft', right: '10 ft', dead: '50 psf', liveLoad: '50 psf' },
      results: {
        total: 88.96443,
        line: '14.5939',
        width: 3.048,
        reaction: 44.48222,
        area: 18.580608,
        deadTotal: 44.48222,
        liveTotal: 44.48222,
      },
      cautions: ['service loads'],
      source:
        'Ochshorn: Structural Elements for Architects and Builders, 3rd ed., ch. 1, beam A: 100 psf, 1.0 kip/ft, 20 kips',
    },
    {
      inputs: {
        member: 'column',
        left: '30 ft',
        right: '30 ft',
        front: '30 ft',
        back: '30 ft',
        dead: '50 psf',
        liveLoad: '0 psf',
        floors: 2,
        roofDead: '50 psf',
      },
      results: { total: 600.5099, deadTotal: 600.5099, liveTotal: 0, area: 83.612736 },
      cautions: ['service loads'],
      source:
        'CEE380 Engineering Structures II, interior column of a three-story building: 45,000 + 90,000 = 135,000 lb',
    },
    {
      inputs: {
        member: 'column',
        left: '6 ft',
        right: '6 ft',
        front: '6 ft',
        back: '6 ft',
        dead: '286 psf',
        liveLoad: '90 psf',
      },
      results: { total: 60.21113, deadTotal: 45.79889, liveTotal: 14.41224 },
      cautions: ['service loads'],
      source: 'Polymorf, table 8, center column: 10,296 + 3,240 = 13,536 lb',
    },
    {
      inputs: {
        member: 'column',
        left: 6,
        right: 0,
        front: 5,
        back: 7,
        dead: 4,
        liveLoad: 2,
        floors: 3,
        roofDead: 1.5,
        roofLive: 1,
      },
      results: { total: 369, area: 18, deadTotal: 243, liveTotal: 126 },
      cautions: ['service loads'],
      source: 'By hand: 3 × 6 m²; (12 + 1.5) × 18; (6 + 1) × 18',
    },
    {
      inputs: { span: 5, left: 12, right: 0, dead: 0, liveLoad: 2 },
      results: { total: 60, width: 6, line: 12, reaction: 30 },
      cautions: ['has no dead load here', 'are the two exchanged'],
      source: 'By hand: 6 × 2 × 5',
    },
    {
      inputs: { span: 5, left: 0.2, right: 3, dead: 0.1, liveLoad: 2 },
      results: { width: 1.6, line: 3.36, total: 16.8 },
      cautions: ['below 0.2 kPa', 'below 0.3 m', 'service loads'],
      source: 'By hand: 1.6 × 2.1 × 5',
    },
    {
      inputs: {
        member: 'column',
        left: 3,
        right: 3,
        front: 3,
        back: 3,
        dead: 3,
        liveLoad: 2,
        floors: 0,
        roofDead: 1,
        roofLive: 0.5,
      },
      results: { total: 13.5, deadTotal: 9, liveTotal: 4.5 },
      cautions: ['service loads'],
      source: 'By hand: 1.5 × 9, a column below the roof alone',
    },
    {
      inputs: {
        member: 'column',
        left: 3,
        right: 3,
        front: 3,
        back: 3,
        dead: 0,
        liveLoad: 2,
        floors: 1,
        roofLive: 0.5,
      },
      results: { total: 22.5, deadTotal: 0, liveTotal: 22.5 },
      cautions: ['floor has no dead load here', 'roof has a live load'],
      source: 'By hand: 2.5 × 9',
    },
    {
      inputs: { member: 'column', left: 3, right: 3, front: 3, back: 3, dead: 3, liveLoad: 2, floors: 0 },
      refused: 'the column carries nothing',
      source: 'By definition',
    },
    {
      inputs: { span: 5, left: 0, right: 0, dead: 3, liveLoad: 2 },
      refused: 'on either side carries no floor',
      source: 'By definition',
    },
    {
      inputs: { member: 'column', left: 5, right: 5, front: 0, back: 0, dead: 3, liveLoad: 2 },
      refused: 'in front or behind',
      source: 'By definition',
    },
  ],
  notes: [
    'Decks and slabs that span one way onto simple spans. Continuous beams bring the first interior support up to a quarter more; floor beyond an edge member (a cantilever) is added in full, and brings uplift to the member behind.',
    'A licensed engineer must check the design.',
  ],
  references: [
    { title: 'Ochshorn: Structural Elements for Architects and Builders, 3rd ed., ch. 1: Tributary areas' },
    { title: 'Quimby: A Beginner’s Guide to Structural Mechanics/Analysis, Tributary areas' },
  ],
});
