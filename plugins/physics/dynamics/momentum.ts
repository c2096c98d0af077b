import { cosTurn, defineCalculator, type FigurePoint, quantity, rows, sinTurn, sum } from '@reckoner/engine';
import { isRelativistic } from '../shared/limits.js';

/** Vector sum of m v in a plane. */
export default defineCalculator({
  title: 'Momentum',
  description:
    'Total momentum of one or more bodies in a plane, its direction, and the velocity of their center of mass.',
  keywords: ['linear momentum', 'p = mv', 'conservation of momentum', 'inelastic collision', 'center of mass'],
  inputs: {
    bodies: rows(
      {
        mass: quantity('kg', { label: 'Mass', symbol: 'm', min: 1e-12, max: 1e12, usual: 'all' }),
        speed: quantity('m/s', { label: 'Speed', symbol: 'v', min: 0, max: 1e8 }),
        direction: quantity('rad', {
          label: 'Direction',
          help: 'Counterclockwise from the x axis; 180° is backward.',
          unit: 'deg',
          symbol: '\\theta',
          min: -360,
          max: 360,
          default: 0,
        }),
      },
      { label: 'Bodies' },
    ),
  },
  outputs: {
    momentum: quantity('kg*m/s', { label: 'Total momentum', symbol: 'p' }),
    direction: quantity('rad', { label: 'Direction of the momentum', unit: 'deg', symbol: '\\phi', optional: true }),
    x: quantity('kg*m/s', { label: 'Component along x', symbol: 'p_x' }),
    y: quantity('kg*m/s', { label: 'Component along y', symbol: 'p_y' }),
    centerSpeed: quantity('m/s', { label: 'Speed of the center of mass', symbol: 'v_c' }),
  },
  formula: ({ bodies }) => {
    const x = sum(bodies.map(({ mass, speed, direction }) => mass * speed * cosTurn(direction)));
    const y = sum(bodies.map(({ mass, speed, direction }) => mass * speed * sinTurn(direction)));
    const momentum = Math.hypot(x, y);
    // What is left of momenta that cancel is rounding, and points nowhere.
    if (momentum <= 1e-12 * sum(bodies.map(({ mass, speed }) => mass * speed)))
      return { momentum: 0, x: 0, y: 0, centerSpeed: 0 };
    return {
      momentum,
      direction: Math.atan2(y, x),
      x,
      y,
      centerSpeed: momentum / sum(bodies.map(({ mass }) => mass)),
    };
  },
  shown: ({ bodies, momentum, x, y }) => ({
    momentum: Math.hypot(x, y),
    direction: Math.atan2(y, x),
    x: sum(bodies.map(({ mass, speed, direction }) => mass * speed * Math.cos(direction))),
    y: sum(bodies.map(({ mass, speed, direction }) => mass * speed * Math.sin(direction))),
    centerSpeed: momentum / sum(bodies.map(({ mass }) => mass)),
  }),
  figure: {
    kind: 'drawing',
    title: 'Momenta, one after the other',
    draw: ({ bodies, x, y, momentum }) => {
      if (momentum === 0 || bodies.length > 12) return undefined;
      const corners: FigurePoint[] = [[0, 0]];
      for (const { mass, speed, direction } of bodies) {
        const [atX, atY] = corners.at(-1)!;
        corners.push([atX + mass * speed * Math.cos(direction), atY + mass * speed * Math.sin(direction)]);
      }
      return [
        ...corners.slice(1).map((to, place) => ({ shape: 'arrow', from: corners[place]!, to }) as const),
        { shape: 'arrow', color: 2, from: [0, 0], to: [x, y], label: 'p', of: 'momentum' },
      ];
    },
  },
  explanation: ({ direction }) =>
    direction === undefined
      ? 'The total momentum is {momentum}: the center of mass rests.'
      : 'The total momentum is {momentum} at {direction}; the center of mass moves at {centerSpeed}.',
  cautions: [
    {
      level: 'caution',
      when: ({ bodies }) => bodies.some(({ speed }) => isRelativistic(speed)),
      says: 'Above a tenth of the speed of light relativity counts: the momenta are larger than here.',
    },
  ],
  examples: [
    {
      inputs: { bodies: [{ mass: 1500, speed: 20 }] },
      results: { momentum: 30000, direction: 0, x: 30000, y: 0, centerSpeed: 20 },
      source: 'By hand: 1500 × 20',
    },
    {
      inputs: {
        bodies: [
          { mass: 3, speed: 4 },
          { mass: 2, speed: 8, direction: 90 },
        ],
      },
      results: { momentum: 20, direction: 53.1301024, x: 12, y: 16, centerSpeed: 4 },
      source: 'By hand: √(12² + 16²) = 20; atan(16/12); 20/5',
    },
    {
      inputs: {
        bodies: [
          { mass: 2, speed: 3 },
          { mass: 1, speed: 6, direction: 180 },
        ],
      },
      results: { momentum: 0, x: 0, y: 0, centerSpeed: 0 },
      source: 'By hand: 2 × 3 - 1 × 6',
    },
    {
      inputs: {
        bodies: [
          { mass: 1, speed: 3e7 },
          { mass: 1, speed: 4e7, direction: 90 },
        ],
      },
      results: { momentum: 5e7, x: 3e7, y: 4e7 },
      cautions: ['relativity'],
      source: 'By hand: √(3² + 4²)',
    },
  ],
  notes: ['Bodies that stick together move on with the velocity of the center of mass.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §9-3' }],
});
