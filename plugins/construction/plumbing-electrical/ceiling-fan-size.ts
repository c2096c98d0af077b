import {
  category,
  ceilNear,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  isNear,
  noResult,
  quantity,
} from '@reckoner/engine';

/** Blade span by floor area (American Lighting Association), airflow by ENERGY STAR, downrod from the ceiling height. */
export default defineCalculator({
  title: 'Ceiling fan size',
  description: 'Blade span, airflow, number of fans and downrod for a room from its sides and ceiling height.',
  keywords: ['ceiling fan blade span', 'downrod length', 'fan CFM for room', 'hugger fan', 'fan for room size'],
  inputs: {
    length: quantity('m', { label: 'Room length', unit: 'ft', usual: [6, 60], symbol: 'l', min: 3, max: 200 }),
    width: quantity('m', { label: 'Room width', unit: 'ft', usual: [6, 60], symbol: 'w', min: 3, max: 200 }),
    ceiling: quantity('m', {
      label: 'Ceiling height',
      unit: 'ft',
      usual: [7.5, 20],
      help: 'Where the fan hangs.',
      symbol: 'H',
      min: 6,
      max: 50,
    }),
    bladeHeight: quantity('m', {
      label: 'Wanted height of the blades',
      unit: 'ft',
      usual: 'all',
      help: '8 to 9 ft moves air best; 7 ft is the least.',
      symbol: 'h',
      min: 7,
      max: 12,
      default: 8,
    }),
    drop: quantity('m', {
      label: 'Ceiling to blades as supplied',
      unit: 'in',
      usual: [5, 20],
      help: 'By the fan’s data sheet, with the rod that comes with it.',
      symbol: 'a',
      min: 4,
      max: 40,
      default: 12,
    }),
    ownRod: quantity('m', {
      label: 'Downrod that comes with it',
      unit: 'in',
      usual: 'all',
      help: 'A longer rod takes its place. Huggers, of at most 10 in, have none; others commonly 3 to 6 in. 0 where it is not counted above.',
      symbol: 'r_0',
      min: 0,
      max: 12,
      default: ({ drop }) => (isAtMost(drop, CLOSE) ? 0 : 4.5 * INCH),
    }),
  },
  outputs: {
    fans: integer({ label: 'Fans', symbol: 'n' }),
    along: integer({ label: 'Fans along the longer side', symbol: 'n_l' }),
    across: integer({ label: 'Fans along the shorter side', symbol: 'n_w' }),
    spanFrom: quantity('m', { label: 'Blade span from', unit: 'in', symbol: 'D_1', places: 0 }),
    spanTo: quantity('m', { label: 'Blade span to', unit: 'in', symbol: 'D_2', places: 0 }),
    airflow: quantity('m^3/s', {
      label: 'Airflow on high speed by ENERGY STAR, at least',
      unit: 'ft^3/min',
      regional: false,
      symbol: 'q',
      places: 0,
    }),
    mount: category(['Downrod', 'As supplied', 'Hugger'], { label: 'Mount' }),
    rod: quantity('m', { label: 'Downrod', unit: 'in', symbol: 'r', places: 0, optional: true }),
    height: quantity('m', { label: 'Blades above the floor', unit: 'ft', symbol: 'h_b', places: 2, optional: true }),
    mostDrop: quantity('m', {
      label: 'Blades below the ceiling, at most',
      unit: 'in',
      symbol: 'a_{max}',
      places: 1,
    }),
    widest: quantity('m', { label: 'Widest span 18 in off the walls', unit: 'in', symbol: 'D_{max}', places: 0 }),
  },
  formula: ({ length, width, ceiling, bladeHeight, drop, ownRod }) => {
    const longer = Math.max(length, width);
    const shorter = Math.min(length, width);
    const least = Math.max(1, ceilNear((length * width) / LARGEST_AREA));
    const grids = Array.from({ length: least }, (_, index) => {
      const across = index + 1;
      const along = Math.ceil(least / across);
      const [one, other] = [longer / along, shorter / across];
      return { across, along, stretch: Math.max(one, other) / Math.min(one, other) };
    });
    // A room so long that no parts are even has one row of fans.
    const even = grids.filter(({ stretch }) => isAtMost(stretch, 2));
    const { along, across } = even.reduce(
      (best, each) => (each.along * each.across < best.along * best.across ? each : best),
      even[0] ?? grids[0]!,
    );
    const fans = along * across;
    const area = (length * width) / fans;
    const widest = Math.min(longer / along, shorter / across) - 2 * WALL;
    if (isBelow(ceiling - LEAST_HEIGHT, HUGGER))
      throw noResult(
        'Under this ceiling the blades of any fan would turn less than 7 ft (2.1 m) above the floor, where raised hands reach: hang none.',
      );
    if (isBelow(widest, 29 * INCH))
      throw noResult(
        'Between these walls no fan of 29 in, the smallest size here, keeps its blades 18 in away from them.',
      );
    const step = SPANS.find(({ upTo }) => isAtMost(area, upTo)) ?? SPANS[SPANS.length - 1]!;
    const spanFrom = Math.min(step.from, widest);
    const spanTo = Math.min(step.to, widest);
    const mostDrop = ceiling - LEAST_HEIGHT;
    const isHugger = isAbove(drop, mostDrop + constant(0.0005, 'm'));
    const rod = RODS.findLast((each) => isAbove(each, ownRod) && isAtMost(each - ownRod + drop + bladeHeight, ceiling));
    const hangs = rod === undefined ? drop : drop - ownRod + rod;
    const isClose = isHugger || isAtMost(hangs, CLOSE);
    const airflow = (isClose ? HUGGER_SPEED : FACE_SPEED) * (Math.PI / 4) * Math.max(spanTo, THREE_FEET) ** 2;
    const results = { fans, along, across, spanFrom, spanTo, airflow, mostDrop, widest };
    if (isHugger) return { ...results, mount: 'Hugger' as const };
    return rod === undefined
      ? { ...results, mount: 'As supplied' as const, height: ceiling - hangs }
      : { ...results, mount: 'Downrod' as const, rod, height: ceiling - hangs };
  },
  stepwise: [
    'One fan serves up to 400 ft²; a larger floor is divided into rows of equal parts: the fewest that are at most twice as long as wide, or one row in a room too long for that.',
    'The span is that of the area of a fan: 29 to 36 in to 75 ft², 36 to 42 in to 144 ft², 44 in to 225 ft², 50 to 54 in to 400 ft²; not more than keeps the blades 18 in off the walls.',
    'The airflow is 250 ft/min through the circle of the larger span, of 36 in at least; where they hang at most 10 in below the ceiling, as of huggers, 200 ft/min.',
    'The downrod is the longest of 6, 12, 18, 24, 36, 48, 60 and 72 in that, in place of the rod that comes with the fan, leaves the blades at the wanted height or above.',
    'If as supplied they would turn below 7 ft, it has to be a hugger, for which 8 in are needed.',
  ],
  requires: [
    {
      that: ({ drop, ownRod }) => isBelow(ownRod, drop),
      field: 'ownRod',
      says: 'The rod that comes with it, {ownRod}, is part of the {drop} from ceiling to blades, and shorter.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ mount }) => mount === 'Hugger',
      says: 'A fan that hangs {drop} would turn less than 7 ft (2.1 m) above the floor, where raised hands reach: take a hugger, or another fan whose blades are at most {mostDrop} below the ceiling.',
    },
    {
      level: 'note',
      when: ({ mount, height, bladeHeight }) =>
        mount === 'As supplied' && height !== undefined && isBelow(height + SHOWN, bladeHeight),
      says: 'The blades hang lower than the wanted {bladeHeight}, but not below 7 ft (2.1 m).',
    },
    {
      level: 'note',
      when: ({ height, bladeHeight }) => height !== undefined && isAbove(height, bladeHeight + FEET + SHOWN),
      says: 'The blades stay more than 1 ft above the wanted {bladeHeight}: ask the maker for a longer downrod.',
    },
    {
      level: 'caution',
      when: ({ fans, length, width, widest }) =>
        isBelow(widest, (SPANS.find(({ upTo }) => isAtMost((length * width) / fans, upTo)) ?? SPANS[3]!).from),
      says: 'The room is too narrow for the span that its area asks for: the blades stay 18 in (46 cm) off the walls up to {widest} only, which stirs its ends less.',
    },
    {
      level: 'note',
      when: ({ fans }) => fans > 1,
      says: 'Over 400 ft² (37 m²) the floor is divided into equal parts, {along} along the longer side by {across} along the shorter, a fan over the middle of each: one fan of 60 in and more is the other way.',
    },
  ],
  explanation: ({ fans, spanFrom, spanTo, mount, rod, ownRod }) => {
    const span = isNear(spanFrom, spanTo, 0.001) ? '{spanFrom}' : '{spanFrom} to {spanTo}';
    const first = `By its area the room takes ${fans === 1 ? 'one fan' : '{fans} fans, each'} with a blade span of ${span}; ENERGY STAR fans of {spanTo} move at least {airflow} on high speed.`;
    if (mount === 'Downrod')
      return `${first} ${rod === undefined ? '' : `A downrod of {rod}${ownRod === 0 ? '' : ' instead of the one of {ownRod} that it comes with'} puts the blades, {drop} below the ceiling as supplied, {height} above the floor.`}`;
    if (mount === 'As supplied')
      return `${first} As supplied (blades {drop} below the ceiling) they turn {height} above the floor.`;
    return `${first} Under this ceiling that fan hangs too low: it has to be a hugger or another as short, at most {mostDrop} from ceiling to blades.`;
  },
  examples: [
    {
      inputs: { length: 15, width: 12, ceiling: 10 },
      results: {
        fans: 1,
        spanFrom: 44,
        spanTo: 44,
        airflow: 2639.810494,
        mount: 'Downrod',
        along: 1,
        across: 1,
        rod: 12,
        height: 8.375,
        mostDrop: 36,
        widest: 108,
      },
      source:
        '180 ft²: 44 in (American Lighting Association); 250π(44/24)² (ENERGY STAR); fandiego.com: 12 in of downrod for 10 ft; 120 − 12 + 4.5 − 12 in',
    },
    {
      inputs: { length: 10, width: 7, ceiling: 8 },
      results: { fans: 1, spanFrom: 29, spanTo: 36, airflow: 1767.146, mount: 'As supplied', height: 7, mostDrop: 12 },
      cautions: ['lower than the wanted'],
      source: '70 ft²: 29 to 36 in; ENERGY STAR: at least 1767 cfm up to 36 in; 96 − 12 in',
    },
    {
      inputs: { length: 12, width: 12, ceiling: 12, ownRod: 0 },
      results: { spanFrom: 36, spanTo: 42, airflow: 2405.282, rod: 36, height: 8 },
      source: '144 ft²: 36 to 42 in; fandiego.com: 36 in of downrod for 12 ft',
    },
    {
      inputs: { length: 20, width: 20, ceiling: 7.75 },
      results: { fans: 1, spanFrom: 50, spanTo: 54, airflow: 3180.862562, mount: 'Hugger', mostDrop: 9 },
      cautions: ['take a hugger'],
      source: '400 ft²: 50 to 54 in; hugger: 200π(54/24)²; 93 − 84 in',
    },
    {
      inputs: { length: 30, width: 20, ceiling: 9, bladeHeight: 7.5, drop: 10 },
      results: {
        fans: 2,
        along: 2,
        across: 1,
        spanFrom: 50,
        spanTo: 54,
        mount: 'Downrod',
        rod: 6,
        height: 7.666666667,
      },
      cautions: ['into equal parts'],
      source: 'By hand: 600 ft² in two of 300; 108 − 90 − 10 = 8 in leave a rod of 6 in',
    },
    {
      inputs: { length: 30, width: 6, ceiling: 8 },
      results: { spanFrom: 36, spanTo: 36, mount: 'As supplied', mostDrop: 12, widest: 36 },
      cautions: ['lower than the wanted', 'too narrow'],
      source: 'By hand: 180 ft² ask for 44 in, 72 − 36 in fit',
    },
    {
      inputs: { length: 60, width: 60, ceiling: 10 },
      results: { fans: 9, along: 3, across: 3, spanFrom: 50, spanTo: 54, widest: 204 },
      cautions: ['3 along the longer side by 3'],
      source: 'By hand: 3600 ft² in 3 × 3 squares of 400; 240 − 36 in',
    },
    {
      inputs: { length: 60, width: 44, ceiling: 10 },
      results: { fans: 8, along: 4, across: 2 },
      cautions: ['4 along the longer side by 2'],
      source: 'By hand: 2640 ft² need 7; 8 of 15 × 22 ft, as 7 of 8.6 × 44 ft are strips',
    },
    {
      inputs: { length: 200, width: 12, ceiling: 9, ownRod: 6 },
      results: { fans: 6, along: 6, across: 1 },
      cautions: ['6 along the longer side by 1'],
      source: 'By hand: 2400 ft², six of 33⅓ × 12 ft, as more rows are longer still',
    },
    {
      inputs: { length: 72, width: 50, ceiling: 10 },
      results: { fans: 9, along: 3, across: 3, spanTo: 54 },
      cautions: ['3 along the longer side by 3'],
      source: 'By hand: 3600 ft² in 9 of 24 × 16⅔ ft; two rows would take 10',
    },
    {
      inputs: { length: 46, width: 44, ceiling: 10 },
      results: { fans: 6, along: 3, across: 2, widest: 148 },
      cautions: ['3 along the longer side by 2'],
      source: 'By hand: 2024 ft², six of 15⅓ × 22 ft; 184 − 36 in',
    },
    {
      inputs: { length: 15, width: 12, ceiling: 8, drop: 9 },
      results: { mount: 'As supplied', airflow: 2111.848395, height: 7.25 },
      cautions: ['lower than the wanted'],
      source: 'ENERGY STAR: blades at most 10 in below the ceiling are a hugger’s, 200π(44/24)²; 96 − 9 in',
    },
    {
      inputs: { length: 12, width: 12, ceiling: 8.9999 },
      results: { mount: 'As supplied', height: 7.9999 },
      source: 'By hand: shown as 8.00 ft, it is not lower than the wanted 8 ft',
    },
    {
      inputs: { length: 12, width: 12, ceiling: 10, drop: 8, ownRod: 8 },
      refused: 'and shorter',
      source: 'By definition',
    },
    {
      inputs: { length: 12, width: 12, ceiling: 7.5 },
      noResult: 'hang none',
      source: 'By hand: 90 − 84 in are less than the 8 in of a hugger',
    },
    {
      inputs: { length: 14, width: 14, ceiling: 20 },
      results: { mount: 'Downrod', rod: 72, height: 13.375 },
      cautions: ['ask the maker'],
      source: 'By hand: 240 − 12 + 4.5 − 72 in',
    },
    {
      inputs: { length: 12, width: 5, ceiling: 9 },
      noResult: 'keeps its blades 18 in away',
      source: 'By hand: 60 − 36 = 24 in',
    },
  ],
  notes: [
    'The spans are those of the American Lighting Association, which ENERGY STAR printed for years; makers and shops often take the next larger one.',
    'Hang a fan from a box that is listed for fan support (NEC 314.27(C): to 35 lb, or to 70 lb as marked) or from the structure: a box for a lamp lets it fall.',
    'Above bunk and loft beds, or where people stand raised, 7 ft over the floor are not enough.',
    'The heights are those of a level ceiling; a sloped one needs a longer rod so that the blades clear the slope.',
  ],
  references: [
    {
      title: 'American Lighting Association: ceiling fan sizes by floor area; read in three places',
      url: 'https://ceilingfanshawaii.com/blogs/news/energy-star-and-recommended-fan-sizes',
    },
    {
      title: 'ENERGY STAR: Ceiling Fans Key Product Criteria (version 4.0)',
      url: 'https://www.energystar.gov/products/lighting_fans/ceiling_fans/ceiling_fans_key_product_criteria',
    },
  ],
});

const FEET = constant(0.3048, 'm');
const INCH = constant(0.0254, 'm');
const LARGEST_AREA = 400 * FEET * FEET;
const WALL = 18 * INCH;
const LEAST_HEIGHT = 7 * FEET;
const THREE_FEET = 3 * FEET;
/** Blades of huggers hang 8 to 10 in below the ceiling. */
const HUGGER = 8 * INCH;
const CLOSE = 10 * INCH;
/** Half of the last place that is shown of a height, 0.01 ft. */
const SHOWN = constant(0.0015, 'm');
/** ENERGY STAR: 250 ft/min through the circle of the blades. */
const FACE_SPEED = constant(1.27, 'm/s');

/** Floor area up to which a span suffices. */
const SPANS = [
  { upTo: 75 * FEET * FEET, from: 29 * INCH, to: 36 * INCH },
  { upTo: 144 * FEET * FEET, from: 36 * INCH, to: 42 * INCH },
  { upTo: 225 * FEET * FEET, from: 44 * INCH, to: 44 * INCH },
  { upTo: LARGEST_AREA, from: 50 * INCH, to: 54 * INCH },
];

/** Of huggers 200 ft/min. */
const HUGGER_SPEED = constant(1.016, 'm/s');

const RODS = [6 * INCH, 12 * INCH, 18 * INCH, 24 * INCH, 36 * INCH, 48 * INCH, 60 * INCH, 72 * INCH];
