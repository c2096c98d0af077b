import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isBelow,
  noResult,
  number,
  percent,
  quantity,
  table,
} from '@reckoner/engine';

const FACTORS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3];

/** Share of the pressure under the corner of a rectangle a by b; odd in both, so that corners add with their signs. */
function cornerShare(a: number, b: number, z: number) {
  const r = Math.sqrt(a ** 2 + b ** 2 + z ** 2);
  return (
    (Math.atan((a * b) / (z * r)) + ((a * b * z) / r) * (1 / (a ** 2 + z ** 2) + 1 / (b ** 2 + z ** 2))) / (2 * Math.PI)
  );
}

/** Share of the pressure at a distance from the middle of a rectangle: four corners. */
function rectangleShare(width: number, length: number, x: number, y: number, z: number) {
  return (
    cornerShare(width / 2 + x, length / 2 + y, z) +
    cornerShare(width / 2 - x, length / 2 + y, z) +
    cornerShare(width / 2 + x, length / 2 - y, z) +
    cornerShare(width / 2 - x, length / 2 - y, z)
  );
}

/** Share of the pressure under an endless strip at a distance from its middle line. */
function stripShare(width: number, x: number, z: number) {
  const half = width / 2;
  const angle = Math.atan2(width * z, x ** 2 + z ** 2 - half ** 2);
  const squares = ((x + half) ** 2 + z ** 2) * ((x - half) ** 2 + z ** 2);
  return (angle + (width * z * (z ** 2 + half ** 2 - x ** 2)) / squares) / Math.PI;
}

/** Elastic half-space of Boussinesq; areas are flexible and loaded evenly. */
export default defineCalculator({
  title: 'Stress under a load (Boussinesq)',
  description:
    'Increase of the vertical stress in the ground at a depth under a point, line, strip, circular or rectangular load.',
  keywords: [
    'Boussinesq',
    'Newmark',
    'influence factor',
    'corner stress',
    'stress distribution in soil',
    'Fadum',
    'stress bulb',
  ],
  related: ['effective-stress-profile', 'consolidation-settlement'],
  inputs: {
    load: choice(
      {
        point: { label: 'Point load', also: ['concentrated'] },
        line: { label: 'Line load', also: ['endless line'] },
        strip: { label: 'Strip, endless', also: ['strip footing', 'strip load'] },
        circle: { label: 'Circle, under its center', also: ['circular', 'tank'] },
        rectangle: { label: 'Rectangle, at any point', also: ['rectangular', 'footing'] },
      },
      { label: 'Load' },
    ),
    force: quantity('N', {
      label: 'Force',
      unit: 'kN',
      symbol: 'Q',
      above: 0,
      max: 1e6,
      usual: [1, 100000],
      when: { load: 'point' },
    }),
    lineLoad: quantity('N/m', {
      label: 'Load per length',
      unit: 'kN/m',
      symbol: 'q',
      above: 0,
      max: 1e5,
      usual: [1, 5000],
      when: { load: 'line' },
    }),
    pressure: quantity('Pa', {
      label: 'Pressure on the ground',
      help: 'The net one: less the weight of the soil that was dug out.',
      unit: 'kPa',
      symbol: 'q',
      above: 0,
      max: 10000,
      usual: [5, 1000],
      when: { load: ['strip', 'circle', 'rectangle'] },
    }),
    width: quantity('m', {
      label: 'Width',
      symbol: 'B',
      min: 0.05,
      max: 500,
      usual: [0.3, 100],
      when: { load: ['strip', 'rectangle'] },
    }),
    length: quantity('m', {
      label: 'Length',
      symbol: 'L',
      min: 0.05,
      max: 500,
      usual: [0.3, 200],
      when: { load: 'rectangle' },
    }),
    diameter: quantity('m', {
      label: 'Diameter',
      help: 'Not the radius.',
      symbol: 'D',
      min: 0.05,
      max: 500,
      usual: [0.3, 100],
      when: { load: 'circle' },
    }),
    depth: quantity('m', {
      label: 'Depth below the load',
      help: 'Below the base of the footing, not below the surface of the ground.',
      symbol: 'z',
      min: 0.01,
      max: 500,
      usual: [0.1, 100],
    }),
    distance: quantity('m', {
      label: 'Horizontal distance from the load or its middle line',
      symbol: 'r',
      min: 0,
      max: 1000,
      usual: [0, 200],
      default: 0,
      when: { load: ['point', 'line', 'strip'] },
    }),
    alongWidth: quantity('m', {
      label: 'Distance from the middle along the width',
      help: '0 under the middle, half of the width under an edge.',
      symbol: 'x',
      min: 0,
      max: 1000,
      usual: [0, 200],
      default: 0,
      when: { load: 'rectangle' },
    }),
    alongLength: quantity('m', {
      label: 'Distance from the middle along the length',
      help: 'Half of width and length are under a corner.',
      symbol: 'y',
      min: 0,
      max: 1000,
      usual: [0, 200],
      default: 0,
      when: { load: 'rectangle' },
    }),
  },
  outputs: {
    increase: quantity('Pa', {
      label: 'Increase of the vertical stress',
      unit: 'kPa',
      symbol: '\\Delta\\sigma_z',
      places: 2,
    }),
    share: percent({ label: 'Share of the pressure', symbol: 'I', places: 1, optional: true }),
    influence: number({ label: 'Influence factor', symbol: 'I', places: 4, optional: true }),
    depths: table(
      {
        depth: quantity('m', { label: 'Depth', places: 2 }),
        increase: quantity('Pa', { label: 'Increase', unit: 'kPa', places: 2 }),
      },
      { label: 'At other depths' },
    ),
  },
  formula: ({ load, force, lineLoad, pressure, width, length, diameter, depth, distance, alongWidth, alongLength }) => {
    const shareAt = (z: number) =>
      load === 'circle'
        ? -Math.expm1(-1.5 * Math.log1p((diameter / (2 * z)) ** 2))
        : load === 'strip'
          ? stripShare(width, distance, z)
          : rectangleShare(width, length, alongWidth, alongLength, z);
    const influenceAt = (z: number) =>
      load === 'point'
        ? 3 / (2 * Math.PI * (1 + (distance / z) ** 2) ** 2.5)
        : 2 / (Math.PI * (1 + (distance / z) ** 2) ** 2);
    const increaseAt = (z: number) =>
      load === 'point'
        ? (force / z ** 2) * influenceAt(z)
        : load === 'line'
          ? (lineLoad / z) * influenceAt(z)
          : pressure * shareAt(z);
    const isArea = load !== 'point' && load !== 'line';
    const isSum = load === 'strip' || load === 'rectangle';
    if (isSum && shareAt(depth) < 1e-7)
      throw noResult(
        'The point lies so far off that less than a ten-millionth of the pressure reaches it: practically nothing.',
      );
    return {
      increase: increaseAt(depth),
      share: isArea ? shareAt(depth) : undefined,
      influence: isArea ? undefined : influenceAt(depth),
      depths: FACTORS.map((factor) => ({
        depth: factor * depth,
        // What practically nothing reaches is 0, not the residue of a sum that cancels.
        increase: isSum && shareAt(factor * depth) < 1e-7 ? 0 * increaseAt(depth) : increaseAt(factor * depth),
      })),
    };
  },
  shown: ({ load, force, lineLoad, pressure, diameter, depth, distance, share, influence }) => ({
    increase:
      load === 'point' && influence !== undefined
        ? (force / depth ** 2) * influence
        : load === 'line' && influence !== undefined
          ? (lineLoad / depth) * influence
          : share !== undefined
            ? pressure * share
            : undefined,
    share: load === 'circle' ? 1 - 1 / (1 + (diameter / (2 * depth)) ** 2) ** 1.5 : undefined,
    influence:
      load === 'point'
        ? 3 / (2 * Math.PI * (1 + (distance / depth) ** 2) ** 2.5)
        : load === 'line'
          ? 2 / (Math.PI * (1 + (distance / depth) ** 2) ** 2)
          : undefined,
    depths: undefined,
  }),
  stepwise: [
    'Strip: Δσ = q/π × (α + sin α cos(α + 2δ)), where α is the angle under which the strip is seen from the point and δ that between the vertical and its nearer edge, negative where the point lies under the strip.',
    'Rectangle: under the corner of an area a by b (Newmark) I = 1/(2π) × (arctan(ab/(zR)) + abz/R × (1/(a² + z²) + 1/(b² + z²))) with R² = a² + b² + z²; four such areas around the point are added, or subtracted where the point lies outside.',
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ increase }) => isAbove(increase, constant(1e6, 'Pa')),
      says: 'No soil stays elastic under so much stress: so near to a point or line load, or under such a pressure, the figure has no meaning. Take the area that is really loaded, and check the bearing capacity.',
    },
    {
      level: 'note',
      when: ({ load, depth, distance, increase }) =>
        (load === 'point' || load === 'line') &&
        isBelow(Math.hypot(depth, distance), constant(5, 'm')) &&
        !isAbove(increase, constant(1e6, 'Pa')),
      says: 'Every load has a size: nearer to it than about three times its width a point or line gives too much under it. For a footing take the circle, rectangle or strip there.',
    },
    {
      level: 'note',
      when: ({ load, width, length, depth }) =>
        load === 'rectangle' && isAbove(length, 10 * width) && isAbove(length, 2 * depth),
      says: 'So long a rectangle acts near its middle nearly as an endless strip.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Stress increase over depth',
    x: { of: 'depth' },
    y: { of: 'increase' },
    curve: ({
      load,
      force,
      lineLoad,
      pressure,
      width,
      length,
      diameter,
      depth,
      distance,
      alongWidth,
      alongLength,
      increase,
    }) => ({
      from: depth / 4,
      to: 3 * depth,
      lines: [
        {
          y: (z) =>
            load === 'point'
              ? (3 * force) / (2 * Math.PI * z ** 2 * (1 + (distance / z) ** 2) ** 2.5)
              : load === 'line'
                ? (2 * lineLoad) / (Math.PI * z * (1 + (distance / z) ** 2) ** 2)
                : load === 'circle'
                  ? pressure * (1 - 1 / (1 + (diameter / (2 * z)) ** 2) ** 1.5)
                  : load === 'strip'
                    ? pressure * stripShare(width, distance, z)
                    : pressure * rectangleShare(width, length, alongWidth, alongLength, z),
        },
      ],
      marks: [{ x: depth, y: increase, label: 'Here' }],
    }),
  },
  explanation: ({ load, alongWidth, alongLength, distance }) => {
    if (load === 'point')
      return `A point load of {force} raises the vertical stress at a depth of {depth}, ${distance > 0 ? '{distance} aside' : 'right under it'}, by {increase}.`;
    if (load === 'line')
      return `A line load of {lineLoad} raises the vertical stress at a depth of {depth}, ${distance > 0 ? '{distance} aside' : 'right under it'}, by {increase}.`;
    if (load === 'strip')
      return `An endless strip {width} wide under {pressure} raises the vertical stress at a depth of {depth}, ${distance > 0 ? '{distance} from its middle line' : 'under its middle line'}, by {increase}, {share} of the pressure.`;
    if (load === 'circle')
      return 'A circle of {diameter} in diameter under {pressure} raises the vertical stress at a depth of {depth} under its center by {increase}, {share} of the pressure.';
    return `A rectangle of {width} by {length} under {pressure} raises the vertical stress at a depth of {depth}, ${alongWidth > 0 || alongLength > 0 ? '{alongWidth} along the width and {alongLength} along the length from its middle' : 'under its middle'}, by {increase}, {share} of the pressure.`;
  },
  examples: [
    {
      inputs: { load: 'point', force: 5, depth: 2, distance: 5 },
      results: { increase: 0.0042170270126, influence: 0.0033736216101 },
      source: 'mpmath: 3 × 5 × 2³/(2π × 29^2.5)',
    },
    {
      inputs: { load: 'point', force: 1000, depth: 0.5 },
      results: { increase: 1909.8593171 },
      cautions: ['No soil stays elastic'],
      source: 'By hand: 3000/(2π × 0.25)',
    },
    {
      inputs: { load: 'point', force: 50, depth: 0.8, distance: 0.5 },
      results: { increase: 16.35710099 },
      cautions: ['Every load has a size'],
      source: 'mpmath: 3Qz³/(2πR⁵)',
    },
    {
      inputs: { load: 'line', lineLoad: 100, depth: 2, distance: 1 },
      results: { increase: 20.371832716, influence: 0.40743665432 },
      cautions: ['Every load has a size'],
      source: 'mpmath: 2qz³/(π(x² + z²)²)',
    },
    {
      inputs: { load: 'line', lineLoad: 100, depth: 3 },
      results: { increase: 21.220659079 },
      cautions: ['Every load has a size'],
      source: 'By hand: 200/(3π)',
    },
    {
      inputs: { load: 'strip', pressure: 100, width: 4, depth: 3, distance: 1 },
      results: { increase: 60.70642913, share: 60.70642913 },
      source: 'mpmath.quad of Flamant’s line load over the width',
    },
    {
      inputs: { load: 'strip', pressure: 100, width: 4, depth: 2 },
      results: { increase: 81.830988618 },
      source: 'By hand: 100 (π/2 + 1)/π',
    },
    {
      inputs: { load: 'circle', pressure: 100, diameter: 2, depth: 1 },
      results: {
        increase: 64.644660941,
        share: 64.644660941,
        depths: {
          length: 7,
          rows: { 1: { depth: 0.5, increase: 91.05572809 }, 5: { depth: 2, increase: 28.44582472 } },
        },
      },
      source:
        'Venkatramaiah, Geotechnical Engineering, table 10.5: 0.646, 0.911, 0.284; 1 − 1/(1 + (R/z)²)^1.5 for more digits',
    },
    {
      inputs: { load: 'rectangle', pressure: 100, width: 2, length: 3, depth: 2, alongWidth: 1, alongLength: 1.5 },
      results: { increase: 19.364338612 },
      source: 'mpmath.quad of Boussinesq’s point load over the area',
    },
    {
      inputs: { load: 'rectangle', pressure: 150, width: 2, length: 3, depth: 1.5 },
      results: { increase: 87.037902415, share: 58.025268276 },
      source: 'mpmath.quad of Boussinesq’s point load over the area',
    },
    {
      inputs: { load: 'rectangle', pressure: 150, width: 2, length: 30, depth: 4, alongWidth: 5, alongLength: 2 },
      results: { increase: 7.5108561821 },
      cautions: ['as an endless strip'],
      source: 'mpmath.quad of Boussinesq’s point load over the area',
    },
    {
      inputs: { load: 'rectangle', pressure: 150, width: 1, length: 1, depth: 2, alongWidth: 30 },
      results: { increase: 2.334527e-5, depths: { length: 7, rows: { 0: { depth: 0.5, increase: 0 } } } },
      source:
        'mpmath.quad of Boussinesq’s point load over the area; 2 × 10⁻⁹ of the pressure at 0.5 m counts as nothing',
    },
    {
      inputs: { load: 'rectangle', pressure: 150, width: 1, length: 1, depth: 0.1, alongWidth: 100 },
      noResult: 'practically nothing',
      source: 'mpmath: 4.8 × 10⁻¹⁴ of the pressure',
    },
  ],
  notes: [
    'For a homogeneous, elastic half-space and flexible areas under an even load: a rigid footing presses more at its edges, and a stiff layer on top spreads the load wider.',
    'The circle is told under its center alone.',
  ],
  references: [
    {
      title:
        'Boussinesq: Application des potentiels à l’étude de l’équilibre et du mouvement des solides élastiques (1885)',
    },
    {
      title:
        'Newmark: Simplified computation of vertical pressures in elastic foundations, Univ. of Illinois Eng. Exp. Station, circular 24 (1935)',
    },
    { title: 'Das, Sobhan: Principles of Geotechnical Engineering, 9th ed., ch. 10' },
    {
      title: 'Pressbooks, Fundamentals of Foundation Engineering, §3.4: strip pressure',
      url: 'https://newcastle.pressbooks.pub/fundamentals-of-foundation-engineering/chapter/3-4-stresses-in-the-soil-due-to-a-strip-pressure/',
    },
  ],
});
