import { choice, constant, defineCalculator, list, quantity, roundTo, rows, sum, table } from '@reckoner/engine';

/** ISO 6946 for homogeneous layers: U = 1/(R_si + Σ d/λ + R_se). */
export default defineCalculator({
  title: 'U-value',
  description:
    'Thermal transmittance and resistance of a wall, roof or floor from its layers, known R-values and surface resistances.',
  keywords: ['thermal transmittance', 'R-value', 'insulation', 'wall', 'roof', 'ISO 6946'],
  inputs: {
    layers: rows(
      {
        thickness: quantity('m', { usual: [0.05, 2000], label: 'Thickness', unit: 'mm', above: 0, max: 10000 }),
        conductivity: quantity('W/(m*K)', { usual: [0.003, 400], label: 'Thermal conductivity', min: 0.001, max: 500 }),
      },
      { label: 'Layers', optional: true, maxItems: 50 },
    ),
    gaps: list(quantity('m^2*K/W', { label: 'Resistance', min: 0, max: 100, usual: [0.01, 10] }), {
      label: 'Known resistances, such as R-values of products and air gaps',
      help: 'In m²·K/W: an R-13 of the US is 13 Rval, 2.29 m²·K/W.',
      optional: true,
      maxItems: 20,
    }),
    inside: choice(
      {
        wall: { label: 'Wall (heat flows sideways)', value: 0.13 },
        roof: { label: 'Roof or ceiling (upwards)', value: 0.1 },
        floor: { label: 'Floor (downwards)', value: 0.17 },
      },
      { label: 'Element', symbol: 'R_{si}', default: 'wall' },
    ),
    outside: quantity('m^2*K/W', {
      usual: [0, 0.25],
      label: 'Outer surface resistance',
      symbol: 'R_{se}',
      min: 0,
      max: 1,
      default: 0.04,
    }),
  },
  outputs: {
    uValue: quantity('W/(m^2*K)', { label: 'U-value', symbol: 'U', places: 3 }),
    resistance: quantity('m^2*K/W', { label: 'Total resistance', symbol: 'R', places: 3 }),
    parts: table(
      {
        thickness: quantity('m', { label: 'Thickness', unit: 'mm' }),
        resistance: quantity('m^2*K/W', { label: 'Resistance' }),
      },
      { label: 'Layers' },
    ),
  },
  formula: ({ layers, gaps, inside, outside }) => {
    const surfaces = inside * constant(1, 'm^2*K/W') + outside;
    const ofLayers =
      layers === undefined ? 0 : sum(layers.map(({ thickness, conductivity }) => thickness / conductivity));
    const resistance = surfaces + ofLayers + (gaps === undefined ? 0 : sum(gaps));
    const parts = (layers ?? []).map(({ thickness, conductivity }) => ({
      thickness,
      resistance: thickness / conductivity,
    }));
    return { uValue: 1 / resistance, resistance, parts };
  },
  explanation: 'The element lets {uValue} pass; its resistance is {resistance}.',
  cautions: [
    {
      level: 'caution',
      when: ({ uValue }) => roundTo(uValue, 3) > constant(4, 'W/(m^2*K)'),
      says: 'No more than a sheet of metal or glass lets so much pass: check thicknesses, in mm, and conductivities, in W/(m·K).',
    },
  ],
  examples: [
    {
      inputs: {
        layers: [
          { thickness: 102.5, conductivity: 0.77 },
          { thickness: 100, conductivity: 0.035 },
          { thickness: 100, conductivity: 0.15 },
          { thickness: 13, conductivity: 0.18 },
        ],
      },
      results: {
        uValue: 0.256466243047,
        resistance: 3.899148629149,
        parts: { length: 4, rows: { 1: { resistance: 2.857142857 } } },
      },
      source: 'Python 3.11: 0.13 + 0.04 + Σ d/λ with the conductivities of BR 443 for brick, wool, block and plaster',
    },
    {
      inputs: {
        layers: [
          { thickness: 300, conductivity: 0.04 },
          { thickness: 12.5, conductivity: 0.25 },
        ],
        gaps: [0.16],
        inside: 'roof',
      },
      results: { resistance: 7.85, uValue: 0.127388535 },
      source: 'By hand: 0.10 + 0.04 + 7.5 + 0.05 + 0.16',
    },
    {
      inputs: { layers: [{ thickness: 158, conductivity: 0.2 }], inside: 'floor', outside: 0.04 },
      results: { resistance: 1, uValue: 1 },
      source: 'By hand: 0.17 + 0.04 + 0.79',
    },
    {
      inputs: { gaps: ['5 m^2*K/W', 0.19], inside: 'roof' },
      results: { resistance: 5.33, parts: { length: 0 } },
      source: 'By hand: 0.10 + 0.04 + 5 + 0.19',
    },
    {
      inputs: { gaps: ['13 Rval'] },
      results: { resistance: 2.459432, uValue: 0.4065979 },
      source: 'By hand: 0.17 + 13 × 0.176110184 m²·K/W',
    },
    {
      inputs: { layers: [{ thickness: 100, conductivity: 35 }] },
      results: { uValue: 5.78512397 },
      cautions: ['check thicknesses'],
      source: 'By hand: 1/(0.17 + 0.1/35)',
    },
  ],
  notes: ['Layers must be homogeneous: studs and fixings that bridge the insulation raise the U-value.'],
  references: [
    { title: 'ISO 6946:2017, Building components and building elements: thermal resistance and thermal transmittance' },
  ],
});
