import { choice, defineCalculator, isAbove, isAtMost, isBelow, percent, quantity, table } from '@reckoner/engine';
import { length } from '../shared/fields.js';
import { segmentHeight, segmentShare } from '../shared/segment.js';

/** The segment of the circle below the surface, times the length; the depth is found from the volume. */
export default defineCalculator({
  title: 'Horizontal cylinder partial volume (lying tank)',
  description:
    'Liquid in a lying cylinder with flat ends from its depth, or the depth from the volume or percentage, with what is left empty and a table for a dipstick.',
  keywords: [
    'horizontal tank volume',
    'partially filled cylinder',
    'oil tank dipstick',
    'tank level chart',
    'cylindrical segment volume',
    'fuel tank gauge',
    'half-full cylinder on its side',
  ],
  inputs: {
    diameter: { ...length, label: 'Inside diameter', help: 'Not the radius.', symbol: 'D', max: 1e6 },
    length: { ...length, label: 'Inside length', symbol: 'L', max: 1e7 },
    known: choice(
      {
        depth: { label: 'Depth of the liquid', also: ['height', 'level'] },
        volume: { label: 'Volume of the liquid', also: ['liters'] },
        fill: { label: 'Percentage filled', also: ['percent', 'percentage'] },
      },
      { label: 'Known', default: 'depth' },
    ),
    depth: quantity('cm', {
      label: 'Depth of the liquid',
      help: 'From the lowest point of the inside up to the surface, at the middle of the width.',
      symbol: 'h',
      min: 0,
      max: 1e6,
      when: { known: 'depth' },
    }),
    amount: quantity('cm^3', {
      label: 'Volume of the liquid',
      symbol: 'V_L',
      unit: 'L',
      min: 0,
      max: 1e17,
      when: { known: 'volume' },
    }),
    fill: percent({
      label: 'Percentage filled',
      symbol: 'p',
      min: 0,
      max: 100,
      usual: [1, 100],
      when: { known: 'fill' },
    }),
  },
  outputs: {
    liquid: quantity('cm^3', { label: 'Liquid', symbol: 'V', unit: 'L' }),
    level: quantity('cm', { label: 'Depth', symbol: 'h' }),
    share: percent({ label: 'Filled by volume', symbol: 'f', places: 2 }),
    empty: quantity('cm^3', { label: 'Still empty (ullage)', symbol: 'V_u', unit: 'L' }),
    capacity: quantity('cm^3', { label: 'Full', symbol: 'V_0', unit: 'L' }),
    surfaceWidth: quantity('cm', { label: 'Width of the liquid surface', symbol: 'w' }),
    dipstick: table(
      {
        depth: quantity('cm', { label: 'Depth' }),
        liquid: quantity('cm^3', { label: 'Liquid', unit: 'L' }),
        share: percent({ label: 'Filled', places: 2 }),
      },
      { label: 'Dipstick' },
    ),
  },
  formula: ({ diameter, length, known, depth, amount, fill }) => {
    const capacity = (Math.PI / 4) * diameter ** 2 * length;
    const part = known === 'volume' ? Math.min(1, amount / capacity) : known === 'fill' ? fill : 0;
    const left = known === 'volume' ? Math.max(0, (capacity - amount) / capacity) : 1 - part;
    const height = known === 'depth' ? Math.min(1, depth / diameter) : segmentHeight(part, left);
    const room = known === 'depth' ? Math.max(0, (diameter - depth) / diameter) : segmentHeight(left, part);
    // Of a nearly full tank what is empty is exact, of a nearly empty one what is full.
    const share = known !== 'depth' ? part : height > 0.5 ? 1 - segmentShare(room) : segmentShare(height);
    const unfilled = known !== 'depth' ? left : height > 0.5 ? segmentShare(room) : 1 - segmentShare(height);
    return {
      liquid: share * capacity,
      level: height * diameter,
      share,
      empty: unfilled * capacity,
      capacity,
      surfaceWidth: 2 * diameter * Math.sqrt(height * room),
      dipstick: Array.from({ length: 21 }, (_, step) => ({
        depth: (step / 20) * diameter,
        liquid: segmentShare(step / 20) * capacity,
        share: segmentShare(step / 20),
      })),
    };
  },
  shown: ({ diameter, length, known, depth, fill, liquid, level, capacity }) => ({
    liquid:
      known === 'depth'
        ? length *
          ((diameter / 2) ** 2 * Math.acos((diameter / 2 - depth) / (diameter / 2)) -
            (diameter / 2 - depth) * Math.sqrt(diameter * depth - depth ** 2))
        : known === 'fill'
          ? fill * capacity
          : undefined,
    level: known === 'depth' ? depth : undefined,
    share: liquid / capacity,
    empty: capacity - liquid,
    surfaceWidth: 2 * Math.sqrt(level * (diameter - level)),
  }),
  stepwise: ['The depth for a volume is found by search: the formula cannot be solved for it in closed form.'],
  requires: [
    {
      that: ({ depth, diameter }) => isAtMost(depth, diameter),
      field: 'depth',
      says: 'The depth, {depth}, must not exceed the inside diameter, {diameter}.',
    },
    {
      // The capacity as it is told, rounded to six digits, is what a full tank holds.
      that: ({ amount, diameter, length }) => isAtMost(amount, (1 + 5e-6) * (Math.PI / 4) * diameter ** 2 * length),
      field: 'amount',
      says: 'The tank of {diameter} by {length} does not hold {amount}.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Cross section',
    draw: ({ diameter, level }) => {
      const r = diameter / 2;
      const from = Math.asin(Math.max(-1, Math.min(1, (level - r) / r)));
      const surface = Array.from({ length: 61 }, (_, step): [number, number] => {
        const turn = from - ((Math.PI + 2 * from) * step) / 60;
        return [r * Math.cos(turn), r + r * Math.sin(turn)];
      });
      return [
        { shape: 'circle', center: [0, r], radius: r },
        ...(level > 0 ? [{ shape: 'polygon' as const, color: 2 as const, points: surface }] : []),
        { shape: 'dimension', from: [r, 0], to: [r, level], label: 'h', of: 'level' },
        { shape: 'dimension', from: [-r, diameter], to: [-r, 0], label: 'D', of: 'diameter' },
      ];
    },
  },
  cautions: [
    {
      level: 'note',
      when: ({ diameter, length }) => diameter > length,
      says: 'The tank is wider, {diameter}, than it is long, {length}: check that they are not exchanged.',
    },
    {
      level: 'caution',
      when: ({ known, depth, diameter }) => known === 'depth' && depth > 0 && isBelow(depth, 0.01 * diameter),
      says: 'The depth, {depth}, is less than a hundredth of the diameter, {diameter}: check the units of both. So little liquid depends on how level the tank lies.',
    },
    {
      level: 'caution',
      when: ({ known, amount, level, diameter }) => known === 'volume' && amount > 0 && isBelow(level, 0.01 * diameter),
      says: 'With {amount} the tank is all but empty: check the units of volume and measures.',
    },
    {
      level: 'caution',
      when: ({ diameter, length }) => isAbove(length, 50 * diameter),
      says: 'The tank is more than 50 times as long, {length}, as it is wide, {diameter}: check the units of both.',
    },
  ],
  explanation: ({ known, level, empty }) => {
    const tank = 'a lying tank {diameter} in inside diameter and {length} long';
    if (level === 0) return 'Empty, a lying tank {diameter} in inside diameter and {length} long takes {capacity}.';
    if (empty === 0) return `Full, ${tank} holds {capacity}.`;
    return known === 'depth'
      ? `With liquid {depth} deep ${tank} holds {liquid}, {share} of the {capacity} that it takes; {empty} of it is left empty.`
      : `In ${tank}, {liquid} of liquid reach {level} up, and fill {share} of the {capacity} that it takes; {empty} of it is left empty.`;
  },
  examples: [
    {
      inputs: { diameter: 120, length: 200, depth: 30 },
      results: {
        liquid: 442.213091499152,
        capacity: 2261.94671058465,
        surfaceWidth: 103.923048454133,
        empty: 1819.7336190855,
      },
      source: 'mpmath: L(r² arccos((r - h)/r) - (r - h)√(2rh - h²)); 2√(60² - 30²)',
    },
    {
      inputs: { diameter: '1.45 m', length: '10 m', depth: '1.25 m' },
      results: { liquid: '15137.9' },
      source: 'hackmath.net, problem 3613: 15.1379 m³',
    },
    {
      inputs: { diameter: 120, length: 200, depth: 60 },
      results: { liquid: 1130.973355292326, share: 50, surfaceWidth: 120 },
      source: 'By hand: half of π × 60² × 200',
    },
    {
      inputs: { diameter: 120, length: 200, known: 'volume', amount: 500 },
      results: { level: 32.7402150877679, liquid: 500 },
      source: 'mpmath: root of the formula above',
    },
    {
      inputs: { diameter: 120, length: 200, known: 'fill', fill: 75 },
      results: { level: 84.238365197971, liquid: 1696.46003293849, share: 75 },
      source: 'mpmath: root of the formula above',
    },
    {
      inputs: { diameter: 100, length: 300, depth: 80 },
      results: {
        liquid: 2020.72307669114,
        empty: 335.471413501211,
        dipstick: {
          length: 21,
          rows: {
            0: { depth: 0, liquid: 0, share: 0 },
            10: { depth: 50, liquid: 1178.09724509617, share: 50 },
            16: { depth: 80, liquid: 2020.72307669114 },
            20: { depth: 100, share: 100 },
          },
        },
      },
      source: 'mpmath: as the first one; π × 50² × 300 less that',
    },
    {
      inputs: { diameter: 100, length: 300, depth: 0 },
      results: { liquid: 0, share: 0, surfaceWidth: 0 },
      source: 'By definition: empty',
    },
    {
      inputs: { diameter: 100, length: 300, known: 'fill', fill: 100 },
      results: { level: 100, empty: 0, liquid: 2356.19449019234 },
      source: 'By definition: full',
    },
    { inputs: { diameter: 100, length: 300, known: 'fill', fill: 0 }, results: { level: 0 }, source: 'By definition' },
    {
      inputs: { diameter: 120, length: 200, known: 'volume', amount: 2261.95 },
      results: { level: 120, empty: 0, liquid: 2261.94671058465 },
      source: 'By hand: full by the six digits of π × 60² × 200',
    },
    {
      inputs: { diameter: 100, length: 300, depth: 0.3 },
      results: { liquid: '0.656675' },
      cautions: ['less than a hundredth'],
      source: 'mpmath: as the first one',
    },
    {
      inputs: { diameter: 100, length: 300, known: 'volume', amount: 1 },
      results: { level: '0.397166' },
      cautions: ['all but empty'],
      source: 'mpmath: root of the formula above',
    },
    {
      inputs: { diameter: 120, length: 20000, depth: 60 },
      results: { liquid: 113097.3355292 },
      cautions: ['50 times'],
      source: 'By hand: half of π × 60² × 20000',
    },
    {
      inputs: { diameter: 200, length: 120, depth: 100 },
      results: { liquid: 1884.955592154 },
      cautions: ['wider'],
      source: 'By hand: half of π × 100² × 120',
    },
    { inputs: { diameter: 100, length: 300, depth: 110 }, refused: 'must not exceed', source: 'By hand: 110 > 100' },
    {
      inputs: { diameter: 100, length: 300, known: 'volume', amount: 2400 },
      refused: 'does not hold',
      source: 'By hand: 2356 L at most',
    },
  ],
  notes: [
    'For a level tank with flat ends: dished or hemispherical ends hold more, and in a tilted tank the depth depends on where it is measured.',
    'Half the depth is half the volume, but a quarter of the depth is only a fifth of it (19.55%).',
  ],
  references: [
    {
      title: 'Dr. Math: Volume of Liquid in a Cylindrical Tank',
      url: 'http://mathforum.org/library/drmath/view/55223.html',
    },
    { title: 'hackmath.net: Horizontal Cylindrical Segment', url: 'https://www.hackmath.net/en/math-problem/3613' },
  ],
});
