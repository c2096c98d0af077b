import {
  choice,
  constant,
  defineEquations,
  isAbove,
  isAtLeast,
  number,
  quantity,
  roundTo,
  standardGravity,
} from '@reckoner/engine';

/** Inches of new snow for each inch of meltwater, by the air temperature: the conversion table of the US weather service. */
const RATIOS = { f34: 10, f27: 15, f19: 20, f14: 30, f9: 40, fMinus1: 50, fMinus21: 100 } as const;

/** SWE = depth/ratio; density 1000 kg/m³/ratio; load SWE × ρ g. */
export default defineEquations({
  title: 'Snow to water equivalent',
  description:
    'Water equivalent, density and load of snow from its depth and snow-to-liquid ratio or density, the ratio from a melted sample, or an estimate by air temperature.',
  keywords: ['snow water equivalent', 'swe', 'snow ratio', 'snow to rain', 'snow weight', 'snow density', 'snow load'],
  related: ['rainfall-volume-area'],
  variables: {
    known: choice(
      {
        measured: { label: 'Ratio, density or water', also: ['measured', 'ratio', 'density', 'known'] },
        f34: { label: 'New snow at 34 to 28 °F (1 to -2 °C): 10 to 1', also: ['34 to 28'] },
        f27: { label: 'New snow at 27 to 20 °F (-3 to -7 °C): 15 to 1', also: ['27 to 20'] },
        f19: { label: 'New snow at 19 to 15 °F (-7 to -9 °C): 20 to 1', also: ['19 to 15'] },
        f14: { label: 'New snow at 14 to 10 °F (-10 to -12 °C): 30 to 1', also: ['14 to 10'] },
        f9: { label: 'New snow at 9 to 0 °F (-13 to -18 °C): 40 to 1', also: ['9 to 0'] },
        fMinus1: { label: 'New snow at -1 to -20 °F (-18 to -29 °C): 50 to 1', also: ['-1 to -20'] },
        fMinus21: { label: 'New snow at -21 to -40 °F (-29 to -40 °C): 100 to 1', also: ['-21 to -40'] },
      },
      { label: 'Known', default: 'measured' },
    ),
    depth: quantity('m', {
      label: 'Snow depth',
      regional: true,
      unit: 'cm',
      symbol: 'd',
      above: 0,
      max: 3000,
      usual: [0.1, 600],
      places: 1,
    }),
    ratio: number({
      label: 'Snow-to-liquid ratio',
      help: 'Depth of the snow over that of its water: 10 for 10:1.',
      symbol: 'R',
      text: 'ratio',
      min: 1.09,
      max: 200,
      usual: [1.5, 60],
      places: 1,
    }),
    density: quantity('kg/m^3', {
      label: 'Snow density',
      help: 'New 30 to 150, settled 200 to 300, wind-packed or spring snow 350 to 500 kg/m³.',
      symbol: '\\rho',
      min: 5,
      max: 917.5,
      usual: [15, 650],
      places: 0,
      digits: 3,
    }),
    water: quantity('m', {
      label: 'Water equivalent',
      regional: true,
      unit: 'mm',
      symbol: 'SWE',
      above: 0,
      max: 28000,
      usual: [0.1, 3000],
      places: 1,
      digits: 3,
    }),
    load: quantity('Pa', {
      label: 'Weight on a level surface',
      unit: 'kPa',
      symbol: 's',
      above: 0,
      max: 300,
      usual: [0.001, 30],
      places: 3,
    }),
    area: quantity('m^2', { label: 'Area', regional: true, symbol: 'A', above: 0, max: 1e12, optional: true }),
    mass: quantity('kg', {
      label: 'Mass on the area',
      regional: true,
      symbol: 'm',
      above: 0,
      max: 1e15,
      places: 0,
      optional: true,
    }),
  },
  equations: ({ known, depth, ratio, density, water, load, area, mass }) => [
    [water, depth / ratio],
    [ratio, known === 'measured' ? constant(1000, 'kg/m^3') / density : RATIOS[known]],
    [density, constant(1000, 'kg/m^3') / ratio],
    [load, constant(1000, 'kg/m^3') * standardGravity * water],
    [mass, constant(1000, 'kg/m^3') * water * area],
  ],
  explanation:
    '{depth} of snow melts to {water} of water, a ratio of {ratio} to 1 and a density of {density}: {load} on a level surface{mass?, {mass} in all|}.',
  requires: [
    {
      that: (inputs, given) =>
        inputs.known !== 'measured' ||
        !given.depth ||
        given.ratio === true ||
        given.density === true ||
        given.water === true ||
        given.load === true ||
        given.mass === true,
      field: 'ratio',
      says: 'The depth alone does not tell the water: send the ratio, the density or the melted water too, or choose the temperature of new snow.',
    },
    {
      that: (inputs, given) =>
        inputs.known !== 'measured' ||
        given.depth === true ||
        given.ratio === true ||
        given.density === true ||
        !(given.water || given.load || (given.mass && given.area)),
      field: 'ratio',
      says: 'Water or weight alone does not tell the depth: send the depth, the ratio or the density too. Each millimeter of water weighs 1 kg/m², which is 0.00981 kPa.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ known }) => known !== 'measured',
      says: 'The table is a guide for newly fallen snow where none can be melted: by the temperature at the ground it has been wrong by a factor of 2 to 3 (Cheyenne, 1996), as snow forms in other air aloft, and wind packs it. Melt or weigh a sample before you rely on it.',
    },
    {
      level: 'danger',
      when: ({ load }) => roundTo(load / constant(1000, 'Pa'), 3) >= 1,
      says: 'From 1 kPa (21 lb/ft²) on, snow exceeds what many roofs in places of little snow are built for: compare with the snow load in the drawings, count drifts (two to three times as much), keep from under sagging or creaking roofs, and do not climb on them.',
    },
    {
      level: 'caution',
      when: ({ load }) => isAtLeast(load, constant(239.4, 'Pa')) && roundTo(load / constant(1000, 'Pa'), 3) < 1,
      says: 'Light roofs (sheds, tents, greenhouses, stables) of places with little snow may bear only 5 to 10 lb/ft² (0.24 to 0.48 kPa): compare with their snow load, and count drifts.',
    },
    {
      level: 'note',
      when: ({ density }) => isAbove(density, constant(550, 'kg/m^3')),
      says: 'Snow of more than 550 kg/m³ is firn, slush or ice: is the density, or the depth, that of the snow alone?',
    },
  ],
  examples: [
    {
      inputs: { depth: 30, ratio: 10 },
      results: { water: 30, density: 100, load: 0.2941995 },
      cautions: ['Light roofs'],
      source: 'By hand: 300 mm/10; 30 kg/m² × 9.80665',
    },
    {
      inputs: { depth: '2 in', known: 'f14' },
      results: { water: 1.693333333, ratio: 30, density: 33.33333333 },
      cautions: ['is a guide'],
      source: 'NWS conversion table: 2.1 in at 14 to 10 °F is 0.07 in; by hand 50.8 mm/30',
    },
    {
      inputs: { depth: '10 in', known: 'f34' },
      results: { water: 25.4, ratio: 10 },
      cautions: ['is a guide', 'Light roofs'],
      source: 'NWS conversion table: 10.0 in at 34 to 28 °F is 1.00 in',
    },
    {
      inputs: { water: '0.20 in', known: 'f27' },
      results: { depth: 7.62, ratio: 15 },
      cautions: ['is a guide'],
      source: 'NWS conversion table: 3.0 in of snow at 27 to 20 °F for 0.20 in of water',
    },
    {
      inputs: { depth: '2 in', known: 'f19' },
      results: { water: 2.54, ratio: 20 },
      cautions: ['is a guide'],
      source: 'NWS conversion table: 2.0 in at 19 to 15 °F is 0.10 in',
    },
    {
      inputs: { depth: '4 in', known: 'f9' },
      results: { water: 2.54, ratio: 40 },
      cautions: ['is a guide'],
      source: 'NWS conversion table: 4.0 in at 9 to 0 °F is 0.10 in',
    },
    {
      inputs: { depth: '5 in', known: 'fMinus1' },
      results: { water: 2.54, ratio: 50 },
      cautions: ['is a guide'],
      source: 'NWS conversion table: 5.0 in at -1 to -20 °F is 0.10 in',
    },
    {
      inputs: { depth: '10 in', known: 'fMinus21' },
      results: { water: 2.54, ratio: 100 },
      cautions: ['is a guide'],
      source: 'NWS conversion table: 10.0 in at -21 to -40 °F is 0.10 in',
    },
    {
      inputs: { depth: 80, density: 300, area: 120 },
      results: { water: 240, ratio: 3.333333333, load: 2.353596, mass: 28800 },
      cautions: ['many roofs'],
      source: 'By hand: 0.8 × 300 = 240 kg/m²',
    },
    {
      inputs: { load: '5 lbf/ft^2', ratio: 10 },
      results: { water: 24.41213818, depth: 24.41213818 },
      cautions: ['Light roofs'],
      source: 'By hand: 5 × 0.45359237/0.3048² kg/m²; exactly the lower limit of the Extension Service',
    },
    { inputs: { depth: 20 }, refused: 'does not tell the water', source: 'By definition' },
    {
      inputs: { mass: 3000, area: 100 },
      refused: 'does not tell the depth',
      source: 'By hand: 30 kg/m² is 30 mm of any snow',
    },
    { inputs: { water: 30 }, refused: 'does not tell the depth', source: 'By hand: 1 kg/m² × 9.80665 m/s² = 9.81 Pa' },
    {
      inputs: { depth: 12, water: 15 },
      results: { ratio: 8, density: 125, load: 0.14709975 },
      source: 'By hand: 120/15',
    },
    {
      inputs: { load: 1, density: 200 },
      results: { depth: 50.985810649, water: 101.9716213 },
      cautions: ['many roofs'],
      source: 'By hand: 1000/(200 × 9.80665) m',
    },
    {
      inputs: { mass: 6000, area: 100, ratio: '5:3' },
      results: { water: 60, depth: 10, density: 600 },
      cautions: ['Light roofs', 'firn, slush or ice'],
      source: 'By hand: 60 kg/m²',
    },
  ],
  notes: [
    'Water of 1000 kg/m³. A load on the ground; roofs hold less where wind and heat take snow away, and much more in drifts.',
  ],
  references: [
    {
      title:
        'National Weather Service: New Snowfall to Estimated Meltwater Conversion Table (Surface Weather Observations, figure 11-8)',
      url: 'http://grrwx.com/NCDC%20KEY%20Surface%20Weather%20Observation.htm',
    },
    {
      title:
        'Kyle, Wesley: New conversion table for snowfall to estimated meltwater: is it appropriate in the High Plains?, NWS Central Region ARP 18-04',
    },
    {
      title:
        'University of Arkansas Cooperative Extension: Ice and snow accumulations on roofs (design loads of 5 to 25 lb/ft²)',
    },
  ],
});
