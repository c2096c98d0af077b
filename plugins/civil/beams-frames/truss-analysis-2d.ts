import {
  category,
  choice,
  constant,
  defineCalculator,
  type FigurePoint,
  integer,
  isAbove,
  noResult,
  quantity,
  rows,
  type Shape,
  table,
} from '@reckoner/engine';

/** Below this share of what a direction of a joint resists at first, it resists nothing: the truss is a mechanism. */
const LEAST_PIVOT = 1e-10;

/** Direct stiffness method for pin-jointed plane trusses; joints and members are numbered as they are listed. */
export default defineCalculator({
  title: '2D truss member forces',
  description:
    'Member forces, reactions and joint displacements of a plane truss from its joints, members, supports and loads.',
  keywords: [
    'truss analysis',
    'truss solver',
    'method of joints',
    'method of sections',
    'direct stiffness method',
    'roof truss forces',
    'zero-force members',
  ],
  inputs: {
    joints: rows(
      {
        x: quantity('m', { label: 'x', usual: [-200, 200], min: -1000, max: 1000 }),
        y: quantity('m', { label: 'y, upward', usual: [-200, 200], min: -1000, max: 1000 }),
        support: choice(
          {
            free: 'None',
            pinned: 'Pinned',
            rollsAcross: 'Roller, free to move horizontally',
            rollsUp: 'Roller, free to move vertically',
          },
          { label: 'Support', default: 'free' },
        ),
        across: quantity('N', {
          label: 'Load to the right',
          unit: 'kN',
          usual: [-5000, 5000],
          min: -1e6,
          max: 1e6,
          optional: true,
        }),
        down: quantity('N', {
          label: 'Load downward',
          unit: 'kN',
          usual: [-5000, 5000],
          min: -1e6,
          max: 1e6,
          optional: true,
        }),
      },
      { label: 'Joints', minItems: 3, maxItems: 30 },
    ),
    members: rows(
      {
        from: integer({ label: 'From joint', min: 1, max: 30 }),
        to: integer({ label: 'To joint', min: 1, max: 30 }),
        area: quantity('m^2', { label: 'Cross-section', unit: 'cm^2', min: 0.01, max: 1e5, optional: true }),
      },
      { label: 'Members', minItems: 2, maxItems: 70 },
    ),
    area: quantity('m^2', {
      label: 'Cross-section of the other members',
      help: 'Without it there are no displacements, and of all members without a cross-section of their own alike ones are taken.',
      usual: [0.5, 1000],
      unit: 'cm^2',
      symbol: 'A',
      min: 0.01,
      max: 1e5,
      optional: true,
    }),
    elasticModulus: quantity('Pa', {
      label: 'Modulus of elasticity',
      usual: [0.5, 450],
      help: '200 GPa for steel, 70 GPa for aluminum, 8 to 13 GPa for softwood.',
      unit: 'GPa',
      symbol: 'E',
      min: 0.1,
      max: 1000,
      default: 200,
    }),
  },
  outputs: {
    tension: quantity('N', { label: 'Largest tension', unit: 'kN', symbol: 'N_t' }),
    compression: quantity('N', { label: 'Largest compression', unit: 'kN', symbol: 'N_c' }),
    redundancy: integer({
      label: 'Redundant members and supports',
      help: 'With 0 the forces follow from equilibrium alone; else from the cross-sections too.',
      symbol: 'r',
    }),
    forces: table(
      {
        member: integer({ label: 'Member' }),
        from: integer({ label: 'From' }),
        to: integer({ label: 'To' }),
        length: quantity('m', { label: 'Length', places: 3 }),
        force: quantity('N', { label: 'Force (tension is positive)', unit: 'kN', places: 3 }),
        kind: category(['Tension', 'Compression', 'No force'], { label: 'Kind' }),
        stress: quantity('Pa', { label: 'Stress', unit: 'MPa', places: 2, optional: true }),
      },
      { label: 'Members' },
    ),
    nodes: table(
      {
        joint: integer({ label: 'Joint' }),
        reactionAcross: quantity('N', { label: 'Reaction to the right', unit: 'kN', places: 3, optional: true }),
        reactionUp: quantity('N', { label: 'Reaction upward', unit: 'kN', places: 3, optional: true }),
        shiftAcross: quantity('m', { label: 'Moves to the right by', unit: 'mm', places: 3, optional: true }),
        shiftDown: quantity('m', { label: 'Sinks by', unit: 'mm', places: 3, optional: true }),
      },
      { label: 'Joints' },
    ),
  },
  algorithm: ({ joints, members, area, elasticModulus }) => {
    const size = 2 * joints.length;
    const bars = members.map((member) => {
      const [from, to] = [joints[member.from - 1]!, joints[member.to - 1]!];
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const section = member.area ?? area;
      return {
        places: [2 * member.from - 2, 2 * member.from - 1, 2 * member.to - 2, 2 * member.to - 1],
        along: [from.x - to.x, from.y - to.y, to.x - from.x, to.y - from.y].map((part) => part / length),
        length,
        section,
        // Alike members where nothing is said: the forces do not depend on how stiff all of them are.
        stiffness: (elasticModulus * (section ?? 1e-3)) / length,
      };
    });
    const loads = joints.flatMap(({ across = 0, down = 0 }) => [across, -down]);
    if (loads.every((load) => load === 0)) throw noResult('Give a load on at least one joint.');
    const held = joints.flatMap(({ support }) => [
      support === 'pinned' || support === 'rollsUp',
      support === 'pinned' || support === 'rollsAcross',
    ]);
    const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0));
    for (const { places, along, stiffness } of bars)
      for (const [row, i] of places.entries())
        for (const [column, j] of places.entries()) matrix[i]![j]! += stiffness * along[row]! * along[column]!;
    const free = held.flatMap((isHeld, place) => (isHeld ? [] : [place]));
    const solved = solve(
      free.map((i) => free.map((j) => matrix[i]![j]!)),
      free.map((i) => loads[i]!),
    );
    const shifts = new Array<number>(size).fill(0);
    for (const [index, place] of free.entries()) shifts[place] = solved[index]!;
    const forceOf = ({ places, along, stiffness }: (typeof bars)[number]) =>
      stiffness * places.reduce((total, place, index) => total + along[index]! * shifts[place]!, 0);
    const rawForces = bars.map(forceOf);
    // What is left of forces that cancel is no force.
    const noise = 1e-9 * Math.max(...rawForces.map(Math.abs), ...loads.map(Math.abs));
    const clean = (force: number) => (Math.abs(force) < noise ? 0 : force);
    const forces = bars.map(({ length, section }, index) => {
      const force = clean(rawForces[index]!);
      const kind: 'Tension' | 'Compression' | 'No force' =
        force > 0 ? 'Tension' : force < 0 ? 'Compression' : 'No force';
      return {
        member: index + 1,
        from: members[index]!.from,
        to: members[index]!.to,
        length,
        force,
        kind,
        stress: section === undefined ? undefined : force / section,
      };
    });
    const areShown = bars.every(({ section }) => section !== undefined);
    const reaction = (place: number) => {
      const pull = matrix[place]!.reduce((total, entry, other) => total + entry * shifts[other]!, 0);
      return clean(pull - loads[place]!);
    };
    const nodes = joints.map((_, index) => {
      const [across, up] = [2 * index, 2 * index + 1];
      return {
        joint: index + 1,
        reactionAcross: held[across] ? reaction(across) : undefined,
        reactionUp: held[up] ? reaction(up) : undefined,
        shiftAcross: areShown ? shifts[across]! : undefined,
        shiftDown: areShown ? 0 - shifts[up]! : undefined,
      };
    });
    return {
      tension: Math.max(0, ...forces.map(({ force }) => force)),
      compression: Math.max(0, ...forces.map(({ force }) => -force)),
      redundancy: members.length - free.length,
      forces,
      nodes,
    };
  },
  stepwise: [
    'A member between two joints resists their moving apart with EA/L along its direction.',
    'The resistances of all members at all joints make the stiffness matrix; the displacements of the free joints are what it takes to balance the loads.',
    'The force in a member is EA/L times how far its ends moved apart; a reaction is what the members pull at a support less the load there.',
  ],
  requires: [
    {
      each: 'members',
      that: (row, { joints }) => row.from <= joints.length && row.to <= joints.length,
      field: 'to',
      says: 'The member ends at a joint that is not listed: joints are numbered from 1 on.',
    },
    {
      each: 'members',
      that: (row) => row.from !== row.to,
      field: 'to',
      says: 'A member goes from one joint to another.',
    },
    {
      each: 'members',
      that: (row, { joints }) => {
        const [from, to] = [joints[row.from - 1], joints[row.to - 1]];
        return !from || !to || from === to || isAbove(Math.abs(from.x - to.x) + Math.abs(from.y - to.y), 1e-6);
      },
      field: 'to',
      says: 'The two joints of this member stand at the same place.',
    },
    {
      each: 'members',
      that: (row, { members }) =>
        members.filter(
          ({ from, to }) =>
            Math.min(from, to) === Math.min(row.from, row.to) && Math.max(from, to) === Math.max(row.from, row.to),
        ).length === 1,
      field: 'to',
      says: 'This member is listed twice: list it once, with its whole cross-section.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ redundancy }) => redundancy > 0,
      says: 'The truss is statically indeterminate: its forces depend on the cross-sections, and on temperature and how well it fits.',
    },
    {
      level: 'note',
      when: ({ compression }) => compression > 0,
      says: 'Members in compression may buckle long before the material yields: check them as columns.',
    },
    {
      level: 'caution',
      when: ({ joints, tension, compression }) => {
        let loads = constant(0, 'N');
        for (const { across, down } of joints)
          loads += Math.abs(across ?? constant(0, 'N')) + Math.abs(down ?? constant(0, 'N'));
        return isAbove(Math.max(tension, compression), 50 * loads);
      },
      says: 'A force is over fifty times all loads together: the truss is so flat, or so nearly a mechanism, that it gives way before small displacements hold. Check the joints and members.',
    },
    {
      level: 'caution',
      when: ({ nodes, forces }) => {
        const longest = Math.max(...forces.map(({ length }) => length));
        return nodes.some(
          ({ shiftAcross, shiftDown }) =>
            isAbove(Math.abs(shiftAcross ?? 0), longest / 50) || isAbove(Math.abs(shiftDown ?? 0), longest / 50),
        );
      },
      says: 'A joint moves by more than a fiftieth of a member: far more than structures are allowed. Check the units of E and of the cross-sections.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Truss',
    draw: ({ joints, members, forces }) => {
      const xs = joints.map(({ x }) => x);
      const ys = joints.map(({ y }) => y);
      const extent = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
      const size = 0.04 * extent;
      const bars = members.map(({ from, to }, index): Shape => {
        const { kind } = forces[index]!;
        const [one, other] = [joints[from - 1]!, joints[to - 1]!];
        return {
          shape: 'line',
          color: kind === 'Tension' ? 2 : kind === 'Compression' ? 3 : 5,
          dashed: kind === 'No force',
          points: [
            [one.x, one.y],
            [other.x, other.y],
          ],
        };
      });
      const supports = joints.flatMap(({ x, y, support }): Shape[] => {
        const [depth, half] = [1.4 * size, size];
        if (support === 'free') return [];
        const base: [FigurePoint, FigurePoint] =
          support === 'rollsUp'
            ? [
                [x - depth, y - half],
                [x - depth, y + half],
              ]
            : [
                [x - half, y - depth],
                [x + half, y - depth],
              ];
        return [{ shape: 'polygon', color: 5, points: [[x, y], ...base] }];
      });
      const loads = joints.flatMap(({ x, y, across = 0, down = 0 }): Shape[] => [
        ...(down === 0 ? [] : [arrow([x, y + Math.sign(down) * 4 * size], [x, y])]),
        ...(across === 0 ? [] : [arrow([x - Math.sign(across) * 4 * size, y], [x, y])]),
      ]);
      const names = joints.map(({ x, y }, index): Shape => ({ shape: 'point', at: [x, y], label: `${index + 1}` }));
      return [...bars, ...supports, ...loads, ...(joints.length > 20 ? [] : names)];
    },
  },
  explanation: 'The largest tension in a member is {tension}, the largest compression {compression}.',
  examples: [
    {
      inputs: {
        joints: [
          { x: 0, y: 0, support: 'pinned' },
          { x: 4, y: 0 },
          { x: 8, y: 0, support: 'rollsAcross' },
          { x: 4, y: 3, down: 24 },
        ],
        members: [
          { from: 1, to: 2 },
          { from: 2, to: 3 },
          { from: 1, to: 4 },
          { from: 3, to: 4 },
          { from: 2, to: 4 },
        ],
        area: 10,
      },
      results: {
        tension: 16,
        compression: 20,
        redundancy: 0,
        forces: {
          length: 5,
          rows: {
            0: { force: 16, kind: 'Tension', stress: 16, length: 4 },
            2: { force: -20, kind: 'Compression', stress: -20, length: 5, from: 1, to: 4 },
            4: { force: 0, kind: 'No force', member: 5 },
          },
        },
        nodes: {
          length: 4,
          rows: {
            0: { reactionAcross: 0, reactionUp: 12 },
            2: { reactionUp: 12, shiftAcross: 0.64 },
            3: { shiftAcross: 0.32, shiftDown: 1.26, joint: 4 },
          },
        },
      },
      cautions: ['may buckle'],
      source: 'By hand: joints of a 3-4-5 truss; numpy: direct stiffness for the displacements',
    },
    {
      inputs: {
        joints: [
          { x: 0, y: 0, support: 'pinned' },
          { x: 4, y: 0, support: 'rollsAcross' },
          { x: 4, y: 3, across: 10, down: 20 },
          { x: 0, y: 3 },
        ],
        members: [
          { from: 1, to: 2 },
          { from: 2, to: 3 },
          { from: 3, to: 4 },
          { from: 4, to: 1 },
          { from: 1, to: 3, area: 20 },
          { from: 2, to: 4 },
        ],
        area: 10,
      },
      results: {
        tension: 7.036535859,
        compression: 24.22192152,
        redundancy: 1,
        forces: { rows: { 0: { force: 4.370771313 }, 4: { force: 7.036535859, stress: 3.51826793 } } },
        nodes: {
          rows: {
            0: { reactionAcross: -10, reactionUp: -7.5 },
            1: { reactionUp: 27.5, shiftAcross: 0.08741542625 },
            2: { shiftAcross: 0.38244248985, shiftDown: 0.36332882273 },
          },
        },
      },
      cautions: ['statically indeterminate', 'may buckle'],
      source: 'numpy: direct stiffness',
    },
    {
      inputs: {
        joints: [
          { x: 0, y: 0, support: 'pinned' },
          { x: 0, y: 3, support: 'rollsUp' },
          { x: 4, y: 3, down: 12 },
        ],
        members: [
          { from: 1, to: 3 },
          { from: 2, to: 3 },
          { from: 1, to: 2 },
        ],
      },
      results: {
        tension: 16,
        compression: 20,
        redundancy: 0,
        nodes: { length: 3, rows: { 0: { reactionAcross: 16, reactionUp: 12 }, 1: { reactionAcross: -16 } } },
      },
      cautions: ['may buckle'],
      source: 'By hand: 12 × 4/3, 12 × 5/3',
    },
    {
      inputs: {
        joints: [
          { x: 0, y: 3, support: 'pinned' },
          { x: 3, y: 3, support: 'pinned' },
          { x: 1.5, y: 1, down: 40 },
        ],
        members: [
          { from: 1, to: 3 },
          { from: 2, to: 3 },
        ],
        area: 0.02,
      },
      results: { tension: 25, compression: 0, redundancy: 0, forces: { rows: { 0: { stress: 12500 } } } },
      cautions: ['more than a fiftieth'],
      source: 'By hand: 20 × 2.5/2; 25 kN/2 mm²; the joint sinks by 12.5 GPa/200 GPa × 2.5 m × 2.5/2',
    },
    {
      inputs: {
        joints: [
          { x: 0, y: 0, support: 'pinned' },
          { x: 4, y: 0, support: 'rollsAcross' },
          { x: 4, y: 3, across: 10 },
          { x: 0, y: 3 },
        ],
        members: [
          { from: 1, to: 2 },
          { from: 2, to: 3 },
          { from: 3, to: 4 },
          { from: 4, to: 1 },
        ],
      },
      noResult: 'can move',
      source: 'By definition: a square without a diagonal',
    },
    {
      inputs: {
        joints: [
          { x: 0, y: 0, support: 'pinned' },
          { x: 0, y: 3, support: 'rollsUp' },
          { x: 4, y: 3 },
        ],
        members: [
          { from: 1, to: 3 },
          { from: 2, to: 3 },
        ],
      },
      noResult: 'at least one joint',
      source: 'By definition',
    },
    {
      inputs: {
        joints: [
          { x: 0, y: 0, support: 'pinned' },
          { x: 0, y: 3, support: 'pinned' },
          { x: 4, y: 3, down: 1 },
        ],
        members: [
          { from: 1, to: 3 },
          { from: 2, to: 4 },
        ],
      },
      refused: 'not listed',
      source: 'By definition',
    },
    {
      inputs: {
        joints: [
          { x: 0, y: 0, support: 'pinned' },
          { x: 0, y: 3, support: 'pinned' },
          { x: 4, y: 3, down: 1 },
        ],
        members: [
          { from: 1, to: 3 },
          { from: 2, to: 2 },
        ],
      },
      refused: 'from one joint to another',
      source: 'By definition',
    },
    {
      inputs: {
        joints: [
          { x: 0, y: 0, support: 'pinned' },
          { x: 0, y: 0, support: 'pinned' },
          { x: 4, y: 3, down: 1 },
        ],
        members: [
          { from: 1, to: 3 },
          { from: 1, to: 2 },
        ],
      },
      refused: 'at the same place',
      source: 'By definition',
    },
    {
      inputs: {
        joints: [
          { x: 0, y: 0, support: 'pinned' },
          { x: 4, y: 0, support: 'pinned' },
          { x: 2, y: 0.01, down: 3 },
        ],
        members: [
          { from: 1, to: 3 },
          { from: 3, to: 2 },
        ],
      },
      results: { tension: 0, compression: 300.0037499766 },
      cautions: ['may buckle', 'fifty times all loads'],
      source: 'By hand: 1.5 √(2² + 0.01²)/0.01',
    },
    {
      inputs: {
        joints: [
          { x: 0, y: 0, support: 'pinned' },
          { x: 4, y: 0, support: 'rollsAcross' },
          { x: 2, y: 2, down: 3 },
        ],
        members: [
          { from: 1, to: 2 },
          { from: 2, to: 3 },
          { from: 1, to: 3 },
          { from: 3, to: 1 },
        ],
      },
      refused: 'listed twice',
      source: 'By definition',
    },
    {
      inputs: {
        joints: [
          { x: 0, y: 0, support: 'pinned' },
          { x: 3, y: 0, down: 18 },
          { x: 6, y: 0, support: 'rollsAcross' },
          { x: 3, y: 2, across: 6 },
        ],
        members: [
          { from: 1, to: 2 },
          { from: 2, to: 3 },
          { from: 1, to: 4 },
          { from: 3, to: 4 },
          { from: 2, to: 4 },
        ],
        area: 15,
        elasticModulus: 70,
      },
      results: {
        tension: 18,
        compression: 19.83053202,
        redundancy: 0,
        nodes: {
          rows: {
            0: { reactionAcross: -6, reactionUp: 7 },
            1: { shiftAcross: 0.4714285714, shiftDown: 2.05440357 },
            2: { shiftAcross: 0.9428571429 },
            3: { shiftAcross: 0.6202291003, shiftDown: 1.711546427 },
          },
        },
      },
      cautions: ['may buckle'],
      source: 'numpy: direct stiffness, of aluminum',
    },
  ],
  notes: [
    'Pin joints, loads at the joints only, linear elastic, small displacements. The self-weight is to be put on the joints.',
    'A result for a real structure must be checked by a licensed engineer.',
  ],
  references: [
    { title: 'Hibbeler: Structural Analysis, 10th ed., ch. 3 and 14' },
    { title: 'McGuire, Gallagher, Ziemian: Matrix Structural Analysis, 2nd ed., ch. 2 and 3' },
  ],
});

function arrow(from: FigurePoint, to: FigurePoint): Shape {
  return { shape: 'arrow', color: 4, from, to };
}

/** Gaussian elimination of the stiffness matrix, whose largest pivots stand on its diagonal. */
function solve(matrix: number[][], right: readonly number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, index) => [...row, right[index]!]);
  const diagonal = matrix.map((row, index) => row[index]!);
  for (let step = 0; step < size; step++) {
    const pivot = rows[step]![step]!;
    if (pivot <= LEAST_PIVOT * diagonal[step]!)
      throw noResult('The truss can move without any force in a member: add members or supports.');
    for (let below = step + 1; below < size; below++) {
      const factor = rows[below]![step]! / pivot;
      for (let column = step; column <= size; column++) rows[below]![column]! -= factor * rows[step]![column]!;
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    let rest = rows[row]![size]!;
    for (let column = row + 1; column < size; column++) rest -= rows[row]![column]! * solution[column]!;
    solution[row] = rest / rows[row]![row]!;
  }
  return solution;
}
