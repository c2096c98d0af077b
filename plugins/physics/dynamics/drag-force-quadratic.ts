import { defineEquations, number, quantity } from '@reckoner/engine';
import { isCompressed } from '../shared/limits.js';

/** Drag at high Reynolds number, and the power that it takes. */
export default defineEquations({
  title: 'Drag force',
  description:
    'Drag force and drag power of a body in a flow from density, speed, drag coefficient and area, or any of these.',
  keywords: ['air resistance', 'drag equation', 'drag coefficient', 'aerodynamic drag', 'cda'],
  variables: {
    force: quantity('N', { label: 'Drag force', symbol: 'F_d', min: 0 }),
    density: quantity('kg/m^3', {
      label: 'Density of the fluid',
      help: '1.225 kg/m³ for air at sea level, 1000 kg/m³ for water.',
      symbol: '\\rho',
      above: 0,
      max: 1e6,
    }),
    speed: quantity('m/s', { label: 'Speed', unit: 'km/h', symbol: 'v', min: 0, max: 1e6 }),
    dragCoefficient: number({
      label: 'Drag coefficient',
      help: 'Car 0.25 to 0.35, sphere 0.47, cyclist 0.9, cube 1.05.',
      usual: [0.01, 3],
      symbol: 'C_d',
      above: 0,
      max: 100,
    }),
    area: quantity('m^2', { usual: [1e-6, 5000], label: 'Frontal area', symbol: 'A', above: 0, max: 1e9 }),
    power: quantity('W', { label: 'Drag power', symbol: 'P', min: 0 }),
  },
  equations: ({ force, density, speed, dragCoefficient, area, power }) => [
    [force, 0.5 * density * speed ** 2 * dragCoefficient * area],
    [power, force * speed],
  ],
  figure: {
    kind: 'curve',
    title: 'Drag over speed',
    x: { of: 'speed' },
    y: { of: 'force' },
    curve: ({ force, speed, density, dragCoefficient, area }) => ({
      from: 0,
      to: 1.5 * speed,
      lines: [{ y: (at) => 0.5 * density * at ** 2 * dragCoefficient * area }],
      marks: [{ x: speed, y: force, label: 'F' }],
    }),
  },
  explanation: 'At {speed} the drag is {force}, which takes {power}.',
  cautions: [
    {
      level: 'caution',
      when: ({ density, speed }) => isCompressed(density, speed),
      says: 'Above about 100 m/s in air the drag coefficient rises toward the speed of sound: take one for that Mach number.',
    },
  ],
  examples: [
    {
      inputs: { density: 1.225, speed: 108, dragCoefficient: 0.3, area: 2.2 },
      results: { force: 363.825, power: 10914.75 },
      source: 'By hand: 0.5 × 1.225 × 30² × 0.3 × 2.2; × 30',
    },
    {
      inputs: { force: 10, density: 1.225, speed: 36, area: 0.5 },
      results: { dragCoefficient: 0.326530612, power: 100 },
      source: 'By hand: 2 × 10/(1.225 × 10² × 0.5); 10 × 10',
    },
    {
      inputs: { density: 1.225, speed: 720, dragCoefficient: 0.3, area: 1 },
      results: { force: 7350, power: 1470000 },
      cautions: ['Mach number'],
      source: 'By hand: 0.5 × 1.225 × 200² × 0.3; × 200',
    },
  ],
  notes: ['For turbulent flow; the coefficient depends on the shape and on the Reynolds number.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §6-2' }],
});
