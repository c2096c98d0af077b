import {
  choice,
  constant,
  cosTurn,
  defineCalculator,
  flag,
  integer,
  isAbove,
  isBelow,
  measure,
  number,
  percent,
  quantity,
  roundTo,
  type Shape,
  sinTurn,
  standardGravity,
  table,
} from '@reckoner/engine';

const SEVERAL = ['two', 'three', 'four', 'basket', 'doubleBasket'] as const;
const DEGREE = Math.PI / 180;

/** Part of the choker rating that is left at an angle of choke in degrees. */
function chokeFactor(angle: number) {
  if (angle > 120) return 1;
  if (angle >= 90) return 0.87;
  if (angle >= 60) return 0.74;
  return angle >= 30 ? 0.62 : 0.49;
}

interface Geometry {
  readonly angleAs?: string | undefined;
  readonly angle?: number | undefined;
  readonly verticalAngle?: number | undefined;
  readonly includedAngle?: number | undefined;
  readonly height?: number | undefined;
  readonly legLength?: number | undefined;
  readonly farDistance?: number | undefined;
}

/** Angle of the flattest leg above the horizontal. */
function flattest(given: Geometry) {
  if (given.angleAs === 'horizontal') return given.angle!;
  if (given.angleAs === 'vertical') return Math.PI / 2 - given.verticalAngle!;
  if (given.angleAs === 'included') return Math.PI / 2 - given.includedAngle! / 2;
  if (given.angleAs === 'lengths') return Math.asin(given.height! / given.legLength!);
  if (given.angleAs === 'offset') return Math.atan2(given.height!, given.farDistance!);
  return Math.PI / 2;
}

/** Equilibrium of sling legs at an angle; the choker's loss by its angle. */
export default defineCalculator({
  title: 'Sling angle and sling tension',
  description:
    'Tension of each sling leg from load, number of legs and sling angle, with load factor, choker reduction and the rated capacity that is needed or used.',
  keywords: [
    'sling angle factor',
    'rigging calculator',
    'sling load',
    'bridle sling tension',
    'choker hitch capacity',
    'basket hitch capacity',
    'lifting sling WLL',
    'off-center lift',
    'spreader',
  ],
  related: ['rope-tension-hanging-load-two-ropes', 'pulley-block-and-tackle', 'factor-of-safety'],
  inputs: {
    load: quantity('kg', {
      label: 'Load with all rigging below the hook',
      symbol: 'W',
      above: 0,
      max: 1e7,
      usual: [20, 1e6],
    }),
    arrangement: choice(
      {
        one: { label: 'One vertical leg', also: ['single', '1', 'vertical'] },
        two: { label: 'Two legs', also: ['2', 'double', 'bridle'] },
        three: { label: 'Three legs', also: ['3', 'triple'] },
        four: { label: 'Four legs', also: ['4', 'quad', 'quadruple'] },
        basket: { label: 'One sling as a basket', also: ['basket hitch'] },
        doubleBasket: { label: 'Two slings as baskets', also: ['double basket'] },
      },
      { label: 'Slings', default: 'two' },
    ),
    carrying: integer({
      label: 'Legs taken to carry the load',
      help: 'Two of a rigid load, as it can hang on two of them. Tables of chain and wire rope slings count three, for legs that share.',
      symbol: 'n',
      min: 2,
      max: 4,
      usual: 'all',
      default: 2,
      when: { arrangement: ['three', 'four'] },
    }),
    angleAs: choice(
      {
        horizontal: { label: 'Angle from the horizontal', also: ['horizontal angle'] },
        vertical: { label: 'Angle from the vertical', also: ['vertical angle'] },
        included: { label: 'Angle between opposite legs', also: ['included angle', 'top angle'] },
        lengths: { label: 'Length and height of the legs', also: ['length and height'] },
        offset: { label: 'Two legs, center of gravity off the middle', also: ['off center', 'unequal legs'] },
      },
      { label: 'Sling angle by', default: 'horizontal', when: { arrangement: SEVERAL } },
    ),
    angle: quantity('rad', {
      label: 'Sling angle from the horizontal',
      help: 'Of the leg itself, in its own plane: at four legs along the diagonal.',
      unit: 'deg',
      symbol: '\\alpha',
      min: 1,
      max: 90,
      when: { arrangement: SEVERAL, angleAs: 'horizontal' },
    }),
    verticalAngle: quantity('rad', {
      label: 'Sling angle from the vertical',
      help: 'Of the leg itself, in its own plane: at four legs along the diagonal.',
      unit: 'deg',
      symbol: '\\beta',
      min: 0,
      max: 89,
      when: { arrangement: SEVERAL, angleAs: 'vertical' },
    }),
    includedAngle: quantity('rad', {
      label: 'Angle between opposite legs',
      help: 'At four legs between those of a diagonal.',
      unit: 'deg',
      symbol: '\\gamma',
      min: 0,
      max: 178,
      when: { arrangement: SEVERAL, angleAs: 'included' },
    }),
    height: quantity('m', {
      label: 'Height of the hook above the attachments',
      symbol: 'H',
      min: 0.01,
      max: 1000,
      usual: [0.2, 50],
      when: { arrangement: SEVERAL, angleAs: ['lengths', 'offset'] },
    }),
    legLength: quantity('m', {
      label: 'Length of a leg',
      help: 'From hook to attachment.',
      symbol: 'L',
      min: 0.01,
      max: 10000,
      usual: [0.2, 100],
      when: { arrangement: SEVERAL, angleAs: 'lengths' },
    }),
    nearDistance: quantity('m', {
      label: 'Center of gravity to the nearer attachment',
      help: 'Level, as both attachments are; the hook is above the center of gravity.',
      symbol: 'a',
      min: 0,
      max: 1000,
      usual: 'all',
      when: { arrangement: 'two', angleAs: 'offset' },
    }),
    farDistance: quantity('m', {
      label: 'Center of gravity to the farther attachment',
      symbol: 'b',
      min: 0.01,
      max: 1000,
      usual: [0.1, 50],
      when: { arrangement: 'two', angleAs: 'offset' },
    }),
    choked: flag({
      label: 'Choked around the load',
      when: { arrangement: ['one', 'two', 'three', 'four'] },
    }),
    chokeAngle: measure('deg', {
      label: 'Angle of choke',
      help: 'Between the two parts at the choke: about 135° where the load hangs free, less where the eye is pulled or beaten down.',
      symbol: '\\theta_c',
      min: 0,
      max: 180,
      default: 135,
      when: { choked: true },
    }),
    rating: quantity('kg', {
      label: 'Rated capacity of one leg',
      help: 'From the tag, for a straight vertical pull; where it is choked, that of the choker hitch. Not that of a whole bridle or basket.',
      symbol: 'WLL',
      above: 0,
      max: 1e7,
      usual: [20, 1e6],
      optional: true,
    }),
  },
  outputs: {
    tension: quantity('kg', { label: 'Load on the most loaded leg', symbol: 'T', digits: 4 }),
    tensionForce: quantity('N', { label: 'Tension of this leg', unit: 'kN', symbol: 'F', digits: 4 }),
    otherTension: quantity('kg', { label: 'Load on the other leg', symbol: 'T_2', digits: 4, optional: true }),
    loadFactor: number({ label: 'Load factor of the flattest leg', symbol: 'f', places: 3 }),
    horizontalAngle: quantity('rad', {
      label: 'Angle of the flattest leg from the horizontal',
      unit: 'deg',
      symbol: '\\alpha_s',
      places: 1,
    }),
    inward: quantity('N', {
      label: 'Force of a leg that presses the load together',
      unit: 'kN',
      symbol: 'F_h',
      digits: 3,
    }),
    neededRating: quantity('kg', {
      label: 'Rated capacity that one leg needs',
      help: 'For a straight vertical pull; where it is choked, in the choker hitch.',
      symbol: 'WLL_n',
      digits: 4,
    }),
    usedShare: percent({ label: 'Rated capacity used', places: 1, optional: true }),
    largestLoad: quantity('kg', { label: 'Largest load in this arrangement', digits: 4, optional: true }),
    angles: table(
      {
        angle: integer({ label: 'Degrees from the horizontal' }),
        factor: number({ label: 'Load factor', places: 3 }),
        tension: quantity('kg', { label: 'Load on a leg', digits: 4 }),
      },
      { label: 'At other angles, with the load in the middle', optional: true },
    ),
  },
  formula: (inputs) => {
    const { load, arrangement, carrying, angleAs, height, nearDistance, farDistance } = inputs;
    const { choked, chokeAngle, rating } = inputs;
    const parts =
      arrangement === 'one' ? 1 : arrangement === 'doubleBasket' ? 4 : carrying === undefined ? 2 : carrying;
    const horizontalAngle = flattest(inputs);
    const loadFactor = angleAs === 'lengths' ? inputs.legLength! / height! : 1 / sinTurn(horizontalAngle);
    const left = choked ? chokeFactor(chokeAngle!) : 1;
    if (angleAs === 'offset') {
      const base = nearDistance! + farDistance!;
      const tension = (load * farDistance! * Math.hypot(height!, nearDistance!)) / (base * height!);
      const neededRating = tension / left;
      return {
        tension,
        tensionForce: tension * standardGravity,
        otherTension: (load * nearDistance! * Math.hypot(height!, farDistance!)) / (base * height!),
        loadFactor: Math.hypot(height!, farDistance!) / height!,
        horizontalAngle,
        inward: (load * standardGravity * nearDistance! * farDistance!) / (base * height!),
        neededRating,
        usedShare: rating === undefined ? undefined : neededRating / rating,
        largestLoad: rating === undefined ? undefined : (rating * load) / neededRating,
      };
    }
    const tension = (load / parts) * loadFactor;
    const neededRating = tension / left;
    return {
      tension,
      tensionForce: tension * standardGravity,
      loadFactor,
      horizontalAngle,
      inward: tension * standardGravity * cosTurn(horizontalAngle),
      neededRating,
      usedShare: rating === undefined ? undefined : neededRating / rating,
      largestLoad: rating === undefined ? undefined : (rating * load) / neededRating,
      angles:
        arrangement === 'one'
          ? undefined
          : [90, 75, 60, 45, 30].map((angle) => ({
              angle,
              factor: 1 / sinTurn(angle * DEGREE),
              tension: load / parts / sinTurn(angle * DEGREE),
            })),
    };
  },
  shown: () => ({
    tension: undefined,
    tensionForce: undefined,
    otherTension: undefined,
    loadFactor: undefined,
    horizontalAngle: undefined,
    inward: undefined,
    neededRating: undefined,
    usedShare: undefined,
    largestLoad: undefined,
    angles: undefined,
  }),
  stepwise: [
    'Load factor f = 1/sin α of the angle α from the horizontal, which is L/H; each leg takes T = W f/n, with n legs that carry.',
    'With the center of gravity off the middle the nearer leg takes T = W b √(H² + a²)/((a + b) H), the farther one W a √(H² + b²)/((a + b) H).',
    'Tension F = T g with g = 9.80665 m/s²; the force that presses the load together is F cos α.',
    'Needed rated capacity: T, of a choker T over 1 above an angle of choke of 120°, 0.87 from 90° to 120°, 0.74 from 60°, 0.62 from 30° and 0.49 below.',
  ],
  figure: {
    kind: 'drawing',
    title: 'Legs, seen in their plane',
    draw: ({ arrangement, angleAs, height, nearDistance, farDistance, horizontalAngle, tension, otherTension }) => {
      if (arrangement === 'one' || isAbove(horizontalAngle, 89.5 * DEGREE)) return undefined;
      const offset = angleAs === 'offset';
      const tall = offset ? height! : constant(1, 'm');
      const reach = offset ? farDistance! : tall / Math.tan(horizontalAngle);
      const near = offset ? nearDistance! : reach;
      const shapes: Shape[] = [
        {
          shape: 'line',
          points: [
            [-near, 0],
            [0, tall],
            [reach, 0],
          ],
          color: 1,
        },
        { shape: 'rectangle', corner: [-near, -0.25 * tall], width: near + reach, height: 0.25 * tall },
        {
          shape: 'line',
          points: [
            [0, tall],
            [0, -0.12 * tall],
          ],
          dashed: true,
          color: 5,
        },
        { shape: 'point', at: [0, tall] },
        { shape: 'label', at: [-near / 2, tall / 2], of: 'tension', value: tension },
        { shape: 'label', at: [reach / 2, tall / 2], of: 'tension', value: otherTension ?? tension },
      ];
      return shapes;
    },
  },
  requires: [
    {
      that: ({ height, legLength }) => height <= legLength,
      field: 'height',
      says: 'The height, {height}, cannot be more than the length of the leg, {legLength}.',
    },
    {
      that: ({ nearDistance, farDistance }) => nearDistance <= farDistance,
      field: 'nearDistance',
      says: 'The nearer attachment, at {nearDistance}, must not be farther than the other, at {farDistance}.',
    },
    {
      that: ({ arrangement, angleAs }) => angleAs !== 'offset' || arrangement === 'two',
      field: 'angleAs',
      says: 'A center of gravity off the middle is calculated for two legs alone.',
    },
    {
      that: ({ arrangement, angleAs }) => angleAs !== 'included' || arrangement !== 'three',
      field: 'angleAs',
      says: 'Three legs have none opposite, and the angle between two neighbors is another: send that of a leg from the vertical or the horizontal, or its length and height.',
    },
    {
      that: ({ arrangement, carrying }) => arrangement !== 'three' || carrying <= 3,
      field: 'carrying',
      says: 'No more than three of three legs can carry.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ usedShare }) => usedShare !== undefined && isAbove(usedShare, 1),
      says: 'The sling is overloaded: it may part and drop the load. Take slings of a higher rated capacity, or steeper ones.',
    },
    {
      level: 'danger',
      when: ({ horizontalAngle }) => roundTo(horizontalAngle / DEGREE, 1) < 30,
      says: 'Do not lift so: slings are not to be used below 30° from the horizontal, unless maker or a qualified person allow it, as a small error of the angle then changes the tension much. Take longer slings or a spreader beam.',
    },
    {
      level: 'caution',
      when: ({ horizontalAngle }) =>
        roundTo(horizontalAngle / DEGREE, 1) >= 30 && roundTo(horizontalAngle / DEGREE, 1) < 45,
      says: 'Below 45° from the horizontal the tension rises steeply with every degree, and the legs press the load together: longer slings are safer.',
    },
    {
      level: 'caution',
      when: ({ carrying }) => carrying !== undefined && carrying > 2,
      says: 'This counts on legs that share the load. A rigid load, or legs of not quite the same length, may hang on two of them, each of which is then loaded more than told here.',
    },
    {
      level: 'caution',
      when: ({ chokeAngle }) => chokeAngle !== undefined && chokeAngle <= 120,
      says: 'At an angle of choke of 120° or less a part of the choker rating is lost, as told by ASME B30.9 and makers of wire rope and web slings: the needed rated capacity counts it. Chains and round slings go by their own maker’s table.',
    },
    {
      level: 'caution',
      when: ({ arrangement, chokeAngle }) => arrangement !== 'one' && chokeAngle !== undefined && chokeAngle > 120,
      says: 'Above 120° nothing is taken off the choker rating. Legs that lean may pull the choke to less than the 135° of a load that hangs free: measure the angle of choke of this lift.',
    },
    {
      level: 'caution',
      when: ({ arrangement }) => arrangement === 'basket' || arrangement === 'doubleBasket',
      says: 'A basket keeps its full capacity only around a large diameter, of about 25 times that of a wire rope, and slips on a load that is not balanced: see the maker’s table, and pad sharp edges.',
    },
    {
      level: 'caution',
      when: ({ choked, rating }) => choked === true && rating !== undefined,
      says: 'The rated capacity sent must be that of the choker hitch, mostly 75 to 80% of that for a straight pull.',
    },
    {
      level: 'caution',
      when: ({ arrangement, choked, rating }) => arrangement !== 'one' && choked !== true && rating !== undefined,
      says: 'The rated capacity sent must be that of a single leg pulled straight: tags of bridles and baskets also tell that of the whole, which is more.',
    },
    {
      level: 'note',
      when: ({ arrangement, horizontalAngle }) => arrangement !== 'one' && !isBelow(horizontalAngle, 89.5 * DEGREE),
      says: 'Legs hang vertically below a beam or two hooks alone: from one hook they lean.',
    },
  ],
  explanation: ({ arrangement, angleAs, usedShare, choked, nearDistance, farDistance }) => {
    const needs =
      usedShare === undefined
        ? choked
          ? ', and needs a rated capacity of at least {neededRating} in the choker hitch, at an angle of choke of {chokeAngle}'
          : ', and needs a rated capacity of at least {neededRating} for a straight pull'
        : choked
          ? ': with the angle of choke of {chokeAngle}, {usedShare} of its rated capacity of {rating}, which would bear a load of {largestLoad}'
          : ': {usedShare} of its rated capacity of {rating}, which would bear a load of {largestLoad}';
    if (arrangement === 'one') return `At rest, the leg carries {tension} ({tensionForce})${needs}.`;
    if (angleAs === 'offset' && nearDistance !== farDistance)
      return `At rest, the leg nearer to the center of gravity carries {tension} ({tensionForce}) and the other one {otherTension}, the flatter at {horizontalAngle} from the horizontal. The nearer one decides${needs}.`;
    const how =
      arrangement === 'two'
        ? 'each of two legs'
        : arrangement === 'basket'
          ? 'each of the two parts of the basket'
          : arrangement === 'doubleBasket'
            ? 'each of the four parts of two baskets'
            : arrangement === 'three'
              ? 'each leg, with {carrying} of three taken to carry,'
              : 'each leg, with {carrying} of four taken to carry,';
    return `At rest, ${how} at {horizontalAngle} from the horizontal carries {tension} ({tensionForce})${needs}.`;
  },
  examples: [
    {
      inputs: { load: '1000 lb', angle: 60 },
      results: {
        tension: 261.8817,
        loadFactor: 1.1547,
        horizontalAngle: 60,
        neededRating: 261.8817,
        angles: {
          length: 5,
          rows: {
            0: { factor: 1, tension: '226.7962' },
            2: { factor: 1.1547, tension: 261.8817 },
            4: { factor: 2, tension: 453.5924 },
          },
        },
      },
      source: 'kwrs.com, sling capacity: 1000/2 = 500 lb, × 1.1547 = 577 lb; in kg by 0.45359237',
    },
    {
      inputs: { load: '1000 lb', angleAs: 'vertical', verticalAngle: 45, rating: '707.107 lb' },
      results: { tension: 320.7382, tensionForce: 3.145368, usedShare: '100.0000', inward: 2.224111 },
      cautions: ['of a single leg pulled straight'],
      source: 'kwrs.com: 500 lb × 1.414 = 707 lb; Python: × g, and × cos 45°',
    },
    {
      inputs: { load: '1000 lb', angleAs: 'lengths', height: '5 ft', legLength: '10 ft' },
      results: { tension: 453.59237, loadFactor: 2, horizontalAngle: 30 },
      cautions: ['rises steeply'],
      source: 'Uline manual IS-17880, page 4: 500 lb × 10/5 = 1000 lb',
    },
    {
      inputs: { load: 1200, arrangement: 'one', rating: 1500 },
      results: { tension: 1200, usedShare: 80, largestLoad: 1500, inward: 0, horizontalAngle: 90 },
      source: 'By hand: 1200/1500',
    },
    {
      inputs: { load: 4000, arrangement: 'four', angleAs: 'included', includedAngle: 90, rating: 2500 },
      results: { tension: 2828.427, usedShare: 113.1371, largestLoad: 3535.534 },
      cautions: ['of a single leg pulled straight', 'overloaded'],
      source: 'By hand: 4000/2 × √2; as the Navy rigging manual says, two legs for four: 2500 × √2',
    },
    {
      inputs: { load: 4000, arrangement: 'three', carrying: 3, angle: 60 },
      results: { tension: 1539.601 },
      cautions: ['counts on legs that share'],
      source: 'Python: 4000/3/sin 60°',
    },
    {
      inputs: { load: 4000, arrangement: 'three', carrying: 4, angle: 60 },
      refused: 'No more than three',
      source: 'By definition',
    },
    {
      inputs: { load: 3000, arrangement: 'three', angleAs: 'included', includedAngle: 90 },
      refused: 'Three legs have none opposite',
      source:
        'By hand: at 90° between two neighbors cos α = sin 45°/sin 60°, α = 35.3° and 1/sin α = 1.732, where half of 90° would give 1.414',
    },
    {
      inputs: { load: 2000, angle: 30, rating: 1999.9 },
      results: { tension: 2000, usedShare: '100.0050' },
      cautions: ['overloaded', 'rises steeply', 'of a single leg pulled straight'],
      source: 'By hand: 2000/1999.9',
    },
    {
      inputs: { load: 3000, angle: 60, choked: true },
      results: { tension: 1732.051, neededRating: 1732.051 },
      cautions: ['may pull the choke'],
      source: 'By hand: 1500/sin 60°; no loss above 120°',
    },
    {
      inputs: { load: 1000, angleAs: 'offset', height: 4, nearDistance: 1, farDistance: 3, rating: 1000 },
      results: {
        tension: 773.0823,
        otherTension: 312.5,
        horizontalAngle: 53.1301,
        loadFactor: 1.25,
        inward: 1.838747,
        usedShare: 77.30823,
        largestLoad: 1293.523,
      },
      cautions: ['of a single leg pulled straight'],
      source: 'By hand: 750 × √17/4, 250 × 5/4; the far leg is 3-4-5; Python solved the two equations of equilibrium',
    },
    {
      inputs: { load: 1000, angleAs: 'offset', height: 4, nearDistance: 3, farDistance: 3 },
      results: { tension: 625, otherTension: 625, horizontalAngle: 53.1301 },
      source: 'By hand: 500 × 5/4',
    },
    {
      inputs: { load: 1000, arrangement: 'four', angleAs: 'offset', height: 4 },
      refused: 'for two legs alone',
      source: 'By definition',
    },
    {
      inputs: { load: 1000, angleAs: 'offset', height: 4, nearDistance: 3, farDistance: 1 },
      refused: 'must not be farther',
      source: 'By definition',
    },
    {
      inputs: { load: 1000, angleAs: 'lengths', height: 4, legLength: 3 },
      refused: 'cannot be more than the length',
      source: 'By definition',
    },
    {
      inputs: { load: 1000, arrangement: 'basket', angle: 60, rating: 600 },
      results: { tension: '577.3503', usedShare: 96.22504 },
      cautions: ['of a single leg pulled straight', 'keeps its full capacity only'],
      source: 'By hand: 1000/2 × 1.1547',
    },
    {
      inputs: { load: 1000, arrangement: 'doubleBasket', angle: 90 },
      results: { tension: 250, neededRating: 250 },
      cautions: ['keeps its full capacity only', 'below a beam'],
      source: 'Navy rigging manual: a double basket with vertical legs bears four times a leg',
    },
    {
      inputs: { load: 1000, angle: 25 },
      results: { tension: 1183.101 },
      cautions: ['Do not lift so'],
      source: 'Python: 500/sin 25°',
    },
    {
      inputs: { load: 3000, arrangement: 'one', choked: true, rating: 3700 },
      results: { tension: 3000, neededRating: 3000, usedShare: 81.08108 },
      cautions: ['must be that of the choker'],
      source: 'By hand: 3000/3700; no loss above 120°',
    },
    {
      inputs: { load: 3000, arrangement: 'one', choked: true, chokeAngle: 120 },
      results: { tension: 3000, neededRating: 3448.276 },
      cautions: ['part of the choker rating is lost'],
      source: 'Lone Star Rigging and Uline print 0.87 from 90 to 120°: 3000/0.87',
    },
    {
      inputs: { load: 3000, angle: 60, choked: true, chokeAngle: 60, rating: 2500 },
      results: { tension: 1732.051, neededRating: 2340.609, usedShare: 93.62437 },
      cautions: ['part of the choker rating is lost', 'must be that of the choker'],
      source: 'Lone Star Rigging and Uline: 0.74; Python: 1500/sin 60°/0.74',
    },
    {
      inputs: { load: 3000, arrangement: 'one', choked: true, chokeAngle: 45 },
      results: { neededRating: 4838.71 },
      cautions: ['part of the choker rating is lost'],
      source: 'Lone Star Rigging and Uline: 3000/0.62',
    },
    {
      inputs: { load: 3000, arrangement: 'one', choked: true, chokeAngle: 20 },
      results: { neededRating: 6122.449 },
      cautions: ['part of the choker rating is lost'],
      source: 'Lone Star Rigging and Uline: 3000/0.49',
    },
  ],
  notes: [
    'For a load at rest with level attachments and the hook above its center of gravity; starts, stops, wind and shocks add to it. Shackles, hooks, eyes and the load’s own lugs need the same capacity in the direction of the leg.',
    'Lifts are planned and slings inspected by competent persons; local rules (in the USA OSHA 1910.184 and ASME B30.9, in Europe EN 13414, EN 818 and EN 1492) and the tag of the sling go before this.',
  ],
  references: [
    {
      title: 'U.S. Navy training manual 14080: bridle hitch, sling safe working loads',
      url: 'https://enginemechanics.tpub.com/14080/css/Bridle-Hitch-99.htm',
    },
    { title: 'Uline IS-17880: sling angle and choker hitch angle charts, page 4' },
    {
      title: 'Lone Star Rigging: choke angle effect (the same factors as Uline)',
      url: 'https://paperzz.com/doc/8546872/choke-angle-effect---lone-star-rigging',
    },
    { title: 'ASME B30.9: Slings; OSHA 29 CFR 1910.184' },
  ],
});
