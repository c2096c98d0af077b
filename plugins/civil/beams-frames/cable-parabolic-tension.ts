import { defineCalculator, isAbove, isBelow, quantity } from '@reckoner/engine';

/** A cable under a load that is uniform along the chord's horizontal projection hangs in a parabola. */
export default defineCalculator({
  title: 'Suspension cable tension',
  description:
    'Horizontal and largest tension, length and slope of a parabolic cable from load, span, sag and difference in height.',
  keywords: ['parabolic cable', 'cable sag', 'wL^2/8d', 'suspension bridge cable', 'cable length', 'uneven supports'],
  inputs: {
    load: quantity('N/m', {
      label: 'Load per horizontal length',
      usual: [0.001, 500],
      unit: 'kN/m',
      symbol: 'w',
      above: 0,
      max: 1e5,
    }),
    span: quantity('m', { label: 'Horizontal span', usual: [1, 2500], symbol: 'L', min: 0.1, max: 1e4 }),
    sag: quantity('m', {
      label: 'Sag at midspan',
      help: 'Below the straight line between the ends.',
      usual: [0.01, 300],
      symbol: 'd',
      min: 0.001,
      max: 1e4,
    }),
    rise: quantity('m', {
      label: 'Right end above the left end',
      help: 'Negative where it is lower.',
      usual: 'all',
      symbol: 'h',
      min: -1e4,
      max: 1e4,
      default: 0,
    }),
  },
  outputs: {
    maxTension: quantity('N', { label: 'Largest tension', unit: 'kN', symbol: 'T_{max}' }),
    horizontal: quantity('N', { label: 'Horizontal tension', unit: 'kN', symbol: 'H' }),
    length: quantity('m', { label: 'Length of the cable', symbol: 'S', places: 3 }),
    leftReaction: quantity('N', {
      label: 'Vertical force at the left end',
      help: 'Negative: the cable pulls the support upward.',
      unit: 'kN',
      symbol: 'V_A',
    }),
    rightReaction: quantity('N', {
      label: 'Vertical force at the right end',
      help: 'Negative: the cable pulls the support upward.',
      unit: 'kN',
      symbol: 'V_B',
    }),
    steepest: quantity('rad', { label: 'Steepest slope of the cable', unit: 'deg', symbol: '\\theta_{max}' }),
  },
  formula: ({ load, span, sag, rise }) => {
    const horizontal = (load * span ** 2) / (8 * sag);
    const left = rise / span - (4 * sag) / span;
    const right = rise / span + (4 * sag) / span;
    const steepest = Math.max(Math.abs(left), Math.abs(right));
    // The length of y = sx²/2 up to the slope s is (s√(1 + s²) + asinh s)/2 over the curvature.
    const arc = (slope: number) => (slope * Math.sqrt(1 + slope ** 2) + Math.asinh(slope)) / 2;
    return {
      maxTension: horizontal * Math.sqrt(1 + steepest ** 2),
      horizontal,
      length: (span ** 2 * (arc(right) - arc(left))) / (8 * sag),
      leftReaction: -horizontal * left,
      rightReaction: horizontal * right,
      steepest: Math.atan(steepest),
    };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ steepest }) => isAbove(steepest, Math.atan(0.5)),
      says: 'So steep a cable is right under a deck, whose load is given per horizontal length; its own weight counts along the cable, makes more of it where that is steep, and hangs it in a catenary.',
    },
    {
      level: 'caution',
      when: ({ sag, span }) => isBelow(sag, span / 100),
      says: 'So flat a cable stretches and moves with temperature by as much as it sags: small errors of the sag change the tension much.',
    },
    {
      level: 'note',
      when: ({ sag, rise }) => Math.abs(rise) > 4 * sag,
      says: 'The lowest point lies at the lower end: the cable rises all the way to the other one and pulls the lower support upward.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Cable',
    scales: 'apart',
    draw: ({ span, sag, rise }) => {
      const at = (x: number) => (rise * x) / span - (4 * sag * x * (span - x)) / span ** 2;
      return [
        {
          shape: 'line',
          color: 5,
          dashed: true,
          points: [
            [0, 0],
            [span, rise],
          ],
        },
        {
          shape: 'line',
          color: 4,
          points: Array.from({ length: 61 }, (_, step) => [(span * step) / 60, at((span * step) / 60)] as const),
        },
        { shape: 'point', at: [0, 0], label: 'A', of: 'leftReaction' },
        { shape: 'point', at: [span, rise], label: 'B', of: 'rightReaction' },
        { shape: 'dimension', from: [span / 2, rise / 2], to: [span / 2, at(span / 2)], label: 'd', of: 'sag' },
      ];
    },
  },
  explanation:
    'The cable pulls with {horizontal} horizontally and {maxTension} at most; it is {length} long between the ends.',
  examples: [
    {
      inputs: { load: 12, span: 120, sag: 12 },
      results: {
        maxTension: 1938.65933,
        horizontal: 1800,
        length: 123.1272757,
        leftReaction: 720,
        rightReaction: 720,
        steepest: 21.80140949,
      },
      source: 'By hand: wL²/(8d), √(1800² + 720²), atan 0.4; scipy: quad of √(1 + y′²)',
    },
    {
      inputs: { load: 0.5, span: 60, sag: 4, rise: 10 },
      results: {
        maxTension: 61.30418522,
        horizontal: 56.25,
        length: 61.50408689,
        leftReaction: 5.625,
        rightReaction: 24.375,
        steepest: 23.42869281,
      },
      source: 'Python: slopes of the parabola at both ends; scipy: quad of √(1 + y′²)',
    },
    {
      inputs: { load: 2, span: 100, sag: 20 },
      results: { maxTension: 160.0781059, horizontal: 125, length: 109.8230084, steepest: 38.65980825 },
      cautions: ['So steep a cable'],
      source: 'By hand: √(125² + 100²), atan 0.8; scipy: quad of √(1 + y′²)',
    },
    {
      inputs: { load: 2, span: 100, sag: 0.8 },
      results: { maxTension: 3126.59959, horizontal: 3125, length: 100.01706405 },
      cautions: ['So flat a cable'],
      source: 'By hand: 2 × 100²/6.4; scipy: quad of √(1 + y′²)',
    },
    {
      inputs: { load: 1, span: 50, sag: 3, rise: -14 },
      results: {
        maxTension: 117.4083567,
        horizontal: 104.1666667,
        length: 52.34946005,
        leftReaction: 54.16666667,
        rightReaction: -4.166666667,
      },
      cautions: ['all the way', 'So steep a cable'],
      source: 'Python: slopes of the parabola at both ends; scipy: quad of √(1 + y′²)',
    },
    {
      inputs: { load: 0.01, span: 100, sag: 5, rise: 100 },
      results: { horizontal: 2.5, maxTension: 3.905124838, leftReaction: -2, rightReaction: 3, steepest: 50.19442891 },
      cautions: ['So steep a cable', 'all the way'],
      source: 'By hand: 0.01 × 100²/40; slopes 1 ∓ 0.2; 2.5 √(1 + 1.2²)',
    },
  ],
  notes: [
    'The load is uniform along the horizontal, as that of a deck. The length is that under load: the stretch of the cable is to be taken off.',
    'A result for a real structure must be checked by a licensed engineer.',
  ],
  references: [
    { title: 'Hibbeler: Structural Analysis, 10th ed., §5-3' },
    { title: 'Beer, Johnston: Vector Mechanics for Engineers: Statics, 12th ed., §7.4' },
  ],
});
