import { choice, defineCalculator, isAbove, isAtLeast, quantity } from '@reckoner/engine';
import { gravity } from '../shared/fields.js';

/** Small swings of a rigid body: T = 2π √(I/(m g d)), I about the pivot. */
export default defineCalculator({
  title: 'Physical pendulum',
  description:
    'Period of a rigid body that swings about a pivot, from its mass, moment of inertia and the distance of its center of mass, with the length of the simple pendulum that keeps its time.',
  keywords: [
    'compound pendulum',
    'physical pendulum period',
    'rigid body pendulum',
    'center of oscillation',
    'equivalent length of a pendulum',
    'swinging rod period',
  ],
  inputs: {
    about: choice(
      { pivot: 'About the pivot', center: 'About the center of mass' },
      { label: 'Moment of inertia is', default: 'pivot' },
    ),
    inertia: quantity('kg*m^2', { label: 'Moment of inertia', symbol: 'I', min: 1e-12, max: 1e12 }),
    mass: quantity('kg', { label: 'Mass', symbol: 'm', min: 1e-9, max: 1e9 }),
    distance: quantity('m', {
      label: 'Distance of the pivot from the center of mass',
      unit: 'cm',
      symbol: 'd',
      min: 1e-4,
      max: 1e6,
    }),
    gravity,
  },
  outputs: {
    period: quantity('s', { label: 'Period', symbol: 'T' }),
    frequency: quantity('1/s', { label: 'Frequency', unit: 'Hz', symbol: 'f' }),
    equivalentLength: quantity('m', {
      label: 'Length of the simple pendulum of this period',
      help: 'Also the distance of the center of oscillation from the pivot.',
      unit: 'cm',
      symbol: 'L',
    }),
    pivotInertia: quantity('kg*m^2', { label: 'Moment of inertia about the pivot', symbol: 'I_p' }),
  },
  formula: ({ about, inertia, mass, distance, gravity }) => {
    const pivotInertia = about === 'pivot' ? inertia : inertia + mass * distance ** 2;
    const equivalentLength = pivotInertia / (mass * distance);
    const period = 2 * Math.PI * Math.sqrt(equivalentLength / gravity);
    return { period, frequency: 1 / period, equivalentLength, pivotInertia };
  },
  requires: [
    {
      // A point mass has just this moment of inertia, also where the last digit is rounded.
      that: ({ about, inertia, mass, distance }) => about === 'center' || isAtLeast(inertia, mass * distance ** 2),
      field: 'inertia',
      says: 'A body of {mass} with its center of mass {distance} from the pivot has a moment of inertia of at least m d² about it: {inertia} is too little. If it is about the center of mass, choose that.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Period by distance of the pivot',
    x: { of: 'distance' },
    y: { of: 'period' },
    curve: ({ mass, distance, gravity, pivotInertia, period }) => {
      const square = pivotInertia / mass - distance ** 2;
      const radius = Math.sqrt(Math.max(0, square));
      const from = Math.min(distance, radius / 4);
      if (from < distance / 1000) return undefined;
      return {
        from,
        to: Math.max(1.5 * distance, 3 * radius),
        lines: [{ y: (d) => 2 * Math.PI * Math.sqrt((square / d + d) / gravity) }],
        marks: [{ x: distance, y: period, label: 'd' }],
      };
    },
  },
  cautions: [
    {
      level: 'caution',
      when: ({ equivalentLength, distance }) => isAbove(equivalentLength, 1000 * distance),
      says: 'The pivot is almost at the center of mass: the period hangs on the last digits of the distance. Check the units of the moment of inertia and the distance.',
    },
  ],
  explanation:
    'For small swings the body takes {period} there and back, as a simple pendulum of {equivalentLength} does.',
  examples: [
    {
      inputs: { inertia: 0.3333333333333333, mass: 1, distance: 50 },
      results: {
        period: 1.63822632734,
        frequency: 0.6104162675,
        equivalentLength: 66.66666667,
        pivotInertia: 0.3333333333,
      },
      source: 'By hand: a rod of 1 m about its end, I = mL²/3, equivalent length 2L/3',
    },
    {
      inputs: { about: 'center', inertia: 0.05, mass: 2, distance: 10 },
      results: { period: 1.18700774525, frequency: 0.8424544861, equivalentLength: 35, pivotInertia: 0.07 },
      source: 'By hand: 0.05 + 2 × 0.1² = 0.07; 0.07/0.2; Python 3.11',
    },
    {
      inputs: { inertia: 0.02, mass: 2, distance: 10 },
      results: { period: 0.634482328311, equivalentLength: 10 },
      source: 'By hand: a point mass, as a simple pendulum of 10 cm',
    },
    {
      inputs: { inertia: 500, mass: 2, distance: 10 },
      results: { period: 100.320464629, equivalentLength: 250000 },
      cautions: ['almost at the center of mass'],
      source: 'By hand: 500/0.2 = 2500 m; 2π √(2500/9.80665) = 100π/√9.80665',
    },
    {
      inputs: { inertia: 0.01, mass: 2, distance: 10 },
      refused: 'is too little',
      source: 'By hand: m d² = 0.02 kg m²',
    },
    {
      inputs: { about: 'center', inertia: 0.05, mass: 2, distance: 10, gravity: 3.71 },
      results: { period: 1.92986502618, frequency: 0.518170953, equivalentLength: 35 },
      source: 'Python 3.11: 2π √(0.07/(2 × 3.71 × 0.1)); on Mars',
    },
  ],
  notes: ['For small swings: at 20° to each side the true period is 0.77% longer.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §15-4' }],
});
