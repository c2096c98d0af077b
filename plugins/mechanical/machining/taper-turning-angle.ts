import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  isBelow,
  number,
  quantity,
  roundTo,
  sumOfProducts,
} from '@reckoner/engine';

/** tan(α/2) = (D - d)/(2 L); centers l apart are set over by l sin(α/2). */
export default defineCalculator({
  title: 'Taper',
  description:
    'Compound slide angle, included angle, ratio, taper per foot and tailstock offset of a taper from its diameters and length, its ratio, its taper per foot or its angle.',
  keywords: [
    'taper turning',
    'taper per foot',
    'taper angle',
    'tailstock offset',
    'tailstock set over',
    'compound slide angle',
    'cone angle',
  ],
  related: ['sine-bar-height', 'cutting-speed-spindle-rpm'],
  inputs: {
    given: choice(
      {
        diameters: { label: 'Both diameters and length', also: ['diameters'] },
        ratio: { label: 'Ratio 1:x and one diameter', also: ['ratio', '1:x'] },
        perFoot: { label: 'Taper per foot and one diameter', also: ['taper per foot', 'TPF'] },
        included: { label: 'Included angle and one diameter', also: ['included angle', 'cone angle'] },
        half: { label: 'Half angle and one diameter', also: ['half angle', 'slide angle'] },
      },
      { label: 'Taper given by', default: 'diameters' },
    ),
    large: quantity('m', { label: 'Large diameter', unit: 'mm', symbol: 'D', above: 0, max: 5000, usual: [1, 1000] }),
    givenSmall: quantity('m', {
      label: 'Small diameter',
      unit: 'mm',
      symbol: 'd',
      min: 0,
      max: 5000,
      when: { given: 'diameters' },
    }),
    length: quantity('m', {
      label: 'Length of the taper',
      help: 'Along the axis, from the large to the small diameter; not that of the whole piece.',
      unit: 'mm',
      symbol: 'L',
      above: 0,
      max: 20000,
      usual: [1, 3000],
    }),
    givenRatio: number({
      label: 'Taper ratio',
      help: 'x of 1:x, change of the diameter over length: 20 of 1:20.',
      symbol: 'x',
      min: 0.1,
      max: 10000,
      usual: [1, 200],
      text: 'scale',
      when: { given: 'ratio' },
    }),
    givenPerFoot: quantity('in/ft', {
      label: 'Taper per foot',
      help: 'Change of the diameter in inches over 12 inches of length; 0.6 of Morse tapers, about.',
      symbol: 'T',
      above: 0,
      max: 100,
      usual: [0.05, 8],
      when: { given: 'perFoot' },
    }),
    givenIncluded: quantity('rad', {
      label: 'Included angle',
      help: 'Between both sides of the cone.',
      unit: 'deg',
      symbol: '\\alpha',
      above: 0,
      max: 170,
      usual: [0.3, 120],
      when: { given: 'included' },
    }),
    givenHalf: quantity('rad', {
      label: 'Half angle',
      help: 'Between side and axis, to which the compound slide is set.',
      unit: 'deg',
      symbol: '\\alpha/2',
      above: 0,
      max: 85,
      usual: [0.15, 60],
      when: { given: 'half' },
    }),
    overall: quantity('m', {
      label: 'Length of the piece between centers',
      help: 'From point to point of the centers in it, a little less than its outer length; for the tailstock offset.',
      unit: 'mm',
      symbol: 'l',
      above: 0,
      max: 20000,
      usual: [10, 5000],
      optional: true,
    }),
  },
  outputs: {
    half: quantity('rad', { label: 'Half angle (compound slide)', unit: 'deg', symbol: '\\alpha/2', places: 4 }),
    included: quantity('rad', { label: 'Included angle', unit: 'deg', symbol: '\\alpha', places: 4 }),
    ratio: number({ label: 'Taper 1:x', symbol: 'x', places: 3 }),
    perFoot: quantity('in/ft', { label: 'Taper per foot', symbol: 'T', places: 4 }),
    small: quantity('m', { label: 'Small diameter', unit: 'mm', symbol: 'd', places: 4 }),
    offset: quantity('m', { label: 'Tailstock offset', unit: 'mm', symbol: 'S', places: 3, optional: true }),
    ruleOffset: quantity('m', {
      label: 'Tailstock offset by the rule l (D − d)/(2 L)',
      unit: 'mm',
      symbol: 'S_r',
      places: 3,
      optional: true,
    }),
  },
  formula: ({ given, large, givenSmall, length, givenRatio, givenPerFoot, givenIncluded, givenHalf, overall }) => {
    const taper =
      given === 'diameters'
        ? (large - givenSmall) / length
        : given === 'ratio'
          ? 1 / givenRatio
          : given === 'perFoot'
            ? givenPerFoot / constant(12, 'in/ft')
            : 2 * Math.tan(given === 'included' ? givenIncluded / 2 : givenHalf);
    const half = Math.atan(taper / 2);
    return {
      half,
      included: 2 * half,
      ratio: 1 / taper,
      perFoot: taper * constant(12, 'in/ft'),
      small: given === 'diameters' ? givenSmall : sumOfProducts([large], [-taper, length]),
      ...(overall === undefined ? {} : { offset: overall * Math.sin(half), ruleOffset: (overall * taper) / 2 }),
    };
  },
  requires: [
    {
      that: ({ givenSmall, large }) => isBelow(givenSmall, large),
      field: 'givenSmall',
      says: 'The small diameter, {givenSmall}, must be below the large one, {large}.',
    },
    {
      that: ({ givenRatio, large, length }) => isAtMost(length / givenRatio, large),
      field: 'length',
      says: 'A taper of 1:{givenRatio} from {large} ends in a point before a length of {length}.',
    },
    {
      that: ({ givenPerFoot, large, length }) => isAtMost((length * givenPerFoot) / constant(12, 'in/ft'), large),
      field: 'length',
      says: 'A taper of {givenPerFoot} from {large} ends in a point before a length of {length}.',
    },
    {
      that: ({ givenIncluded, large, length }) => isAtMost(2 * length * Math.tan(givenIncluded / 2), large),
      field: 'length',
      says: 'A cone of {givenIncluded} from {large} ends in a point before a length of {length}.',
    },
    {
      that: ({ givenHalf, large, length }) => isAtMost(2 * length * Math.tan(givenHalf), large),
      field: 'length',
      says: 'A cone with a half angle of {givenHalf} from {large} ends in a point before a length of {length}.',
    },
    {
      that: ({ length, overall }) => isAtMost(length, overall!),
      field: 'overall',
      says: 'The piece between centers, {overall}, cannot be shorter than its taper of {length}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ offset, half }) => offset !== undefined && roundTo((half / Math.PI) * 180, 4) > 4,
      says: 'With a half angle of {half} the piece stands askew between the centers, which may bear on the edges of their holes, wear and let it go: see that they hold it, take ball-ended centers, or turn it by the compound slide or a taper attachment.',
    },
    {
      level: 'caution',
      when: ({ half }) => roundTo((half / Math.PI) * 180, 4) > 45,
      says: 'The side is {half} from the axis, so that the taper is nearer to a face: many slides do not turn so far, or count from the cross slide, where it is 90° less this. Check that diameters and length are in one unit.',
    },
    {
      level: 'caution',
      when: ({ half }) => roundTo((half / Math.PI) * 180, 4) < 0.1,
      says: 'A half angle of {half} is less than the scale of a compound slide shows: set it by a dial indicator along a test bar or gauge. Check diameters and length, too.',
    },
    {
      level: 'caution',
      when: ({ offset }) => offset !== undefined && isAbove(offset, constant(0.015, 'm')),
      says: 'An offset of {offset} is more than many tailstocks can be set over: look how far yours goes, or turn the taper by the compound slide or a taper attachment. Check the lengths, too.',
    },
    {
      level: 'note',
      when: ({ offset }) => offset !== undefined,
      says: 'The offset counts from the aligned tailstock and holds for this piece alone: {overall} is the distance of the points of the centers in it, and another length gives another taper. The centers sit in the holes, so that it is a little less than the outer length.',
    },
  ],
  explanation: ({ given, overall }) => {
    const offset =
      overall === undefined
        ? ''
        : ' Between centers {overall} apart the tailstock is set over by {offset}; the workshop rule with the tangent gives {ruleOffset}.';
    return `From a diameter of {large} to one of ${given === 'diameters' ? '{givenSmall}' : '{small}'} over a length of {length} the taper is 1:{ratio} or {perFoot}. The compound slide is set to {half} from the axis, half of the included angle of {included}.${offset}`;
  },
  figure: {
    kind: 'drawing',
    title: 'Taper',
    draw: ({ large, small, length }) => [
      {
        shape: 'polygon',
        points: [
          [0, -large / 2],
          [length, -small / 2],
          [length, small / 2],
          [0, large / 2],
        ],
      },
      {
        shape: 'line',
        points: [
          [0, 0],
          [length, 0],
        ],
        dashed: true,
        label: 'L',
        of: 'length',
      },
      {
        shape: 'line',
        points: [
          [0, -large / 2],
          [0, large / 2],
        ],
        label: 'D',
        of: 'large',
      },
      {
        shape: 'line',
        points: [
          [length, -small / 2],
          [length, small / 2],
        ],
        label: 'd',
        of: 'small',
      },
    ],
  },
  examples: [
    {
      inputs: { large: '2 in', givenSmall: '1.5 in', length: '4 in', overall: '10 in' },
      results: {
        half: 3.576334375,
        included: 7.15266875,
        ratio: 8,
        perFoot: 1.5,
        offset: 15.84408468,
        ruleOffset: 15.875,
      },
      cautions: ['more than many tailstocks', 'for this piece alone'],
      source: 'Calcady: 10 × (2 − 1.5)/(2 × 4) = 0.6250 in, 3.5763°; more digits and the sine by Python',
    },
    {
      inputs: { given: 'ratio', large: 40, givenRatio: '1:20', length: 100 },
      results: { small: 35, perFoot: 0.6, ratio: 20, half: 1.432096184 },
      source: 'By hand: 40 − 100/20; 12/20; arctan 0.025 by Python',
    },
    {
      inputs: { given: 'perFoot', large: 44.45, givenPerFoot: 3.5, length: 60 },
      results: { small: 26.95, ratio: 3.428571429, included: 16.59428994 },
      source: 'By hand: 44.45 − 60 × 3.5/12; 24/7; the steep taper 7:24, 16°35′40″',
    },
    {
      inputs: { given: 'included', large: 20, givenIncluded: 60, length: 10 },
      results: { small: 8.452994616, half: 30, ratio: 0.8660254038 },
      source: 'By hand: 20 − 20/√3; √3/2',
    },
    {
      inputs: { given: 'half', large: 30, givenHalf: 50, length: 10 },
      results: { small: 6.164928148, included: 100 },
      cautions: ['nearer to a face'],
      source: 'Python: 30 − 20 tan 50°',
    },
    {
      inputs: { given: 'half', large: 30, givenHalf: 6, length: 50, overall: 200 },
      results: { offset: 20.90569265, ruleOffset: 21.02084705, small: 19.48957647 },
      cautions: ['stands askew', 'more than many tailstocks', 'for this piece alone'],
      source: 'Python: 200 sin 6°, 200 tan 6°, 30 − 100 tan 6°',
    },
    {
      inputs: { large: 30, givenSmall: 29.9, length: 50 },
      results: { half: 0.0572957604145, ratio: 500 },
      cautions: ['than the scale'],
      source: 'Python: arctan 0.001',
    },
    { inputs: { large: 20, givenSmall: 20, length: 50 }, refused: 'must be below', source: 'By definition' },
    {
      inputs: { given: 'ratio', large: 20, givenRatio: 5, length: 150 },
      refused: 'A taper of 1:',
      source: 'By hand: 150/5 above 20',
    },
    {
      inputs: { given: 'perFoot', large: 20, givenPerFoot: 3.5, length: 80 },
      refused: 'ends in a point',
      source: 'By hand: 80 × 3.5/12 above 20',
    },
    {
      inputs: { given: 'included', large: 20, givenIncluded: 60, length: 18 },
      refused: 'A cone of',
      source: 'By hand: 36/√3 above 20',
    },
    {
      inputs: { given: 'half', large: 20, givenHalf: 30, length: 18 },
      refused: 'A cone with',
      source: 'By hand: 36/√3 above 20',
    },
    {
      inputs: { large: 30, givenSmall: 28, length: 50, overall: 40 },
      refused: 'cannot be shorter',
      source: 'By definition',
    },
  ],
  notes: [
    'The offset is l sin(α/2), with l along the piece; the rule of handbooks takes the tangent, which differs by a tenth of a percent at a half angle of 2.6°. The tool stands at the height of the axis, or the cone comes out hollow.',
    'Scales of compound slides mostly show whole or half degrees: finer angles are set by a sine bar, or by a dial indicator along a gauge or test bar.',
  ],
  references: [
    {
      title: 'Lathe tailstock offset, with an example',
      url: 'https://calcady.com/trade/manufacturing/lathe-tailstock-offset',
    },
    {
      title: 'J. Rose: Modern Machine-Shop Practice, taper turning by the tailstock',
      url: 'https://bitlit.ru/page/en/joshua-rose/modern-machine-shop-practice-volumes-i-and-ii/614',
    },
    { title: "Machinery's Handbook, 31st ed. (2020), Tapers (not opened)" },
  ],
});
