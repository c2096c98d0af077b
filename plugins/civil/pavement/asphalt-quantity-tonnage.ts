import { constant, defineCalculator, money, quantity } from '@reckoner/engine';

/** Compacted volume times compacted density. */
export default defineCalculator({
  title: 'Asphalt tonnage',
  description:
    'Hot-mix asphalt in tonnes and US tons, base stone and cost for a road or driveway from area, thickness and density.',
  keywords: ['paving', 'blacktop', 'hot mix', 'driveway asphalt', 'tons of asphalt'],
  inputs: {
    length: quantity('m', { label: 'Length', symbol: 'L', above: 0, max: 1e6 }),
    width: quantity('m', { label: 'Width', usual: [0.3, 100], symbol: 'B', above: 0, max: 1000 }),
    thickness: quantity('m', {
      label: 'Compacted thickness',
      usual: [2, 40],
      unit: 'cm',
      symbol: 't',
      min: 0.5,
      max: 100,
      default: 5,
    }),
    density: quantity('kg/m^3', {
      label: 'Compacted density',
      usual: [1900, 2600],
      help: '2300 to 2400 kg/m³ (145 to 150 lb/ft³).',
      symbol: '\\rho',
      min: 1000,
      max: 3000,
      default: 2322,
    }),
    baseThickness: quantity('m', {
      label: 'Thickness of the stone base',
      usual: [0, 100],
      unit: 'cm',
      symbol: 't_b',
      min: 0,
      max: 200,
      default: 0,
    }),
    price: money({ label: 'Price of the asphalt', usual: [20, 500], per: 't', min: 0, max: 1e6, optional: true }),
  },
  outputs: {
    mass: quantity('t', { label: 'Asphalt', symbol: 'm', places: 2 }),
    shortTons: quantity('t', { label: 'In US tons', unit: 'ton_US', symbol: 'm_{US}', places: 2 }),
    area: quantity('m^2', { label: 'Area', symbol: 'A', places: 1 }),
    baseVolume: quantity('m^3', { label: 'Compacted base', symbol: 'V_b', places: 2 }),
    cost: money({ label: 'Cost of the asphalt', optional: true }),
  },
  formula: ({ length, width, thickness, density, baseThickness, price }) => {
    const area = length * width;
    const mass = (area * thickness * density) / constant(1000, 'kg/t');
    return {
      mass,
      shortTons: mass,
      area,
      baseVolume: area * baseThickness,
      cost: price === undefined ? undefined : price * mass,
    };
  },
  explanation: 'The surface of {area} takes {mass} ({shortTons}) of asphalt.',
  examples: [
    {
      inputs: { length: 100, width: 3.5, density: 2400, baseThickness: 20, price: 80 },
      results: { mass: 42, shortTons: 46.297075, area: 350, baseVolume: 70, cost: 3360 },
      source: 'By hand: 350 × 0.05 × 2.4; /0.90718474; 350 × 0.2; × 80',
    },
    {
      inputs: { length: '50 ft', width: '20 ft', thickness: '3 in', density: '145 lb/ft^3' },
      results: { shortTons: 18.125 },
      source: 'By hand: 1000 × 0.25 × 145/2000',
    },
  ],
  notes: ['Order 5 to 10% more for waste and uneven bases.'],
  references: [{ title: 'Asphalt Institute: MS-22, Construction of Quality Asphalt Pavements, 3rd ed.' }],
});
