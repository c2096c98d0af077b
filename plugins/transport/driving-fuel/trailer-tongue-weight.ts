import {
  category,
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  isBelow,
  percent,
  quantity,
  roundTo,
  rows,
  sum,
  sumOfProducts,
  table,
  text,
} from '@reckoner/engine';

/** Usual tongue weight as a share of the loaded trailer. */
const RANGES = {
  conventional: { from: 0.1, to: 0.15 },
  fifthWheel: { from: 0.15, to: 0.25 },
  ukCaravan: { from: 0.05, to: 0.07 },
} as const;

const KILOGRAM = constant(1, 'kg');

/** Whether a load is above a limit, and not only in digits that are not shown; 330 lb are not above 330 lb. */
function isOver(load: number, limit: number) {
  return isAbove(load, limit) && isAbove(roundTo(load / KILOGRAM, 1) * KILOGRAM, limit);
}

/** Moments about the axle: a load x behind the coupler puts m (L - x)/L on the tongue and the rest on the axle. */
export default defineCalculator({
  title: 'Trailer tongue weight',
  description:
    'Tongue weight and axle load of a loaded trailer from the positions of its loads, and how far to move them into the usual range.',
  keywords: ['noseweight', 'pin weight', 'hitch weight', 'trailer balance', 'trailer sway'],
  related: ['towing-capacity-payload', 'weight-and-balance-aircraft'],
  inputs: {
    trailer: quantity('kg', {
      label: 'Empty trailer',
      help: 'All of it: what the axles and the tongue carry together.',
      symbol: 'm_0',
      above: 0,
      max: 50000,
      usual: [50, 15000],
    }),
    emptyTongue: quantity('kg', {
      label: 'Tongue weight of the empty trailer',
      help: 'Weighed at the height of the coupler, with the trailer level.',
      symbol: 'T_0',
      min: 0,
      max: 20000,
      usual: [2, 4000],
    }),
    length: quantity('m', {
      label: 'Coupler to axle',
      help: 'From the center of the ball or pin to the axle; with two or three axles to their middle.',
      symbol: 'L',
      min: 0.3,
      max: 20,
      usual: [1.2, 13],
    }),
    loads: rows(
      {
        name: text({ label: 'Load', maxLength: 60, optional: true }),
        mass: quantity('kg', { label: 'Mass', symbol: 'm', min: 0, max: 50000, usual: [0.5, 15000] }),
        position: quantity('m', {
          label: 'Its center behind the coupler',
          help: 'From the coupler, not from the axle: more than the axle’s distance is behind the axle.',
          symbol: 'x',
          min: 0,
          max: 30,
          usual: [0.3, 20],
        }),
      },
      { label: 'Loads', maxItems: 60 },
    ),
    type: choice(
      {
        conventional: {
          label: 'Conventional trailer, US practice (10 to 15%)',
          also: ['conventional', 'bumper pull', 'travel trailer'],
        },
        fifthWheel: {
          label: 'Fifth wheel or gooseneck, US practice (15 to 25%)',
          also: ['fifth wheel', 'gooseneck'],
        },
        ukCaravan: {
          label: 'Caravan, UK National Caravan Council (5 to 7%)',
          also: ['caravan', 'UK caravan'],
        },
      },
      { label: 'Kind of trailer', default: 'conventional' },
    ),
    tongueLimit: quantity('kg', {
      label: 'Limit of the tongue weight',
      help: 'The lowest of hitch, vehicle and coupler.',
      symbol: 'T_{max}',
      above: 0,
      max: 20000,
      usual: [25, 4000],
      optional: true,
    }),
    axleLimit: quantity('kg', {
      label: 'Limit of the axle load',
      help: 'Of all axles of the trailer together, or of the tires if that is less.',
      symbol: 'A_{max}',
      above: 0,
      max: 50000,
      usual: [100, 20000],
      optional: true,
    }),
  },
  outputs: {
    tongue: quantity('kg', { label: 'Tongue weight (negative: it lifts)', symbol: 'T', places: 1 }),
    share: percent({ label: 'Share of the loaded trailer', symbol: 's', places: 1 }),
    range: category(['Below the usual range', 'In the usual range', 'Above the usual range'], {
      label: 'Usual range',
      of: 'share',
    }),
    gross: quantity('kg', { label: 'Loaded trailer', symbol: 'm', places: 1 }),
    axle: quantity('kg', { label: 'Load on the axles', symbol: 'A', places: 1 }),
    lowTongue: quantity('kg', { label: 'Usual tongue weight from about', places: 0 }),
    highTongue: quantity('kg', { label: 'Usual tongue weight to about', places: 0 }),
    move: quantity('m', {
      label: 'Move all loads forward by (negative: backward)',
      symbol: '\\Delta x',
      places: 2,
      optional: true,
    }),
    effects: table(
      {
        name: text({ label: 'Load', optional: true }),
        onTongue: quantity('kg', { label: 'On the tongue', places: 1 }),
        onAxle: quantity('kg', { label: 'On the axles', places: 1 }),
      },
      { label: 'By load' },
    ),
  },
  formula: ({ trailer, emptyTongue, length, loads, type, tongueLimit }) => {
    const { from, to } = RANGES[type];
    const tongue =
      sumOfProducts(
        [emptyTongue, length],
        ...loads.map(({ mass }) => [mass, length]),
        ...loads.map(({ mass, position }) => [-1, mass, position]),
      ) / length;
    const cargo = sum(loads.map(({ mass }) => mass));
    const gross = trailer + cargo;
    const share = tongue / gross;
    // In the figure that is shown: 100 times 0.1505 is a little less than 15.05 in doubles, 10,000 times is 1505.
    const shown = roundTo((10000 * share) / 100, 1) / 100;
    const range: 'Below the usual range' | 'In the usual range' | 'Above the usual range' =
      shown < from ? 'Below the usual range' : shown > to ? 'Above the usual range' : 'In the usual range';
    const results = {
      tongue,
      share,
      range,
      gross,
      axle: gross - tongue,
      lowTongue: from * gross,
      highTongue: to * gross,
      effects: loads.map(({ name, mass, position }) => ({
        name,
        onTongue: (mass * (length - position)) / length,
        onAxle: (mass * position) / length,
      })),
    };
    const highest = tongueLimit === undefined ? to * gross : Math.min(to * gross, tongueLimit);
    const right = range === 'In the usual range' && (tongueLimit === undefined || !isOver(tongue, tongueLimit));
    // Where the limit is below the usual range, no move of the loads meets both.
    if (right || cargo < constant(0.001, 'kg') || isBelow(highest, from * gross)) return results;
    const target = range === 'Below the usual range' ? from * gross : highest;
    const move = ((target - tongue) * length) / cargo;
    // Where the center of the loads would come to lie: not ahead of the coupler, nor far behind the axle.
    const center = sum(loads.map(({ mass, position }) => mass * position)) / cargo - move;
    return isBelow(center, constant(0, 'm')) || isAbove(center, 2 * length) ? results : { ...results, move };
  },
  shown: ({ trailer, emptyTongue, length, loads, gross, tongue }) => ({
    tongue: emptyTongue + sum(loads.map(({ mass, position }) => (mass * (length - position)) / length)),
    share: tongue / gross,
    range: undefined,
    axle: gross - tongue,
    gross: trailer + sum(loads.map(({ mass }) => mass)),
    lowTongue: undefined,
    highTongue: undefined,
    move: undefined,
    effects: undefined,
  }),
  stepwise: [
    'A load of mass m at x behind the coupler puts m × (L − x) / L on the tongue, less than nothing behind the axle, and m × x / L on the axles.',
    'The usual range is the share of the kind of trailer, of the loaded trailer; the share is compared with one decimal.',
    'Out of the range or above the limit, all loads are moved by (tongue weight at the nearer end of what both allow − tongue weight) × L / mass of all loads; nowhere, if the limit is below the range.',
  ],
  explanation: ({ range, move, tongue, tongueLimit, lowTongue, axle, axleLimit }) => {
    const over = tongueLimit !== undefined && isOver(tongue, tongueLimit);
    const axles =
      axleLimit !== undefined && isOver(axle, axleLimit)
        ? 'The axles carry {axle}, above their limit of {axleLimit}.'
        : 'The axles carry {axle}.';
    const carries =
      '{tongue|The trailer of {gross} lifts the tongue by {|tongue|}|The tongue of a trailer of {gross} carries nothing|The tongue carries {tongue}, {share} of {gross}}';
    if (range === 'In the usual range' && !over) return `${carries}: in the usual range of “{type}”. ${axles}`;
    const aim =
      range === 'In the usual range'
        ? 'down to the limit'
        : tongueLimit === undefined
          ? 'into the range'
          : 'into the range and within the limit';
    const moving =
      tongueLimit !== undefined && isAbove(lowTongue, tongueLimit)
        ? 'No place of these loads brings it both into the range and within the limit.'
        : move === undefined
          ? `Moving these loads alone hardly brings it ${aim}.`
          : `To bring it ${aim}, move all loads {move|backward by {|move|}|nowhere|forward by {|move|}}, or a heavy one further.`;
    if (range === 'In the usual range') {
      return `${carries}: in the usual range of “{type}”, but above the limit of {tongueLimit}. ${moving} ${axles}`;
    }
    return `${carries}: outside of the usual range of “{type}”, {lowTongue} to {highTongue}${over ? ', and above the limit of {tongueLimit}' : ''}. ${moving} ${axles}`;
  },
  requires: [
    {
      that: ({ emptyTongue, trailer }) => emptyTongue <= trailer,
      field: 'emptyTongue',
      says: 'The tongue of the empty trailer, {emptyTongue}, must not carry more than it weighs, {trailer}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ tongue }) => isAtMost(tongue, constant(0.05, 'kg')),
      says: 'There is no weight on the tongue: the trailer pulls the hitch up, tips when it is uncoupled and sways. Do not drive with it; move loads forward.',
    },
    {
      level: 'danger',
      when: ({ tongue, range }) => range === 'Below the usual range' && isAbove(tongue, constant(0.05, 'kg')),
      says: ({ tongueLimit, lowTongue }) =>
        tongueLimit !== undefined && isAbove(lowTongue, tongueLimit)
          ? 'With so little on the tongue for its weight a trailer may sway at speed until it is out of control, and the limit allows no more: do not drive with this load, unless the maker of the trailer gives another range.'
          : 'With so little on the tongue a trailer may sway at speed until it is out of control: move loads forward, unless the maker of the trailer gives another range.',
    },
    {
      level: 'caution',
      when: ({ range }) => range === 'Above the usual range',
      says: ({ type }) =>
        type === 'ukCaravan'
          ? 'By the guide of the National Caravan Council more than 7% is steadier still, but only where car, tow bar and coupling allow it: check their limits, and move loads back if they do not.'
          : type === 'fifthWheel'
            ? 'So much on the pin or ball weighs on the rear axle of the towing vehicle: check its payload, axle and tires, and move loads back, unless hitch, vehicle and the maker of the trailer allow it.'
            : 'So much on the tongue takes weight off the front wheels of the towing vehicle, which steers and brakes worse: move loads back, unless hitch, vehicle and the maker of the trailer allow it.',
    },
    {
      level: 'danger',
      when: ({ tongue, tongueLimit }) => tongueLimit !== undefined && isOver(tongue, tongueLimit),
      says: 'The tongue weight, {tongue}, is above the limit of {tongueLimit}: do not drive with it, whatever the usual range.',
    },
    {
      level: 'caution',
      when: ({ tongueLimit, lowTongue }) => tongueLimit !== undefined && isAbove(lowTongue, tongueLimit),
      says: 'The usual range begins at {lowTongue}, above the limit of {tongueLimit}: both cannot be met with this load. Take less of it, or a stronger hitch if the vehicle allows it.',
    },
    {
      level: 'danger',
      when: ({ axle, axleLimit }) => axleLimit !== undefined && isOver(axle, axleLimit),
      says: 'The axles carry {axle}, more than the limit of {axleLimit}: take less load.',
    },
    {
      level: 'caution',
      when: ({ loads, length, axle, axleLimit, move }) =>
        move !== undefined &&
        axleLimit !== undefined &&
        !isOver(axle, axleLimit) &&
        isOver(axle - (move * sum(loads.map(({ mass }) => mass))) / length, axleLimit),
      says: 'Moved back so far, the loads put more on the axles than the limit of {axleLimit}: take less of them.',
    },
    {
      level: 'note',
      when: ({ tongueLimit }) => tongueLimit === undefined,
      says: 'Hitch, vehicle and coupler have limits of the tongue weight, which may be below the usual range: the lowest one counts.',
    },
    {
      level: 'caution',
      when: ({ loads, length }) => loads.every(({ position }) => isBelow(position, 0.4 * length)),
      says: 'All loads lie far ahead of the axle. Check that their distances are from the coupler and not from the axle.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Trailer from the side',
    draw: ({ length, loads }) => [
      {
        shape: 'line',
        points: [
          [0, 0],
          [Math.max(length, ...loads.map(({ position }) => position)), 0],
        ],
      },
      { shape: 'circle', center: [length, -0.09 * length], radius: 0.09 * length },
      { shape: 'dimension', from: [0, -0.3 * length], to: [length, -0.3 * length], label: 'L', of: 'length' },
      ...loads.map(({ name, position }) => ({
        shape: 'arrow' as const,
        from: [position, 0.3 * length] as const,
        to: [position, 0] as const,
        label: name,
      })),
    ],
  },
  examples: [
    {
      inputs: {
        trailer: '800 lb',
        emptyTongue: '80 lb',
        length: '100 in',
        loads: [{ name: 'Uniform load', mass: '1700 lb', position: '88 in' }],
      },
      results: {
        tongue: 128.8202331,
        share: 11.36,
        range: 'In the usual range',
        gross: 1133.980925,
        axle: 1005.160692,
        lowTongue: 113.3980925,
        highTongue: 170.0971388,
        effects: { length: 1, rows: { 0: { name: 'Uniform load', onTongue: 92.53284348, onAxle: 678.5741855 } } },
      },
      cautions: ['the lowest one counts'],
      source: 'U-Haul’s example in trailer-bodybuilders.com: 284 lb; by hand: 80 + 1700 × 12/100, of 2500 lb',
    },
    {
      inputs: {
        trailer: '3800 lb',
        emptyTongue: '400 lb',
        length: '12 ft',
        loads: [{ mass: '100 lb', position: '22 ft' }],
        tongueLimit: 300,
      },
      results: { tongue: 143.6375838, share: 8.11965812, range: 'Below the usual range', move: 2.68224 },
      cautions: ['may sway at speed'],
      source: 'hilotrailerforum.com: 400 - 83.3 = 316.7 lb; by hand: (390 - 316.667) × 12/100 = 8.8 ft',
    },
    {
      inputs: {
        trailer: 600,
        emptyTongue: 60,
        length: 4,
        loads: [
          { name: 'Quad', mass: 400, position: 2 },
          { name: 'Tools', mass: 200, position: 3 },
        ],
        tongueLimit: 250,
        axleLimit: 800,
      },
      results: { tongue: 310, share: 25.83333333, range: 'Above the usual range', axle: 890, move: -0.8666666667 },
      cautions: ['front wheels', 'above the limit of 250 kg', 'more than the limit of 800 kg'],
      source: 'By hand: 60 + 200 + 50; (180 - 310) × 4/600',
    },
    {
      inputs: {
        trailer: 600,
        emptyTongue: 30,
        length: 4,
        loads: [{ name: 'Bikes', mass: 200, position: 5 }],
        tongueLimit: 75,
      },
      results: { tongue: -20, share: -2.5, range: 'Below the usual range', axle: 820 },
      cautions: ['no weight on the tongue', 'both cannot be met'],
      source: 'By hand: 30 - 200/4; the range begins at 80 kg, above the limit',
    },
    {
      inputs: {
        trailer: 1200,
        emptyTongue: 75,
        length: 4.2,
        loads: [
          { name: 'Awning', mass: 30, position: 3.8 },
          { name: 'Water', mass: 40, position: 2.1 },
        ],
        type: 'ukCaravan',
        tongueLimit: 100,
        axleLimit: 1400,
      },
      results: { tongue: 97.85714286, share: 7.705286839, range: 'Above the usual range', axle: 1172.142857 },
      cautions: ['steadier still'],
      source: 'By hand: 75 + 30 × 0.4/4.2 + 40/2, of 1270 kg',
    },
    {
      inputs: {
        trailer: 4000,
        emptyTongue: 800,
        length: 8,
        loads: [{ mass: 500, position: 6 }],
        type: 'fifthWheel',
        tongueLimit: 1200,
      },
      results: { tongue: 925, share: 20.55555556, range: 'In the usual range', lowTongue: 675, highTongue: 1125 },
      source: 'By hand: 800 + 500 × 2/8, of 4500 kg',
    },
    {
      inputs: {
        trailer: 4000,
        emptyTongue: 1100,
        length: 8,
        loads: [{ mass: 500, position: 4 }],
        type: 'fifthWheel',
        tongueLimit: 1400,
      },
      results: { tongue: 1350, share: 30, range: 'Above the usual range', move: -3.6 },
      cautions: ['rear axle of the towing vehicle'],
      source: 'By hand: 1100 + 500/2, of 4500 kg; (1125 - 1350) × 8/500',
    },
    {
      inputs: {
        trailer: 500,
        emptyTongue: 40,
        length: 4,
        loads: [{ mass: 100, position: 1 }],
        tongueLimit: 200,
      },
      results: { tongue: 115, share: 19.16666667, range: 'Above the usual range', move: -1 },
      cautions: ['front wheels', 'not from the axle'],
      source: 'By hand: 40 + 100 × 3/4; (90 - 115) × 4/100',
    },
    {
      inputs: {
        trailer: 600,
        emptyTongue: 60,
        length: 4,
        loads: [
          { mass: 400, position: 2 },
          { mass: 200, position: 3 },
        ],
        tongueLimit: 150,
        axleLimit: 1000,
      },
      results: { tongue: 310, axle: 890, move: -1.066666667 },
      cautions: ['front wheels', 'above the limit of 150 kg', 'Moved back so far'],
      source: 'By hand: (150 - 310) × 4/600; 1200 - 150 kg on the axles',
    },
    {
      inputs: {
        trailer: 600,
        emptyTongue: 60,
        length: 4,
        loads: [
          { mass: 400, position: 2 },
          { mass: 200, position: 3 },
        ],
        tongueLimit: 100,
      },
      results: { tongue: 310, range: 'Above the usual range' },
      cautions: ['front wheels', 'above the limit of 100 kg', 'both cannot be met'],
      source: 'By hand: the range of 1200 kg begins at 120 kg',
    },
    {
      inputs: {
        trailer: 2000,
        emptyTongue: 60,
        length: 4,
        loads: [
          { mass: 400, position: 2 },
          { mass: 200, position: 3 },
        ],
        tongueLimit: 305,
      },
      results: { tongue: 310, range: 'In the usual range', move: -0.03333333333 },
      cautions: ['above the limit of 305 kg'],
      source: 'By hand: (305 - 310) × 4/600',
    },
    {
      inputs: { trailer: 2000, emptyTongue: 100, length: 4, loads: [{ mass: 100, position: 2 }], tongueLimit: 250 },
      results: { tongue: 150, range: 'Below the usual range' },
      cautions: ['may sway at speed'],
      source: 'By hand: (210 - 150) × 4/100 = 2.4 m, more than the 2 m to the coupler',
    },
    {
      inputs: {
        trailer: '2500 lb',
        emptyTongue: '330 lb',
        length: '100 in',
        loads: [{ mass: '500 lb', position: '100 in' }],
        tongueLimit: '330 lb',
        axleLimit: '2670 lb',
      },
      results: { tongue: 149.6854821, share: 11, range: 'In the usual range', axle: 1211.091628 },
      source: 'By hand: exactly at both limits, 330 and 2670 lb, which is not above them',
    },
    {
      inputs: { trailer: 500, emptyTongue: 40, length: 4, loads: [{ mass: 0, position: 4 }], tongueLimit: 100 },
      results: { tongue: 40, share: 8, range: 'Below the usual range' },
      cautions: ['may sway at speed'],
      source: 'By hand: 40/500',
    },
    {
      inputs: {
        trailer: 2000,
        emptyTongue: 100,
        length: 4,
        loads: [{ mass: 100, position: 2 }],
        tongueLimit: 140,
      },
      results: { tongue: 150, share: 7.142857143, range: 'Below the usual range', lowTongue: 210 },
      cautions: ['the limit allows no more', 'do not drive with it', 'both cannot be met'],
      source: 'By hand: 100 + 100/2, of 2100 kg; (210 - 150) × 4/100 = 2.4 m is ahead of the coupler',
    },
    {
      inputs: {
        trailer: 300,
        emptyTongue: 0,
        length: 4,
        loads: [
          { mass: 100, position: 3.7 },
          { mass: 50, position: 4.6 },
        ],
        tongueLimit: 140,
      },
      results: { tongue: 0, share: 0, range: 'Below the usual range', move: 1.2 },
      cautions: ['no weight on the tongue'],
      source: 'By hand: 100 × 0.3 = 50 × 0.6; 45 × 4/150',
    },
    {
      inputs: { trailer: 300, emptyTongue: 400, length: 4, loads: [{ mass: 100, position: 4 }] },
      refused: 'must not carry more',
      source: 'By definition',
    },
  ],
  notes: [
    'For a trailer that stands level. With several axles it holds as a whole; how they share their load depends on the suspension and on the height of the coupler.',
    'A weight-distributing hitch moves load between the axles after coupling: weigh the tongue without it. Boat trailers are often built for less than 10%: ask their maker.',
    'Weigh the tongue before you drive: positions by eye are coarse.',
  ],
  references: [
    {
      title: 'Trailer/Body Builders: The importance of a tongue weight calculator (U-Haul)',
      url: 'http://trailer-bodybuilders.com/trailers/importance-tongue-weight-calculator',
    },
    {
      title:
        'inTech Trailers: Gooseneck manual, tongue weight as a percentage of loaded trailer weight (10 to 15%; 20 to 25% for gooseneck and fifth wheel)',
      url: 'https://manualshive.com/ru/manual/intech-trailers/gooseneck/2070598?page=42',
    },
    {
      title: 'What is pin weight on a fifth wheel (15 to 25%)',
      url: 'https://engineerfix.com/what-is-pin-weight-on-a-fifth-wheel',
    },
    {
      title: 'National Caravan Council: Towing Guide, loading a caravan (5 to 7%)',
      url: 'https://ncc.paperturn-view.com/towing-guide?p=11&pid=Mjg287726',
    },
  ],
});
