import { choice, defineCalculator, findRoot, integer, isAtMost, number, quantity, table } from '@reckoner/engine';

/** Roots of cos λ cosh λ = 1: both ends fixed, or both free. */
const LIKE_ENDS = [4.730040744862704, 7.853204624095838, 10.995607838001671, 14.137165491257464, 17.27875965739948];
/** Roots of tan λ = tanh λ: one end fixed, the other pinned. */
const FIXED_PINNED = [3.926602312047919, 7.068582745628732, 10.210176122813031, 13.351768777754094, 16.493361431346415];

/** The n-th root for a fixed beam whose free end carries `ratio` times the mass of the beam. */
const cantileverRoot = (mode: number, ratio: number) =>
  findRoot(
    (x) => 1 / Math.cosh(x) + Math.cos(x) + ratio * x * (Math.cos(x) * Math.tanh(x) - Math.sin(x)),
    mode === 1 ? 0 : (mode - 1) * Math.PI + 0.7,
    mode === 1 ? 1.9 : (mode - 0.5) * Math.PI + 0.05,
  );

/** Bending vibration of a slender uniform beam by Euler and Bernoulli. */
export default defineCalculator({
  title: 'Natural frequencies of beams',
  description:
    'First five natural frequencies in bending of a uniform beam from its stiffness, mass, length and ends, with a tip mass on a cantilever.',
  keywords: [
    'beam natural frequency',
    'cantilever natural frequency',
    'beam vibration modes',
    'Euler-Bernoulli beam vibration',
    'mode shapes of a beam',
    'tip mass',
    'fixed-fixed beam frequency',
    'simply supported beam frequency',
  ],
  inputs: {
    ends: choice(
      {
        pinned: { label: 'Both pinned (simply supported)', also: ['simply supported', 'pinned-pinned'] },
        cantilever: { label: 'Fixed and free (cantilever)', also: ['fixed-free', 'clamped-free'] },
        fixed: { label: 'Both fixed', also: ['fixed-fixed', 'clamped-clamped'] },
        fixedPinned: { label: 'Fixed and pinned', also: ['propped cantilever', 'clamped-pinned'] },
        free: { label: 'Both free', also: ['free-free'] },
      },
      { label: 'Ends', default: 'pinned' },
    ),
    length: quantity('m', { label: 'Length', usual: [0.01, 100], symbol: 'L', min: 0.001, max: 1000 }),
    elasticModulus: quantity('Pa', {
      label: 'Modulus of elasticity',
      help: 'Steel 200, aluminum 70, wood 8 to 14 GPa.',
      usual: [0.5, 450],
      unit: 'GPa',
      symbol: 'E',
      min: 0.001,
      max: 2000,
      default: 200,
    }),
    momentOfInertia: quantity('m^4', {
      label: 'Second moment of area',
      help: 'About the axis of bending: width × depth³/12 of a rectangle.',
      usual: [1e-6, 1e7],
      unit: 'cm^4',
      symbol: 'I',
      min: 1e-10,
      max: 1e11,
    }),
    massPerLength: quantity('kg/m', {
      label: 'Mass per length',
      help: 'Density × area of the section: 7,850 kg/m³ of steel over 5 cm² are 3.925 kg/m.',
      usual: [0.001, 10000],
      symbol: 'm',
      min: 1e-6,
      max: 1e6,
    }),
    tipMass: quantity('kg', {
      label: 'Mass at the free end',
      symbol: 'M',
      min: 0,
      max: 1e9,
      default: 0,
      when: { ends: 'cantilever' },
    }),
  },
  outputs: {
    frequency: quantity('1/s', { label: 'First natural frequency', unit: 'Hz', symbol: 'f_1', places: 3 }),
    period: quantity('s', { label: 'Period of the first mode', symbol: 'T_1', places: 4 }),
    modes: table(
      {
        mode: integer({ label: 'Mode' }),
        root: number({ label: 'Frequency parameter λ', places: 4 }),
        frequency: quantity('1/s', { label: 'Natural frequency', unit: 'Hz', places: 3 }),
      },
      { label: 'Modes' },
    ),
  },
  formula: ({ ends, length, elasticModulus, momentOfInertia, massPerLength, tipMass }) => {
    const scale = Math.sqrt((elasticModulus * momentOfInertia) / (massPerLength * length ** 4)) / (2 * Math.PI);
    const modes = [1, 2, 3, 4, 5].map((mode) => {
      const root =
        ends === 'pinned'
          ? mode * Math.PI
          : ends === 'cantilever'
            ? cantileverRoot(mode, tipMass / (massPerLength * length))
            : (ends === 'fixedPinned' ? FIXED_PINNED : LIKE_ENDS)[mode - 1]!;
      return { mode, root, frequency: root ** 2 * scale };
    });
    const frequency = modes[0]!.frequency;
    return { frequency, period: 1 / frequency, modes };
  },
  stepwise: [
    'Each mode has a frequency parameter λ that follows from the ends: nπ where both are pinned, the roots of cos λ cosh λ = 1 where both are fixed or both free, of tan λ = tanh λ where one is fixed and one pinned.',
    'A cantilever with a tip mass of μ times its own mass has the roots of 1 + cos λ cosh λ + μ λ (cos λ sinh λ - sin λ cosh λ) = 0.',
    'The frequency of the mode is λ²/(2π) × √(E I/(m L⁴)).',
  ],
  requires: [
    {
      that: ({ tipMass, massPerLength, length }) => isAtMost(tipMass, 10000 * massPerLength * length),
      field: 'tipMass',
      says: 'The mass at the end, {tipMass}, must be at most 10,000 times the mass of the beam: beyond that take the beam for a spring of 3EI/L³.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ ends }) => ends === 'free',
      says: 'A free beam also moves as a whole, without bending: these two motions at 0 Hz are not counted here.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'First three mode shapes',
    x: { of: 'length', label: 'Place along the beam' },
    y: { label: 'Deflection, relative' },
    curve: ({ ends, length, modes }) => {
      const shape = (root: number) => (x: number) => {
        const z = (root * x) / length;
        if (ends === 'pinned') return Math.sin(z);
        const sign = ends === 'cantilever' ? 1 : -1;
        const sigma = (Math.cosh(root) + sign * Math.cos(root)) / (Math.sinh(root) + sign * Math.sin(root));
        return ends === 'free'
          ? (Math.cosh(z) + Math.cos(z) - sigma * (Math.sinh(z) + Math.sin(z))) / 2
          : (Math.cosh(z) - Math.cos(z) - sigma * (Math.sinh(z) - Math.sin(z))) / 2;
      };
      return {
        from: 0,
        to: length,
        lines: [
          { label: 'Mode 1', y: shape(modes[0]!.root) },
          { label: 'Mode 2', y: shape(modes[1]!.root) },
          { label: 'Mode 3', y: shape(modes[2]!.root) },
        ],
      };
    },
  },
  explanation: 'The beam of {length} first resonates in bending at {frequency}, with a period of {period}.',
  examples: [
    {
      inputs: { length: 1, momentOfInertia: 0.4167, massPerLength: 3.925 },
      results: {
        frequency: 22.8889987,
        period: 0.043689111,
        modes: { length: 5, rows: { 1: { root: 6.283185307, frequency: 91.5559948 }, 4: { frequency: 572.224968 } } },
      },
      source: 'Python: (nπ)²/2π × √(EI/(mL⁴)) for a steel bar of 50 × 10 mm',
    },
    {
      inputs: { ends: 'cantilever', length: 1, momentOfInertia: 0.4167, massPerLength: 3.925 },
      results: {
        frequency: 8.1541332,
        modes: {
          length: 5,
          rows: { 0: { root: 1.8751 }, 1: { root: 4.6941 }, 2: { root: 7.8548, frequency: 143.084505 } },
        },
      },
      source: 'Roots of Thomson, Appendix D.3: 1.8751, 4.6941, 7.8548; frequencies in Python',
    },
    {
      inputs: {
        ends: 'cantilever',
        length: 5,
        elasticModulus: 2,
        momentOfInertia: 1000,
        massPerLength: 2,
        tipMass: 10,
      },
      results: {
        frequency: 0.9914066099,
        modes: { rows: { 0: { root: 1.2479174096 }, 1: { root: 4.031139437 }, 4: { root: 13.387756326 } } },
      },
      source:
        'Python: scipy.optimize.brentq for equal masses, with λ² of 1.557298, 16.25009, 50.89584, 105.1983, 179.2320',
    },
    {
      inputs: { ends: 'cantilever', length: 1, momentOfInertia: 0.4167, massPerLength: 3.925, tipMass: 2 },
      results: { frequency: 4.646188907, modes: { rows: { 1: { frequency: 39.14610949 } } } },
      source: 'Python: scipy.optimize.brentq on the frequency equation with μ = 2/3.925',
    },
    {
      inputs: { ends: 'fixed', length: 1, momentOfInertia: 0.4167, massPerLength: 3.925 },
      results: { frequency: 51.8867911, modes: { rows: { 0: { root: '4.7300' }, 2: { root: 10.9956 } } } },
      source: 'Thomson, Appendix D.1: 4.7300, 7.8532, 10.9956; frequency in Python',
    },
    {
      inputs: { ends: 'fixedPinned', length: 3, elasticModulus: 70, momentOfInertia: 200, massPerLength: 10 },
      results: { frequency: 32.260825494, modes: { rows: { 1: { root: 7.0685827456, frequency: 104.54573797 } } } },
      source: 'Python: scipy.optimize.brentq on tan λ = tanh λ',
    },
    {
      inputs: { ends: 'free', length: 3, elasticModulus: 70, momentOfInertia: 200, massPerLength: 10 },
      results: { frequency: 46.8135314, modes: { rows: { 1: { frequency: 129.04330198 } } } },
      cautions: ['without bending'],
      source: 'Python: 4.730040745² and 7.853204624² over 2π × √(EI/(mL⁴))',
    },
    {
      inputs: { ends: 'cantilever', length: 1, momentOfInertia: 1, massPerLength: 0.001, tipMass: 11 },
      refused: 'at most 10,000 times',
      source: 'By hand: 11 kg on 0.001 kg',
    },
  ],
  notes: [
    'For slender uniform beams without axial load: shear and rotary inertia lower the frequencies of beams shorter than about ten depths, and of higher modes.',
    'The mass at the free end is a point: that of a long or wide body turns with the beam, which lowers the frequencies further.',
  ],
  references: [
    { title: 'Thomson: Theory of Vibration with Applications, Appendix D: Normal Modes of Uniform Beams' },
    { title: 'Rao: Mechanical Vibrations, 6th ed., §8.5' },
  ],
});
