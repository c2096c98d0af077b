import { choice, defineCalculator, findRoot, isAtLeast, isBelow, measure, noResult, number } from '@reckoner/engine';

/** Manning's equation in a circle; depth is found on the branch below the depth of largest flow (y/D = 0.938). */
export default defineCalculator({
  title: 'Partially full pipe flow',
  description:
    'Flow, velocity and depth of a partially full round sewer from diameter, slope, roughness and depth or flow.',
  keywords: ['sewer', 'd/D', 'Manning pipe', 'gravity sewer', 'hydraulic elements', 'proportional depth'],
  inputs: {
    find: choice({ flow: 'Flow from depth', depth: 'Depth from flow' }, { label: 'Find', default: 'flow' }),
    innerDiameter: measure('m', {
      label: 'Inner diameter',
      formerly: ['diameter'],
      usual: [50, 5000],
      unit: 'mm',
      symbol: 'D',
      min: 10,
      max: 20000,
    }),
    slope: number({
      label: 'Slope',
      text: 'ratio',
      usual: [0.0003, 0.3],
      help: 'Fall over length.',
      symbol: 'S',
      min: 0.000001,
      max: 1,
    }),
    roughness: number({
      label: "Manning's roughness",
      usual: [0.008, 0.03],
      help: 'Plastic 0.010, concrete and clay 0.013.',
      symbol: 'n',
      min: 0.005,
      max: 0.1,
      default: 0.013,
    }),
    depthRatio: number({ label: 'Depth over diameter', symbol: 'y/D', min: 0.001, max: 1, when: { find: 'flow' } }),
    givenFlow: measure('m^3/s', {
      label: 'Flow',
      unit: 'L/s',
      symbol: 'Q',
      min: 0.0001,
      max: 1e7,
      when: { find: 'depth' },
    }),
  },
  outputs: {
    flow: measure('m^3/s', { label: 'Flow', unit: 'L/s', symbol: 'Q' }),
    velocity: measure('m/s', { label: 'Velocity', symbol: 'v' }),
    ratio: number({ label: 'Depth over diameter', symbol: 'y/D', places: 3 }),
    depth: measure('m', { label: 'Depth', unit: 'mm', symbol: 'y', places: 0 }),
    fullFlow: measure('m^3/s', { label: 'Flow of the full pipe', unit: 'L/s', symbol: 'Q_f' }),
  },
  formula: ({ find, innerDiameter, slope, roughness, depthRatio, givenFlow }) => {
    const velocityAt = (angle: number) =>
      ((innerDiameter / 4) * (1 - Math.sin(angle) / angle)) ** (2 / 3) * (Math.sqrt(slope) / roughness);
    const flowAt = (angle: number) => (innerDiameter ** 2 / 8) * (angle - Math.sin(angle)) * velocityAt(angle);
    const most = flowAt(5.27810713);
    if (find === 'depth' && givenFlow > most) throw noResult('The pipe cannot carry this flow with a free surface.');
    if (find === 'depth' && givenFlow < flowAt(0.03))
      throw noResult('The flow is a film: less than 0.006% of the diameter.');
    const angle =
      find === 'flow'
        ? 2 * Math.acos(1 - 2 * depthRatio)
        : findRoot((theta) => flowAt(theta) / givenFlow - 1, 0.03, 5.27810713);
    const ratio = (1 - Math.cos(angle / 2)) / 2;
    return {
      flow: flowAt(angle),
      velocity: velocityAt(angle),
      ratio,
      depth: ratio * innerDiameter,
      fullFlow: flowAt(2 * Math.PI),
    };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ fullFlow, innerDiameter }) => isBelow(fullFlow, 0.6 * (Math.PI / 4) * innerDiameter ** 2),
      says: 'Full the pipe would run below 0.6 m/s (2 ft/s), at which sewers keep themselves clean: solids settle at this slope.',
    },
    {
      level: 'note',
      when: ({ find, flow, fullFlow }) => find === 'depth' && isAtLeast(flow, fullFlow),
      says: 'This flow is at least that of the full pipe, so that a greater depth carries it too: the pipe may run full and under pressure.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Part of the full flow over depth',
    x: { of: 'ratio' },
    y: { label: 'Part of the full flow', unit: '%' },
    curve: ({ ratio, flow, fullFlow }) => {
      const part = (depth: number) => {
        const angle = 2 * Math.acos(1 - 2 * depth);
        return (100 * (angle - Math.sin(angle)) * (1 - Math.sin(angle) / angle) ** (2 / 3)) / (2 * Math.PI);
      };
      return {
        from: 0.01,
        to: 1,
        lines: [{ y: part }],
        marks: [{ x: ratio, y: (100 * flow) / fullFlow, label: 'Pipe' }],
      };
    },
  },
  explanation:
    'At a depth of {depth} (y/D {ratio}) the pipe carries {flow} at {velocity}; full it would carry {fullFlow}.',
  examples: [
    {
      inputs: { innerDiameter: 300, slope: 0.01, depthRatio: 0.5 },
      results: { flow: 48.350379, velocity: 1.368036, ratio: 0.5, depth: 150, fullFlow: 96.700759 },
      source: 'Python: A R^(2/3) S^(1/2)/n with the segment of a circle',
    },
    {
      inputs: { find: 'depth', innerDiameter: 300, slope: 0.01, givenFlow: 50 },
      results: { flow: 50, velocity: 1.379502, ratio: 0.5100233, depth: 153.007001 },
      source: 'Python: scipy.optimize.brentq on the flow',
    },
    {
      inputs: { find: 'depth', innerDiameter: 300, slope: 0.01, givenFlow: 110 },
      noResult: 'cannot carry',
      source: 'By hand: at most 1.076 × 96.7 = 104 L/s',
    },
    {
      inputs: { find: 'depth', innerDiameter: 20000, slope: 0.01, givenFlow: 0.0001 },
      noResult: 'is a film',
      source: 'By definition',
    },
    {
      inputs: { innerDiameter: 300, slope: 0.0005, depthRatio: 0.5 },
      results: { flow: 10.81147, velocity: 0.3059021, fullFlow: 21.62295 },
      cautions: ['solids settle'],
      source: 'Python: Manning with R = D/4',
    },
    {
      inputs: { find: 'depth', innerDiameter: 300, slope: 0.01, givenFlow: 101 },
      results: { flow: 101, ratio: 0.8666145, fullFlow: 96.70076 },
      cautions: ['under pressure'],
      source: 'scipy.optimize.brentq on Manning’s equation',
    },
    {
      inputs: { find: 'depth', innerDiameter: 300, slope: 0.01, givenFlow: 96.70076 },
      results: { ratio: 0.8196295, fullFlow: 96.70076 },
      cautions: ['at least that of the full pipe'],
      source: 'Python: bisection of Manning’s equation at the flow of the full pipe',
    },
    {
      inputs: { innerDiameter: 250, slope: 0.02, roughness: 0.01, depthRatio: 0.3 },
      results: { flow: 21.41016924, velocity: 1.728644846, ratio: 0.3, depth: 75, fullFlow: 109.3297214 },
      source: 'Python: A R^(2/3) S^(1/2)/n with the segment of a circle',
    },
  ],
  notes: ['Constant roughness over depth.'],
  references: [
    { title: 'Chow: Open-Channel Hydraulics (1959), ch. 6' },
    { title: 'Ten States Standards: Recommended Standards for Wastewater Facilities, 33.41: 2 ft/s when flowing full' },
  ],
});
