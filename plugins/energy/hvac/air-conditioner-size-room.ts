import { choice, defineCalculator, flag, integer, measure, roundTo } from '@reckoner/engine';

/** ENERGY STAR table for room air conditioners with its adjustments for sun, people and kitchen. */
export default defineCalculator({
  title: 'Air conditioner size',
  description: 'Cooling capacity of a room air conditioner from floor area, sun, people and use, by ENERGY STAR.',
  keywords: ['BTU', 'room air conditioner', 'cooling capacity', 'AC tonnage', 'window unit'],
  inputs: {
    area: measure('ft^2', { usual: [100, 2500], label: 'Floor area', symbol: 'A', min: 50, max: 2500 }),
    sun: choice(
      {
        shaded: { label: 'Heavily shaded', value: 0.9 },
        normal: { label: 'Normal', value: 1 },
        sunny: { label: 'Very sunny', value: 1.1 },
      },
      { label: 'Sun', default: 'normal' },
    ),
    people: integer({
      usual: [0, 20],
      label: 'People who are there regularly',
      symbol: 'n',
      min: 0,
      max: 100,
      default: 2,
    }),
    kitchen: flag({ label: 'Kitchen' }),
  },
  outputs: {
    capacity: measure('BTU/h', { label: 'Cooling capacity', symbol: 'Q', places: 0 }),
    power: measure('BTU/h', { label: 'The same in kilowatts', unit: 'kW', symbol: 'Q_{kW}', places: 2 }),
    base: measure('BTU/h', { label: 'Value of the table', symbol: 'Q_0', places: 0 }),
  },
  formula: ({ area, sun, people, kitchen }) => {
    const base = TABLE.find(([to]) => area <= to)![1];
    const capacity = base * sun + 600 * Math.max(0, people - 2) + (kitchen ? 4000 : 0);
    return { capacity, power: capacity, base };
  },
  stepwise: [
    'The base is read from the table by the area of the room.',
    'It is taken times the factor for the sun; 600 BTU/h are added for each person beyond two, 4000 BTU/h for a kitchen.',
  ],
  explanation: 'A room of {area} needs a cooling capacity of {capacity}, {power}.',
  cautions: [
    {
      level: 'caution',
      when: ({ capacity }) => roundTo(capacity, 0) > 36000,
      says: 'No single room unit gives {capacity}: use several, or have the load calculated.',
    },
  ],
  examples: [
    {
      inputs: { area: 60 },
      results: { capacity: 5000 },
      source: 'ENERGY STAR table: up to 150 ft²; 60 m² would be 646 ft²',
    },
    {
      inputs: { area: 300 },
      results: { capacity: 7000, base: 7000, power: 2.05149749 },
      source: 'ENERGY STAR, Room Air Conditioners: 250 to 300 ft²; × 0.29307107 W',
    },
    {
      inputs: { area: 420, sun: 'sunny', people: 4, kitchen: true },
      results: { capacity: 16200, base: 10000 },
      source: 'ENERGY STAR: 10000 × 1.1 + 2 × 600 + 4000',
    },
    {
      inputs: { area: '100 m^2', sun: 'shaded' },
      results: { capacity: 18900, base: 21000 },
      source: 'ENERGY STAR: 1076 ft², 1000 to 1200 ft²; × 0.9',
    },
    {
      inputs: { area: 2500, sun: 'sunny', people: 4 },
      results: { capacity: 38600 },
      cautions: ['No single room unit'],
      source: 'By hand: 34000 × 1.1 + 2 × 600',
    },
  ],
  notes: ['For one room of normal height; whole houses and hot climates need a load calculation (ACCA Manual J).'],
  references: [
    {
      title: 'ENERGY STAR: Room Air Conditioners, properly sized room air conditioners',
      url: 'https://www.energystar.gov/products/room_air_conditioners',
    },
  ],
});

/** Up to so many square feet, BTU/h. */
const TABLE: readonly (readonly [to: number, capacity: number])[] = [
  [150, 5000],
  [250, 6000],
  [300, 7000],
  [350, 8000],
  [400, 9000],
  [450, 10000],
  [550, 12000],
  [700, 14000],
  [1000, 18000],
  [1200, 21000],
  [1400, 23000],
  [1500, 24000],
  [2000, 30000],
  [2500, 34000],
];
