import {
  constant,
  defineCalculator,
  isAtMost,
  isBelow,
  isNear,
  noResult,
  quantity,
  rows,
  sorted,
  table,
} from '@reckoner/engine';
import { waterWeight } from '../shared/water.js';

interface Layer {
  readonly thickness: number;
  readonly moist: number | undefined;
  readonly saturated: number | undefined;
}

/** Level from which on downward the soil counts as saturated; below all layers without water. */
function wetLevel(bottom: number, waterDepth: number | undefined, capillaryRise: number) {
  return waterDepth === undefined ? 2 * bottom : Math.max(0 * bottom, waterDepth - capillaryRise);
}

/** Weight over a depth of what lies between the surface and it. */
function overburden(layers: readonly Layer[], wet: number, depth: number) {
  let top = 0 * depth;
  let stress = 0 * depth * (layers[0]!.saturated ?? layers[0]!.moist ?? constant(0, 'N/m^3'));
  for (const { thickness, moist, saturated } of layers) {
    const bottom = Math.min(top + thickness, depth);
    const reach = Math.max(bottom - top, 0 * depth);
    const dry = Math.min(Math.max(wet - top, 0 * depth), reach);
    stress += dry * (moist ?? constant(0, 'N/m^3')) + (reach - dry) * (saturated ?? constant(0, 'N/m^3'));
    top += thickness;
  }
  return stress;
}

/** Whether each layer has the unit weights that its place over or under the water asks for. */
function lacks(layers: readonly Layer[], wet: number, which: 'moist' | 'saturated') {
  let top = 0 * wet;
  return layers.some((layer) => {
    const from = top;
    top += layer.thickness;
    return which === 'moist'
      ? layer.moist === undefined && isBelow(from, wet)
      : layer.saturated === undefined && isBelow(wet, top);
  });
}

/** Hydrostatic water; the capillary zone is saturated and under suction. */
export default defineCalculator({
  title: 'Effective stress profile',
  description:
    'Vertical total stress, pore water pressure and effective stress at a depth and at every boundary of soil layers with a water table.',
  keywords: [
    'overburden pressure',
    'total stress',
    'pore water pressure',
    'geostatic stress',
    'capillary rise',
    'vertical stress in layers',
  ],
  related: ['soil-phase-relationships', 'consolidation-settlement', 'stress-increase-boussinesq'],
  inputs: {
    layers: rows(
      {
        thickness: quantity('m', { label: 'Thickness', min: 0.01, max: 1000, usual: [0.1, 100] }),
        moist: quantity('N/m^3', {
          label: 'Unit weight above the water',
          unit: 'kN/m^3',
          min: 1,
          max: 30,
          usual: [12, 24],
          confusedWith: { 'g/cm³': 0.10197162 },
          optional: true,
        }),
        saturated: quantity('N/m^3', {
          label: 'Saturated unit weight',
          unit: 'kN/m^3',
          min: 1,
          max: 30,
          usual: [12, 25],
          confusedWith: { 'g/cm³': 0.10197162 },
          optional: true,
        }),
      },
      {
        label: 'Layers from the surface down',
        help: 'The total weight above the water, the saturated one below it and in the capillary zone.',
        minItems: 1,
        maxItems: 30,
      },
    ),
    waterDepth: quantity('m', {
      label: 'Depth of the water table',
      help: 'Negative where open water stands above the ground; left out, there is no water.',
      symbol: 'z_w',
      min: -1000,
      max: 1000,
      usual: [-50, 100],
      optional: true,
    }),
    capillaryRise: quantity('m', {
      label: 'Saturated capillary zone above the water table',
      symbol: 'h_c',
      min: 0,
      max: 50,
      usual: [0, 10],
      default: 0,
    }),
    surcharge: quantity('Pa', {
      label: 'Wide surcharge on the surface',
      unit: 'kPa',
      symbol: 'q',
      min: 0,
      max: 10000,
      usual: [0, 250],
      default: 0,
    }),
    waterWeight,
    depth: quantity('m', {
      label: 'Depth that is asked for',
      help: 'Left out, the bottom of the layers.',
      symbol: 'z',
      min: 0,
      max: 30000,
      usual: [0, 200],
      optional: true,
    }),
  },
  outputs: {
    effective: quantity('Pa', { label: 'Effective vertical stress', unit: 'kPa', symbol: "\\sigma_v'", places: 2 }),
    total: quantity('Pa', { label: 'Total vertical stress', unit: 'kPa', symbol: '\\sigma_v', places: 2 }),
    pore: quantity('Pa', { label: 'Pore water pressure', unit: 'kPa', symbol: 'u', places: 2 }),
    at: quantity('m', { label: 'At the depth', places: 2 }),
    profile: table(
      {
        depth: quantity('m', { label: 'Depth', places: 2 }),
        total: quantity('Pa', { label: 'Total', unit: 'kPa', places: 2 }),
        pore: quantity('Pa', { label: 'Pore water', unit: 'kPa', places: 2 }),
        effective: quantity('Pa', { label: 'Effective', unit: 'kPa', places: 2 }),
      },
      { label: 'Profile' },
    ),
  },
  formula: ({ layers, waterDepth, capillaryRise, surcharge, waterWeight, depth }) => {
    let bottom = 0 * layers[0]!.thickness;
    const bottoms = layers.map(({ thickness }) => {
      bottom += thickness;
      return bottom;
    });
    const wet = wetLevel(bottom, waterDepth, capillaryRise);
    const open = waterDepth === undefined ? 0 * bottom : Math.max(0 * bottom, -waterDepth);
    const totalAt = (z: number) => surcharge + waterWeight * open + overburden(layers, wet, z);
    const poreAt = (z: number) =>
      waterDepth === undefined || isBelow(z, wet) || isNear(z, waterDepth, constant(1e-9, 'm'))
        ? 0 * surcharge
        : waterWeight * (z - waterDepth);
    const at = Math.min(depth ?? bottom, bottom);
    const levels = sorted([
      0 * bottom,
      ...bottoms,
      ...(waterDepth !== undefined && waterDepth > 0 * bottom && waterDepth < bottom ? [waterDepth] : []),
      ...(capillaryRise > 0 && wet > 0 * bottom && wet < bottom ? [wet] : []),
    ]).filter((level, i, all) => i === 0 || isBelow(all[i - 1]!, level));
    const profile = levels.flatMap((z) => {
      const below = { depth: z, total: totalAt(z), pore: poreAt(z), effective: totalAt(z) - poreAt(z) };
      // At the top of the capillary zone the suction begins at once: above and below it.
      return waterDepth !== undefined && isBelow(z, waterDepth) && z > 0 * z && isNear(z, wet, constant(1e-9, 'm'))
        ? [{ depth: z, total: totalAt(z), pore: 0 * poreAt(z), effective: totalAt(z) }, below]
        : [below];
    });
    if (profile.some(({ effective }) => effective < -1e-6 * surcharge - constant(1e-6, 'Pa')))
      throw noResult(
        'The effective stress would be negative: saturated soil that is lighter than water floats. Check the saturated unit weights.',
      );
    return { effective: totalAt(at) - poreAt(at), total: totalAt(at), pore: poreAt(at), at, profile };
  },
  shown: ({ total, pore }) => ({
    effective: total - pore,
    total: undefined,
    pore: undefined,
    at: undefined,
    profile: undefined,
  }),
  stepwise: [
    'The total stress is the surcharge, the weight of open water and the sum of unit weight times thickness of all that lies above.',
    'The pore water pressure is u = γ_w × (z − z_w) below the water table, and negative in the saturated capillary zone; above that it is 0.',
    'The effective stress is σ′ = σ − u.',
  ],
  requires: [
    {
      that: ({ layers, depth }) =>
        isAtMost(
          depth,
          layers.reduce((sum, { thickness }) => sum + thickness, 0 * depth),
        ),
      field: 'depth',
      says: 'The depth of {depth} lies below the last layer: add what lies there.',
    },
    {
      that: ({ layers, waterDepth, capillaryRise }) =>
        !lacks(layers, wetLevel(waterDepth, waterDepth, capillaryRise), 'saturated'),
      field: 'layers',
      says: 'Layers that reach into the water or the capillary zone need their saturated unit weight.',
    },
    {
      that: (inputs, given) =>
        !lacks(
          inputs.layers,
          given.waterDepth ? wetLevel(inputs.waterDepth, inputs.waterDepth, inputs.capillaryRise) : constant(1e9, 'm'),
          'moist',
        ),
      field: 'layers',
      says: 'Layers that reach above the water and the capillary zone need their unit weight above the water; without a water table all do.',
    },
    {
      that: (inputs, given) => inputs.capillaryRise === 0 || (given.waterDepth && inputs.waterDepth > 0),
      field: 'capillaryRise',
      says: 'Water rises by {capillaryRise} only above a water table that lies below the surface: give its depth.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ layers }) =>
        layers.some(({ moist, saturated }) => moist !== undefined && saturated !== undefined && saturated < moist),
      says: 'A layer would be lighter saturated than above the water: check whether its unit weights are interchanged, or whether the submerged one was given for the saturated.',
    },
    {
      level: 'caution',
      when: ({ layers, waterDepth, waterWeight }) =>
        waterDepth !== undefined &&
        layers.some(({ saturated }) => saturated !== undefined && isBelow(saturated, 1.25 * waterWeight)),
      says: 'A saturated soil below about 12 kN/m³ is peat or very soft mud; else the submerged unit weight may have been given. The pore pressure is taken off here, so that the saturated weight is asked for.',
    },
    {
      level: 'caution',
      when: ({ pore }) => pore < 0,
      says: 'The suction of the capillary zone raises the effective stress here and is lost when the ground gets wet: do not count on it in a design.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Stress over depth',
    x: { of: 'at', label: 'Depth' },
    y: { of: 'total', label: 'Stress' },
    curve: ({ layers, waterDepth, capillaryRise, surcharge, waterWeight, at, effective }) => {
      const bottom = layers.reduce((sum, { thickness }) => sum + thickness, 0);
      const wet = wetLevel(bottom, waterDepth, capillaryRise);
      const total = (z: number) =>
        surcharge + waterWeight * Math.max(0, -(waterDepth ?? 0)) + overburden(layers, wet, z);
      const pore = (z: number) => (waterDepth === undefined || z < wet ? 0 : waterWeight * (z - waterDepth));
      return {
        from: 0,
        to: bottom,
        lines: [
          { label: 'Effective', y: (z) => total(z) - pore(z) },
          { label: 'Total', y: total },
          { label: 'Pore water', y: pore, dashed: true },
        ],
        marks: [{ x: at, y: effective, label: 'Here' }],
      };
    },
  },
  explanation: ({ waterDepth, depth, pore, at }) => {
    const where = depth === undefined ? 'At a depth of {at}' : 'At a depth of {depth}';
    if (waterDepth === undefined)
      return `${where}, without water, the effective vertical stress is the total one of {total}.`;
    if (pore < 0)
      return `${where} the total vertical stress is {total}; a suction of {|pore|} raises the effective one to {effective}.`;
    return isAtMost(at, waterDepth)
      ? `${where}, not below the water table, the effective vertical stress is the total one of {total}.`
      : `${where} the total vertical stress is {total}, of which water with {waterWeight} carries {pore} as pore pressure and the soil {effective} as effective stress.`;
  },
  examples: [
    {
      inputs: {
        layers: [
          { thickness: 4, saturated: 19.2 },
          { thickness: 7, saturated: 21 },
        ],
        waterDepth: 0,
        waterWeight: 10,
      },
      results: {
        effective: 113.8,
        total: 223.8,
        pore: 110,
        at: 11,
        profile: {
          length: 3,
          rows: { 0: { depth: 0, total: 0 }, 1: { depth: 4, total: 76.8, pore: 40, effective: 36.8 } },
        },
      },
      source: 'NPTEL, Soil Mechanics, chapter 5, example 1 (in t/m³: 22.38 − 11 = 11.38)',
    },
    {
      inputs: {
        layers: [{ thickness: 12, moist: 17.31, saturated: 19.33 }],
        waterDepth: 4,
        depth: 10,
      },
      results: {
        effective: 126.36,
        total: 185.22,
        pore: 58.86,
        at: 10,
        profile: { length: 3, rows: { 1: { depth: 4, total: 69.24, pore: 0 } } },
      },
      source: 'Answer of a GATE test series, as printed: 185.22, 58.86 and 126.36 kN/m²',
    },
    {
      inputs: {
        layers: [{ thickness: 12, moist: 17.31, saturated: 19.33 }],
        waterDepth: 4,
        capillaryRise: 1,
        depth: 10,
      },
      results: {
        effective: 128.38,
        profile: {
          length: 5,
          rows: {
            1: { depth: 3, total: 51.93, pore: 0, effective: 51.93 },
            2: { depth: 3, total: 51.93, pore: -9.81, effective: 61.74 },
            3: { depth: 4, pore: 0 },
          },
        },
      },
      source: 'Answer of a GATE test series, as printed: 128.38 kN/m² after capillary rise; suction by hand',
    },
    {
      inputs: {
        layers: [{ thickness: 12, moist: 17.31, saturated: 19.33 }],
        waterDepth: 4,
        capillaryRise: 1,
        depth: 3.5,
      },
      results: { effective: 66.5, total: 61.595, pore: -4.905 },
      cautions: ['The suction of the capillary zone'],
      source: 'By hand: 3 × 17.31 + 0.5 × 19.33; −0.5 × 9.81',
    },
    {
      inputs: {
        layers: [
          { thickness: 2, moist: 18 },
          { thickness: 3, moist: 17 },
        ],
        surcharge: 20,
      },
      results: { effective: 107, total: 107, pore: 0, profile: { length: 3, rows: { 0: { effective: 20 } } } },
      source: 'By hand: 20 + 36 + 51',
    },
    {
      inputs: { layers: [{ thickness: 5, saturated: 18 }], waterDepth: -3, depth: 5 },
      results: {
        effective: 40.95,
        total: 119.43,
        pore: 78.48,
        profile: { length: 2, rows: { 0: { total: 29.43, effective: 0 } } },
      },
      source: 'By hand: 3 × 9.81 + 5 × 18; 8 × 9.81; 5 × (18 − 9.81)',
    },
    {
      inputs: { layers: [{ thickness: 2, moist: 18, saturated: 11 }], waterDepth: 1 },
      results: { effective: 19.19, total: 29, pore: 9.81 },
      cautions: ['lighter saturated', 'peat or very soft mud'],
      source: 'By hand: 18 + 11; 9.81',
    },
    {
      inputs: { layers: [{ thickness: 2, saturated: 9 }], waterDepth: 0 },
      noResult: 'would be negative',
      source: 'By hand: 18 < 19.62',
    },
    {
      inputs: { layers: [{ thickness: 2, moist: 18 }], depth: 3 },
      refused: 'below the last layer',
      source: 'By definition',
    },
    {
      inputs: { layers: [{ thickness: 2, moist: 18 }], waterDepth: 1 },
      refused: 'need their saturated',
      source: 'By definition',
    },
    {
      inputs: { layers: [{ thickness: 2, saturated: 18 }], waterDepth: 1 },
      refused: 'need their unit weight above',
      source: 'By definition',
    },
    {
      inputs: { layers: [{ thickness: 2, saturated: 18 }] },
      refused: 'without a water table all do',
      source: 'By definition',
    },
    {
      inputs: { layers: [{ thickness: 2, moist: 18 }], capillaryRise: 1 },
      refused: 'lies below the surface',
      source: 'By definition',
    },
    {
      inputs: {
        layers: [
          { thickness: 0.1, moist: 17 },
          { thickness: 0.2, moist: 17 },
        ],
        waterDepth: 0.3,
      },
      results: { effective: 5.1, total: 5.1, pore: 0, at: 0.3 },
      source: 'By hand: 0.3 × 17, at the water table',
    },
    {
      inputs: {
        layers: [
          { thickness: 0.7, moist: 17 },
          { thickness: 0.1, moist: 17 },
        ],
        waterDepth: 0.8,
      },
      results: { effective: 13.6, total: 13.6, pore: 0, at: 0.8 },
      source: 'By hand: 0.8 × 17, at the water table',
    },
  ],
  notes: [
    'Water at rest, no seepage, no excess pore pressure of fresh fills, no artesian pressure; a load of limited size spreads with depth and is no wide surcharge.',
    'In a capillary zone that is only partly saturated the suction is smaller, about the degree of saturation times that of the full zone.',
  ],
  references: [
    { title: 'Das, Sobhan: Principles of Geotechnical Engineering, 9th ed., ch. 9' },
    { title: 'NPTEL: Soil Mechanics, chapter 5, solved examples' },
  ],
});
