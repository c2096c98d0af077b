import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtLeast,
  isBelow,
  noResult,
  number,
  quantity,
  sumOfProducts,
} from '@reckoner/engine';
import { gravity } from '../shared/fields.js';

const COEFFICIENTS = { sharp: 0.61, tube: 0.8, rounded: 0.98, inward: 0.51 } as const;

/** high^p - low^p, which keeps its digits where they are nearly equal. */
function powerDifference(high: number, low: number, power: number) {
  const difference = sumOfProducts([1, high], [-1, low]);
  return low === 0 ? high ** power : low ** power * Math.expm1(power * Math.log1p(difference / low));
}

/** Area of a circle between two heights, written so that thin slices keep their digits. */
function slice(diameter: number, high: number, low: number) {
  const top = high / diameter;
  const bottom = low / diameter;
  const aboveTop = sumOfProducts([1, diameter], [-1, high]) / diameter;
  const aboveBottom = sumOfProducts([1, diameter], [-1, low]) / diameter;
  const thickness = sumOfProducts([1, high], [-1, low]) / diameter;
  const half = 2 * Math.asin(Math.min(1, thickness / (Math.sqrt(top * aboveBottom) + Math.sqrt(bottom * aboveTop))));
  const middle = Math.asin(Math.sqrt(top)) + Math.asin(Math.sqrt(bottom));
  return (diameter ** 2 / 4) * (half - Math.sin(half) + 2 * Math.sin(half) * Math.sin(middle) ** 2);
}

interface Tank {
  readonly tank: string;
  readonly tankDiameter: number;
  readonly section: number;
  readonly tankLength: number;
  readonly tankHeight: number;
}

/** ∫ A(h)/√h dh between two levels. */
function drainIntegral({ tank, tankDiameter, section, tankLength, tankHeight }: Tank, high: number, low: number) {
  if (tank === 'lying') {
    const gap = sumOfProducts([1, tankDiameter], [-1, high]);
    return (4 / 3) * tankLength * powerDifference(sumOfProducts([1, tankDiameter], [-1, low]), gap, 1.5);
  }
  if (tank === 'sphere') {
    return (
      Math.PI * ((2 / 3) * tankDiameter * powerDifference(high, low, 1.5) - (2 / 5) * powerDifference(high, low, 2.5))
    );
  }
  if (tank === 'cone') {
    return (Math.PI / 10) * (tankDiameter / tankHeight) ** 2 * powerDifference(high, low, 2.5);
  }
  const area = tank === 'prism' ? section : (Math.PI / 4) * tankDiameter ** 2;
  return 2 * area * powerDifference(high, low, 0.5);
}

/** ∫ A(h) dh between two levels. */
function volumeBetween({ tank, tankDiameter, section, tankLength, tankHeight }: Tank, high: number, low: number) {
  if (tank === 'lying') return tankLength * slice(tankDiameter, high, low);
  if (tank === 'sphere') {
    return Math.PI * ((tankDiameter / 2) * powerDifference(high, low, 2) - (1 / 3) * powerDifference(high, low, 3));
  }
  if (tank === 'cone') return (Math.PI / 12) * (tankDiameter / tankHeight) ** 2 * powerDifference(high, low, 3);
  const area = tank === 'prism' ? section : (Math.PI / 4) * tankDiameter ** 2;
  return area * sumOfProducts([1, high], [-1, low]);
}

/** v = √(2 g h), and the time in which the level falls by -A(h) dh = C_d a √(2 g h) dt. */
export default defineCalculator({
  title: "Torricelli's law and tank draining time",
  description:
    'Speed and flow out of a hole in a tank, and the time in which the level falls, for upright, conical, lying and spherical tanks, or the hole for a given time.',
  keywords: [
    'tank drain time',
    'efflux velocity',
    'emptying a tank',
    'orifice discharge',
    'time to empty',
    'draining a horizontal cylindrical tank',
  ],
  related: ['bernoulli-equation', 'continuity-flow-rate'],
  inputs: {
    find: choice(
      { time: 'Draining time', hole: { label: 'Diameter of the hole for a time', also: ['orifice size'] } },
      { label: 'Find', default: 'time' },
    ),
    tank: choice(
      {
        cylinder: { label: 'Upright cylinder', also: ['vertical cylinder', 'cylinder'] },
        prism: { label: 'Upright walls, other section', also: ['box', 'rectangular', 'prism'] },
        lying: { label: 'Lying cylinder', also: ['horizontal cylinder'] },
        sphere: 'Sphere',
        cone: { label: 'Cone, point down', also: ['cone', 'funnel', 'hopper'] },
      },
      { label: 'Tank', default: 'cylinder' },
    ),
    tankDiameter: quantity('m', {
      label: 'Inner diameter of the tank',
      help: 'Of a cone at its top.',
      symbol: 'D',
      above: 0,
      max: 1000,
      usual: [0.05, 100],
      when: { tank: ['cylinder', 'lying', 'sphere', 'cone'] },
    }),
    section: quantity('m^2', {
      label: 'Area of the water surface',
      help: 'Length times width of a box.',
      symbol: 'A',
      above: 0,
      max: 1e8,
      usual: [0.005, 1e6],
      when: { tank: 'prism' },
    }),
    tankLength: quantity('m', {
      label: 'Inner length of the tank',
      help: 'With flat ends.',
      symbol: 'L',
      above: 0,
      max: 1000,
      usual: [0.1, 100],
      when: { tank: 'lying' },
    }),
    tankHeight: quantity('m', {
      label: 'Height of the cone',
      help: 'From its point to where it has its diameter.',
      symbol: 'H',
      above: 0,
      max: 1000,
      usual: [0.05, 50],
      when: { tank: 'cone' },
    }),
    level: quantity('m', {
      label: 'Level at the start',
      help: 'Above the middle of the hole, which is at the bottom of the tank.',
      symbol: 'h_1',
      min: 0.001,
      max: 1000,
      usual: [0.02, 100],
    }),
    finalLevel: quantity('m', {
      label: 'Level at the end',
      help: '0 is empty.',
      symbol: 'h_2',
      min: 0,
      max: 1000,
      default: 0,
      usual: [0, 100],
    }),
    hole: quantity('m', {
      label: 'Diameter of the hole',
      unit: 'mm',
      symbol: 'd_0',
      above: 0,
      max: 10000,
      usual: [1, 1500],
      when: { find: 'time' },
    }),
    wanted: quantity('s', {
      label: 'Time to drain',
      unit: 'min',
      symbol: 't_0',
      above: 0,
      max: 1e8,
      usual: [0.05, 100000],
      text: 'clock',
      when: { find: 'hole' },
    }),
    outlet: choice(
      {
        sharp: { label: 'Sharp-edged hole (0.61)', also: ['sharp'] },
        tube: { label: 'Short tube, 2 to 3 diameters long (0.80)', also: ['short tube'] },
        rounded: { label: 'Rounded nozzle (0.98)', also: ['rounded', 'nozzle'] },
        inward: { label: 'Tube that reaches inward (0.51)', also: ['Borda', 're-entrant'] },
        custom: { label: 'Other discharge coefficient', also: ['other', 'Cd'] },
      },
      { label: 'Outlet', default: 'sharp' },
    ),
    coefficient: number({
      label: 'Discharge coefficient',
      help: 'Real flow over that of the full hole at Torricelli’s speed; 1 without any loss.',
      symbol: 'C_0',
      min: 0.01,
      max: 1,
      usual: [0.3, 1],
      when: { outlet: 'custom' },
    }),
    gravity,
  },
  outputs: {
    duration: quantity('s', { label: 'Time for the level to fall', unit: 'min', symbol: 't', places: 2, digits: 3 }),
    speed: quantity('m/s', {
      label: 'Speed of the jet at the start',
      help: 'Where it is thinnest: behind a sharp edge it narrows to about 0.62 of the hole.',
      symbol: 'v',
      places: 3,
      digits: 3,
    }),
    flow: quantity('m^3/s', { label: 'Flow at the start', unit: 'L/s', symbol: 'Q', places: 3, digits: 3 }),
    volume: quantity('m^3', { label: 'Volume that leaves', symbol: 'V', places: 3, digits: 3 }),
    holeDiameter: quantity('m', { label: 'Hole diameter', unit: 'mm', symbol: 'd', places: 2, digits: 3 }),
    usedCoefficient: number({ label: 'Discharge coefficient taken', symbol: 'C_d', places: 2 }),
  },
  formula: (inputs) => {
    const { find, tank, tankDiameter, section, level, finalLevel, outlet, gravity } = inputs;
    const usedCoefficient = outlet === 'custom' ? inputs.coefficient : COEFFICIENTS[outlet];
    const integral = drainIntegral(inputs, level, finalLevel);
    const ideal = Math.sqrt(2 * gravity * level);
    // The area of the hole times the time.
    const swept = integral / (usedCoefficient * Math.sqrt(2 * gravity));
    let holeDiameter = inputs.hole;
    let duration = inputs.wanted;
    if (find === 'time') duration = swept / ((Math.PI / 4) * holeDiameter ** 2);
    else {
      holeDiameter = Math.sqrt(((4 / Math.PI) * swept) / duration);
      if (
        tank === 'prism' ? isAtLeast((Math.PI / 4) * holeDiameter ** 2, section) : isAtLeast(holeDiameter, tankDiameter)
      ) {
        throw noResult('The hole would have to be as wide as the tank: so fast it does not drain. Give it more time.');
      }
    }
    return {
      duration,
      // The jet fills a tube and a nozzle, and is as much slower as they lose; out of an edge it is thinner and as fast.
      speed: outlet === 'tube' || outlet === 'rounded' ? usedCoefficient * ideal : ideal,
      flow: usedCoefficient * (Math.PI / 4) * holeDiameter ** 2 * ideal,
      volume: volumeBetween(inputs, level, finalLevel),
      holeDiameter,
      usedCoefficient,
    };
  },
  shown: ({ outlet, level, gravity, holeDiameter, usedCoefficient }) => ({
    duration: undefined,
    speed:
      outlet === 'tube' || outlet === 'rounded'
        ? usedCoefficient * Math.sqrt(2 * gravity * level)
        : Math.sqrt(2 * gravity * level),
    flow: usedCoefficient * (Math.PI / 4) * holeDiameter ** 2 * Math.sqrt(2 * gravity * level),
    volume: undefined,
    holeDiameter: undefined,
    usedCoefficient: undefined,
  }),
  stepwise: [
    'The level falls by A(h) dh = C_d × a × √(2 × g × h) dt with the area of the hole a = π/4 × d², so that t = 1/(C_d × a × √(2 × g)) × ∫ A(h)/√h dh from h₂ to h₁.',
    'Upright walls: ∫ = 2 × A × (√h₁ − √h₂). Cone: ∫ = π/10 × (D/H)² × (h₁^2.5 − h₂^2.5).',
    'Lying cylinder: ∫ = 4/3 × L × ((D − h₂)^1.5 − (D − h₁)^1.5). Sphere: ∫ = π × (2/3 × D × (h₁^1.5 − h₂^1.5) − 2/5 × (h₁^2.5 − h₂^2.5)).',
    'For a wanted time the same equation gives a, and d = √(4 × a/π).',
  ],
  figure: {
    kind: 'curve',
    title: 'Level over time',
    x: { of: 'duration', label: 'Time' },
    y: { of: 'level', label: 'Level' },
    curve: (values) => {
      const { level, finalLevel, duration } = values;
      const whole = drainIntegral(values, level, finalLevel);
      return {
        from: finalLevel,
        to: level,
        lines: [
          { at: (at) => [at < level ? (duration * drainIntegral(values, level, at)) / whole : 0 * duration, at] },
        ],
      };
    },
  },
  requires: [
    {
      that: ({ finalLevel, level }) => finalLevel < level,
      field: 'finalLevel',
      says: 'The level at the end, {finalLevel}, must be below that at the start, {level}.',
    },
    {
      that: ({ tank, level, tankDiameter }) => (tank !== 'lying' && tank !== 'sphere') || level <= tankDiameter,
      field: 'level',
      says: 'The level, {level}, must not be above the top of the tank, {tankDiameter}.',
    },
    {
      that: ({ level, tankHeight }) => level <= tankHeight,
      field: 'level',
      says: 'The level, {level}, must not be above the top of the cone, {tankHeight}.',
    },
    {
      that: ({ hole, tankDiameter }) => hole < tankDiameter,
      field: 'hole',
      says: 'The hole, {hole}, must be smaller than the tank, {tankDiameter}.',
    },
    {
      that: ({ hole, section }) => isBelow((Math.PI / 4) * hole ** 2, section),
      field: 'hole',
      says: 'The hole, {hole} wide, must be smaller than the section of the tank, {section}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ holeDiameter, volume, level, finalLevel }) =>
        isAbove((Math.PI / 4) * holeDiameter ** 2 * (level - finalLevel), 0.2 * volume),
      says: 'The hole is more than a fifth of the mean section of the tank: the level itself then moves so fast that the law, and with it what is told, does not hold.',
    },
    {
      level: 'caution',
      when: ({ holeDiameter, level }) => isBelow(level, 2 * holeDiameter),
      says: 'The level stands less than two hole diameters above the hole: it may draw air, and less flows than told.',
    },
    {
      level: 'caution',
      when: ({ holeDiameter }) => isBelow(holeDiameter, constant(0.003, 'm')),
      says: 'Through holes below about 3 mm surface tension and viscosity hold back water noticeably, and dirt blocks them: expect it to take longer.',
    },
  ],
  explanation: ({ find }) =>
    find === 'time'
      ? 'Through a hole of {hole} the level falls from {level} to {finalLevel} in {duration}, and {volume} leaves. The jet begins with {speed} and {flow}, at a discharge coefficient of {usedCoefficient}.'
      : 'A hole of {holeDiameter} lets the level fall from {level} to {finalLevel} in {duration}, and {volume} leaves. The jet begins with {speed} and {flow}, at a discharge coefficient of {usedCoefficient}.',
  examples: [
    {
      inputs: { tankDiameter: 1, level: 2, hole: 20 },
      results: {
        duration: 43.6243110357,
        speed: 6.26311424,
        flow: 1.20024537504,
        volume: 1.57079632679,
        holeDiameter: 20,
        usedCoefficient: 0.61,
      },
      source: 'Python, mpmath: ∫ A(h)/√h dh by quadrature',
    },
    {
      inputs: {
        tank: 'prism',
        section: 1,
        level: 2,
        finalLevel: 0.5,
        hole: 100,
        outlet: 'custom',
        coefficient: 0.62,
        gravity: 9.80665,
      },
      results: { duration: 1.09296647525, flow: 30.4980382, volume: 1.5 },
      source: 'Python, mpmath: by quadrature',
    },
    {
      inputs: {
        tank: 'lying',
        tankDiameter: 2,
        tankLength: 5,
        level: 1.8,
        finalLevel: 0.2,
        hole: 50,
        outlet: 'tube',
      },
      results: { duration: 37.1433114, flow: 9.333219187, volume: 14.07295218, speed: 4.7533695 },
      source: 'Python, mpmath: by quadrature',
    },
    {
      inputs: { tank: 'lying', tankDiameter: 2, tankLength: 5, level: 2, hole: 50, outlet: 'rounded' },
      results: { duration: 36.878324607, flow: 12.05164413, volume: 15.70796327, speed: 6.137851956507 },
      source: 'Python, mpmath: by quadrature',
    },
    {
      inputs: { tank: 'sphere', tankDiameter: 3, level: 2.75, hole: 30, outlet: 'custom', coefficient: 0.55 },
      results: { duration: 124.815855156, flow: 2.855201498, volume: 13.8590050916 },
      source: 'Python, mpmath: by quadrature',
    },
    {
      inputs: {
        tank: 'cone',
        tankDiameter: 1,
        tankHeight: 1.5,
        level: 1.2,
        finalLevel: 0.3,
        hole: 30,
        outlet: 'inward',
      },
      results: { duration: 2.22742470538, flow: 1.748914287, volume: 0.197920337176 },
      source: 'Python, mpmath: by quadrature',
    },
    {
      inputs: { tankDiameter: 0.1, level: 1, hole: 50 },
      results: { duration: 0.0493552738527, flow: 5.304385274 },
      cautions: ['so fast that the law, and with it'],
      source: 'Python, mpmath: by quadrature',
    },
    {
      inputs: { tankDiameter: 1, level: 0.05, finalLevel: 0.01, hole: 30 },
      results: { duration: 1.69462426472 },
      cautions: ['it may draw air'],
      source: 'Python, mpmath: by quadrature',
    },
    {
      inputs: { tankDiameter: 0.2, level: 0.3, hole: 2 },
      results: { duration: 67.5824920524 },
      cautions: ['surface tension and viscosity'],
      source: 'Python, mpmath: by quadrature',
    },
    {
      inputs: { find: 'hole', tankDiameter: 1, level: 2, wanted: 30 },
      results: { holeDiameter: 24.1175761733, duration: 30 },
      source: 'Python, mpmath: by quadrature',
    },
    {
      inputs: { find: 'hole', tankDiameter: 1, level: 2, wanted: '0.5 s' },
      noResult: 'as wide as the tank',
      source: 'By hand: through the whole bottom it would take 1.05 s',
    },
    {
      inputs: { find: 'hole', tank: 'prism', section: 1, level: 2, wanted: '0.5 s' },
      noResult: 'as wide as the tank',
      source: 'By hand: through the whole bottom it would take 1.05 s',
    },
    {
      inputs: { tankDiameter: 1, level: 0.5, finalLevel: 0.5, hole: 20 },
      refused: 'must be below that at the start',
      source: 'By definition',
    },
    {
      inputs: { tank: 'sphere', tankDiameter: 1, level: 1.2, hole: 20 },
      refused: 'above the top of the tank',
      source: 'By definition',
    },
    {
      inputs: { tank: 'cone', tankDiameter: 1, tankHeight: 1, level: 1.2, hole: 20 },
      refused: 'above the top of the cone',
      source: 'By definition',
    },
    {
      inputs: { tankDiameter: 0.1, level: 1.2, hole: 100 },
      refused: 'must be smaller than the tank',
      source: 'By definition',
    },
    {
      inputs: { tank: 'prism', section: '100 cm^2', level: 1.2, hole: 200 },
      refused: 'smaller than the section',
      source: 'By hand: π/4 × 20² cm² = 314 cm²',
    },
  ],
  notes: [
    'A thin liquid as water, the tank open to the air above and the jet free below. A closed tank without a vent drains by gulps or is crushed by the vacuum; a pipe behind the hole changes the flow.',
    'The last layer, about as deep as the hole is wide, drains more slowly than told.',
  ],
  references: [
    { title: 'White: Fluid Mechanics, 7th ed. (2011), §3.5' },
    { title: 'Finnemore, Franzini: Fluid Mechanics with Engineering Applications, 10th ed. (2002), ch. 11' },
  ],
});
