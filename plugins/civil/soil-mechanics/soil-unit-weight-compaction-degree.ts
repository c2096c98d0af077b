import {
  category,
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  noResult,
  number,
  percent,
  quantity,
  roundTo,
} from '@reckoner/engine';

const WATER = constant(1000, 'kg/m^3');
const STATES = ['Very loose', 'Loose', 'Medium dense', 'Dense', 'Very dense'];

/** Field density against the Proctor maximum, the index densities and the zero-air-voids line. */
export default defineCalculator({
  title: 'Relative compaction and relative density',
  description:
    'Relative compaction of a fill from a field density test, with relative density, saturation, air voids and the zero-air-voids density where asked for.',
  keywords: [
    'degree of compaction',
    'field density test',
    'sand cone',
    'relative density',
    'zero air voids',
    'Proctor',
    'density index',
    'compaction test',
  ],
  related: ['soil-phase-relationships'],
  inputs: {
    given: choice(
      {
        sandCone: { label: 'Sand cone or sand replacement', also: ['sand cone', 'sand replacement'] },
        bulk: { label: 'Bulk (wet) density', also: ['wet density', 'nuclear gauge'] },
        dry: { label: 'Dry density', also: ['dry density'] },
      },
      { label: 'Field density from', default: 'bulk' },
    ),
    soilMass: quantity('g', {
      label: 'Moist soil from the hole',
      symbol: 'm',
      min: 1,
      max: 1e6,
      usual: [500, 50000],
      when: { given: 'sandCone' },
    }),
    sandMass: quantity('g', {
      label: 'Sand in the hole',
      help: 'Without the sand in the cone and under the plate.',
      symbol: 'm_s',
      min: 1,
      max: 1e6,
      usual: [500, 50000],
      when: { given: 'sandCone' },
    }),
    sandDensity: quantity('kg/m^3', {
      label: 'Bulk density of the sand',
      symbol: '\\rho_s',
      min: 500,
      max: 3000,
      usual: [1200, 1800],
      when: { given: 'sandCone' },
    }),
    bulkDensity: quantity('kg/m^3', {
      label: 'Bulk density',
      help: 'A unit weight is divided by 9.81 m/s²: 1 kN/m³ is 101.97 kg/m³.',
      symbol: '\\rho',
      min: 1,
      max: 4000,
      usual: [1000, 2700],
      confusedWith: { 'kN/m³ of unit weight': 0.00980665 },
      when: { given: 'bulk' },
    }),
    knownDry: quantity('kg/m^3', {
      label: 'Dry density',
      help: 'A unit weight is divided by 9.81 m/s²: 1 kN/m³ is 101.97 kg/m³.',
      symbol: '\\rho_d',
      min: 1,
      max: 4000,
      usual: [900, 2500],
      confusedWith: { 'kN/m³ of unit weight': 0.00980665 },
      when: { given: 'dry' },
    }),
    water: percent({
      label: 'Water content in the field',
      help: 'Needed but for a dry density; there for saturation, air voids and the difference from the optimum.',
      symbol: 'w',
      min: 0,
      max: 200,
      usual: [1, 60],
      optional: true,
    }),
    maximum: quantity('kg/m^3', {
      label: 'Maximum dry density of the Proctor test',
      help: 'Of the same soil and of the test, standard or modified, that the specification names. A unit weight of 1 kN/m³ is 101.97 kg/m³.',
      symbol: '\\rho_{d,max}',
      min: 1,
      max: 4000,
      usual: [1000, 2500],
      confusedWith: { 'kN/m³ of unit weight': 0.00980665 },
    }),
    optimum: percent({
      label: 'Optimum water content',
      symbol: 'w_{opt}',
      min: 0.5,
      max: 100,
      usual: [4, 40],
      optional: true,
    }),
    required: percent({
      label: 'Relative compaction asked for',
      symbol: 'R_{min}',
      min: 50,
      max: 110,
      usual: [85, 103],
      optional: true,
    }),
    loosest: quantity('kg/m^3', {
      label: 'Minimum index density',
      help: 'Of clean sand or gravel, ASTM D4254.',
      symbol: '\\rho_{d,min}',
      min: 1,
      max: 4000,
      usual: [900, 2200],
      optional: true,
    }),
    densest: quantity('kg/m^3', {
      label: 'Maximum index density',
      help: 'On the vibrating table, ASTM D4253; not that of the Proctor test.',
      symbol: '\\rho_{d,v}',
      min: 1,
      max: 4000,
      usual: [1000, 2500],
      optional: true,
    }),
    specificGravity: number({
      label: 'Specific gravity of the solids',
      help: 'For saturation, air voids and the zero-air-voids density.',
      symbol: 'G_s',
      min: 1,
      max: 5,
      usual: [2.2, 3.2],
      optional: true,
    }),
  },
  outputs: {
    compaction: percent({ label: 'Relative compaction', symbol: 'R', places: 1 }),
    dryDensity: quantity('kg/m^3', { label: 'Dry density in the field', symbol: '\\rho_d', places: 0, digits: 4 }),
    density: quantity('kg/m^3', {
      label: 'Bulk density in the field',
      symbol: '\\rho',
      places: 0,
      digits: 4,
      optional: true,
    }),
    difference: percent({ label: 'Water content less the optimum', symbol: '\\Delta w', places: 1, optional: true }),
    relativeDensity: percent({ label: 'Relative density', symbol: 'D_r', places: 1, optional: true }),
    state: category(STATES, { label: 'State of the sand or gravel', of: 'relativeDensity', optional: true }),
    saturation: percent({ label: 'Degree of saturation', symbol: 'S', places: 1, optional: true }),
    airVoids: percent({ label: 'Air voids', symbol: 'A', places: 1, optional: true }),
    zeroAir: quantity('kg/m^3', {
      label: 'Dry density without air voids at this water content',
      symbol: '\\rho_{zav}',
      places: 0,
      digits: 4,
      optional: true,
    }),
  },
  formula: ({
    given,
    soilMass,
    sandMass,
    sandDensity,
    bulkDensity,
    knownDry,
    water,
    maximum,
    optimum,
    loosest,
    densest,
    specificGravity,
  }) => {
    if (given !== 'dry' && water === undefined)
      throw noResult('The water content is needed to find the dry density from the moist soil.');
    const wet = water ?? 0;
    const dryDensity =
      given === 'dry'
        ? knownDry
        : given === 'bulk'
          ? bulkDensity / (1 + wet)
          : (soilMass * sandDensity) / (sandMass * (1 + wet));
    if (isAbove(dryDensity, constant(4000, 'kg/m^3')))
      throw noResult('No soil is as dense as that: check the masses and densities, and their units.');
    const inside =
      loosest !== undefined && densest !== undefined && isAtLeast(dryDensity, loosest) && isAtMost(dryDensity, densest);
    const place =
      loosest === undefined || densest === undefined
        ? undefined
        : ((dryDensity - loosest) / (densest - loosest)) * (densest / dryDensity);
    const relativeDensity = inside && place !== undefined ? Math.min(1, Math.max(0, place)) : place;
    const shown = inside && relativeDensity !== undefined ? roundTo(100 * relativeDensity, 1) : undefined;
    const solids = specificGravity === undefined ? undefined : specificGravity * WATER;
    if (solids !== undefined && isAtLeast(dryDensity, solids))
      throw noResult(
        'The soil would be denser than its solids: check the density and its unit, and the specific gravity.',
      );
    const share = solids === undefined ? undefined : dryDensity / solids;
    const zeroAir = solids === undefined || water === undefined ? undefined : solids / (1 + (water * solids) / WATER);
    if (zeroAir !== undefined && isAbove(dryDensity, 1.005 * zeroAir))
      throw noResult(
        'The dry density lies above the zero-air-voids line: the water would not fit into the voids. Check the field test, the water content and the specific gravity.',
      );
    return {
      compaction: dryDensity / maximum,
      dryDensity,
      density: water === undefined ? undefined : dryDensity * (1 + water),
      difference: water === undefined || optimum === undefined ? undefined : water - optimum,
      relativeDensity,
      state:
        shown === undefined
          ? undefined
          : shown < 15
            ? 'Very loose'
            : shown < 35
              ? 'Loose'
              : shown < 65
                ? 'Medium dense'
                : shown < 85
                  ? 'Dense'
                  : 'Very dense',
      // What the error of a test leaves over full is full.
      saturation:
        share === undefined || water === undefined
          ? undefined
          : Math.min(1, (water * dryDensity) / WATER / (1 - share)),
      airVoids:
        share === undefined || water === undefined ? undefined : Math.max(0, 1 - share - (water * dryDensity) / WATER),
      zeroAir,
    };
  },
  shown: ({
    given,
    soilMass,
    sandMass,
    sandDensity,
    bulkDensity,
    knownDry,
    water,
    maximum,
    optimum,
    loosest,
    densest,
    dryDensity,
  }) => ({
    compaction: dryDensity / maximum,
    dryDensity:
      given === 'dry'
        ? knownDry
        : water === undefined
          ? undefined
          : given === 'bulk'
            ? bulkDensity / (1 + water)
            : (soilMass * sandDensity) / (sandMass * (1 + water)),
    density: water === undefined ? undefined : dryDensity * (1 + water),
    difference: water === undefined || optimum === undefined ? undefined : water - optimum,
    relativeDensity:
      loosest === undefined || densest === undefined
        ? undefined
        : ((dryDensity - loosest) / (densest - loosest)) * (densest / dryDensity),
    state: undefined,
    saturation: undefined,
    airVoids: undefined,
    zeroAir: undefined,
  }),
  stepwise: [
    'With e = G_s ρ_w/ρ_d − 1: saturation S = w G_s/e, air voids A = (1 − S) e/(1 + e), and without air ρ_zav = G_s ρ_w/(1 + w G_s).',
    'State by relative density: very loose below 15%, loose below 35%, medium dense below 65%, dense below 85%, very dense up to 100%.',
  ],
  requires: [
    {
      that: ({ loosest, densest }) => loosest < densest,
      field: 'loosest',
      says: 'The minimum index density, {loosest}, must be below the maximum one, {densest}.',
    },
    {
      that: (_, given) => given.loosest === given.densest,
      field: 'densest',
      says: 'The relative density needs both index densities, the minimum and the maximum.',
    },
    {
      that: ({ loosest, maximum }) => loosest < maximum,
      field: 'loosest',
      says: 'The loosest state, {loosest}, must be below the maximum of the Proctor test, {maximum}.',
    },
    {
      that: ({ maximum, optimum, specificGravity }) =>
        isAtMost(maximum * (1 + optimum * specificGravity), constant(1005, 'kg/m^3') * specificGravity),
      field: 'maximum',
      says: 'A maximum of {maximum} at {optimum} of water lies above the zero-air-voids line, which no test reaches: check both and the specific gravity.',
    },
    {
      that: (_, given) => !given.optimum || given.water,
      field: 'water',
      says: 'The optimum is compared with the water content in the field: give that too.',
    },
    {
      that: (_, given) => !given.specificGravity || given.water,
      field: 'water',
      says: 'With the specific gravity saturation and air voids follow from the water content: give that too.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ compaction, required }) =>
        required !== undefined && isBelow(roundTo(100 * compaction, 1), 100 * required),
      says: 'The compaction that is asked for is not reached: roll again at the right water content and test anew before the next layer covers it.',
    },
    {
      level: 'caution',
      when: ({ compaction }) => roundTo(100 * compaction, 1) > 105,
      says: 'More than 105% tells of another soil than that of the Proctor test, of its standard effort beside heavy rollers, of stones in the test, or of an error: check before it is believed.',
    },
    {
      level: 'caution',
      when: ({ compaction }) => roundTo(100 * compaction, 1) < 75,
      says: 'Below 75% a soil is as loose as dumped: check the densities and their units.',
    },
    {
      level: 'caution',
      when: ({ difference }) => difference !== undefined && isAbove(roundTo(100 * difference, 1), 2),
      says: 'More than 2 percentage points wet of the optimum: strength is lower, and the fill may pump under traffic, even where the density is reached. Many specifications allow 2 points.',
    },
    {
      level: 'caution',
      when: ({ difference }) => difference !== undefined && isBelow(roundTo(100 * difference, 1), -2),
      says: 'More than 2 percentage points dry of the optimum: the fill may settle or swell when it gets wet later, even where the density is reached. Many specifications allow 2 points.',
    },
    {
      level: 'caution',
      when: ({ relativeDensity, state }) => relativeDensity !== undefined && state === undefined,
      says: 'The field density lies outside of the index densities: they belong to another soil, or one of the tests is off. No state is told.',
    },
    {
      level: 'caution',
      when: ({ saturation }) => saturation !== undefined && roundTo(100 * saturation, 1) > 99.9,
      says: 'Compacted soil keeps some air: at full saturation the density, the water content or the specific gravity is likely off.',
    },
    {
      level: 'caution',
      when: ({ dryDensity, zeroAir }) => zeroAir !== undefined && isAbove(roundTo(dryDensity, 0), roundTo(zeroAir, 0)),
      says: 'The dry density lies above the one without air, which cannot be: up to 0.5% is put down to the error of the tests, and the soil told as full, where the equations would give more than 100% and less than no air.',
    },
  ],
  explanation: ({ required, compaction, state, relativeDensity, airVoids, difference }) => {
    const asked =
      required === undefined || roundTo(100 * compaction, 1) > 105
        ? ''
        : isBelow(roundTo(100 * compaction, 1), 100 * required)
          ? ', which misses the {required} asked for'
          : ', which meets the {required} asked for';
    const wetness =
      difference === undefined
        ? ''
        : ' Its water content of {water} is {difference|below|at|above} the optimum of {optimum}.';
    const loose =
      relativeDensity === undefined
        ? ''
        : state === undefined
          ? ' By the index densities its relative density would be {relativeDensity}.'
          : ` Its relative density is {relativeDensity}, ${state.charAt(0).toLowerCase()}${state.slice(1)}.`;
    const air = airVoids === undefined ? '' : ' It is {saturation} saturated and holds {airVoids} of air voids.';
    return `With a dry density of {dryDensity} the relative compaction is {compaction} of {maximum}${asked}.${wetness}${loose}${air}`;
  },
  examples: [
    {
      inputs: {
        given: 'sandCone',
        soilMass: 3920,
        sandMass: 2720,
        sandDensity: 1415,
        water: 6.8,
        maximum: 2170,
        optimum: 7.5,
        required: 95,
      },
      results: { compaction: 87.99188396, dryDensity: 1909.423882, density: 2039.265, difference: -0.7 },
      cautions: ['is not reached'],
      source: 'Soil Mechanics Laboratory, worked example of the sand cone: 18.73 of 21.3 kN/m³; Python for more digits',
    },
    {
      inputs: { given: 'dry', knownDry: 1598, maximum: 1700, loosest: 1380, densest: 1700 },
      results: { compaction: 94, relativeDensity: 72.47340426, state: 'Dense' },
      source: 'Das, Sobhan, 9th ed., problem 6.13: 94%, 17 and 13.8 kN/m³ (taken as 1700 and 1380 kg/m³); by hand',
    },
    {
      inputs: { bulkDensity: 2050, water: 14, maximum: 1800, optimum: 14, required: 98, specificGravity: 2.7 },
      results: {
        compaction: 99.90253411,
        dryDensity: 1798.246,
        difference: 0,
        saturation: 75.37937743,
        airVoids: 8.222871995,
        zeroAir: 1959.361,
      },
      source: 'Python: void ratio e = 2700/ρd − 1, S = w Gs/e, A = (1 − S) e/(1 + e), Gs ρw/(1 + w Gs)',
    },
    {
      inputs: { bulkDensity: 2100, water: 20, maximum: 1650, optimum: 17, specificGravity: 2.69 },
      results: { compaction: 106.0606061, dryDensity: 1750, difference: 3, saturation: 100, airVoids: 0 },
      cautions: ['More than 105%', 'wet of the optimum', 'keeps some air', 'put down to the error'],
      source: 'By hand: 1750/1650; 2690/1.538 = 1749.02, which 1750 misses by the error of a test',
    },
    {
      inputs: { bulkDensity: 1400, water: 10, maximum: 1900, optimum: 13, loosest: 1300, densest: 1800 },
      results: { compaction: 66.98564593, difference: -3, relativeDensity: -7.71429 },
      cautions: ['as loose as dumped', 'dry of the optimum', 'outside of the index densities'],
      source: 'Python: 1272.73/1900; −27.27/500 × 1800/1272.73',
    },
    {
      inputs: { given: 'dry', knownDry: 1350, maximum: 1700, loosest: 1300, densest: 1800 },
      results: { relativeDensity: 13.3333, state: 'Very loose' },
      source: 'By hand: 50/500 × 1800/1350',
    },
    {
      inputs: { given: 'dry', knownDry: 1400, maximum: 1700, loosest: 1300, densest: 1800 },
      results: { relativeDensity: 25.7143, state: 'Loose' },
      source: 'By hand: 100/500 × 1800/1400',
    },
    {
      inputs: { given: 'dry', knownDry: 1500, maximum: 1700, loosest: 1300, densest: 1800 },
      results: { relativeDensity: 48, state: 'Medium dense' },
      source: 'By hand: 200/500 × 1800/1500',
    },
    {
      inputs: { given: 'dry', knownDry: 1750, maximum: 1800, loosest: 1300, densest: 1800 },
      results: { relativeDensity: 92.5714, state: 'Very dense' },
      source: 'By hand: 450/500 × 1800/1750',
    },
    {
      inputs: { given: 'sandCone', soilMass: 3920, sandMass: 27, sandDensity: 1415, water: 6.8, maximum: 2170 },
      noResult: 'No soil is as dense',
      source: 'By definition',
    },
    { inputs: { bulkDensity: 2000, maximum: 1800 }, noResult: 'water content is needed', source: 'By definition' },
    {
      inputs: { given: 'dry', knownDry: 2700, water: 1, maximum: 2650, specificGravity: 2.65 },
      noResult: 'denser than its solids',
      source: 'By definition',
    },
    {
      inputs: { bulkDensity: 2200, water: 20, maximum: 1800, specificGravity: 2.6 },
      noResult: 'zero-air-voids line',
      source: 'By hand: 1833 > 2600/1.52 = 1711',
    },
    {
      inputs: { given: 'dry', knownDry: 1500, maximum: 1700, loosest: 1800, densest: 1600 },
      refused: 'must be below the maximum one',
      source: 'By definition',
    },
    {
      inputs: { given: 'dry', knownDry: 1500, maximum: 1700, loosest: 1300 },
      refused: 'needs both index',
      source: 'By definition',
    },
    {
      inputs: { given: 'dry', knownDry: 1500, maximum: 1200, loosest: 1300, densest: 1700 },
      refused: 'maximum of the Proctor test',
      source: 'By definition',
    },
    {
      inputs: { bulkDensity: 2000, water: 10, maximum: 2000, optimum: 15, specificGravity: 2.65 },
      refused: 'no test reaches',
      source: 'By hand: 2650/1.3975 = 1896',
    },
    {
      inputs: { given: 'dry', knownDry: 1500, maximum: 1700, optimum: 15 },
      refused: 'is compared with',
      source: 'By definition',
    },
    {
      inputs: { given: 'dry', knownDry: 1500, maximum: 1700, specificGravity: 2.65 },
      refused: 'follow from the water content',
      source: 'By definition',
    },
  ],
  notes: [
    'Water at 1000 kg/m³; unit weight is density times 9.81 m/s². Where stones were sieved out for the Proctor test, its maximum needs the correction of ASTM D4718 first.',
    'Relative density is for clean sands and gravels (up to about 15% of fines); the states are those of EM 1110-2-2504, Terzaghi and Peck, and Lambe and Whitman; some textbooks set other limits.',
  ],
  references: [
    { title: 'Das, Sobhan: Principles of Geotechnical Engineering, 9th ed., §3.5, §6.3 and ch. 6' },
    {
      title:
        'US Army Corps of Engineers: EM 1110-2-2504, Design of Sheet Pile Walls (1994), table 3-1: states by relative density',
    },
    { title: 'ASTM D1556 (sand cone), D698 and D1557 (Proctor), D4253 and D4254 (index densities)' },
    { title: 'Soil Mechanics Laboratory: In situ density calculator, sand cone method' },
  ],
});
