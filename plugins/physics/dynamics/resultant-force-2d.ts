import {
  constant,
  cosTurn,
  defineCalculator,
  type FigurePoint,
  isAbove,
  quantity,
  rows,
  sinTurn,
  sum,
  sumOfProducts,
} from '@reckoner/engine';

/** Σ F·c, or 0 where what is left is the rounding of the angles: quarter turns have none. */
const component = (forces: readonly number[], along: readonly number[], across: readonly number[]): number => {
  const total = sumOfProducts(...forces.map((force, i) => [force, along[i]!]));
  const rounding = sum(
    forces.map((force, i) => 1e-15 * force * Math.min(Math.abs(across[i]!), 1e6 * Math.abs(along[i]!))),
  );
  return Math.abs(total) <= rounding ? constant(0, 'N') : total;
};

/** Vector sum of forces in a plane. */
export default defineCalculator({
  title: 'Resultant force of several forces',
  description:
    'Resultant of forces in a plane from their magnitudes and directions: magnitude, direction, components, and the equilibrant.',
  keywords: ['vector sum of forces', 'net force', 'equilibrant', 'force components', 'concurrent forces'],
  inputs: {
    forces: rows(
      {
        force: quantity('N', { label: 'Force', symbol: 'F', min: 0, max: 1e15, usual: 'all' }),
        direction: quantity('rad', {
          label: 'Direction',
          help: 'Counterclockwise from the x axis: right 0°, up 90°, left 180°, down 270° or -90°.',
          unit: 'deg',
          symbol: '\\theta',
          min: -360,
          max: 360,
        }),
      },
      { label: 'Forces', help: 'On one point; a compass bearing b is the direction 90° - b.', maxItems: 100 },
    ),
  },
  outputs: {
    resultant: quantity('N', { label: 'Resultant force', symbol: 'R' }),
    direction: quantity('rad', {
      label: 'Direction of the resultant',
      help: 'Counterclockwise from the x axis, negative clockwise.',
      unit: 'deg',
      places: 3,
      symbol: '\\phi',
      optional: true,
    }),
    x: quantity('N', { label: 'Component along x', symbol: 'R_x' }),
    y: quantity('N', { label: 'Component along y', symbol: 'R_y' }),
    equilibrant: quantity('rad', {
      label: 'Direction of the equilibrant',
      help: 'Of the force as large as the resultant that brings equilibrium.',
      unit: 'deg',
      places: 3,
      symbol: '\\psi',
      optional: true,
    }),
  },
  formula: ({ forces }) => {
    const sizes = forces.map(({ force }) => force);
    const cosines = forces.map(({ direction }) => cosTurn(direction));
    const sines = forces.map(({ direction }) => sinTurn(direction));
    const x = component(sizes, cosines, sines);
    const y = component(sizes, sines, cosines);
    const resultant = Math.hypot(x, y);
    if (x === 0 && y === 0) return { resultant, x, y };
    return { resultant, direction: Math.atan2(y, x), x, y, equilibrant: Math.atan2(0 - y, 0 - x) };
  },
  shown: ({ forces, x, y }) => ({
    resultant: Math.hypot(x, y),
    direction: Math.atan2(y, x),
    x: sum(forces.map(({ force, direction }) => force * cosTurn(direction))),
    y: sum(forces.map(({ force, direction }) => force * sinTurn(direction))),
    equilibrant: undefined,
  }),
  stepwise: [
    'The equilibrant is as large as the resultant and points the opposite way: its direction is atan2(-R_y, -R_x).',
  ],
  figure: {
    kind: 'drawing',
    title: 'Forces, one after the other',
    draw: ({ forces, x, y, resultant }) => {
      if (forces.length > 12 || forces.every(({ force }) => force === 0)) return undefined;
      const corners: FigurePoint[] = [[0, 0]];
      for (const { force, direction } of forces) {
        const [atX, atY] = corners.at(-1)!;
        corners.push([atX + force * Math.cos(direction), atY + force * Math.sin(direction)]);
      }
      const chain = corners
        .slice(1)
        .flatMap((to, place) =>
          forces[place]!.force === 0 ? [] : [{ shape: 'arrow', from: corners[place]!, to } as const],
        );
      return resultant === 0
        ? chain
        : [...chain, { shape: 'arrow', color: 2, from: [0, 0], to: [x, y], label: 'R', of: 'resultant' }];
    },
  },
  explanation: ({ direction, forces }) =>
    direction === undefined
      ? forces.every(({ force }) => force === 0)
        ? 'No force acts: the resultant is {resultant}.'
        : 'The forces balance: the resultant is {resultant}, and no equilibrant is needed.'
      : 'The resultant is {resultant}, {direction|{|direction|} clockwise from|along|{|direction|} counterclockwise from} the x axis; a force of the same size at {equilibrant} brings equilibrium.',
  cautions: [
    {
      level: 'note',
      when: ({ forces }) => {
        const sizes = forces.map(({ force }) => force).filter((force) => force > 0);
        return sizes.length > 1 && isAbove(Math.max(...sizes), 1000 * Math.min(...sizes));
      },
      says: 'The largest force is more than 1,000 times the smallest: if that is not meant, check the units, N or kN.',
    },
    {
      level: 'note',
      when: ({ forces }) => {
        const turns = forces.map(({ direction }) => Math.abs(direction)).filter((turn) => turn > 0);
        return forces.length > 1 && turns.length > 0 && turns.every((turn) => turn < constant(0.111, 'rad'));
      },
      says: 'All directions lie within about 6.3° of the x axis: are they in degrees? Angles in radians are sent with their unit, 1.57 rad.',
    },
    {
      level: 'note',
      when: ({ forces }) => forces.length > 1 && forces.every(({ direction }) => direction === forces[0]!.direction),
      says: 'All forces have one direction, so that they simply add up.',
    },
  ],
  examples: [
    {
      inputs: {
        forces: [
          { force: 30, direction: 0 },
          { force: 40, direction: 90 },
        ],
      },
      results: { resultant: 50, direction: 53.1301024, x: 30, y: 40, equilibrant: -126.8698976 },
      source: 'By hand: 3, 4, 5; Python: atan2',
    },
    {
      inputs: {
        forces: [
          { force: 7, direction: 0 },
          { force: 7, direction: 120 },
          { force: 7, direction: 240 },
        ],
      },
      results: { resultant: 0, x: 0, y: 0 },
      source: 'By definition: three equal forces at 120°',
    },
    {
      inputs: {
        forces: [
          { force: 100, direction: 30 },
          { force: 80, direction: 150 },
          { force: 50, direction: -90 },
        ],
      },
      results: {
        resultant: '43.5889894354',
        direction: '66.5867755536',
        x: '17.3205080757',
        y: 40,
        equilibrant: '-113.4132244464',
      },
      source: 'By hand: 10√3; 50 + 40 - 50; √1900',
    },
    {
      inputs: {
        forces: [
          { force: 5, direction: 60 },
          { force: 5, direction: -60 },
        ],
      },
      results: { resultant: 5, direction: 0, x: 5, y: 0, equilibrant: 180 },
      source: 'By hand: 2 × 5 cos 60°',
    },
    {
      inputs: {
        forces: [
          { force: 1e12, direction: 0 },
          { force: 1e12, direction: 180 },
          { force: 0.001, direction: 270 },
        ],
      },
      results: { resultant: 0.001, direction: -90, x: 0, y: -0.001, equilibrant: 90 },
      cautions: ['N or kN'],
      source: 'By hand: the two large ones cancel',
    },
    {
      inputs: {
        forces: [
          { force: 10, direction: 1.57 },
          { force: 10, direction: 3.14 },
        ],
      },
      results: { resultant: '19.9981229007' },
      cautions: ['in degrees'],
      source: 'Python: 20 cos 0.785°',
    },
    {
      inputs: {
        forces: [
          { force: 10, direction: 45 },
          { force: 20, direction: 45 },
        ],
      },
      results: { resultant: 30, direction: 45 },
      cautions: ['one direction'],
      source: 'By hand: 10 + 20',
    },
  ],
  notes: ['Forces that act on one point, or whose lines meet in one: of others the resultant has a moment as well.'],
  references: [
    { title: 'Meriam, Kraige: Engineering Mechanics, Statics, 7th ed., §2/3' },
    { title: 'Hibbeler: Engineering Mechanics, Statics, 14th ed., §2.4' },
  ],
});
