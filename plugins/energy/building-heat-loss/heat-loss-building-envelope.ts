import { constant, defineCalculator, quantity, rows, sum, table } from '@reckoner/engine';

/** Transmission ΣUA·ΔT and ventilation 0.34 Wh/(m³·K)·n·V·ΔT, as the simplified method of EN 12831. */
export default defineCalculator({
  title: 'Building heat loss',
  description:
    'Design heat load of a building from the areas and U-values of its envelope, air change and temperatures.',
  keywords: [
    'heating load',
    'heat demand',
    'transmission loss',
    'ventilation loss',
    'EN 12831',
    'boiler size',
    'heat pump',
  ],
  inputs: {
    elements: rows(
      {
        area: quantity('m^2', { label: 'Area', above: 0, max: 1e6 }),
        uValue: quantity('W/(m^2*K)', { usual: [0.05, 7], label: 'U-value', symbol: 'U', above: 0, max: 20 }),
      },
      { label: 'Walls, windows, roof and floor', maxItems: 100 },
    ),
    inside: quantity('K', {
      usual: [5, 30],
      label: 'Inside temperature',
      unit: '°C',
      symbol: '\\theta_i',
      min: -30,
      max: 60,
      default: 20,
    }),
    outside: quantity('K', {
      usual: [-50, 20],
      label: 'Design outside temperature',
      unit: '°C',
      symbol: '\\theta_e',
      min: -70,
      max: 60,
    }),
    volume: quantity('m^3', { label: 'Air volume', symbol: 'V', min: 0, max: 1e7 }),
    airChange: quantity('1/h', { usual: [0.1, 15], label: 'Air changes', symbol: 'n', min: 0, max: 100, default: 0.5 }),
    bridges: quantity('W/(m^2*K)', {
      usual: [0, 0.3],
      label: 'Thermal bridge addition to U',
      help: '0.05 for good details, 0.10 without proof.',
      symbol: '\\Delta U',
      min: 0,
      max: 1,
      default: 0,
    }),
  },
  outputs: {
    load: quantity('W', { label: 'Heat loss', symbol: '\\Phi', places: 0 }),
    transmission: quantity('W', { label: 'Transmission loss', symbol: '\\Phi_T', places: 0 }),
    ventilation: quantity('W', { label: 'Ventilation loss', symbol: '\\Phi_V', places: 0 }),
    coefficient: quantity('W/K', { label: 'Heat loss coefficient', symbol: 'H', places: 1 }),
    parts: table(
      { area: quantity('m^2', { label: 'Area' }), loss: quantity('W', { label: 'Transmission loss', places: 0 }) },
      { label: 'Elements' },
    ),
  },
  formula: ({ elements, inside, outside, volume, airChange, bridges }) => {
    const difference = inside - outside;
    const parts = elements.map(({ area, uValue }) => ({ area, loss: area * (uValue + bridges) * difference }));
    const transmission = sum(elements.map(({ area, uValue }) => area * (uValue + bridges)));
    const ventilation = constant(0.34, 'W*h/(m^3*K)') * airChange * volume;
    return {
      load: (transmission + ventilation) * difference,
      transmission: transmission * difference,
      ventilation: ventilation * difference,
      coefficient: transmission + ventilation,
      parts,
    };
  },
  explanation: ({ load }) =>
    load < 0
      ? 'At {outside} outside heat comes in: {load} is the loss, {transmission} of it through the envelope and {ventilation} with the air.'
      : 'At {outside} outside the building loses {load}: {transmission} through its envelope and {ventilation} with the air.',
  cautions: [
    {
      level: 'note',
      when: ({ bridges }) => bridges === 0,
      says: 'Thermal bridges are not counted: unless the U-values contain them, the loss is larger, as by 0.05 W/(m²·K) on each U-value with good details and 0.10 without proof.',
    },
    {
      level: 'caution',
      when: ({ load }) => load < 0,
      says: 'It is warmer outside, so the loss is negative: a cooling load also needs sun, people and machines, which are not in it.',
    },
  ],
  examples: [
    {
      inputs: {
        elements: [
          { area: 120, uValue: 0.24 },
          { area: 100, uValue: 0.16 },
          { area: 25, uValue: 1.2 },
          { area: 90, uValue: 0.25 },
        ],
        outside: -10,
        volume: 250,
      },
      results: {
        load: 4194,
        transmission: 2919,
        ventilation: 1275,
        coefficient: 139.8,
        parts: { length: 4, rows: { 2: { loss: 900 } } },
      },
      cautions: ['Thermal bridges are not counted'],
      source: 'By hand: 97.3 W/K × 30 K; 0.34 × 0.5 × 250 × 30',
    },
    {
      inputs: {
        elements: [{ area: 50, uValue: 0.27 }],
        inside: 20,
        outside: -5,
        volume: 100,
        airChange: 1,
        bridges: 0.03,
      },
      results: { transmission: 375, ventilation: 850, load: 1225 },
      source: 'By hand: 50 × 0.30 × 25; 0.34 × 100 × 25',
    },
    {
      inputs: { elements: [{ area: 50, uValue: 0.2 }], inside: 20, outside: 30, volume: 0 },
      results: { load: -100, transmission: -100, ventilation: 0 },
      cautions: ['Thermal bridges are not counted', 'warmer outside'],
      source: 'By hand: 50 × 0.2 × -10',
    },
  ],
  notes: [
    'Elements to the ground or unheated rooms lose less: lower their U-value by the temperature factor of EN 12831.',
  ],
  references: [
    { title: 'EN 12831-1:2017, Energy performance of buildings: method for calculation of the design heat load' },
  ],
});
