import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isBelow,
  list,
  percent,
  quantity,
  type Shape,
  sum,
  table,
} from '@reckoner/engine';

/** In parallel all springs give way alike, in series all bear the same load. */
export default defineCalculator({
  title: 'Springs in series and parallel',
  description: 'Stiffness of springs in series or in parallel, and the load, deflection and energy of each one.',
  keywords: [
    'combined spring constant',
    'equivalent stiffness',
    'effective spring rate',
    'spring combination',
    'spring load share',
  ],
  inputs: {
    arrangement: choice(
      {
        parallel: { label: 'In parallel, side by side', also: ['parallel', 'side by side'] },
        series: { label: 'In series, end to end', also: ['series', 'end to end'] },
      },
      { label: 'Arrangement' },
    ),
    springs: list(quantity('N/m', { label: 'Spring constant', symbol: 'k', min: 1e-9, max: 1e12, usual: [0.1, 1e8] }), {
      label: 'Spring constants',
      help: '1 N/mm is 1,000 N/m; a unit at each: 2 N/mm, 5 N/mm.',
      symbol: 'k',
      maxItems: 100,
    }),
    load: quantity('N', {
      label: 'Load',
      help: 'On all of them together; of a hanging mass its weight.',
      symbol: 'F',
      min: 0,
      max: 1e12,
      usual: [0.001, 1e7],
      optional: true,
    }),
  },
  outputs: {
    stiffness: quantity('N/m', { label: 'Stiffness of all', symbol: 'k_e' }),
    deflection: quantity('m', { label: 'Deflection under the load', unit: 'mm', symbol: 'x', optional: true }),
    energy: quantity('J', { label: 'Stored energy', symbol: 'E', optional: true }),
    each: table(
      {
        stiffness: quantity('N/m', { label: 'Spring constant', symbol: 'k_i' }),
        loadShare: percent({ label: 'Share of the load', symbol: 's_i', places: 1 }),
        deflectionShare: percent({ label: 'Share of the deflection', symbol: 'u_i', places: 1 }),
        load: quantity('N', { label: 'Load', symbol: 'F_i', optional: true }),
        deflection: quantity('m', { label: 'Deflection', unit: 'mm', symbol: 'x_i', optional: true }),
      },
      { label: 'Springs' },
    ),
  },
  formula: ({ arrangement, springs, load }) => {
    const parallel = arrangement === 'parallel';
    const stiffness = parallel ? sum(springs) : 1 / sum(springs.map((spring) => 1 / spring));
    const deflection = load === undefined ? undefined : load / stiffness;
    return {
      stiffness,
      deflection,
      energy: load === undefined ? undefined : (0.5 * load ** 2) / stiffness,
      each: springs.map((spring) => ({
        stiffness: spring,
        loadShare: parallel ? spring / stiffness : 1,
        deflectionShare: parallel ? 1 : stiffness / spring,
        load: load === undefined ? undefined : parallel ? (load * spring) / stiffness : load,
        deflection: load === undefined ? undefined : parallel ? load / stiffness : load / spring,
      })),
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Springs',
    draw: ({ arrangement, springs }) => {
      if (springs.length > 8) return undefined;
      const coil = (x: number, top: number, bottom: number): Shape => ({
        shape: 'line',
        points: [
          [x, top],
          ...Array.from({ length: 11 }, (_, i): [number, number] => [
            x + (i === 0 || i === 10 ? 0 : i % 2 === 0 ? -0.25 : 0.25),
            top - 0.2 - ((top - bottom - 0.4) * i) / 10,
          ]),
          [x, bottom],
        ],
      });
      const count = springs.length;
      const series = arrangement === 'series';
      const [width, height] = series ? [0, 2 * count] : [1.4 * (count - 1), 2];
      return [
        {
          shape: 'line',
          color: 5,
          points: [
            [-0.6, 0],
            [width + 0.6, 0],
          ],
        },
        ...springs.map((_, i) => (series ? coil(0, -2 * i, -2 * i - 2) : coil(1.4 * i, 0, -2))),
        ...springs.map(
          (stiffness, i): Shape => ({
            shape: 'label',
            at: series ? [0.9, -2 * i - 1] : [1.4 * i + 0.5, -1],
            of: 'stiffness',
            value: stiffness,
          }),
        ),
        {
          shape: 'line',
          color: 2,
          points: [
            [-0.6, -height],
            [width + 0.6, -height],
          ],
        },
        { shape: 'arrow', color: 3, from: [width / 2, -height], to: [width / 2, -height - 1], label: 'F' },
      ];
    },
  },
  explanation: ({ arrangement, springs, load }) => {
    const under = load === undefined ? '' : ' Under {load} they give way by {deflection} and store {energy}.';
    if (springs.length === 1)
      return `A single spring has its own stiffness, {stiffness}.${under.replace('they give', 'it gives').replace('store', 'stores')}`;
    if (springs.every((spring) => spring === springs[0]))
      return arrangement === 'parallel'
        ? `${springs.length} equal springs in parallel are as stiff as one of {stiffness}: each bears the same share of the load.${under}`
        : `${springs.length} equal springs in series are as stiff as one of {stiffness}: each bears the whole load and gives way alike.${under}`;
    return arrangement === 'parallel'
      ? `${springs.length} springs in parallel are as stiff as one of {stiffness}: each gives way alike, and the stiffer a spring, the more it bears.${under}`
      : `${springs.length} springs in series are as stiff as one of {stiffness}: each bears the whole load, and the softer a spring, the more it gives way.${under}`;
  },
  cautions: [
    {
      level: 'note',
      when: ({ springs }) => isAbove(Math.max(...springs), 1000 * Math.min(...springs)),
      says: 'The stiffest spring is more than 1,000 times as stiff as the softest: if that is not meant, check the units, as 1 N/mm is 1,000 N/m.',
    },
    {
      level: 'caution',
      when: ({ deflection }) => deflection !== undefined && isAbove(deflection, constant(2, 'm')),
      says: 'Few springs give way by more than 2 m: are the spring constants in N/m, and not in N/mm?',
    },
    {
      level: 'caution',
      when: ({ deflection }) => deflection !== undefined && deflection > 0 && isBelow(deflection, constant(1e-5, 'm')),
      says: 'A deflection below 0.01 mm is less than the play of most mounts: are load and spring constants in the right units?',
    },
  ],
  examples: [
    {
      inputs: { arrangement: 'parallel', springs: [100, 200], load: 6 },
      results: {
        stiffness: 300,
        deflection: 20,
        energy: 0.06,
        each: {
          length: 2,
          rows: {
            0: { stiffness: 100, loadShare: 33.3333333333, deflectionShare: 100, load: 2, deflection: 20 },
            1: { stiffness: 200, loadShare: 66.6666666667, load: 4, deflection: 20 },
          },
        },
      },
      source: 'By hand: 100 + 200; 6/300; 36/600; 100 × 0.02, 200 × 0.02',
    },
    {
      inputs: { arrangement: 'series', springs: [100, 200, 200], load: 10 },
      results: {
        stiffness: 50,
        deflection: 200,
        energy: 1,
        each: {
          length: 3,
          rows: {
            0: { loadShare: 100, deflectionShare: 50, load: 10, deflection: 100 },
            2: { loadShare: 100, deflectionShare: 25, load: 10, deflection: 50 },
          },
        },
      },
      source: 'By hand: 1/(0.01 + 0.005 + 0.005); 10/50; 100/100; 10/100, 10/200',
    },
    {
      inputs: { arrangement: 'series', springs: [300] },
      results: { stiffness: 300, each: { length: 1, rows: { 0: { loadShare: 100, deflectionShare: 100 } } } },
      source: 'By definition',
    },
    {
      inputs: { arrangement: 'parallel', springs: [400, 400, 400] },
      results: { stiffness: 1200 },
      source: 'By hand: 3 × 400',
    },
    {
      inputs: { arrangement: 'parallel', springs: [5, 10000] },
      results: { stiffness: 10005 },
      cautions: ['1,000 times as stiff'],
      source: 'By hand: 5 + 10000',
    },
    {
      inputs: { arrangement: 'parallel', springs: [20, 30], load: 500 },
      results: { stiffness: 50, deflection: 10000 },
      cautions: ['not in N/mm'],
      source: 'By hand: 500/50 m',
    },
    {
      inputs: { arrangement: 'series', springs: [20000, 20000], load: 0.05 },
      results: { stiffness: 10000, deflection: 0.005 },
      cautions: ['the play of most mounts'],
      source: 'By hand: 0.05/10000 m',
    },
  ],
  notes: [
    'Linear springs without mass, as long as no coil touches the next. In parallel they are of one free length and are pressed or drawn alike, so that the load must stand where it does not tilt; the weight of the springs is left out.',
    'A mixed arrangement is taken in steps: what is in parallel first becomes one spring of the series, or the other way around.',
  ],
  references: [
    { title: 'Meriam, Kraige: Engineering Mechanics, Dynamics, 7th ed., §8/2' },
    {
      title: 'Wikipedia: Series and parallel springs',
      url: 'https://en.wikipedia.org/wiki/Series_and_parallel_springs',
    },
  ],
});
