import {
  choice,
  constant,
  defineCalculator,
  type FigurePoint,
  findRoot,
  noResult,
  quantity,
  roundTo,
} from '@reckoner/engine';

const METER = constant(1, 'm');

/** Exact tangent geometry of two pulleys; the center distance is found from the length by a root. */
export default defineCalculator({
  title: 'Belt length and center distance',
  description:
    'Belt length of two pulleys from their center distance, or the distance from the length, open or crossed.',
  keywords: ['pulley belt', 'open belt', 'crossed belt', 'V-belt', 'wrap angle', 'centre distance'],
  inputs: {
    find: choice({ length: 'Belt length', center: 'Center distance' }, { label: 'Find', default: 'length' }),
    arrangement: choice({ open: 'Open', crossed: 'Crossed' }, { label: 'Belt', default: 'open' }),
    largeDiameter: quantity('m', {
      label: 'Large pulley',
      usual: [3, 5000],
      unit: 'mm',
      symbol: 'D',
      min: 1,
      max: 20000,
    }),
    smallDiameter: quantity('m', {
      label: 'Small pulley',
      usual: [3, 5000],
      unit: 'mm',
      symbol: 'd',
      min: 1,
      max: 20000,
    }),
    centerDistance: quantity('m', {
      label: 'Center distance',
      usual: [5, 30000],
      unit: 'mm',
      symbol: 'C',
      min: 1,
      max: 100000,
      when: { find: 'length' },
    }),
    beltLength: quantity('m', {
      label: 'Belt length',
      usual: [20, 100000],
      unit: 'mm',
      symbol: 'L',
      min: 1,
      max: 300000,
      when: { find: 'center' },
    }),
  },
  outputs: {
    length: quantity('m', { label: 'Belt length', unit: 'mm', symbol: 'L', places: 1 }),
    center: quantity('m', { label: 'Center distance', unit: 'mm', symbol: 'C', places: 1 }),
    smallWrap: quantity('rad', { label: 'Wrap on the small pulley', unit: 'deg', symbol: '\\theta_s', places: 1 }),
    largeWrap: quantity('rad', { label: 'Wrap on the large pulley', unit: 'deg', symbol: '\\theta_l', places: 1 }),
  },
  formula: ({ find, arrangement, largeDiameter, smallDiameter, centerDistance, beltLength }) => {
    const sum = largeDiameter + smallDiameter;
    const difference = largeDiameter - smallDiameter;
    const offset = arrangement === 'open' ? difference / 2 : sum / 2;
    const lengthAt = (center: number) => {
      const lean = Math.asin(Math.min(1, offset / center));
      const straight = 2 * Math.sqrt(Math.max(0, center ** 2 - offset ** 2));
      return straight + (Math.PI / 2) * sum + 2 * offset * lean;
    };
    const least = Math.max(offset, sum / 2);
    if (find === 'center' && beltLength <= lengthAt(least)) throw noResult('The belt is too short for these pulleys.');
    const center =
      find === 'length'
        ? centerDistance
        : findRoot((meters) => lengthAt(meters * METER) / beltLength - 1, least / METER, beltLength / METER) * METER;
    if (center < least) throw noResult('The pulleys overlap at this center distance.');
    const lean = Math.asin(offset / center);
    const smallWrap = arrangement === 'open' ? Math.PI - 2 * lean : Math.PI + 2 * lean;
    return { length: lengthAt(center), center, smallWrap, largeWrap: Math.PI + 2 * lean };
  },
  requires: [
    {
      that: ({ smallDiameter, largeDiameter }) => smallDiameter <= largeDiameter,
      field: 'smallDiameter',
      says: 'The small pulley, {smallDiameter}, is larger than the large one, {largeDiameter}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ smallWrap }) => roundTo((smallWrap * 180) / Math.PI, 1) < 120,
      says: 'The belt wraps the small pulley by less than 120° and slips easily: move the pulleys apart, use a larger small one or an idler.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Belt',
    draw: ({ arrangement, largeDiameter, smallDiameter, center }) => {
      const [large, small] = [largeDiameter / 2, smallDiameter / 2];
      const isCrossed = arrangement === 'crossed';
      // From the line of centers to where the belt leaves.
      const lean = Math.acos((isCrossed ? large + small : large - small) / center);
      const onLarge = (side: number): FigurePoint => [large * Math.cos(lean), side * large * Math.sin(lean)];
      const onSmall = (side: number): FigurePoint => {
        const turn = isCrossed ? -1 : 1;
        return [center + turn * small * Math.cos(lean), turn * side * small * Math.sin(lean)];
      };
      return [
        { shape: 'circle', center: [0, 0], radius: large },
        { shape: 'circle', center: [center, 0], radius: small },
        { shape: 'line', color: 2, points: [onLarge(1), onSmall(1)], label: 'L', of: 'length' },
        { shape: 'line', color: 2, points: [onLarge(-1), onSmall(-1)] },
        { shape: 'point', at: [0, 0] },
        { shape: 'point', at: [center, 0] },
        { shape: 'dimension', from: [0, -large], to: [center, -large], of: 'center' },
      ];
    },
  },
  explanation: 'At a center distance of {center} the belt is {length} long and wraps the small pulley by {smallWrap}.',
  examples: [
    {
      inputs: { largeDiameter: 300, smallDiameter: 150, centerDistance: 600 },
      results: { length: 1916.245612, center: 600, smallWrap: 165.638488, largeWrap: 194.361512 },
      source: 'Python: 2C cos β + π(D + d)/2 + β(D − d), β = asin((D − d)/2C); Shigley, eq. 17-2',
    },
    {
      inputs: { arrangement: 'crossed', largeDiameter: 300, smallDiameter: 150, centerDistance: 600 },
      results: { length: 1992.266669, smallWrap: 224.048626, largeWrap: 224.048626 },
      source: 'Python: 2C cos β + (D + d)(π/2 + β), β = asin((D + d)/2C); Shigley, eq. 17-4',
    },
    {
      inputs: { find: 'center', largeDiameter: 300, smallDiameter: 150, beltLength: 2000 },
      results: { length: 2000, center: 642.186258, smallWrap: 166.586407 },
      source: 'Python: scipy.optimize.brentq on the length',
    },
    {
      inputs: { find: 'center', arrangement: 'crossed', largeDiameter: 300, smallDiameter: 150, beltLength: 2000 },
      results: { center: 604.168696 },
      source: 'Python: scipy.optimize.brentq on the length',
    },
    {
      inputs: { largeDiameter: 300, smallDiameter: 150, centerDistance: 200 },
      noResult: 'overlap',
      source: 'By hand: 225 mm is the least',
    },
    {
      inputs: { largeDiameter: 100, smallDiameter: 150, centerDistance: 600 },
      refused: 'is larger than the large one',
      source: 'By definition',
    },
    {
      inputs: { find: 'center', largeDiameter: 300, smallDiameter: 150, beltLength: 1000 },
      noResult: 'too short',
      source: 'By hand: the least length is over 225 × 2 + 225 π = 1157 mm',
    },
    {
      inputs: { largeDiameter: 600, smallDiameter: 100, centerDistance: 400 },
      results: { length: 2061.622995, smallWrap: 102.635625 },
      cautions: ['slips easily'],
      source: 'Python: 2√(400² − 250²) + π/2 × 700 + 500 asin 0.625',
    },
    {
      inputs: { largeDiameter: 750.057, smallDiameter: 150, centerDistance: 600 },
      results: { smallWrap: 119.9937 },
      source: 'Python: 2 acos(300.0285/600); shown as 120.0°, which is not less than 120°',
    },
  ],
  notes: [
    'Use pitch (datum) diameters and pitch length for V-belts and timing belts. Tension stretches the belt slightly.',
  ],
  references: [{ title: "Budynas, Nisbett: Shigley's Mechanical Engineering Design, 10th ed., ch. 17" }],
});
