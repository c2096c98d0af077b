import { constant, defineCalculator, isAbove, quantity, rows, type Shape, sum, sumOfProducts } from '@reckoner/engine';

/** Mean of the positions, weighted by the masses; what is left of a sum that cancels is no position. */
const weighted = (masses: readonly number[], positions: readonly number[]): number => {
  const moment = sumOfProducts(...masses.map((mass, i) => [mass, positions[i]!]));
  const size = sum(masses.map((mass, i) => mass * Math.abs(positions[i]!)));
  return Math.abs(moment) <= 4e-16 * size ? constant(0, 'm') : moment / sum(masses);
};

/** r = Σ m r/Σ m in one to three dimensions. */
export default defineCalculator({
  title: 'Center of mass',
  description: 'Center of mass of point masses, or of bodies at their own centers, on a line, in a plane or in space.',
  keywords: ['center of gravity', 'barycenter', 'centroid of masses', 'balance point', 'point masses'],
  inputs: {
    masses: rows(
      {
        mass: quantity('kg', { label: 'Mass', symbol: 'm', min: 0, max: 1e45, usual: 'all' }),
        x: quantity('m', { label: 'x', symbol: 'x', min: -1e25, max: 1e25 }),
        y: quantity('m', { label: 'y', symbol: 'y', min: -1e25, max: 1e25, optional: true }),
        z: quantity('m', { label: 'z', symbol: 'z', min: -1e25, max: 1e25, optional: true }),
      },
      { label: 'Masses', help: 'With x alone on a line, with y in a plane, with z in space.', maxItems: 100 },
    ),
  },
  outputs: {
    centerX: quantity('m', { label: 'Center of mass, x', symbol: 'x_c' }),
    centerY: quantity('m', { label: 'Center of mass, y', symbol: 'y_c', optional: true }),
    centerZ: quantity('m', { label: 'Center of mass, z', symbol: 'z_c', optional: true }),
    total: quantity('kg', { label: 'Total mass', symbol: 'M' }),
  },
  formula: ({ masses }) => {
    const weights = masses.map((row) => row.mass);
    const total = sum(weights);
    const line = {
      total,
      centerX: weighted(
        weights,
        masses.map((row) => row.x),
      ),
    };
    if (masses.every((row) => row.y === undefined)) return line;
    const plane = {
      ...line,
      centerY: weighted(
        weights,
        masses.map((row) => row.y!),
      ),
    };
    if (masses.every((row) => row.z === undefined)) return plane;
    return {
      ...plane,
      centerZ: weighted(
        weights,
        masses.map((row) => row.z!),
      ),
    };
  },
  shown: ({ masses }) => ({
    centerX: sum(masses.map((row) => row.mass * row.x)) / sum(masses.map((row) => row.mass)),
    centerY: undefined,
    centerZ: undefined,
  }),
  stepwise: [
    'The other coordinates are found in the same way, each as the mean of the positions weighted by the masses.',
  ],
  figure: {
    kind: 'drawing',
    title: 'Masses and their center, seen along z',
    draw: ({ masses, centerX, centerY }) => {
      const heaviest = Math.max(...masses.map((row) => row.mass));
      const places = masses.map((row) => [row.x, row.y ?? 0] as const);
      const spread = Math.max(
        Math.max(...places.map(([x]) => x)) - Math.min(...places.map(([x]) => x)),
        Math.max(...places.map(([, y]) => y)) - Math.min(...places.map(([, y]) => y)),
      );
      if (spread === 0) return undefined;
      return [
        ...masses.map(
          (row, i): Shape => ({
            shape: 'circle',
            color: 5,
            center: [row.x, row.y ?? 0],
            radius: 0.05 * spread * Math.max(0.2, Math.cbrt(row.mass / heaviest)),
            ...(masses.length <= 12 && { label: `${i + 1}` }),
          }),
        ),
        { shape: 'point', color: 2, at: [centerX, centerY ?? 0], label: 'Center of mass' },
      ];
    },
  },
  explanation:
    'The center of mass lies at x = {centerX}{centerY?, y = {centerY}|}{centerZ?, z = {centerZ}|}; the total mass is {total}.',
  requires: [
    {
      that: ({ masses }) => masses.some((row) => row.mass > 0),
      field: 'masses',
      says: 'At least one mass must be above 0: nothing has no center.',
    },
    {
      each: 'masses',
      that: (row, { masses }) => (row.y === undefined) === masses.every((other) => other.y === undefined),
      field: 'y',
      says: 'Give y for every mass, or for none.',
    },
    {
      each: 'masses',
      that: (row, { masses }) => (row.z === undefined) === masses.every((other) => other.z === undefined),
      field: 'z',
      says: 'Give z for every mass, or for none.',
    },
    {
      each: 'masses',
      that: ({ y, z }) => z === undefined || y !== undefined,
      field: 'y',
      says: 'A mass with z needs y, too: in a plane name the axes x and y.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ masses }) => {
        const given = masses.map((row) => row.mass).filter((mass) => mass > 0);
        return isAbove(Math.max(...given), 1000 * Math.min(...given));
      },
      says: 'The heaviest mass is more than 1,000 times the lightest: if that is not meant, check the units.',
    },
  ],
  examples: [
    {
      inputs: {
        masses: [
          { mass: 3, x: 0, y: 0 },
          { mass: 5, x: 4, y: 0 },
          { mass: 2, x: 0, y: 6 },
        ],
      },
      results: { centerX: 2, centerY: 1.2, total: 10 },
      source: 'By hand: 20/10, 12/10',
    },
    {
      inputs: {
        masses: [
          { mass: 5.97e24, x: 0 },
          { mass: 7.36e22, x: 382000000 },
        ],
      },
      results: { centerX: 4652061.685, total: 6.0436e24 },
      source:
        'OpenStax University Physics Volume 1, §9.6, masses and distance of Earth and Moon; Python: 7.36e22 × 3.82e8/6.0436e24 (printed there: 4.64e6)',
    },
    {
      inputs: {
        masses: [
          { mass: 1, x: 1, y: 2, z: 3 },
          { mass: 3, x: -1, y: 0, z: 1 },
          { mass: 0, x: 9, y: 9, z: 9 },
        ],
      },
      results: { centerX: -0.5, centerY: 0.5, centerZ: 1.5, total: 4 },
      source: 'By hand: (1 - 3)/4, 2/4, (3 + 3)/4',
    },
    {
      inputs: {
        masses: [
          { mass: 0.7, x: 0.3 },
          { mass: 0.21, x: -1 },
        ],
      },
      results: { centerX: 0, total: 0.91 },
      source: 'By hand: 0.21 - 0.21',
    },
    {
      inputs: {
        masses: [
          { mass: 2, x: 1 },
          { mass: '1 g', x: 5 },
        ],
      },
      results: { centerX: 1.001999, total: 2.001 },
      cautions: ['1,000 times the lightest'],
      source: 'By hand: 2.005/2.001',
    },
    { inputs: { masses: [{ mass: 0, x: 1 }] }, refused: 'nothing has no center', source: 'By definition' },
    {
      inputs: {
        masses: [
          { mass: 1, x: 1, y: 1 },
          { mass: 1, x: 2 },
        ],
      },
      refused: 'Give y for every mass',
      source: 'By definition',
    },
    {
      inputs: {
        masses: [
          { mass: 1, x: 1, y: 1, z: 1 },
          { mass: 1, x: 2, y: 2 },
        ],
      },
      refused: 'Give z for every mass',
      source: 'By definition',
    },
    { inputs: { masses: [{ mass: 1, x: 1, z: 1 }] }, refused: 'needs y, too', source: 'By definition' },
  ],
  notes: ['A body of any size counts as a point mass at its own center of mass.'],
  references: [
    { title: 'OpenStax: University Physics Volume 1, §9.6' },
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §9-1' },
  ],
});
