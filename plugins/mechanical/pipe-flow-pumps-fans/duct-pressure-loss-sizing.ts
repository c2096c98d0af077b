import { choice, constant, defineCalculator, findRoot, number, quantity, roundTo } from '@reckoner/engine';
import { frictionFactor } from '../shared/pipe.js';

const METER = constant(1, 'm');

/** Darcy–Weisbach with Colebrook's factor for standard air; Huebscher's equivalent diameter for rectangles. */
export default defineCalculator({
  title: 'Air duct friction and size',
  description: 'Friction loss and velocity of a round or rectangular air duct, or the round duct for a friction rate.',
  keywords: ['ductulator', 'equal friction method', 'equivalent diameter', 'HVAC duct', 'duct sizing'],
  inputs: {
    find: choice(
      {
        round: 'Loss of a round duct',
        rectangular: 'Loss of a rectangular duct',
        size: 'Round duct for a friction rate',
      },
      { label: 'Find', default: 'round' },
    ),
    flow: quantity('m^3/s', { label: 'Air flow', usual: [5, 300000], unit: 'm^3/h', symbol: 'Q', min: 1, max: 1e6 }),
    diameter: quantity('m', {
      label: 'Diameter',
      usual: [40, 4000],
      unit: 'mm',
      symbol: 'D',
      min: 20,
      max: 5000,
      when: { find: 'round' },
    }),
    width: quantity('m', {
      label: 'Width',
      usual: [40, 5000],
      unit: 'mm',
      symbol: 'a',
      min: 20,
      max: 5000,
      when: { find: 'rectangular' },
    }),
    height: quantity('m', {
      label: 'Height',
      usual: [40, 5000],
      unit: 'mm',
      symbol: 'b',
      min: 20,
      max: 5000,
      when: { find: 'rectangular' },
    }),
    frictionRate: quantity('Pa/m', {
      label: 'Friction rate wanted',
      usual: [0.1, 8],
      help: 'Usual: 0.8 to 1 Pa/m (0.1 inH2O in 100 ft).',
      symbol: 'R',
      min: 0.01,
      max: 100,
      default: 1,
      when: { find: 'size' },
    }),
    length: quantity('m', { label: 'Length', symbol: 'L', min: 0, max: 10000, default: 1 }),
    roughness: quantity('m', {
      label: 'Roughness',
      help: 'Galvanized steel 0.09 mm, flexible duct 0.9 to 3 mm.',
      unit: 'mm',
      symbol: '\\varepsilon',
      min: 0,
      max: 3,
      default: 0.09,
    }),
    density: quantity('kg/m^3', {
      label: 'Density of the air',
      usual: [0.6, 1.6],
      symbol: '\\rho',
      min: 0.1,
      max: 10,
      default: 1.204,
    }),
    viscosity: quantity('Pa*s', {
      label: 'Viscosity of the air',
      unit: 'µPa*s',
      symbol: '\\mu',
      min: 5,
      max: 100,
      default: 18.25,
    }),
  },
  outputs: {
    rate: quantity('Pa/m', { label: 'Friction rate', symbol: 'R', places: 3 }),
    pressureLoss: quantity('Pa', { label: 'Friction loss', symbol: '\\Delta p', places: 1 }),
    velocity: quantity('m/s', { label: 'Velocity', symbol: 'v', places: 2 }),
    equivalentDiameter: quantity('m', { label: 'Round or equivalent diameter', unit: 'mm', symbol: 'D_e', places: 0 }),
    friction: number({ label: 'Darcy friction factor', symbol: 'f', places: 4 }),
  },
  formula: (inputs) => {
    const { find, flow, diameter, width, height, frictionRate, length, roughness, density, viscosity } = inputs;
    const velocityIn = (d: number) => flow / ((Math.PI / 4) * d ** 2);
    const frictionIn = (d: number) => frictionFactor((density * velocityIn(d) * d) / viscosity, roughness / d);
    const rateIn = (d: number) => ((frictionIn(d) / d) * density * velocityIn(d) ** 2) / 2;
    const equivalentDiameter =
      find === 'round'
        ? diameter
        : find === 'rectangular'
          ? (1.3 * (width * height) ** 0.625) / (width + height) ** 0.25
          : findRoot((meters) => rateIn(meters * METER) / frictionRate - 1, 0.005, 20) * METER;
    const rate = rateIn(equivalentDiameter);
    const velocity = find === 'rectangular' ? flow / (width * height) : velocityIn(equivalentDiameter);
    return {
      rate,
      pressureLoss: rate * length,
      velocity,
      equivalentDiameter,
      friction: frictionIn(equivalentDiameter),
    };
  },
  stepwise: [
    'The friction factor follows from the Reynolds number and the roughness by the equation of Colebrook and White; below Re = 2300 it is 64 / Re.',
    'The friction rate is f / D × ρ × v² / 2; the loss is that times the length.',
    'A rectangular duct counts as a round one of 1.3 × (a × b)^0.625 / (a + b)^0.25.',
    'For a friction rate, the diameter is the one that has it.',
  ],
  cautions: [
    {
      level: 'note',
      when: ({ velocity }) => roundTo(velocity, 2) > 15,
      says: 'Over 15 m/s (3000 ft/min) ducts are loud: such velocities are for industrial exhaust.',
    },
  ],
  explanation: 'In a duct of {equivalentDiameter} the air runs at {velocity} and loses {rate}, {pressureLoss} in all.',
  examples: [
    {
      inputs: { flow: 1000, diameter: 300, length: 20 },
      results: {
        rate: 0.628179936,
        pressureLoss: 12.563599,
        velocity: 3.929751681,
        equivalentDiameter: 300,
        friction: 0.02027116,
      },
      source: 'Python: Colebrook by scipy.optimize.brentq, then f/D ρv²/2',
    },
    {
      inputs: { find: 'rectangular', flow: 1000, width: 400, height: 200, length: 10 },
      results: { rate: 0.58241891, pressureLoss: 5.8241891, velocity: 3.472222, equivalentDiameter: 304.674973 },
      source: 'Python: 1.30 (ab)^0.625/(a + b)^0.25, then as before at the same flow',
    },
    {
      inputs: { find: 'size', flow: 1000, frictionRate: 1 },
      results: { rate: 1, velocity: 4.750732639, equivalentDiameter: 272.849721 },
      source: 'Python: scipy.optimize.brentq on the friction rate',
    },
    {
      inputs: { flow: 2000, diameter: 200 },
      results: { velocity: 17.68388 },
      cautions: ['ducts are loud'],
      source: 'By hand: Q/A',
    },
    {
      inputs: { flow: 800, diameter: 250, length: 15, roughness: 0.9, density: 1.1, viscosity: 19 },
      results: { rate: 1.320224308, pressureLoss: 19.80336463, velocity: 4.527073937, friction: 0.02928126729 },
      source: 'Python: Colebrook by scipy.optimize.brentq, then f/D ρv²/2',
    },
  ],
  notes: [
    'Straight duct; fittings add their own loss. Air at 20 °C and sea level by default.',
    'The equivalent diameter gives equal friction at equal flow.',
  ],
  references: [
    { title: 'ASHRAE Handbook: Fundamentals (2021), ch. 21: Duct Design' },
    { title: 'Huebscher: Friction equivalents for round, square and rectangular ducts, ASHVE Trans. 54 (1948) 101' },
  ],
});
