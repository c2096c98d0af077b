import {
  choice,
  defineCalculator,
  integer,
  isAtLeast,
  isAtMost,
  isBelow,
  normalQuantile,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';

/** Both functions take the chance 1 - 2r that the parental classes stay ahead of the recombinant ones. */
export default defineCalculator({
  title: 'Genetic map distance',
  description:
    'Map distance in centimorgans by Haldane and Kosambi from a recombination fraction or the recombinants of a test cross, with the LOD score of the counts, and the fraction from a distance.',
  keywords: [
    'recombination frequency',
    'centimorgan',
    'Haldane map function',
    'Kosambi map function',
    'linkage map',
    'crossing over',
    'LOD score',
  ],
  inputs: {
    known: choice(
      {
        counts: 'Offspring of a test cross or backcross',
        fraction: 'Recombination fraction',
        haldane: { label: 'Distance by Haldane', also: ['Haldane'] },
        kosambi: { label: 'Distance by Kosambi', also: ['Kosambi'] },
      },
      { label: 'Known', default: 'counts' },
    ),
    recombinants: integer({
      label: 'Recombinant offspring',
      symbol: 'k',
      min: 0,
      max: 1e7,
      when: { known: 'counts' },
    }),
    offspring: integer({
      label: 'Offspring in all',
      help: 'Recombinant and parental ones together.',
      symbol: 'n',
      min: 1,
      max: 1e7,
      when: { known: 'counts' },
    }),
    fraction: percent({
      label: 'Recombination fraction',
      help: 'Below 50%, at which genes are inherited independently.',
      symbol: 'r_0',
      min: 0,
      max: 49.99,
      usual: [0.5, 49],
      when: { known: 'fraction' },
    }),
    haldaneDistance: number({
      label: 'Haldane distance in centimorgans',
      symbol: 'd_{H0}',
      min: 0,
      max: 425.87,
      usual: [0.5, 250],
      confusedWith: { morgans: 0.01 },
      when: { known: 'haldane' },
    }),
    kosambiDistance: number({
      label: 'Kosambi distance in centimorgans',
      symbol: 'd_{K0}',
      min: 0,
      max: 230.26,
      usual: [0.5, 150],
      confusedWith: { morgans: 0.01 },
      when: { known: 'kosambi' },
    }),
  },
  outputs: {
    recombination: percent({ label: 'Recombination', symbol: 'r', places: 2, digits: 3 }),
    kosambi: number({ label: 'Kosambi map distance in centimorgans', symbol: 'd_K', places: 2, digits: 3 }),
    haldane: number({ label: 'Haldane map distance in centimorgans', symbol: 'd_H', places: 2, digits: 3 }),
    lower: percent({ label: 'Recombination, lower limit (95%)', symbol: 'r_L', places: 2, optional: true }),
    upper: percent({ label: 'Recombination, upper limit (95%)', symbol: 'r_U', places: 2, optional: true }),
    lod: number({ label: 'LOD score for linkage', symbol: 'Z', places: 2, optional: true }),
  },
  formula: ({ known, recombinants, offspring, fraction, haldaneDistance, kosambiDistance }) => {
    if (known === 'haldane') {
      const morgans = haldaneDistance / 100;
      const recombination = -Math.expm1(-2 * morgans) / 2;
      // (1 + 2r)/(1 - 2r) is (2 - e^(-2d)) e^(2d).
      return { recombination, haldane: haldaneDistance, kosambi: 25 * (2 * morgans + Math.log1p(2 * recombination)) };
    }
    if (known === 'kosambi') {
      const recombination = Math.tanh(kosambiDistance / 50) / 2;
      // 1 - tanh x is 2/(e^(2x) + 1).
      return {
        recombination,
        haldane: 50 * Math.log1p(Math.expm1(kosambiDistance / 25) / 2),
        kosambi: kosambiDistance,
      };
    }
    const recombination = known === 'counts' ? recombinants / offspring : fraction;
    const haldane = -50 * Math.log1p(-2 * recombination);
    const kosambi = 25 * (Math.log1p(2 * recombination) - Math.log1p(-2 * recombination));
    if (known === 'fraction') return { recombination, haldane, kosambi };
    const z = normalQuantile(0.975);
    const center = (recombinants + z ** 2 / 2) / (offspring + z ** 2);
    const margin =
      (z / (offspring + z ** 2)) * Math.sqrt((recombinants * (offspring - recombinants)) / offspring + z ** 2 / 4);
    // Counts against those of independent genes; no recombinants add nothing.
    const seen = recombinants === 0 ? 0 : recombinants * Math.log10(2 * recombination);
    return {
      recombination,
      haldane,
      kosambi,
      lower: recombinants === 0 ? 0 : center - margin,
      upper: center + margin,
      lod: seen + (offspring - recombinants) * Math.log10(2 * (1 - recombination)),
    };
  },
  shown: ({ known, recombinants, offspring, fraction, haldaneDistance, kosambiDistance }) => {
    const recombination =
      known === 'counts'
        ? recombinants / offspring
        : known === 'fraction'
          ? fraction
          : known === 'haldane'
            ? (1 - Math.exp((-2 * haldaneDistance) / 100)) / 2
            : Math.tanh((2 * kosambiDistance) / 100) / 2;
    return {
      recombination,
      haldane: -50 * Math.log(1 - 2 * recombination),
      kosambi: 25 * Math.log((1 + 2 * recombination) / (1 - 2 * recombination)),
      lower: undefined,
      upper: undefined,
      lod:
        known !== 'counts'
          ? undefined
          : recombinants === 0
            ? offspring * Math.log10(2)
            : recombinants * Math.log10(2 * recombination) +
              (offspring - recombinants) * Math.log10(2 * (1 - recombination)),
    };
  },
  stepwise: ['The limits of the fraction are those of the Wilson score interval with 95% confidence.'],
  figure: {
    kind: 'curve',
    title: 'Recombination by distance',
    x: { label: 'Map distance in centimorgans' },
    y: { of: 'recombination' },
    curve: ({ recombination, haldane, kosambi }) => ({
      from: 0,
      to: Math.max(120, 1.2 * haldane),
      lines: [
        { label: 'Kosambi', y: (x) => Math.tanh(x / 50) / 2 },
        { label: 'Haldane', y: (x) => -Math.expm1(-x / 50) / 2 },
        { label: 'Independent', y: () => 0.5, dashed: true },
      ],
      marks: [
        { x: kosambi, y: recombination, label: 'Kosambi' },
        { x: haldane, y: recombination, label: 'Haldane' },
      ],
    }),
  },
  explanation:
    'A recombination of {recombination} is {kosambi} cM by Kosambi, which allows for interference of crossovers, and {haldane} cM by Haldane, which assumes none{upper?; with 95% confidence the recombination lies between {lower} and {upper}, and the LOD score for linkage is {lod}|}.',
  requires: [
    {
      that: ({ recombinants, offspring }) => recombinants <= offspring,
      field: 'recombinants',
      says: 'There cannot be more recombinants than offspring: {recombinants} of {offspring}.',
    },
    {
      that: ({ recombinants, offspring }) => recombinants > offspring || 2 * recombinants < offspring,
      field: 'recombinants',
      says: 'Half of the offspring or more are recombinants, {recombinants} of {offspring}: there is no map distance. The genes are inherited independently, or parental and recombinant classes are interchanged.',
    },
    {
      that: ({ recombinants, offspring }) =>
        2 * recombinants >= offspring || isAtMost(recombinants / offspring, 0.4999),
      field: 'recombinants',
      says: 'With {recombinants} of {offspring} the recombination is above 49.99%, which cannot be told from half: there is no map distance.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ upper }) => upper !== undefined && isAtLeast(roundTo(100 * upper, 2), 50),
      says: 'These counts also fit independent genes (50%): they are no evidence of linkage. Count more offspring.',
    },
    {
      level: 'caution',
      when: ({ upper, lod }) =>
        upper !== undefined && lod !== undefined && isBelow(roundTo(100 * upper, 2), 50) && isBelow(roundTo(lod, 2), 3),
      says: 'The LOD score, {lod}, is below 3, the odds of 1000 to 1 that are asked for as evidence of linkage between genes that are not known to be linked: it may be chance. Count more offspring.',
    },
    {
      level: 'caution',
      when: ({ known, recombinants, offspring }) => known === 'counts' && recombinants === 0 && offspring > 3,
      says: 'No recombinant was seen, which does not make the distance 0: the recombination may be as high as the upper limit, {upper}.',
    },
    {
      level: 'caution',
      when: ({ recombination }) => roundTo(100 * recombination, 2) > 30,
      says: 'So far apart, crossovers that cancel each other are frequent, and a small error of the recombination is a large one of the distance: add up the distances to markers in between.',
    },
  ],
  examples: [
    {
      inputs: { recombinants: 185, offspring: 1000 },
      results: {
        recombination: 18.5,
        haldane: 23.101772979828,
        kosambi: 19.421154985915,
        lower: 16.215480378455,
        upper: 21.025605406135,
        lod: 93.0502165416,
      },
      source: 'Python: mpmath at 30 digits, of the two functions as printed and of the Wilson interval',
    },
    {
      inputs: { known: 'fraction', fraction: 39.2 },
      results: { haldane: 76.623843564899, kosambi: 52.783372636395 },
      cautions: ['add up the distances'],
      source: 'North Dakota State University, Advanced Genetics: -1/2 ln 0.216 = 0.766 M; further digits by mpmath',
    },
    {
      inputs: { known: 'haldane', haldaneDistance: 50 },
      results: { recombination: 31.606027941428, haldane: 50, kosambi: 37.247003141119 },
      cautions: ['add up the distances'],
      source: 'North Dakota State University, Advanced Genetics: (1 - 1/e)/2 = 32%; further digits by mpmath',
    },
    {
      inputs: { known: 'haldane', haldaneDistance: 300 },
      results: { recombination: 49.876062391167, kosambi: 167.29767589525 },
      cautions: ['add up the distances'],
      source: 'Python: mpmath at 30 digits',
    },
    {
      inputs: { known: 'kosambi', kosambiDistance: 20 },
      results: { recombination: 18.997448112761, haldane: 23.897674269392, kosambi: 20 },
      source: 'Python: mpmath at 30 digits, tanh(0.4)/2',
    },
    {
      inputs: { known: 'kosambi', kosambiDistance: 150 },
      results: { recombination: 49.752737684337, haldane: 265.46642522889 },
      cautions: ['add up the distances'],
      source: 'Python: mpmath at 30 digits',
    },
    {
      inputs: { recombinants: 0, offspring: 50 },
      results: { recombination: 0, haldane: 0, kosambi: 0, lower: 0, upper: 7.1347599133359 },
      cautions: ['does not make the distance 0'],
      source: 'By definition; Wilson interval by mpmath',
    },
    {
      inputs: { recombinants: 45, offspring: 100 },
      results: { haldane: 115.1292546497, kosambi: 73.610974479161, lower: 35.614537979512, upper: 54.755397002558 },
      cautions: ['no evidence of linkage', 'add up the distances'],
      source: 'Python: mpmath; χ² = 10²/100 = 1, below 3.84',
    },
    {
      inputs: { recombinants: 50, offspring: 100 },
      refused: 'there is no map distance',
      source: 'By definition: half are recombinants of independent genes',
    },
    {
      inputs: { recombinants: 4999999, offspring: 10000000 },
      refused: 'cannot be told from half',
      source: 'By hand: 49.99999%',
    },
    {
      inputs: { recombinants: 469, offspring: 1000 },
      results: { recombination: 46.9, upper: 49.998975161 },
      cautions: ['no evidence of linkage', 'add up the distances'],
      source: 'scipy.stats.binomtest(469, 1000), Wilson interval: an upper limit that reads 50.00%',
    },
    {
      inputs: { recombinants: 1, offspring: 8 },
      results: { recombination: 12.5, upper: 47.088818221, lod: 1.09920634948 },
      cautions: ['it may be chance'],
      source: 'scipy.stats.binomtest(1, 8): p = 0.0703, Wilson interval; mpmath: log10 of 7^7/8^8 × 2^8',
    },
    {
      inputs: { recombinants: 0, offspring: 4 },
      results: { recombination: 0, upper: 48.989083646, lod: 1.20411998266 },
      cautions: ['it may be chance', 'does not make the distance 0'],
      source: 'By hand: 4 log10 2, as 1 of 8 such families of independent genes; Wilson interval by scipy',
    },
    {
      inputs: { recombinants: 0, offspring: 10 },
      results: { recombination: 0, lod: 3.01029995664 },
      cautions: ['does not make the distance 0'],
      source: 'By hand: log10 1024, the fewest offspring that reach 3',
    },
    { inputs: { recombinants: 101, offspring: 100 }, refused: 'more recombinants', source: 'By definition' },
  ],
  notes: [
    'Elementary textbooks take 1% of recombination as one map unit (1 cM) without a correction, which holds for short distances only.',
    'Counts are of a test cross, backcross or gametes, where each offspring shows one meiosis; in an F2 the fraction has to be estimated by maximum likelihood.',
  ],
  references: [
    {
      title:
        'Haldane: The combination of linkage values and the calculation of distances between the loci of linked factors, J. Genet. 8 (1919) 299',
    },
    {
      title: 'Kosambi: The estimation of map distances from recombination values, Ann. Eugen. 12 (1944) 172',
      doi: '10.1111/j.1469-1809.1943.tb02321.x',
    },
    {
      title: 'Morton: Sequential tests for the detection of linkage, Am. J. Hum. Genet. 7 (1955) 277 (LOD score)',
    },
    {
      title: 'R package onemap, documentation of map_func, which has both functions',
      url: 'https://www.rdocumentation.org/packages/onemap/versions/2.1.1/topics/map_func',
    },
  ],
});
