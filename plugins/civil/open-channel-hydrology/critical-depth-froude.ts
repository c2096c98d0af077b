import {
  category,
  classify,
  constant,
  defineCalculator,
  isAbove,
  noResult,
  number,
  quantity,
  roundTo,
  standardGravity,
} from '@reckoner/engine';
import {
  bottomWidth,
  criticalDepthOf,
  diameter,
  discharge,
  flowArea,
  froudeSquared,
  LEAST_RATIO,
  MOST_RATIO,
  section,
  sideSlope,
  topWidth,
} from '../shared/channel.js';

/** Q² T = g A³ at the critical depth; Fr = V/√(gA/T) at any other. */
export default defineCalculator({
  title: 'Critical depth and Froude number',
  description:
    'Critical depth, velocity and least specific energy of a discharge in a channel section, and the Froude number and specific energy at a depth of flow.',
  keywords: ['critical flow', 'specific energy', 'subcritical or supercritical', 'hydraulic depth', 'yc'],
  related: ['normal-depth-channel', 'hydraulic-jump', 'manning-open-channel-flow'],
  inputs: {
    section,
    discharge,
    bottomWidth,
    sideSlope,
    diameter,
    depth: quantity('m', {
      label: 'Depth of flow',
      help: 'For the Froude number; the critical depth needs none.',
      symbol: 'y',
      min: 0.0001,
      max: 1000,
      usual: [0.01, 50],
      optional: true,
    }),
  },
  outputs: {
    criticalDepth: quantity('m', { label: 'Critical depth', symbol: 'y_c', digits: 4 }),
    criticalVelocity: quantity('m/s', { label: 'Critical velocity', symbol: 'V_c', digits: 4 }),
    leastEnergy: quantity('m', { label: 'Least specific energy', symbol: 'E_c', digits: 4 }),
    froude: number({ label: 'Froude number', symbol: '\\mathrm{Fr}', places: 3, optional: true }),
    regime: category(['Subcritical', 'Critical', 'Supercritical'], { label: 'Flow', of: 'froude', optional: true }),
    velocity: quantity('m/s', { label: 'Mean velocity', symbol: 'V', digits: 4, optional: true }),
    energy: quantity('m', { label: 'Specific energy', symbol: 'E', digits: 4, optional: true }),
  },
  formula: ({ section, discharge, bottomWidth, sideSlope, diameter, depth }) => {
    if (section === 'circular') {
      if (froudeSquared(discharge, section, MOST_RATIO * diameter, bottomWidth, sideSlope, diameter) > 1) {
        throw noResult(
          'The critical depth would be within a thousandth of the crown: such a flow fills the pipe, and the surface is not free.',
        );
      }
      if (froudeSquared(discharge, section, LEAST_RATIO * diameter, bottomWidth, sideSlope, diameter) < 1) {
        throw noResult('The flow is a film at the bottom of the pipe, thinner than a thousandth of the diameter.');
      }
    }
    const criticalDepth = criticalDepthOf(discharge, section, bottomWidth, sideSlope, diameter);
    const criticalVelocity = discharge / flowArea(section, criticalDepth, bottomWidth, sideSlope, diameter);
    const critical = {
      criticalDepth,
      criticalVelocity,
      leastEnergy: criticalDepth + criticalVelocity ** 2 / (2 * standardGravity),
    };
    if (depth === undefined) return critical;
    const area = flowArea(section, depth, bottomWidth, sideSlope, diameter);
    const velocity = discharge / area;
    const froude =
      velocity / Math.sqrt((standardGravity * area) / topWidth(section, depth, bottomWidth, sideSlope, diameter));
    return {
      ...critical,
      froude,
      regime: classify(
        roundTo(froude, 3),
        [
          [1, 'Subcritical'],
          [1.001, 'Critical'],
        ],
        'Supercritical',
      ),
      velocity,
      energy: depth + velocity ** 2 / (2 * standardGravity),
    };
  },
  shown: () => ({
    criticalDepth: undefined,
    criticalVelocity: undefined,
    leastEnergy: undefined,
    froude: undefined,
    regime: undefined,
    velocity: undefined,
    energy: undefined,
  }),
  stepwise: [
    'Critical depth: the depth y_c at which Q² × T = g × A³, with the flow area A and the width T of the surface there.',
    'Rectangle: A = b y, T = b, so that y_c = (Q²/(g b²))^(1/3). Triangle: A = z y², T = 2 z y, so that y_c = (2 Q²/(g z²))^(1/5).',
    'Trapezoid: A = (b + z y) y, T = b + 2 z y. Circle: A = D²/4 × (α − sin α cos α), T = 2 √(y (D − y)), with α = 2 arcsin √(y/D).',
    'Critical velocity V_c = Q/A at y_c; least specific energy E_c = y_c + V_c²/(2 g).',
    'At the depth y: V = Q/A, Fr = V/√(g A/T), E = y + V²/(2 g).',
  ],
  requires: [
    {
      that: ({ depth, diameter }) => depth < diameter,
      field: 'depth',
      says: 'The depth of {depth} must be less than the diameter of {diameter}: a full pipe has no free surface.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ sideSlope }) => sideSlope !== undefined && sideSlope < 1,
      says: 'A side slope of {sideSlope} is steeper than 1 to 1, as in rock or concrete: if 1 vertical to 2 horizontal was meant, send 2 or 2:1.',
    },
    {
      level: 'note',
      when: ({ froude }) => froude !== undefined && roundTo(froude, 3) > 0.86 && roundTo(froude, 3) < 1.13,
      says: 'The flow is near critical: its surface is wavy, and small changes of the channel shift the depth much.',
    },
    {
      level: 'caution',
      when: ({ criticalVelocity }) => isAbove(criticalVelocity, constant(10, 'm/s')),
      says: 'So fast a critical flow belongs to a very large river or to a slip: check discharge and width, and their units.',
    },
    {
      level: 'caution',
      when: ({ velocity }) => velocity !== undefined && isAbove(velocity, constant(30, 'm/s')),
      says: 'A mean velocity over 30 m/s is hardly reached even on the highest spillways: check depth and discharge, and their units.',
    },
    {
      level: 'caution',
      when: ({ section, depth, diameter, criticalDepth }) =>
        section === 'circular' &&
        (isAbove(criticalDepth, 0.9 * diameter) || (depth !== undefined && isAbove(depth, 0.9 * diameter))),
      says: 'Above 0.9 diameters the surface of a pipe is narrow: waves and entrained air fill it, and it may run under pressure, where neither critical depth nor Froude number holds.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Specific energy over depth',
    x: { of: 'leastEnergy', label: 'Specific energy' },
    y: { of: 'criticalDepth', label: 'Depth' },
    curve: ({ section, discharge, bottomWidth, sideSlope, diameter, criticalDepth, leastEnergy, depth, energy }) => {
      const energyAt = (depth: number) =>
        depth + (discharge / flowArea(section, depth, bottomWidth, sideSlope, diameter)) ** 2 / (2 * standardGravity);
      const top = section === 'circular' ? Math.min(3 * criticalDepth, 0.999 * diameter) : 3 * criticalDepth;
      return {
        from: 0.45 * criticalDepth,
        to: top,
        lines: [{ at: (depth) => [energyAt(depth), depth] }],
        marks: [
          { x: leastEnergy, y: criticalDepth, label: 'Critical' },
          ...(depth === undefined || energy === undefined || energy > 4 * leastEnergy || depth > top
            ? []
            : [{ x: energy, y: depth, label: 'Flow' }]),
        ],
      };
    },
  },
  explanation: ({ depth, regime }) =>
    depth === undefined
      ? 'A discharge of {discharge} is critical at a depth of {criticalDepth}, where it runs at {criticalVelocity} with a specific energy of {leastEnergy}, the least that it can have in this section.'
      : `At a depth of {depth} a discharge of {discharge} runs at {velocity} with a Froude number of {froude}: the flow is ${regime === 'Critical' ? 'critical' : regime === 'Subcritical' ? 'subcritical' : 'supercritical'}. Its specific energy is {energy}; the critical depth is {criticalDepth}, with the least specific energy of {leastEnergy}.`,
  examples: [
    {
      inputs: { discharge: 10, bottomWidth: 3, depth: 1.5 },
      results: {
        criticalDepth: 1.042506901,
        criticalVelocity: 3.197420882,
        leastEnergy: 1.563760351,
        froude: 0.5794040398,
        regime: 'Subcritical',
        velocity: 2.222222222,
        energy: 1.751781781,
      },
      source: 'Python with mpmath: bisection of Q² T/(g A³) = 1',
    },
    {
      inputs: { section: 'trapezoidal', discharge: 28.3, bottomWidth: 4, sideSlope: 1.5, depth: 0.9 },
      results: {
        criticalDepth: 1.429098135,
        criticalVelocity: 3.223280602,
        leastEnergy: 1.958817144,
        froude: 2.213956389,
        regime: 'Supercritical',
        velocity: 5.877466251,
        energy: 2.66128492,
      },
      source: 'Python with mpmath: bisection of Q² T/(g A³) = 1',
    },
    {
      inputs: { section: 'triangular', discharge: 2, sideSlope: 2 },
      results: { criticalDepth: 0.7276153693, criticalVelocity: 1.888844787, leastEnergy: 0.9095192116 },
      source: 'Python with mpmath: bisection of Q² T/(g A³) = 1',
    },
    {
      inputs: { section: 'circular', discharge: 1.2, diameter: 1.2, depth: 0.9 },
      results: {
        criticalDepth: 0.5959470554,
        criticalVelocity: 2.140475172,
        leastEnergy: 0.829545377,
        froude: 0.4501011398,
        velocity: 1.318874353,
        energy: 0.9886862262,
      },
      source: 'Python with mpmath: bisection of Q² T/(g A³) = 1 with the angle at the center',
    },
    {
      inputs: { discharge: 3.1315571, bottomWidth: 1, depth: 1 },
      results: { criticalDepth: 0.9999999956, froude: 0.9999999934, regime: 'Critical' },
      cautions: ['The flow is near critical'],
      source: 'By hand: √9.80665 m³/s is critical at 1 m; mpmath for more digits',
    },
    {
      inputs: { discharge: 5000, bottomWidth: 2 },
      results: { criticalDepth: 86.05704855, criticalVelocity: 29.05049664, leastEnergy: 129.0855728 },
      cautions: ['belongs to a very large river or to a slip'],
      source: 'Python: (Q²/(g b²))^(1/3)',
    },
    {
      inputs: { discharge: 50, bottomWidth: 1, depth: 1 },
      results: { criticalDepth: 6.340737551, froude: 15.96649784, velocity: 50 },
      cautions: ['hardly reached even on the highest spillways'],
      source: 'By hand: 50/√(9.80665 × 1)',
    },
    {
      inputs: { section: 'triangular', discharge: 2, sideSlope: '1:2' },
      results: { criticalDepth: 1.266851939 },
      cautions: ['is steeper than 1 to 1'],
      source: 'Python: (2 Q²/(g z²))^(1/5)',
    },
    {
      inputs: { section: 'circular', discharge: 1, diameter: 0.6 },
      results: { criticalDepth: 0.5800830084 },
      cautions: ['the surface of a pipe is narrow'],
      source: 'scipy.optimize.brentq of Q² T = g A³',
    },
    {
      inputs: { section: 'circular', discharge: 0.9, diameter: 0.8, depth: 0.79 },
      results: { criticalDepth: 0.5788987845, froude: 0.341224924 },
      cautions: ['the surface of a pipe is narrow'],
      source: 'scipy.optimize.brentq of Q² T = g A³',
    },
    {
      inputs: { section: 'circular', discharge: 20, diameter: 1 },
      noResult: 'fills the pipe',
      source: 'By hand: at a depth of 0.999 m the critical discharge is about 8.7 m³/s',
    },
    {
      inputs: { section: 'circular', discharge: 0.00001, diameter: 20 },
      noResult: 'is a film at the bottom',
      source: 'By hand: at a depth of 20 mm the critical discharge is about 0.006 m³/s',
    },
    {
      inputs: { section: 'circular', discharge: 1, diameter: 1, depth: 1 },
      refused: 'no free surface',
      source: 'By definition',
    },
  ],
  notes: [
    'For a bed of small slope, parallel streamlines and an even velocity over the section (energy coefficient 1); depths are above the lowest point of the bed.',
  ],
  references: [
    { title: 'Chow: Open-Channel Hydraulics (1959), ch. 3 and 4: critical flow, specific energy' },
    { title: 'Chaudhry: Open-Channel Flow, 2nd ed. (2008), ch. 3' },
  ],
});
