import {
  category,
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  number,
  quantity,
  standardGravity,
} from '@reckoner/engine';

/** Torricelli's law with a coefficient; gates by energy to the contracted jet, drowned ones with momentum from there to the tailwater. */
export default defineCalculator({
  title: 'Sluice gate and orifice flow',
  description:
    'Discharge through an orifice, free or submerged, and under a vertical sluice gate, with the tailwater at which the gate is drowned.',
  keywords: [
    'gate discharge',
    'vertical lift gate',
    'underflow gate',
    'Cd A sqrt(2gh)',
    'vena contracta',
    'outlet orifice',
  ],
  related: ['weir-flow', 'hydraulic-jump', 'critical-depth-froude', 'orifice-plate-flow-iso5167'],
  inputs: {
    type: choice(
      {
        orifice: { label: 'Orifice, free jet', also: ['orifice', 'free orifice'] },
        submerged: { label: 'Orifice, submerged', also: ['submerged orifice', 'drowned orifice'] },
        gate: { label: 'Vertical sluice gate', also: ['gate', 'sluice', 'sluice gate'] },
      },
      { label: 'Structure', default: 'orifice' },
    ),
    opening: choice(
      { circular: { label: 'Circular', also: ['round'] }, rectangular: 'Rectangular' },
      { label: 'Opening', default: 'circular', when: { type: ['orifice', 'submerged'] } },
    ),
    diameter: quantity('m', {
      label: 'Diameter of the orifice',
      unit: 'mm',
      symbol: 'd',
      min: 1,
      max: 20000,
      usual: [5, 5000],
      when: { type: ['orifice', 'submerged'], opening: 'circular' },
    }),
    orificeWidth: quantity('m', {
      label: 'Width of the orifice',
      unit: 'mm',
      symbol: 'b',
      min: 1,
      max: 50000,
      usual: [5, 20000],
      when: { type: ['orifice', 'submerged'], opening: 'rectangular' },
    }),
    orificeHeight: quantity('m', {
      label: 'Height of the orifice',
      unit: 'mm',
      symbol: 'a',
      min: 1,
      max: 20000,
      usual: [5, 5000],
      when: { type: ['orifice', 'submerged'], opening: 'rectangular' },
    }),
    head: quantity('m', {
      label: 'Head over the center of the orifice',
      help: 'Not over the bottom of the tank or the lower edge.',
      symbol: 'h',
      min: 0.001,
      max: 500,
      usual: [0.02, 100],
      when: { type: 'orifice' },
    }),
    levelDifference: quantity('m', {
      label: 'Difference of the water levels',
      symbol: '\\Delta h',
      min: 0.001,
      max: 500,
      usual: [0.01, 50],
      when: { type: 'submerged' },
    }),
    coefficient: number({
      label: 'Discharge coefficient',
      help: 'Sharp edge 0.60 to 0.62, short tube 0.80, rounded inlet 0.95 to 0.98.',
      symbol: 'C_d',
      min: 0.4,
      max: 1,
      usual: 'all',
      default: 0.61,
      when: { type: ['orifice', 'submerged'] },
    }),
    gateWidth: quantity('m', {
      label: 'Width of the gate',
      symbol: 'b',
      min: 0.01,
      max: 1000,
      usual: [0.1, 100],
      when: { type: 'gate' },
    }),
    gateOpening: quantity('m', {
      label: 'Opening under the gate',
      symbol: 'a',
      min: 0.001,
      max: 50,
      usual: [0.01, 10],
      when: { type: 'gate' },
    }),
    upstreamDepth: quantity('m', {
      label: 'Depth upstream of the gate',
      symbol: 'y_1',
      min: 0.002,
      max: 200,
      usual: [0.05, 50],
      when: { type: 'gate' },
    }),
    tailwater: quantity('m', {
      label: 'Depth of the tailwater',
      help: 'Left out, the jet is free.',
      symbol: 'y_3',
      min: 0.001,
      max: 200,
      usual: [0.02, 50],
      optional: true,
      when: { type: 'gate' },
    }),
    contraction: number({
      label: 'Contraction coefficient',
      help: 'Depth of the jet over the opening: sharp lip about 0.61.',
      symbol: 'C_c',
      min: 0.5,
      max: 1,
      usual: 'all',
      default: 0.61,
      when: { type: 'gate' },
    }),
  },
  outputs: {
    discharge: quantity('m^3/s', { label: 'Discharge', symbol: 'Q', digits: 4 }),
    litersPerSecond: quantity('m^3/s', { label: 'In liters per second', unit: 'L/s', symbol: 'Q', digits: 4 }),
    velocity: quantity('m/s', { label: 'Mean velocity in the opening', symbol: 'v', digits: 4 }),
    area: quantity('m^2', { label: 'Area of the opening', symbol: 'A', digits: 4 }),
    flow: category(['Free', 'Submerged'], { label: 'Flow' }),
    gateCoefficient: number({
      label: 'Coefficient of the gate, Q/(a b √(2 g y₁))',
      symbol: 'C_g',
      places: 4,
      optional: true,
    }),
    jetDepth: quantity('m', { label: 'Depth of the contracted jet', symbol: 'y_2', digits: 4, optional: true }),
    drowningDepth: quantity('m', {
      label: 'Tailwater above which the gate is drowned',
      symbol: "y_2'",
      digits: 4,
      optional: true,
    }),
    depthBehind: quantity('m', { label: 'Depth right behind the gate', symbol: 'y', digits: 4, optional: true }),
  },
  formula: ({
    type,
    opening,
    diameter,
    orificeWidth,
    orificeHeight,
    head,
    levelDifference,
    coefficient,
    gateWidth,
    gateOpening,
    upstreamDepth,
    tailwater,
    contraction,
  }) => {
    if (type !== 'gate') {
      const area = opening === 'circular' ? (Math.PI / 4) * diameter ** 2 : orificeWidth * orificeHeight;
      const drop = type === 'orifice' ? head : levelDifference;
      const velocity = coefficient * Math.sqrt(2 * standardGravity * drop);
      return {
        discharge: velocity * area,
        litersPerSecond: velocity * area,
        velocity,
        area,
        flow: type === 'orifice' ? 'Free' : 'Submerged',
      };
    }
    const area = gateWidth * gateOpening;
    const jetDepth = contraction * gateOpening;
    const freeFlow = jetDepth * upstreamDepth * Math.sqrt((2 * standardGravity) / (upstreamDepth + jetDepth));
    const froudeSquared = freeFlow ** 2 / (standardGravity * jetDepth ** 3);
    const drowningDepth = (4 * froudeSquared * jetDepth) / (1 + Math.sqrt(1 + 8 * froudeSquared));
    const drowned = tailwater !== undefined && isAbove(tailwater, drowningDepth);
    // Energy y₁ + E/y₁² = y + E/y₂² and momentum y²/2 + 2 E/y₂ = y₃²/2 + 2 E/y₃ with E = q²/(2 g): a quadratic in E.
    let perWidth = freeFlow;
    let depthBehind = jetDepth;
    if (drowned) {
      const loss = 1 / jetDepth ** 2 - 1 / upstreamDepth ** 2;
      const linear = loss * upstreamDepth - 2 * (1 / jetDepth - 1 / tailwater);
      const difference = (upstreamDepth - tailwater) * (upstreamDepth + tailwater);
      const head = difference / (linear + Math.sqrt(Math.max(0, linear ** 2 - loss ** 2 * difference)));
      perWidth = Math.sqrt(2 * standardGravity * head);
      depthBehind = upstreamDepth - loss * head;
    }
    return {
      discharge: perWidth * gateWidth,
      litersPerSecond: perWidth * gateWidth,
      velocity: perWidth / gateOpening,
      area,
      flow: drowned ? 'Submerged' : 'Free',
      gateCoefficient: perWidth / (gateOpening * Math.sqrt(2 * standardGravity * upstreamDepth)),
      jetDepth,
      drowningDepth,
      depthBehind,
    };
  },
  shown: () => ({
    discharge: undefined,
    litersPerSecond: undefined,
    velocity: undefined,
    area: undefined,
    flow: undefined,
    gateCoefficient: undefined,
    jetDepth: undefined,
    drowningDepth: undefined,
    depthBehind: undefined,
  }),
  stepwise: [
    'Orifice: Q = C_d × A × √(2 × g × h), with the head h over its center, or the difference of the levels where it is submerged; v = Q/A.',
    'Gate: the jet is y₂ = C_c × a deep. Free: Q = b × y₂ × y₁ × √(2 g/(y₁ + y₂)), which is a b C_g √(2 g y₁) with C_g = C_c/√(1 + C_c a/y₁).',
    'The gate is drowned by a tailwater deeper than y₂ (√(1 + 8 Fr₂²) − 1)/2, with the Froude number Fr₂ of the free jet.',
    'Drowned, with q = Q/b and the depth y behind the gate: y₁ + q²/(2 g y₁²) = y + q²/(2 g y₂²) and y²/2 + q²/(g y₂) = y₃²/2 + q²/(g y₃), solved for q and y; of two solutions the one with the greater y.',
  ],
  requires: [
    {
      that: ({ head, diameter }) => isAtLeast(head, diameter / 2),
      field: 'head',
      says: 'The head of {head} over the center does not reach the upper edge of an orifice of {diameter}: it flows as a weir. Is the head measured from another point?',
    },
    {
      that: ({ head, orificeHeight }) => isAtLeast(head, orificeHeight / 2),
      field: 'head',
      says: 'The head of {head} over the center does not reach the upper edge of an orifice {orificeHeight} high: it flows as a weir. Is the head measured from another point?',
    },
    {
      that: ({ gateOpening, upstreamDepth }) => gateOpening < upstreamDepth,
      field: 'gateOpening',
      says: 'The opening of {gateOpening} must be less than the depth upstream, {upstreamDepth}: the gate does not touch the water.',
    },
    {
      that: ({ tailwater, upstreamDepth }) => tailwater < upstreamDepth,
      field: 'tailwater',
      says: 'The tailwater of {tailwater} must be lower than the depth upstream, {upstreamDepth}: without a difference nothing flows.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ type, opening, head, diameter, orificeHeight }) =>
        type === 'orifice' && isBelow(head, opening === 'circular' ? diameter : orificeHeight),
      says: 'The water stands less than half an opening above its upper edge: the pressure differs over the height, the formula gives up to about 6% too much, and a vortex may draw air.',
    },
    {
      level: 'caution',
      when: ({ type, gateOpening, upstreamDepth, flow }) =>
        type === 'gate' && flow === 'Free' && isAbove(gateOpening, (2 / 3) * upstreamDepth),
      says: 'The gate is open by more than two thirds of the depth: free water may pass below its lip without touching it, at critical depth, so that the gate does not control the flow.',
    },
    {
      level: 'note',
      when: ({ type, gateOpening, upstreamDepth, flow }) =>
        type === 'gate' &&
        isAbove(gateOpening, 0.5 * upstreamDepth) &&
        (flow === 'Submerged' || isAtMost(gateOpening, (2 / 3) * upstreamDepth)),
      says: 'The gate is open by more than half of the depth: contraction coefficients were measured at smaller openings and are less sure here.',
    },
    {
      level: 'note',
      when: ({ type, tailwater }) => type === 'gate' && tailwater === undefined,
      says: 'No tailwater was given: the jet is taken as free. A tailwater above the depth told here drowns the gate and lowers the discharge.',
    },
    {
      level: 'caution',
      when: ({ type, tailwater, drowningDepth }) =>
        type === 'gate' &&
        tailwater !== undefined &&
        drowningDepth !== undefined &&
        isAtLeast(tailwater, 0.98 * drowningDepth) &&
        isAtMost(tailwater, 1.02 * drowningDepth),
      says: 'Within 2% of the tailwater at which it drowns a gate has two states, and leaps from one to the other: free, or drowned with less discharge, by a fifth where it is open by half of the depth. Which one holds depends on what was before: reckon with both.',
    },
    {
      level: 'caution',
      when: ({ velocity }) => isAbove(velocity, constant(30, 'm/s')),
      says: 'Over 30 m/s openings can cavitate, and the coefficient is less sure: check the head and its unit.',
    },
  ],
  explanation: ({ type, flow, tailwater }) => {
    if (type === 'orifice')
      return 'Under a head of {head} the orifice of {area} passes {discharge} ({litersPerSecond}), with a discharge coefficient of {coefficient}: a mean velocity of {velocity} in the opening.';
    if (type === 'submerged')
      return 'With a difference of {levelDifference} between the levels the submerged orifice of {area} passes {discharge} ({litersPerSecond}), with a discharge coefficient of {coefficient}: a mean velocity of {velocity} in the opening.';
    if (flow === 'Submerged')
      return 'The gate passes {discharge}. It is drowned: the tailwater of {tailwater} is above the {drowningDepth} up to which the jet would be free, and the water stands {depthBehind} deep right behind the gate. Taken is a contraction coefficient of {contraction}.';
    return `The gate passes {discharge} in a free jet {jetDepth} deep, with a contraction coefficient of {contraction}; a tailwater deeper than {drowningDepth} would drown it${tailwater === undefined ? '' : ', which that of {tailwater} does not'}.`;
  },
  examples: [
    {
      inputs: { diameter: 100, head: 2 },
      results: {
        discharge: 0.03000613438,
        litersPerSecond: 30.00613438,
        velocity: 3.820499687,
        area: 0.007853981634,
        flow: 'Free',
      },
      source: 'Python with mpmath: 0.61 × π/4 × 0.01 × √(2 × 9.80665 × 2)',
    },
    {
      inputs: {
        type: 'submerged',
        opening: 'rectangular',
        orificeWidth: 400,
        orificeHeight: 300,
        levelDifference: 0.35,
        coefficient: 0.8,
      },
      results: { discharge: 0.2515246717, velocity: 2.096038931, area: 0.12, flow: 'Submerged' },
      source: 'Python with mpmath: 0.8 × 0.12 × √(2 × 9.80665 × 0.35)',
    },
    {
      inputs: { opening: 'rectangular', orificeWidth: 600, orificeHeight: 600, head: 0.4 },
      results: { discharge: 0.6150885846, area: 0.36 },
      cautions: ['less than half an opening above its upper edge'],
      source: 'Python: 0.61 × 0.36 × √(2 × 9.80665 × 0.4)',
    },
    {
      inputs: { diameter: 200, head: 0.15 },
      results: { discharge: 0.03287007332 },
      cautions: ['less than half an opening above its upper edge'],
      source: 'Python: 0.61 × π/4 × 0.04 × √(2 × 9.80665 × 0.15)',
    },
    {
      inputs: { diameter: 50, head: 60, coefficient: 0.98 },
      results: { discharge: 0.06600957348, velocity: 33.61839971 },
      cautions: ['openings can cavitate'],
      source: 'Python: 0.98 × π/4 × 0.0025 × √(2 × 9.80665 × 60)',
    },
    {
      inputs: { type: 'gate', gateWidth: 3, gateOpening: 0.5, upstreamDepth: 3 },
      results: {
        discharge: 6.68700969,
        litersPerSecond: 6687.00969,
        area: 1.5,
        flow: 'Free',
        gateCoefficient: 0.5811720642,
        jetDepth: 0.305,
        drowningDepth: 1.676569513,
        depthBehind: 0.305,
      },
      cautions: ['No tailwater was given'],
      source: 'Python with mpmath: root of the energy equation; bisection of the momentum balance for the tailwater',
    },
    {
      inputs: { type: 'gate', gateWidth: 3, gateOpening: 0.5, upstreamDepth: 3, tailwater: 2 },
      results: {
        discharge: 4.83780502,
        flow: 'Submerged',
        gateCoefficient: 0.4204565658,
        drowningDepth: 1.676569513,
        depthBehind: 1.589439929,
      },
      source: 'Python with mpmath: bisection of momentum with the depth behind the gate from energy',
    },
    {
      inputs: { type: 'gate', gateWidth: 3, gateOpening: 0.5, upstreamDepth: 3, tailwater: 1.6766 },
      results: { discharge: 6.172561469, flow: 'Submerged', depthBehind: 0.7037154089 },
      cautions: ['has two states'],
      source: 'scipy.optimize.brentq of momentum with the depth behind the gate from energy',
    },
    {
      inputs: { type: 'gate', gateWidth: 3, gateOpening: 0.5, upstreamDepth: 3, tailwater: 1.67 },
      results: { discharge: 6.68700969, flow: 'Free', depthBehind: 0.305 },
      cautions: ['has two states'],
      source: 'Python with mpmath: root of the energy equation',
    },
    {
      inputs: { type: 'gate', gateWidth: 5, gateOpening: 0.2, upstreamDepth: 4, tailwater: 1, contraction: 0.7 },
      results: { discharge: 6.094431449, flow: 'Free', gateCoefficient: 0.6880624621, drowningDepth: 1.402803859 },
      source: 'Python with mpmath: root of the energy equation',
    },
    {
      inputs: { type: 'gate', gateWidth: 2, gateOpening: 1.5, upstreamDepth: 2 },
      results: { discharge: 9.493735797, gateCoefficient: 0.5052723736 },
      cautions: ['does not control the flow', 'No tailwater was given'],
      source: 'Python with mpmath: root of the energy equation',
    },
    {
      inputs: { type: 'gate', gateWidth: 2, gateOpening: 1.1, upstreamDepth: 2, tailwater: 1.8 },
      results: { discharge: 4.295542392, flow: 'Submerged', depthBehind: 1.536425868 },
      cautions: ['open by more than half of the depth'],
      source: 'Python with mpmath: bisection of momentum',
    },
    { inputs: { diameter: 200, head: 0.09 }, refused: 'does not reach the upper edge', source: 'By definition' },
    {
      inputs: { opening: 'rectangular', orificeWidth: 600, orificeHeight: 600, head: 0.25 },
      refused: 'does not reach the upper edge',
      source: 'By definition',
    },
    {
      inputs: { type: 'gate', gateWidth: 2, gateOpening: 2, upstreamDepth: 2 },
      refused: 'does not touch the water',
      source: 'By definition',
    },
    {
      inputs: { type: 'gate', gateWidth: 2, gateOpening: 0.5, upstreamDepth: 2, tailwater: 2 },
      refused: 'without a difference nothing flows',
      source: 'By definition',
    },
  ],
  notes: [
    'The velocity of approach to an orifice is neglected: the vessel or channel before it is much wider than the opening. Submerged means wholly below the lower of the two levels.',
    'For a vertical gate with a sharp lip over a level floor, as wide as the channel, without piers; radial and inclined gates contract less.',
  ],
  references: [
    { title: 'Henderson: Open Channel Flow (1966), § 6.6: sluice gates, free and drowned' },
    { title: 'Chow: Open-Channel Hydraulics (1959), § 17-6: flow under gates' },
    { title: 'Brater, King: Handbook of Hydraulics, 6th ed. (1976), sect. 4: orifices' },
  ],
});
