import { defineCalculator, number, quantity, rows } from '@reckoner/engine';

/** Q = C i A with the coefficient weighted by area, in consistent units (no 1.008 of the acre form). */
export default defineCalculator({
  title: 'Rational method runoff',
  description: 'Peak runoff of a small catchment from rainfall intensity, areas and their runoff coefficients.',
  keywords: ['Q = CiA', 'peak discharge', 'storm drain', 'runoff coefficient', 'stormwater'],
  inputs: {
    intensity: quantity('m/s', {
      label: 'Rainfall intensity',
      usual: [2, 500],
      unit: 'mm/h',
      symbol: 'i',
      min: 0,
      max: 2000,
    }),
    surfaces: rows(
      {
        area: quantity('m^2', { label: 'Area', unit: 'ha', above: 0, max: 1e6 }),
        coefficient: number({ label: 'Runoff coefficient', min: 0, max: 1 }),
      },
      { label: 'Surfaces', help: 'Roofs and asphalt 0.7 to 0.95, lawns 0.05 to 0.35.', maxItems: 50 },
    ),
  },
  outputs: {
    discharge: quantity('m^3/s', { label: 'Peak runoff', symbol: 'Q', places: 3 }),
    composite: number({ label: 'Composite coefficient', symbol: 'C', places: 3 }),
    totalArea: quantity('m^2', { label: 'Total area', unit: 'ha', symbol: 'A', places: 3 }),
  },
  formula: ({ intensity, surfaces }) => {
    let totalArea = 0;
    let weighted = 0;
    for (const { area, coefficient } of surfaces) {
      totalArea += area;
      weighted += area * coefficient;
    }
    return { discharge: weighted * intensity, composite: weighted / totalArea, totalArea };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ totalArea }) => totalArea > 809371.3,
      says: 'The rational method is for areas up to about 80 ha (200 acres): use a hydrograph for larger ones.',
    },
  ],
  explanation: 'At {intensity} the {totalArea} with a coefficient of {composite} shed {discharge}.',
  examples: [
    {
      inputs: {
        intensity: 60,
        surfaces: [
          { area: 2, coefficient: 0.9 },
          { area: 3, coefficient: 0.3 },
        ],
      },
      results: { discharge: 0.45, composite: 0.54, totalArea: 5 },
      source: 'By hand: (2 × 0.9 + 3 × 0.3)/5; 0.54 × 60/360 × 5',
    },
    {
      inputs: { intensity: 80, surfaces: [{ area: 12, coefficient: 0.7 }] },
      results: { discharge: 1.866667, composite: 0.7 },
      source: 'By hand: 0.7 × 80 × 12/360',
    },
    {
      inputs: { intensity: 36, surfaces: [{ area: 100, coefficient: 0.5 }] },
      results: { discharge: 5, totalArea: 100 },
      cautions: ['use a hydrograph'],
      source: 'By hand: 0.5 × 1e-5 m/s × 1e6 m²',
    },
  ],
  notes: ['The intensity is that for a duration equal to the time of concentration.'],
  references: [{ title: 'FHWA HEC-22: Urban Drainage Design Manual, 3rd ed. (2009), ch. 3: rational method' }],
});
