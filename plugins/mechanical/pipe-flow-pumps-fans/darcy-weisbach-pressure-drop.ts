import { constant, defineCalculator, isAbove, number, quantity, roundTo, standardGravity } from '@reckoner/engine';
import { density, frictionFactor, roughness, viscosity } from '../shared/pipe.js';

/** Darcy–Weisbach with Colebrook's friction factor (64/Re in laminar flow), for incompressible flow. */
export default defineCalculator({
  title: 'Pipe pressure drop (Darcy–Weisbach)',
  description: 'Pressure drop and head loss of a full round pipe from flow, diameter, length, roughness and fluid.',
  keywords: ['friction loss', 'head loss', 'pipe flow', 'Colebrook', 'minor losses', 'water pipe'],
  inputs: {
    flow: quantity('m^3/s', {
      label: 'Flow',
      usual: [0.001, 100000],
      unit: 'm^3/h',
      symbol: 'Q',
      above: 0.0001,
      max: 1e5,
    }),
    innerDiameter: quantity('m', {
      label: 'Inner diameter',
      formerly: ['diameter'],
      usual: [2, 5000],
      unit: 'mm',
      symbol: 'D',
      min: 1,
      max: 10000,
    }),
    length: quantity('m', { label: 'Length', symbol: 'L', min: 0, max: 1e6 }),
    roughness,
    density,
    viscosity,
    lossCoefficient: number({
      label: 'Sum of loss coefficients of fittings',
      help: 'Elbow 0.3 to 0.9, sharp entrance 0.5, exit 1, open gate valve 0.2, globe valve 10.',
      symbol: '\\Sigma K',
      min: 0,
      max: 10000,
      default: 0,
    }),
  },
  outputs: {
    pressureDrop: quantity('Pa', { label: 'Pressure drop', unit: 'kPa', symbol: '\\Delta p' }),
    headLoss: quantity('m', { label: 'Head loss', symbol: 'h_L' }),
    velocity: quantity('m/s', { label: 'Velocity', symbol: 'v' }),
    reynolds: number({ label: 'Reynolds number', symbol: '\\mathrm{Re}', places: 0 }),
    friction: number({ label: 'Darcy friction factor', symbol: 'f', places: 5 }),
  },
  formula: ({ flow, innerDiameter, length, roughness, density, viscosity, lossCoefficient }) => {
    const velocity = flow / ((Math.PI / 4) * innerDiameter ** 2);
    const reynolds = (density * velocity * innerDiameter) / viscosity;
    const friction = frictionFactor(reynolds, Math.min(roughness / innerDiameter, 0.1));
    const pressureDrop = ((friction * length) / innerDiameter + lossCoefficient) * ((density * velocity ** 2) / 2);
    return { pressureDrop, headLoss: pressureDrop / (density * standardGravity), velocity, reynolds, friction };
  },
  stepwise: [
    'The friction factor is 64 / Re below Re = 2300; else it solves the equation of Colebrook and White.',
    'Pressure drop = (f × L / D + loss coefficients) × ρ × v² / 2; head loss = pressure drop / (ρ × g).',
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ reynolds }) => roundTo(reynolds, 0) >= 2300 && roundTo(reynolds, 0) < 4000,
      says: 'Between Reynolds numbers of 2300 and 4000 the flow changes from laminar to turbulent: the loss is uncertain.',
    },
    {
      level: 'caution',
      when: ({ roughness, innerDiameter }) => isAbove(roughness, 0.05 * innerDiameter),
      says: 'The roughness is over a twentieth of the diameter: the equation of Colebrook does not hold there. Check its unit.',
    },
    {
      level: 'caution',
      when: ({ velocity, density }) => density > 100 && velocity > 10,
      says: 'Liquids hardly run faster than 10 m/s in pipes, where they erode, hammer and cavitate: check flow and diameter.',
    },
    {
      level: 'caution',
      when: ({ velocity, density }) => density <= 100 && velocity > 100,
      says: 'Over about 100 m/s a gas is compressed and expands as it flows: the equation does not hold.',
    },
    {
      level: 'caution',
      when: ({ density, viscosity }) => density <= 100 && isAbove(viscosity, constant(0.0001, 'Pa*s')),
      says: 'The density is that of a gas, the viscosity is not: air has 0.018 mPa·s. Send that of the gas; with the one taken the loss is too high.',
    },
  ],
  explanation: 'At {velocity} (Reynolds number {reynolds}) the pipe loses {pressureDrop}, a head of {headLoss}.',
  examples: [
    {
      inputs: { flow: 36, innerDiameter: 100, length: 100 },
      results: {
        pressureDrop: 15.78655,
        headLoss: 1.612683,
        velocity: 1.27324,
        reynolds: 126841.089,
        friction: 0.019510998,
      },
      source: 'Python: Colebrook by scipy.optimize.brentq, then f L/D ρv²/2',
    },
    {
      inputs: { flow: 36, innerDiameter: 100, length: 100, lossCoefficient: 5 },
      results: { pressureDrop: 19.832105, headLoss: 2.025959 },
      source: 'Python: as before with 5 ρv²/2',
    },
    {
      inputs: { flow: 0.36, innerDiameter: 50, length: 20, roughness: 0, density: 880, viscosity: 100 },
      results: { pressureDrop: 1.3037973, headLoss: 0.15107991, reynolds: 22.409016, friction: 2.8559933 },
      source: 'Python: laminar, 64/Re; equals 128 μLQ/(πD⁴)',
    },
    {
      inputs: { flow: 0.1, innerDiameter: 12, length: 10 },
      results: { reynolds: 2936.136, friction: 0.04705398, pressureDrop: 1.180573 },
      cautions: ['the loss is uncertain'],
      source: 'scipy.optimize.brentq on the equation of Colebrook',
    },
    {
      inputs: { flow: 1, innerDiameter: 20, length: 1, roughness: 2 },
      results: { friction: 0.1025822 },
      cautions: ['Check its unit'],
      source: 'scipy.optimize.brentq on the equation of Colebrook',
    },
    {
      inputs: { flow: 360, innerDiameter: 100, length: 100 },
      results: { velocity: '12.7324', pressureDrop: '1355.106' },
      cautions: ['erode, hammer and cavitate'],
      source: 'Python: the equation of Colebrook by iteration',
    },
    {
      inputs: { flow: 3600, innerDiameter: 100, length: 1, density: 1.2, viscosity: 0.0182 },
      results: { velocity: '127.324', pressureDrop: '1.649209' },
      cautions: ['is compressed and expands'],
      source: 'Python: the equation of Colebrook by iteration',
    },
    {
      inputs: { flow: 360, innerDiameter: 100, length: 10, density: 1.2 },
      results: { velocity: '12.7324', reynolds: 1524.838 },
      cautions: ['the viscosity is not'],
      source: 'By hand: 0.1 m³/s over 0.00785398 m²; 1.2 × 12.7324 × 0.1 / 0.001002',
    },
  ],
  notes: ['For liquids, and for gases whose pressure falls by less than about a tenth.'],
  references: [
    { title: 'White: Fluid Mechanics, 8th ed., §6.3 to 6.9' },
    { title: 'Crane Technical Paper 410: Flow of Fluids through Valves, Fittings, and Pipe' },
  ],
});
