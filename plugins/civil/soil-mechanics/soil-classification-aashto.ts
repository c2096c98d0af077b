import { category, defineCalculator, flag, integer, isAbove, noResult, percent, roundTo, text } from '@reckoner/engine';

const RATINGS = ['Excellent to good', 'Fair to poor'];

/** Limits are compared as whole percents, as the standard asks for. */
export default defineCalculator({
  title: 'Soil classification (AASHTO)',
  description:
    'AASHTO group, group index and subgrade rating of a soil from its passings of three sieves and its Atterberg limits.',
  keywords: ['AASHTO M 145', 'ASTM D3282', 'group index', 'A-7-6', 'subgrade', 'highway soil classification'],
  related: ['soil-classification-uscs', 'atterberg-limits-indices'],
  inputs: {
    passing10: percent({
      label: 'Passing No. 10 (2 mm)',
      help: 'Needed only for A-1-a: left out, that subgroup cannot be told from A-1-b.',
      symbol: 'F_{10}',
      min: 0,
      max: 100,
      usual: [2, 100],
      optional: true,
    }),
    passing40: percent({
      label: 'Passing No. 40 (0.425 mm)',
      help: 'Needed up to 35% passing No. 200.',
      symbol: 'F_{40}',
      min: 0,
      max: 100,
      usual: [2, 100],
      optional: true,
    }),
    passing200: percent({ label: 'Passing No. 200 (0.075 mm)', symbol: 'F', min: 0, max: 100, usual: [1, 100] }),
    nonplastic: flag({ label: 'Nonplastic (NP)' }),
    liquidLimit: percent({
      label: 'Liquid limit',
      help: 'Of what passes No. 40; needed unless the soil is nonplastic. Above 40 a nonplastic silt is A-5, not A-4.',
      symbol: 'LL',
      min: 1,
      max: 500,
      usual: [12, 200],
      optional: true,
    }),
    plasticityIndex: percent({
      label: 'Plasticity index',
      help: 'Liquid limit less plastic limit, not the plastic limit itself.',
      symbol: 'PI',
      min: 0,
      max: 400,
      usual: [1, 120],
      optional: true,
    }),
  },
  outputs: {
    group: text({ label: 'Group' }),
    classification: text({ label: 'Classification with the group index' }),
    groupIndex: integer({ label: 'Group index', symbol: 'GI' }),
    material: text({ label: 'Usual constituent materials' }),
    rating: category(RATINGS, { label: 'General rating as subgrade' }),
  },
  formula: ({ passing10, passing40, passing200, nonplastic, liquidLimit, plasticityIndex }) => {
    const fines = roundTo(100 * passing200, 0);
    const measured = liquidLimit !== undefined && plasticityIndex !== undefined;
    if (!measured && !nonplastic)
      throw noResult('The liquid limit and the plasticity index are needed, or that the soil is nonplastic.');
    const limit = liquidLimit === undefined ? 0 : roundTo(100 * liquidLimit, 0);
    const plasticity = plasticityIndex === undefined ? 0 : roundTo(100 * plasticityIndex, 0);
    const byLiquid = (fines - 35) * (0.2 + 0.005 * (limit - 40));
    const byPlastic = 0.01 * (fines - 15) * (plasticity - 10);
    // The terms are sums of small whole numbers over 1000: to six places they are exact.
    const whole = roundTo(Math.max(0, roundTo(byLiquid + byPlastic, 6)), 0);
    const partial = roundTo(Math.max(0, roundTo(byPlastic, 6)), 0);
    if (fines > 35) {
      const group =
        plasticity <= 10
          ? limit <= 40
            ? 'A-4'
            : 'A-5'
          : limit <= 40
            ? 'A-6'
            : plasticity <= limit - 30
              ? 'A-7-5'
              : 'A-7-6';
      const groupIndex = plasticity < 1 ? 0 : whole;
      return {
        group,
        classification: `${group}(${groupIndex})`,
        groupIndex,
        material: plasticity <= 10 ? 'Silty soils' : 'Clayey soils',
        rating: 'Fair to poor',
      };
    }
    if (passing40 === undefined) throw noResult('Up to 35% passing No. 200, the passing of No. 40 is needed.');
    const middle = roundTo(100 * passing40, 0);
    if (middle <= 30 && fines <= 15 && plasticity <= 6 && passing10 === undefined)
      throw noResult('The passing of No. 10 is needed to tell A-1-a from A-1-b.');
    const coarse = passing10 === undefined ? 100 : roundTo(100 * passing10, 0);
    const isStone = coarse <= 50 && middle <= 30 && fines <= 15 && plasticity <= 6;
    const isFirst = middle <= 50 && fines <= 25 && plasticity <= 6;
    const isFineSand = middle >= 51 && fines <= 10 && plasticity < 1;
    const second = plasticity <= 10 ? (limit <= 40 ? 'A-2-4' : 'A-2-5') : limit <= 40 ? 'A-2-6' : 'A-2-7';
    const group = isStone ? 'A-1-a' : isFirst ? 'A-1-b' : isFineSand ? 'A-3' : second;
    const groupIndex = plasticity > 10 ? partial : 0;
    return {
      group,
      classification: `${group}(${groupIndex})`,
      groupIndex,
      material:
        isStone || isFirst
          ? 'Stone fragments, gravel and sand'
          : isFineSand
            ? 'Fine sand'
            : 'Silty or clayey gravel and sand',
      rating: 'Excellent to good',
    };
  },
  // The words below are the table of M 145.
  shown: () => ({ group: undefined, classification: undefined, material: undefined, rating: undefined }),
  stepwise: [
    'All percentages and limits are taken to the nearest whole number. With more than 35% passing No. 200 the soil is a silt-clay material: A-4 (LL up to 40, PI up to 10), A-5 (LL from 41), A-6 (PI from 11, LL up to 40) or A-7 (both above); A-7-5 where PI is at most LL − 30, else A-7-6.',
    'Else it is granular; the first group that fits counts: A-1-a (No. 10 up to 50%, No. 40 up to 30%, No. 200 up to 15%, PI up to 6), A-1-b (No. 40 up to 50%, No. 200 up to 25%, PI up to 6), A-3 (No. 40 from 51%, No. 200 up to 10%, nonplastic), A-2-4 to A-2-7 by the limits of A-4 to A-7.',
    'GI = (F − 35)[0.2 + 0.005(LL − 40)] + 0.01(F − 15)(PI − 10), of A-2-6 and A-2-7 only the second term, to the nearest whole number and 0 where it is negative; 0 for A-1, A-3, A-2-4, A-2-5 and nonplastic soils, as which a plasticity index of 0 counts.',
  ],
  requires: [
    {
      that: ({ passing200, passing40 }) => passing200 <= passing40,
      field: 'passing200',
      says: 'What passes No. 200, {passing200}, must not exceed what passes No. 40.',
    },
    {
      that: ({ passing40, passing10 }) => passing40 <= passing10,
      field: 'passing40',
      says: 'What passes No. 40, {passing40}, must not exceed what passes No. 10.',
    },
    {
      that: ({ passing200, passing10 }) => passing200 <= passing10,
      field: 'passing200',
      says: 'What passes No. 200, {passing200}, must not exceed what passes No. 10.',
    },
    {
      that: ({ plasticityIndex, liquidLimit }) => plasticityIndex < liquidLimit,
      field: 'plasticityIndex',
      says: 'The plasticity index, {plasticityIndex}, is the liquid limit less the plastic limit, and so below the liquid limit.',
    },
    {
      that: (inputs, given) => !inputs.nonplastic || !given.plasticityIndex || inputs.plasticityIndex === 0,
      field: 'plasticityIndex',
      says: 'A nonplastic soil has no plasticity index: leave {plasticityIndex} away, or say that it is plastic.',
    },
    {
      that: (inputs, given) => given.liquidLimit === given.plasticityIndex || (inputs.nonplastic && given.liquidLimit),
      field: 'plasticityIndex',
      says: 'The liquid limit and the plasticity index go together: give both; of a nonplastic soil the liquid limit alone, where it could be found.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ plasticityIndex, liquidLimit }) =>
        plasticityIndex !== undefined &&
        liquidLimit !== undefined &&
        (isAbove(plasticityIndex, 0.9 * (liquidLimit - 0.08) + 0.0005) || liquidLimit < 0.16),
      says: 'The soil lies beyond the U-line, a liquid limit of 16 up to PI = 7, then PI = 0.9·(LL − 8), which natural soils do not reach: check the limits, and whether the plastic limit was given for the plasticity index.',
    },
    {
      level: 'caution',
      when: ({ groupIndex }) => groupIndex >= 20,
      says: 'A group index of 20 or more tells a very poor subgrade: test its strength (CBR or resilient modulus) and its swelling before it carries a pavement.',
    },
    {
      level: 'note',
      when: ({ nonplastic, liquidLimit, group }) =>
        nonplastic && liquidLimit === undefined && (group === 'A-4' || group === 'A-2-4'),
      says: 'Without a liquid limit the soil counts as one of at most 40, as nonplastic soils mostly are; with a higher one A-4 would be A-5, and A-2-4 A-2-5.',
    },
    {
      level: 'note',
      when: ({ group }) => group === 'A-2-6' || group === 'A-2-7',
      says: 'The table rates all of A-2 as excellent to good, but the plastic fines of A-2-6 and A-2-7 lose strength when wet: look at their share and at drainage.',
    },
  ],
  explanation: ({ rating, material }) =>
    `The soil is {classification} by AASHTO M 145, ${material.charAt(0).toLowerCase()}${material.slice(1)}, rated “${rating === 'Fair to poor' ? 'fair to poor' : 'excellent to good'}” in general as a subgrade.`,
  examples: [
    {
      inputs: { passing10: 89.89, passing40: 56.81, passing200: 34.13, liquidLimit: 23, plasticityIndex: 15 },
      results: { classification: 'A-2-6(1)', group: 'A-2-6', groupIndex: 1, rating: 'Excellent to good' },
      cautions: ['plastic fines of A-2-6', 'beyond the U-line'],
      source:
        'Solution of problem 3.15 of a textbook, seen in a public collection without its title (soil A): 0.01 × 19 × 5 = 0.95',
    },
    {
      inputs: { passing10: 74.28, passing40: 31.64, passing200: 0, nonplastic: true },
      results: { classification: 'A-1-b(0)', groupIndex: 0, material: 'Stone fragments, gravel and sand' },
      source: 'Solution of problem 3.15 of a textbook, seen in a public collection without its title (soil B)',
    },
    {
      inputs: { passing10: 97, passing40: 59.4, passing200: 1.2, nonplastic: true },
      results: { classification: 'A-3(0)', material: 'Fine sand' },
      source: 'Solution of problem 3.15 of a textbook, seen in a public collection without its title (soil C)',
    },
    {
      inputs: { passing10: 100, passing40: 80, passing200: 58, liquidLimit: 30, plasticityIndex: 10 },
      results: { classification: 'A-4(3)', groupIndex: 3, material: 'Silty soils', rating: 'Fair to poor' },
      source: 'Public worked example (engineerstoday.blogspot.com, 2018): GI = 3.45',
    },
    {
      inputs: { passing200: 95, liquidLimit: 60, plasticityIndex: 40 },
      results: { classification: 'A-7-6(42)', groupIndex: 42, material: 'Clayey soils' },
      cautions: ['very poor subgrade'],
      source: 'By hand: 60 × 0.3 + 0.01 × 80 × 30; 40 > 60 − 30',
    },
    {
      inputs: { passing200: 48, liquidLimit: 45, plasticityIndex: 15 },
      results: { classification: 'A-7-5(5)', groupIndex: 5 },
      source: 'By hand: 13 × 0.225 + 0.33 × 5 = 4.575; 15 = 45 − 30',
    },
    {
      inputs: { passing200: 36, liquidLimit: 41, plasticityIndex: 8 },
      results: { classification: 'A-5(0)' },
      source: 'By hand: 0.205 − 0.42 is negative',
    },
    {
      inputs: { passing200: 60, liquidLimit: 38, plasticityIndex: 16 },
      results: { classification: 'A-6(7)' },
      source: 'By hand: 25 × 0.19 + 0.45 × 6 = 7.45',
    },
    {
      inputs: { passing40: 90, passing200: 11.18, liquidLimit: 30.2, plasticityIndex: 6.3 },
      results: { classification: 'A-2-4(0)', material: 'Silty or clayey gravel and sand' },
      source: 'Documentation of the package geolysis, where No. 40 is not asked for',
    },
    {
      inputs: { passing40: 60, passing200: 30, liquidLimit: 45, plasticityIndex: 8 },
      results: { classification: 'A-2-5(0)' },
      source: 'By the table of M 145',
    },
    {
      inputs: { passing40: 60, passing200: 35.4, liquidLimit: 55, plasticityIndex: 25 },
      results: { classification: 'A-2-7(3)' },
      cautions: ['plastic fines of A-2-6'],
      source: 'By hand: 35.4 counts as 35; 0.01 × 20 × 15 = 3',
    },
    {
      inputs: { passing10: 50, passing40: 30, passing200: 15, liquidLimit: 20, plasticityIndex: 6 },
      results: { classification: 'A-1-a(0)' },
      source: 'By the table of M 145: exactly at its limits',
    },
    {
      inputs: { passing200: 40, nonplastic: true },
      results: { classification: 'A-4(0)' },
      cautions: ['Without a liquid limit'],
      source: 'ASTM D3282: the group index of nonplastic soils is 0',
    },
    {
      inputs: { passing10: 100, passing40: 90, passing200: 8, liquidLimit: 20, plasticityIndex: 0 },
      results: { classification: 'A-3(0)' },
      source: 'A plasticity index of 0 is nonplastic',
    },
    { inputs: { passing200: 40 }, noResult: 'are needed', source: 'By definition' },
    { inputs: { passing200: 30, nonplastic: true }, noResult: 'No. 40 is needed', source: 'By definition' },
    {
      inputs: { passing40: 20, passing200: 10, nonplastic: true },
      noResult: 'No. 10 is needed',
      source: 'By definition',
    },
    {
      inputs: { passing40: 20, passing200: 30, nonplastic: true },
      refused: 'exceed what passes No. 40',
      source: 'By definition',
    },
    {
      inputs: { passing10: 40, passing40: 50, passing200: 30, nonplastic: true },
      refused: 'exceed what passes No. 10',
      source: 'By definition',
    },
    {
      inputs: { passing10: 30, passing200: 40, nonplastic: true },
      refused: 'must not exceed what passes No. 10',
      source: 'By definition',
    },
    {
      inputs: { passing200: 40, liquidLimit: 30, plasticityIndex: 30 },
      refused: 'below the liquid limit',
      source: 'By definition',
    },
    {
      inputs: { passing200: 40, liquidLimit: 30, plasticityIndex: 5, nonplastic: true },
      refused: 'has no plasticity index',
      source: 'By definition',
    },
    { inputs: { passing200: 40, liquidLimit: 30 }, refused: 'go together', source: 'By definition' },
    {
      inputs: { passing200: 50, liquidLimit: 45, nonplastic: true },
      results: { classification: 'A-5(0)' },
      source: 'By the table of M 145: a liquid limit above 40; the group index of nonplastic soils is 0',
    },
  ],
  notes: [
    'For the part that passes the sieve of 75 mm; boulders and cobbles are told besides. Peat and other highly organic soils are A-8, by eye.',
    'The group index is that of AASHTO since 1966, without an upper end; the older one in use elsewhere, 0.2a + 0.005ac + 0.01bd, ends at 20.',
  ],
  references: [
    {
      title:
        'AASHTO M 145: Classification of Soils and Soil-Aggregate Mixtures for Highway Construction Purposes; ASTM D3282. Limits and group index stand alike in Das’ textbook, the package geolysis, the R package geotech and others',
    },
    { title: 'Das, Sobhan: Principles of Geotechnical Engineering, 9th ed., §5.3' },
  ],
});
