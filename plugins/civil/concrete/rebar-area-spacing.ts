import { choice, defineCalculator, isBelow, percent, quantity, roundTo } from '@reckoner/engine';
import { barDiameter, STEEL_DENSITY } from '../shared/reinforcement.js';

/** Area and mass of evenly spaced bars in a slab or wall, per width. */
export default defineCalculator({
  title: 'Rebar area and spacing',
  description: 'Steel area per width, bar area and mass of evenly spaced bars, or the spacing that a steel area needs.',
  keywords: ['As per meter', 'reinforcement area', 'bar spacing', 'rebar table', 'steel ratio'],
  inputs: {
    find: choice({ area: 'Area from spacing', spacing: 'Spacing from area' }, { label: 'Find', default: 'area' }),
    barDiameter,
    spacing: quantity('m', {
      label: 'Spacing',
      usual: [50, 450],
      unit: 'mm',
      symbol: 's',
      min: 20,
      max: 1000,
      when: { find: 'area' },
    }),
    required: quantity('m^2/m', {
      label: 'Steel area needed',
      unit: 'mm^2/m',
      symbol: 'A_{s,req}',
      min: 10,
      max: 100000,
      when: { find: 'spacing' },
    }),
    effectiveDepth: quantity('m', {
      label: 'Effective depth',
      unit: 'mm',
      symbol: 'd',
      min: 20,
      max: 10000,
      optional: true,
    }),
  },
  outputs: {
    areaPerWidth: quantity('m^2/m', { label: 'Steel area per width', unit: 'mm^2/m', symbol: 'a_s', places: 0 }),
    barSpacing: quantity('m', { label: 'Spacing', unit: 'mm', symbol: 's', places: 0 }),
    barArea: quantity('m^2', { label: 'Area of a bar', unit: 'mm^2', symbol: 'A_b', places: 1 }),
    mass: quantity('kg/m^2', { label: 'Mass per area', symbol: 'm', places: 2 }),
    steelRatio: percent({ label: 'Steel ratio', symbol: '\\rho', places: 3, optional: true }),
  },
  formula: ({ find, barDiameter, spacing, required, effectiveDepth }) => {
    const barArea = (Math.PI / 4) * barDiameter ** 2;
    const barSpacing = find === 'area' ? spacing : barArea / required;
    const areaPerWidth = barArea / barSpacing;
    return {
      areaPerWidth,
      barSpacing,
      barArea,
      mass: areaPerWidth * STEEL_DENSITY,
      steelRatio: effectiveDepth === undefined ? undefined : areaPerWidth / effectiveDepth,
    };
  },
  requires: [
    {
      that: ({ find, spacing, barDiameter }) => find !== 'area' || spacing > barDiameter,
      field: 'spacing',
      says: 'Bars of {barDiameter} do not fit at a spacing of {spacing}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ barSpacing }) => roundTo(barSpacing, 3) > 0.457,
      says: 'Over 18 in (457 mm) the bars are too far apart for slabs and walls by ACI 318-19, 7.7.2.3 and 11.7.2.1.',
    },
    {
      level: 'danger',
      when: ({ barSpacing, barDiameter }) => isBelow(barSpacing - barDiameter, Math.max(0.0254, barDiameter)),
      says: 'The clear distance is less than 1 in (25.4 mm) or a bar diameter: concrete does not get between the bars (ACI 318-19, 25.2.1). Use larger bars or two layers.',
    },
  ],
  explanation: 'Bars at {barSpacing} give {areaPerWidth} of steel, {mass}.',
  examples: [
    {
      inputs: { barDiameter: 12, spacing: 150, effectiveDepth: 170 },
      results: {
        areaPerWidth: 753.98224,
        barSpacing: 150,
        barArea: 113.097336,
        mass: 5.91876056,
        steelRatio: 0.44351896,
      },
      source: 'By hand: π/4 × 12² /0.15; × 7850e-6; /170 000',
    },
    {
      inputs: { barDiameter: '0.625 in', spacing: '12 in' },
      results: { areaPerWidth: 649.3852, barSpacing: 304.8 },
      source: 'By hand: No. 5 bars at 12 in: 0.3068 in²/ft',
    },
    {
      inputs: { find: 'spacing', barDiameter: 16, required: 1000 },
      results: { barSpacing: 201.06193, areaPerWidth: 1000 },
      source: 'By hand: π/4 × 16² mm²/(1000 mm²/m)',
    },
    { inputs: { barDiameter: 25, spacing: 25 }, refused: 'do not fit', source: 'By definition' },
    {
      inputs: { find: 'spacing', barDiameter: 8, required: 100 },
      results: { barSpacing: 502.6548 },
      cautions: ['too far apart'],
      source: 'By hand: π/4 × 8² mm²/(100 mm²/m)',
    },
    {
      inputs: { find: 'spacing', barDiameter: 16, required: 5000 },
      results: { barSpacing: 40.21239 },
      cautions: ['does not get between'],
      source: 'By hand: π/4 × 16² mm²/(5000 mm²/m)',
    },
    {
      inputs: { barDiameter: 12, spacing: 457.3 },
      results: { areaPerWidth: 247.31541 },
      source: 'By hand: π/4 × 12² /0.4573; shown as the limit of 457 mm',
    },
  ],
  notes: ['ACI 318-19, 7.7.2.3 also limits the spacing in slabs to three times the thickness.'],
  references: [
    { title: 'ACI 318-19: Building Code Requirements for Structural Concrete, 7.7.2 and Appendix A' },
    { title: 'EN 10080:2005: Steel for the reinforcement of concrete, nominal areas and masses' },
  ],
});
