import { choice, defineCalculator, isAtLeast, isBelow, number, percent, table } from '@reckoner/engine';

/** The levels that charting programs draw, as shares of the swing. */
const RETRACEMENTS = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1];
const EXTENSIONS = [1.272, 1.382, 1.618, 2, 2.618];
const PROJECTIONS = [0.618, 1, 1.272, 1.618, 2, 2.618];

const price = { min: 0, max: 1e12, digits: 10 } as const;

/** Retracements lie between the ends of a swing, from its end back; extensions beyond its end, from its start on. */
export default defineCalculator({
  title: 'Fibonacci retracement',
  description:
    'Retracement and extension levels of a price swing between its low and its high, and projections from a pullback.',
  keywords: [
    'fib levels',
    'fibonacci extension',
    'golden ratio trading',
    'retracement levels',
    'fibonacci projection',
    'swing high and low',
  ],
  related: ['pivot-points', 'risk-reward-ratio', 'position-size'],
  inputs: {
    high: number({ label: 'Swing high', symbol: 'H', ...price }),
    low: number({ label: 'Swing low', symbol: 'L', ...price }),
    trend: choice(
      {
        up: { label: 'Up, from the low to the high', also: ['up', 'uptrend', 'rising', 'bullish', 'long'] },
        down: { label: 'Down, from the high to the low', also: ['down', 'downtrend', 'falling', 'bearish', 'short'] },
      },
      { label: 'Swing', default: 'up' },
    ),
    pullback: number({
      label: 'Price now, or at the end of the pullback',
      help: 'Point C, from which the swing is projected.',
      symbol: 'C',
      optional: true,
      ...price,
    }),
  },
  outputs: {
    level618: number({ label: '61.8% retracement', symbol: 'P_{61.8}', digits: 10 }),
    level50: number({ label: '50% retracement', symbol: 'P_{50}', digits: 10 }),
    level382: number({ label: '38.2% retracement', symbol: 'P_{38.2}', digits: 10 }),
    retracements: table(
      { level: percent({ label: 'Level', places: 1 }), price: number({ label: 'Price', digits: 10 }) },
      { label: 'Retracements' },
    ),
    extensions: table(
      { level: percent({ label: 'Level', places: 1 }), price: number({ label: 'Price', digits: 10 }) },
      { label: 'Extensions of the swing' },
    ),
    retraced: percent({ label: 'Share of the swing that is retraced', symbol: 'q', places: 1, optional: true }),
    projections: table(
      { level: percent({ label: 'Level', places: 1 }), price: number({ label: 'Price', digits: 10 }) },
      { label: 'Projections from the pullback', optional: true },
    ),
  },
  formula: ({ high, low, trend, pullback }) => {
    const start = trend === 'up' ? low : high;
    const end = trend === 'up' ? high : low;
    const back = (level: number) => end * (1 - level) + start * level;
    const on = (level: number) => start * (1 - level) + end * level;
    return {
      level618: back(0.618),
      level50: back(0.5),
      level382: back(0.382),
      retracements: RETRACEMENTS.map((level) => ({ level, price: back(level) })),
      extensions: EXTENSIONS.map((level) => ({ level, price: on(level) })),
      retraced: pullback === undefined ? undefined : (end - pullback) / (end - start),
      projections:
        pullback === undefined
          ? undefined
          : PROJECTIONS.map((level) => ({ level, price: pullback + level * (end - start) })),
    };
  },
  shown: ({ high, low, trend, pullback }) => ({
    level618: trend === 'up' ? high - 0.618 * (high - low) : low + 0.618 * (high - low),
    level50: (high + low) / 2,
    level382: trend === 'up' ? high - 0.382 * (high - low) : low + 0.382 * (high - low),
    retraced: trend === 'up' ? (high - pullback!) / (high - low) : (pullback! - low) / (high - low),
    retracements: undefined,
    extensions: undefined,
    projections: undefined,
  }),
  stepwise: [
    'Retracements: the level, times the height of the swing, is counted back from the end of the swing.',
    'Extensions: the level, times the height of the swing, is counted on from the start of the swing, so that 100% is its end.',
    'Projections: the level, times the height of the swing, is counted from the pullback in the direction of the swing.',
  ],
  figure: {
    kind: 'drawing',
    title: 'Swing and its retracements',
    scales: 'apart',
    draw: ({ high, low, trend, retracements }) => {
      const [start, end] = trend === 'up' ? [low, high] : [high, low];
      return [
        ...retracements.map(
          ({ price: at }, index) =>
            ({
              shape: 'line',
              dashed: index > 0 && index < retracements.length - 1,
              color: 2,
              points: [
                [0, at],
                [3, at],
              ],
              label: `${['0%', '23.6%', '38.2%', '50%', '61.8%', '78.6%', '100%'][index]}:`,
              of: 'level50',
              value: at,
            }) as const,
        ),
        {
          shape: 'line',
          color: 1,
          points: [
            [0, start],
            [1, end],
          ],
        },
      ];
    },
  },
  explanation: ({ trend, high, low, pullback }) => {
    const swing =
      trend === 'up'
        ? 'Of a rise from {low} to {high}, 38.2% is given back at {level382}, half at {level50} and 61.8% at {level618}.'
        : 'Of a fall from {high} to {low}, 38.2% is regained at {level382}, half at {level50} and 61.8% at {level618}.';
    if (pullback === undefined) return swing;
    const end = trend === 'up' ? high : low;
    if (trend === 'up' ? pullback > end : pullback < end)
      return `${swing} The price of {pullback} lies beyond the end of the swing.`;
    if (pullback === end) return `${swing} The price of {pullback} is at the end of the swing: nothing is retraced.`;
    return `${swing} At {pullback}, {retraced} of the swing is retraced.`;
  },
  requires: [
    {
      that: ({ high, low }) => low < high,
      field: 'low',
      says: 'The swing low, {low}, must be below the swing high, {high}. Which of them came first is said by the direction of the swing.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ extensions, projections }) =>
        [...extensions, ...(projections ?? [])].some((row) => isBelow(row.price, 0)),
      says: 'Some levels lie below zero, where no share or currency trades: leave these out.',
    },
    {
      level: 'caution',
      when: ({ trend, high, low, pullback }) =>
        pullback !== undefined && (trend === 'up' ? pullback < low : pullback > high),
      says: 'The price has gone back past the start of the swing: the swing is undone, and its levels are no longer read as those of a pullback. Check its direction, or measure from the new extreme.',
    },
    {
      level: 'caution',
      when: ({ trend, high, low, pullback }) =>
        pullback !== undefined && (trend === 'up' ? pullback >= high : pullback <= low),
      says: 'The price is at or beyond the end of the swing, so that there is no pullback to project from. Check the direction, or measure the swing to the new extreme.',
    },
    {
      level: 'caution',
      when: ({ high, low }) => low === 0 || isAtLeast(high, 20 * low),
      says: 'The high is twenty times the low or more: check the decimal points of both, and that prices before a split are adjusted. Over so wide a swing many chartists draw the levels on a logarithmic scale; these are on the ordinary one.',
    },
  ],
  examples: [
    {
      inputs: { high: 20, low: 10, pullback: 15 },
      results: {
        level618: 13.82,
        level50: 15,
        level382: 16.18,
        retraced: 50,
        retracements: { length: 7, rows: { 0: { level: 0, price: 20 }, 6: { level: 100, price: 10 } } },
        extensions: { length: 5, rows: { 0: { level: 127.2, price: 22.72 }, 4: { level: 261.8, price: 36.18 } } },
        projections: { length: 6, rows: { 0: { level: 61.8, price: 21.18 }, 5: { level: 261.8, price: 41.18 } } },
      },
      source:
        'marketvolume.com Fibonacci calculator, A = 10, B = 20, C = 15: 16.18, 15, 13.82; projections 21.18 and 41.18; extensions by hand, 10 + 1.272 × 10',
    },
    {
      inputs: { high: 1.125, low: 1.085, trend: 'down' },
      results: {
        level618: 1.10972,
        level50: 1.105,
        level382: 1.10028,
        extensions: { length: 5, rows: { 0: { level: 127.2, price: 1.07412 }, 4: { level: 261.8, price: 1.02028 } } },
      },
      source: 'By hand: 1.085 + 0.04 × level; 1.125 - 0.04 × level',
    },
    {
      inputs: { high: 20, low: 10, trend: 'down', pullback: 21 },
      results: { level618: 16.18, retraced: 110 },
      cautions: ['below zero', 'swing is undone'],
      source: 'marketvolume.com: 16.18 is 61.8% from the low; 20 - 2.618 × 10 = -6.18; 11/10',
    },
    {
      inputs: { high: 20, low: 10, pullback: 20 },
      results: { retraced: 0 },
      cautions: ['no pullback to project from'],
      source: 'By definition',
    },
    {
      inputs: { high: 20, low: 10, pullback: 22 },
      results: { retraced: -20 },
      cautions: ['beyond the end'],
      source: 'By hand: -2/10',
    },
    {
      inputs: { high: 100, low: 4 },
      results: { level50: 52 },
      cautions: ['decimal points of both'],
      source: 'By hand: 104/2',
    },
    { inputs: { high: 10, low: 20 }, refused: 'must be below', source: 'By definition' },
  ],
  notes: [
    'Levels are those of charting programs: 0.236, 0.382, 0.618 and 0.786 stand rounded for powers and roots of the golden ratio; 50% is no Fibonacci ratio.',
    'The levels are a convention among traders: that prices turn at them is not established.',
    'Extensions are counted from the start of the swing, so that 161.8% lies 61.8% beyond its end. Programs that count from its end call the same price 61.8%.',
  ],
  references: [
    {
      title: 'MarketVolume: Fibonacci Calculator, retracements and projections',
      url: 'http://www.marketvolume.com/quotes/fibonaccicalculator.asp',
    },
    {
      title: 'KeepTradingIt: Fibonacci Levels Calculator, formulas',
      url: 'https://keeptradingit.com/fibonacci-calculator/',
    },
  ],
});
