import { category, defineCalculator, isAtMost, isBelow, percent, roundNear } from '@reckoner/engine';

/** The twelve classes of the USDA triangle, for the fine earth below 2 mm. */
export default defineCalculator({
  title: 'Soil texture class',
  description: 'USDA texture class of a soil from its sand and clay; the rest is silt.',
  keywords: ['texture triangle', 'usda soil classification', 'loam', 'sand silt clay', 'particle size'],
  inputs: {
    sand: percent({ label: 'Sand', help: '0.05 to 2 mm.', symbol: 'S', min: 0, max: 100, usual: [1, 100] }),
    clay: percent({ label: 'Clay', help: 'Below 0.002 mm.', symbol: 'C', min: 0, max: 100, usual: [1, 100] }),
  },
  outputs: {
    texture: category(
      [
        'Sand',
        'Loamy sand',
        'Sandy loam',
        'Loam',
        'Silt loam',
        'Silt',
        'Sandy clay loam',
        'Clay loam',
        'Silty clay loam',
        'Sandy clay',
        'Silty clay',
        'Clay',
      ],
      { label: 'Texture class' },
    ),
    silt: percent({ label: 'Silt', symbol: 'Z' }),
  },
  formula: ({ sand, clay }) => {
    // Hundredths of a percent: shares such as 0.28 must not miss a limit by rounding.
    const s = roundNear(sand * 1e4) / 100;
    const c = roundNear(clay * 1e4) / 100;
    const z = roundNear(100 * (100 - s - c)) / 100;
    const silt = z / 100;
    if (z + 1.5 * c < 15) return { texture: 'Sand', silt };
    if (z + 2 * c < 30) return { texture: 'Loamy sand', silt };
    if (c >= 40) {
      if (z >= 40) return { texture: 'Silty clay', silt };
      return { texture: s > 45 ? 'Sandy clay' : 'Clay', silt };
    }
    if (c >= 35 && s > 45) return { texture: 'Sandy clay', silt };
    if (c >= 27 && s <= 45) return { texture: s <= 20 ? 'Silty clay loam' : 'Clay loam', silt };
    if (c >= 20 && z < 28 && s > 45) return { texture: 'Sandy clay loam', silt };
    if (z >= 80 && c < 12) return { texture: 'Silt', silt };
    if (z >= 50) return { texture: 'Silt loam', silt };
    if (c >= 7 && s <= 52 && z >= 28) return { texture: 'Loam', silt };
    return { texture: 'Sandy loam', silt };
  },
  explanation: 'With {sand} of sand, {silt} of silt and {clay} of clay the texture of the soil is: {texture}.',
  requires: [
    {
      that: ({ sand, clay }) => isAtMost(sand + clay, 1),
      field: 'clay',
      says: 'Sand, {sand}, and clay, {clay}, add up to more than 100%.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ sand, clay }) => sand > 0 && clay > 0 && isBelow(sand + clay, 0.02),
      says: 'Sand and clay together are less than 2%: were they sent as fractions? Send 40 for 40%.',
    },
  ],
  examples: [
    {
      inputs: { sand: 40, clay: 20 },
      results: { texture: 'Loam', silt: 40 },
      source: 'USDA Soil Survey Manual (2017), figure 3-7',
    },
    {
      inputs: { sand: 92, clay: 3 },
      results: { texture: 'Sand', silt: 5 },
      source: 'USDA Soil Survey Manual (2017), figure 3-7',
    },
    {
      inputs: { sand: 82, clay: 6 },
      results: { texture: 'Loamy sand', silt: 12 },
      source: 'USDA Soil Survey Manual (2017), figure 3-7',
    },
    {
      inputs: { sand: 65, clay: 10 },
      results: { texture: 'Sandy loam', silt: 25 },
      source: 'USDA Soil Survey Manual (2017), figure 3-7',
    },
    {
      inputs: { sand: 20, clay: 15 },
      results: { texture: 'Silt loam', silt: 65 },
      source: 'USDA Soil Survey Manual (2017), figure 3-7',
    },
    {
      inputs: { sand: 7, clay: 6 },
      results: { texture: 'Silt', silt: 87 },
      source: 'USDA Soil Survey Manual (2017), figure 3-7',
    },
    {
      inputs: { sand: 60, clay: 28 },
      results: { texture: 'Sandy clay loam', silt: 12 },
      source: 'USDA Soil Survey Manual (2017), figure 3-7',
    },
    {
      inputs: { sand: 32, clay: 34 },
      results: { texture: 'Clay loam', silt: 34 },
      source: 'USDA Soil Survey Manual (2017), figure 3-7',
    },
    {
      inputs: { sand: 10, clay: 34 },
      results: { texture: 'Silty clay loam', silt: 56 },
      source: 'USDA Soil Survey Manual (2017), figure 3-7',
    },
    {
      inputs: { sand: 52, clay: 42 },
      results: { texture: 'Sandy clay', silt: 6 },
      source: 'USDA Soil Survey Manual (2017), figure 3-7',
    },
    {
      inputs: { sand: 55, clay: 37 },
      results: { texture: 'Sandy clay', silt: 8 },
      source: 'USDA Soil Survey Manual (2017), figure 3-7',
    },
    {
      inputs: { sand: 6, clay: 47 },
      results: { texture: 'Silty clay', silt: 47 },
      source: 'USDA Soil Survey Manual (2017), figure 3-7',
    },
    {
      inputs: { sand: 20, clay: 60 },
      results: { texture: 'Clay', silt: 20 },
      source: 'USDA Soil Survey Manual (2017), figure 3-7',
    },
    { inputs: { sand: 60, clay: 50 }, refused: 'more than 100', source: 'By definition' },
    {
      inputs: { sand: 0.4, clay: 0.2 },
      results: { texture: 'Silt', silt: 99.4 },
      cautions: ['as fractions'],
      source: 'By hand',
    },
  ],
  notes: ['Sizes and classes of the USDA; the limits of other systems differ (silt to 0.063 mm in WRB).'],
  references: [{ title: 'Soil Science Division Staff: Soil Survey Manual, USDA Handbook 18 (2017), ch. 3' }],
});
