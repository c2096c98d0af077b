import { choice, defineCalculator, isAbove, isAtMost, isBelow, number, quantity, roundTo } from '@reckoner/engine';
import { waterWeight } from '../shared/water.js';

/** Limit equilibrium of a slice between vertical sides on a plane parallel to an endless slope. */
export default defineCalculator({
  title: 'Infinite slope stability',
  description:
    'Factor of safety of a long slope against sliding on a plane parallel to it, dry, with seepage along the slope or with a pore pressure ratio.',
  keywords: [
    'infinite slope',
    'translational slide',
    'shallow landslide',
    'seepage parallel to slope',
    'critical depth',
  ],
  related: ['effective-stress-profile'],
  inputs: {
    water: choice(
      {
        none: { label: 'No pore pressure on the plane', also: ['dry', 'no water'] },
        parallel: { label: 'Seepage parallel to the slope', also: ['seepage', 'parallel seepage'] },
        ratio: { label: 'Pore pressure ratio', also: ['ru'] },
      },
      { label: 'Water', default: 'none' },
    ),
    slope: quantity('rad', {
      label: 'Angle of the slope',
      help: 'In degrees from level; a slope of 1:2 is 26.6°.',
      unit: 'deg',
      symbol: '\\beta',
      min: 1,
      max: 80,
      usual: [5, 60],
    }),
    depth: quantity('m', {
      label: 'Vertical depth of the plane',
      help: 'Measured downward, not at right angles to the slope.',
      symbol: 'z',
      min: 0.05,
      max: 100,
      usual: [0.3, 20],
    }),
    cohesion: quantity('Pa', {
      label: 'Cohesion',
      help: 'Effective; the undrained strength together with a friction angle of 0 for a short-term analysis in total stresses.',
      unit: 'kPa',
      symbol: "c'",
      min: 0,
      max: 1000,
      usual: [0, 100],
    }),
    frictionAngle: quantity('rad', {
      label: 'Angle of friction',
      unit: 'deg',
      symbol: "\\varphi'",
      min: 0,
      max: 55,
      usual: [10, 45],
    }),
    unitWeight: quantity('N/m^3', {
      label: 'Unit weight of the soil',
      help: 'The total weight with the water in it; with seepage that above the water table.',
      unit: 'kN/m^3',
      symbol: '\\gamma',
      min: 5,
      max: 30,
      usual: [12, 24],
      confusedWith: { 'g/cm³': 0.10197162 },
    }),
    saturatedWeight: quantity('N/m^3', {
      label: 'Saturated unit weight',
      help: 'Of the soil below the water table.',
      unit: 'kN/m^3',
      symbol: '\\gamma_{sat}',
      min: 10,
      max: 30,
      usual: [14, 25],
      confusedWith: { 'g/cm³': 0.10197162 },
      when: { water: 'parallel' },
    }),
    waterHeight: quantity('m', {
      label: 'Height of the water table over the plane',
      help: 'Measured vertically; the depth of the plane where water stands to the surface.',
      symbol: 'h_w',
      min: 0,
      max: 100,
      when: { water: 'parallel' },
    }),
    waterWeight: { ...waterWeight, when: { water: 'parallel' } },
    poreRatio: number({
      label: 'Pore pressure ratio',
      help: 'Pore pressure over the weight of the soil above, u/(γz).',
      symbol: 'r_u',
      min: 0,
      max: 1,
      usual: [0, 0.6],
      when: { water: 'ratio' },
    }),
  },
  outputs: {
    factor: number({ label: 'Factor of safety', symbol: 'F', places: 2 }),
    shear: quantity('Pa', { label: 'Shear stress on the plane', unit: 'kPa', symbol: '\\tau', places: 2 }),
    strength: quantity('Pa', { label: 'Shear strength', unit: 'kPa', symbol: '\\tau_f', places: 2 }),
    normal: quantity('Pa', { label: 'Total normal stress', unit: 'kPa', symbol: '\\sigma', places: 2 }),
    pore: quantity('Pa', { label: 'Pore pressure', unit: 'kPa', symbol: 'u', places: 2 }),
    effective: quantity('Pa', { label: 'Effective normal stress', unit: 'kPa', symbol: "\\sigma'", places: 2 }),
  },
  formula: ({
    water,
    slope,
    depth,
    cohesion,
    frictionAngle,
    unitWeight,
    saturatedWeight,
    waterHeight,
    waterWeight,
    poreRatio,
  }) => {
    const weight =
      water === 'parallel' ? unitWeight * (depth - waterHeight) + saturatedWeight * waterHeight : unitWeight * depth;
    const normal = weight * Math.cos(slope) ** 2;
    const shear = weight * Math.sin(slope) * Math.cos(slope);
    // Where the water carries all, nothing is left, and not what the last digits leave.
    const pore =
      water === 'parallel'
        ? waterWeight * waterHeight * Math.cos(slope) ** 2
        : water === 'ratio'
          ? isAtMost(normal, poreRatio * weight)
            ? normal
            : poreRatio * weight
          : 0 * weight;
    const effective = normal - pore;
    const strength = cohesion + effective * Math.tan(frictionAngle);
    return { factor: strength / shear, shear, strength, normal, pore, effective };
  },
  shown: ({ water, slope, depth, unitWeight, saturatedWeight, waterHeight, waterWeight, poreRatio }) => {
    const weight =
      water === 'parallel' ? unitWeight * (depth - waterHeight) + saturatedWeight * waterHeight : unitWeight * depth;
    return {
      pore:
        water === 'parallel'
          ? waterWeight * waterHeight * Math.cos(slope) ** 2
          : water === 'ratio'
            ? poreRatio * weight
            : 0 * weight,
    };
  },
  requires: [
    {
      that: ({ waterHeight, depth }) => isAtMost(waterHeight, depth),
      field: 'waterHeight',
      says: 'Water at {waterHeight} over the plane would stand above the surface, {depth} over it.',
    },
    {
      that: ({ saturatedWeight, waterWeight }) => isAbove(saturatedWeight, waterWeight),
      field: 'saturatedWeight',
      says: 'Saturated soil weighs more than water does: check {saturatedWeight}.',
    },
    {
      that: ({ poreRatio, slope }) => isAtMost(poreRatio, Math.cos(slope) ** 2),
      field: 'poreRatio',
      says: 'A pore pressure ratio of {poreRatio} is more than cos²β: the water would carry more than the whole normal stress and lift the soil off.',
    },
    {
      that: ({ cohesion, frictionAngle }) => cohesion > 0 || frictionAngle > 0,
      field: 'frictionAngle',
      says: 'A soil without cohesion and without friction has no strength: give one of them.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ factor }) => roundTo(factor, 2) <= 1,
      says: 'The factor of safety is not above 1: such a slope slides, or is at the point of sliding. Stay off it and do not stay below it, and have it looked at.',
    },
    {
      level: 'caution',
      when: ({ factor }) => roundTo(factor, 2) > 1 && roundTo(factor, 2) < 1.5,
      says: 'Below the 1.5 that is usually asked for of lasting slopes (in the US, EM 1110-2-1902 of the Army Corps of Engineers, 2003, for dams under long-term seepage): small errors in strength or water use such a margin up.',
    },
    {
      level: 'caution',
      when: ({ water, saturatedWeight, unitWeight }) => water === 'parallel' && saturatedWeight < unitWeight,
      says: 'The saturated soil would be lighter than the soil above the water: check both unit weights.',
    },
    {
      level: 'caution',
      when: ({ water, frictionAngle }) => water !== 'none' && frictionAngle === 0,
      says: 'With a friction angle of 0 the pore pressure has no effect on the strength: that is an analysis in total stresses with the undrained strength. For an effective one, give the friction angle.',
    },
    {
      level: 'caution',
      when: ({ water, frictionAngle, poreRatio, waterHeight }) =>
        (water === 'none' || poreRatio === 0 || waterHeight === 0) && frictionAngle > 0,
      says: 'No pore pressure is assumed: rain that soaks in can take about half of the frictional strength away. Try the slope with the water table at the surface as well.',
    },
    {
      level: 'caution',
      when: ({ water, frictionAngle }) => water === 'none' && frictionAngle === 0,
      says: 'With a friction angle of 0 this is an analysis in total stresses with the undrained strength, for the short term: cuts in clay lose strength with the years. Look at effective stresses with water as well.',
    },
    {
      level: 'caution',
      when: ({ cohesion, frictionAngle }) => cohesion > 0 && frictionAngle === 0,
      says: 'Without friction the strength does not grow with depth: the deeper the plane, the lower the factor. Try every depth down to firm ground, and curved surfaces by slices.',
    },
    {
      level: 'caution',
      when: ({ cohesion, frictionAngle, strength, shear }) =>
        cohesion > 0 && frictionAngle > 0 && isBelow(strength - cohesion, shear),
      says: 'Friction alone would not hold the slope, it needs its cohesion: the deeper the plane, the lower the factor. Try every depth down to firm ground, and curved surfaces by slices, and count on no cohesion that weathering may take away.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Factor of safety over the depth of the plane',
    x: { of: 'depth' },
    y: { of: 'factor' },
    // The share of the depth that is under water stays.
    curve: ({ depth, cohesion, factor, shear, strength }) => ({
      from: depth / 3,
      to: 2 * depth,
      lines: [{ y: (z) => (strength - cohesion) / shear + ((cohesion / shear) * depth) / z }],
      marks: [{ x: depth, y: factor, label: 'Here' }],
    }),
  },
  explanation: ({ water, cohesion }) => {
    const state =
      water === 'none'
        ? 'without pore pressure'
        : water === 'parallel'
          ? 'with seepage along the slope and the water table {waterHeight} above the plane'
          : 'with a pore pressure ratio of {poreRatio}';
    return `On a plane {depth} below the slope of {slope}, ${state}, the strength of {strength} over the shear stress of {shear} gives a factor of safety of {factor}${cohesion > 0 ? '' : water === 'parallel' ? '; without cohesion the depth matters only through the share that is under water' : '; without cohesion the depth does not matter'}.`;
  },
  examples: [
    {
      inputs: {
        water: 'parallel',
        slope: 22,
        depth: 6,
        cohesion: 52,
        frictionAngle: 26,
        unitWeight: 20.8,
        saturatedWeight: 20.8,
        waterHeight: 6,
      },
      results: {
        factor: 1.83746285,
        shear: 43.34668232,
        strength: 79.64791836,
        normal: 107.2868035,
        pore: 50.60017032,
        effective: 56.68663322,
      },
      cautions: ['it needs its cohesion'],
      source:
        'Das, Sobhan: Principles of Geotechnical Engineering, 9th ed., problem 15.3 (the data); Python for the figures',
    },
    {
      inputs: { slope: 30, depth: 2, cohesion: 0, frictionAngle: 35, unitWeight: 18 },
      results: { factor: 1.212795032, pore: 0, normal: 27, effective: 27 },
      cautions: ['Below the 1.5', 'No pore pressure'],
      source: 'By hand: tan 35°/tan 30°; 36 cos² 30°',
    },
    {
      inputs: { water: 'ratio', slope: 20, depth: 4, cohesion: 10, frictionAngle: 30, unitWeight: 19, poreRatio: 0.3 },
      results: { factor: 1.456739293, pore: 22.8, effective: 44.30968884 },
      cautions: ['Below the 1.5'],
      source: 'Python: (10 + 76 (cos² 20° − 0.3) tan 30°)/(76 sin 20° cos 20°)',
    },
    {
      inputs: {
        water: 'parallel',
        slope: 35,
        depth: 3,
        cohesion: 5,
        frictionAngle: 28,
        unitWeight: 18,
        saturatedWeight: 17,
        waterHeight: 2,
        waterWeight: 10,
      },
      results: { factor: 0.6719478885, pore: 13.42020143 },
      cautions: ['such a slope slides', 'would be lighter', 'it needs its cohesion'],
      source: 'Python',
    },
    {
      inputs: {
        water: 'parallel',
        slope: 10,
        depth: 3,
        cohesion: 40,
        frictionAngle: 0,
        unitWeight: 18,
        saturatedWeight: 19,
        waterHeight: 3,
      },
      results: { factor: 4.103585123, strength: 40 },
      cautions: ['pore pressure has no effect', 'Without friction'],
      source: 'By hand: 40/(57 sin 10° cos 10°)',
    },
    {
      inputs: {
        water: 'parallel',
        slope: 22,
        depth: 3,
        cohesion: 0,
        frictionAngle: 26,
        unitWeight: 18,
        saturatedWeight: 20,
        waterHeight: 3.5,
      },
      refused: 'above the surface',
      source: 'By definition',
    },
    {
      inputs: {
        water: 'parallel',
        slope: 22,
        depth: 3,
        cohesion: 0,
        frictionAngle: 26,
        unitWeight: 18,
        saturatedWeight: 10,
        waterHeight: 3,
        waterWeight: 10,
      },
      refused: 'weighs more than water',
      source: 'By definition',
    },
    {
      inputs: { water: 'ratio', slope: 45, depth: 4, cohesion: 10, frictionAngle: 30, unitWeight: 19, poreRatio: 0.6 },
      refused: 'lift the soil off',
      source: 'By hand: cos² 45° = 0.5',
    },
    {
      inputs: { slope: 10, depth: 3, cohesion: 40, frictionAngle: 0, unitWeight: 19 },
      results: { factor: 4.103585123, strength: 40 },
      cautions: ['for the short term', 'Without friction'],
      source: 'By hand: 40/(57 sin 10° cos 10°)',
    },
    {
      inputs: { slope: 30, depth: 2, cohesion: 0, frictionAngle: 0, unitWeight: 18 },
      refused: 'has no strength',
      source: 'By definition',
    },
    {
      inputs: { slope: 25, depth: 4, cohesion: 0, frictionAngle: 25, unitWeight: 19 },
      results: { factor: 1 },
      cautions: ['at the point of sliding', 'No pore pressure'],
      source: 'By hand: tan 25°/tan 25°',
    },
    {
      inputs: { water: 'ratio', slope: 45, depth: 4, cohesion: 0, frictionAngle: 25, unitWeight: 19, poreRatio: 0.5 },
      results: { factor: 0, shear: 38, strength: 0, normal: 38, pore: 38, effective: 0 },
      cautions: ['such a slope slides'],
      source: 'By hand: 76 cos² 45° = 76 × 0.5, all carried by the water',
    },
    {
      inputs: {
        water: 'parallel',
        slope: 20,
        depth: 4,
        cohesion: 0,
        frictionAngle: 36,
        unitWeight: 19,
        saturatedWeight: 20,
        waterHeight: 0,
      },
      results: { factor: 1.99615919, pore: 0 },
      cautions: ['No pore pressure'],
      source: 'By hand: tan 36°/tan 20°',
    },
  ],
  notes: [
    'For slopes that are long beside the depth of the plane, of soil that is alike along the slope; toe, head and sides hold nothing. Earthquakes, roots and loads are not in it.',
    'A geotechnical engineer must judge a slope on which people or buildings depend.',
  ],
  references: [
    { title: 'Das, Sobhan: Principles of Geotechnical Engineering, 9th ed., ch. 15' },
    { title: 'US Army Corps of Engineers: EM 1110-2-1902, Slope Stability (2003), table 3-1' },
    {
      title:
        'Seepage parallel to the slope: the equations stand alike in GeoStru’s and pe-calc’s public descriptions of the method',
    },
  ],
});
