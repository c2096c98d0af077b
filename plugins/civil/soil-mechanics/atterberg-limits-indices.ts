import {
  category,
  choice,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  linearRegression,
  noResult,
  number,
  percent,
  roundTo,
  rows,
} from '@reckoner/engine';

const ACTIVITIES = ['Inactive', 'Normal', 'Active'];

/** Flow line of the Casagrande cup, or one of its points; indices of plasticity, consistency and activity. */
export default defineCalculator({
  title: 'Atterberg limits and indices',
  description:
    'Liquid limit from cup tests (flow curve or one point), plasticity, liquidity and consistency index and activity of a soil.',
  keywords: [
    'plasticity index',
    'liquidity index',
    'flow curve',
    'Casagrande cup',
    'one-point liquid limit',
    'activity',
    'toughness index',
  ],
  related: ['soil-classification-uscs', 'soil-classification-aashto'],
  inputs: {
    method: choice(
      {
        known: { label: 'Liquid limit is known', also: ['known'] },
        flow: { label: 'Cup tests at several blow counts', also: ['multipoint', 'flow curve'] },
        onePoint: { label: 'One cup test (ASTM D4318, method B)', also: ['one-point', 'one point'] },
      },
      { label: 'Liquid limit from', default: 'known' },
    ),
    knownLimit: percent({
      label: 'Liquid limit',
      symbol: 'LL',
      min: 1,
      max: 1000,
      usual: [15, 200],
      when: { method: 'known' },
    }),
    tests: rows(
      {
        blows: integer({ label: 'Blows', min: 5, max: 100, usual: [15, 35] }),
        water: percent({ label: 'Water content', min: 1, max: 1000, usual: [12, 200] }),
      },
      { label: 'Cup tests', minItems: 2, maxItems: 20, when: { method: 'flow' } },
    ),
    blows: integer({
      label: 'Blows to close the groove',
      help: 'From 20 to 30 (ASTM D4318); other counts need several tests.',
      symbol: 'N',
      min: 20,
      max: 30,
      when: { method: 'onePoint' },
    }),
    water: percent({
      label: 'Water content of the test',
      symbol: 'w_N',
      min: 1,
      max: 1000,
      usual: [12, 200],
      when: { method: 'onePoint' },
    }),
    plasticLimit: percent({ label: 'Plastic limit', symbol: 'PL', min: 1, max: 500, usual: [8, 100] }),
    natural: percent({
      label: 'Natural water content',
      help: 'For the liquidity and the consistency index; that of the part finer than 0.425 mm, on which the limits were tested.',
      symbol: 'w',
      min: 0,
      max: 1000,
      usual: [3, 200],
      optional: true,
    }),
    clay: percent({
      label: 'Clay fraction (finer than 0.002 mm)',
      help: 'For the activity; in percent of the part on which the limits were tested.',
      symbol: 'C',
      min: 1,
      max: 100,
      usual: [5, 90],
      optional: true,
    }),
  },
  outputs: {
    plasticity: percent({ label: 'Plasticity index', symbol: 'PI', places: 1 }),
    liquidLimit: percent({ label: 'Liquid limit', symbol: 'LL', places: 1 }),
    flowIndex: percent({ label: 'Flow index', symbol: 'I_F', places: 1, optional: true }),
    toughness: number({ label: 'Toughness index', symbol: 'I_T', places: 2, optional: true }),
    liquidity: number({ label: 'Liquidity index', symbol: 'LI', places: 2, optional: true }),
    consistency: number({ label: 'Consistency index', symbol: 'CI', places: 2, optional: true }),
    activity: number({ label: 'Activity', symbol: 'A', places: 2, optional: true }),
    activityClass: category(ACTIVITIES, { label: 'Class of activity (Skempton 1953)', of: 'activity', optional: true }),
  },
  formula: ({ method, knownLimit, tests, blows, water, plasticLimit, natural, clay }) => {
    const line =
      method === 'flow'
        ? linearRegression(
            tests.map((test) => Math.log10(test.blows)),
            tests.map((test) => test.water),
          )
        : undefined;
    if (line !== undefined && line.slope >= 0)
      throw noResult('The water content must fall as the blows become more: check the tests.');
    const liquidLimit =
      method === 'known'
        ? knownLimit
        : line !== undefined
          ? line.intercept + line.slope * Math.log10(25)
          : water * (blows / 25) ** 0.121;
    if (line !== undefined && (isBelow(liquidLimit, 0.01) || isAbove(liquidLimit, 10)))
      throw noResult(
        'The flow line gives a liquid limit outside of 1 to 1000%, where none of a soil lies: check the tests.',
      );
    if (isAtMost(liquidLimit, plasticLimit))
      throw noResult(
        'The liquid limit does not lie above the plastic limit: such a soil is reported as nonplastic, NP.',
      );
    const plasticity = liquidLimit - plasticLimit;
    const flowIndex = line === undefined ? undefined : -line.slope;
    const activity = clay === undefined ? undefined : plasticity / clay;
    const shown = activity === undefined ? undefined : roundTo(activity, 2);
    return {
      plasticity,
      liquidLimit,
      flowIndex,
      toughness: flowIndex === undefined ? undefined : plasticity / flowIndex,
      liquidity: natural === undefined ? undefined : (natural - plasticLimit) / plasticity,
      consistency: natural === undefined ? undefined : (liquidLimit - natural) / plasticity,
      activity,
      activityClass: shown === undefined ? undefined : shown < 0.75 ? 'Inactive' : shown <= 1.25 ? 'Normal' : 'Active',
    };
  },
  shown: ({ method, knownLimit, blows, water, plasticLimit, natural, clay, liquidLimit, plasticity, flowIndex }) => ({
    plasticity: liquidLimit - plasticLimit,
    liquidLimit: method === 'known' ? knownLimit : method === 'onePoint' ? water * (blows / 25) ** 0.121 : undefined,
    flowIndex: undefined,
    toughness: flowIndex === undefined ? undefined : plasticity / flowIndex,
    liquidity: natural === undefined ? undefined : (natural - plasticLimit) / plasticity,
    consistency: natural === undefined ? undefined : (liquidLimit - natural) / plasticity,
    activity: clay === undefined ? undefined : plasticity / clay,
    activityClass: undefined,
  }),
  stepwise: [
    'Flow curve: the straight line of least squares of the water content over log₁₀ of the blows, read at 25 blows; the flow index is its fall over a tenfold number of blows.',
    'Activity (Skempton 1953): below 0.75 inactive, 0.75 to 1.25 normal, above active.',
  ],
  requires: [
    {
      that: ({ tests }) => tests.some(({ blows }) => blows !== tests[0]!.blows),
      field: 'tests',
      says: 'The tests must have different numbers of blows.',
    },
    {
      that: ({ knownLimit, plasticLimit }) => plasticLimit < knownLimit,
      field: 'plasticLimit',
      says: 'A soil with a plastic limit of {plasticLimit}, not below its liquid limit, is reported as nonplastic, NP, and has no indices.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ method, tests }) => method === 'flow' && tests.length < 3,
      says: 'ASTM D4318 asks for three tests or more, at 25 to 35, 20 to 30 and 15 to 25 blows: two cannot show an error.',
    },
    {
      level: 'caution',
      when: ({ method, tests }) =>
        method === 'flow' && (tests.every(({ blows }) => blows > 25) || tests.every(({ blows }) => blows < 25)),
      says: 'All tests lie on one side of 25 blows: the liquid limit is extrapolated. Test on the other side as well.',
    },
    {
      level: 'caution',
      when: ({ method, tests, liquidLimit, flowIndex }) =>
        method === 'flow' &&
        flowIndex !== undefined &&
        tests.some(({ blows, water }) =>
          isAbove(Math.abs(water - liquidLimit + flowIndex * Math.log10(blows / 25)), 0.02),
        ),
      says: 'A test lies more than 2 percentage points of water content off the flow line: check it, or leave it out.',
    },
    {
      level: 'note',
      when: ({ method }) => method === 'onePoint',
      says: 'One point is less sure than a flow curve and does not do for organic soils and those from the sea (ASTM D4318).',
    },
    {
      level: 'caution',
      when: ({ plasticity, liquidLimit }) =>
        isAbove(plasticity, 0.9 * (liquidLimit - 0.08) + 0.0005) || roundTo(100 * liquidLimit, 1) < 16,
      says: 'The soil lies beyond the U-line, a liquid limit of 16 up to PI = 7, then PI = 0.9·(LL − 8), which natural soils do not reach: check the limits.',
    },
    {
      level: 'danger',
      when: ({ liquidity }) => liquidity !== undefined && roundTo(liquidity, 2) >= 1,
      says: 'The natural water content is about at or above the liquid limit: when disturbed such a soil may lose nearly all of its strength and flow. Excavations, piling and slopes need care.',
    },
    {
      level: 'caution',
      when: ({ activityClass, clay }) => activityClass === 'Active' && clay !== undefined,
      says: 'Active clays swell and shrink much with their water content: have swelling tested before light buildings or pavements stand on them.',
    },
    {
      level: 'caution',
      when: ({ plasticity }) => roundTo(100 * plasticity, 1) < 4,
      says: 'With a plasticity index below 4% the two limits differ by little more than the error of their tests: indices that divide by it, and the activity, say little.',
    },
    {
      level: 'caution',
      when: ({ clay }) => clay !== undefined && clay < 0.1,
      says: 'With so little clay the activity is the quotient of two small, unsure numbers.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Flow curve',
    x: { label: 'Blows', log: true },
    y: { of: 'liquidLimit', label: 'Water content' },
    curve: ({ method, tests, liquidLimit, flowIndex }) =>
      method !== 'flow' || flowIndex === undefined
        ? undefined
        : {
            from: Math.min(15, ...tests.map(({ blows }) => blows)),
            to: Math.max(40, ...tests.map(({ blows }) => blows)),
            lines: [{ y: (n) => liquidLimit - flowIndex * Math.log10(n / 25) }],
            points: tests.map(({ blows, water }) => [blows, water]),
            marks: [{ x: 25, y: liquidLimit, label: '25 blows' }],
          },
  },
  explanation: ({ liquidity, activityClass }) => {
    const state =
      liquidity === undefined
        ? ''
        : Math.abs(liquidity) < 0.005
          ? ' At {natural} of water it is about at its plastic limit, with a liquidity index of {liquidity} and a consistency index of {consistency}.'
          : Math.abs(liquidity - 1) < 0.005
            ? ' At {natural} of water it is about at its liquid limit, with a liquidity index of {liquidity} and a consistency index of {consistency}.'
            : liquidity < 0
              ? ' At {natural} of water it is drier than its plastic limit, with a liquidity index of {liquidity} and a consistency index of {consistency}.'
              : liquidity < 1
                ? ' At {natural} of water it is plastic, with a liquidity index of {liquidity} and a consistency index of {consistency}.'
                : ' At {natural} of water it is wetter than its liquid limit, with a liquidity index of {liquidity} and a consistency index of {consistency}.';
    const active =
      activityClass === undefined
        ? ''
        : ` With {clay} of clay its activity is {activity}, ${activityClass === 'Inactive' ? 'inactive' : activityClass === 'Normal' ? 'normal' : 'active'} by Skempton.`;
    return `With a liquid limit of {liquidLimit} and a plastic limit of {plasticLimit} the plasticity index is {plasticity}.${state}${active}`;
  },
  examples: [
    {
      inputs: { knownLimit: 46, plasticLimit: 24, natural: 35, clay: 20 },
      results: {
        plasticity: 22,
        liquidLimit: 46,
        liquidity: 0.5,
        consistency: 0.5,
        activity: 1.1,
        activityClass: 'Normal',
      },
      source: 'By hand: 46 − 24; 11/22; 22/20',
    },
    {
      inputs: {
        method: 'flow',
        tests: [
          { blows: 17, water: 42.1 },
          { blows: 22, water: 40.3 },
          { blows: 28, water: 39 },
          { blows: 34, water: 37.7 },
        ],
        plasticLimit: 19.5,
        natural: 15,
      },
      results: {
        liquidLimit: 39.6301716,
        plasticity: 20.1301716,
        flowIndex: 14.3923537,
        toughness: 1.39867127,
        liquidity: -0.223545039,
        consistency: 1.22354504,
      },
      source: 'numpy.polyfit of the water content over log₁₀ of the blows',
    },
    {
      inputs: { method: 'onePoint', blows: 29, water: 34.5, plasticLimit: 20, natural: 38, clay: 10 },
      results: { liquidLimit: 35.1251762, plasticity: 15.1251762, liquidity: 1.19006878, activityClass: 'Active' },
      cautions: ['does not do for organic soils', 'about at or above the liquid limit', 'swell and shrink'],
      source: 'Python: 34.5 (29/25)^0.121',
    },
    {
      inputs: {
        method: 'flow',
        tests: [
          { blows: 30, water: 39 },
          { blows: 40, water: 37 },
        ],
        plasticLimit: 20,
      },
      results: { liquidLimit: 40.2675212 },
      cautions: ['asks for three tests', 'on one side of 25'],
      source: 'By hand: 39 + 2 log(30/25)/log(40/30)',
    },
    {
      inputs: {
        method: 'flow',
        tests: [
          { blows: 16, water: 46 },
          { blows: 20, water: 38 },
          { blows: 24, water: 42 },
        ],
        plasticLimit: 20,
      },
      results: { liquidLimit: 39.437912 },
      cautions: ['off the flow line', 'on one side of 25'],
      source: 'numpy.polyfit of the water content over log₁₀ of the blows',
    },
    {
      inputs: { knownLimit: 40, plasticLimit: 10, clay: 50 },
      results: { plasticity: 30, activity: 0.6, activityClass: 'Inactive' },
      cautions: ['beyond the U-line'],
      source: 'By hand: 30 > 0.9 × 32; 30/50',
    },
    {
      inputs: { knownLimit: 30, plasticLimit: 20, clay: 8 },
      results: { activity: 1.25, activityClass: 'Normal' },
      cautions: ['two small, unsure numbers'],
      source: 'By hand: 10/8, at the upper end of normal',
    },
    {
      inputs: {
        method: 'flow',
        tests: [
          { blows: 20, water: 39 },
          { blows: 30, water: 41 },
        ],
        plasticLimit: 20,
      },
      noResult: 'must fall as the blows',
      source: 'By definition',
    },
    {
      inputs: { method: 'onePoint', blows: 25, water: 20, plasticLimit: 20 },
      noResult: 'nonplastic',
      source: 'ASTM D4318',
    },
    {
      inputs: {
        method: 'flow',
        tests: [
          { blows: 25, water: 39 },
          { blows: 25, water: 41 },
        ],
        plasticLimit: 20,
      },
      refused: 'different numbers of blows',
      source: 'By definition',
    },
    {
      inputs: { knownLimit: 23, plasticLimit: 20, natural: 20 },
      results: { plasticity: 3, liquidity: 0, consistency: 1 },
      cautions: ['below 4%'],
      source: 'By hand: 23 − 20; at the plastic limit',
    },
    {
      inputs: { knownLimit: 45, plasticLimit: 20, natural: 45 },
      results: { liquidity: 1, consistency: 0 },
      cautions: ['about at or above the liquid limit'],
      source: 'By hand: at the liquid limit',
    },
    { inputs: { knownLimit: 20, plasticLimit: 22 }, refused: 'reported as nonplastic', source: 'ASTM D4318' },
    {
      inputs: {
        method: 'flow',
        tests: [
          { blows: 99, water: 1000 },
          { blows: 100, water: 1 },
        ],
        plasticLimit: 20,
      },
      noResult: 'where none of a soil lies',
      source: 'By hand: 1000 + 999 × log₁₀(99/25)/log₁₀(100/99) = 137,798%',
    },
    {
      inputs: {
        method: 'flow',
        tests: [
          { blows: 5, water: 1000 },
          { blows: 6, water: 1 },
        ],
        plasticLimit: 20,
      },
      noResult: 'where none of a soil lies',
      source: 'By hand: 1 − 999 × log₁₀(25/6)/log₁₀ 1.2 is negative',
    },
  ],
  notes: [
    'For the part that passes the sieve of 0.425 mm. ASTM D4318 reports the limits to whole percents and takes the plasticity index as their difference; here nothing is rounded.',
    'Of the fall cone (BS 1377, 20 mm) give the liquid limit itself; it differs a little from that of the cup.',
  ],
  references: [
    { title: 'ASTM D4318: Standard Test Methods for Liquid Limit, Plastic Limit, and Plasticity Index of Soils' },
    { title: 'Skempton: The colloidal “activity” of clays, Proc. 3rd ICSMFE (1953) vol. 1, 57–61' },
    { title: 'Das, Sobhan: Principles of Geotechnical Engineering, 9th ed., ch. 4' },
  ],
});
