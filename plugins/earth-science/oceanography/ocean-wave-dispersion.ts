import {
  category,
  classify,
  constant,
  defineCalculator,
  findRoot,
  isAbove,
  quantity,
  standardGravity,
} from '@reckoner/engine';

/** Linear (Airy) waves: ω² = g k tanh(k h). */
export default defineCalculator({
  title: 'Ocean wave length and speed',
  description:
    'Wavelength, phase and group speed and orbital motion of a water wave from its period and the water depth.',
  keywords: [
    'airy wave',
    'dispersion relation',
    'water wave speed',
    'water wave dispersion',
    'group velocity of water waves',
    'swell',
    'wave period',
    'celerity',
    'shallow water',
  ],
  inputs: {
    period: quantity('s', { label: 'Wave period', symbol: 'T', min: 0.1, max: 1e5, usual: [0.3, 90000] }),
    depth: quantity('m', { label: 'Water depth', symbol: 'h', min: 0.01, max: 12000 }),
    height: quantity('m', { label: 'Wave height', symbol: 'H', min: 0, max: 100, optional: true }),
  },
  outputs: {
    wavelength: quantity('m', { label: 'Wavelength', symbol: 'L', places: 2 }),
    speed: quantity('m/s', { label: 'Phase speed', symbol: 'c', places: 2 }),
    groupSpeed: quantity('m/s', { label: 'Group speed', symbol: 'c_g', places: 2 }),
    water: category(['Shallow', 'Intermediate', 'Deep'], { label: 'Water' }),
    surfaceVelocity: quantity('m/s', { label: 'Orbital velocity at the surface', symbol: 'u_s', optional: true }),
    bottomVelocity: quantity('m/s', { label: 'Orbital velocity at the bottom', symbol: 'u_b', optional: true }),
  },
  formula: ({ period, depth, height }) => {
    const omega = (2 * Math.PI) / period;
    const deep = (omega ** 2 * depth) / standardGravity;
    // x tanh x = deep: these bounds follow from x/(1 + x) < tanh x < min(1, x).
    const kh = findRoot(
      (x) => x * Math.tanh(x) - deep,
      Math.max(deep, Math.sqrt(deep)) * (1 - 1e-9),
      ((deep + Math.sqrt(deep ** 2 + 4 * deep)) / 2) * (1 + 1e-9),
    );
    const wavelength = (2 * Math.PI * depth) / kh;
    const speed = wavelength / period;
    // 2x/sinh 2x, written so that it stays finite.
    const shallowness = (4 * kh * Math.exp(-2 * kh)) / (1 - Math.exp(-4 * kh));
    const wave = {
      wavelength,
      speed,
      groupSpeed: (speed / 2) * (1 + shallowness),
      water: classify(
        kh,
        [
          [Math.PI / 10, 'Shallow'],
          [Math.PI, 'Intermediate'],
        ],
        'Deep',
      ),
    };
    if (height === undefined) return wave;
    return {
      ...wave,
      surfaceVelocity: (Math.PI * height) / (period * Math.tanh(kh)),
      bottomVelocity: (2 * Math.PI * height * Math.exp(-kh)) / (period * (1 - Math.exp(-2 * kh))),
    };
  },
  explanation: 'A wave of {period} in {depth} of water is {wavelength} long and runs at {speed} ({water} water).',
  cautions: [
    {
      level: 'caution',
      when: ({ height, wavelength, depth }) =>
        height !== undefined && isAbove(height, 0.142 * wavelength * Math.tanh((2 * Math.PI * depth) / wavelength)),
      says: 'So high a wave breaks (beyond Miche’s limit of 0.142 L tanh kh): the velocities do not hold.',
    },
    {
      level: 'note',
      when: ({ wavelength }) => wavelength < constant(0.07, 'm'),
      says: 'In ripples shorter than some 7 cm surface tension counts, which this leaves out.',
    },
  ],
  examples: [
    {
      inputs: { period: 8, depth: 10, height: 2 },
      results: {
        wavelength: 70.883408,
        speed: 8.860426,
        groupSpeed: 7.1775156,
        water: 'Intermediate',
        surfaceVelocity: 1.1067922,
        bottomVelocity: 0.7798324,
      },
      source:
        'mpmath findroot of ω² = g k tanh(k h) with g = 9.80665; c (1 + 2kh/sinh 2kh)/2; πH/(T tanh kh); πH/(T sinh kh)',
    },
    {
      inputs: { period: 10, depth: 4000 },
      results: { wavelength: 156.077682, speed: 15.6077682, groupSpeed: 7.80388411, water: 'Deep' },
      source: 'Python 3.11: deep water, g T²/(2π)',
    },
    {
      inputs: { period: 1200, depth: 4000 },
      results: { wavelength: 237225.441, water: 'Shallow' },
      source: 'mpmath findroot; a tsunami',
    },
    {
      inputs: { period: 8, depth: 10, height: 9 },
      results: { wavelength: 70.883408 },
      cautions: ['breaks'],
      source: 'scipy.optimize.brentq; limit 0.142 × 70.88 × tanh(0.886) = 7.14 m',
    },
    {
      inputs: { period: 0.2, depth: 10 },
      results: { wavelength: 0.062431073, water: 'Deep' },
      cautions: ['surface tension'],
      source: 'By hand: gT²/2π',
    },
  ],
  notes: ['Small waves on still water over a level bottom.'],
  references: [{ title: 'Dean, Dalrymple: Water Wave Mechanics for Engineers and Scientists (1991), ch. 3 and 4' }],
});
