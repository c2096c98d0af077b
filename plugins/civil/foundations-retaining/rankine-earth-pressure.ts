import { constant, defineCalculator, number, quantity } from '@reckoner/engine';

const WATER = constant(9806.65, 'N/m^3');

/** Cohesionless soil, level ground, smooth vertical wall; water table at a depth behind the wall. */
export default defineCalculator({
  title: 'Rankine earth pressure',
  description:
    'Active, passive and at-rest coefficients and the active thrust on a wall from soil, surcharge and water.',
  keywords: ['Ka', 'Kp', 'K0', 'lateral earth pressure', 'retaining wall thrust', 'active pressure'],
  inputs: {
    height: quantity('m', { label: 'Height of the wall', usual: [0.3, 30], symbol: 'H', min: 0.1, max: 100 }),
    frictionAngle: quantity('rad', {
      label: 'Angle of friction',
      usual: [15, 48],
      unit: 'deg',
      symbol: "\\varphi'",
      min: 1,
      max: 50,
    }),
    unitWeight: quantity('N/m^3', {
      label: 'Unit weight above the water',
      usual: [12, 24],
      unit: 'kN/m^3',
      symbol: '\\gamma',
      min: 5,
      max: 30,
    }),
    surcharge: quantity('Pa', {
      label: 'Uniform surcharge',
      usual: [0, 250],
      unit: 'kPa',
      symbol: 'q',
      min: 0,
      max: 10000,
      default: 0,
    }),
    waterDepth: quantity('m', {
      label: 'Depth of the water table',
      help: 'Without water: the height of the wall.',
      symbol: 'z_w',
      min: 0,
      max: 100,
      default: ({ height }) => height,
    }),
    saturatedWeight: quantity('N/m^3', {
      label: 'Saturated unit weight below the water',
      usual: [14, 25],
      unit: 'kN/m^3',
      symbol: '\\gamma_{sat}',
      min: 10,
      max: 30,
      default: 20,
    }),
  },
  outputs: {
    thrust: quantity('N/m', { label: 'Active thrust with water', unit: 'kN/m', symbol: 'P_a' }),
    lineOfAction: quantity('m', { label: 'Height of the thrust above the base', symbol: '\\bar{z}', places: 3 }),
    basePressure: quantity('Pa', { label: 'Active pressure at the base with water', unit: 'kPa', symbol: 'p_a' }),
    active: number({ label: 'Active coefficient Ka', symbol: 'K_a', places: 4 }),
    passive: number({ label: 'Passive coefficient Kp', symbol: 'K_p', places: 4 }),
    atRest: number({ label: 'At-rest coefficient K0 (Jaky)', symbol: 'K_0', places: 4 }),
  },
  formula: ({ height, frictionAngle, unitWeight, surcharge, waterDepth, saturatedWeight }) => {
    const active = Math.tan(Math.PI / 4 - frictionAngle / 2) ** 2;
    const wet = height - waterDepth;
    const upper = active * unitWeight * waterDepth;
    const lower = active * (saturatedWeight - WATER) * wet + WATER * wet;
    const uniform = active * surcharge;
    // Rectangle of the surcharge, triangle above the water, rectangle and triangle below it.
    const thrust = uniform * height + (upper * waterDepth) / 2 + upper * wet + (lower * wet) / 2;
    const moment =
      (uniform * height ** 2) / 2 +
      ((upper * waterDepth) / 2) * (wet + waterDepth / 3) +
      (upper * wet ** 2) / 2 +
      (lower * wet ** 2) / 6;
    return {
      thrust,
      lineOfAction: moment / thrust,
      basePressure: uniform + upper + lower,
      active,
      passive: 1 / active,
      atRest: 1 - Math.sin(frictionAngle),
    };
  },
  requires: [
    {
      that: ({ waterDepth, height }) => waterDepth <= height,
      field: 'waterDepth',
      says: 'A water table at {waterDepth} lies below the wall: leave it out, or set it to the height of {height}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ saturatedWeight, unitWeight, waterDepth, height }) =>
        waterDepth < height && saturatedWeight < unitWeight,
      says: 'The saturated soil would be lighter than the soil above the water: check both unit weights.',
    },
  ],
  explanation: ({ waterDepth, height }) =>
    waterDepth < height
      ? 'Soil and water push with {thrust}, {lineOfAction} above the base; Ka is {active} and Kp {passive}.'
      : 'The soil pushes with {thrust}, {lineOfAction} above the base; Ka is {active} and Kp {passive}.',
  examples: [
    {
      inputs: { height: 6, frictionAngle: 30, unitWeight: 18 },
      results: { thrust: 108, lineOfAction: 2, basePressure: 36, active: 0.33333333, passive: 3, atRest: 0.5 },
      source: 'By hand: Ka = tan² 30°; 0.5 × 18 × 6²/3; H/3',
    },
    {
      inputs: { height: 6, frictionAngle: 30, unitWeight: 18, surcharge: 10, waterDepth: 2 },
      results: { thrust: 185.635467, lineOfAction: 1.900754, basePressure: 68.151067 },
      source: 'scipy.integrate.quad of the pressure and its moment over the height',
    },
    {
      inputs: { height: 5, frictionAngle: 35, unitWeight: 19, surcharge: 12 },
      results: {
        thrust: 80.619541,
        lineOfAction: 1.834734,
        active: 0.270990054,
        passive: 3.690172,
        atRest: 0.426423564,
      },
      source: 'scipy.integrate.quad of the pressure and its moment over the height',
    },
    {
      inputs: { height: 3, frictionAngle: 30, unitWeight: 18, waterDepth: 4 },
      refused: 'below the wall',
      source: 'By definition',
    },
    {
      inputs: { height: 4, frictionAngle: 30, unitWeight: 19, waterDepth: 2, saturatedWeight: 16 },
      results: { thrust: 61.7422 },
      cautions: ['would be lighter'],
      source: 'By hand: triangle, rectangle and two triangles of pressure with Ka = 1/3',
    },
  ],
  notes: [
    'One soil without cohesion, level backfill, no wall friction; the wall must be able to yield for the active state.',
    'A licensed engineer must check the design of a wall.',
  ],
  references: [
    { title: 'Das, Sobhan: Principles of Geotechnical Engineering, 9th ed., ch. 13' },
    { title: 'Jaky: The coefficient of earth pressure at rest, J. Soc. Hung. Arch. Eng. (1944) 355–358' },
  ],
});
