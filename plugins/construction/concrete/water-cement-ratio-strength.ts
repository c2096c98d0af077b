import {
  choice,
  constant,
  defineCalculator,
  interpolate,
  isAbove,
  isAtLeast,
  isAtMost,
  number,
  quantity,
  roundTo,
  sumOfProducts,
} from '@reckoner/engine';

const MEGAPASCAL = constant(1, 'MPa');
const PSI = constant(0.006894757293168361, 'MPa');
/** What ACI 301 asks of the average above a specified 3,000 to 5,000 psi without a record of tests. */
const MARGIN = constant(8.273708751802033, 'MPa');

type Points = readonly (readonly [number, number])[];

/** Average 28-day strength of standard cylinders in MPa over w/cm. */
const NOT_AIR_ENTRAINED = [
  [0.38, 45],
  [0.42, 40],
  [0.47, 35],
  [0.54, 30],
  [0.61, 25],
  [0.69, 20],
  [0.79, 15],
] as const;
const AIR_ENTRAINED = [
  [0.3, 45],
  [0.34, 40],
  [0.39, 35],
  [0.45, 30],
  [0.52, 25],
  [0.6, 20],
  [0.7, 15],
] as const;

/** Between the points of a table, whose ends are within it; undefined beyond. */
function within(points: Points, ratio: number) {
  const low = points[0]![0];
  const high = points[points.length - 1]![0];
  return isAtLeast(ratio, low) && isAtMost(ratio, high)
    ? interpolate(points, Math.min(Math.max(ratio, low), high))
    : undefined;
}

/** ACI 318-19, Table 19.3.2.1: the highest w/cm and the least specified strength in psi; S3 by its option 2. */
const EXPOSURES = {
  f1: { limit: 0.55, least: 3500 },
  f2: { limit: 0.45, least: 4500 },
  f3: { limit: 0.4, least: 5000 },
  w2: { limit: 0.5, least: 4000 },
  s1: { limit: 0.5, least: 4000 },
  s2: { limit: 0.45, least: 4500 },
  s3: { limit: 0.4, least: 5000 },
  c2: { limit: 0.4, least: 5000 },
} as const;

/** Water over cement, and over all cementitious material; strength by the table of ACI and PCA, or by Abrams' law. */
export default defineCalculator({
  title: 'Water-cement ratio and strength',
  description:
    'Water-cement ratio (w/c and w/cm) of a mix, the 28-day strength to expect of it, the water to add or leave out for a target ratio, and the limit for an exposure.',
  keywords: [
    'w/c ratio',
    'w/cm',
    'water cementitious ratio',
    "Abrams' law",
    'concrete strength estimate',
    'adding water to concrete',
  ],
  related: ['concrete-nominal-mix-materials'],
  inputs: {
    water: quantity('kg', {
      label: 'Mixing water',
      help: 'With ice and admixtures that are mostly water; 1 L is 1 kg, a US gallon is 8.34 lb (3.785 kg).',
      symbol: 'w',
      min: 0,
      max: 1e7,
    }),
    cement: quantity('kg', { label: 'Cement', symbol: 'c', above: 0, max: 1e7 }),
    addition: quantity('kg', {
      label: 'Fly ash, slag, silica fume and other cementitious material',
      symbol: 'a',
      min: 0,
      max: 1e7,
      default: 0,
    }),
    aggregateWater: quantity('kg', {
      label: 'Free water that the aggregates bring',
      help: 'Beyond what they absorb; negative where dry aggregates draw water from the mix.',
      symbol: 'w_a',
      min: -1e7,
      max: 1e7,
      default: 0,
    }),
    method: choice(
      {
        plain: { label: 'Table of PCA and ACI 211.1-91, not air-entrained', also: ['not air-entrained', 'ACI'] },
        air: { label: 'Table of PCA and ACI 211.1-91, air-entrained', also: ['air-entrained'] },
        abrams: { label: "Abrams' law with its two constants", also: ['Abrams'] },
      },
      { label: 'Strength by', default: 'plain' },
    ),
    abramsA: quantity('MPa', {
      label: "Constant A of Abrams' law",
      help: 'From trial batches of the same materials; 96 MPa (14,000 psi) with B = 7 are those of Abrams, for cement of 1918 and ratios by volume.',
      regional: { us: 'psi' },
      symbol: 'A',
      usual: [50, 250],
      min: 1,
      max: 1000,
      default: 96,
      when: { method: 'abrams' },
    }),
    abramsB: number({
      label: "Constant B of Abrams' law",
      help: 'Of a ratio by weight. Where a book has 1.5 times the ratio in the exponent, its B to the power of 1.5: 8 for 4.',
      symbol: 'B',
      usual: [3, 25],
      min: 1.1,
      max: 100,
      default: 7,
      when: { method: 'abrams' },
    }),
    target: number({
      label: 'Target w/cm',
      symbol: 'r_t',
      usual: [0.25, 0.8],
      min: 0.15,
      max: 2,
      optional: true,
    }),
    exposure: choice(
      {
        f1: { label: 'F1: freezing, little water', also: ['F1'] },
        f2: { label: 'F2: freezing, often wet', also: ['F2'] },
        f3: { label: 'F3: freezing, often wet, deicing salt', also: ['F3'] },
        w2: { label: 'W2: in water, low permeability needed', also: ['W2'] },
        s1: { label: 'S1: moderate sulfate', also: ['S1'] },
        s2: { label: 'S2: severe sulfate', also: ['S2'] },
        s3: { label: 'S3: very severe sulfate (option 2)', also: ['S3'] },
        c2: { label: 'C2: reinforced, moisture and chlorides', also: ['C2'] },
      },
      { label: 'Exposure class of ACI 318-19 (US)', optional: true },
    ),
  },
  outputs: {
    ratio: number({ label: 'Water over cementitious material (w/cm)', symbol: 'r', places: 3 }),
    cementRatio: number({ label: 'Water over cement alone (w/c)', symbol: 'r_c', places: 3 }),
    totalWater: quantity('kg', { label: 'Water in all', symbol: 'W', places: 2 }),
    strength: quantity('MPa', {
      label: 'Average strength at 28 days, cylinders',
      regional: { us: 'psi' },
      symbol: 'f',
      places: 1,
      optional: true,
    }),
    waterChange: quantity('kg', {
      label: 'Water to add for the target (negative: to leave out)',
      symbol: '\\Delta w',
      places: 2,
      optional: true,
    }),
    targetStrength: quantity('MPa', {
      label: 'Strength at the target ratio',
      regional: { us: 'psi' },
      symbol: 'f_t',
      places: 1,
      optional: true,
    }),
    limit: number({ label: 'Highest w/cm for the exposure', symbol: 'r_{max}', places: 2, optional: true }),
    leastStrength: quantity('MPa', {
      label: 'Least specified strength for the exposure',
      regional: { us: 'psi' },
      symbol: 'f_{min}',
      places: 1,
      optional: true,
    }),
  },
  formula: ({ water, cement, addition, aggregateWater, method, abramsA, abramsB, target, exposure }) => {
    const totalWater = sumOfProducts([water], [aggregateWater]);
    const ratio = totalWater / (cement + addition);
    const strengthAt = (x: number) => {
      if (method === 'abrams') return isAtLeast(x, 0.3) && isAtMost(x, 1.2) ? abramsA / abramsB ** x : undefined;
      const strength = within(method === 'air' ? AIR_ENTRAINED : NOT_AIR_ENTRAINED, x);
      return strength === undefined ? undefined : strength * MEGAPASCAL;
    };
    return {
      ratio,
      cementRatio: totalWater / cement,
      totalWater,
      strength: strengthAt(ratio),
      waterChange:
        target === undefined
          ? undefined
          : sumOfProducts([target, cement], [target, addition], [-1, water], [-1, aggregateWater]),
      targetStrength: target === undefined ? undefined : strengthAt(target),
      limit: exposure === undefined ? undefined : EXPOSURES[exposure].limit,
      leastStrength: exposure === undefined ? undefined : EXPOSURES[exposure].least * PSI,
    };
  },
  shown: ({ method, abramsA, abramsB, ratio, target }) => ({
    strength: method === 'abrams' && ratio >= 0.3 && ratio <= 1.2 ? abramsA / abramsB ** ratio : undefined,
    targetStrength: method === 'abrams' && target !== undefined ? abramsA / abramsB ** target : undefined,
    limit: undefined,
    leastStrength: undefined,
  }),
  stepwise: [
    'The strength is read from a table of w/cm and average strength, straight between its rows: without air from 45 MPa at 0.38 and 40 at 0.42 to 15 at 0.79, with entrained air from 45 MPa at 0.30 to 15 at 0.70.',
    'The limit and the least specified strength are those of the exposure class.',
  ],
  requires: [
    {
      that: ({ water, aggregateWater }) => isAbove(water + aggregateWater, 0),
      field: 'water',
      says: 'With {aggregateWater} by the aggregates no water is left of {water}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ ratio, limit }) => limit !== undefined && roundTo(ratio, 3) > limit,
      says: 'The ratio is over {limit}, the most that ACI 318-19 allows for this exposure, whatever the strength: such concrete may not last there. Use less water with a water reducer, or more cement.',
    },
    {
      level: 'danger',
      when: ({ target, limit }) => target !== undefined && limit !== undefined && target > limit,
      says: 'The target is over {limit}, the most that ACI 318-19 allows for this exposure.',
    },
    {
      level: 'caution',
      when: ({ exposure, method }) =>
        (exposure === 'f1' || exposure === 'f2' || exposure === 'f3') && method === 'plain',
      says: 'Classes F1 to F3 ask for entrained air, with which concrete of this ratio is weaker than the table without it tells: choose the table for air-entrained concrete.',
    },
    {
      level: 'caution',
      when: ({ exposure, method }) =>
        (exposure === 'f1' || exposure === 'f2' || exposure === 'f3') && method === 'abrams',
      says: 'Classes F1 to F3 ask for entrained air, with which concrete is weaker at the same ratio: take constants from batches that have it, or the table for air-entrained concrete.',
    },
    {
      level: 'caution',
      when: ({ ratio }) => roundTo(ratio, 3) < 0.25 || roundTo(ratio, 3) > 1.2,
      says: 'Hardly any concrete is mixed with a ratio below 0.25 or above 1.2: check that water and cement are both weights, and of the same batch.',
    },
    {
      level: 'caution',
      when: ({ strength }) => strength !== undefined && roundTo(strength, 1) < 17.2,
      says: 'Even the average strength is below 2,500 psi (17.2 MPa), the least that ACI 318-19 lets structural concrete be specified with.',
    },
    {
      level: 'caution',
      when: ({ strength, leastStrength }) =>
        strength !== undefined && leastStrength !== undefined && roundTo(strength, 1) < roundTo(leastStrength, 1),
      says: 'ACI 318-19 asks for a specified strength of {leastStrength} in this exposure as well, and even the average to expect is below it: the ratio alone does not meet the class.',
    },
    {
      level: 'caution',
      when: ({ targetStrength, leastStrength }) =>
        targetStrength !== undefined &&
        leastStrength !== undefined &&
        roundTo(targetStrength, 1) < roundTo(leastStrength, 1),
      says: 'At the target ratio even the average, {targetStrength}, is below the {leastStrength} that ACI 318-19 asks for in this exposure: take a lower target.',
    },
    {
      level: 'note',
      when: ({ strength, leastStrength }) =>
        strength !== undefined &&
        leastStrength !== undefined &&
        roundTo(strength, 1) >= roundTo(leastStrength, 1) &&
        roundTo(strength, 1) < roundTo(leastStrength + MARGIN, 1),
      says: 'The average has to be above the specified strength: where a plant has no record of tests ACI 301 asks for 1,200 psi (8.3 MPa) more than the {leastStrength} of this exposure, which this mix does not have.',
    },
    {
      level: 'note',
      when: ({ targetStrength, leastStrength }) =>
        targetStrength !== undefined &&
        leastStrength !== undefined &&
        roundTo(targetStrength, 1) >= roundTo(leastStrength, 1) &&
        roundTo(targetStrength, 1) < roundTo(leastStrength + MARGIN, 1),
      says: 'At the target ratio the average is less than 1,200 psi (8.3 MPa) above the {leastStrength} of this exposure, which ACI 301 asks for where a plant has no record of tests.',
    },
    {
      level: 'caution',
      when: ({ method, abramsA, abramsB, ratio, strength }) => {
        if (method !== 'abrams' || strength === undefined) return false;
        const inTable = Math.min(Math.max(ratio, 0.38), 0.79);
        return isAbove(abramsA / abramsB ** inTable, 1.15 * interpolate(NOT_AIR_ENTRAINED, inTable));
      },
      says: 'By these constants concrete is more than 15% stronger than by the table of PCA and ACI, at this ratio or at the nearest in the table: take the lower figure until trial batches bear them out.',
    },
    {
      level: 'note',
      when: ({ ratio, strength }) => strength === undefined && roundTo(ratio, 3) >= 0.25 && roundTo(ratio, 3) <= 1.2,
      says: 'The table goes from 0.38 to 0.79 without entrained air and from 0.30 to 0.70 with it, and Abrams’ law is meant for 0.3 to 1.2: for this ratio no strength is told.',
    },
    {
      level: 'note',
      when: ({ method, abramsA, abramsB }) => method === 'abrams' && abramsA === 96 && abramsB === 7,
      says: 'A = 96 MPa and B = 7 are Abrams’ own, for ratios by volume: with a ratio by weight they tell too much, at 0.70 a quarter more than the table. Fit both to trial batches with your cement and aggregates.',
    },
    {
      level: 'note',
      when: ({ waterChange }) => waterChange !== undefined && waterChange > 0,
      says: 'More water makes weaker concrete that shrinks more: at the site add none beyond what the order allows, and none once a good part of the load is out (ASTM C94). A plasticizer makes it flow without.',
    },
    {
      level: 'note',
      when: ({ addition, method }) => addition > 0 && method !== 'abrams',
      says: 'The table was made for Portland cement: with fly ash or slag strength may come later than at 28 days, and each kilogram is counted here as one of cement, as w/cm of ACI does; EN 206 counts fly ash by 0.4.',
    },
  ],
  explanation: ({ addition, aggregateWater, method, strength, target, targetStrength, limit }) => {
    const water =
      aggregateWater === 0 ? '{totalWater} of water' : '{totalWater} of water, that of the aggregates counted,';
    const ratio =
      addition === 0
        ? `With ${water} the water-cement ratio is {ratio}`
        : `With ${water} the ratio to all cementitious material (w/cm) is {ratio}, to cement alone (w/c) {cementRatio}`;
    const source =
      method === 'abrams'
        ? "Abrams' law with A = {abramsA} and B = {abramsB}"
        : method === 'air'
          ? 'the table of air-entrained concrete'
          : 'the table of concrete without entrained air';
    const found =
      strength === undefined
        ? `, for which ${source} tells no strength.`
        : `: by ${source} an average of about {strength} at 28 days, in cylinders.`;
    const most =
      limit === undefined
        ? ''
        : ' For this exposure ACI 318-19 allows {limit} at most, and asks for a specified strength of {leastStrength}.';
    if (target === undefined) return `${ratio}${found}${most}`;
    const there = targetStrength === undefined ? ', for which it tells no strength,' : ' (about {targetStrength})';
    return `${ratio}${found}${most} For a ratio of {target}${there} {waterChange|leave out {|waterChange|} of water|the water is right|add {|waterChange|} of water}.`;
  },
  examples: [
    {
      inputs: { water: 180, cement: 360 },
      results: { ratio: 0.5, cementRatio: 0.5, totalWater: 180, strength: 32.85714286 },
      source: 'Python: 35 - 5 × 0.03/0.07 MPa between 0.47 and 0.54',
    },
    {
      inputs: {
        water: 150,
        cement: 300,
        addition: 60,
        aggregateWater: 12,
        target: 0.42,
        method: 'air',
        exposure: 'f2',
      },
      results: {
        ratio: 0.45,
        cementRatio: 0.54,
        totalWater: 162,
        strength: 30,
        waterChange: -10.8,
        targetStrength: 32.5,
        limit: 0.45,
        leastStrength: 31.02640782,
      },
      cautions: ['strength may come later', 'does not meet the class', 'At the target ratio the average is less'],
      source: 'By hand: 162/360 = 0.45, 30 MPa; 0.42 × 360 - 162 = -10.8; 32.5 MPa',
    },
    {
      inputs: { water: '33 lb', cement: '94 lb', method: 'abrams', target: 0.45 },
      results: {
        ratio: 0.3510638298,
        cementRatio: 0.3510638298,
        totalWater: 14.96854821,
        strength: 48.48282067,
        waterChange: 4.218409041,
        targetStrength: 39.99236754,
      },
      cautions: ['Abrams’ own', 'More water'],
      source: 'Python: 96 exp(-0.351 ln 7); 0.45 × 94 - 33 = 9.3 lb',
    },
    {
      inputs: { water: 200, cement: 400, method: 'abrams', abramsA: '14000 psi', abramsB: 4, exposure: 'w2' },
      results: { ratio: 0.5, cementRatio: 0.5, totalWater: 200, strength: 48.26330105, limit: 0.5 },
      cautions: ['more than 15% stronger'],
      source:
        'Civil Engineering Handbook, Abrams: 14,000 psi and 4; by hand 14000/2 = 7000 psi = 48.2633 MPa; just at the limit',
    },
    {
      inputs: { water: 210, cement: 350, exposure: 'f1' },
      results: {
        ratio: 0.6,
        cementRatio: 0.6,
        totalWater: 210,
        strength: 25.71428571,
        limit: 0.55,
        leastStrength: 24.13165053,
      },
      cautions: ['The ratio is over', 'ask for entrained air', 'The average has to be above'],
      source: 'Python: between 0.54 and 0.61; over 0.55',
    },
    {
      inputs: { water: 140, cement: 350, method: 'air', exposure: 'f3', target: 0.45 },
      results: {
        ratio: 0.4,
        cementRatio: 0.4,
        totalWater: 140,
        strength: 34.16666667,
        waterChange: 17.5,
        targetStrength: 30,
        limit: 0.4,
        leastStrength: 34.47378647,
      },
      cautions: ['The target is over', 'More water', 'does not meet the class', 'take a lower target'],
      source: 'By hand: 0.40, 35 - 5 × 0.01/0.06 MPa; 0.45 × 350 - 140',
    },
    {
      inputs: { water: 240, cement: 300, exposure: 's2' },
      results: { ratio: 0.8, cementRatio: 0.8, totalWater: 240, limit: 0.45 },
      cautions: ['The ratio is over', 'no strength is told'],
      source: 'By hand: 0.80 is beyond the table',
    },
    {
      inputs: { water: 234, cement: 300, exposure: 'c2' },
      results: { ratio: 0.78, cementRatio: 0.78, totalWater: 234, strength: 15.5, limit: 0.4 },
      cautions: ['The ratio is over', 'Even the average', 'does not meet the class'],
      source: 'By hand: 0.78, 20 - 5 × 0.09/0.10 MPa',
    },
    {
      inputs: { water: 100, cement: 500, exposure: 's1', target: 0.2 },
      results: { ratio: 0.2, cementRatio: 0.2, totalWater: 100, waterChange: 0, limit: 0.5 },
      cautions: ['Hardly any concrete'],
      source: 'By hand: 0.20; nothing to change',
    },
    {
      inputs: { water: 100, cement: 400, method: 'abrams', target: 0.3 },
      results: { ratio: '0.2500', waterChange: 20, targetStrength: 53.54782323 },
      cautions: ['no strength is told', 'Abrams’ own', 'More water'],
      source: 'By hand: 0.3 × 400 - 100; Python: 96 exp(-0.3 ln 7)',
    },
    {
      inputs: { water: 140, cement: 350, exposure: 's3' },
      results: { ratio: 0.4, strength: 42.5, limit: 0.4, leastStrength: 34.47378647 },
      cautions: ['The average has to be above'],
      source: 'ACI 301-20, Table 4.2.2.6, S3 by option 2: 0.40 and 5,000 psi; by hand 45 - 5 × 0.02/0.04 MPa',
    },
    {
      inputs: { water: 252, cement: 360, method: 'abrams' },
      results: { ratio: 0.7, strength: 24.58683377 },
      cautions: ['more than 15% stronger', 'Abrams’ own'],
      source: 'Python: 96 exp(-0.7 ln 7); 19.5 MPa by the table',
    },
    {
      inputs: { water: 160, cement: 400, method: 'air', exposure: 'f2', target: 0.45 },
      results: { ratio: 0.4, strength: 34.16666667, targetStrength: 30, waterChange: 20, limit: 0.45 },
      cautions: ['The average has to be above', 'take a lower target', 'More water'],
      source: 'By hand: 0.45 × 400 - 160; 30 MPa by the table, below 4,500 psi (31.03 MPa)',
    },
    {
      inputs: { water: 200, cement: 400, exposure: 'w2', target: 0.46 },
      results: { ratio: 0.5, strength: 32.85714286, waterChange: -16, targetStrength: 36, leastStrength: 27.57902917 },
      cautions: ['The average has to be above'],
      source: 'By hand: 4,000 + 1,200 psi are 35.85 MPa, between the 32.86 of 0.50 and the 36 of 0.46',
    },
    {
      inputs: { water: 160, cement: 400, method: 'abrams', abramsA: 90, abramsB: 9, exposure: 'f1' },
      results: { ratio: 0.4, strength: 37.37192819, limit: 0.55 },
      cautions: ['take constants from batches'],
      source: 'Python: 90 exp(-0.4 ln 9)',
    },
    {
      inputs: { water: 5, cement: 300, aggregateWater: -5 },
      refused: 'no water is left',
      source: 'By hand: 5 - 5 = 0',
    },
  ],
  notes: [
    'The strength is an average of moist-cured standard cylinders (150 by 300 mm) with aggregate of 19 to 25 mm. The specified strength has to be lower: without a record of tests by 1,000 psi (6.9 MPa) below 3,000 psi, and by 1,200 psi (8.3 MPa) up to 5,000 psi. Cubes are some 20 to 25% stronger.',
    'Limits are those of normalweight concrete. Sulfate classes ask for certain cements; S3 has 0.45 and 4,500 psi by its option 1, and so has plain concrete in F3.',
    'Abrams (1918) took the ratio by volume, about 1.5 times that by weight, and found 14,000/7^x psi for the cement of his time; here the ratio is by weight.',
    'Air, cement, aggregate, curing and temperature change strength at the same ratio: trial batches decide.',
  ],
  references: [
    {
      title:
        'PCA, Design and Control of Concrete Mixtures, 14th ed., Table 9-3 (metric), found alike in three public programs',
      url: 'https://docsbay.net/table-9-4-bulk-volume-of-coarse-aggregate-per-unit-volume-of-concrete',
    },
    {
      title: 'ACI 211.1-91 (2009): Selecting Proportions for Normal, Heavyweight, and Mass Concrete, Table A1.5.3.4(a)',
    },
    { title: "Abrams' law", url: 'https://en.wikipedia.org/wiki/Abrams%27_law' },
    {
      title:
        'ACI 318-19, Tables 19.2.1.1 and 19.3.2.1; limits and strengths as in ACI 301-20, Table 4.2.2.6, told by a public program',
      url: 'https://up.codes/viewer/colorado/aci-318-2019/chapter/19/concrete-design-and-durability-requirements',
    },
    {
      title: 'Concrete Construction: Adding water',
      url: 'http://www.concreteconstruction.net/how-to/adding-water_o',
    },
  ],
});
