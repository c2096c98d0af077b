import {
  category,
  choice,
  classify,
  defineCalculator,
  type FigurePoint,
  measure,
  number,
  roundTo,
  type Shape,
} from '@reckoner/engine';

/** Uniform flow in prismatic channels; Manning's coefficient in its metric form. */
export default defineCalculator({
  title: "Manning's equation",
  description:
    'Discharge, velocity and Froude number of uniform flow in an open channel from its section, depth, slope and roughness.',
  keywords: ['open channel flow', 'manning n', 'normal flow', 'ditch', 'canal', 'hydraulic radius', 'Strickler'],
  inputs: {
    shape: choice(
      { rectangular: 'Rectangular', trapezoidal: 'Trapezoidal', triangular: 'Triangular', circular: 'Circular' },
      { label: 'Section', default: 'rectangular' },
    ),
    depth: measure('m', { label: 'Depth of flow', usual: [0.01, 30], symbol: 'y', min: 0.001, max: 100 }),
    bottomWidth: measure('m', {
      label: 'Bottom width',
      symbol: 'b',
      min: 0.001,
      max: 10000,
      when: { shape: ['rectangular', 'trapezoidal'] },
    }),
    sideSlope: number({
      label: 'Side slope, horizontal to 1 vertical',
      text: 'ratio',
      symbol: 'z',
      min: 0.01,
      max: 100,
      when: { shape: ['trapezoidal', 'triangular'] },
    }),
    diameter: measure('m', { label: 'Diameter', symbol: 'D', min: 0.002, max: 100, when: { shape: 'circular' } }),
    slope: number({
      label: 'Slope of the bed',
      text: 'ratio',
      usual: [0.000005, 0.2],
      help: 'Fall over length: 0.001 is 1 m in 1 km.',
      symbol: 'S',
      above: 0,
      max: 1,
    }),
    roughness: number({
      label: "Manning's roughness",
      usual: [0.008, 0.2],
      help: '0.013 smooth concrete, 0.025 earth, 0.035 natural stream, 0.1 floodplain with brush.',
      symbol: 'n',
      min: 0.005,
      max: 0.5,
    }),
  },
  outputs: {
    discharge: measure('m^3/s', { label: 'Discharge', symbol: 'Q' }),
    velocity: measure('m/s', { label: 'Mean velocity', symbol: 'V' }),
    area: measure('m^2', { label: 'Flow area', symbol: 'A' }),
    hydraulicRadius: measure('m', { label: 'Hydraulic radius', symbol: 'R' }),
    froude: number({ label: 'Froude number', symbol: '\\mathrm{Fr}', places: 3 }),
    regime: category(['Subcritical', 'Supercritical'], { label: 'Flow', of: 'froude' }),
  },
  formula: ({ shape, depth, bottomWidth, sideSlope, diameter, slope, roughness }) => {
    let area = bottomWidth * depth;
    let perimeter = bottomWidth + 2 * depth;
    let topWidth = bottomWidth;
    if (shape === 'trapezoidal') {
      area = (bottomWidth + sideSlope * depth) * depth;
      perimeter = bottomWidth + 2 * depth * Math.sqrt(1 + sideSlope ** 2);
      topWidth = bottomWidth + 2 * sideSlope * depth;
    } else if (shape === 'triangular') {
      area = sideSlope * depth ** 2;
      perimeter = 2 * depth * Math.sqrt(1 + sideSlope ** 2);
      topWidth = 2 * sideSlope * depth;
    } else if (shape === 'circular') {
      const angle = 2 * Math.acos(1 - (2 * depth) / diameter);
      area = (diameter ** 2 / 8) * (angle - Math.sin(angle));
      perimeter = (diameter * angle) / 2;
      topWidth = diameter * Math.sin(angle / 2);
    }
    const hydraulicRadius = area / perimeter;
    const velocity = (hydraulicRadius ** (2 / 3) * Math.sqrt(slope)) / roughness;
    const froude = velocity / Math.sqrt((9.80665 * area) / topWidth);
    return {
      discharge: velocity * area,
      velocity,
      area,
      hydraulicRadius,
      froude,
      regime: classify(roundTo(froude, 3), [[1, 'Subcritical']], 'Supercritical'),
    };
  },
  requires: [
    {
      that: ({ depth, diameter, shape }) => shape !== 'circular' || depth < diameter,
      field: 'depth',
      says: 'The depth of {depth} must be less than the diameter of {diameter}: a full pipe has no free surface.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ froude }) => roundTo(froude, 3) > 0.86 && roundTo(froude, 3) < 1.13,
      says: 'The flow is near critical: its surface is unstable, and small changes of slope or roughness shift the depth much.',
    },
    {
      level: 'caution',
      when: ({ velocity, hydraulicRadius }) => velocity * hydraulicRadius < 0.002,
      says: "So thin or slow a flow is hardly turbulent (Reynolds number of water below 2000 by the hydraulic radius): Manning's equation does not hold.",
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Section',
    draw: ({ shape, depth, bottomWidth, sideSlope, diameter }) => {
      const level: Shape = { shape: 'dimension', from: [0, 0], to: [0, depth], inside: true, of: 'depth' };
      if (shape === 'circular') {
        const radius = diameter / 2;
        const half = Math.acos(Math.max(-1, 1 - depth / radius));
        return [
          { shape: 'circle', color: 5, fill: false, center: [0, radius], radius },
          {
            shape: 'arc',
            fill: true,
            center: [0, radius],
            radius,
            from: -Math.PI / 2 - half,
            to: -Math.PI / 2 + half,
          },
          level,
          { shape: 'dimension', from: [-radius, 0], to: [radius, 0], of: 'diameter' },
        ];
      }
      const base = shape === 'triangular' ? 0 : bottomWidth / 2;
      const spread = shape === 'rectangular' ? 0 : sideSlope;
      const at = (height: number, side: number): FigurePoint => [side * (base + spread * height), height];
      return [
        { shape: 'polygon', points: [at(0, -1), at(0, 1), at(depth, 1), at(depth, -1)] },
        { shape: 'line', color: 5, points: [at(1.3 * depth, -1), at(0, -1), at(0, 1), at(1.3 * depth, 1)] },
        level,
        ...(base === 0 ? [] : [{ shape: 'dimension', from: at(0, -1), to: at(0, 1), of: 'bottomWidth' } as const]),
      ];
    },
  },
  explanation: 'The channel carries {discharge} at {velocity}; with a Froude number of {froude} the flow is {regime}.',
  examples: [
    {
      inputs: { depth: 1.2, bottomWidth: 3, slope: 0.001, roughness: 0.013 },
      results: {
        discharge: 6.6829,
        velocity: 1.856361,
        area: 3.6,
        hydraulicRadius: 0.6666667,
        froude: 0.5411423,
        regime: 'Subcritical',
      },
      source: 'Python: V = R^(2/3) S^(1/2)/n with A = 3.6 m², P = 5.4 m',
    },
    {
      inputs: { shape: 'trapezoidal', depth: 1.5, bottomWidth: 2, sideSlope: 2, slope: 0.0016, roughness: 0.025 },
      results: { discharge: 10.862664, velocity: 1.448355, area: 7.5, hydraulicRadius: 0.8612568, froude: 0.4776713 },
      source: 'Python: A = 7.5 m², P = 8.7082 m, top width 8 m',
    },
    {
      inputs: { shape: 'triangular', depth: 0.6, sideSlope: 3, slope: 0.02, roughness: 0.03 },
      results: { discharge: 2.202821, velocity: 2.039649, froude: 1.189144, regime: 'Supercritical' },
      source: 'Python: A = 1.08 m², P = 3.794733 m',
    },
    {
      inputs: { shape: 'circular', depth: 0.75, diameter: 1, slope: 0.005, roughness: 0.013 },
      results: { discharge: 1.545948, velocity: 2.446693, area: 0.631852, hydraulicRadius: 0.3016871 },
      cautions: ['The flow is near critical: its surface is'],
      source: 'Python: A = D²(θ − sin θ)/8, P = Dθ/2, θ = 2 acos(1 − 2y/D)',
    },
    {
      inputs: { shape: 'circular', depth: 1, diameter: 1, slope: 0.005, roughness: 0.013 },
      refused: 'no free surface',
      source: 'By definition',
    },
    {
      inputs: { depth: 0.01, bottomWidth: 1, slope: 0.0001, roughness: 0.013 },
      results: { discharge: '0.0003523626', velocity: '0.03523626' },
      cautions: ['hardly turbulent'],
      source: "Python: Manning's equation with R = 0.01/1.02",
    },
  ],
  notes: ['For steady uniform turbulent flow in a straight prismatic channel; n holds in its usual form for SI units.'],
  references: [
    { title: 'Chow: Open-Channel Hydraulics (1959), Table 5-6' },
    { title: 'Chaudhry: Open-Channel Flow, 2nd ed. (2008), ch. 4' },
  ],
});
