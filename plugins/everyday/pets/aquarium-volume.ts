import { choice, constant, defineCalculator, quantity } from '@reckoner/engine';

/** Inner volume of the shape up to the water level, less the substrate. */
export default defineCalculator({
  title: 'Aquarium volume and weight',
  description:
    'Water in a rectangular, cylindrical or hexagonal aquarium with its substrate, and the weight of the water.',
  keywords: ['fish tank', 'gallons', 'tank volume', 'water weight'],
  inputs: {
    shape: choice(
      {
        rectangular: { label: 'Rectangular', also: ['rectangle', 'cube'] },
        cylinder: { label: 'Cylinder', also: ['cylindrical', 'round'] },
        hexagon: { label: 'Regular hexagon', also: ['hexagonal'] },
      },
      { label: 'Shape', default: 'rectangular' },
    ),
    length: quantity('m', {
      label: 'Length, diameter or side',
      unit: 'cm',
      symbol: 'l',
      above: 0,
      max: 2000,
      usual: [10, 500],
    }),
    width: quantity('m', {
      label: 'Width',
      unit: 'cm',
      symbol: 'w',
      above: 0,
      max: 2000,
      usual: [10, 300],
      when: { shape: 'rectangular' },
    }),
    level: quantity('m', {
      label: 'Water level above the floor',
      unit: 'cm',
      symbol: 'h',
      above: 0,
      max: 1000,
      usual: [5, 300],
    }),
    substrate: quantity('m', {
      label: 'Depth of the substrate',
      unit: 'cm',
      symbol: 's',
      min: 0,
      max: 100,
      default: 0,
      usual: [0, 30],
    }),
  },
  outputs: {
    volume: quantity('m^3', { label: 'Water above the substrate', unit: 'L', symbol: 'V', places: 1 }),
    gross: quantity('m^3', { label: 'Volume to the water level', unit: 'L', symbol: 'V_0', places: 1 }),
    weight: quantity('kg', { label: 'Weight of the water', symbol: 'm', places: 1 }),
  },
  formula: ({ shape, length, width, level, substrate }) => {
    const area = floorArea(shape, length, width);
    const volume = area * (level - substrate);
    return { volume, gross: area * level, weight: volume * constant(998.2, 'kg/m^3') };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ gross }) => gross < 0.008,
      says: 'That is hardly an aquarium: are the sizes given in centimeters?',
    },
  ],
  explanation: 'The aquarium holds {volume} of water, which weighs {weight}.',
  requires: [
    {
      that: ({ substrate, level }) => substrate < level,
      field: 'substrate',
      says: 'The substrate, {substrate} deep, must stay below the water level, {level}.',
    },
  ],
  examples: [
    {
      inputs: { length: 100, width: 40, level: 50, substrate: 5 },
      results: { volume: 180, gross: 200, weight: 179.676 },
      source: 'By hand: 10 × 4 × 4.5 dm³; × 0.9982',
    },
    {
      inputs: { shape: 'cylinder', length: 40, level: 50 },
      results: { volume: 62.83185 },
      source: 'By hand: π × 2² × 5 dm³',
    },
    {
      inputs: { shape: 'hexagon', length: 20, level: 50 },
      results: { gross: 51.96152 },
      source: 'By hand: 3√3/2 × 2² × 5 dm³',
    },
    {
      inputs: { length: 10, width: 10, level: 5, substrate: 5 },
      refused: 'must stay below the water level',
      source: 'By definition',
    },
    {
      inputs: { length: 24, width: 12, level: 16 },
      results: { volume: 4.608, gross: 4.608 },
      cautions: ['in centimeters'],
      source: 'By hand: 2.4 × 1.2 × 1.6 dm³; a tank of 20 gallons typed in inches',
    },
  ],
  notes: ['Take inner dimensions; fresh water at 20 °C.'],
  references: [{ title: 'CRC Handbook of Chemistry and Physics, 97th ed., §6: standard density of water' }],
});

function floorArea(shape: 'rectangular' | 'cylinder' | 'hexagon', length: number, width: number) {
  if (shape === 'cylinder') return (Math.PI * length ** 2) / 4;
  if (shape === 'hexagon') return (3 * Math.sqrt(3) * length ** 2) / 2;
  return length * width;
}
