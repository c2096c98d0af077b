import { choice, constant, defineCalculator, isAbove, isAtMost, isBelow, quantity, roundTo } from '@reckoner/engine';

const STEEPEST = (85 * Math.PI) / 180;

/** H = h + L sin α, with h under the lower roller. */
export default defineCalculator({
  title: 'Sine bar height',
  description:
    'Gauge block height for an angle of a sine bar or sine plate, or the angle from the blocks, with what an error of the stack does.',
  keywords: ['sine plate', 'gauge block stack', 'gage block height', 'angle from gauge blocks', 'sine vise'],
  related: ['tolerance-stack-up-worst-rss', 'bolt-hole-circle-coordinates'],
  inputs: {
    find: choice(
      { height: { label: 'Block height', also: ['stack'] }, angle: 'Angle' },
      { label: 'Find', default: 'height' },
    ),
    length: quantity('m', {
      label: 'Distance of the roller centers',
      help: 'Nominal size of the bar: 100 or 200 mm, 5 or 10 in. The bar itself is longer.',
      unit: 'mm',
      symbol: 'L',
      min: 10,
      max: 2000,
      usual: [50, 510],
    }),
    givenAngle: quantity('rad', {
      label: 'Angle to the surface plate',
      help: 'Of a taper that lies on the bar the included angle; half of it where the axis is to be level.',
      unit: 'deg',
      symbol: '\\alpha',
      above: 0,
      max: 85,
      usual: [1, 60],
      when: { find: 'height' },
    }),
    givenStack: quantity('m', {
      label: 'Blocks under the raised roller',
      unit: 'mm',
      symbol: 'H',
      above: 0,
      max: 3000,
      usual: [1, 450],
      when: { find: 'angle' },
    }),
    lowerStack: quantity('m', {
      label: 'Blocks under the lower roller',
      help: '0 where it stands on the surface plate.',
      unit: 'mm',
      symbol: 'h',
      min: 0,
      max: 1000,
      default: 0,
    }),
  },
  outputs: {
    stack: quantity('m', { label: 'Blocks under the raised roller', unit: 'mm', symbol: 'H', places: 4 }),
    angle: quantity('rad', { label: 'Angle to the surface plate', unit: 'deg', symbol: '\\alpha', places: 5 }),
    tilt: quantity('rad', {
      label: 'Error of the angle by 1 µm of the stack',
      unit: 'arcsec',
      symbol: '\\Delta\\alpha',
      places: 2,
    }),
  },
  formula: ({ find, length, givenAngle, givenStack, lowerStack }) => {
    const angle = find === 'height' ? givenAngle : Math.asin((givenStack - lowerStack) / length);
    return {
      stack: find === 'height' ? lowerStack + length * Math.sin(givenAngle) : givenStack,
      angle,
      tilt: constant(1e-6, 'm') / (length * Math.cos(angle)),
    };
  },
  requires: [
    {
      that: ({ givenStack, lowerStack }) => isAbove(givenStack, lowerStack),
      field: 'givenStack',
      says: 'The blocks under the raised roller, {givenStack}, must be higher than those under the lower one, {lowerStack}.',
    },
    {
      that: ({ givenStack, lowerStack, length }) => isAtMost(givenStack - lowerStack, length * Math.sin(STEEPEST)),
      field: 'givenStack',
      says: 'Blocks of {givenStack} would raise a bar of {length} beyond 85°, where a sine bar measures nothing: check both, and their units.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ angle }) => roundTo((angle / Math.PI) * 180, 5) > 45 && roundTo((angle / Math.PI) * 180, 5) <= 60,
      says: 'Above 45° errors of blocks and bar count more and more: here 1 µm of the stack turns the angle by {tilt}. Better set the complement to 90° and measure from an angle plate.',
    },
    {
      level: 'caution',
      when: ({ angle }) => roundTo((angle / Math.PI) * 180, 5) > 60,
      says: 'At {angle} the bar stands steeply: 1 µm of the stack turns the angle by {tilt}, and bar, blocks and work may tip over. Set the complement to 90° and measure from an angle plate.',
    },
    {
      level: 'note',
      when: ({ find, stack, lowerStack }) =>
        find === 'height' && lowerStack === 0 && isBelow(stack, constant(0.002, 'm')),
      says: 'A stack of {stack} takes very thin blocks, which few sets have: put a block under the lower roller, send it too, and stack the sum under the raised one.',
    },
    {
      level: 'caution',
      when: ({ lowerStack }) => lowerStack > 0 && isBelow(lowerStack, constant(0.0005, 'm')),
      says: 'Blocks begin at about 0.5 mm: check the {lowerStack} under the lower roller, and its unit.',
    },
    {
      level: 'caution',
      when: ({ stack, length }) => roundTo(stack / length, 3) > 1,
      says: 'The blocks are higher than the bar is long: check the blocks under the lower roller, which here lift both ends.',
    },
  ],
  explanation: ({ find, lowerStack }) => {
    const lower =
      lowerStack > 0 ? 'with {lowerStack} under the lower roller' : 'with the lower roller on the surface plate';
    return `Blocks of ${find === 'angle' ? '{givenStack}' : '{stack}'} under the raised roller, ${lower}, tilt a bar of {length} between roller centers by {angle}. Each micrometer of the stack turns it by {tilt}.`;
  },
  figure: {
    kind: 'drawing',
    title: 'Sine bar',
    draw: ({ length, angle, stack, lowerStack }) => {
      const reach = length * Math.cos(angle);
      return [
        {
          shape: 'line',
          points: [
            [0, 0],
            [reach, 0],
          ],
        },
        {
          shape: 'line',
          points: [
            [0, lowerStack],
            [reach, stack],
          ],
          label: 'L',
          of: 'length',
        },
        {
          shape: 'line',
          points: [
            [reach, 0],
            [reach, stack],
          ],
          label: 'H',
          of: 'stack',
        },
        { shape: 'angle', at: [0, lowerStack], from: [reach, lowerStack], to: [reach, stack], of: 'angle' },
      ];
    },
  },
  examples: [
    {
      inputs: { length: 100, givenAngle: 30 },
      results: { stack: 50, angle: 30, tilt: 2.381740828 },
      source: 'By hand: 100 × 1/2; 1 µm over 86.6025 mm in arcseconds by Python',
    },
    {
      inputs: { length: '5 in', givenAngle: 27 },
      results: { stack: '57.6568', tilt: 1.82280633 },
      source: 'Higher Precision: 5 in × sin 27° = 2.270 in; more digits by Python',
    },
    {
      inputs: { length: 200, givenAngle: 0.5, lowerStack: 10 },
      results: { stack: 11.7453071, tilt: 1.0313633 },
      source: 'Python: 10 + 200 sin 0.5°',
    },
    {
      inputs: { find: 'angle', length: 100, givenStack: 35, lowerStack: 10 },
      results: { angle: 14.47751219, tilt: 2.130293759 },
      source: 'Python: arcsin 0.25',
    },
    {
      inputs: { find: 'angle', length: 200, givenStack: 1.5 },
      results: { angle: 0.4297223751 },
      source: 'Python: arcsin 0.0075',
    },
    {
      inputs: { length: 200, givenAngle: 0.5 },
      results: { stack: 1.7453071 },
      cautions: ['takes very thin blocks'],
      source: 'Python: 200 sin 0.5°',
    },
    {
      inputs: { length: 100, givenAngle: 30, lowerStack: 0.01 },
      results: { stack: 50.01 },
      cautions: ['Blocks begin'],
      source: 'By hand: 0.01 + 50',
    },
    {
      inputs: { length: 100, givenAngle: 50 },
      results: { stack: 76.60444431, tilt: 3.208910737 },
      cautions: ['Above 45°'],
      source: 'Python: 100 sin 50°',
    },
    {
      inputs: { find: 'angle', length: 100, givenStack: 70.71068 },
      results: { angle: '45.00000' },
      source: 'Python: arcsin 0.7071068 = 45.0000015°, shown as 45.00000° and not above it',
    },
    {
      inputs: { length: 100, givenAngle: 75 },
      results: { stack: 96.59258263 },
      cautions: ['stands steeply'],
      source: 'Python: 100 sin 75°',
    },
    {
      inputs: { length: 100, givenAngle: 30, lowerStack: 60 },
      results: { stack: 110 },
      cautions: ['higher than the bar'],
      source: 'By hand: 60 + 50',
    },
    {
      inputs: { find: 'angle', length: 100, givenStack: 10, lowerStack: 10 },
      refused: 'must be higher',
      source: 'By definition',
    },
    {
      inputs: { find: 'angle', length: 100, givenStack: 100 },
      refused: 'beyond 85°',
      source: 'By hand: 100 sin 85° = 99.62',
    },
  ],
  notes: [
    'Rollers of equal diameter on a flat plate; the error of the distance of the roller centers adds to that of the stack. Compound angles of two axes are not looked at.',
  ],
  references: [
    {
      title:
        'Higher Precision: How is the necessary gauge block height calculated when using sine bars and sine plates?',
      url: 'https://www.higherprecision.com/learning-center/faqs/how-is-the-necessary-gauge-block-height-calculated-when-using-sine-bars-and-sine-plates',
    },
    {
      title: 'Sine bar and gauge blocks, with the limit of 45°',
      url: 'https://calcady.com/trade/manufacturing/sine-bar-gage-block',
    },
  ],
});
