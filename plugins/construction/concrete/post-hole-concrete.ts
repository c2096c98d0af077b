import {
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  number,
  quantity,
  type Shape,
} from '@reckoner/engine';
import { bagVolume, bagYield, mixBag } from '../shared/concrete.js';
import { piecesFor, waste } from '../shared/counts.js';

const NO_GRAVEL = constant(0, 'm');
const USUAL_GRAVEL = constant(0.15, 'm');

/** Round holes with gravel at the bottom, on which the post stands; concrete around it up to the ground or a little less. */
export default defineCalculator({
  title: 'Post hole concrete',
  description:
    'Concrete, bags of mix and gravel for setting posts in round holes, less the room that post and gravel take.',
  keywords: ['fence post concrete', 'bags of concrete for posts', 'setting posts', 'deck post', 'mailbox post', '4x4'],
  related: ['fence-materials', 'concrete-footing-volume'],
  inputs: {
    count: integer({ label: 'Holes', symbol: 'k', min: 1, max: 100000, default: 1 }),
    holeDiameter: quantity('m', {
      label: 'Diameter of a hole',
      unit: 'cm',
      symbol: 'D',
      usual: [10, 120],
      min: 2,
      max: 500,
    }),
    holeDepth: quantity('m', {
      label: 'Depth of a hole',
      help: 'From the ground to the bottom, with the gravel.',
      unit: 'cm',
      symbol: 'h',
      usual: [25, 300],
      min: 5,
      max: 1000,
    }),
    gravel: quantity('m', {
      label: 'Gravel at the bottom',
      help: 'By default 15 cm (6 in) below a post, and none below a pier.',
      unit: 'cm',
      symbol: 'h_g',
      usual: [0, 40],
      min: 0,
      max: 300,
      default: ({ post }) => (post === 'none' ? NO_GRAVEL : USUAL_GRAVEL),
    }),
    below: quantity('m', {
      label: 'Top of the concrete below the ground',
      unit: 'cm',
      symbol: 'h_0',
      usual: [0, 40],
      min: 0,
      max: 500,
      default: 0,
    }),
    post: choice(
      {
        square: 'Square post',
        rectangular: 'Rectangular post',
        round: 'Round post',
        none: 'No post in the concrete, as for a pier',
      },
      { label: 'Post', default: 'square' },
    ),
    postWidth: quantity('m', {
      label: 'Width or diameter of the post',
      help: 'As measured: a US 4×4 is 3.5 in (8.9 cm) wide, a 6×6 5.5 in (14 cm).',
      unit: 'cm',
      symbol: 'a',
      usual: [3, 45],
      min: 0.5,
      max: 300,
      when: { post: ['square', 'rectangular', 'round'] },
    }),
    postThickness: quantity('m', {
      label: 'Other side of the post',
      unit: 'cm',
      symbol: 'b',
      usual: [2, 45],
      min: 0.5,
      max: 300,
      when: { post: 'rectangular' },
    }),
    above: quantity('m', {
      label: 'Height of the post above the ground',
      symbol: 'H',
      usual: [0.3, 8],
      above: 0,
      max: 50,
      optional: true,
      when: { post: ['square', 'rectangular', 'round'] },
    }),
    waste,
    bagSize: mixBag,
    bagYield,
  },
  outputs: {
    bags: integer({ label: 'Bags of mix for all holes', symbol: 'n' }),
    volume: quantity('m^3', { label: 'Concrete with waste', symbol: 'V', places: 3 }),
    volumeYards: quantity('m^3', {
      label: 'In cubic yards',
      regional: false,
      unit: 'yd^3',
      symbol: 'V_{yd}',
      places: 2,
    }),
    perHole: quantity('m^3', {
      label: 'Concrete in a hole',
      unit: 'L',
      regional: { us: 'ft^3' },
      symbol: 'V_1',
      places: 2,
    }),
    bagsPerHole: number({ label: 'Bags for a hole, without waste', symbol: 'n_1', places: 2 }),
    gravelVolume: quantity('m^3', { label: 'Gravel', symbol: 'V_g', places: 3 }),
    soil: quantity('m^3', { label: 'Soil to dig out, as it lies', symbol: 'V_s', places: 3 }),
    postLength: quantity('m', { label: 'Length of a post', symbol: 'L', places: 2, optional: true }),
  },
  formula: (inputs) => {
    const { count, holeDiameter, holeDepth, gravel, below, post, postWidth, postThickness, above } = inputs;
    const { waste, bagSize, bagYield } = inputs;
    const holeArea = (Math.PI / 4) * holeDiameter ** 2;
    let ring = holeArea;
    if (post === 'square') ring = holeArea - postWidth ** 2;
    else if (post === 'rectangular') ring = holeArea - postWidth * postThickness;
    else if (post === 'round') ring = (Math.PI / 4) * (holeDiameter ** 2 - postWidth ** 2);
    const perHole = ring * (holeDepth - gravel - below);
    const volume = count * perHole * (1 + waste);
    const perBag = bagVolume(bagSize, bagYield);
    return {
      bags: piecesFor(volume / perBag),
      volume,
      volumeYards: volume,
      perHole,
      bagsPerHole: perHole / perBag,
      gravelVolume: count * holeArea * gravel,
      soil: count * holeArea * holeDepth,
      postLength: above === undefined ? undefined : above + holeDepth - gravel,
    };
  },
  requires: [
    {
      that: ({ holeDepth, gravel, below }) => isAbove(holeDepth, gravel + below),
      field: 'gravel',
      says: 'With {gravel} of gravel and the top {below} below the ground no room for concrete is left in a hole of {holeDepth}.',
    },
    {
      that: ({ post, holeDiameter, postWidth }) => post !== 'square' || isAbove(holeDiameter, Math.SQRT2 * postWidth),
      field: 'postWidth',
      says: 'A square post of {postWidth}, measured across its corners, does not go into a hole of {holeDiameter}.',
    },
    {
      that: ({ post, holeDiameter, postWidth, postThickness }) =>
        post !== 'rectangular' || isAbove(holeDiameter, Math.hypot(postWidth, postThickness)),
      field: 'postWidth',
      says: 'A post of {postWidth} by {postThickness}, measured across its corners, does not go into a hole of {holeDiameter}.',
    },
    {
      that: ({ post, holeDiameter, postWidth }) => post !== 'round' || holeDiameter > postWidth,
      field: 'postWidth',
      says: 'A post of {postWidth} does not go into a hole of {holeDiameter}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ above, holeDepth, gravel }) => above !== undefined && isBelow(holeDepth - gravel, above / 3),
      says: 'Less than a third of the height above the ground would stand in the ground: makers of post mix advise a third to a half, as posts with less may lean and gates sag. Dig deeper.',
    },
    {
      level: 'note',
      when: ({ post, holeDiameter, postWidth, postThickness }) =>
        post !== 'none' &&
        isBelow(holeDiameter, 3 * (post === 'rectangular' ? Math.max(postWidth, postThickness) : postWidth)),
      says: 'Makers of post mix advise holes three times as wide as the post; these are narrower.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Cut through a hole',
    draw: ({ holeDiameter, holeDepth, gravel, below, post, postWidth, above }) => {
      const half = holeDiameter / 2;
      const width = post === 'none' ? 0 : postWidth;
      const top = above ?? holeDepth / 2;
      const ground = 1.6 * half;
      const shapes: Shape[] = [
        {
          shape: 'line',
          points: [
            [-ground, 0],
            [-half, 0],
            [-half, -holeDepth],
            [half, -holeDepth],
            [half, 0],
            [ground, 0],
          ],
        },
        {
          shape: 'rectangle',
          corner: [-half, gravel - holeDepth],
          width: holeDiameter,
          height: holeDepth - gravel - below,
          color: 2,
        },
        { shape: 'dimension', from: [-half, -holeDepth], to: [half, -holeDepth], of: 'holeDiameter' },
        { shape: 'dimension', from: [half, -holeDepth], to: [half, 0], of: 'holeDepth' },
      ];
      if (gravel > 0)
        shapes.push({
          shape: 'rectangle',
          corner: [-half, -holeDepth],
          width: holeDiameter,
          height: gravel,
          color: 4,
          label: 'Gravel',
        });
      if (width > 0)
        shapes.push({
          shape: 'rectangle',
          corner: [-width / 2, gravel - holeDepth],
          width,
          height: holeDepth - gravel + top,
          color: 3,
          label: 'Post',
        });
      return shapes;
    },
  },
  explanation: ({ gravel, below, post, above, bagSize }) => {
    const bags =
      bagSize === 0
        ? '{bags} {bags|bag|bags} of mix that {bags|yields|yield} {bagYield} each'
        : '{bags} {bags|bag|bags} of mix ({bagSize})';
    const from = gravel === 0 ? 'the bottom' : '{gravel} of gravel';
    const to = below === 0 ? 'the ground' : '{below} below the ground';
    const around =
      post === 'none'
        ? ''
        : post === 'square'
          ? ' around square posts of {postWidth}'
          : post === 'round'
            ? ' around posts of {postWidth} in diameter'
            : ' around posts of {postWidth} by {postThickness}';
    const ground = gravel === 0 ? 'bottom' : 'gravel';
    const long = above === undefined ? '' : ` A post that stands on the ${ground} is {postLength} long.`;
    return `Filled from ${from} up to ${to}${around}, {count} {count|hole takes|holes take} ${bags}: {volume} of concrete with {waste} for waste, from {perHole} in a hole before waste.${long}`;
  },
  examples: [
    {
      inputs: { count: 20, holeDiameter: '10 in', holeDepth: '36 in', gravel: '0 in', postWidth: '3.5 in', waste: 0 },
      results: {
        bags: 47,
        volume: 0.7821327333,
        volumeYards: 1.022990993,
        perHole: 39.10663666,
        bagsPerHole: 2.301729734,
        gravelVolume: 0,
        soil: 0.9266666378,
      },
      cautions: ['these are narrower'],
      source: 'By hand: (π/4 × 10² - 3.5²) × 36 in³ = 2386.43 in³ a hole; 0.6 ft³ a bag',
    },
    {
      inputs: {
        count: 6,
        holeDiameter: '12 in',
        holeDepth: '30 in',
        gravel: '6 in',
        below: '3 in',
        post: 'round',
        postWidth: '4 in',
        bagSize: 'lb60',
      },
      results: {
        bags: 18,
        volume: 0.2283306595,
        volumeYards: 0.2986452276,
        perHole: 34.59555448,
        bagsPerHole: 2.714956614,
        gravelVolume: 0.06671999792,
        soil: 0.3335999896,
      },
      source: 'By hand: π/4 (12² - 4²) × 21 in³ a hole, 6 of them, 10% more; 0.45 ft³ a bag',
    },
    {
      inputs: {
        count: 8,
        holeDiameter: 30,
        holeDepth: 80,
        gravel: 15,
        post: 'rectangular',
        postWidth: 9,
        postThickness: 6,
        above: 1.8,
        bagSize: 'other',
        bagYield: 12,
      },
      results: {
        bags: 32,
        volume: 0.3734349745,
        volumeYards: 0.4884345062,
        perHole: 42.43579256,
        bagsPerHole: 3.536316047,
        gravelVolume: 0.08482300165,
        soil: 0.4523893421,
        postLength: 2.45,
      },
      source: 'By hand: (π/4 × 30² - 54) × 65 cm³ a hole; 8 of them, 10% more; 12 L a bag; 1.8 + 0.8 - 0.15 m',
    },
    {
      inputs: { holeDiameter: '24 in', holeDepth: '48 in', gravel: '6 in', post: 'none', bagSize: 'lb50' },
      results: {
        bags: 33,
        volume: 0.3424959893,
        volumeYards: 0.4479678413,
        perHole: 311.3599903,
        bagsPerHole: 29.32153143,
        gravelVolume: 0.04447999861,
        soil: 0.3558399889,
      },
      source: 'By hand: π/4 × 24² × 42 in³, 10% more; 0.375 ft³ a bag',
    },
    {
      inputs: { count: 3, holeDiameter: 27, holeDepth: 75, gravel: 15, postWidth: 9, above: 1.9, bagSize: 'lb40' },
      results: {
        bags: 12,
        volume: 0.0973279417,
        volumeYards: 0.1273001416,
        perHole: 29.49331567,
        bagsPerHole: 3.471822044,
        gravelVolume: 0.02576498675,
        soil: 0.1288249338,
        postLength: 2.5,
      },
      cautions: ['Less than a third'],
      source: 'By hand: 60 cm in the ground are less than 190/3 cm; the hole is three times as wide as the post',
    },
    {
      inputs: {
        count: 3,
        holeDiameter: 30,
        holeDepth: 78,
        gravel: 15,
        post: 'rectangular',
        postWidth: 12,
        postThickness: 4,
        above: 1.89,
      },
      results: {
        bags: 9,
        volume: 0.1369766504,
        volumeYards: 0.1791586947,
        perHole: 41.50807586,
        bagsPerHole: 2.443073109,
        gravelVolume: 0.03180862562,
        soil: 0.1654048532,
        postLength: 2.52,
      },
      cautions: ['these are narrower'],
      source: 'By hand: 63 cm are just a third of 189 cm; (π/4 × 30² - 48) × 63 cm³',
    },
    {
      inputs: { holeDiameter: 30, holeDepth: 90, post: 'none', waste: 0 },
      results: { bags: 4, volume: 0.06361725124, perHole: 63.61725124, gravelVolume: 0, soil: 0.06361725124 },
      source: 'By hand: π/4 × 30² × 90 cm³: the concrete of a pier stands on the soil',
    },
    {
      inputs: { holeDiameter: 30, holeDepth: 90, gravel: 0, post: 'round', postWidth: 10, above: 1.8, waste: 0 },
      results: { bags: 4, volume: 0.05654866776, perHole: 56.54866776, gravelVolume: 0, postLength: 2.7 },
      source: 'By hand: π/4 (30² - 10²) × 90 cm³; 1.8 + 0.9 m',
    },
    {
      inputs: { holeDiameter: 30, holeDepth: 40, gravel: 25, below: 15, postWidth: 9 },
      refused: 'no room for concrete',
      source: 'By hand: 25 + 15 = 40',
    },
    {
      inputs: { holeDiameter: '5 in', holeDepth: 80, postWidth: '3.6 in' },
      refused: 'A square post',
      source: 'By hand: 3.6 √2 in = 5.09 in',
    },
    {
      inputs: { holeDiameter: 10, holeDepth: 80, post: 'rectangular', postWidth: 8, postThickness: 6 },
      refused: 'A post of 8 cm by 6 cm',
      source: 'By hand: √(8² + 6²) = 10',
    },
    {
      inputs: { holeDiameter: 10, holeDepth: 80, post: 'round', postWidth: 10 },
      refused: 'A post of 10 cm does not go',
      source: 'By definition',
    },
  ],
  notes: [
    'The mix is that of bags with the yield told; fast-setting mix of 50 lb yields 0.375 ft³ too. Hollow posts are taken as closed: an open pipe fills with concrete.',
    'Holes must go below the frost line, for decks and other structures by what the building code says; in sand and clay, and for gates and tall fences, wider and deeper than by rule of thumb.',
    'Soil swells by about a quarter when it is dug.',
  ],
  references: [
    { title: 'QUIKRETE: Setting Posts in Concrete', url: 'https://www.quikrete.com/athome/settingposts.asp' },
    { title: 'QUIKRETE: Concrete Mix No. 1101, data sheet: yield of bags' },
  ],
});
