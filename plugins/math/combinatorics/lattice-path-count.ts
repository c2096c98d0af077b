import {
  choice,
  defineCalculator,
  type FigurePoint,
  flag,
  integer,
  matrix,
  rows,
  type Shape,
  text,
} from '@reckoner/engine';
import { LONGEST_SPOKEN } from './shared/counting.js';

const MOST_IN_TABLE = 10;
const MOST_DRAWN = 20;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Grid {
  readonly right: number;
  readonly up: number;
  readonly diagonal: boolean;
  readonly below: boolean;
  readonly blocked: readonly Point[];
}

/** The number of ways from a point to each one right of and above it, by rows from below. */
function countsFrom(start: Point, { right, up, diagonal, below, blocked }: Grid): bigint[][] {
  const closed = new Set(blocked.map(({ x, y }) => y * (right + 1) + x));
  const counts: bigint[][] = [];
  for (let y = 0; y <= up; y++) {
    const row: bigint[] = [];
    for (let x = 0; x <= right; x++) {
      const free = x >= start.x && y >= start.y && !closed.has(y * (right + 1) + x) && (!below || y <= x);
      const first = x === start.x && y === start.y;
      const under = counts[y - 1];
      const before = (row[x - 1] ?? 0n) + (under?.[x] ?? 0n) + (diagonal ? (under?.[x - 1] ?? 0n) : 0n);
      row.push(free ? (first ? 1n : before) : 0n);
    }
    counts.push(row);
  }
  return counts;
}

/** From point to point: a path takes them from the lower left on. */
function pathsThrough(via: readonly Point[], grid: Grid): bigint {
  const stops = [...via].sort((one, other) => one.x + one.y - (other.x + other.y));
  let paths = 1n;
  let start: Point = { x: 0, y: 0 };
  for (const stop of [...stops, { x: grid.right, y: grid.up }]) {
    paths *= countsFrom(start, grid)[stop.y]?.[stop.x] ?? 0n;
    start = stop;
  }
  return paths;
}

const point = {
  x: integer({ label: 'Across', help: 'From 0 at the start; of cells from 1.', symbol: 'x', min: 0, max: 60 }),
  y: integer({ label: 'Up', help: 'From 0 at the start; of cells from 1.', symbol: 'y', min: 0, max: 60 }),
};

/** C(m + n, n), and by adding up the ways to each point where some are closed. */
export default defineCalculator({
  title: 'Lattice paths in a grid',
  description:
    'Number of paths from one corner of a grid to the opposite one by steps right and up, or diagonally too, also with blocked points, through given points or not above the diagonal.',
  keywords: [
    'shortest paths in a grid',
    'unique paths',
    'grid walking problem',
    'taxicab paths',
    'delannoy numbers',
    'lattice path with obstacles',
    'how many routes on a grid',
  ],
  inputs: {
    grid: choice(
      { lines: 'Along lines, from crossing to crossing', cells: 'From cell to cell' },
      { label: 'Path runs', default: 'lines' },
    ),
    across: integer({ label: 'Cells across', symbol: 'm', min: 1, max: 60 }),
    up: integer({ label: 'Cells up', symbol: 'n', min: 1, max: 60 }),
    steps: choice(
      { shortest: 'Right and up', delannoy: 'Right, up and diagonal' },
      { label: 'Steps', default: 'shortest' },
    ),
    below: flag({
      label: 'Never above the diagonal',
      help: 'From the start, as of a square: at no point more steps up than right.',
    }),
    blocked: rows(point, { label: 'Blocked points or cells', maxItems: 100, optional: true }),
    via: rows(point, { label: 'Points or cells on the way', maxItems: 10, optional: true }),
  },
  outputs: {
    paths: text({ label: 'Paths', symbol: 'N' }),
    digits: integer({ label: 'Digits of the number of paths' }),
    unrestricted: text({ label: 'Without any condition' }),
    stepsRight: integer({ label: 'Steps to the right', optional: true }),
    stepsUp: integer({ label: 'Steps up', optional: true }),
    counts: matrix({
      label: 'Ways from the start to each place, in small grids',
      help: 'The uppermost row is the first.',
      optional: true,
    }),
  },
  algorithm: ({ grid, across, up, steps, below, blocked, via }) => {
    const first = grid === 'cells' ? 1 : 0;
    const at = ({ x, y }: Point): Point => ({ x: x - first, y: y - first });
    const free = { right: across - first, up: up - first, diagonal: steps === 'delannoy', below: false, blocked: [] };
    const held = { ...free, below, blocked: (blocked ?? []).map(at) };
    const paths = pathsThrough((via ?? []).map(at), held);
    return {
      paths: `${paths}`,
      digits: `${paths}`.length,
      unrestricted: `${pathsThrough([], free)}`,
      ...(steps === 'shortest' && { stepsRight: free.right, stepsUp: free.up }),
      ...(Math.max(free.right, free.up) < MOST_IN_TABLE &&
        (via ?? []).length === 0 && {
          counts: countsFrom({ x: 0, y: 0 }, held)
            .reverse()
            .map((row) => row.map(Number)),
        }),
    };
  },
  requires: [
    {
      that: ({ below, across, up }) => !below || up <= across,
      field: 'up',
      says: 'With more cells up, {up}, than across, {across}, the path ends with more steps up than right.',
    },
    {
      each: 'blocked',
      that: ({ x, y }, { grid, across, up }) => x <= across && y <= up && (grid === 'lines' || (x > 0 && y > 0)),
      field: 'x',
      says: 'This place is not on the grid: crossings are counted from 0, 0, cells from 1, 1.',
    },
    {
      each: 'via',
      that: ({ x, y }, { grid, across, up }) => x <= across && y <= up && (grid === 'lines' || (x > 0 && y > 0)),
      field: 'x',
      says: 'This place is not on the grid: crossings are counted from 0, 0, cells from 1, 1.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ steps, blocked }) =>
        steps === 'delannoy' &&
        (blocked ?? []).some((one) => (blocked ?? []).some(({ x, y }) => x === one.x + 1 && y === one.y - 1)),
      says: 'A diagonal step between two blocked places is allowed.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Grid with blocked places',
    draw: ({ grid, across, up, below, blocked, via }) => {
      if (Math.max(across, up) > MOST_DRAWN) return undefined;
      // A cell is named by the point at its middle.
      const middle = grid === 'cells' ? 0.5 : 0;
      const at = ({ x, y }: Point): FigurePoint => [x - middle, y - middle];
      const shapes: Shape[] = [];
      for (let x = 0; x <= across; x++) {
        shapes.push({
          shape: 'line',
          color: 5,
          points: [
            [x, 0],
            [x, up],
          ],
        });
      }
      for (let y = 0; y <= up; y++) {
        shapes.push({
          shape: 'line',
          color: 5,
          points: [
            [0, y],
            [across, y],
          ],
        });
      }
      const [start, end] = [middle, -middle];
      if (below) {
        const reach = Math.min(across, up);
        shapes.push({
          shape: 'line',
          dashed: true,
          color: 4,
          points: [
            [0, 0],
            [reach, reach],
          ],
        });
      }
      for (const place of blocked ?? []) shapes.push({ shape: 'circle', center: at(place), radius: 0.3, color: 2 });
      for (const place of via ?? []) shapes.push({ shape: 'point', at: at(place), color: 3 });
      shapes.push({ shape: 'point', at: [start, start], label: 'Start' });
      shapes.push({ shape: 'point', at: [across + end, up + end], label: 'End' });
      return shapes;
    },
  },
  explanation: ({ grid, across, up, steps, below, blocked, via, paths, digits }) => {
    const kind = steps === 'delannoy' ? 'steps right, up and diagonally' : 'steps right and up';
    const where = grid === 'cells' ? 'between opposite corner cells of a grid' : 'between opposite corners of a grid';
    const conditions = [
      below ? (across === up ? 'never above the diagonal' : 'with never more steps up than right') : '',
      blocked === undefined || blocked.length === 0 ? '' : 'around the blocked places',
      via === undefined || via.length === 0 ? '' : 'through the given places',
    ].filter((condition) => condition !== '');
    const held = conditions.map((condition) => `, ${condition}`).join('');
    if (paths === '0') return `There is no path ${where} of {across} × {up} cells${held}.`;
    const count = digits > LONGEST_SPOKEN ? 'has {digits} digits' : 'is {paths}';
    return `The number of paths by ${kind} ${where} of {across} × {up} cells${held}${held === '' ? '' : ','} ${count}.`;
  },
  examples: [
    {
      inputs: { across: 11, up: 11 },
      results: { paths: '705432', unrestricted: '705432', stepsRight: 11, stepsUp: 11, digits: 6 },
      source: 'Mathematics Stack Exchange, Lattice paths through and avoiding a point: C(22, 11) = 705432',
    },
    {
      inputs: { across: 11, up: 11, via: [{ x: 6, y: 4 }] },
      results: { paths: '166320', unrestricted: '705432' },
      source: 'Mathematics Stack Exchange, Lattice paths through and avoiding a point: 210 × 792',
    },
    {
      inputs: { across: 11, up: 11, blocked: [{ x: 6, y: 4 }] },
      results: { paths: '539112', unrestricted: '705432' },
      source: 'Mathematics Stack Exchange, Lattice paths through and avoiding a point: 705432 − 166320',
    },
    {
      inputs: { across: 2, up: 2 },
      results: {
        paths: '6',
        counts: [
          [1, 3, 6],
          [1, 2, 3],
          [1, 1, 1],
        ],
      },
      source: 'By hand: C(4, 2)',
    },
    {
      inputs: { grid: 'cells', across: 7, up: 3 },
      results: { paths: '28', stepsRight: 6, stepsUp: 2 },
      source: 'By hand: C(8, 2)',
    },
    {
      inputs: { grid: 'cells', across: 3, up: 3, blocked: [{ x: 2, y: 2 }] },
      results: {
        paths: '2',
        unrestricted: '6',
        counts: [
          [1, 1, 2],
          [1, 0, 1],
          [1, 1, 1],
        ],
      },
      source: 'By hand: along the edges, one path on each side of the middle',
    },
    {
      inputs: { across: 3, up: 3, steps: 'delannoy' },
      results: {
        paths: '63',
        counts: [
          [1, 7, 25, 63],
          [1, 5, 13, 25],
          [1, 3, 5, 7],
          [1, 1, 1, 1],
        ],
      },
      source: 'Wikipedia, Delannoy number: 63 paths through a 3 × 3 grid',
    },
    {
      inputs: { across: 5, up: 5, below: true },
      results: { paths: '42', unrestricted: '252' },
      source: 'OEIS A000108: Catalan number 42',
    },
    {
      inputs: { across: 4, up: 4, steps: 'delannoy', below: true },
      results: { paths: '90', unrestricted: '321' },
      source: 'OEIS A006318, A001850: large Schröder number 90, Delannoy number 321',
    },
    {
      inputs: {
        across: 2,
        up: 2,
        blocked: [
          { x: 1, y: 0 },
          { x: 0, y: 1 },
        ],
        via: [{ x: 1, y: 1 }],
      },
      results: { paths: '0' },
      source: 'By hand: both ways out of the corner are closed',
    },
    {
      inputs: { across: 60, up: 60, steps: 'delannoy' },
      results: { digits: 45 },
      source: 'Python: sum of C(60, k)² 2^k',
    },
    {
      inputs: { grid: 'cells', across: 7, up: 3, below: true },
      results: { paths: '20', unrestricted: '28' },
      source: 'By hand: C(8, 2) − C(8, 1)',
    },
    {
      inputs: {
        across: 2,
        up: 2,
        steps: 'delannoy',
        blocked: [
          { x: 1, y: 0 },
          { x: 0, y: 1 },
        ],
      },
      results: { paths: '3', unrestricted: '13' },
      cautions: ['between two blocked places'],
      source: 'By hand: diagonally to the middle, and three ways on',
    },
    { inputs: { across: 2, up: 3, below: true }, refused: 'more steps up than right', source: 'By definition' },
    { inputs: { across: 2, up: 3, blocked: [{ x: 3, y: 3 }] }, refused: 'not on the grid', source: 'By definition' },
    {
      inputs: { grid: 'cells', across: 2, up: 3, via: [{ x: 0, y: 1 }] },
      refused: 'not on the grid',
      source: 'By definition',
    },
  ],
  references: [
    { title: 'Stanley: Enumerative Combinatorics, vol. 1, 2nd ed., §1.2', isbn: '978-1-107-60262-5' },
    { title: 'Weisstein: Lattice Path, MathWorld', url: 'https://mathworld.wolfram.com/LatticePath.html' },
  ],
});
