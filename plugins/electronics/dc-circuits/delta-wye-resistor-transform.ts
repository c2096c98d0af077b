import {
  choice,
  defineCalculator,
  isAbove,
  isBelow,
  quantity,
  sum,
  sumOfProducts,
  table,
  text,
} from '@reckoner/engine';
import { placed, wire } from '../shared/circuit.js';
import { arm, pairs, side, square } from './shared/triples.js';

const sideOptions = { min: -1e9, max: 1e9, when: { direction: 'wye' } };
const armOptions = { min: -1e9, max: 1e9, when: { direction: 'delta' } };
const sideReactance = { min: -1e9, max: 1e9, default: 0, when: { direction: 'wye' } };
const armReactance = { min: -1e9, max: 1e9, default: 0, when: { direction: 'delta' } };

/** The networks that nobody can tell apart at the terminals A, B and C (A. E. Kennelly, 1899). */
export default defineCalculator({
  title: 'Delta-wye transformation',
  description:
    'Wye (star, T) of a delta (mesh, Π) of three resistors or complex impedances, or the delta of a wye, with the same behavior at its terminals.',
  keywords: [
    'star delta transformation',
    'y-delta transform',
    'pi to tee conversion',
    't to pi conversion',
    'star mesh transform',
    'unbalanced bridge',
  ],
  inputs: {
    direction: choice(
      {
        wye: {
          label: 'Delta to wye',
          also: ['delta to star', 'mesh to star', 'pi to tee', 'pi to t', 'delta to y', 'Δ to Y'],
        },
        delta: {
          label: 'Wye to delta',
          also: ['star to delta', 'star to mesh', 'tee to pi', 't to pi', 'y to delta', 'Y to Δ'],
        },
      },
      { label: 'Direction', default: 'wye' },
    ),
    resistanceAB: quantity('ohm', { label: 'Resistance from A to B', symbol: 'R_{AB}', ...sideOptions }),
    reactanceAB: quantity('ohm', {
      label: 'Reactance from A to B',
      help: 'Positive of an inductor, negative of a capacitor.',
      symbol: 'X_{AB}',
      ...sideReactance,
    }),
    resistanceBC: quantity('ohm', { label: 'Resistance from B to C', symbol: 'R_{BC}', ...sideOptions }),
    reactanceBC: quantity('ohm', { label: 'Reactance from B to C', symbol: 'X_{BC}', ...sideReactance }),
    resistanceCA: quantity('ohm', { label: 'Resistance from C to A', symbol: 'R_{CA}', ...sideOptions }),
    reactanceCA: quantity('ohm', { label: 'Reactance from C to A', symbol: 'X_{CA}', ...sideReactance }),
    resistanceA: quantity('ohm', { label: 'Resistance at A', symbol: 'R_A', ...armOptions }),
    reactanceA: quantity('ohm', {
      label: 'Reactance at A',
      help: 'Positive of an inductor, negative of a capacitor.',
      symbol: 'X_A',
      ...armReactance,
    }),
    resistanceB: quantity('ohm', { label: 'Resistance at B', symbol: 'R_B', ...armOptions }),
    reactanceB: quantity('ohm', { label: 'Reactance at B', symbol: 'X_B', ...armReactance }),
    resistanceC: quantity('ohm', { label: 'Resistance at C', symbol: 'R_C', ...armOptions }),
    reactanceC: quantity('ohm', { label: 'Reactance at C', symbol: 'X_C', ...armReactance }),
  },
  outputs: {
    first: quantity('ohm', { label: 'Resistance at A, or from A to B', symbol: 'R_1' }),
    second: quantity('ohm', { label: 'Resistance at B, or from B to C', symbol: 'R_2' }),
    third: quantity('ohm', { label: 'Resistance at C, or from C to A', symbol: 'R_3' }),
    firstReactance: quantity('ohm', { label: 'Reactance at A, or from A to B', symbol: 'X_1' }),
    secondReactance: quantity('ohm', { label: 'Reactance at B, or from B to C', symbol: 'X_2' }),
    thirdReactance: quantity('ohm', { label: 'Reactance at C, or from C to A', symbol: 'X_3' }),
    polar: table(
      {
        branch: text({ label: 'Branch' }),
        size: quantity('ohm', { label: 'Magnitude' }),
        angle: quantity('rad', { label: 'Angle', unit: 'deg', optional: true }),
      },
      { label: 'Polar form' },
    ),
  },
  algorithm: (inputs) => {
    const toWye = inputs.direction === 'wye';
    const [a, b, c] = toWye
      ? [
          { resistance: inputs.resistanceCA, reactance: inputs.reactanceCA },
          { resistance: inputs.resistanceAB, reactance: inputs.reactanceAB },
          { resistance: inputs.resistanceBC, reactance: inputs.reactanceBC },
        ]
      : [
          { resistance: inputs.resistanceA, reactance: inputs.reactanceA },
          { resistance: inputs.resistanceB, reactance: inputs.reactanceB },
          { resistance: inputs.resistanceC, reactance: inputs.reactanceC },
        ];
    const [first, second, third] = toWye
      ? [arm(a, b, c), arm(b, c, a), arm(c, a, b)]
      : [side(a, b, c), side(b, c, a), side(c, a, b)];
    const names = toWye ? ['A', 'B', 'C'] : ['A–B', 'B–C', 'C–A'];
    return {
      first: first.resistance,
      second: second.resistance,
      third: third.resistance,
      firstReactance: first.reactance,
      secondReactance: second.reactance,
      thirdReactance: third.reactance,
      polar: [first, second, third].map(({ resistance, reactance }, i) => ({
        branch: names[i]!,
        size: Math.hypot(resistance, reactance),
        angle: resistance === 0 && reactance === 0 ? undefined : Math.atan2(reactance, resistance),
      })),
    };
  },
  stepwise: [
    'Delta to wye: an arm is the product of the two sides at its terminal over the sum of all three, Z_A = Z_AB·Z_CA/(Z_AB + Z_BC + Z_CA).',
    'Wye to delta: a side is the sum of the products of all pairs over the arm that it does not touch, Z_AB = (Z_A·Z_B + Z_B·Z_C + Z_C·Z_A)/Z_C.',
    'Z = R + jX is a complex number; without reactances it is the resistance.',
  ],
  figure: {
    kind: 'drawing',
    title: 'Delta and wye',
    draw: ({ direction }) => [
      ...(direction === 'wye'
        ? [
            placed({ symbol: 'resistor', label: 'AB', of: 'resistanceAB' }, [0, 3.4], [4, 3.4]),
            placed({ symbol: 'resistor', label: 'BC', of: 'resistanceBC' }, [4, 3.4], [2, 0]),
            placed({ symbol: 'resistor', label: 'CA', of: 'resistanceCA' }, [2, 0], [0, 3.4]),
            placed({ symbol: 'resistor', label: 'A', of: 'first', color: 2 }, [7, 3.4], [9, 2.2]),
            placed({ symbol: 'resistor', label: 'B', of: 'second', color: 2 }, [11, 3.4], [9, 2.2]),
            placed({ symbol: 'resistor', label: 'C', of: 'third', color: 2 }, [9, 2.2], [9, 0]),
          ]
        : [
            placed({ symbol: 'resistor', label: 'A', of: 'resistanceA' }, [0, 3.4], [2, 2.2]),
            placed({ symbol: 'resistor', label: 'B', of: 'resistanceB' }, [4, 3.4], [2, 2.2]),
            placed({ symbol: 'resistor', label: 'C', of: 'resistanceC' }, [2, 2.2], [2, 0]),
            placed({ symbol: 'resistor', label: 'AB', of: 'first', color: 2 }, [7, 3.4], [11, 3.4]),
            placed({ symbol: 'resistor', label: 'BC', of: 'second', color: 2 }, [11, 3.4], [9, 0]),
            placed({ symbol: 'resistor', label: 'CA', of: 'third', color: 2 }, [9, 0], [7, 3.4]),
          ]),
      wire([5, 1.8], [6, 1.8]),
    ],
  },
  explanation: (values) => {
    const { direction, firstReactance, secondReactance, thirdReactance } = values;
    const isReal = firstReactance === 0 && secondReactance === 0 && thirdReactance === 0;
    const part = (resistance: string, reactance: string) =>
      isReal ? `{${resistance}}` : `{${resistance}} {${reactance}|− j{|${reactance}|}|+ j0|+ j{|${reactance}|}}`;
    const [a, b, c] = [
      part('first', 'firstReactance'),
      part('second', 'secondReactance'),
      part('third', 'thirdReactance'),
    ];
    const of = (name: string) => part(`resistance${name}`, `reactance${name}`);
    return direction === 'wye'
      ? `The delta of ${of('AB')} from A to B, ${of('BC')} from B to C and ${of('CA')} from C to A is a wye of ${a} at A, ${b} at B and ${c} at C.`
      : `The wye of ${of('A')} at A, ${of('B')} at B and ${of('C')} at C is a delta of ${a} from A to B, ${b} from B to C and ${c} from C to A.`;
  },
  requires: [
    {
      that: ({ resistanceAB, resistanceBC, resistanceCA, reactanceAB, reactanceBC, reactanceCA }) =>
        sumOfProducts([resistanceAB], [resistanceBC], [resistanceCA]) > 0 ||
        sumOfProducts([resistanceAB], [resistanceBC], [resistanceCA]) < 0 ||
        sumOfProducts([reactanceAB], [reactanceBC], [reactanceCA]) > 0 ||
        sumOfProducts([reactanceAB], [reactanceBC], [reactanceCA]) < 0,
      field: 'resistanceAB',
      says: 'The three sides add up to 0: such a delta, shorted or in resonance around its loop, has no wye.',
    },
    {
      that: ({ resistanceA, reactanceA }) => resistanceA !== 0 || reactanceA !== 0,
      field: 'resistanceA',
      says: 'An arm of 0 at A leaves the other two without a delta: they are its sides already, and B to C is open.',
    },
    {
      that: ({ resistanceB, reactanceB }) => resistanceB !== 0 || reactanceB !== 0,
      field: 'resistanceB',
      says: 'An arm of 0 at B leaves the other two without a delta: they are its sides already, and C to A is open.',
    },
    {
      that: ({ resistanceC, reactanceC }) => resistanceC !== 0 || reactanceC !== 0,
      field: 'resistanceC',
      says: 'An arm of 0 at C leaves the other two without a delta: they are its sides already, and A to B is open.',
    },
    {
      that: ({ resistanceA, resistanceB, resistanceC, reactanceA, reactanceB, reactanceC }) => {
        const { resistance, reactance } = pairs(
          { resistance: resistanceA, reactance: reactanceA },
          { resistance: resistanceB, reactance: reactanceB },
          { resistance: resistanceC, reactance: reactanceC },
        );
        const isNothing =
          (resistanceA === 0 && reactanceA === 0) ||
          (resistanceB === 0 && reactanceB === 0) ||
          (resistanceC === 0 && reactanceC === 0);
        return isNothing || resistance > 0 || resistance < 0 || reactance > 0 || reactance < 0;
      },
      field: 'resistanceA',
      says: 'The products of the arms, two at a time, add up to 0: such a wye, in resonance, has no delta.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: (inputs) => {
        const sizes = [
          Math.hypot(inputs.resistanceAB ?? inputs.resistanceA, inputs.reactanceAB ?? inputs.reactanceA),
          Math.hypot(inputs.resistanceBC ?? inputs.resistanceB, inputs.reactanceBC ?? inputs.reactanceB),
          Math.hypot(inputs.resistanceCA ?? inputs.resistanceC, inputs.reactanceCA ?? inputs.reactanceC),
        ].filter((size) => size > 0);
        return isAbove(Math.max(...sizes), 500 * Math.min(...sizes));
      },
      says: 'One of the impedances is over 500 times another: is one of them in kΩ?',
    },
    {
      level: 'caution',
      when: (inputs) => {
        if (inputs.direction !== 'wye') return false;
        const sides = [
          { resistance: inputs.resistanceAB, reactance: inputs.reactanceAB },
          { resistance: inputs.resistanceBC, reactance: inputs.reactanceBC },
          { resistance: inputs.resistanceCA, reactance: inputs.reactanceCA },
        ];
        const sizes = sides.map(({ resistance, reactance }) => Math.hypot(resistance, reactance));
        return isBelow(Math.sqrt(square(...sides)), sum(sizes) / 30);
      },
      says: 'The sides nearly cancel around the loop: an error of 1% in one of them changes the wye by 10% or more.',
    },
    {
      level: 'caution',
      when: (inputs) => {
        if (inputs.direction !== 'delta') return false;
        const [a, b, c] = [
          { resistance: inputs.resistanceA, reactance: inputs.reactanceA },
          { resistance: inputs.resistanceB, reactance: inputs.reactanceB },
          { resistance: inputs.resistanceC, reactance: inputs.reactanceC },
        ] as const;
        const [sizeA, sizeB, sizeC] = [
          Math.hypot(a.resistance, a.reactance),
          Math.hypot(b.resistance, b.reactance),
          Math.hypot(c.resistance, c.reactance),
        ] as const;
        const { resistance, reactance } = pairs(a, b, c);
        return isBelow(Math.hypot(resistance, reactance), (sizeA * sizeB + sizeB * sizeC + sizeC * sizeA) / 30);
      },
      says: 'The products of the arms nearly cancel: an error of 1% in one of them changes the delta by 10% or more.',
    },
    {
      level: 'note',
      when: ({ first, second, third }) => first < 0 || second < 0 || third < 0,
      says: 'A negative resistance among these is right for calculating on, but cannot be built of resistors, coils and capacitors.',
    },
    {
      level: 'note',
      when: ({ firstReactance, secondReactance, thirdReactance }) =>
        firstReactance !== 0 || secondReactance !== 0 || thirdReactance !== 0,
      says: 'This holds at the frequency of the reactances alone.',
    },
  ],
  examples: [
    {
      inputs: { resistanceAB: 25, resistanceBC: 15, resistanceCA: 10 },
      results: {
        first: 5,
        second: 7.5,
        third: 3,
        firstReactance: 0,
        secondReactance: 0,
        thirdReactance: 0,
        polar: { length: 3, rows: { 1: { branch: 'B', size: 7.5, angle: 0 } } },
      },
      source: 'By hand: 25 × 10/50, 25 × 15/50, 10 × 15/50',
    },
    {
      inputs: { direction: 'delta', resistanceA: 5, resistanceB: 7.5, resistanceC: 3 },
      results: { first: 25, second: 15, third: 10, firstReactance: 0 },
      source: 'By hand: (37.5 + 22.5 + 15)/3, /5 and /7.5',
    },
    {
      inputs: {
        resistanceAB: 10,
        resistanceBC: 0,
        reactanceBC: -20,
        resistanceCA: 20,
        reactanceCA: 60,
        reactanceAB: 0,
      },
      results: {
        first: 12,
        firstReactance: 4,
        second: -3.2,
        secondReactance: -2.4,
        third: 8,
        thirdReactance: -24,
        polar: { rows: { 1: { size: 4, angle: '-143.130102' } } },
      },
      cautions: ['cannot be built', 'at the frequency'],
      source: 'Nilsson, Riedel, Fig. 9.21 as worked out by holooly.com: 12 + j4, -3.2 - j2.4 and 8 - j24 Ω',
    },
    {
      inputs: {
        direction: 'delta',
        resistanceA: 12,
        reactanceA: 4,
        resistanceB: -3.2,
        reactanceB: -2.4,
        resistanceC: 8,
        reactanceC: -24,
      },
      results: { first: 10, firstReactance: 0, second: 0, secondReactance: -20, third: 20, thirdReactance: 60 },
      cautions: ['at the frequency'],
      source: 'The same, back',
    },
    {
      inputs: { resistanceAB: 0, reactanceAB: 10, resistanceBC: 0, reactanceBC: -9.9, resistanceCA: 0 },
      results: {
        first: 0,
        second: 0,
        third: 0,
        firstReactance: 0,
        secondReactance: -990,
        thirdReactance: 0,
        polar: { rows: { 1: { size: 990, angle: -90 } } },
      },
      cautions: ['nearly cancel', 'at the frequency'],
      source: 'By hand: j10 × -j9.9/j0.1; no side from C to A, so no arm',
    },
    {
      inputs: { direction: 'delta', resistanceA: 0.3, resistanceB: 0.6, resistanceC: -0.2001 },
      results: { first: '0.000449775112', second: -0.0003, third: -0.00015 },
      cautions: ['products of the arms nearly cancel', 'cannot be built'],
      source: 'Python fractions: 0.18 - 0.2001 × 0.9 = -0.00009 over each arm',
    },
    {
      inputs: { direction: 'delta', resistanceA: 0.3, resistanceB: 0.6, resistanceC: -0.2 },
      refused: 'has no delta',
      source: 'By hand: 0.18 - 0.12 - 0.06; between A and B the wye has 0.9 Ω, sides of 0 would have none',
    },
    {
      inputs: {
        direction: 'delta',
        resistanceA: 0,
        reactanceA: 1,
        resistanceB: 0,
        reactanceB: 1,
        resistanceC: 0,
        reactanceC: -0.5,
      },
      refused: 'has no delta',
      source: 'By hand: -1 + 0.5 + 0.5',
    },
    {
      inputs: { direction: 'delta', resistanceA: 1000, resistanceB: 1, resistanceC: 1 },
      results: { first: 2001, second: 2.001, third: 2001 },
      cautions: ['over 500 times'],
      source: 'By hand: 2001/1, 2001/1000',
    },
    {
      inputs: { resistanceAB: 0, reactanceAB: 10, resistanceBC: 0, reactanceBC: -10, resistanceCA: 0 },
      refused: 'add up to 0',
      source: 'By definition',
    },
    {
      inputs: { direction: 'delta', resistanceA: 0, resistanceB: 5, resistanceC: 5 },
      refused: 'An arm of 0 at A',
      source: 'By definition',
    },
    {
      inputs: { direction: 'delta', resistanceA: 5, resistanceB: 0, resistanceC: 5 },
      refused: 'An arm of 0 at B',
      source: 'By definition',
    },
    {
      inputs: { direction: 'delta', resistanceA: 5, resistanceB: 5, resistanceC: 0 },
      refused: 'An arm of 0 at C',
      source: 'By definition',
    },
  ],
  notes: ['All reactances are at one frequency: at another one the transformed network is another.'],
  references: [
    { title: 'Nilsson, Riedel: Electric Circuits, 10th ed., §3.7 and §9.6', isbn: '978-0-13-376003-3' },
    {
      title: 'Nilsson, Riedel, example with a Δ-to-Y impedance transformation, Fig. 9.21, worked out',
      url: 'https://holooly.com/?p=272256',
    },
    {
      title:
        'Kennelly: Equivalence of triangles and three-pointed stars in conducting networks, Electrical World and Engineer 34 (1899) 413–414',
    },
  ],
});
